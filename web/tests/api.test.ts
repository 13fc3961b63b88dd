import { afterEach, describe, expect, it, vi } from 'vitest'
import { api, ApiError, FRAMES } from '../src/api'

const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })

function serve(...answers: (Response | Error)[]) {
  const fetched = vi.fn((_: string, __?: RequestInit) => {
    const next = answers.shift()!
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next)
  })
  vi.stubGlobal('fetch', fetched)
  return fetched
}

afterEach(() => void vi.unstubAllGlobals())

describe('calls', () => {
  it('say that they carry JSON when they change something', async () => {
    const fetched = serve(answer({ id: 'p', name: 'Ann' }))
    await api.rename('Ann')
    const [path, request] = fetched.mock.calls[0]!
    expect(path).toBe('/api/me')
    expect(request).toMatchObject({ method: 'PUT', body: '{"name":"Ann"}' })
    expect(request!.headers).toMatchObject({ 'Content-Type': 'application/json' })
  })

  it('fail with the server’s code and words', async () => {
    serve(answer({ code: 'full', message: 'no seat is free' }, 409))
    await expect(api.join('k3', 'x')).rejects.toMatchObject({
      status: 409,
      code: 'full',
      message: 'no seat is free',
      down: false,
    })
  })

  it('know a silent or broken server from a refusal', async () => {
    serve(new TypeError('network'), new Response('<html>', { status: 502 }))
    await expect(api.me()).rejects.toMatchObject({ code: 'offline', down: true })
    await expect(api.me()).rejects.toMatchObject({ code: 'offline', down: true })
    expect(new ApiError(404, 'not-found', '').down).toBe(false)
  })

  it('fetch frames until there are no more', async () => {
    const frames = (count: number) =>
      answer(Array.from({ length: count }, (_, number) => ({ number })))
    const fetched = serve(frames(FRAMES), frames(3))
    expect(await api.frames('k3', 1)).toHaveLength(FRAMES + 3)
    expect(fetched.mock.calls.map(([path]) => path)).toEqual([
      `/api/tables/k3/frames?first=0&count=${FRAMES}&seat=1`,
      `/api/tables/k3/frames?first=${FRAMES}&count=${FRAMES}&seat=1`,
    ])
  })
})
