import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { findPlace } from '../platform/db/embedded-place.ts'
import { findRunning } from '../platform/db/embedded-server.ts'
import { readBoards } from '../testing/beside.ts'
import { eventually, type HanapProcess } from '../testing/hanap-process.ts'
import { processWorld, type ProcessWorld } from '../testing/process-world.ts'
import { applyTo, control, readySeeker } from '../testing/ready-seeker.ts'

// Whole processes are started here: on a busy machine each takes seconds.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

let world: ProcessWorld
let sockets: Socket[] = []
beforeAll(async () => {
  world = await processWorld({ olj: 30, linkedin: 1 })
  await readBoards(world.env, 'olj')
})
afterAll(() => world.close())
afterEach(async () => {
  sockets.forEach((socket) => socket.destroy())
  sockets = []
  await control(world.sandbox.olj.url, 'DELETE', '/misbehave')
})

const databaseRuns = () => findRunning(findPlace(world.postgres, () => undefined)) !== undefined
const databaseEnds = () => eventually('the database ends', async () => !databaseRuns())

/** A connection over which so much is said and no more. */
async function connection(hanap: HanapProcess, said: string): Promise<void> {
  const socket = connect(Number(new URL(hanap.url).port), '127.0.0.1')
  socket.on('error', () => undefined)
  sockets.push(socket)
  await once(socket, 'connect')
  socket.write(said)
}

/** Asks for lists over and over, twenty at once, until no answer comes any more. */
function load(hanap: HanapProcess): { answers: () => number } {
  let answers = 0
  const ask = async (): Promise<void> => {
    for (;;) {
      await (await fetch(`${hanap.url}/api/jobs/?page=${1 + (answers % 3)}`)).arrayBuffer()
      answers += 1
    }
  }
  for (let n = 0; n < 20; n += 1) void ask().catch(() => undefined)
  return { answers: () => answers }
}

/** Begins an application and waits until its letter is at the board, which treats it so. */
async function applyingTo(hanap: HanapProcess, board: { mode: 'slow'; delay_ms: number } | { mode: 'hang' }) {
  const seeker = await readySeeker(hanap.call, world.sandbox.olj.url)
  const { body } = await hanap.call('GET', '/api/jobs/search/?source=olj')
  await control(world.sandbox.olj.url, 'POST', '/misbehave', { ...board, path: '/apply', method: 'POST' })
  const sent = () => {
    const { requests } = world.sandbox.olj.control.state() as { requests: { by_path: Record<string, number> } }
    return requests.by_path['POST /apply'] ?? 0
  }
  const before = sent()
  const answer = applyTo(hanap.call, seeker.token, (body.results as { id: number }[])[0]?.id ?? 0)
  const answered = answer.catch(() => undefined)
  await eventually('the letter is on its way', async () => sent() > before)
  return { seeker, answered }
}

async function newsFor(hanap: HanapProcess, token: string, streams: number): Promise<Promise<string>[]> {
  const headers = { authorization: `Token ${token}` }
  const opened = Array.from({ length: streams }, () => fetch(`${hanap.url}/api/events/`, { headers }))
  return (await Promise.all(opened)).map((answer) => answer.text().catch(() => 'cut'))
}

test('a busy process finishes what is in flight, waits for nobody who says nothing, and takes its database along', async () => {
  const hanap = await world.start()
  const { seeker, answered } = await applyingTo(hanap, { mode: 'slow', delay_ms: 1500 })
  const news = await newsFor(hanap, seeker.token, 4)
  // As browsers open them in advance, and one that stopped in the middle of a word.
  for (const said of ['', '', 'GET /api/jobs/ HTTP/1.1\r\nhos']) await connection(hanap, said)
  const asked = load(hanap)
  await eventually('lists are answered', async () => asked.answers() > 100)
  hanap.signal('SIGTERM')
  expect((await answered)?.body.application?.delivery).toBe('confirmed')
  expect(await hanap.ended).toBe(0)
  expect(databaseRuns()).toBe(false)
  expect((await Promise.all(news)).every((text) => text.includes(': hello'))).toBe(true)
  expect(hanap.said()).not.toContain('was cut')
})

test('what takes longer than a stop may last is cut, and the database stops all the same', async () => {
  world.env['STOP_SECONDS'] = '1'
  const hanap = await world.start()
  const { answered } = await applyingTo(hanap, { mode: 'hang' })
  await connection(
    hanap,
    'POST /api/auth/login/ HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 90\r\n\r\n{',
  )
  hanap.signal('SIGTERM')
  expect(await answered).toBeUndefined()
  expect(await hanap.ended).toBe(1)
  expect(databaseRuns()).toBe(false)
  expect(hanap.said()).toContain('What was in flight for 1 seconds was cut.')
  delete world.env['STOP_SECONDS']
})

test('a second signal means at once, for the database too', async () => {
  const hanap = await world.start()
  const { answered } = await applyingTo(hanap, { mode: 'hang' })
  hanap.signal('SIGINT')
  await eventually('it heard', async () => hanap.said().includes('Stopping'))
  expect(await hanap.end('SIGINT')).toBe(1)
  expect(await answered).toBeUndefined()
  await databaseEnds()
  expect(await (await world.start()).end('SIGTERM')).toBe(0)
})
