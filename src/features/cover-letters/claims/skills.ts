import { type Claim, claimAt } from './claim.ts'
import type { Known } from './facts.ts'
import { KNOWN_SKILLS } from './known-skills.ts'
import { plainWords, type Sentence } from './words.ts'

/** Different names of one skill; having one is having the others. */
const SAME: readonly (readonly string[])[] = [
  ['customer service', 'customer support', 'customer care', 'live chat support'],
  ['seo', 'search engine optimization'],
  ['ppc', 'google ads', 'paid ads'],
  ['e-commerce', 'ecommerce'],
  ['dropshipping', 'drop shipping'],
  ['bookkeeping', 'book keeping'],
  ['email management', 'inbox management', 'email handling'],
  ['calendar management', 'scheduling'],
  ['microsoft excel', 'excel', 'spreadsheets'],
  ['google workspace', 'g suite', 'google docs', 'google sheets', 'google drive', 'gmail', 'google calendar'],
  ['front-end development', 'frontend development'],
  ['back-end development', 'backend development'],
  ['virtual assistance', 'virtual assistant'],
  ['recruitment', 'recruiter', 'recruiting'],
  ['graphic design', 'graphic designer', 'graphics design'],
  ['video editing', 'video editor'],
  ['copywriting', 'copywriter'],
  ['data entry', 'data encoding'],
  ['accounting', 'accountant'],
  ['translation', 'translator'],
  ['transcription', 'transcriptionist'],
]
const COMMON = new Set(
  `i im ive id ill a an and as at but for from if in it its my of on or our so the this that these those to we with you your since before after during until
  monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october
  november december english filipino tagalog philippines philippine filipina manila internet pdf cv est pst cst gmt utc pht
  hello hi dear thank thanks best regards kind sincerely warm respectfully yours maraming salamat po magandang araw
  what which who how when where why here there nothing resume portfolio website linkedin github email phone ok va am pm mr ms mrs sir maam madam hr team application subject re`
    .split(/\s+/)
    .filter((word) => word !== ''),
)
const NAMES =
  /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}+#&’'-]*(?:\.[\p{L}\p{N}]+)*(?:\s+\p{Lu}[\p{L}\p{N}+#&’'-]*(?:\.[\p{L}\p{N}]+)*)*/gu
const HEDGED =
  /\b(?:do not|don['’]t|have not|haven['’]t|have never|has never|am not|not yet|no experience|(?:to|still|quickly|keen on|currently) learn(?:ing)?)\b/i

const LISTED: ReadonlySet<string> = new Set(KNOWN_SKILLS)
const GROUPS: ReadonlyMap<string, readonly string[]> = new Map(
  SAME.flatMap((names) => names.map((name) => [plainWords(name), names] as const)),
)
/** The longest listed skill has three words, the longest tag that is looked for five. */
const MOST_WORDS = 5

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
  return phrases(sentence.text)
    .filter(({ text }) => isNamed(text.toLowerCase(), tags))
    .filter(({ text }) => !has(text, known) && !known.addressed.holds(text))
    .map(({ text, at }) => claimAt('skill', text, at, sentence))
}

const isNamed = (phrase: string, tags: ReadonlySet<string>): boolean =>
  [phrase, phrase.replace(/s$/, '')].some((form) => LISTED.has(form) || tags.has(form))

/** Every run of up to five words with its place, the longest at each place first. */
function phrases(text: string): { text: string; at: number }[] {
  const words = [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}+#&.'’-]*/gu)].map((match) => {
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
  if (own.holds(skill)) return true
  return GROUPS.get(plainWords(skill))?.some(own.holds) ?? false
}

/** Runs of capitals such as "Google Tag Manager", but for the parts that are the person's or the posting's own. */
function properNames(sentence: Sentence, known: Known): Claim[] {
  return [...sentence.text.matchAll(NAMES)].flatMap((match) => {
    const whole = match[0].replace(/['’]s$/, '')
    if (has(whole, known) || known.addressed.holds(whole)) return []
    const words = [...whole.matchAll(/\S+/g)].map(([word, ...rest]) => ({ word, rest }))
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
