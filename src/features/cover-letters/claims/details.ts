import { matchesOf } from '#features/phrases/rules.ts'
import { spellingsOf } from '#features/resumes/parsing/skills.ts'
import { type Claim, claimAt } from './claim.ts'
import type { Known } from './facts.ts'
import type { Sentence } from './words.ts'

const CONTACTS = [
  /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/g,
  /\b(?:https?:\/\/|www\.)[^\s<>"')\]]+/gi,
  /(?<![\w.@-])[\w-]{1,63}(?:\.[\w-]{1,63}){0,4}\.(?:com|net|org|io|ph|me|co|dev|app|site|xyz|info|example|test)(?:\/[^\s<>"')\]]*)?/gi,
  /\+?\d[\d\s().-]{7,}\d/g,
]
const FIGURE =
  /[$₱€£]\s?\d[\d,.]*\s?[kKmM]?\b|(?<![\p{L}\p{N}.])\d[\d,.]*\s?(?:%|percent\b)|(?<![\p{L}\p{N}.])\d[\d,.]*[kKmM]\b|(?<![\p{L}\p{N}.])\d{2,}(?:,\d{3})*(?![\p{L}\p{N}])/gu
/** Offers of the posting that a letter may take up: hours, times of day, pay. */
const TAKEN_UP = /^\s*(?:hours?|hrs?|am|pm|a\.m|p\.m|:|usd|php|per|\/|an hour|a week|a month|weeks?|months?)/i

const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/(?<![/.,;])[/.,;]+$/, '')

/** Links, addresses and numbers under which somebody could be reached: only the person's own. */
export function findContacts(sentence: Sentence, { facts, ownText }: Known): Claim[] {
  const mine = ownText.toLowerCase()
  const digits = ownText.replace(/\D/g, '')
  const isOwn = (text: string): boolean => {
    const number = text.replace(/\D/g, '')
    if (/^[+\d\s().-]+$/.test(text)) return number.length < 9 || digits.includes(number.slice(-9))
    return mine.includes(bare(text)) || spellingsOf(bare(text)).length > 0 || facts.code_words.includes(text)
  }
  return CONTACTS.flatMap((pattern) =>
    matchesOf(pattern, sentence.text)
      .map((match) => ({ text: match[0].replace(/(?<![.,;:!?])[.,;:!?]+$/, ''), at: match.index }))
      .filter(({ text }) => !isOwn(text))
      .map(({ text, at }) => claimAt('contact', text, at, sentence)),
  )
}

/** Percentages, amounts and counts: said by the person, or an offer of the posting that is taken up. */
export function findFigures(sentence: Sentence, { own, posting, facts }: Known): Claim[] {
  const codes = facts.code_words.join(' ')
  // The digits of an address or a telephone number count nothing.
  const text = CONTACTS.reduce((rest, pattern) => rest.replace(pattern, (hit) => ' '.repeat(hit.length)), sentence.text)
  return matchesOf(FIGURE, text).flatMap((match) => {
    const figure = match[0].replace(/(?<![.,])[.,]+$/, '').trim()
    const number = figure.replace(/[^\d.,]/g, '').replace(/(?<![.,])[.,]+$/, '')
    const after = sentence.text.slice(match.index + match[0].length)
    const takenUp = posting.holds(number) && (TAKEN_UP.test(after) || /^[$₱€£]/.test(figure))
    // "100+ emails" is written with its sign.
    const found =
      own.holds(number) ||
      own.holds(`${number}+`) ||
      own.holds(`+${number}`) ||
      own.holds(figure) ||
      takenUp ||
      codes.includes(number)
    return found ? [] : [claimAt('figure', figure, match.index, sentence)]
  })
}
