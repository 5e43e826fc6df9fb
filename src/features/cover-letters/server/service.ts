import type { Deps } from '#server/deps.ts'
import { type Db, inTransaction } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { rememberAnswers } from '../answers/server/service.ts'
import { checkLetter, openClaims } from '../claims/check-letter.ts'
import type { Claim } from '../claims/claim.ts'
import type { Facts } from '../claims/facts.ts'
import type { AiInstructions, CoverLetter } from '../contract.ts'
import type { WrittenLetter } from '../schemas.ts'
import { GAP, GONE, TOO_MANY_VERSIONS, UNCONFIRMED, VERSIONS_MAX } from '../rules.ts'
import { type LetterWish, notYourResume, readSources } from './letter-sources.ts'
import {
  countVersions,
  deleteGeneratedBefore,
  findInstructions,
  findLetter,
  holdResume,
  insertLetter,
  listGenerated,
  lockLetters,
  updateInstructions,
  upsertInstructions,
  type LetterRow,
} from './queries.ts'
import { writeTemplateLetter } from './template-letter.ts'
import { writeLetter } from './write-letter.ts'

const GENERATED_KEPT_MS = 30 * 86_400_000

export type Letter = LetterRow
type Person = { id: number }

/** The person's own letter, undefined for anybody else's. */
export const findOwnLetter = (db: Db, userId: number, id: number): Promise<Letter | undefined> =>
  findLetter(db, userId, id)

/**
 * Writes a letter for a posting out of what the person told (spec 2 §4, §7): with the model where there is one, else, or
 * when that fails, with the template.
 * @throws AppError 404 for an unknown job, FieldError for somebody else's resume
 */
export async function generateLetter(deps: Deps, user: Person, wish: LetterWish): Promise<WrittenLetter> {
  const sources = await readSources(deps, user, wish)
  const letter = await writeLetter(deps, user, sources, {
    signal: new AbortController().signal,
    template: wish.template,
  })
  if (!letter) throw new AppError(503, 'letter_failed', 'The letter could not be written. Please try again.')
  return letter
}

type Answers = readonly { question: string; answer: string }[] | undefined
/** What the person answered is told by them, like their profile. */
const withAnswers = (facts: Facts, answers: Answers): Facts => ({
  ...facts,
  texts: [...facts.texts, ...(answers ?? []).map(({ answer }) => answer)],
})

/**
 * What in a letter nothing covers, neither profile and resume nor what the person answered.
 * @throws AppError 404 for an unknown job, FieldError for somebody else's resume
 */
export async function checkDraft(
  deps: Deps,
  user: Person,
  draft: LetterWish & { subject: string; content: string; answers?: Answers },
): Promise<{ claims: Claim[] }> {
  const { facts } = await readSources(deps, user, draft)
  return { claims: checkLetter(draft, withAnswers(facts, draft.answers)) }
}

/**
 * A letter by the template, which invents nothing and answers the same every time, with its claims. Nothing is kept.
 * @throws AppError 404 for an unknown job, FieldError for somebody else's resume
 */
export async function draftLetter(
  deps: Deps,
  user: Person,
  wish: LetterWish,
): Promise<{ subject: string; content: string; claims: Claim[] }> {
  const { writer, posting, instructions, facts } = await readSources(deps, user, wish)
  const letter = writeTemplateLetter(writer, posting, instructions, deps.clock.now())
  return { ...letter, claims: checkLetter(letter, facts) }
}

type NewLetter = {
  job_post_id: number
  resume_id?: number | null | undefined
  content: string
  subject: string
  custom_prompt?: string | null | undefined
  confirmed_claims?: string[] | undefined
  based_on?: number | null | undefined
  answers?: Answers
}

/**
 * Keeps the letter an application will be sent with, as the next version for its posting. One that a model had a hand
 * in, or that was made from a letter to another posting, is kept only once every claim in it is covered or confirmed.
 * @throws AppError 404 for an unknown job or letter, 400 `unconfirmed_claims` or
 * `too_many_versions`; FieldError for somebody else's resume
 */
export async function createLetter(deps: Deps, user: Person, given: NewLetter): Promise<CoverLetter> {
  const { facts } = await readSources(deps, user, { ...given, job_id: given.job_post_id })
  const basis = given.based_on ? await findLetter(deps.db, user.id, given.based_on) : null
  if (basis === undefined) throw new AppError(404, 'not_found', GONE)
  const subject = given.subject.replace(/\s+/g, ' ')
  const origin = await originOf(deps, user, given)
  // What the template left for the person to answer goes out with nobody's letter.
  const every = checkLetter({ subject, content: given.content }, withAnswers(facts, given.answers))
  const claims = origin === 'ai' || basis ? every : every.filter(({ text }) => text.startsWith(`[${GAP}`))
  const confirmed = given.confirmed_claims ?? []
  const open = openClaims(claims, confirmed)
  if (open.length > 0) throw new AppError(400, 'unconfirmed_claims', UNCONFIRMED, { claims: open })
  const row = await inTransaction(deps.db, async (db) => {
    await lockLetters(db, user.id, given.job_post_id)
    const versions = await countVersions(db, user.id, given.job_post_id)
    if (versions >= VERSIONS_MAX) throw new AppError(400, 'too_many_versions', TOO_MANY_VERSIONS)
    if (typeof given.resume_id === 'number' && !(await holdResume(db, user.id, given.resume_id))) throw notYourResume()
    const now = deps.clock.now()
    await rememberAnswers(db, user, { ...given, subject }, given.answers ?? [], now)
    return insertLetter(db, {
      user_id: user.id,
      job_post_id: given.job_post_id,
      resume_id: given.resume_id ?? null,
      content: given.content,
      subject,
      custom_prompt: given.custom_prompt ?? '',
      version: 1 + versions,
      origin,
      based_on: basis?.id ?? null,
      confirmed_claims: [...new Set(claims.map(({ key }) => key))].filter((key) => confirmed.includes(key)),
      created_at: now,
    })
  })
  return { ...row, created_at: row.created_at.toISOString() }
}

/** Who had a hand in a letter: a model as soon as it wrote anything for this posting, whatever was changed since. */
async function originOf(deps: Deps, user: Person, given: NewLetter): Promise<'own' | 'ai' | 'template'> {
  const written = await listGenerated(deps.db, user.id, given.job_post_id)
  if (written.some(({ writer }) => writer === 'ai')) return 'ai'
  return written.some(({ content }) => content.trim() === given.content) ? 'template' : 'own'
}

/** Forgets what writers wrote a month ago: the letters that were kept of it stand on their own. */
export const forgetGenerated = (deps: Deps): Promise<void> =>
  deleteGeneratedBefore(deps.db, new Date(deps.clock.now().getTime() - GENERATED_KEPT_MS))

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
