import type { Deps } from '#server/deps.ts'
import type { Db } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/errors.ts'
import type { LetterAnswer } from '../contract.ts'
import { questionKey } from '../rules.ts'
import { deleteAnswer, deleteOldAnswers, listAnswers, upsertAnswers } from './queries.ts'

type Person = { id: number }
type Letter = { subject: string; content: string; job_post_id: number }

/** The person's answers, the last given first. */
export async function readAnswers(deps: Deps, user: Person): Promise<{ results: LetterAnswer[] }> {
  const rows = await listAnswers(deps.db, user.id)
  return { results: rows.map((row) => ({ ...row, answered_at: row.answered_at.toISOString() })) }
}

/**
 * Remembers the answers a letter is kept with: those that still stand in it word for word, the last one to each question.
 * To be called within the transaction that keeps the letter.
 */
export async function rememberAnswers(
  db: Db,
  user: Person,
  letter: Letter,
  given: readonly { question: string; answer: string }[],
  now: Date,
): Promise<void> {
  const standing = given.filter(({ answer }) => [letter.subject, letter.content].some((text) => text.includes(answer)))
  const rows = standing.map(({ question, answer }) => ({
    user_id: user.id,
    question,
    question_key: questionKey(question),
    answer,
    job_post_id: letter.job_post_id,
    answered_at: now,
  }))
  const last = new Map(rows.map((row) => [row.question_key, row]))
  if (last.size === 0) return
  // One order for all, so that two letters kept at once wait for each other instead of blocking each other.
  await upsertAnswers(
    db,
    [...last.values()].toSorted((one, other) => (one.question_key < other.question_key ? -1 : 1)),
  )
  await deleteOldAnswers(db, user.id)
}

/** @throws AppError 404 for an id that is not the person's */
export async function forgetAnswer(deps: Deps, user: Person, id: number): Promise<void> {
  if (!(await deleteAnswer(deps.db, user.id, id))) throw new AppError(404, 'not_found', 'Not found.')
}
