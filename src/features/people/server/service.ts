import { recordAudit } from '#features/audit/server/service.ts'
import { disableAccount, enableAccount } from '#features/auth/disabling/server/service.ts'
import { mySessions } from '#features/auth/sessions/server/service.ts'
import { onboardingOf } from '#features/profile/server/service.ts'
import { currentSubscription, extendTrial } from '#features/subscriptions/server/service.ts'
import type { Deps } from '#server/deps.ts'
import { inTransaction } from '#server/platform/db/database.ts'
import { AppError, FieldError } from '#server/platform/errors.ts'
import type { Person } from '../contract.ts'
import { PEOPLE_PAGE_SIZE } from '../rules.ts'
import { findAddress, findPerson, listPeople, type ListedPerson } from './queries.ts'

type Given = Pick<Deps, 'db' | 'clock'>
type Admin = { id: number }

const noSuchPerson = () => new AppError(404, 'not_found', 'Not found.')
const clean = (text: string): string => text.replaceAll('\0', '').toWellFormed()

/** A reason the database can hold. @throws FieldError when nothing is left of it */
function reasonOf(given: string): string {
  const reason = clean(given).trim()
  if (reason === '') throw new FieldError({ reason: ['Say why.'] })
  return reason
}
const subject = (id: number) => ({ kind: 'person', id }) as const

const asRow = ({ joined_at: joined, ...row }: ListedPerson) => ({ ...row, joined_at: joined.toISOString() })

/** A page of people; `next` is what the following one begins behind. */
export async function listOfPeople(deps: Given, query: { search: string; before?: number | undefined }) {
  const { before } = query
  const rows = await listPeople(deps.db, { search: clean(query.search), before, limit: PEOPLE_PAGE_SIZE + 1 })
  const results = rows.slice(0, PEOPLE_PAGE_SIZE).map(asRow)
  return { results, next: rows.length > PEOPLE_PAGE_SIZE ? (results.at(-1)?.id ?? null) : null }
}

/** A person as the team sees them. @throws AppError 404 for nobody's id */
export async function readPerson(deps: Given, id: number): Promise<Person> {
  const [row, plan, onboarding, sessions] = await Promise.all([
    findPerson(deps.db, id),
    currentSubscription(deps.db, id, deps.clock.now()),
    onboardingOf(deps.db, id),
    mySessions(deps, { id, token_id: 0 }),
  ])
  if (!row) throw noSuchPerson()
  return {
    ...row,
    joined_at: row.joined_at.toISOString(),
    disabled_at: row.disabled_at?.toISOString() ?? null,
    plan: plan.plan && {
      plan_type: plan.plan.plan_type,
      ends_at: plan.end_date ?? '',
      active: plan.status === 'active',
    },
    onboarding_completed: onboarding.onboarding_completed,
    devices: sessions.results,
  }
}

/** A person's address; that it was looked at is kept first. @throws AppError 404 for nobody's id */
export async function revealEmail({ db, clock }: Given, admin: Admin, id: number): Promise<{ email: string }> {
  return inTransaction(db, async (trx) => {
    const email = await findAddress(trx, id)
    if (email === undefined) throw noSuchPerson()
    await recordAudit(trx, { actor: admin, action: 'person.reveal_email', subject: subject(id), now: clock.now() })
    return { email }
  })
}

/** Gives a trial more days. @throws AppError 404 for nobody's id, 409 when the plan is another one by now */
export async function giveTrialDays(
  deps: Given,
  admin: Admin,
  id: number,
  { days, ends_at: seen, reason }: { days: number; ends_at: string; reason: string },
): Promise<Person> {
  const now = deps.clock.now()
  await inTransaction(deps.db, async (db) => {
    if (!(await findPerson(db, id))) throw noSuchPerson()
    const ends = await extendTrial(db, id, { days, seen: new Date(seen), now })
    const details = { days, before: seen, after: ends.toISOString() }
    await recordAudit(db, {
      actor: admin,
      action: 'trial.extend',
      subject: subject(id),
      reason: reasonOf(reason),
      details,
      now,
    })
  })
  return readPerson(deps, id)
}

/** Signs a person out everywhere and keeps them out. @throws AppError as `disableAccount` */
export async function disablePerson(deps: Given, admin: Admin, id: number, given: { reason: string }): Promise<Person> {
  const [now, reason] = [deps.clock.now(), reasonOf(given.reason)]
  await inTransaction(deps.db, async (db) => {
    if (!(await disableAccount(db, { adminId: admin.id, userId: id, reason, now }))) return
    await recordAudit(db, { actor: admin, action: 'person.disable', subject: subject(id), reason, now })
  })
  return readPerson(deps, id)
}

/** Lets a person in again. @throws AppError 404 for nobody's id */
export async function enablePerson(deps: Given, admin: Admin, id: number, given: { reason: string }): Promise<Person> {
  const now = deps.clock.now()
  await inTransaction(deps.db, async (db) => {
    if (!(await enableAccount(db, id))) return
    const reason = reasonOf(given.reason)
    await recordAudit(db, { actor: admin, action: 'person.enable', subject: subject(id), reason, now })
  })
  return readPerson(deps, id)
}
