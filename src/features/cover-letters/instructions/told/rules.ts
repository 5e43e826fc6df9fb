import type { Place } from '../contract.ts'
import { placeIn } from '../codes/places/rules.ts'
import { isForbidden, isToApplicants, type Reading } from '../words/rules.ts'
import { nameIn, thingNamed } from './names/rules.ts'
import { spelt, sumsAsked } from './sums/rules.ts'

const LETTER = String.raw`(?:message|application|cover letter|letter|reply|response|proposal|e-?mail|mail|bid|note|pitch)`
/** A place in what an applicant writes. */
const IN_LETTER = new RegExp(
  String.raw`\b(?:subject|(?:first|1st|last|opening|closing|final) (?:line|word|sentence|thing|paragraph)|line (?:one|1)|(?:your|ur) (?:\w+ )?${LETTER}|the ${LETTER})\b`,
  'i',
)
const YOUR_LETTER = new RegExp(String.raw`\b(?:your|ur) (?:\w+ )?${LETTER}\b`, 'i')
const OTHERS =
  /\b(?:students?|pupils?|children|kids|customers?|clients?|callers?|guests?|patients?|they|their|each|every|notebook)\b/i
const REF = String.raw`(?:it|that(?: (?:number|figure|sum))?|(?:the|your) (?:correct )?(?:answer|result|sum|total|solution|number|figure)|sagot)`
const VERB = String.raw`(?:put|write|type|give|use|include|place|add|state|send|post|enter|(?:start|begin|open|end|close|finish)(?: (?:your|the|ur) (?:\w+ )?\w+)? (?:off )?with|ilagay|isulat)`
/** "Put the answer as the first word", "your answer goes in the first line": what it is stands before. */
const REFERS_BACK = new RegExp(
  String.raw`^\s*(?:in|at|on|as) (?:the|your)\b|\b${VERB} (?:(?:down|us|me|mo|po|ang) )*${REF}\b|\banswer (?:(?:it|this|that) )?(?=(?:in|on|at|as) (?:the|your)\b)|\b(?:the|your) (?:answer|result|sum|total|solution) (?:goes|belongs|should (?:be|go|stand)|must (?:be|go|stand)|is)\b`,
  'i',
)
/** What stands between a sum and the sentence that speaks of its answer. */
const STILL_NEAR = /^[^.!?\n]{0,40}[.!?)\]"”=_\s]*$/
const IN_WORDS = /\b(?:in words|as a word|spel(?:led|t) out|in letters|not (?:in )?(?:digits|numbers|figures))\b/i
/** How far the words reach that say where something belongs. */
const REACH = 110
/** What stands around a sentence, and the whole text. */
export type Beside = { before: string; next: string; text: string; applying: boolean }

/**
 * A word the posting does not write down as such, but tells for certain: what a sum makes, or the name it gives its own
 * dog elsewhere, where the sentence gives it a place in the letter. What it does not tell is left to be asked.
 */
export function readTold(sentence: string, beside: Beside): Reading[] {
  if ((!IN_LETTER.test(sentence) && !beside.applying) || OTHERS.test(sentence)) return []
  // Who asks and gives the answer a place in a letter speaks to whoever writes one.
  const before = sumBefore(sentence, beside)
  if (before) return before
  if (!beside.applying && !YOUR_LETTER.test(sentence) && !isToApplicants(sentence)) return []
  return sumHere(sentence, beside) ?? nameHere(sentence, beside) ?? []
}

function sumHere(sentence: string, { next }: Beside): Reading[] | null {
  const [sum, ...more] = sumsAsked(sentence)
  if (!sum || more.length > 0) return null
  const here = placeAround(sentence, sum.at, sum.end)
  return here === 'anywhere' ? null : word(sentence, sum.is, here, [sum.at, sum.end], next)
}

function sumBefore(sentence: string, { before, next }: Beside): Reading[] | null {
  const refers = REFERS_BACK.exec(sentence)
  const sum = refers && sumsAsked(before).at(-1)
  if (!refers || !sum || !STILL_NEAR.test(before.slice(sum.end))) return null
  const end = refers.index + refers[0].length
  const place = placeAround(sentence, refers.index, end)
  const whole = place === 'anywhere' ? placeIn(refers[0]) : place
  return whole === 'anywhere' ? null : word(sentence, sum.is, whole, [refers.index, end], next)
}

function word(sentence: string, is: number, place: Place, [at, end]: [number, number], next: string): Reading[] {
  if (isForbidden(sentence, at)) return []
  const said = IN_WORDS.test(sentence) || IN_WORDS.test(/^[^.!?\n]*/.exec(next)?.[0] ?? '') ? spelt(is) : `${is}`
  return [{ found: { kind: 'code_word', word: said, place }, at, length: end - at }]
}

function nameHere(sentence: string, { text }: Beside): Reading[] | null {
  const thing = /\bname\b/i.test(sentence) ? thingNamed(sentence) : null
  const place = thing ? placeAround(sentence, thing.at, thing.end) : 'anywhere'
  if (!thing || place === 'anywhere' || isForbidden(sentence, thing.at)) return null
  const name = nameIn(text.replace(sentence, ' '), thing)
  return name === ''
    ? null
    : [{ found: { kind: 'code_word', word: name, place }, at: thing.at, length: thing.end - thing.at }]
}

/** Another thing to do, which has a place of its own. */
const ANOTHER = new RegExp(
  String.raw`[;]|\b(?:so (?:that|we|i)|to (?:show|prove)|because)\b|,? \b(?:and|then|or|but)\b(?! (?:then )?(?:please )?${VERB} (?:down )?${REF}\b)`,
  'i',
)
const LAST_ORDER = /^[^]*(?:[;]|\b(?:and|then)\b)(?=[^]*\p{L}{3})/iu

/** Where the words beside a part of a sentence place it. */
function placeAround(sentence: string, at: number, end: number): Place {
  const behind = sentence.slice(end, end + REACH)
  const own = behind.slice(0, ANOTHER.exec(behind)?.index)
  const here = placeIn(own)
  return here === 'anywhere' ? placeIn(sentence.slice(Math.max(0, at - REACH), at).replace(LAST_ORDER, '')) : here
}
