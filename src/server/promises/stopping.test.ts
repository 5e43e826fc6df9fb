import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readBoards } from '../testing/beside.ts'
import { eventually, freePort, runToEnd, type HanapProcess } from '../testing/hanap-process.ts'
import { processWorld, type ProcessWorld } from '../testing/process-world.ts'
import { applyTo, control, readySeeker } from '../testing/ready-seeker.ts'

// Whole processes are started here: on a busy machine each takes seconds.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

let world: ProcessWorld
/** Runs while a test begins, and again at its end: the next one goes on with it. */
let hanap: HanapProcess
beforeAll(async () => {
  world = await processWorld({ olj: 30, linkedin: 10 })
  await readBoards(world.env, 'olj')
  hanap = await world.start()
})
afterAll(() => world.close())

const requestsTo = (method: string, at: string) => {
  const { requests } = world.sandbox.olj.control.state() as { requests: { by_path: Record<string, number> } }
  return requests.by_path[`${method} ${at}`] ?? 0
}
const openJob = () =>
  eventually('postings came in', async () => {
    const { body } = await hanap.call('GET', '/api/jobs/search/?source=olj')
    return (body.results as { id: number }[])[0]
  })

test('a second process on the same data folder is refused in one sentence, and the first works on', async () => {
  const port = String(await freePort())
  const { code, said } = await runToEnd({ ...world.env, PORT: port })
  expect([code, said.trim()]).toEqual([
    1,
    `Hanap already runs here (process ${hanap.pid}); stop that one first, or keep using it.`,
  ])
  expect((await hanap.call('GET', '/readyz')).status).toBe(200)
})

test.each([['SIGTERM' as const], ['SIGINT' as const]])(
  '%s finishes what is in flight: the application is answered, then the process ends with 0 and frees everything',
  async (signal) => {
    const seeker = await readySeeker(hanap.call, world.sandbox.olj.url)
    const job = await openJob()
    const before = requestsTo('POST', '/apply')
    await control(world.sandbox.olj.url, 'POST', '/misbehave', {
      mode: 'slow',
      delay_ms: 700,
      path: '/apply',
      method: 'POST',
    })
    const answer = applyTo(hanap.call, seeker.token, job.id)
    await eventually('the letter is on its way', async () => requestsTo('POST', '/apply') > before)
    hanap.signal(signal)
    const { status, body } = await answer
    expect([status, body.application?.delivery]).toEqual([200, 'confirmed'])
    expect(await hanap.ended).toBe(0)
    await control(world.sandbox.olj.url, 'DELETE', '/misbehave')
    await expect(hanap.call('GET', '/healthz')).rejects.toThrow()
    expect(hanap.said()).not.toContain('"level":50')

    hanap = await world.start()
    expect(hanap.said()).not.toContain('Found the database still running')
    const { body: list } = await hanap.call('GET', '/api/job-applications/list_applications/', { token: seeker.token })
    expect(list).toMatchObject([{ job: job.id, delivery: 'confirmed' }])
  },
)

test('a stream of news ends with the process and does not hold it up', async () => {
  const seeker = await readySeeker(hanap.call, world.sandbox.olj.url, { onboarded: false, connected: false })
  const stream = await fetch(`${hanap.url}/api/events/`, { headers: { authorization: `Token ${seeker.token}` } })
  const text = stream.text()
  expect(stream.status).toBe(200)
  const begun = performance.now()
  expect(await hanap.end('SIGTERM')).toBe(0)
  expect(await text).toContain(': hello')
  expect(performance.now() - begun).toBeLessThan(15_000)
})
