import { sql } from 'kysely'
import { isKnownEmployer } from '#features/jobs/server/service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { ANSWERS_KEPT } from '../rules.ts'

/** What the person answered, the last given first. */
export const listAnswers = (db: Db, userId: number) =>
  db
    .selectFrom('letter_answers as given')
    .leftJoin('postings as posting', 'posting.id', 'given.job_post_id')
    .leftJoin('employers as employer', (join) => join.on(isKnownEmployer))
    .select(['given.id', 'given.question', 'given.answer', 'given.answered_at', 'employer.name as employer_name'])
    .where('given.user_id', '=', userId)
    .orderBy('given.answered_at', 'desc')
    .orderBy('given.id', 'desc')
    .limit(ANSWERS_KEPT)
    .execute()

type Given = {
  user_id: number
  question: string
  question_key: string
  answer: string
  job_post_id: number
  answered_at: Date
}

/** Keeps answers, each over the one to the same question; the keys must differ. */
export async function upsertAnswers(db: Db, answers: Given[]): Promise<void> {
  await db
    .insertInto('letter_answers')
    .values(answers)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'question_key']).doUpdateSet((row) => ({
        question: row.ref('excluded.question'),
        answer: row.ref('excluded.answer'),
        job_post_id: row.ref('excluded.job_post_id'),
        answered_at: row.ref('excluded.answered_at'),
      })),
    )
    .execute()
}

/** Forgets the oldest beyond what is kept. */
export const deleteOldAnswers = (db: Db, userId: number) =>
  sql`delete from letter_answers where id in (
    select id from letter_answers where user_id = ${userId}
    order by answered_at desc, id desc offset ${ANSWERS_KEPT})`.execute(db)

/** Whether there was one of the person's own to delete. */
export async function deleteAnswer(db: Db, userId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('letter_answers')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
