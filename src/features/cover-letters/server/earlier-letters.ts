import { wholeWords } from '#contract/pattern.ts'
import { neighbours } from '#contract/paging.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/platform/errors.ts'
import type { EarlierLetter, KeptLetter } from '../contract.ts'
import { COVER_LETTER_MAX, GONE, SUBJECT_MAX } from '../rules.ts'
import { countLetters, findKeptLetter, findPostingToWriteTo, listNewestLetters, listVersions } from './queries.ts'

type Person = { id: number }
const EXCERPT = 150

const excerptOf = (content: string): string => {
  const line = content.replace(/\s+/g, ' ').trim()
  return line.length <= EXCERPT ? line : `${line.slice(0, EXCERPT - 1).trimEnd()}…`
}

/** The newest version of each letter a person kept, newest first. */
export async function listLetters(deps: Deps, user: Person, query: { page: number; per_page: number }) {
  const { page, per_page: size } = query
  const [rows, count] = await Promise.all([
    listNewestLetters(deps.db, user.id, size, (page - 1) * size),
    countLetters(deps.db, user.id),
  ])
  const results: EarlierLetter[] = rows.map(({ content, created_at, ...row }) => ({
    ...row,
    excerpt: excerptOf(content),
    created_at: created_at.toISOString(),
  }))
  return { results, count, ...neighbours('/api/cover-letters/', query, page, Math.ceil(count / size)) }
}

/**
 * A kept letter with every version there is for its posting; with `forJob` also as it would read for that one.
 * @throws AppError 404 for somebody else's letter, and for a posting nobody can write to
 */
export async function readLetter(deps: Deps, user: Person, id: number, forJob?: number): Promise<KeptLetter> {
  const letter = await findKeptLetter(deps.db, user.id, id)
  const posting = forJob === undefined ? null : await findPostingToWriteTo(deps.db, forJob)
  if (!letter || posting === undefined) throw new AppError(404, 'not_found', GONE)
  const versions = await listVersions(deps.db, user.id, letter.job_post_id)
  const from = { title: letter.job_title, employer: letter.employer_name }
  return {
    ...letter,
    created_at: letter.created_at.toISOString(),
    versions: versions.map(({ created_at, ...version }) => ({ ...version, created_at: created_at.toISOString() })),
    adapted: posting && {
      subject: adapted(letter.subject, from, posting).replace(/\s+/g, ' ').slice(0, SUBJECT_MAX),
      content: adapted(letter.content, from, posting).slice(0, COVER_LETTER_MAX),
    },
  }
}

type Addressed = { title: string; employer: string | null }
const line = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** A letter to one posting with the title and the employer of another; the rest is the person's to change. */
export function adapted(text: string, from: Addressed, to: Addressed): string {
  const titled = from.title.trim() === '' ? text : text.replace(wholeWords(line(from.title)), () => line(to.title))
  const before = line(from.employer ?? '')
  if (before === '') return titled
  const employer = line(to.employer ?? '')
  return employer === ''
    ? titled.replace(wholeWords(`${before} team`), () => 'team').replace(wholeWords(before), () => 'your company')
    : titled.replace(wholeWords(before), () => employer)
}
