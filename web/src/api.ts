/** The server's calls over HTTP. Every failure is an `ApiError` with a code the page has words for. */
import { contribution } from './chance'
import { note } from './noted'
import type {
  Chances,
  Credential,
  Daily,
  Device,
  Finished,
  Frame,
  GameInfo,
  Hook,
  NewSeat,
  NewTable,
  Par,
  Passkey,
  PasskeyChallenge,
  PasskeyProof,
  PasskeyWish,
  Person,
  Proof,
  Report,
  Table,
  TalkLine,
  TalkPage,
  Vacation,
  Value,
  Viewer,
} from './protocol'

/** Frames the server sends at most in one answer. */
export const FRAMES = 200

/** Says with the list of games how much of the server's core is compiled, until all of it is. */
const COMPILED = 'X-Compiled'
/** Comes with the list of games where the host shows the laboratory's reports. */
const LAB = 'X-Lab'

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
  return (await (await reach(method, path, body)).json()) as Answer
}

async function reach(method: Method, path: string, body?: unknown): Promise<Response> {
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
  return answer
}

async function failure(answer: Response): Promise<ApiError> {
  const said = (await answer.json().catch(() => ({}))) as { code?: string; message?: string }
  const code = said.code ?? (answer.status >= 500 ? 'offline' : `http-${answer.status}`)
  return new ApiError(answer.status, code, said.message ?? answer.statusText)
}

const at = (id: string) => `/tables/${encodeURIComponent(id)}`

/** Percent of the waiting times that a game's rules name. */
const FULL_HUSH = 100
/** Seconds after which whoever is asked in secret lets it be. */
const PATIENCE = 20

export const api = {
  me: () => ask<Person>('GET', '/me'),
  rename: (name: string) => ask<Person>('PUT', '/me', { name }),
  keep: (login: string, passphrase: string) =>
    ask<Person>('POST', '/me/keep', { login, passphrase }),
  signIn: (login: string, passphrase: string, bring: boolean) =>
    ask<Person>('POST', '/me/sign-in', { login, passphrase, bring }),
  signOut: (everywhere: boolean) => ask<Person>('POST', '/me/sign-out', { everywhere }),
  newPassphrase: (proof: Proof, fresh: string) =>
    ask<Person>('PUT', '/me/passphrase', {
      ...(typeof proof === 'string' ? { old: proof } : { credential: proof }),
      new: fresh,
    }),
  devices: () => ask<Device[]>('GET', '/me/devices'),
  passkeys: () => ask<Passkey[]>('GET', '/me/passkeys'),
  newPasskey: () => ask<PasskeyWish>('POST', '/me/passkeys/challenge', {}),
  addPasskey: (name: string, credential: Credential) =>
    ask<Passkey>('POST', '/me/passkeys', { name, credential }),
  /** Those that are left. */
  removePasskey: (id: string) =>
    ask<Passkey[]>('POST', `/me/passkeys/${encodeURIComponent(id)}/remove`, {}),
  passkeyChallenge: () => ask<PasskeyChallenge>('POST', '/me/sign-in/challenge', {}),
  signInByPasskey: (credential: Credential, bring: boolean) =>
    ask<Person>('POST', '/me/sign-in/passkey', { credential, bring }),
  proofChallenge: () => ask<PasskeyProof>('POST', '/me/proof/challenge', {}),
  forget: (proof: Proof) =>
    ask<Person>(
      'POST',
      '/me/forget',
      typeof proof === 'string' ? { passphrase: proof } : { credential: proof },
    ),
  hook: () => ask<Hook>('GET', '/me/hook'),
  setHook: (url: string | null) => ask<Hook>('PUT', '/me/hook', { url }),
  dataPath: '/api/me/data',
  /** The games; `compiled`, in per cent, while bots think more slowly than they will. */
  async games(): Promise<{ games: GameInfo[]; compiled: number | null; lab: boolean }> {
    const answer = await reach('GET', '/games')
    const compiled = answer.headers.get(COMPILED)
    const games = (await answer.json()) as GameInfo[]
    const lab = answer.headers.has(LAB)
    return { games, compiled: compiled === null ? null : Number(compiled), lab }
  },
  tables: () => ask<Table[]>('GET', '/tables'),
  table: (id: string) => ask<Table>('GET', at(id)),
  /**
   * Tables opened here are played live: among people the time a secret takes must tell nothing. What
   * I add to the chance is sent once the server has promised its own part.
   */
  async open(table: NewTable): Promise<Table> {
    const wish = { hush: FULL_HUSH, patience: PATIENCE, contribute: true, ...table }
    return api.contribute(await ask<Table>('POST', '/tables', wish))
  },
  /** Add to the chance of a table if it waits for me to. */
  async contribute(table: Table): Promise<Table> {
    note(table)
    if (!table.seats.some((seat) => table.mine.includes(seat.seat) && seat.contribution === ''))
      return table
    const wish = { contribution: contribution() }
    try {
      const next = await ask<Table>('POST', `${at(table.id)}/contribution`, wish)
      note(next)
      return next
    } catch (error) {
      if (error instanceof ApiError && error.code === 'fixed') return table // by another window
      throw error
    }
  },
  /** Without an invitation where the table says that I may. */
  join: (id: string, invite = '') =>
    ask<Table>('POST', `${at(id)}/join`, { invite, contribution: contribution() }),
  chance: (id: string) => ask<Chances>('GET', `${at(id)}/chance`),
  leave: (id: string) => ask<Table>('POST', `${at(id)}/leave`, {}),
  kick: (id: string, seat: number) => ask<Table>('POST', `${at(id)}/seats/${seat}/kick`, {}),
  fill: (id: string, level: string) => ask<Table>('POST', `${at(id)}/fill`, { level }),
  cancel: (id: string) => ask<Table>('POST', `${at(id)}/cancel`, {}),
  standIn: (id: string, seat: number) => ask<Table>('POST', `${at(id)}/seats/${seat}/stand-in`, {}),
  comeBack: (id: string) => ask<Table>('POST', `${at(id)}/return`, {}),
  rematch: async (id: string) =>
    api.contribute(await ask<Table>('POST', `${at(id)}/rematch`, { contribute: true })),
  takeBack: (id: string, seat: number, what: 'choice' | 'move', count = 1) =>
    ask<Table>('POST', `${at(id)}/back`, { seat, what, count }),
  answerAsk: (id: string, yes: boolean) => ask<Table>('POST', `${at(id)}/answer`, { yes }),
  pause: (id: string) => ask<Table>('POST', `${at(id)}/pause`, {}),
  resume: (id: string) => ask<Table>('POST', `${at(id)}/resume`, {}),
  giveUp: (id: string, seat: number) => ask<Table>('POST', `${at(id)}/give-up`, { seat }),
  vacation: () => ask<Vacation>('GET', '/me/away'),
  /** For so many days; 0: I am back. */
  goAway: (days: number) => ask<Vacation>('PUT', '/me/away', { days }),
  lobby: () => ask<Table[]>('GET', '/lobby'),
  finished: (before: string | null) =>
    ask<Finished>('GET', before ? `/finished?${new URLSearchParams({ before })}` : '/finished'),
  /** The table with a code. */
  find: (code: string) => ask<{ table: string }>('GET', `/codes/${encodeURIComponent(code)}`),
  /** Where somebody at my screen might be asked in secret: these seats want to be. */
  answer: (id: string, moment: string, seats: number[]) =>
    ask<Table>('POST', `${at(id)}/moment`, { moment, seats }),
  par: (id: string) => ask<Par>('GET', `${at(id)}/par`),
  /** The challenges of a day, or of today. */
  daily: (day?: string) =>
    ask<Daily[]>('GET', day ? `/daily?${new URLSearchParams({ day })}` : '/daily'),
  /** My table of today's challenge. */
  tryDaily: (game: string) => ask<Table>('POST', `/daily/${encodeURIComponent(game)}`, {}),
  /** The laboratory's reports, the newest first. */
  reports: () => ask<Report[]>('GET', '/lab'),
  reportPath: (name: string) => `/api/lab/${encodeURIComponent(name)}/report.html`,
  /** Say something as one of my seats, to all or to one other. */
  say: (id: string, seat: number, to: number | null, text: string) =>
    ask<TalkLine>('POST', `${at(id)}/talk`, { seat, to, text }),
  /** What was said before that line. */
  talk: (id: string, before: string) =>
    ask<TalkPage>('GET', `${at(id)}/talk?${new URLSearchParams({ before })}`),
  mute: (id: string, seat: number, muted: boolean) =>
    ask<number[]>('PUT', `${at(id)}/mutes`, { seat, muted }),
  /** A game's sheets as a PDF; `wish` is options of the game, the paper and the language. */
  sheets: async (game: string, wish: Record<string, Value>): Promise<Blob> => {
    const query = new URLSearchParams(
      Object.entries(wish).map(([name, value]) => [name, String(value)]),
    )
    return (await reach('GET', `/games/${encodeURIComponent(game)}/sheets.pdf?${query}`)).blob()
  },
  recordPath: (id: string) => `/api${at(id)}/record`,
  async record(id: string): Promise<string> {
    return (await reach('GET', `${at(id)}/record`)).text()
  },

  /** A table of mine that goes on after so many choices of another (null: after all of them). */
  branch: (id: string, entries: number | null, seats: NewSeat[]) =>
    ask<Table>('POST', `${at(id)}/branch`, { ...(entries === null ? {} : { at: entries }), seats }),
  /** A record as a table. */
  bring: (record: string) => ask<Table>('POST', '/records', { record }),

  /** All frames of a finished game as somebody saw it, or with nothing hidden. */
  async frames(id: string, viewer: Viewer): Promise<Frame[]> {
    const all: Frame[] = []
    for (;;) {
      const query = new URLSearchParams({ first: String(all.length), count: String(FRAMES) })
      if (viewer === 'all') query.set('everything', 'true')
      else if (viewer !== null) query.set('seat', String(viewer))
      const some = await ask<Frame[]>('GET', `${at(id)}/frames?${query}`)
      all.push(...some)
      if (some.length < FRAMES) return all
    }
  },
}
