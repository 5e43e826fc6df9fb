import { requireFilters } from '#features/jobs/server/service.ts'
import type { Deps } from '#server/deps.ts'
import { type Db, inTransaction } from '#server/platform/db/database.ts'
import { AppError, FieldError } from '#server/platform/errors.ts'
import type { SignedIn } from '#server/platform/http/binder.ts'
import { isSigned, signText } from '#server/platform/signed-text.ts'
import { ALERTS_MAX } from '../rules.ts'
import type { Alert } from '../schemas.ts'
import { ALERT_TEXTS, alertTitle } from '../texts.ts'
import * as queries from './queries.ts'
import { findCriteria } from './question-queries.ts'
import { keepQuestion } from './questions.ts'

const PURPOSE = 'hanap alert links'

const notFound = () => new AppError(404, 'alert_not_found', ALERT_TEXTS.notFound)

/** A person's alerts, the latest first. */
export async function listAlerts({ db }: Pick<Deps, 'db'>, user: { id: number }) {
  const results = (await queries.listAlerts(db, user.id)).map(present)
  return { results, count: results.length, next: null, previous: null }
}

type Asked =
  | { kind: 'search'; saved_search_id: number }
  | { kind: 'employer'; employer_id: number }
  | { kind: 'matches'; least_score: number }

/**
 * Begins an alert. One that looks for the same goes on, with the score that is asked for now.
 * @throws FieldError for a search or employer that is not there, or a search that would find anything; AppError 403 for
 * filters the plan does not have; 409 `alerts_full`
 */
export async function createAlert(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  user: SignedIn,
  asked: Asked,
): Promise<Alert> {
  const now = deps.clock.now()
  return inTransaction(deps.db, async (db) => {
    await queries.lockPerson(db, user.id)
    const given = await wantedBy({ db, config: deps.config }, user, asked, now)
    const known = await queries.findSame(db, user.id, given)
    if (known === undefined && (await queries.countAlerts(db, user.id)) >= ALERTS_MAX) {
      throw new AppError(409, 'alerts_full', ALERT_TEXTS.full, { max_allowed: ALERTS_MAX })
    }
    const id = known ?? (await queries.insertAlert(db, user.id, given, now))
    if (known !== undefined) {
      const score = given.kind === 'matches' ? { least_score: given.least_score } : {}
      await queries.updateAlert(db, user.id, known, { paused: false, ...score }, now)
    }
    return presentOne(db, user.id, id)
  })
}

async function wantedBy(
  deps: Pick<Deps, 'db' | 'config'>,
  user: SignedIn,
  asked: Asked,
  now: Date,
): Promise<queries.NewAlert> {
  const { db } = deps
  if (asked.kind === 'matches') return asked
  if (asked.kind === 'employer') {
    const employer = await queries.employerExists(db, asked.employer_id)
    if (employer === undefined) throw new FieldError({ employer_id: [ALERT_TEXTS.noEmployer] })
    return { kind: 'employer', employer_id: employer }
  }
  const criteria = await findCriteria(db, user.id, asked.saved_search_id)
  if (!criteria) throw new FieldError({ saved_search_id: [ALERT_TEXTS.noSearch] })
  requireFilters(user, criteria as Parameters<typeof requireFilters>[1], now)
  const question = await keepQuestion(deps, criteria, now)
  if (question === null) throw new FieldError({ saved_search_id: [ALERT_TEXTS.tooWide] })
  return { ...asked, question_id: question }
}

/** Pauses an alert, goes on with it, or changes its score. @throws AppError 404 also for somebody else's */
export async function updateAlert(
  deps: Pick<Deps, 'db' | 'clock'>,
  user: { id: number },
  id: number,
  change: { paused?: boolean | undefined; least_score?: number | undefined },
): Promise<Alert> {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  return inTransaction(deps.db, async (db) => {
    if (!(await queries.updateAlert(db, user.id, id, given, deps.clock.now()))) throw notFound()
    return presentOne(db, user.id, id)
  })
}

/**
 * Deletes an alert. The one on changes comes back with the next job that is kept, so it is paused for good instead.
 * @throws AppError 404 also for somebody else's
 */
export async function removeAlert(deps: Pick<Deps, 'db' | 'clock'>, user: { id: number }, id: number): Promise<void> {
  const row = await queries.findAlert(deps.db, user.id, id)
  if (!row) throw notFound()
  if (row.kind === 'changes') await queries.updateAlert(deps.db, user.id, id, { paused: true }, deps.clock.now())
  else await queries.deleteAlert(deps.db, user.id, id)
}

/** The link that pauses one alert: good for ever, whoever is signed in. */
export function stopLink({ config }: Pick<Deps, 'config'>, userId: number, alertId: number): string {
  const named = `${userId}.${alertId}`
  return `${config.PUBLIC_URL}/stop-alert?token=${named}.${signText(config.SECRET_KEYS, PURPOSE, named)}`
}

/**
 * Pauses the alert a link names. Twice is as good as once, and one that is gone needs no more.
 * @throws AppError 400 when the link is not one of ours
 */
export async function stopAlert(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  token: string,
): Promise<{ title: string }> {
  const [user = '', alert = '', signature = ''] = token.split('.')
  if (!isSigned(deps.config.SECRET_KEYS, PURPOSE, `${user}.${alert}`, signature)) {
    throw new AppError(400, 'bad_link', ALERT_TEXTS.badLink)
  }
  const [userId, id] = [Number(user), Number(alert)]
  const row = await queries.findAlert(deps.db, userId, id)
  await queries.updateAlert(deps.db, userId, id, { paused: true }, deps.clock.now())
  return { title: row ? alertTitle(row) : 'This alert' }
}

async function presentOne(db: Db, userId: number, id: number): Promise<Alert> {
  const row = await queries.findAlert(db, userId, id)
  if (!row) throw notFound()
  return present(row)
}

const present = ({ paused_at, created_at, ...row }: queries.AlertRow): Alert => ({
  ...row,
  paused: paused_at !== null,
  created_at: created_at.toISOString(),
})
