import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { sql } from 'kysely'
import { makeAdmin } from '#features/auth/server/service.ts'
import { house, type House } from '#server/testing/house.ts'
import { createApp } from '#server/app.ts'
import { buildDeps } from '#server/build-deps.ts'
import { createLog } from '#server/platform/log.ts'
import { eventually } from '#server/testing/hanap-process.ts'
import { deliverMessage } from './service.ts'

type Person = { token: string; user: { id: number; email: string } }
let h: House
let url: string
let admin: Person
beforeAll(async () => {
  h = await house()
  url = await h.app.listen({ port: 0 })
  admin = await h.signUp()
  await makeAdmin(h.deps, admin.user.email)
})
afterAll(() => h.close())

const open: AbortController[] = []
afterEach(() => {
  vi.useRealTimers()
  open.splice(0).forEach((one) => one.abort())
})

/** Opens a stream as the browser does; `heard` grows as news come in. */
async function listen(token: string, at = url) {
  const control = new AbortController()
  open.push(control)
  const answer = await fetch(`${at}/api/events/`, {
    headers: { authorization: `Token ${token}` },
    signal: control.signal,
  })
  const stream = { answer, heard: [] as string[], text: '', ended: false, close: () => control.abort() }
  void read(answer, stream)
  return stream
}
type Stream = Awaited<ReturnType<typeof listen>>

async function read(answer: Response, stream: Stream): Promise<void> {
  const decoder = new TextDecoder()
  try {
    for await (const part of answer.body ?? []) {
      stream.text += decoder.decode(part, { stream: true })
      stream.heard = [...stream.text.matchAll(/^event: (\w+)\ndata: (\d*)$/gm)].map(([, name, id]) => `${name}${id}`)
    }
  } catch {
    // Closed from this side.
  }
  stream.ended = true
}
const hears = (stream: Stream, what: string) =>
  eventually(`the stream says ${what}`, async () => stream.heard.includes(what), 10_000)
const ends = (stream: Stream) => eventually('the stream ended', async () => stream.ended, 10_000)
const write = (to: Person) =>
  deliverMessage(h.db, {
    jobseekerId: to.user.id,
    sender: { id: admin.user.id, is_admin: true },
    body: 'A secret word',
    now: h.clock.now(),
  })

test('a message is heard at once by the person and the team, and by nobody else; nothing but names and ids crosses', async () => {
  const [luz, stranger] = [await h.signUp(), await h.signUp()]
  const streams = await Promise.all([luz, admin, stranger].map(({ token }) => listen(token)))
  const [own, team, other] = streams as [Stream, Stream, Stream]
  for (const stream of streams) await hears(stream, 'refresh')
  const { thread_id: thread } = await write(luz)
  await hears(own, `message${thread}`)
  await hears(team, `message${thread}`)
  expect(other.heard).toEqual(['refresh'])
  expect(own.text).not.toContain('secret')
  expect(Object.fromEntries(own.answer.headers)).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  })
})

test('without a token, or with a wrong one, there is no stream', async () => {
  expect((await fetch(`${url}/api/events/`)).status).toBe(401)
  expect((await listen('x'.repeat(43))).answer.status).toBe(401)
})

test('a message written through one process is heard in another', async () => {
  const luz = await h.signUp()
  const second = await buildDeps(h.deps.config, { databaseUrl: h.databaseUrl, log: createLog('silent'), worker: false })
  const app = await createApp(second.deps, { pages: false })
  try {
    const stream = await listen(luz.token, await app.listen({ port: 0 }))
    await hears(stream, 'refresh')
    const { thread_id: thread } = await write(luz)
    await expect(hears(stream, `message${thread}`)).resolves.toBe(true)
    // Draining ends the stream instead of waiting for it.
    await app.close()
    await expect(ends(stream)).resolves.toBe(true)
  } finally {
    await app.close()
    await second.close()
  }
})

test('the connection for news heals: after a loss everybody looks again and hears what comes', async () => {
  const luz = await h.signUp()
  const stream = await listen(luz.token)
  await hears(stream, 'refresh')
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'hanap news' and datname = current_database()`.execute(h.db)
  await eventually('it says refresh again', async () => stream.heard.length === 2, 10_000)
  const { thread_id: thread } = await write(luz)
  await expect(hears(stream, `message${thread}`)).resolves.toBe(true)
})

test('a fifth stream of a person ends the oldest, which is told why', async () => {
  const luz = await h.signUp()
  const streams: Stream[] = []
  for (const _ of [1, 2, 3, 4, 5]) streams.push(await listen(luz.token))
  const [oldest, ...others] = streams as [Stream, ...Stream[]]
  await ends(oldest)
  expect(oldest.heard.at(-1)).toBe('replaced')
  const { thread_id: thread } = await write(luz)
  for (const stream of others) await hears(stream, `message${thread}`)
})

test('signing out ends the streams of that session at once, and of no other', async () => {
  const luz = await h.signUp()
  const login = { email: luz.user.email, password: luz.password }
  const signIn = async () => (await h.call('POST', '/api/auth/login/', { body: login })).body.token as string
  const [phone, tablet, desk] = [await signIn(), await signIn(), await signIn()]
  const streams = await Promise.all([luz.token, phone, tablet, desk].map((token) => listen(token)))
  const [first, second, third, here] = streams as [Stream, Stream, Stream, Stream]
  for (const stream of streams) await hears(stream, 'refresh')
  await h.call('POST', '/api/auth/logout/', { token: luz.token })
  await ends(first)
  const { body } = await h.call('GET', '/api/auth/sessions/', { token: phone })
  await h.call('DELETE', `/api/auth/sessions/${body.results[0].id}/`, { token: desk })
  await ends(second)
  await h.call('POST', '/api/auth/logout/all/', { token: desk, body: { keep_current: true } })
  await ends(third)
  await eventually('the one that stays was asked', async () => here.text.includes(': still here'), 10_000)
  expect([here.ended, here.heard]).toEqual([false, ['refresh']])
  await h.call('POST', '/api/auth/logout/all/', { token: desk, body: {} })
  await ends(here)
})

test('the end of the token ends the stream with the next heartbeat, every 25 seconds', async () => {
  const [staying, late] = [await h.signUp(), await h.signUp()]
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const here = await listen(staying.token)
  vi.advanceTimersByTime(25_000)
  await eventually('it is alive', async () => here.text.includes(': still here'), 10_000)
  expect(here.ended).toBe(false)
  const tired = await listen(late.token)
  h.clock.advance(13 * 3_600_000)
  vi.advanceTimersByTime(25_000)
  await ends(tired)
})
