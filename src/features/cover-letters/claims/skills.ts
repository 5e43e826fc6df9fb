import { listed, matchesOf } from '#features/phrases/rules.ts'
import { MONTHS, WEEKDAYS } from '#features/phrases/times/rules.ts'
import { isVerb, MOST_WORDS, spellingsOf } from '#features/resumes/parsing/skills.ts'
import { type Claim, claimAt } from './claim.ts'
import type { Known } from './facts.ts'
import { plainWords, type Sentence } from './words.ts'

/** Skills near enough that having one is having the others; other spellings of one are the skill list's. */
const SAME: readonly (readonly string[])[] = [
  ['customer service', 'customer support'],
  ['seo', 'search engine optimization'],
  ['ppc', 'google ads', 'paid ads'],
  ['calendar management', 'scheduling'],
  ['microsoft excel', 'spreadsheets'],
  ['google workspace', 'google docs', 'google sheets', 'google drive', 'gmail', 'google calendar'],
  ['recruitment', 'recruiter', 'recruiting'],
  ['accounting', 'accountant'],
  ['copywriting', 'copywriter'],
  ['graphic design', 'graphic designer'],
  ['translation', 'translator'],
  ['transcription', 'transcriptionist'],
]
/** Skills also where they stand in a sentence, though a resume's sentence may mean something else by them. */
const ALSO: ReadonlySet<string> = new Set([
  'real estate',
  ...listed('accounting animation crm editing purchasing ruby sap'),
])
const COMMON = new Set(
  `i im ive id ill a an and as at but for from if in it its my of on or our so the this that these those to we with you your since before after during until
  english filipino tagalog philippines philippine filipina manila internet pdf cv est pst cst gmt utc pht
  kbps mbps gbps gb tb ghz wpm wifi isp ups
  hello hi dear thank thanks best regards kind sincerely warm respectfully yours maraming salamat po magandang araw
  what which who how when where why here there nothing resume portfolio website linkedin github email phone ok va am pm mr ms mrs sir maam madam hr team application subject re`
    .split(/\s+/)
    .filter((word) => word !== '')
    .concat(WEEKDAYS, MONTHS.flat()),
)
const NAMES =
  /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}+#&’'-]*(?:\.[\p{L}\p{N}]+)*(?:\s+\p{Lu}[\p{L}\p{N}+#&’'-]*(?:\.[\p{L}\p{N}]+)*)*/gu
const HEDGED =
  /\b(?:do not|don['’]t|have not|haven['’]t|have never|has never|am not|not yet|no experience|(?:to|still|quickly|keen on|currently) learn(?:ing)?|(?:is|are|would be) new to me)\b/i

/** "A sample bank reconciliation" can be made by whoever never did one. */
const OFFERED = /\b(?:sample|test|trial|(?:start|begin) with (?:one|an?) (?:small|short))\s+$/i

const GROUPS: ReadonlyMap<string, readonly string[]> = new Map(
  SAME.flatMap((names) => names.map((name) => [plainWords(name), names] as const)),
)
/** What speaks of them and not of the writer states nothing about the writer. */
export const isAboutThem = (text: string): boolean =>
  /\b(?:you|your|yours)\b/i.test(text) && !/(?<!\p{L})(?:I|me|my|mine|myself|we|our)(?!\p{L})/iu.test(text)

/** Skills, tools and proper names the person never told of; what they say not to know is no claim. */
export function findSkills(sentence: Sentence, known: Known): Claim[] {
  if (isAboutThem(sentence.text) || HEDGED.test(sentence.text)) return []
  return [...listedSkills(sentence, known), ...properNames(sentence, known)]
}

function listedSkills(sentence: Sentence, known: Known): Claim[] {
  const tags = new Set(known.facts.posting.tags.map((tag) => tag.trim().toLowerCase()).filter((tag) => tag.length > 1))
  return runsOf(sentence.text)
    .filter(
      ({ text, at }) =>
        isNamed(text, tags) && !isVerb(sentence.text.slice(at)) && !OFFERED.test(sentence.text.slice(0, at)),
    )
    .filter(({ text }) => !has(text, known) && !known.addressed.holds(text))
    .map(({ text, at }) => claimAt('skill', text, at, sentence))
}

const isNamed = (run: string, tags: ReadonlySet<string>): boolean =>
  (/s$/i.test(run) ? [run, run.slice(0, -1)] : [run]).some(
    (form) => spellingsOf(form).length > 0 || ALSO.has(form.toLowerCase()) || tags.has(form.toLowerCase()),
  )

/** Every run of a few words with its place, the longest at each place first. */
function runsOf(text: string): { text: string; at: number }[] {
  const words = matchesOf(/[\p{L}\p{N}][\p{L}\p{N}+#&.'’-]*/gu, text).map((match) => {
    const word = match[0].replace(/['’]s$|(?<![.'’-])[.'’-]+$/, '')
    return { at: match.index, end: match.index + word.length }
  })
  return words.flatMap(({ at }, first) =>
    Array.from({ length: Math.min(MOST_WORDS, words.length - first) }, (_, more) => {
      const last = words[first + more]
      return { text: text.slice(at, last?.end), at }
    }).toReversed(),
  )
}

function has(skill: string, { own }: Known): boolean {
  // "Customer satisfaction" of whoever had a satisfaction score of their customers.
  if (own.holds(skill) || (!/\p{Lu}/u.test(skill) && own.holdsAll(skill.split(' ')))) return true
  return [...spellingsOf(skill), ...(GROUPS.get(plainWords(skill)) ?? [])].some(own.holds)
}

/** Runs of capitals such as "Google Tag Manager", but for the parts that are the person's or the posting's own. */
function properNames(sentence: Sentence, known: Known): Claim[] {
  return matchesOf(NAMES, sentence.text).flatMap((match) => {
    const whole = match[0].replace(/['’]s$/, '')
    if (has(whole, known) || known.addressed.holds(whole)) return []
    const words = matchesOf(/\S+/g, whole).map(([word, ...rest]) => ({ word, rest }))
    const foreign = words.filter(
      ({ word }, at) => !isOrdinary(word, known) && !(at === 0 && match.index === 0 && isOpening(word, words.length)),
    )
    const first = foreign[0]?.word
    const last = foreign.at(-1)?.word
    if (first === undefined || last === undefined) return []
    const from = whole.indexOf(first)
    const text = whole.slice(from, whole.lastIndexOf(last) + last.length)
    return [claimAt('name', text, match.index + from, sentence)]
  })
}

const isOrdinary = (word: string, known: Known): boolean =>
  COMMON.has(plainWords(word).replace(/\W/g, '')) || known.own.holds(word) || known.addressed.holds(word)

/** A sentence begins with a capital; only a word with a capital or a digit inside is a name even there. */
const isOpening = (word: string, words: number): boolean => words === 1 && !/^.+[\p{Lu}\p{N}]/u.test(word)
