/** Addresses of the page, and what each of them shows. */

export type Route =
  | { page: 'front' }
  | { page: 'new'; game: string }
  | { page: 'table'; id: string }
  | { page: 'join'; id: string; invite: string }
  | { page: 'replay'; id: string }
  | { page: 'daily' }
  | { page: 'lost' }

export function read(path: string): Route {
  const parts = path.split('/').filter(Boolean).map(plain)
  const [first, id, invite] = parts
  if (parts.length === 0) return { page: 'front' }
  if (parts.length === 1 && first === 'daily') return { page: 'daily' }
  if (parts.length === 2 && id) {
    if (first === 'new') return { page: 'new', game: id }
    if (first === 't') return { page: 'table', id }
    if (first === 'replay') return { page: 'replay', id }
  }
  if (parts.length === 3 && first === 'join' && id && invite) return { page: 'join', id, invite }
  return { page: 'lost' }
}

export const paths = {
  front: '/',
  daily: '/daily',
  new: (game: string) => `/new/${encodeURIComponent(game)}`,
  table: (id: string) => `/t/${encodeURIComponent(id)}`,
  join: (id: string, invite: string) =>
    `/join/${encodeURIComponent(id)}/${encodeURIComponent(invite)}`,
  replay: (id: string) => `/replay/${encodeURIComponent(id)}`,
}

/** The path a click on a link leads to inside the page, or null if the browser is to follow it. */
export function inside(event: MouseEvent, origin: string): string | null {
  if (event.defaultPrevented || event.button !== 0) return null
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.target || link.hasAttribute('download')) return null
  const address = new URL(link.href, origin)
  if (address.origin !== origin || address.pathname.startsWith('/api/') || address.hash) return null
  return address.pathname
}

function plain(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
