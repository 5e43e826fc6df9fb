import { findResume } from '#features/resumes/server/service.ts'
import type { Deps } from '#server/deps.ts'
import type { Db } from '#server/platform/db/database.ts'
import { AppError, FieldError } from '#server/platform/errors.ts'
import type { AiInstructions, CoverLetter } from '../contract.ts'
import { GONE } from '../rules.ts'
import {
  findInstructions,
  findLetter,
  findPostingToWriteTo,
  findWriter,
  insertLetter,
  updateInstructions,
  upsertInstructions,
  type LetterRow,
} from './queries.ts'
import { writeTemplateLetter, type Writer } from './template-letter.ts'

export type Letter = LetterRow
type Person = { id: number }

/** The person's own letter, undefined for anybody else's. */
export const findOwnLetter = (db: Db, userId: number, id: number): Promise<Letter | undefined> =>
  findLetter(db, userId, id)

/**
 * Writes a letter for a posting out of the person's profile (spec 2 §7). `custom_prompt` is for a writer that
 * understands language; the template has no use for it.
 * @throws AppError 404 for an unknown job, FieldError for somebody else's resume
 */
export async function generateLetter(
  deps: Deps,
  user: Person,
  given: { job_id: number; resume_id?: number | null | undefined },
): Promise<{ content: string; subject: string }> {
  const posting = await findPostingToWriteTo(deps.db, given.job_id)
  if (!posting) throw gone()
  await requireOwnResume(deps, user, given.resume_id)
  const { projects, ...writer } = await findWriter(deps.db, user.id)
  return writeTemplateLetter({ ...writer, projects: readProjects(projects) }, { ...posting, tags: posting.tags ?? [] })
}

const gone = () => new AppError(404, 'not_found', GONE)

async function requireOwnResume(deps: Deps, user: Person, id: number | null | undefined): Promise<void> {
  if (typeof id === 'number' && !(await findResume(deps.db, user.id, id))) {
    throw new FieldError({ resume_id: ['Choose one of your resumes.'] })
  }
}

/** Projects are stored as JSON: taken only as far as they are what they should be. */
function readProjects(value: unknown): Writer['projects'] {
  if (!Array.isArray(value)) return []
  return value.flatMap((item: unknown) => {
    if (typeof item !== 'object' || item === null || !('title' in item) || typeof item.title !== 'string') return []
    const url = 'url' in item && typeof item.url === 'string' ? item.url : null
    return [{ title: item.title, url }]
  })
}

/**
 * Keeps the letter an application will be sent with.
 * @throws AppError 404 for an unknown job, FieldError for somebody else's resume
 */
export async function createLetter(
  deps: Deps,
  user: Person,
  given: {
    job_post_id: number
    resume_id?: number | null | undefined
    content: string
    subject: string
    custom_prompt?: string | null | undefined
  },
): Promise<CoverLetter> {
  if (!(await findPostingToWriteTo(deps.db, given.job_post_id))) throw gone()
  await requireOwnResume(deps, user, given.resume_id)
  const row = await insertLetter(deps.db, {
    user_id: user.id,
    job_post_id: given.job_post_id,
    resume_id: given.resume_id ?? null,
    content: given.content,
    subject: given.subject.replace(/\s+/g, ' '),
    custom_prompt: given.custom_prompt ?? '',
    created_at: deps.clock.now(),
  })
  return { ...row, created_at: row.created_at.toISOString() }
}

type InstructionsRow = { id: number; user_id: number; instructions: string; updated_at: Date }
const presentInstructions = (row: InstructionsRow): AiInstructions => ({
  id: row.id,
  user: row.user_id,
  instructions: row.instructions,
  updated_at: row.updated_at.toISOString(),
})

/** The saved instructions; empty ones when nothing was saved. */
export async function readInstructions(deps: Deps, user: Person): Promise<AiInstructions> {
  const row = await findInstructions(deps.db, user.id)
  return row ? presentInstructions(row) : { id: null, user: user.id, instructions: '', updated_at: null }
}

/** Saves the instructions, over whatever was saved before. */
export async function saveInstructions(deps: Deps, user: Person, instructions: string): Promise<AiInstructions> {
  return presentInstructions(await upsertInstructions(deps.db, user.id, instructions, deps.clock.now()))
}

/** @throws AppError 404 for an id that is not the person's */
export async function changeInstructions(
  deps: Deps,
  user: Person,
  id: number,
  instructions: string,
): Promise<AiInstructions> {
  const row = await updateInstructions(deps.db, user.id, id, instructions, deps.clock.now())
  if (!row) throw new AppError(404, 'not_found', 'Not found.')
  return presentInstructions(row)
}
