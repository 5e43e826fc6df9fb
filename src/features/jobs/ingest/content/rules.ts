import { plainWords } from '../../rules.ts'
import { COMMON, FAMILIAR, NUMBER_WORDS, SHORT, WRITTEN_OUT } from './words/rules.ts'

/**
 * The words of a text in their order. `stems` gives each word that says something of the work a number, 0 to one that any
 * posting may have and to sentences about applying; even numbers are those of words that tell, odd ones of familiar words.
 * `runs` are the runs of three words that end there, `pairs` those of two; `plain` are the words themselves.
 * What comes after `told` is said too, but another text may have been cut before it.
 */
export type Content = { stems: Uint16Array; runs: Int32Array; pairs: Int32Array; plain: string; told: number }

const MOST_WORDS = 500
/** A text that was cut begins and ends a few words later than a copy of it. */
const CUT_OFF = 100
/** A board that shows the beginning of a text cuts it within a word: `to build stra…`. */
const CUT_WITHIN = /(?:…|\.{3})[\])]?\s*$/
const LONGEST_END = 10
/** A longer text is cut before it is compared. */
export const COMPARED_SIGNS = 6000
const STEM = 5
const ENDING = /(?:ings?|ed|ers?|ors?|es|s|e|ly)$/
const LEAST_STEM = 3

/** `invoice` and `invoicing`, `plan` and `planning` are one word, and so is one with two letters exchanged. */
function stemOf(word: string): number {
  let stem = 0
  if (NUMBER.test(word)) for (const sign of word) stem = Math.imul(stem ^ sign.charCodeAt(0), 0x01000193)
  else for (const letter of baseOf(word)) stem = (stem + mixed(letter.charCodeAt(0))) | 0
  return ((stem >>> 16) ^ stem) & 0xfffe || 2
}

function baseOf(word: string): string {
  const base = word.replace(ENDING, '')
  if (base.length < LEAST_STEM) return word
  return base.replace(/([b-df-hj-np-tv-z])\1$/, '$1').slice(0, STEM)
}

/** A letter as a number whose sums with others hardly ever meet those of other letters. */
function mixed(letter: number): number {
  const once = Math.imul(letter ^ (letter >>> 3), 0x85ebca6b)
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35)
  return twice ^ (twice >>> 16)
}

const COMMON_WORDS: ReadonlySet<string> = new Set(COMMON.split(' '))
const FAMILIAR_WORDS: ReadonlySet<string> = new Set(FAMILIAR.split(' '))
const NUMBERS = new Map(Object.entries(NUMBER_WORDS))
const FULL_WORDS = new Map(Object.entries(WRITTEN_OUT))
const LEAST_LETTERS = 3
/** Places, desks and tools of two letters. */
const SHORT_WORDS: ReadonlySet<string> = new Set(SHORT.split(' '))
const NUMBER = /^\d/
/** Numbers a board or an agency gives a posting; it says nothing of the work. Rounded ones are amounts. */
const SERIAL = /^(?!\d+00$)\d{5,}$/
/** What a word says that hardly any other posting has, and one that many have, in tenths. */
export const TELLING = 10
const SOMEWHAT = 3

/** A word without what it weighs, and what it weighs. */
export const wordOfStem = (stem: number): number => stem & 0xfffe
export const weightOfStem = (stem: number): number => (stem % 2 === 1 ? SOMEWHAT : TELLING)

function weightOf(word: string): number {
  if (NUMBER.test(word)) return SERIAL.test(word) ? 0 : TELLING
  if ((word.length < LEAST_LETTERS && !SHORT_WORDS.has(word)) || COMMON_WORDS.has(word)) return 0
  return isFamiliar(word) ? SOMEWHAT : TELLING
}

function isFamiliar(word: string): boolean {
  if (FAMILIAR_WORDS.has(word)) return true
  const base = word.replace(ENDING, '')
  return base.length >= LEAST_STEM && (FAMILIAR_WORDS.has(base) || FAMILIAR_WORDS.has(`${base}e`))
}

/** `pamilyang lima`: a Filipino word that leans on the next one. */
const LINKER = /n?g$/

/** A word as it is compared: numbers as figures, its stem, and its letters as a number. */
type Known = { word: string; stem: number; hash: number }

/** Words that were met, for they are few and every text has them. */
const met = new Map<string, Known>()
const MOST_MET = 50_000

function known(one: string): Known {
  const before = met.get(one)
  if (before) return before
  const word = NUMBERS.get(one) ?? one
  const written = FULL_WORDS.get(word) ?? FULL_WORDS.get(word.replace(LINKER, '')) ?? word
  const weight = weightOf(written)
  const stem = weight === 0 ? 0 : stemOf(written) + (weight === TELLING ? 0 : 1)
  if (met.size >= MOST_MET) met.clear()
  const read = { word, stem, hash: hashOf(word) }
  met.set(one, read)
  return read
}

function hashOf(word: string): number {
  let hash = 0x811c9dc5
  for (let letter = 0; letter < word.length; letter += 1) {
    hash = Math.imul(hash ^ word.charCodeAt(letter), 0x01000193)
  }
  return hash
}

/** Amounts as one word however they are written: `22,500`, `22.5k`; `5.50` and `5.5`. Those of money say little: pay is read by itself. */
const AMOUNT =
  /\d[\d,]{0,11}(?:\.\d{1,3})?(?: ?k\b)?(?: ?(?:-|–|to) ?[$₱€£]?\d[\d,]{0,11}(?:\.\d{1,3})?(?: ?k\b)?)?( ?(?:\/|per |monthly|daily|weekly|hourly))?/gi
const FIGURE = /\d[\d,]*(?:\.\d+)?(?: ?k\b)?/gi
const CURRENCY = /(?:[$₱€£]|\b(?:php|usd|aud|gbp|eur|p)) ?$/i
/** Stands behind an amount of money; no word of a text is written so. */
const MONEY = '+#+'

/** How many are looked for, and until when: a repost changes it. */
const PASSING =
  /\b(?:x ?\d{1,3}|\d{1,3} ?(?:openings?|vacanc(?:y|ies)|slots?|seats?|pax|heads?|headcounts?)|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.? \d{1,2}(?:st|nd|rd|th)?|\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6})\b/gi

function amountWords(amount: string, period: string | undefined, at: number, text: string): string {
  const isMoney = period !== undefined || CURRENCY.test(text.slice(Math.max(0, at - 5), at))
  const figures = [...amount.matchAll(FIGURE)].map(([figure]) => amountWord(figure))
  return ` ${figures.join(isMoney ? ` ${MONEY} ` : ' ')}${isMoney ? ` ${MONEY} ` : ' '}${period ?? ''} `
}

function amountWord(amount: string): string {
  const value = Number(amount.replaceAll(/[, k]/gi, '')) * (/k$/i.test(amount) ? 1000 : 1)
  return String(value).replace('.', 'p')
}

/** A sentence about applying: a code word, a recruiter and an address are new with every repost. */
const APPLYING =
  /\b(?:apply|applying|(?<!\b(?:screen|screens|screening|source|sourcing|interview|interviewing|call|rental|loan|tenant|visa|of|process|processing) )applicants?|(?:your|job|an|of|this|all) applications?|applications? (?:forms?|close|will|must|should|without|with|to)|subject(?! matter)|(?:send|submit|attach|paste) (?:us|me|your|resumes?|cvs?|what|(?:an?|in|it|to|the) [^.]{0,80}\b(?:resumes?|cvs?|portfolio|letter|links?|video|loom|recording|samples?|screenshots?|form|photo|ids?|you))|your (?:resume|cv|portfolio|github)|e-?mail (?:us|me|your|to)|message (?:us|me)|interested|attention:|attn|contact (?:us|me|person)|recruiter|referral (?:bonus|fee|program)s?|walk-?ins?|(?:top|start|beginning|first line) of (?:your|the) (?:message|reply|letter|proposal)|your (?:message|proposal|cover letter)|(?:dm|pm) (?:me|us)|shortlisted|code ?word|thanks|thank you|cheers|regards|salamat)\b/i
const RECRUITER = /\b(?:[Ee]mail|EMAIL|[Mm]essage|MESSAGE|[Ll]ook for|[Cc]ontact|[Tt]ext|[Cc]omment|COMMENT) [A-Z]/
/** `we need 5 agents`: how many is not the work. */
const HOW_MANY =
  /\b(need(?:s|ed|ing)?|hiring|hire|looking for|seeking|wanted|hanap) (?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)\b(?! ?(?:-|–|hours?|hrs?|days?|weeks?|months?|years?|yrs?|%))/gi
/** In small letters it is a word of everybody's. */
const AMERICA = /\b(?:USA?\b|U\.S\.(?:A\.)?)/g
/** Signs of this length and more are no mere sentence about applying. */
const LONGEST_APPLYING = 220
const SENTENCE = /(?<=[.!?])\s+|\n+/
/** What stands around a sentence about applying while a text is read. */
const [SILENT, LOUD] = ['#+', '#+#']

const isApplying = (sentence: string): boolean =>
  sentence.length <= LONGEST_APPLYING && (APPLYING.test(sentence) || sentence.includes('@') || RECRUITER.test(sentence))

/** A text with its amounts in one form and marks around what says nothing of the work. */
function marked(text: string): string {
  const plain = text
    .replace(PASSING, ' ')
    .replace(HOW_MANY, '$1')
    .replace(AMERICA, ' usofa ')
    .replace(AMOUNT, amountWords)
  if (!APPLYING.test(plain) && !plain.includes('@') && !RECRUITER.test(plain)) return plain
  return plain
    .split(SENTENCE)
    .map((sentence) => (isApplying(sentence) ? `${SILENT} ${sentence} ${LOUD}` : sentence))
    .join('\n')
}

/** What two texts are compared by, of the first 500 words. */
export function contentOf(text: string): Content {
  const all = plainWords(marked(text)).split(' ')
  const words: string[] = []
  const [stems, runs, pairs] = [new Uint16Array(MOST_WORDS), new Int32Array(MOST_WORDS), new Int32Array(MOST_WORDS)]
  let [first, second, isSilent] = [0, 0, false]
  for (const one of all) {
    const at = words.length
    if (one === SILENT || one === LOUD) isSilent = one === SILENT
    else if (one === MONEY) stems[at - 1] = lessened(stems[at - 1])
    else if (one !== '' && !SIGNS.test(one)) {
      if (at >= MOST_WORDS) break
      const { word, stem, hash } = known(one)
      words.push(word)
      stems[at] = isSilent ? 0 : stem
      pairs[at] = Math.imul(second, 31) + hash
      runs[at] = Math.imul(Math.imul(first, 31) + second, 31) + hash
      first = second
      second = hash
    }
  }
  const size = words.length
  const isCut = size >= MOST_WORDS || text.length >= COMPARED_SIGNS
  const told = size - (isCut ? CUT_OFF : CUT_WITHIN.test(text.slice(-LONGEST_END)) ? 1 : 0)
  return {
    stems: stems.slice(0, size),
    runs: runs.slice(0, size),
    pairs: pairs.slice(0, size),
    plain: words.join(' '),
    told,
  }
}

/** What is left of a sign. */
const SIGNS = /^[+#]+$/
/** An amount of money says as much as a familiar word. */
const lessened = (stem = 0): number => (stem === 0 ? 0 : stem | 1)
