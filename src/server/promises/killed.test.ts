import { readFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applicationTasks } from '#features/applications/server/tasks.ts'
import { beside } from '../testing/beside.ts'
import { eventually, runProgram, runToEnd, type HanapProcess } from '../testing/hanap-process.ts'
import { processWorld, type ProcessWorld } from '../testing/process-world.ts'
import { applyTo, control, readySeeker, type ReadySeeker } from '../testing/ready-seeker.ts'

const OLJ_POSTINGS = 180
/** Five kills every day, twenty before a release (`npm test -- --all`). `READINGS` says after how many requests each comes. */
const EVERYTHING = process.env['HANAP_TEST_ALL'] !== undefined
const READINGS = EVERYTHING ? [3, 40, 60, 30] : [3, 40]
const ROUNDS = EVERYTHING ? 16 : 3
const JOBS_A_ROUND = 3

let world: ProcessWorld
let hanap: HanapProcess

beforeAll(async () => {
  world = await processWorld({ olj: OLJ_POSTINGS, linkedin: 40 })
})
afterAll(() => world.close())

const requests = () => {
  const { requests: seen } = world.sandbox.olj.control.state() as {
    requests: { total: number; by_path: Record<string, number> }
  }
  return { total: seen.total, sent: seen.by_path['POST /apply'] ?? 0 }
}
const operator = (...words: string[]) => runToEnd(world.env, ['cli.ts', ...words])

/** Kills the database as well, as a power cut would. */
async function killDatabase(): Promise<void> {
  const pid = Number(readFileSync(path.join(world.postgres, 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0])
  process.kill(pid, 'SIGKILL')
}

describe('kill -9 while bringing postings in', () => {
  test('several times, also with the database: the next run ends with every open posting exactly once', async () => {
    expect(await operator('source', 'olj', 'on')).toMatchObject({ code: 0 })
    // The first reading is the server's own, the others are the operator's.
    for (const [round, after] of READINGS.entries()) {
      const from = requests().total
      if (round < 2) hanap = await world.start()
      const reading = round === 0 ? undefined : runProgram(world.env, ['cli.ts', 'ingest', 'olj'])
      await eventually('the board is being read', async () => requests().total >= from + after)
      if (round % 2 === 1) await killDatabase()
      reading?.kill()
      await hanap.end('SIGKILL')
      await reading?.ended
    }
    hanap = await world.start()
    const { code, said } = await operator('ingest', 'olj')
    expect(code, said).toBe(0)
    const open = (await control(world.sandbox.olj.url, 'GET', '/postings?state=open&limit=5000')) as {
      postings: { id: number }[]
    }
    const rows = await beside(world.env, 0, ({ db }) =>
      db.selectFrom('postings').select(['source_id', 'cluster_id', 'closed_at']).execute(),
    )
    const stored = rows.filter((row) => row.closed_at === null).map((row) => row.source_id)
    expect(stored.toSorted()).toEqual(open.postings.map(({ id }) => String(id)).toSorted())
    expect(rows.filter((row) => row.cluster_id === null)).toEqual([])
    const { running, orphans } = await beside(world.env, 0, async ({ db }) => {
      const { rows: found } = await sql<{ running: number; orphans: number }>`
        select (select count(*)::int from ingest_runs where state = 'running') as running,
          (select count(*)::int from posting_clusters c
            where not exists (select from postings p where p.cluster_id = c.id)) as orphans`.execute(db)
      return found[0] ?? { running: -1, orphans: -1 }
    })
    expect({ running, orphans }).toEqual({ running: 0, orphans: 0 })
  }, 300_000)
})

describe('kill -9 while applying', () => {
  const people: ReadySeeker[] = []
  const acknowledged = new Map<string, { token: string; job: number }>()
  const letters: number[] = []

  /** Saves letters one after the other until the server is gone; remembers those it heard of. */
  async function writeLetters(token: string, job: number): Promise<void> {
    for (let number = 0; ; number += 1) {
      const body = { job_post_id: job, subject: `Letter ${number}`, content: 'Kept?' }
      const answer = await hanap.call('POST', '/api/cover-letters/', { token, body }).catch(() => undefined)
      if (!answer) return
      if (answer.status === 201) letters.push(answer.body.id as number)
    }
  }

  async function applyAndRemember(person: ReadySeeker, job: number): Promise<void> {
    const answer = await applyTo(hanap.call, person.token, job).catch(() => undefined)
    if (answer?.status === 200 && answer.body.application.delivery === 'confirmed') {
      acknowledged.set(`${person.board.email} ${job}`, { token: person.token, job })
    }
  }

  const listOf = async ({ token }: ReadySeeker) => {
    const { body } = await hanap.call('GET', '/api/job-applications/list_applications/', { token })
    return body as { id: number; job: number; delivery: string }[]
  }
  const messages = async () =>
    (await control(world.sandbox.olj.url, 'GET', '/applications')).applications as { email: string; subject: string }[]

  test(`${ROUNDS} times, also with the database: nothing acknowledged is lost, nothing is sent twice`, async () => {
    people.push(
      ...(await Promise.all([60, 60].map((points) => readySeeker(hanap.call, world.sandbox.olj.url, { points })))),
    )
    const { body } = await hanap.call('GET', '/api/jobs/search/?source=olj&per_page=100')
    const jobs = (body.results as { id: number }[]).map(({ id }) => id)
    await control(world.sandbox.olj.url, 'POST', '/misbehave', {
      mode: 'slow',
      delay_ms: 60,
      path: '/apply',
      method: 'POST',
    })
    for (let round = 0; round < ROUNDS; round += 1) {
      const chosen = jobs.slice(round * JOBS_A_ROUND, (round + 1) * JOBS_A_ROUND)
      const before = requests().sent
      const heardBefore = acknowledged.size
      const clicks = people.flatMap((person) => chosen.map((job) => applyAndRemember(person, job)))
      const writing = writeLetters(people[0]?.token ?? '', chosen[0] ?? 0)
      // Half of the kills come while the first ones are on their way, half after one was answered.
      const answered = async () => acknowledged.size > heardBefore
      const underWay = async () => requests().sent > before + (round % 4)
      await eventually('applications are on their way', round % 2 === 0 ? answered : underWay)
      if (round % 3 === 2) await killDatabase()
      await hanap.end('SIGKILL')
      await Promise.all([...clicks, writing])
      hanap = await world.start()
      expect(hanap.said().includes('Found the database still running')).toBe(round % 3 !== 2)
      // The person clicks again, as people do: what was on its way is not sent a second time.
      await Promise.all(people.map((person) => applyAndRemember(person, chosen[0] ?? 0)))
    }
    await control(world.sandbox.olj.url, 'DELETE', '/misbehave')
    expect(acknowledged.size).toBeGreaterThan(0)
    expect(letters.length).toBeGreaterThan(ROUNDS)
    const kept = await beside(world.env, 0, ({ db }) =>
      db.selectFrom('cover_letters').select('id').where('id', 'in', letters).execute(),
    )
    expect(kept).toHaveLength(letters.length)
    for (const person of people) {
      const confirmed = (await listOf(person)).filter((row) => row.delivery === 'confirmed').map((row) => row.job)
      const heard = [...acknowledged.values()].filter(({ token }) => token === person.token).map(({ job }) => job)
      expect(confirmed).toEqual(expect.arrayContaining(heard))
    }
    const sent = (await messages()).map(({ email, subject }) => `${email} ${subject}`)
    expect(sent.filter((one, at) => sent.indexOf(one) !== at)).toEqual([])
  }, 300_000)

  test('and what was on its way ends by itself: confirmed when the board has it, failed when it has not', async () => {
    const open = async () =>
      (await Promise.all(people.map((person) => listOf(person))))
        .flat()
        .filter(({ delivery }) => delivery === 'sending' || delivery === 'unconfirmed')
    expect((await open()).length).toBeGreaterThan(0)
    for (const minutes of [5, 10, 30, 100]) {
      await beside(world.env, minutes * 60_000, async (deps) => {
        const sweep = applicationTasks.find(({ kind }) => kind.name === 'applications.sweep')
        await sweep?.run(deps, {}, { signal: new AbortController().signal, log: deps.log })
      })
    }
    expect(await open()).toEqual([])
    const arrived = await messages()
    for (const person of people) {
      for (const { job, delivery } of await listOf(person)) {
        const mine = arrived.filter(
          ({ email, subject }) => email === person.board.email && subject === `For job ${job}`,
        )
        expect([job, delivery, mine.length]).toEqual([job, mine.length === 0 ? 'failed' : 'confirmed', mine.length])
        expect(mine.length).toBeLessThanOrEqual(1)
      }
    }
    expect(hanap.said()).not.toContain('"level":60')
  }, 120_000)
})
