import { checkLetter } from '../src/features/cover-letters/claims/check-letter.ts'
import { readInstructions } from '../src/features/cover-letters/instructions/rules.ts'
import { GAP } from '../src/features/cover-letters/rules.ts'
import { sumsOf } from '../src/features/cover-letters/server/letter/person/pay.ts'
import { yearsSaid } from '../src/features/cover-letters/server/letter/person/years.ts'
import { sumAnswered } from '../src/features/cover-letters/server/letter/answers/sums.ts'
import { inSubjectOf, needsOf } from '../src/features/cover-letters/server/letter-sources.ts'
import { writeTemplateLetter } from '../src/features/cover-letters/server/template-letter.ts'
import type { Writer } from '../src/features/cover-letters/server/writer.ts'
import { people } from './judged/letters/people.ts'
import { fifthMorePostings } from './judged/letters/fifth-more-postings.ts'
import { fifthPeople } from './judged/letters/fifth-people.ts'
import { fifthPostings } from './judged/letters/fifth-postings.ts'
import { fourthPeople } from './judged/letters/fourth-people.ts'
import { fourthMorePostings } from './judged/letters/fourth-more-postings.ts'
import { fourthPostings } from './judged/letters/fourth-postings.ts'
import { sixthMorePostings } from './judged/letters/sixth-more-postings.ts'
import { sixthPeople } from './judged/letters/sixth-people.ts'
import { sixthPostings } from './judged/letters/sixth-postings.ts'
import { heldOutMorePostings } from './judged/letters/held-out-more-postings.ts'
import { heldOutPeople } from './judged/letters/held-out-people.ts'
import { heldOutPostings } from './judged/letters/held-out-postings.ts'
import { letterPostings, type LetterPosting } from './judged/letters/postings.ts'
import { secondPeople } from './judged/letters/second-people.ts'
import { secondPostings } from './judged/letters/second-postings.ts'
import { thirdPeople } from './judged/letters/third-people.ts'
import { thirdPostings } from './judged/letters/third-postings.ts'

/** The day the letters are written on. */
const WRITTEN_ON = '2026-11-22'
const WRITTEN_AT = new Date(`${WRITTEN_ON}T04:00:00Z`)

export type MadeLetter = {
  writer: Writer
  posting: LetterPosting
  letter: { subject: string; content: string }
  /** What the claim check says to it, gaps for the person apart. */
  marks: string[]
}

/** Every person's letter to every posting. */
export const madeLetters = (): MadeLetter[] => lettersOf({ people, postings: letterPostings })
/** The same for other people and other trades. */
export const secondLetters = (): MadeLetter[] => lettersOf({ people: secondPeople, postings: secondPostings })
/** And for others again: written before the rules the first two sets were read for. */
export const thirdLetters = (): MadeLetter[] => lettersOf({ people: thirdPeople, postings: thirdPostings })

type LetterSet = { people: readonly Writer[]; postings: readonly LetterPosting[] }
/** People and postings by hands that had seen no rule. Letters to those held out are read by readers only, and counted. */
export const letterSets = {
  fourth: { people: fourthPeople, postings: [...fourthPostings, ...fourthMorePostings] },
  fifth: { people: fifthPeople, postings: [...fifthPostings, ...fifthMorePostings] },
  sixth: { people: sixthPeople, postings: [...sixthPostings, ...sixthMorePostings] },
  held: { people: heldOutPeople, postings: [...heldOutPostings, ...heldOutMorePostings] },
} as const satisfies Record<string, LetterSet>
const lettersOf = ({ people: writers, postings }: LetterSet): MadeLetter[] =>
  postings.flatMap((posting) => writers.map((writer) => made(writer, posting)))

/** Five people of the commonest trades and twenty postings as they stand on boards, written by somebody who had seen no rule. */
export const fourthLetters = (): MadeLetter[] => lettersOf(letterSets.fourth)
/** Five more people and twenty postings by another hand, read blind before anybody learnt from them. */
export const fifthLetters = (): MadeLetter[] => lettersOf(letterSets.fifth)
/** Four people and twelve postings of their trades by another hand, read blind before anybody learnt from them. */
export const sixthLetters = (): MadeLetter[] => lettersOf(letterSets.sixth)
/** Five people and twenty postings whose letters nobody who writes rules has read: for readers, and for totals. */
export const heldOutLetters = (): MadeLetter[] => lettersOf(letterSets.held)

/** A dollar in pesos, as the board is set to. */
const USD_PHP = 58.75

function made(person: Writer, posting: LetterPosting): MadeLetter {
  const writer = { ...person, usd_php: USD_PHP }
  const name = `${writer.first_name} ${writer.last_name}`
  const asked = readInstructions(posting.description)
  const letter = writeTemplateLetter(
    writer,
    posting,
    needsOf(asked, { name, ...inSubjectOf(writer, posting) }),
    WRITTEN_AT,
  )
  const marks = checkLetter(letter, {
    name,
    years_of_experience: writer.years_of_experience,
    skills: writer.skills ?? [],
    texts: ownWords(writer, posting),
    contacts: [
      writer.resume_url,
      writer.website,
      writer.linkedin,
      writer.github,
      ...writer.projects.map(({ url }) => url),
    ].flatMap((url) => url ?? []),
    posting: { title: posting.title, employer: posting.employer, text: posting.description, tags: posting.tags },
    code_words: asked.flatMap((item) => (item.kind === 'code_word' ? [item.word] : [])),
  })
  const marked = marks.filter(({ text }) => !text.startsWith(`[${GAP}`)).map(({ kind, text }) => `${kind}: ${text}`)
  return { writer: person, posting, letter, marks: marked }
}

function ownWords(writer: Writer, posting: LetterPosting): string[] {
  const works = (writer.works ?? []).map(({ title, employer }) => `${title ?? ''} ${employer ?? ''}`)
  const said = [writer.title, writer.about, writer.location, writer.custom_availability].map((text) => text ?? '')
  return [
    ...said,
    ...works,
    ...(writer.results ?? []),
    ...writer.projects.map(({ title }) => title),
    ...sumsOf(writer, posting),
    ...yearsSaid(writer, WRITTEN_ON),
    sumAnswered(posting.description),
  ]
}
