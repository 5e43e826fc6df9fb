import { sql } from 'kysely'
import { MANILA_OFFSET_MINUTES, manilaDate } from '#contract/time.ts'
import { ingestNow, listSources, markClosed } from '#features/jobs/server/service.ts'
import type { House } from './house.ts'
import { type ApplyingHouse, applyingHouse, type Seeker } from './applying-house.ts'
import type { AutomationPlan, AutomationRun, PlanItem } from '#features/automation/contract.ts'
import { advanceRun, planTask, runTask, sweep } from '#features/automation/server/sweeping.ts'
import { pointsSpentTask } from '#features/applications/server/service.ts'
import { countOwnApplications } from '#features/automation/server/points.ts'
import { planRun } from '#features/automation/server/planning.ts'

const DAY_MS = 86_400_000
/** The first evening of every test. */
const FIRST_DAY = '2026-11-24'

export type Offer = { title?: string; description?: string; employer?: string; min_id_proof?: number }
export type Choice = {
  max_jobs_per_day?: number
  skill_match_threshold?: number
  apply_points?: number
  mode?: 'unless_stopped' | 'only_approved'
  point_reserve?: number
}

const WORK = 'Run our Shopify store and answer customers. We need Shopify and Customer Support experience.'
let offers = 0

export type AutomationHouse = Awaited<ReturnType<typeof automationHouse>>

/** The whole server with a board that has nothing on it yet, and short words for evenings and mornings. */
export async function automationHouse() {
  const env = { AUTOMATION_PACE_SECONDS: '0', OLJ_CRAWL_DELAY_SECONDS: '0' }
  const h = await applyingHouse({ sandbox: { olj: 0, linkedin: 0 }, env })
  h.clock.set(at(FIRST_DAY, '12:00'))
  await listSources(h.deps)
  return {
    ...h,
    ...daysOf(h),
    /** Postings on the board that are then read as every hour; each its own employer unless told. Gives their ids. */
    offer: (...wanted: Offer[]) => offerAll(h, wanted),
    /** Somebody with everything it takes who switched it on. */
    automated: (choice: Choice = {}, wish: Parameters<ApplyingHouse['newSeeker']>[0] = {}) =>
      automated(h, choice, wish),
    plan: async (seeker: Seeker): Promise<AutomationRun> => {
      const { body } = await h.call('GET', '/api/automation/plan/', { token: await tokenOf(h, seeker) })
      const { plan } = body as AutomationPlan
      if (!plan) throw new Error(`There is no plan: ${JSON.stringify(body)}`)
      return plan
    },
    /** Noon of a new day, with nothing on the board and nobody who wants anything. */
    newDay: () => newDay(h),
    /** How a posting reads on the board from now on. */
    rewrite: (jobId: number, change: { title?: string; description?: string }) => rewrite(h, jobId, change),
    lastRun: (seeker: Seeker) => lastRun(h, seeker),
    /** A call of somebody whose first token may be over by now. */
    as: async (seeker: Seeker, method: 'GET' | 'POST' | 'PUT', url: string, body?: unknown) =>
      h.call(method, url, { token: await tokenOf(h, seeker), ...(body === undefined ? {} : { body }) }),
    arrived: async (seeker: Seeker) => arrivedOf(h, seeker),
    /** Mails of automatic applying whose keys are like this, sent or waiting. */
    mails: (key: string) => mailsLike(h, key),
  }
}

/** A moment of a day in Manila. */
export const at = (day: string, time: string): Date =>
  new Date(new Date(`${day}T${time}:00Z`).getTime() - MANILA_OFFSET_MINUTES * 60_000)

function daysOf(h: ApplyingHouse) {
  const today = () => manilaDate(h.clock.now())
  const tomorrow = () => manilaDate(new Date(h.clock.now().getTime() + DAY_MS))
  const signal = new AbortController().signal
  const drain = () => drainTasks(h)
  return {
    /** Moves the clock to a time of this day. */
    to: (time: string) => h.clock.set(at(today(), time)),
    drain,
    tomorrow,
    /** What the clock asks for at this moment, with the work it queues. */
    tick: async () => {
      await sweep(h.deps, signal)
      await drain()
    },
    evening: async () => {
      h.clock.set(at(today(), '18:00'))
      await sweep(h.deps, signal)
      await drain()
    },
    morning: async (time = '08:00') => {
      h.clock.set(at(tomorrow(), time))
      await sweep(h.deps, signal)
      await drain()
    },
  }
}

/** Runs what waits in the room's queues, as the worker would. */
async function drainTasks(h: House): Promise<void> {
  const { rows } = await sql<{ name: string; data: never }>`
    delete from pgboss.job where name in (${planTask.name}, ${runTask.name}, ${pointsSpentTask.name}) and state in ('created', 'retry')
    returning name, data`.execute(h.db)
  for (const { name, data } of rows) {
    const { user_id, run_date, run_id } = data as { user_id: number; run_date: string; run_id: number }
    if (name === pointsSpentTask.name) await countOwnApplications(h.deps, user_id)
    else if (name === planTask.name) await planRun(h.deps, user_id, run_date)
    else await advanceRun(h.deps, run_id, new AbortController().signal)
  }
}

const inLetters = (number: number): string =>
  `Team ${String(number).replaceAll(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))}`

async function offerAll(h: ApplyingHouse, wanted: Offer[]): Promise<number[]> {
  const sourceIds: string[] = []
  for (const { title, description, employer, min_id_proof = 0 } of wanted) {
    offers += 1
    const body = {
      // A number in a title would be a claim of the letter.
      title: title ?? `Shopify Virtual Assistant ${inLetters(offers)}`,
      description: description ?? WORK,
      employer: employer ?? `${inLetters(offers)} Trading`,
      min_id_proof,
      posted_at: h.clock.now().toISOString(),
    }
    sourceIds.push(String((await h.board.control('POST', '/postings', body))['id']))
  }
  await ingestNow(h.deps, 'olj')
  const { rows } = await sql<{ id: number }>`
    select p.id from unnest(${sourceIds}::text[]) with ordinality w (source_id, place)
    join postings p on p.source = 'olj' and p.source_id = w.source_id order by w.place`.execute(h.db)
  return rows.map(({ id }) => id)
}

async function newDay(h: ApplyingHouse): Promise<void> {
  await h.board.behave()
  const { rows } = await sql<{ id: number; source_id: string }>`
    select id, source_id from postings where closed_at is null`.execute(h.db)
  for (const { id, source_id } of rows) {
    await h.board.closePosting({ id, source_id })
    await markClosed(h.deps, id, 'The day is over.')
  }
  await sql`update automation_settings set enabled = false`.execute(h.db)
  await sql`update automation_runs set ended_at = ${h.clock.now()} where ended_at is null`.execute(h.db)
  await sql`update automation_breakers set failures = 0, opened_at = null, probe_after = null`.execute(h.db)
  h.clock.set(at(manilaDate(new Date(h.clock.now().getTime() + DAY_MS)), '12:00'))
}

async function rewrite(h: ApplyingHouse, jobId: number, change: { title?: string; description?: string }) {
  const { rows } = await sql<{ source_id: string; title: string; description: string; employer: string }>`
    select p.source_id, p.title, p.description, e.name as employer from postings p join employers e on e.id = p.employer_id
    where p.id = ${jobId}`.execute(h.db)
  const [row] = rows
  if (!row) throw new Error(`There is no posting ${jobId}.`)
  await h.board.control('POST', '/postings', { ...row, ...change, id: Number(row.source_id) })
}

async function automated(h: ApplyingHouse, choice: Choice, wish: Parameters<ApplyingHouse['newSeeker']>[0]) {
  const seeker = await h.newSeeker(wish)
  const { mode, point_reserve, ...limits } = choice
  const body = { enabled: true, max_jobs_per_day: 3, skill_match_threshold: 60, apply_points: 2, ...limits }
  const set = await h.call('POST', '/api/settings/automation-apply/set/', { token: seeker.token, body })
  if (set.status !== 200) throw new Error(`Switching on answered ${set.status}: ${JSON.stringify(set.body)}`)
  const preferences = { mode: mode ?? 'unless_stopped', point_reserve: point_reserve ?? 0 }
  await h.call('PUT', '/api/settings/automation-apply/preferences/', { token: seeker.token, body: preferences })
  tokens.set(seeker.id, { token: seeker.token, at: h.clock.now().getTime() })
  return seeker
}

const TOKEN_MS = 11 * 3_600_000
const tokens = new Map<number, { token: string; at: number }>()

/** Tokens last twelve hours, and nights are longer. */
async function tokenOf(h: ApplyingHouse, seeker: Seeker): Promise<string> {
  const now = h.clock.now().getTime()
  const known = tokens.get(seeker.id)
  if (known && Math.abs(now - known.at) < TOKEN_MS) return known.token
  const token = await h.signIn(seeker)
  tokens.set(seeker.id, { token, at: now })
  return token
}

async function lastRun(h: ApplyingHouse, seeker: Seeker): Promise<AutomationRun> {
  const token = await tokenOf(h, seeker)
  const { body } = await h.call('GET', '/api/automation/runs/', { token })
  const [latest] = (body as { results: { id: number }[] }).results
  return (await h.call('GET', `/api/automation/runs/${latest?.id ?? 0}/`, { token })).body as AutomationRun
}

async function mailsLike({ db }: ApplyingHouse, key: string): Promise<{ key: string }[]> {
  const like = `automation-${key}`
  return (await sql<{ key: string }>`select key from outgoing_mails where key like ${like}`.execute(db)).rows
}

async function arrivedOf(h: ApplyingHouse, seeker: Seeker) {
  const found = await h.board.control('GET', `/applications?email=${seeker.board.olj_email}`)
  return found['applications'] as {
    jobId: number
    subject: string
    message: string
    points: number
    jobTitle: string
  }[]
}

/** Whether a rule holds on an item, and why. */
export const ruleOf = (item: PlanItem | undefined, rule: PlanItem['rules'][number]['rule']) =>
  item?.rules.find((one) => one.rule === rule)
