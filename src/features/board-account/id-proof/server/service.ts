import { manilaDate, manilaDay } from '#contract/time.ts'
import { newestIds } from '#features/jobs/server/service.ts'
import { sendMail } from '#features/mail/server/service.ts'
import { MOST_COMPARED } from '#features/matching/rules.ts'
import { matchJobs } from '#features/matching/server/service.ts'
import type { Deps } from '#server/deps.ts'
import { inTransaction } from '#server/platform/db/database.ts'
import { FieldError } from '#server/platform/errors.ts'
import { taskKind } from '#server/platform/tasks.ts'
import { findAccount } from '../../server/queries.ts'
import type { IdProofLadder } from '../contract.ts'
import { type Asked, endOfManilaDay, ID_EXPIRED, ladderOf, LEAST_MATCH, REMIND_DAYS } from '../rules.ts'
import {
  countAskedAbove,
  deleteReminder,
  findReminder,
  listShut,
  lockWaiting,
  updateMailed,
  upsertReminder,
} from './queries.ts'

export const remindOfIdsTask = taskKind<Record<never, never>>('board-account.remind-of-ids')

const BATCH = 500
const DAY_MS = 86_400_000

/**
 * What a higher ID proof would open: of the person's matches, or of all open jobs while too little is known of them. A score
 * the board does not show counts as none.
 */
export async function readLadder(deps: Deps, user: { id: number }): Promise<IdProofLadder> {
  const account = await findAccount(deps.db, user.id)
  const idProof = account?.id_proof ?? null
  const [asked, matches, reminder] = await Promise.all([
    countAskedAbove(deps.db, idProof ?? 0),
    shutMatches(deps, user, idProof ?? 0),
    findReminder(deps.db, user.id),
  ])
  const open = ladderOf(asked)
  return {
    id_proof: idProof,
    of: matches === null ? 'open_jobs' : 'matches',
    open_jobs: open.blocked,
    ...(matches === null ? open : ladderOf(matches)),
    id_expires_on: reminder,
  }
}

/**
 * The person's matches that nothing but their ID proof stands against, of the newest open jobs; null where none can be told
 * because the profile says too little.
 */
async function shutMatches(deps: Deps, user: { id: number }, idProof: number): Promise<Asked[] | null> {
  const shut = await listShut(deps.db, await newestIds(deps, {}, MOST_COMPARED), idProof)
  const matches = await matchJobs(
    deps,
    user.id,
    shut.map(({ id }) => id),
  )
  const all = [...matches.values()]
  if (all.some(({ missing }) => missing === 'profile') && all.every(({ score }) => score === null)) return null
  return shut.flatMap(({ id, min_id_proof }) => {
    const match = matches.get(id)
    const fits = (match?.score ?? 0) >= LEAST_MATCH && match?.blocked.every(({ condition }) => condition === 'id_proof')
    return fits ? [{ min_id_proof, jobs: 1 }] : []
  })
}

/** Keeps the last day of an ID, or forgets it. @throws FieldError 400 for a day that is over */
export async function keepReminder(deps: Deps, user: { id: number }, given: { id_expires_on: string | null }) {
  const { id_expires_on: day } = given
  const now = deps.clock.now()
  if (day === null) await deleteReminder(deps.db, user.id)
  else if (day < manilaDate(now)) throw new FieldError({ id_expires_on: [ID_EXPIRED] })
  else await upsertReminder(deps.db, user.id, day, now)
  return { id_expires_on: day }
}

/** Tells by mail, once for each day kept, that an ID runs out within thirty days. */
export async function remindOfIds(deps: Deps): Promise<void> {
  const now = deps.clock.now()
  const [from, until] = [manilaDate(now), manilaDate(new Date(now.getTime() + REMIND_DAYS * DAY_MS))]
  for (let after = 0; ;) {
    const told = await inTransaction(deps.db, async (db) => {
      const waiting = await lockWaiting(db, { from, until, after, limit: BATCH })
      if (waiting.length === 0) return []
      for (const one of waiting) await sendMail(deps, db, mailOf(deps, one))
      const ids = waiting.map(({ user_id }) => user_id)
      await updateMailed(db, ids, now)
      return ids
    })
    if (told.length < BATCH) return
    after = told.at(-1) ?? after
  }
}

function mailOf(deps: Deps, one: { user_id: number; email: string; first_name: string; day: string }) {
  const ends = endOfManilaDay(one.day)
  const last = manilaDay(new Date(ends.getTime() - 1))
  return {
    key: `id-expires:${one.user_id}:${one.day}`,
    to: one.email,
    subject: `Your ID expires on ${last}`,
    heading: `Your ID expires soon, ${one.first_name}`,
    blocks: [
      `You asked us to tell you before the ID you proved your identity with expires: its last day is ${last}.`,
      'Once you have a new one you can prove your identity to OLJ with it again. What OLJ does when an ID expires, it does not say.',
      'That day is all we kept of your ID. We write of it only this once.',
      { label: 'See your ID Proof', url: `${deps.config.PUBLIC_URL}/settings?section=integrations` },
    ],
    validUntil: ends,
  }
}
