/** The server's calls over HTTP. Every failure is an `ApiError` with a code the page has words for. */
import type { Daily, Frame, GameInfo, NewTable, Par, Person, Table } from './protocol'

/** Frames the server sends at most in one answer. */
export const FRAMES = 200

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message)
  }

  /** The server did not answer at all, or could not. */
  get down(): boolean {
    return this.status === 0 || this.status >= 500
  }
}

type Method = 'GET' | 'POST' | 'PUT'

async function ask<Answer>(method: Method, path: string, body?: unknown): Promise<Answer> {
  const request: RequestInit = { method, headers: { Accept: 'application/json' } }
  if (body !== undefined) {
    request.body = JSON.stringify(body)
    request.headers = { ...request.headers, 'Content-Type': 'application/json' }
  }
  let answer: Response
  try {
    answer = await fetch(`/api${path}`, request)
  } catch {
    throw new ApiError(0, 'offline', 'the server does not answer')
  }
  if (!answer.ok) throw await failure(answer)
  return (await answer.json()) as Answer
}

async function failure(answer: Response): Promise<ApiError> {
  const said = (await answer.json().catch(() => ({}))) as { code?: string; message?: string }
  const code = said.code ?? (answer.status >= 500 ? 'offline' : `http-${answer.status}`)
  return new ApiError(answer.status, code, said.message ?? answer.statusText)
}

const at = (id: string) => `/tables/${encodeURIComponent(id)}`

/** Percent of the waiting times that a game's rules name. */
const FULL_HUSH = 100

export const api = {
  me: () => ask<Person>('GET', '/me'),
  rename: (name: string) => ask<Person>('PUT', '/me', { name }),
  games: () => ask<GameInfo[]>('GET', '/games'),
  tables: () => ask<Table[]>('GET', '/tables'),
  table: (id: string) => ask<Table>('GET', at(id)),
  /** Tables opened here are played live: among people the time a secret takes must tell nothing. */
  open: (table: NewTable) => ask<Table>('POST', '/tables', { hush: FULL_HUSH, ...table }),
  join: (id: string, invite: string) => ask<Table>('POST', `${at(id)}/join`, { invite }),
  par: (id: string) => ask<Par>('GET', `${at(id)}/par`),
  /** The challenges of a day, or of today. */
  daily: (day?: string) => ask<Daily[]>('GET', day ? `/daily?${new URLSearchParams({ day })}` : '/daily'),
  /** My table of today's challenge. */
  tryDaily: (game: string) => ask<Table>('POST', `/daily/${encodeURIComponent(game)}`, {}),
  recordPath: (id: string) => `/api${at(id)}/record`,

  /** All frames of a finished game, as a seat (or a spectator) may see them. */
  async frames(id: string, seat: number | null): Promise<Frame[]> {
    const all: Frame[] = []
    for (;;) {
      const query = new URLSearchParams({ first: String(all.length), count: String(FRAMES) })
      if (seat !== null) query.set('seat', String(seat))
      const some = await ask<Frame[]>('GET', `${at(id)}/frames?${query}`)
      all.push(...some)
      if (some.length < FRAMES) return all
    }
  },
}
