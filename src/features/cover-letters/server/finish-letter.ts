import { checkLetter } from '../claims/check-letter.ts'
import type { Facts } from '../claims/facts.ts'
import { COVER_LETTER_MAX, GAP, SUBJECT_MAX } from '../rules.ts'
import { subjectOf, withCodeWords } from './letter/asked/code-words.ts'
import { type LetterInstructions } from './letter/asked/instructions.ts'
import { plainSubject } from './template-letter.ts'

const SHORTEST = 120
/** A letter is words: what has fewer letters than this share of its signs is none. */
const LETTERS_SHARE = 0.6

export type Finished = { subject: string; content: string }

/**
 * Makes a letter fit to be shown out of a model's answer: subject apart, code words in place, holes filled or their
 * sentences taken out but for `gaps`, the right employer greeted. Null for what is no letter, or tells what the model was told.
 */
export function finishLetter(
  answer: string,
  facts: Facts,
  given: { instructions: LetterInstructions; fence: string; gaps: ReadonlySet<string> },
): Finished | null {
  if (tellsTheRules(answer, given.fence)) return null
  const { subject, body } = apart(answer)
  const filled = fill(body, facts)
  const whole = withoutHoles(greetRightly(filled, facts), facts, given.gaps)
  if (!isLetter(whole)) return null
  const own = fill(subject, facts).replace(/\s+/g, ' ').trim().slice(0, SUBJECT_MAX)
  const sound = own !== '' && checkLetter({ subject: own, content: '' }, facts).length === 0
  return {
    subject: subjectOf(given.instructions, sound ? own : plainSubject(facts.posting.title, facts.name)),
    content: withCodeWords(whole, given.instructions).slice(0, COVER_LETTER_MAX),
  }
}

/** The fence is known to nobody but the model: whoever repeats it, or the frame around it, repeats the prompt. */
export const tellsTheRules = (text: string, fence: string): boolean =>
  text.includes(fence) || /=====|\b(?:BEGIN|END) (?:POSTING|PERSON|WISHES|ASKED|DRAFT)\b/.test(text)

/** Subject and body of an answer; a model's own introduction and code fences are dropped. */
export function apart(answer: string): { subject: string; body: string } {
  const text = answer
    // oxlint-disable-next-line no-control-regex -- control characters are what is taken out
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
    .replace(/^```\w*\n?|\n?```$/gm, '')
    .trim()
    .replace(/^(?:sure|certainly|of course|here(?:['’]s| is))[^\n]{0,120}:\s*\n+/i, '')
  const found = /^\W{0,3}subject(?: line)?\W{0,3}:\W{0,3}([^\n]*)\n*/i.exec(text)
  return {
    subject: found?.[1]?.replace(/(?<!\*)\*+$/, '').trim() ?? '',
    body: found ? text.slice(found[0].length).trim() : text,
  }
}

/** Holes whose filling is known. */
function fill(text: string, { name, posting }: Facts): string {
  const hole = (what: string) => new RegExp(`[[{<]+\\s*(?:the |insert |your )?(?:${what})\\s*[\\]}>]+`, 'giu')
  return text
    .replace(hole('(?:full |first |last )?name|candidate(?:[ _]name)?|applicant(?:[ _]name)?'), name)
    .replace(hole('company(?:[ _]name)?|employer(?:[ _]name)?|organi[sz]ation'), posting.employer ?? 'your team')
    .replace(hole('(?:job |position )[ _]?(?:title|name)|position|role|job'), posting.title)
    .replace(/(^|\n)[^\S\n]*your (?:full )?name\s*$/i, `$1${name}`)
}

function greetRightly(text: string, facts: Facts): string {
  const wrong = checkLetter({ subject: '', content: text.split('\n')[0] ?? '' }, facts).some(
    ({ kind }) => kind === 'employer-mismatch',
  )
  if (!wrong) return text
  const greeting = facts.posting.employer === null ? 'Hello,' : `Hello ${facts.posting.employer} team,`
  return text.replace(/^[^\n]*/, () => greeting)
}

/** The places of a letter that the person fills in: their words as they stand there. */
export const gapsOf = (content: string): ReadonlySet<string> =>
  new Set(content.match(new RegExp(String.raw`\[${GAP}[^\]]+\]`, 'g')) ?? [])

/** Takes out every sentence with a hole nobody asked for. */
function withoutHoles(text: string, facts: Facts, gaps: ReadonlySet<string>): string {
  const kept = [...gaps].flatMap((gap) => {
    const at = text.indexOf(gap)
    return at < 0 ? [] : [{ start: at, end: at + gap.length }]
  })
  const holes = checkLetter({ subject: '', content: text }, facts).filter(
    (claim) => claim.kind === 'placeholder' && !kept.some(({ start, end }) => claim.start >= start && claim.end <= end),
  )
  const starts = [...new Set(holes.map((hole) => hole.sentence_start))]
  const rest = starts.toReversed().reduce((letter, start) => {
    const end = holes.find((hole) => hole.sentence_start === start)?.sentence_end ?? start
    return letter.slice(0, start) + letter.slice(end)
  }, text)
  return rest
    .replace(/[^\S\n]{2,}/g, ' ')
    .replace(/(?<! ) +\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function isLetter(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const signs = text.replace(/\s/g, '').length
  return text.length >= SHORTEST && text.length <= COVER_LETTER_MAX && letters >= signs * LETTERS_SHARE
}
