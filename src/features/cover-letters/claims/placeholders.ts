import { matchesOf } from '#features/phrases/rules.ts'
import { type Claim, claimAt } from './claim.ts'
import type { Known } from './facts.ts'
import type { Sentence } from './words.ts'

/** What a writer leaves to be filled in. A link in angle brackets is none. */
const HOLES = [
  /\[(?!https?:)[^\]\n]{1,240}\]/g,
  /\$?(?<!\{)\{+[^{}\n]{1,80}\}+/g,
  /<(?!https?:|mailto:|[\w.+-]+@)[^<>\n]{1,80}>/g,
  /\b(?:your|my) (?:full |first |last )?name\b(?= here|\b)(?![’'])/gi,
  /\b(?:insert|add|enter) (?:your |the )?[\w ]{2,40} here\b/gi,
  /\b(?:company|employer|job|position|hiring manager|recipient)(?:'s|’s)? (?:name|title) here\b/gi,
  /\blorem ipsum[^.\n]*/gi,
  /\bx{3,}\b/gi,
  /_{3,}/g,
  /\b(?:TODO|TBD|FIXME|undefined|NaN)\b/g,
]

/** "my name is Luz" and "put your name in the subject" say something; a name that stands alone is a hole. */
const SPEAKS_OF_NAMES = /\bname (?:is|in|on|to|and|as|at)\b/i

export function findPlaceholders(sentence: Sentence, { facts }: Known): Claim[] {
  // Some postings have brackets in their title, and some ask for words in brackets.
  const allowed = [...facts.code_words, facts.posting.title, facts.posting.employer ?? '']
  return HOLES.flatMap((hole) =>
    matchesOf(hole, sentence.text)
      .filter(([text]) => !allowed.some((word) => word.toLowerCase().includes(text.toLowerCase())))
      .filter(([text]) => !(/name$/i.test(text) && SPEAKS_OF_NAMES.test(sentence.text)))
      .map((match) => claimAt('placeholder', match[0], match.index, sentence)),
  )
}
