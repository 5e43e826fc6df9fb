import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startSandbox, type Sandbox } from '../../../sandbox/main.ts'
import { discardEmbedded } from '../platform/db/embedded.ts'
import { eventually, freePort, runToEnd, startHanap, type HanapProcess } from '../testing/hanap-process.ts'
import { applyTo, control, readySeeker } from '../testing/ready-seeker.ts'

// Whole processes are started here: on a busy machine each takes seconds.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

let sandbox: Sandbox
let directory: string
let env: Record<string, string>
const started: HanapProcess[] = []
const start = async () => {
  const hanap = await startHanap(env)
  started.push(hanap)
  return hanap
}
beforeAll(async () => {
  sandbox = await startSandbox({ olj: 30, linkedin: 10, linkedinBurst: null })
  directory = await mkdtemp(path.join(tmpdir(), 'hanap-stopping-'))
  await chmod(directory, 0o711)
  env = {
    DATA_DIR: directory,
    SANDBOX: 'off',
    OLJ_URL: sandbox.olj.url,
    OLJ_MESSAGES_URL: sandbox.olj.url,
    LINKEDIN_URL: sandbox.linkedin.url,
    OLJ_CRAWL_DELAY_SECONDS: '0',
    LINKEDIN_CRAWL_DELAY_SECONDS: '0',
    LIMITS_FACTOR: '1000',
  }
})
afterAll(async () => {
  for (const hanap of started) await hanap.end('SIGKILL')
  await discardEmbedded(path.join(directory, 'postgres'))
  await sandbox.close()
  await rm(directory, { recursive: true, force: true })
})

const requestsTo = (method: string, at: string) => {
  const { requests } = sandbox.olj.control.state() as { requests: { by_path: Record<string, number> } }
  return requests.by_path[`${method} ${at}`] ?? 0
}
const openJob = (hanap: HanapProcess) =>
  eventually('postings came in', async () => {
    const { body } = await hanap.call('GET', '/api/jobs/search/?source=olj')
    return (body.results as { id: number }[])[0]
  })

test('postings are there before the first start', async () => {
  for (const words of [
    ['source', 'olj', 'on'],
    ['ingest', 'olj'],
  ]) {
    expect(await runToEnd(env, ['cli.ts', ...words])).toMatchObject({ code: 0 })
  }
})

test('a second process on the same data folder is refused in one sentence, and the first works on', async () => {
  const first = await start()
  const port = String(await freePort())
  const { code, said } = await runToEnd({ ...env, PORT: port })
  expect([code, said.trim()]).toEqual([
    1,
    `Hanap already runs here (process ${first.pid}); stop that one first, or keep using it.`,
  ])
  expect((await first.call('GET', '/readyz')).status).toBe(200)
  expect(await first.end('SIGTERM')).toBe(0)
})

test.each([['SIGTERM' as const], ['SIGINT' as const]])(
  '%s finishes what is in flight: the application is answered, then the process ends with 0 and frees everything',
  async (signal) => {
    const hanap = await start()
    const seeker = await readySeeker(hanap.call, sandbox.olj.url)
    const job = await openJob(hanap)
    const before = requestsTo('POST', '/apply')
    await control(sandbox.olj.url, 'POST', '/misbehave', {
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
    await control(sandbox.olj.url, 'DELETE', '/misbehave')
    await expect(hanap.call('GET', '/healthz')).rejects.toThrow()
    expect(hanap.said()).not.toContain('"level":50')

    const again = await start()
    expect(again.said()).not.toContain('Found the database still running')
    const { body: list } = await again.call('GET', '/api/job-applications/list_applications/', { token: seeker.token })
    expect(list).toMatchObject([{ job: job.id, delivery: 'confirmed' }])
    expect(await again.end('SIGTERM')).toBe(0)
  },
)

test('a second signal means at once', async () => {
  const hanap = await start()
  const seeker = await readySeeker(hanap.call, sandbox.olj.url)
  const job = await openJob(hanap)
  await control(sandbox.olj.url, 'POST', '/misbehave', { mode: 'hang', path: '/apply', method: 'POST' })
  const before = requestsTo('POST', '/apply')
  const answer = applyTo(hanap.call, seeker.token, job.id).catch(() => 'cut')
  await eventually('the letter is on its way', async () => requestsTo('POST', '/apply') > before)
  hanap.signal('SIGTERM')
  await eventually('it heard', async () => hanap.said().includes('Stopping'))
  expect(await hanap.end('SIGTERM')).toBe(1)
  await answer
  await control(sandbox.olj.url, 'DELETE', '/misbehave')
  expect(await (await start()).end('SIGTERM')).toBe(0)
})
