import { plainWords, stems } from '../claims/words.ts'
import type { Addressee, Writer } from './writer.ts'

const SMALL = new Set(
  `a an and are as at be been but by can do for from had has have i in into is it its my of on or our so that the their them
  they this to was we were will with you your all any each every work working job role position team company using use used
  including experience skills ability must need looking new good strong other more than years year day daily week month
  within across per through also such who which what when`
    .split(/\s+/)
    .map((word) => word.trim()),
)
const wordsOf = (text: string): string[] =>
  stems(plainWords(text))
    .split(' ')
    .filter((word) => word.length > 2 && !SMALL.has(word))

/** Beginnings that make a sentence with "I" before them. */
const PAST =
  /^(?:[\p{L}-]+ly )?(?:[\p{L}-]+ed|built|led|ran|kept|wrote|made|did|grew|sold|taught|set|cut|held|took|gave|brought|won|met|oversaw|saw|sent|dealt|found|drew|drove|began|got|put|read|spoke|shot|spent|upsold|understood|rebuilt|rewrote)\b/iu
const GERUND = /^[\p{L}-]+ing\b/iu
const NO_PAST = /^(?:need|feed|speed|embed|indeed|proceed|succeed|exceed|detailed|skilled|experienced|advanced)\b/i
const RESPONSIBLE = /^(?:was |were )?responsible for /i
const NAMES_THEM = /\b(?:i|my|me|we|our)\b/i

/** A point of a resume as a sentence about its writer, null where it makes none without changing what it says. */
export function asSentence(point: string): string | null {
  const line = point
    .replace(/\s+/g, ' ')
    // bounded: a point of a resume, 200 signs
    .replace(/[\s.;,]+$/, '')
    .trim()
  if (line === '' || NAMES_THEM.test(line) || /[.!?]\s/.test(line)) return null
  if (RESPONSIBLE.test(line)) return `I was responsible for ${line.replace(RESPONSIBLE, '')}.`
  const first = line.split(' ')[0] ?? ''
  // A name or an abbreviation keeps its capitals.
  const rest = /^\p{Lu}\p{Ll}+$/u.test(first) ? `${first.toLowerCase()}${line.slice(first.length)}` : line
  if (PAST.test(line) && !NO_PAST.test(line)) return `I ${rest}.`
  return GERUND.test(line) ? `My work included ${rest}.` : null
}

/** Work the person did that fits what a posting speaks of, the best first; a figure in it counts for more. */
export function fittingResults(results: readonly string[], posting: Addressee, most: number): string[] {
  const wanted = new Set(wordsOf([posting.title, ...posting.tags, posting.description].join(' ')))
  return results
    .flatMap((point) => {
      const sentence = asSentence(point)
      const shared = new Set(wordsOf(point).filter((word) => wanted.has(word))).size
      return sentence === null || shared === 0 ? [] : [{ sentence, score: shared + (/\d/.test(point) ? 0.5 : 0) }]
    })
    .toSorted((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ sentence }) => sentence)
}

/** Where the person worked before, what is nearest to the posting first. */
export function fittingWorks(works: NonNullable<Writer['works']>, posting: Addressee, most: number): string[] {
  const wanted = new Set(wordsOf(`${posting.title} ${posting.description}`))
  const told = works.flatMap(({ title, employer }) => {
    const [as, at] = [(title ?? '').trim(), (employer ?? '').trim()]
    if (as === '') return []
    const fits = wordsOf(as).some((word) => wanted.has(word))
    return [{ fits, text: at === '' ? as : `${as} at ${at}` }]
  })
  const distinct = told.filter(({ text }, index) => told.findIndex((one) => one.text === text) === index)
  return [...distinct.filter(({ fits }) => fits), ...distinct.filter(({ fits }) => !fits)]
    .slice(0, most)
    .map(({ text }) => text)
}
