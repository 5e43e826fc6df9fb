import { namesFile } from '../files/rules.ts'
import * as phrases from '../phrases/rules.ts'
import { isForbidden, isToApplicants, type Reading } from '../words/rules.ts'

const [SHORTEST, LONGEST, MOST] = [4, 200, 8]

/** Words that go before what is asked for: to whom, where, that it follows. */
const BEFORE_IT = new RegExp(
  String.raw`^(?:\s*(?:,|:|-|–|\(|us\b|me\b|over\b|in (?:one|two|three|a few|\d+) \w+\b|know\b|back\b|also\b|both\b|with\b|to (?:us|me)\b|in (?:detail|short|english)\b|the following\b(?: \w+)?|(?:please )?answer(?:s)?(?: to)?\b|briefly\b|(?:in|with|on) (?:your|the) (?:${phrases.LETTERS})\b|about\b|kung\b|sa amin\b|samin\b|mo\b|po\b))*\s*`,
  'i',
)
const BEGINS_PIECE = String.raw`(?:your|my|the|a|an|any|some|ang|if|number|names?|copies|links?|samples?|\d|one|two|three|four|five|relevant|${phrases.QUESTIONING}|(?:(?:${phrases.WHOSE_FACTS})\s+)*(?:${phrases.FACTS})\b|r[ée]sum[ée]|cv|portfolio|cover letter)`
const PARTED = new RegExp(
  String.raw`\s*[;,]\s*(?:(?:and|as well as|plus|or)\s+)?(?=${BEGINS_PIECE})|\s+(?:and|at|&|\+|plus|as well as|(?:along|together) with)\s+(?:also\s+)?(?=${BEGINS_PIECE})|\s+with\s+(?=(?:your|a|an)\b)`,
  'iu',
)
/** "a cover letter outlining …": what stands in it is asked. */
const HELD = new RegExp(
  String.raw`\b(?:${phrases.LETTERS})s?\s+(?:(?:in which|where|that|which)\s+(?:you\s+)?)?(?:describ|outlin|detail|explain|highlight|stat|tell|summari[sz]|mention|includ|indicat|show|address)(?:ing|es?|s)?\s+(?:us\s+)?`,
  'i',
)
const QUESTION = new RegExp(
  String.raw`^(?:if you\b(?![^,]*,\s*(?:say|tell|please|we|you|let|do|send|apply))|that you\b(?!(?:['’]ve| have) (?:read|seen|understood))|(?:${phrases.QUESTIONING})\b)`,
  'i',
)
const FACT = new RegExp(String.raw`^(?:the |any |a )?(?:(?:${phrases.WHOSE_FACTS})\s+)*(?:${phrases.FACTS})\b`, 'i')
const ANSWER = new RegExp(
  String.raw`^(?:an?|the|some|any|one|two|three|\d+|\d+-\d+|few|your)\s+(?:(?:brief|short|quick|few|little|rough|one|two|three|\d+|best|total|\w+-\w+)\s+)*(?:${phrases.ANSWERS})\b`,
  'i',
)
/** "a time you …", "three of the brands you …", "three dates for a call", "relevant data". */
const NAMED =
  /^(?:(?:an?|the|one|any|some)\s+(?:time|moment|project|campaign|situation|example|story|way|tool|thing|mistake|problem|last|latest|best|hardest|biggest|largest|most|first|piece|brands?|accounts?|books?|number of)\b|(?:two|three|four|five|\d)\s+(?:of\s+)?(?!(?:apply |application )?(?:points?|pts)\b)[^,.]{3,60}|(?:any|relevant)\s+(?:relevant\s+)?(?:experience|data|skills?|projects?|results?|details?|work)\b)/i
const APPLICANTS_OWN = /\byou(?:r|['’]\w+)?\b/i
/** Carriers and things that are no answer. */
const NO_ANSWER = new RegExp(
  String.raw`^(?:(?:your|the|an?|this|these|our|all|it|short|brief|complete|updated|detailed)\s+)*(?:${phrases.LETTERS}|applications?|forms?|details|links?|information|interest|questions?|words?|phrase|codes?|subject(?: line)?|points?|apply points?|results?|answers?|team|future|job|position|role|post(?:ing)?|website|profile|name|truth|thoughts?|ids?|passport|link|button)(?:\s*,.*|\s+(?:below|above|here|now|via|through|by|at|on|to|for|in|with)\b.*)?$`,
  'i',
)
const OTHERS =
  /\b(?:customers?|clients?|patients?|guests?|students?|tenants?|members?|leads?|prospects|callers?|candidates?|employees?|sellers?|owners?|tickets?|invoices?)\b/i

export type Told = { listed: boolean; applying: boolean; work: boolean }

/**
 * What a demand asks to be told, piece by piece: "state your rate, your start date and if you can work weekends". Read
 * only where an applicant is spoken to; what may as well be work comes back as not sure.
 */
export function readPieces(text: string, { listed, applying, work }: Told): Reading[] {
  const toApplicants = isToApplicants(text)
  const ours = /^\s*(?:us|me|over|know)\b|^\s*(?:mo|po|nyo|ninyo)\b/i
  const demand = phrases.DEMAND.exec(text)
  const strong =
    (demand &&
      (ours.test(text.slice(demand.index + demand[0].length)) || /\b(?:like|love|want|need) to\b/i.test(demand[0]))) ||
    listed ||
    applying ||
    toApplicants ||
    /\b(?:please|pls|kindly|paki\w*)\b/i.test(text)
  if (!strong || (work && !toApplicants) || phrases.TELLS_DOING.test(text)) return []
  if (!demand || isForbidden(text, demand.index + demand[0].length)) return []
  const before = text.slice(0, demand.index)
  if (phrases.OF_OTHERS.test(before) || (!listed && !applying && !toApplicants && OTHERS.test(before))) return []
  const from = demand.index + demand[0].length
  const held = HELD.exec(text.slice(from))
  const starts = held ? [from, from + held.index + held[0].length] : [from]
  const sure = listed || applying || toApplicants || !OTHERS.test(text)
  return starts
    .flatMap((start, index) => piecesOf(text, start, starts[index + 1] ?? text.length))
    .flatMap(({ words, at }, index) => asked(words, at, { held: held !== null && index > 0 }))
    .slice(0, MOST)
    .map((one) => (sure ? one : { ...one, sure: false as const }))
}

const ITS_REASON =
  /\s+(?:so (?:that )?(?:we|i)\b|to (?:show|prove|be considered|apply)\b|(?:by|before|until) (?:mon|tues|wednes|thurs|fri|satur|sun|the end)).*$|\s*\($/is

type Piece = { words: string; at: number }

function piecesOf(text: string, from: number, to: number): Piece[] {
  const begin = from + (BEFORE_IT.exec(text.slice(from, to))?.[0].length ?? 0)
  const pieces: Piece[] = []
  let at = begin
  for (const words of text.slice(begin, to).split(PARTED)) {
    const start = Math.max(text.indexOf(words, at), at)
    const last = pieces.at(-1)
    // "A time you failed and what you learned" is one story.
    if (last && NAMED.test(last.words) && QUESTION.test(words)) last.words = text.slice(last.at, start + words.length)
    else pieces.push({ words, at: start })
    at = start + words.length
  }
  return pieces
}

function asked(given: string, at: number, { held }: { held: boolean }): Reading[] {
  const lead = BEFORE_IT.exec(given)?.[0].length ?? 0
  const words = given
    .slice(lead)
    .replace(ITS_REASON, '')
    .replace(/[\s.!;:,)]+$/, '')
  if (words.length < SHORTEST || words.length > LONGEST || /^["“‘'#*[]/.test(words)) return []
  if (NO_ANSWER.test(words) || phrases.WHERE_TOLD.exec(words)?.index === 0 || /\s{3}/.test(words)) return []
  const plain = QUESTION.test(words) || (held && APPLICANTS_OWN.test(words))
  if (!plain && namesFile(words)) return []
  if (!plain && ![FACT, ANSWER, NAMED].some((kind) => kind.test(words))) return []
  return [{ found: { kind: 'question', text: words }, at: at + lead, length: words.length }]
}
