import { describe, expect, it } from 'vitest'
import { inside, paths, read } from '../src/router'

describe('read', () => {
  it('is the inverse of every path', () => {
    expect(read(paths.front)).toEqual({ page: 'front' })
    expect(read(paths.new('waggle-dance'))).toEqual({ page: 'new', game: 'waggle-dance' })
    expect(read(paths.table('a b/c'))).toEqual({ page: 'table', id: 'a b/c' })
    expect(read(paths.join('k3', 'x=y'))).toEqual({ page: 'join', id: 'k3', invite: 'x=y' })
    expect(read(paths.replay('k3'))).toEqual({ page: 'replay', id: 'k3' })
    expect(read(paths.replay('k3', 57, 1))).toEqual({ page: 'replay', id: 'k3', at: 57, viewer: 1 })
    expect(read(paths.replay('k3', 0, null))).toMatchObject({ at: 0, viewer: null })
    expect(read(paths.replay('k3', 3, 'all'))).toMatchObject({ at: 3, viewer: 'all' })
    expect(read('/replay/k3?at=-1&seat=everybody')).toEqual({ page: 'replay', id: 'k3' })
    expect(read(paths.daily)).toEqual({ page: 'daily' })
    expect(read(paths.dice)).toEqual({ page: 'dice' })
    expect(read(paths.lab)).toEqual({ page: 'lab' })
  })

  it.each(['/t', '/t/a/b', '/new', '/join/a', '/elsewhere', '/join/a/b/c'])(
    'is lost at %s',
    (path) => {
      expect(read(path)).toEqual({ page: 'lost' })
    },
  )

  it('takes an address that is not well encoded as it stands', () => {
    expect(read('/t/%E0%A4%A')).toEqual({ page: 'table', id: '%E0%A4%A' })
  })
})

describe('inside', () => {
  const here = 'http://localhost:3000'

  function click(attributes: Record<string, string>, how: MouseEventInit = {}): string | null {
    const link = document.createElement('a')
    for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value)
    link.append(document.createElement('b'))
    document.body.append(link)
    const event = new MouseEvent('click', { bubbles: true, ...how })
    let path: string | null = null
    document.addEventListener('click', (clicked) => (path = inside(clicked, here)), { once: true })
    link.firstElementChild!.dispatchEvent(event)
    return path
  }

  it('follows links of the page, also from inside them', () => {
    expect(click({ href: `${here}/t/abc` })).toBe('/t/abc')
    expect(click({ href: `${here}/replay/abc?at=3` })).toBe('/replay/abc?at=3')
  })

  it('leaves other places, downloads, the server’s own paths and new tabs to the browser', () => {
    expect(click({ href: 'https://example.org/t/abc' })).toBeNull()
    expect(click({ href: `${here}/api/tables/x/record`, download: '' })).toBeNull()
    expect(click({ href: `${here}/api/me` })).toBeNull()
    expect(click({ href: `${here}/t/abc` }, { ctrlKey: true })).toBeNull()
    expect(click({ href: `${here}/#main` })).toBeNull()
  })
})
