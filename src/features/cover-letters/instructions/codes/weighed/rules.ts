import { matchesOf } from '#features/phrases/rules.ts'
import { isFact } from '../../demands/kinds/rules.ts'
import type { Place } from '../../contract.ts'
import { namesFile } from '../../files/rules.ts'
import { isRefusal, isToApplicants, wordAt, type Word } from '../../words/rules.ts'
import * as grammar from '../grammar/rules.ts'
import type { Hit } from '../hits/rules.ts'
import { onlyNames } from '../marked/rules.ts'
import { placeIn } from '../places/rules.ts'
import { BY_NAME, ENDS_WELL, LACKS, NAMES_THING, OF_IT, OWN, PROOF, SPOT, WITH_IT, WRITTEN } from '../signs/rules.ts'

/** What a sentence says beside its word: who is spoken to, whether it stands among duties, what comes before and next. */
export type Beside = { told: boolean; work: boolean; before: string; next: string }

/** Where a word to write may begin: at its mark, in capitals, with figures. */
const MARK =
  /(?<!["“'‘*\p{L}\d])["“'‘*]{1,3}(?=[\p{L}\d#])|(?<![\p{L}\d#-])(?=[A-Z]{4,}\b|[A-Z\d]{1,6}-[A-Z\d]|[A-Z]{2,}\d)/gu
/** … behind what calls it a word … */
const CALLED =
  /\b(?:the|this|code|secret|hidden|magic|ang|salitang|our|today['’]s)\s+(?:\w+\s+)?(?:words?|phrase|code ?word|(?:password|keyword)(?=\s*(?:is\b|ay\b|:|=|["“])))(?!\p{L})(?:\s+(?:of the (?:day|week)|for (?:humans|today|this (?:job|post|ad))))?\s*(?:\bis\b|\bay\b|\bna\b|:|=|,)?\s*/giu
/** … or behind the order to write it. */
const ORDERED = /\b(?:type|say|write|mention|include|add|put|drop|repeat)\s+(?=\p{Ll}{3})/giu
const [LEAST, SURE, LONGEST, BARE_WORDS, MOST] = [6, 7, 60, 2, 4]

const ASKS = /^(?:why|how|what|when|where|who|which|is|are|do|does|did|can|could|would)\b/i
/** "The code words we teach you" */
const SAYS_WHICH = /^(?:we|you|they|i|that|which|who|to)\b/i
const NAMED = /words?\b|phrase/i
type Candidate = Word & { start: number; bare: boolean }

function candidatesIn(text: string): Candidate[] {
  const at = (start: number, plain: boolean, bare = false): Candidate[] => {
    const found = wordAt(text, start, plain)
    return !found || found.word.length > LONGEST || text.slice(start, found.end).includes('?') || ASKS.test(found.word)
      ? []
      : [{ ...found, start, bare: bare && !found.quoted && !/\p{Lu}/u.test(found.word) }]
  }
  return [
    ...matchesOf(MARK, text)
      .slice(0, MOST)
      .flatMap(({ index }) => at(index, false)),
    ...matchesOf(CALLED, text)
      .slice(0, MOST)
      .flatMap(({ 0: all, index }) => at(index + all.length, true))
      .filter(({ word, quoted }) => quoted || !SAYS_WHICH.test(word)),
    ...matchesOf(ORDERED, text)
      .slice(0, MOST)
      .flatMap(({ 0: all, index }) => at(index + all.length, true, true)),
  ]
}

/**
 * The word that everything around it says is to be written, however the sentence is built: it is marked or called one,
 * something tells to write it, and a place in the letter, what it proves or what becomes of letters without it is told.
 */
export function weighed(text: string, beside: Beside, refers: string): Hit | null {
  // Who speaks to no applicant asks for a word only by its name.
  if (!beside.told && !isToApplicants(text) && !NAMED.test(text)) return null
  let best: { hit: Hit; weight: number } | null = null
  for (const one of candidatesIn(text)) {
    const weight = weightOf(text, one, beside)
    if (weight < LEAST || weight <= (best?.weight ?? 0)) continue
    const place = placeAround(text, one, refers || (OF_IT.exec(beside.next)?.[0] ?? ''))
    const hit: Hit = { word: one.word, place, at: one.start, end: one.end }
    best = { hit: weight >= SURE ? hit : { ...hit, guessed: true }, weight }
  }
  return best?.hit ?? null
}

/** A word without any mark: no fact, no file, no name of a thing. */
const isOrdinary = ({ word }: Word): boolean =>
  word.split(/\s+/).length > BARE_WORDS ||
  word.split(/\s+/).some((part) => grammar.NO_NAME.test(part) && !/s$/i.test(part)) ||
  namesFile(word) ||
  isFact(word)

function weightOf(text: string, one: Candidate, { told, work, before, next }: Beside): number {
  const head = text.slice(Math.max(0, one.start - 90), one.start)
  const tail = text.slice(one.end, one.end + 110)
  if (NAMES_THING.test(head) || !ENDS_WELL.test(tail) || onlyNames(text, one.start, one.end)) return 0
  // "Write original features, curated lists, explainers": work in a row.
  if (one.bare && /^\s*,[^,.!?]{3,40},/.test(tail)) return 0
  const around = `${head} _ ${tail}`
  const named = BY_NAME.test(head)
  const written = WRITTEN.test(around)
  const behind = named || one.quoted ? (OF_IT.exec(next)?.[0] ?? '') : ''
  const own = OWN.test(around) || OWN.test(behind)
  const spot = SPOT.test(around) || SPOT.test(behind)
  const refused = isRefusal(text)
  // "Letters with the word … are not answered": it is not to be written.
  if (refused && WITH_IT.test(head) && !LACKS.test(head)) return 0
  const proof = PROOF.test(around) || PROOF.test(before.slice(-80)) || PROOF.test(behind) || refused
  if (!(named || written) || !(own || spot || proof)) return 0
  if (one.bare && (!proof || !(own || spot) || isOrdinary(one))) return 0
  const marks = named ? 2 : one.quoted || one.bare || /\d/.test(one.word) ? 1 : 0
  const weights = [
    own && 2,
    spot && 1,
    proof && 2,
    (told || isToApplicants(text)) && 1,
    written && 1,
    WRITTEN.test(behind) && 1,
  ]
  return weights.reduce<number>((sum, weight) => sum + (weight || 0), marks) - (work ? 2 : 0)
}

/** Where the words around a word say that it is to stand, else what `refers` to it says. */
export function placeAround(text: string, { start, end }: { start: number; end: number }, refers: string): Place {
  const behind = text.slice(end, end + 60).replace(/\b(?:so|to (?:show|prove|let)|because|or|but)\b.*$|[;.].*$/is, '')
  const before = text.slice(Math.max(0, start - 50), start).replace(/\b(?:open|read|before)\w*\b(?! with)/gi, '')
  return [behind, before, refers].map(placeIn).find((place) => place !== 'anywhere') ?? 'anywhere'
}
