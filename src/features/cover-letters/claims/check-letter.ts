import { findMismatches } from './addressee.ts'
import type { Claim } from './claim.ts'
import { findContacts, findFigures } from './details.ts'
import { findDeeds } from './deeds.ts'
import { known, type Facts, type Known } from './facts.ts'
import { findPlaceholders } from './placeholders.ts'
import { findSkills, isAboutThem } from './skills.ts'
import { findEmployers, findPapers, findYears } from './statements.ts'
import { type Sentence, sentencesOf } from './words.ts'

/** Much more than any letter has; a text made to be marked everywhere is not sent anyway. */
const MOST_CLAIMS = 60
const CLOSING =
  /^(?:(?:best|kind|warm|warmest)(?: regards| wishes)?|regards|sincerely|yours(?: \p{L}+)?|respectfully(?: yours)?|thank you|thanks|salamat(?: po)?|maraming salamat(?: po)?)[,.!]?$/iu

/**
 * What in a letter is not covered by what is known of the person, in the order it stands there: statements the profile
 * and the resume do not hold, a wrong addressee, and holes that were left to be filled in. The letter is judged by rules
 * alone: nothing in it can talk them out of it.
 */
export function checkLetter(letter: { subject: string; content: string }, facts: Facts): Claim[] {
  const about = known(facts)
  const sentences = sentencesOf(letter.content)
  const claims = sentences.flatMap((sentence, at) => judged(sentence, sentences[at - 1], about))
  const subject = { start: -1, end: -1, text: letter.subject }
  // The subject has no place in the letter: what is wrong with it is told without one.
  const ofSubject = [...findPlaceholders(subject, about), ...findMismatches(subject, about)].map((claim) => ({
    ...claim,
    start: -1,
    end: -1,
    sentence_start: -1,
    sentence_end: -1,
  }))
  return [...ofSubject, ...claims.toSorted((a, b) => a.start - b.start)].slice(0, MOST_CLAIMS)
}

/** What one sentence states; of two claims about the same words the graver one counts. */
function judged(sentence: Sentence, before: Sentence | undefined, about: Known): Claim[] {
  if (isCode(sentence, about)) return []
  const always = [
    ...findPlaceholders(sentence, about),
    ...findMismatches(sentence, about),
    ...findContacts(sentence, about),
  ]
  if (isGreeting(sentence) || isSignature(sentence, before, about) || isLink(sentence, about)) return distinct(always)
  const stated = isAboutThem(sentence.text)
    ? []
    : [
        ...findPapers(sentence, about),
        ...findEmployers(sentence, about),
        ...findYears(sentence, about),
        ...findFigures(sentence, about),
        ...findDeeds(sentence, about),
      ]
  return distinct([...always, ...stated, ...findSkills(sentence, about)])
}

const isCode = ({ text }: Sentence, { facts }: Known): boolean =>
  facts.code_words.some(
    (code) =>
      code.trim().toLowerCase() ===
      text
        .replace(/(?<![.!])[.!]+$/, '')
        .trim()
        .toLowerCase(),
  )

const isGreeting = ({ text }: Sentence): boolean =>
  /^(?:hello|hi|hey|dear|greetings|good (?:day|morning|afternoon|evening)|magandang \p{L}+|kumusta)\b.{0,90}[,!:]?$/iu.test(
    text,
  )

/** The closing words, and the line under them when it holds the person's name. */
const isSignature = ({ text }: Sentence, before: Sentence | undefined, { own }: Known): boolean =>
  CLOSING.test(text.trim()) || (before !== undefined && CLOSING.test(before.text.trim()) && own.holds(text))

/** "GitHub: https://…": where a page of theirs is, not what they know. */
const isLink = ({ text }: Sentence, { facts }: Known): boolean => {
  const [, url] = /^(?:Resume|Website|LinkedIn|GitHub): (https?:\S+)$/.exec(text.trim()) ?? []
  return url !== undefined && facts.contacts.includes(url)
}

function distinct(claims: Claim[]): Claim[] {
  const kept: Claim[] = []
  for (const claim of claims) {
    if (!kept.some((other) => claim.start < other.end && other.start < claim.end)) kept.push(claim)
  }
  return kept
}

/** Claims that still stand in the way: not confirmed, or of a kind nobody can confirm. */
export const openClaims = (claims: Claim[], confirmed: readonly string[]): Claim[] =>
  claims.filter((claim) => !claim.can_confirm || !confirmed.includes(claim.key))
