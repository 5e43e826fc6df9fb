import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startSandbox, type Sandbox } from '../../../sandbox/main.ts'
import { readBoards } from '../testing/beside.ts'
import { freshDatabase, type TestDatabase } from '../testing/database.ts'
import { runToEnd, startHanap, type HanapProcess } from '../testing/hanap-process.ts'
import { applyTo, readySeeker } from '../testing/ready-seeker.ts'

// Whole processes are started here: on a busy machine each takes seconds.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

let folder: string
let sandbox: Sandbox
const databases: TestDatabase[] = []
const running: HanapProcess[] = []
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hanap-backup-'))
  sandbox = await startSandbox({ olj: 40, linkedin: 12, linkedinBurst: null })
})
afterAll(async () => {
  for (const hanap of running) await hanap.end('SIGKILL')
  for (const database of databases) await database.drop()
  await sandbox.close()
  await rm(folder, { recursive: true, force: true })
})

async function place(name: string): Promise<Record<string, string>> {
  const database = await freshDatabase()
  databases.push(database)
  return {
    DATA_DIR: await mkdtemp(path.join(folder, name)),
    DATABASE_URL: database.url,
    SANDBOX: 'off',
    TASKS: 'separate',
    OLJ_URL: sandbox.olj.url,
    OLJ_MESSAGES_URL: sandbox.olj.url,
    LINKEDIN_URL: sandbox.linkedin.url,
    OLJ_CRAWL_DELAY_SECONDS: '0',
    LINKEDIN_CRAWL_DELAY_SECONDS: '0',
    LIMITS_FACTOR: '1000',
  }
}
const operator = (env: Record<string, string>, ...words: string[]) => runToEnd(env, ['cli.ts', ...words])

/** Everything a person and a visitor read, and the bytes of the resume. */
async function readings(hanap: HanapProcess, token: string) {
  const get = async (url: string) => (await hanap.call('GET', url, { token })).body
  const jobs = await get('/api/jobs/search/?per_page=100')
  const applications = await get('/api/job-applications/list_applications/')
  return {
    jobs,
    job: await get(`/api/jobs/${jobs.results[0].id}/`),
    similar: await get(`/api/jobs/${jobs.results[0].id}/similar/`),
    found: await get('/api/jobs/search/?search=assist'),
    tags: await get('/api/tags/popular/'),
    user: await get('/api/auth/user/'),
    profile: await get('/api/jobseeker/profile/'),
    resumes: await get('/api/resumes/'),
    boards: await get('/api/settings/integrations/'),
    applications,
    application: await get(`/api/job-applications/${applications[0].id}/`),
  }
}

test('a copy made while Hanap runs and restored into an empty database answers the same, and works on', async () => {
  const home = await place('home')
  await readBoards(home, 'olj', 'linkedin')
  const first = await startHanap(home)
  running.push(first)
  const seeker = await readySeeker(first.call, sandbox.olj.url)
  const { body: found } = await first.call('GET', '/api/jobs/search/?source=olj')
  const [job, other] = found.results as { id: number }[]
  expect((await applyTo(first.call, seeker.token, job?.id ?? 0, 7)).body.application.delivery).toBe('confirmed')
  const before = await readings(first, seeker.token)
  expect(before.jobs.count).toBeGreaterThan(20)

  const copy = path.join(folder, 'copy')
  const backup = await operator(home, 'backup', copy)
  expect(backup.code, backup.said).toBe(0)
  expect(await first.end('SIGTERM')).toBe(0)

  const away = await place('away')
  const restored = await operator(away, 'restore', copy)
  expect(restored.code, restored.said).toBe(0)
  const second = await startHanap(away)
  running.push(second)
  expect(await readings(second, seeker.token)).toEqual(before)

  const login = await second.call('POST', '/api/auth/login/', {
    body: { email: seeker.email, password: seeker.password },
  })
  expect(login.status).toBe(200)
  const again = await applyTo(second.call, seeker.token, other?.id ?? 0)
  expect(again.body.application?.delivery).toBe('confirmed')
  const twice = await applyTo(second.call, seeker.token, job?.id ?? 0)
  expect(twice.body.message).toBe('You already applied to this job. OLJ confirmed it.')
})

test('a copy never overwrites: neither a folder that holds something nor a database with people in it', async () => {
  const home = await place('full')
  const hanap = await startHanap(home)
  running.push(hanap)
  await readySeeker(hanap.call, sandbox.olj.url, { connected: false })
  expect(await hanap.end('SIGTERM')).toBe(0)
  const copy = path.join(folder, 'second-copy')
  expect((await operator(home, 'backup', copy)).code).toBe(0)
  const again = await operator(home, 'backup', copy)
  expect([again.code, again.said]).toEqual([1, `${copy} is not empty.\n`])
  const onto = await operator(home, 'restore', copy)
  expect(onto.code).toBe(1)
  expect(onto.said).toContain('--replace')
  expect(await operator(home, 'restore', copy, '--replace')).toMatchObject({ code: 0 })

  const manifest = path.join(copy, 'manifest.json')
  const made = JSON.parse(await readFile(manifest, 'utf8')) as { migrations: string[] }
  made.migrations = ['0001-ground.sql', '0010-accounts.sql', '0011-profiles.sql']
  await writeFile(manifest, JSON.stringify(made))
  const old = await operator(home, 'restore', copy, '--replace')
  expect([old.code, old.said]).toEqual([
    1,
    'The backup was made by a development version before the first release: only that version can restore it.\n',
  ])
})
