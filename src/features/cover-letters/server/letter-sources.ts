import { randomBytes } from 'node:crypto'
import { presentEmployers, withoutNames } from '#features/privacy/rules.ts'
import { privacyOf } from '#features/privacy/server/service.ts'
import type { Education } from '#features/resumes/parsing/contract.ts'
import { knownResume } from '#features/resumes/parsing/server/service.ts'
import { findResume } from '#features/resumes/server/service.ts'
import type { Deps } from '#server/deps.ts'
import { AppError, FieldError } from '#server/platform/errors.ts'
import type { Facts } from '../claims/facts.ts'
import { subjectFor } from '../instructions/checklist/rules.ts'
import type { Instruction } from '../instructions/contract.ts'
import { readInstructions } from '../instructions/rules.ts'
import { lettersNeeds, surely } from '../instructions/needs/rules.ts'
import { GONE } from '../rules.ts'
import { paragraphNamed } from './letter/asked/code-words.ts'
import type { LetterInstructions } from './letter/asked/instructions.ts'
import {
  answerInSubject,
  besideName,
  inSubject,
  openInSubject,
  placedInSubject,
  sumInSubject,
} from './letter/asked/subjects.ts'
import { findInstructions, findPostingToWriteTo, findWriter } from './queries.ts'
import { payInSubject, sumsOf } from './letter/person/pay.ts'
import { lastLineOf, sumAnswered, withSums } from './letter/answers/sums.ts'
import { yearsSaid } from './letter/person/years.ts'
import { plainSubject } from './template-letter.ts'
import type { Addressee, Writer } from './writer.ts'

/** What a letter is asked for with. */
export type LetterWish = {
  job_id: number
  resume_id?: number | null | undefined
  custom_prompt?: string | null | undefined
  /** Written by the template, whether a model is configured or not. */
  template?: boolean | undefined
}

/** Everything a letter is written from and judged by. */
export type Sources = {
  jobId: number
  writer: Writer
  posting: Addressee
  facts: Facts
  instructions: LetterInstructions
  /** What the person told the writer for good and for this letter. */
  wishes: string[]
  resume: string
  fence: string
}

const FENCE_BYTES = 8

export const notYourResume = () => new FieldError({ resume_id: ['Choose one of your resumes.'] })

/**
 * Reads what is known of the person and the posting.
 * @throws AppError 404 for an unknown job, FieldError for somebody else's resume
 */
export async function readSources(deps: Deps, user: { id: number }, wish: LetterWish): Promise<Sources> {
  const posting = await findPostingToWriteTo(deps.db, wish.job_id)
  if (!posting) throw new AppError(404, 'not_found', GONE)
  if (typeof wish.resume_id === 'number' && !(await findResume(deps.db, user.id, wish.resume_id))) {
    throw notYourResume()
  }
  const { row, saved, read, places, hidden, history } = await knownOf(deps, user.id, wish)
  const { projects, education, experience, ...person } = personOf(deps, row, hidden)
  const schools = schooling(education, read, hidden)
  const work = workOf({ read, history, places, hidden })
  const writer: Writer = { ...person, projects: readProjects(projects), education: schools, ...work }
  const addressee: Addressee = { ...posting, tags: posting.tags ?? [] }
  const name = `${writer.first_name} ${writer.last_name}`.trim()
  const asked = readInstructions(posting.description)
  const wishes = [saved?.instructions ?? '', wish.custom_prompt ?? ''].filter((text) => text.trim() !== '')
  const told = [experience, education, Object.values({ ...read, places: [] })]
  const resume = withoutNames(told.flatMap(wordsOf).join('\n'), hidden)
  return {
    jobId: posting.id,
    writer,
    posting: addressee,
    instructions: needsOf(asked, { name, ...inSubjectOf(writer, posting) }),
    wishes,
    resume,
    fence: randomBytes(FENCE_BYTES).toString('hex'),
    facts: factsOf({
      writer,
      addressee,
      name,
      resume,
      wishes,
      asked,
      projects,
      contacts: [person.email, person.phone_number],
      today: deps.clock.now().toISOString(),
    }),
  }
}

/** What a subject may hold beside a name. */
export const inSubjectOf = (writer: Writer, { title, description }: Pick<Addressee, 'title' | 'description'>) => ({
  title,
  text: description,
  rate: payInSubject(writer),
  other: inSubject(writer),
})

/** What is known of the person, and the employers their letters do not name. */
async function knownOf(deps: Deps, userId: number, wish: LetterWish) {
  const [row, saved, privacy, read] = await Promise.all([
    findWriter(deps.db, userId),
    findInstructions(deps.db, userId),
    privacyOf(deps.db, userId),
    knownResume(deps, userId, wish.resume_id ?? null),
  ])
  const typed = worksOf(row.experience)
  const history = [...typed, ...(read?.work_history ?? [])]
  // The resume's jobs stand behind those of the profile.
  const places = (read?.places ?? []).map((place) => (place === null ? null : place + typed.length))
  return { row, saved, read, history, places, hidden: privacy.hide_current_employer ? presentEmployers(history) : [] }
}

type Past = Pick<Awaited<ReturnType<typeof knownOf>>, 'read' | 'history' | 'places' | 'hidden'>

/** What the person did and where, without the names they hide. */
const workOf = ({ read, history, places, hidden }: Past): Pick<Writer, 'results' | 'works' | 'places'> => ({
  places,
  results: (read?.results ?? []).map((result) => withoutNames(result, hidden)),
  works: history.map(({ title, employer, from, to }) => ({
    title: withoutNames(title ?? '', hidden),
    employer: hidden.includes((employer ?? '').trim()) ? null : employer,
    from,
    to,
  })),
})

type WriterRow = Awaited<ReturnType<typeof findWriter>>

/** What a person says of themselves without the names they hide. */
const named = (row: WriterRow, hidden: readonly string[]): WriterRow => ({
  ...row,
  title: row.title === null ? null : withoutNames(row.title, hidden),
  about: row.about === null ? null : withoutNames(row.about, hidden),
})

/** The same with what a dollar is worth where they live. */
const personOf = (deps: Deps, row: WriterRow, hidden: readonly string[]) => ({
  ...named(row, hidden),
  usd_php: deps.config.USD_PHP_RATE,
})

/** Work history is stored as JSON: taken only as far as it is what it should be. */
function worksOf(value: unknown): { employer: string; title: string; from: string; to: string }[] {
  return rowsOf(value, ['employer', 'title', 'from', 'to']).filter(
    ({ employer, title }) => employer !== '' || title !== '',
  )
}

/** The schools of a profile, and those of a resume behind them; one that is an employer to be hidden has no name. */
function schooling(
  typed: unknown,
  read: { education: readonly Education[] } | null,
  hidden: readonly string[],
): NonNullable<Writer['education']> {
  const found = (read?.education ?? []).map(({ school, degree, to_year: to }) => ({
    school,
    degree,
    to: to === null ? null : String(to),
  }))
  return [...rowsOf(typed, ['school', 'degree', 'from', 'to']), ...found].map((one) => ({
    ...one,
    school: hidden.includes((one.school ?? '').trim()) ? null : one.school,
  }))
}

function rowsOf<Key extends string>(value: unknown, keys: readonly Key[]): Record<Key, string>[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((item: unknown) => {
    if (typeof item !== 'object' || item === null) return []
    const all = new Map<string, unknown>(Object.entries(item))
    const said = keys.map((key) => [key, typeof all.get(key) === 'string' ? String(all.get(key)) : ''])
    return [Object.fromEntries(said) as Record<Key, string>]
  })
}

type FactSources = {
  writer: Writer
  addressee: Addressee
  name: string
  resume: string
  wishes: string[]
  asked: readonly Instruction[]
  projects: unknown
  contacts: (string | null)[]
  today: string
}

/** What the person says of themselves anywhere counts; what the posting says of them does not. */
function factsOf({ writer, addressee, name, resume, wishes, asked, projects, contacts, today }: FactSources): Facts {
  const own = [writer.title, writer.about, writer.location, writer.custom_availability, resume, ...wishes]
  const words = asked.flatMap((item) =>
    item.kind === 'code_word' ? [item.word] : item.kind === 'subject' ? [item.text] : [],
  )
  return {
    name,
    years_of_experience: writer.years_of_experience,
    skills: writer.skills ?? [],
    texts: [
      ...own.map((text) => text ?? ''),
      ...wordsOf(projects),
      ...sumsOf(writer, addressee),
      ...yearsSaid(writer, today),
      sumAnswered(addressee.description),
    ].filter((text) => text !== ''),
    contacts: [writer.website, writer.linkedin, writer.github, writer.resume_url, ...contacts].filter(
      (contact): contact is string => typeof contact === 'string' && contact !== '',
    ),
    posting: {
      title: addressee.title,
      employer: addressee.employer,
      text: addressee.description,
      tags: addressee.tags,
    },
    code_words: words,
  }
}

type KnownForSubject = {
  name: string
  title: string
  /** The posting's words, which say of a question that its answer belongs into the subject. */
  text?: string
  rate?: string
  other?: (blank: string) => string
}

/**
 * The reader's findings as a letter needs them: the subject with its blanks filled, code words by their place. What only
 * the person can put into the subject has a marked gap there.
 */
export function needsOf(all: readonly Instruction[], known: KnownForSubject): LetterInstructions {
  const asked = surely(all)
  const placedThere = placedInSubject(all, known.text ?? '')
  const last = lastLineOf(known.text ?? '')
  // A sum the letter is to end with is answered there.
  const wanted = asked.find((item) => item.kind === 'subject')
  const answer = answerInSubject(wanted, all, known.name)
  const elsewhere = [...placedThere, ...(answer?.taken ?? [])]
  const questions = lettersNeeds(all).questions.filter(
    (text) => !elsewhere.includes(text) && !(/^\d+$/.test(last) && sumAnswered(text).endsWith(`= ${last}.`)),
  )
  const placed = (...places: string[]) =>
    asked.flatMap((item) => (item.kind === 'code_word' && places.includes(item.place) ? [item.word] : []))
  const inOne = asked.flatMap((item) => {
    const paragraph = item.kind === 'code_word' && item.place === 'anywhere' ? paragraphNamed(item.quote) : null
    return item.kind === 'code_word' && paragraph !== null ? [{ word: item.word, paragraph }] : []
  })
  const own = plainSubject(known.title, known.name)
  const form =
    answer?.subject ??
    (wanted ? withSums(subjectFor(wanted, { subject: own, ...known, open: openInSubject }).subject) : '')
  const subject = [
    form || (placedThere.length > 0 ? own : sumInSubject(known.text ?? '', known.name)),
    ...placedThere.map(besideName),
  ]
  return {
    ...(subject.join('') === '' ? {} : { subject: subject.filter((part) => part !== '').join(' - ') }),
    code_words: placed('first_line'),
    anywhere: placed('anywhere').filter((word) => inOne.every((one) => one.word !== word)),
    ...(inOne.length === 0 ? {} : { in_paragraphs: inOne }),
    last_words: [...new Set([...placed('last_line'), last])].filter((word) => word !== ''),
    subject_words: placed('subject'),
    questions,
    files: asked.flatMap((item) => (item.kind === 'attachment' ? [{ file: item.file, quote: item.quote }] : [])),
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

/** The texts in a stored JSON value, entry by entry, whatever its fields are called. */
function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'number') return [String(value)]
  if (Array.isArray(value))
    return value.flatMap((item: unknown) => [wordsOf(item).join(', ')]).filter((text) => text !== '')
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsOf) : []
}
