import { randomInt } from 'node:crypto'
import { type KyselyPlugin, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { planRun } from '#features/automation/server/planning.ts'
import { advanceRun, sweep } from '#features/automation/server/sweeping.ts'
import { sweepApplications } from '#features/applications/server/checks.ts'
import type { Deps } from '../deps.ts'
import { openDatabase } from '../platform/db/database.ts'
import type { Seeker } from '../testing/applying-house.ts'
import { type AutomationHouse, automationHouse } from '../testing/automation-house.ts'

/** Twenty deaths every day, two hundred before a release (`npm test -- --all`). */
const DEATHS = process.env['HANAP_TEST_ALL'] === undefined ? 20 : 200
/** A run of three applications takes about a hundred and fifty steps; most deaths come before it is through. */
const LONGEST_LIFE = 110
/** Most of what can go wrong lies within a few steps of an application that leaves. */
const SHORTLY_AFTER = 12
const DEAD_FOR_MS = 4 * 60_000

type Board = Deps['boards']['olj']

let h: AutomationHouse
beforeAll(async () => {
  h = await automationHouse()
})
afterAll(() => h.close())

class Death extends Error {}
const never = new Promise<never>(() => undefined)
let lives = 0

/**
 * The product in a process that dies at a step of its own: before or after a statement of the database, or a call of the
 * board, it does nothing any more, and its connections break. Steps are counted from its start, or from the moment an
 * application is about to leave. Gives whether it died.
 */
async function live(
  steps: number,
  doing: (deps: Deps) => Promise<void>,
  from: 'start' | 'sending' = 'start',
): Promise<boolean> {
  lives += 1
  let counting = from === 'start'
  const name = `life-${lives}`
  const url = new URL(h.databaseUrl)
  url.searchParams.set('application_name', name)
  const { promise: dead, resolve: die } = Promise.withResolvers<'dead'>()
  let left = steps
  const step = (): 'on' | 'before' | 'after' => {
    if (counting) left -= 1
    if (left > 0) return 'on'
    die('dead')
    return left === 0 && steps % 2 === 0 ? 'after' : 'before'
  }
  const mortal: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      const now = step()
      if (now === 'before') throw new Death()
      if (now === 'after') lost.add(queryId)
      return node
    },
    transformResult: ({ result, queryId }) => (lost.has(queryId) ? never : Promise.resolve(result)),
  }
  const lost = new WeakSet<object>()
  const pool = openDatabase(url.href, { maxConnections: 6 })
  const board = h.deps.boards.olj
  const call = <A extends unknown[], R>(what: (...given: A) => Promise<R>) => {
    return async (...given: A): Promise<R> => {
      const now = step()
      if (now === 'before') return never
      const answer = await what(...given)
      return now === 'after' ? never : answer
    }
  }
  const olj = {
    ...board,
    apply: (...given: Parameters<Board['apply']>) => {
      counting = true
      return call((...form: Parameters<Board['apply']>) => board.apply(...form))(...given)
    },
    posting: call((...ref: Parameters<Board['posting']>) => board.posting(...ref)),
    account: call((...session: Parameters<Board['account']>) => board.account(...session)),
    signIn: call((...given: Parameters<Board['signIn']>) => board.signIn(...given)),
  }
  const deps = { ...h.deps, db: pool.withPlugin(mortal), boards: { ...h.deps.boards, olj } }
  const ended = doing(deps).then(
    () => 'lived' as const,
    (error: unknown) => (left <= 0 ? ('dead' as const) : Promise.reject(error as Error)),
  )
  const how = await Promise.race([ended, dead])
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = ${name}`.execute(h.db)
  // A pool with a connection that never came back would wait for it.
  void pool.destroy().catch(() => undefined)
  return how === 'dead'
}

const signal = new AbortController().signal

/** What a worker does when it comes up: what the clock asks for, and the runs it finds. */
async function work(deps: Deps): Promise<void> {
  await sweep(deps, signal)
  const open = await deps.db.selectFrom('automation_runs').select('id').where('ended_at', 'is', null).execute()
  // Two at once, as two workers would.
  await Promise.all([...open, ...open].map(({ id }) => advanceRun(deps, id, signal)))
}

async function settleEverything(): Promise<void> {
  for (let look = 0; look < 8; look += 1) {
    h.clock.advance(11 * 60_000)
    await sweepApplications(h.deps, signal)
    await sweep(h.deps, signal)
  }
}

async function accountFor(people: readonly Seeker[], at: string): Promise<number> {
  let sent = 0
  for (const seeker of people) {
    const arrived = await h.arrived(seeker)
    expect(new Set(arrived.map(({ jobId }) => jobId)).size, at).toBe(arrived.length)
    const run = await h.lastRun(seeker)
    const titles = run.items.filter(({ state }) => state === 'sent').map(({ job }) => job.title)
    expect(titles.toSorted(), at).toEqual(arrived.map(({ jobTitle }) => jobTitle).toSorted())
    const left = run.items.filter(({ state }) => !['sent', 'failed', 'skipped', 'held_back'].includes(state))
    expect(left, at).toEqual([])
    expect(run.ended_at, at).not.toBeNull()
    const { rows } = await sql<{ free: number; reserved: number; moved: number; held: number; twice: number }>`
      select b.free, b.reserved, sum(e.free_change)::integer as moved, sum(e.reserved_change)::integer as held,
        (select count(*)::integer from point_entries x join point_entries y on y.item_id = x.item_id and y.id > x.id
          where x.user_id = b.user_id and x.kind = 'spent' and y.kind = 'spent') as twice
      from point_balances b join point_entries e using (user_id) where b.user_id = ${seeker.id}
      group by b.user_id`.execute(h.db)
    const account = (await h.board.control('GET', '/accounts'))['accounts'] as { email: string; points: number }[]
    const board = account.find(({ email }) => email === seeker.board.olj_email)?.points
    expect(rows[0], at).toMatchObject({ reserved: 0, held: 0, twice: 0, moved: rows[0]?.free })
    expect(rows[0]?.free, at).toBe(board)
    sent += arrived.length
  }
  return sent
}

test(`a worker that dies at ${DEATHS} random moments sends each application once or not at all, and every point is accounted for`, async () => {
  let died = 0
  let sent = 0
  let done = 0
  const moments: number[] = []
  while (died < DEATHS) {
    await h.newDay()
    const people = await Promise.all([1, 2].map(() => h.automated({ max_jobs_per_day: 3, apply_points: 2 })))
    await h.offer({}, {}, {})
    h.to('18:00')
    // Dying while it plans leaves no half a plan.
    for (const { id } of people) {
      const moment = randomInt(5, 120)
      moments.push(moment)
      died += Number(await live(moment, (deps) => planRun(deps, id, h.tomorrow())))
    }
    await h.tick()
    expect((await Promise.all(people.map((one) => h.plan(one)))).map(({ counts }) => counts.planned)).toEqual([3, 3])
    await h.morning('07:55')
    h.to('08:00')
    for (let life = 0; life < 12 && died < DEATHS; life += 1) {
      const sending = life % 2 === 1
      const moment = sending ? randomInt(1, SHORTLY_AFTER) : randomInt(2, LONGEST_LIFE)
      moments.push(moment)
      died += Number(await live(moment, work, sending ? 'sending' : 'start'))
      h.clock.advance(DEAD_FOR_MS)
      const runs = await Promise.all(people.map((one) => h.lastRun(one)))
      if (runs.every(({ ended_at }) => ended_at !== null)) break
    }
    await work(h.deps)
    await settleEverything()
    sent += await accountFor(people, `died after ${moments.join(', ')} steps`)
    done += people.length * 3
  }
  // It neither sends everything by luck nor nothing out of care.
  expect(sent).toBeGreaterThan(0)
  expect(sent).toBeLessThanOrEqual(done)
}, 600_000)
