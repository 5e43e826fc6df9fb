import { sql, type Selectable } from 'kysely'
import { isKnownEmployer } from '#features/jobs/server/service.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Applications } from '#server/platform/db/types.ts'
import type { PostingSnapshot } from '../contract.ts'
import type { Attempt } from '../history/server/queries.ts'
import type { ApplicationStatus, Delivery } from '../rules.ts'
import type { Failure } from '../schemas.ts'

type Known = {
  delivery: Delivery
  status: ApplicationStatus
  failure: Failure | null
  posting_snapshot: PostingSnapshot
}
/**
 * An application with what its posting says now (nulls without one), the moments of its interviews, when the employer
 * last moved and the follow-up that is due first.
 */
export type ApplicationRow = Omit<Selectable<Applications>, keyof Known> &
  Known & {
    source: string | null
    source_id: string | null
    url: string | null
    closed_at: Date | null
    interviews: Date[]
    heard_at: Date | null
    next_follow_up: { id: number; due_on: string; text: string } | null
  }
/** One that went, or goes, through a board. */
export type PostedRow = ApplicationRow & { source_id: string; url: string }

/** A status other than `applied` is the person telling that the employer moved. */
const heardAt = sql<Date | null>`(select max(e.happened_at) from application_events e
  where e.application_id = application.id and e.kind = 'status' and e.to_value <> 'applied')`
const interviewMoments = sql<Date[]>`array(select i.starts_at from application_interviews i
  where i.application_id = application.id order by i.starts_at, i.id)`
const nextFollowUp = sql<ApplicationRow['next_follow_up']>`(
  select json_build_object('id', f.id, 'due_on', f.due_on, 'text', f.text) from application_follow_ups f
  where f.application_id = application.id and f.done_at is null order by f.due_on, f.id limit 1)`

/** Those that were taken away are nowhere to be found. */
const applicationsWithPostings = (db: Db) =>
  db
    .selectFrom('applications as application')
    .leftJoin('postings as posting', 'posting.id', 'application.job_id')
    .selectAll('application')
    .select(['posting.source', 'posting.source_id', 'posting.url', 'posting.closed_at'])
    .select([interviewMoments.as('interviews'), heardAt.as('heard_at'), nextFollowUp.as('next_follow_up')])
    .where('application.removed_at', 'is', null)
    .$narrowType<Known>()

/** One that went, or goes, through a board. */
export const findApplication = (db: Db, id: number): Promise<PostedRow | undefined> =>
  applicationsWithPostings(db)
    .where('application.id', '=', id)
    .where('application.own_entry', '=', false)
    .$narrowType<{ source_id: string; url: string }>()
    .executeTakeFirst()

export const findOwnApplication = (db: Db, userId: number, id: number): Promise<ApplicationRow | undefined> =>
  applicationsWithPostings(db)
    .where('application.id', '=', id)
    .where('application.user_id', '=', userId)
    .executeTakeFirst()

export const findApplicationTo = (db: Db, userId: number, jobId: number): Promise<ApplicationRow | undefined> =>
  applicationsWithPostings(db)
    .where('application.user_id', '=', userId)
    .where('application.job_id', '=', jobId)
    .executeTakeFirst()

/** The last sent first, as the screen says when: what is noted or imported later may have been sent long before. */
export const listOwnApplications = (db: Db, userId: number): Promise<ApplicationRow[]> =>
  applicationsWithPostings(db)
    .where('application.user_id', '=', userId)
    .orderBy('application.sending_since', 'desc')
    .orderBy('application.id', 'desc')
    .execute()

/** A posting as an application needs it; undefined when it is not listed to people. */
export const findPostingToApplyTo = (db: Db, id: number) =>
  db
    .selectFrom('postings as posting')
    .leftJoin('employers as employer', (join) => join.on(isKnownEmployer))
    .select(['posting.id', 'posting.source', 'posting.source_id', 'posting.url', 'posting.title'])
    .select([
      'posting.description',
      'posting.salary_text',
      'posting.job_type_text',
      'posting.date_posted',
      'posting.closed_at',
    ])
    .select(['posting.min_id_proof', 'employer.name as employer_name'])
    .where('posting.id', '=', id)
    .where('posting.review_state', '=', 'approved')
    .executeTakeFirst()

/** A person's resume as it is now; it cannot be removed before this transaction ends. */
export const findResumeToSend = (db: Db, userId: number, id: number) =>
  db
    .selectFrom('resumes')
    .select(['id', 'file_name', 'file_key', 'content_type'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forKeyShare()
    .executeTakeFirst()

/** What goes out, and how the posting reads at that moment. */
export type Outgoing = {
  user_id: number
  job_id: number
  apply_points: number
  cover_letter_id: number
  resume_id: number | null
  board_email: string
  sent_subject: string
  sent_content: string
  sent_resume_name: string | null
  sent_resume_key: string | null
  sent_resume_type: string | null
  posting_snapshot: PostingSnapshot
  now: Date
}
/** The right to send: nobody else sends this application as long as it is at this attempt. */
export type Claim = { id: number; attempt: number }

/**
 * Makes the application, or takes up a failed one again, as `sending`. The unique key and one conditional statement let
 * exactly one of any number of callers through; undefined for the others.
 */
export async function claimSending(db: Db, out: Outgoing): Promise<Claim | undefined> {
  const { now, posting_snapshot: snapshot, ...given } = out
  const values = {
    ...given,
    posting_snapshot: JSON.stringify(snapshot),
    delivery: 'sending',
    sending_since: now,
    updated_at: now,
  }
  const row = await db
    .insertInto('applications')
    .values({ ...values, created_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'job_id'])
        .doUpdateSet((old) => ({
          ...values,
          attempts: old('applications.attempts', '+', 1),
          checks: 0,
          misses: 0,
          first_miss_at: null,
          unconfirmed_at: null,
          next_check_at: null,
          failure: null,
          evidence: null,
        }))
        .where('applications.delivery', '=', 'failed'),
    )
    .returning(['id', 'attempts'])
    .executeTakeFirst()
  return row && { id: row.id, attempt: row.attempts }
}

/** Whether the claim still holds, asked right before anything leaves. */
export async function isStillSending(db: Db, claim: Claim): Promise<boolean> {
  const row = await db
    .selectFrom('applications')
    .select('id')
    .where('id', '=', claim.id)
    .where('attempts', '=', claim.attempt)
    .where('delivery', '=', 'sending')
    .executeTakeFirst()
  return row !== undefined
}

type Confirmation = { attempt: number; evidence: string; elsewhere: boolean; sent: Attempt | null; now: Date }

/**
 * Marks as confirmed what the board confirmed. It overrules everything but a newer attempt on its way: that one will be
 * told by the board that it applied already. `sent` puts back what an earlier attempt had sent. Gives the state before.
 */
export async function updateToConfirmed(db: Db, id: number, given: Confirmation): Promise<Delivery | undefined> {
  const before = await db
    .selectFrom('applications')
    .select(['delivery', 'attempts'])
    .where('id', '=', id)
    .forUpdate()
    .$narrowType<{ delivery: Delivery }>()
    .executeTakeFirst()
  if (!before || before.delivery === 'confirmed') return undefined
  if (before.delivery === 'sending' && before.attempts !== given.attempt) return undefined
  const sent = given.sent
  await db
    .updateTable('applications')
    .set({
      delivery: 'confirmed',
      evidence: given.evidence,
      applied_elsewhere: given.elsewhere,
      failure: null,
      next_check_at: null,
      confirmed_at: given.now,
      updated_at: given.now,
      ...(sent && {
        sent_subject: sent.sent_subject,
        sent_content: sent.sent_content,
        sent_resume_name: sent.sent_resume_name,
        sent_resume_key: sent.sent_resume_key ?? null,
        sent_resume_type: sent.sent_resume_type ?? null,
        apply_points: sent.apply_points,
        sending_since: sent.sent_at,
      }),
    })
    .where('id', '=', id)
    .execute()
  return before.delivery
}

/** Marks an attempt as certainly not sent. Gives the state before; undefined when it no longer is that attempt's turn. */
export async function updateToFailed(db: Db, claim: Claim, failure: Failure, now: Date): Promise<Delivery | undefined> {
  const before = await lockOpen(db, claim)
  if (before === undefined) return undefined
  await db
    .updateTable('applications')
    .set({ delivery: 'failed', failure: JSON.stringify(failure), next_check_at: null, updated_at: now })
    .where('id', '=', claim.id)
    .execute()
  return before
}

/** Marks an attempt on its way as unconfirmed; false when it no longer is on its way. */
export async function updateToUnconfirmed(db: Db, claim: Claim, nextCheckAt: Date, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('applications')
    .set({ delivery: 'unconfirmed', unconfirmed_at: now, next_check_at: nextCheckAt, updated_at: now })
    .where('id', '=', claim.id)
    .where('attempts', '=', claim.attempt)
    .where('delivery', '=', 'sending')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

async function lockOpen(db: Db, claim: Claim): Promise<Delivery | undefined> {
  const row = await db
    .selectFrom('applications')
    .select('delivery')
    .where('id', '=', claim.id)
    .where('attempts', '=', claim.attempt)
    .where('delivery', 'in', ['sending', 'unconfirmed'])
    .forUpdate()
    .$narrowType<{ delivery: Delivery }>()
    .executeTakeFirst()
  return row?.delivery
}

/**
 * Counts a look at the board, unless another look was counted since `checks` was read.
 * `missed`: the board answered and had no such application.
 */
export async function updateChecked(
  db: Db,
  claim: Claim,
  look: { checks: number; missed: boolean; nextCheckAt: Date | null; now: Date },
): Promise<{ misses: number; first_miss_at: Date | null } | undefined> {
  const missed = look.missed ? 1 : 0
  return db
    .updateTable('applications')
    .set((row) => ({
      checks: row('checks', '+', 1),
      misses: row('misses', '+', missed),
      ...(look.missed ? { first_miss_at: row.fn.coalesce('first_miss_at', row.val(look.now)) } : {}),
      next_check_at: look.nextCheckAt,
    }))
    .where('id', '=', claim.id)
    .where('attempts', '=', claim.attempt)
    .where('delivery', '=', 'unconfirmed')
    .where('checks', '=', look.checks)
    .returning(['misses', 'first_miss_at'])
    .executeTakeFirst()
}

/** Left behind on their way since before `sentBefore`, or due for another look; not of people the team keeps out. */
export async function listDueForCheck(db: Db, due: { sentBefore: Date; now: Date; count: number }): Promise<number[]> {
  const rows = await db
    .selectFrom('applications')
    .select('id')
    .where(
      sql<boolean>`(delivery = 'sending' and sending_since <= ${due.sentBefore}
        or delivery = 'unconfirmed' and next_check_at <= ${due.now})`,
    )
    .where(
      sql<boolean>`not exists (select from users u where u.id = applications.user_id and u.disabled_at is not null)`,
    )
    .orderBy('sending_since')
    .limit(due.count)
    .execute()
  return rows.map((row) => row.id)
}
