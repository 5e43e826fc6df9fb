import { manilaDate } from '#contract/time.ts'
import { planRun } from '#features/automation/server/planning.ts'
import { advanceRun } from '#features/automation/server/sweeping.ts'
import { momentsOf } from '#features/automation/rules.ts'
import { findNews } from '#features/alerts/server/finding.ts'
import { createAccount, describeUser, findAccount } from '#features/auth/server/service.ts'
import { issueToken } from '#features/auth/server/tokens.ts'
import { ingestNow } from '#features/jobs/server/service.ts'
import { deliverMessage } from '#features/messages/server/service.ts'
import { sweepDigests } from '#features/notices/server/digests.ts'
import { givePlan } from '#features/subscriptions/server/service.ts'
import { buildDeps } from '../src/server/build-deps.ts'
import type { Deps } from '../src/server/deps.ts'
import { readConfig } from '../src/server/platform/config.ts'
import { createLog } from '../src/server/platform/log.ts'
import { hashPassword } from '../src/server/platform/passwords.ts'
import { control } from '../src/server/testing/ready-seeker.ts'

const REQUEST = { userAgent: 'journeys', device: null }

/** What stands behind the product beside its API: the operator's hand, without a process for each call. */
export type Operator = Awaited<ReturnType<typeof openOperator>>

/** Opens the services on the database of a running product with these settings. */
export async function openOperator(env: Record<string, string>) {
  const config = readConfig({ ...env, LOG_LEVEL: 'error' })
  const log = createLog('error')
  const { deps, close } = await buildDeps(config, { databaseUrl: env['DATABASE_URL'] ?? '', log, worker: false })
  return {
    close,
    openAccount: (person: NewPerson) => openAccount(deps, person),
    /** Puts a person on a plan for 30 days. */
    putOnPlan: async (email: string, plan: 'free' | 'basic' | 'premium') =>
      void (await givePlan(deps, await idOf(deps, email), plan, 30)),
    /** A person's plan ends now. */
    endPlan: async (email: string) => void (await givePlan(deps, await idOf(deps, email), 'premium', 0)),
    post: (posting: NewPosting) => post(deps, posting),
    /** The team writes to somebody, and the next hour's digests begin. */
    writeAndTell: (email: string, body: string) => writeAndTell(deps, email, body),
    /** Makes tomorrow's plan of a person, as at six this evening. */
    planEvening: async (email: string) => planEvening(deps, await idOf(deps, email)),
    /** Runs it, as at eight tomorrow morning. */
    runMorning: async (email: string) => runMorning(deps, await idOf(deps, email)),
    /** What came in is found, as minutes ago: what is younger is not mailed yet. */
    findNews: () => findNews(at(deps, new Date(Date.now() - 5 * 60_000)), new AbortController().signal),
    /** What the clock does at eight the next morning; the product writes and sends. */
    makeDigests: () =>
      sweepDigests(at(deps, new Date(`${manilaDate(new Date(Date.now() + 86_400_000))}T08:00:00+08:00`))),
  }
}

async function idOf(deps: Deps, email: string): Promise<number> {
  const account = await findAccount(deps, email)
  if (!account) throw new Error(`No account has the address ${email}.`)
  return account.id
}

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const tomorrow = (deps: Deps) => manilaDate(new Date(deps.clock.now().getTime() + DAY_MS))
/** The same services at another moment, sending without a pause. */
const at = (deps: Deps, now: Date): Deps => ({
  ...deps,
  clock: { ...deps.clock, now: () => now },
  config: { ...deps.config, AUTOMATION_PACE_SECONDS: 0 },
})

async function planEvening(deps: Deps, userId: number): Promise<void> {
  const day = tomorrow(deps)
  await planRun(at(deps, new Date(momentsOf(day).start.getTime() - 14 * HOUR_MS)), userId, day)
}

async function runMorning(deps: Deps, userId: number): Promise<void> {
  const day = tomorrow(deps)
  const then = at(deps, momentsOf(day).start)
  // The boards are read every hour of the night.
  await ingestNow(then, 'olj', 1)
  const run = await deps.db
    .selectFrom('automation_runs')
    .select('id')
    .where('user_id', '=', userId)
    .where('run_date', '=', day)
    .executeTakeFirstOrThrow()
  await advanceRun(then, run.id, new AbortController().signal)
}

type NewPerson = { name: string; email: string; password: string }

/** Hashing takes longer than all the rest of opening an account; all of them have the same password. */
const hashes = new Map<string, Promise<string>>()

/** An account as it is after registering, proving the address and signing in, without the mail in between. */
async function openAccount(deps: Deps, { name, email, password }: NewPerson) {
  const hash = hashes.get(password) ?? hashPassword(password)
  hashes.set(password, hash)
  const account = { username: name, email, first_name: 'Luz', last_name: 'Reyes', password: null, emailVerified: true }
  const { id } = await createAccount(deps, account)
  await deps.db
    .updateTable('users')
    .set({ password_hash: await hash })
    .where('id', '=', id)
    .execute()
  const token = await issueToken(deps.db, { userId: id, remembered: false, now: deps.clock.now(), request: REQUEST })
  return { token, user: { ...(await describeUser(deps, id)) } }
}

const TEN_MINUTES_MS = 600_000

async function writeAndTell(deps: Deps, email: string, body: string): Promise<void> {
  const jobseekerId = await idOf(deps, email)
  const now = deps.clock.now()
  const sender = { id: (await findAccount(deps, 'admin@hanap.test'))?.id ?? 0, is_admin: true }
  await deliverMessage(deps.db, { jobseekerId, sender, body, now })
  // What somebody may still take back is not told.
  const before = new Date(now.getTime() - TEN_MINUTES_MS)
  await deps.db.updateTable('notices').set({ happened_at: before }).where('user_id', '=', jobseekerId).execute()
  await sweepDigests({ ...deps, clock: { now: () => new Date(now.getTime() + HOUR_MS) } })
}

/** What a posting of one's own may say; the rest is as the board has it. */
export type NewPosting = {
  title: string
  description?: string
  work_type?: 'Full Time' | 'Part Time' | 'Gig' | 'Any'
  salary?: string
  employer?: string
  skills?: string[]
  min_id_proof?: number
}

/** Posts on the board and reads it in; the number it has here. */
async function post(deps: Deps, posting: NewPosting): Promise<number> {
  const given = { description: 'Answer mails and keep the calendar of a small shop.', ...posting }
  const { id } = (await control(deps.config.OLJ_URL, 'POST', '/postings', given)) as { id: number }
  await ingestNow(deps, 'olj', 1)
  const row = await deps.db
    .selectFrom('postings')
    .select('id')
    .where('source', '=', 'olj')
    .where('source_id', '=', String(id))
    .executeTakeFirst()
  if (!row) throw new Error(`The posting ${id} was not read in.`)
  return row.id
}
