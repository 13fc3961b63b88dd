/** Addresses of the page, and what each of them shows. */
import type { Viewer } from './protocol'

export type Route =
  | { page: 'front' }
  | { page: 'new'; game: string }
  | { page: 'table'; id: string }
  | { page: 'join'; id: string; invite: string }
  | { page: 'replay'; id: string; at?: number; viewer?: Viewer }
  | { page: 'daily' }
  | { page: 'dice' }
  | { page: 'finished' }
  | { page: 'lab' }
  | { page: 'you' }
  | { page: 'lost' }

/** What is at a path, with its query if it has one. */
export function read(address: string): Route {
  const [path = '', query] = address.split('?')
  const parts = path.split('/').filter(Boolean).map(plain)
  const [first, id, invite] = parts
  if (parts.length === 0) return { page: 'front' }
  if (parts.length === 1) {
    if (first === 'daily' || first === 'dice' || first === 'finished') return { page: first }
    if (first === 'lab' || first === 'you') return { page: first }
  }
  if (parts.length === 2 && id) {
    if (first === 'new') return { page: 'new', game: id }
    if (first === 't') return { page: 'table', id }
    if (first === 'replay') return { page: 'replay', id, ...moment(new URLSearchParams(query)) }
  }
  if (parts.length === 3 && first === 'join' && id && invite) return { page: 'join', id, invite }
  return { page: 'lost' }
}

/** Addresses of one place differ only in how it is looked at. */
export const placeOf = (route: Route): string =>
  [route.page, 'id' in route ? route.id : '', 'game' in route ? route.game : ''].join(' ')

export const paths = {
  front: '/',
  daily: '/daily',
  dice: '/dice',
  finished: '/finished',
  lab: '/lab',
  you: '/you',
  new: (game: string) => `/new/${encodeURIComponent(game)}`,
  table: (id: string) => `/t/${encodeURIComponent(id)}`,
  join: (id: string, invite: string) =>
    `/join/${encodeURIComponent(id)}/${encodeURIComponent(invite)}`,
  /** A finished game, or the moment of it after so many choices, as somebody saw it. */
  replay: (id: string, at?: number, viewer?: Viewer) => {
    const query = new URLSearchParams()
    if (at !== undefined) query.set('at', String(at))
    if (viewer !== undefined) query.set('seat', String(viewer ?? 'none'))
    return `/replay/${encodeURIComponent(id)}${query.size ? `?${query}` : ''}`
  },
}

/** The path a click on a link leads to inside the page, or null if the browser is to follow it. */
export function inside(event: MouseEvent, origin: string): string | null {
  if (event.defaultPrevented || event.button !== 0) return null
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.target || link.hasAttribute('download')) return null
  const address = new URL(link.href, origin)
  if (address.origin !== origin || address.pathname.startsWith('/api/') || address.hash) return null
  return address.pathname + address.search
}

function moment(query: URLSearchParams): { at?: number; viewer?: Viewer } {
  const [at, seat] = [query.get('at') ?? '', query.get('seat') ?? '']
  return {
    ...(NUMBER.test(at) ? { at: Number(at) } : {}),
    ...(NUMBER.test(seat) ? { viewer: Number(seat) } : {}),
    ...(seat === 'all' ? { viewer: 'all' } : seat === 'none' ? { viewer: null } : {}),
  }
}

const NUMBER = /^\d{1,6}$/

function plain(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
