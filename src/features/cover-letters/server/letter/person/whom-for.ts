import { plainWords } from '#features/cover-letters/claims/words.ts'
import type { Answers } from '../answers/known.ts'

/** "Which industries have you done books for?", "what kinds of clients do you have?" */
const ASKED =
  /\b(?:which|what)\b.*\b(?:industr(?:y|ies)|niches?|fields|sectors?|verticals?|(?:kinds?|types?|sorts?) of (?:clients?|business(?:es)?|compan(?:y|ies)|brands?|accounts?|stores?|pages?))\b.*\b(?:you|your)\b|\b(?:industries|niches|sectors) you(?:['’]ve| have)?\b/
/** What somebody would like is another question. */
const NOT_DONE = /\b(?:would|interested|prefer|like to|want|favou?rite|why|how)\b/
// bounded: a deed of a resume, 30 words
const WITH_KINDS =
  /\b(clients?|brands?|pages?|companies|businesses|accounts|stores|shops|sites|files|firms)(?: at the same time)? \(([^()]{6,90})\)/

/** Whom somebody worked for, where a line of theirs lists the kinds in brackets behind its clients; else empty. */
export function whomFor({ evidence }: Answers, asked: string): string {
  const text = plainWords(asked)
  if (!ASKED.test(text) || NOT_DONE.test(text)) return ''
  for (const { deed } of evidence) {
    const [, noun = '', kinds = ''] = WITH_KINDS.exec(deed) ?? []
    if (!/,| and /.test(kinds) || /\d{4}|\bsuch as\b/.test(kinds)) continue
    // "Cafes and a clinic" are clients; "dental and food" says of what kind they are.
    const isWhom = kinds.split(/, | and /).every((one) => /s$|^(?:an?|one|\d+) /i.test(one))
    return isWhom
      ? `I have worked for ${kinds}.`
      : `I have worked for ${kinds} ${noun.replace(/^(?:files|accounts|sites|pages)$/, 'clients')}.`
  }
  return ''
}
