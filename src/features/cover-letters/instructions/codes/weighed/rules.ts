import { listed, matchesOf, oneOf } from '#features/phrases/rules.ts'
import { isFact } from '../../demands/kinds/rules.ts'
import type { Place } from '../../contract.ts'
import { namesFile } from '../../files/rules.ts'
import { isRefusal, isToApplicants, wordAt, type Word } from '../../words/rules.ts'
import * as grammar from '../grammar/rules.ts'
import type { Hit } from '../hits/rules.ts'
import { placeIn } from '../places/rules.ts'

/** What a sentence says beside its word: who is spoken to, whether it stands among duties, what comes before and next. */
export type Beside = { told: boolean; work: boolean; before: string; next: string }

/** Where a word to write may begin: at its mark, in capitals, with figures. */
const MARK =
  /(?<!["“'‘*\p{L}\d])["“'‘*]{1,3}(?=[\p{L}\d#])|(?<![\p{L}\d#-])(?=[A-Z]{4,}\b|[A-Z\d]{1,6}-[A-Z\d]|[A-Z]{2,}\d)/gu
/** … behind what calls it a word … */
const CALLED =
  /\b(?:the|this|code|secret|hidden|magic|ang|salitang|our|today['’]s)\s+(?:\w+\s+)?(?:words?|phrase|code ?word|password|keyword)(?:\s+(?:of the (?:day|week)|for (?:humans|today|this (?:job|post|ad))))?\s*(?:\bis\b|\bay\b|\bna\b|:|=|,)?\s*/giu
/** … or behind the order to write it. */
const ORDERED = /\b(?:type|say|write|mention|include|add|put|drop|repeat)\s+(?=\p{Ll}{3})/giu
const BY_NAME = new RegExp(
  String.raw`\b(?:${grammar.NAME}|ref(?:erence)?|number|greeting)\b[\s:,=]*(?:(?:is|ay|na|it['’]s|to be \w+|to \w+)\b[\s:]*)?$`,
  'i',
)
const PARTS = String.raw`(?:(?:very )?(?:first|1st|second|opening|last|final|closing|unang|huling)\s+(?:words?|lines?|sentences?|paragraphs?|row|thing|salita|linya)|greeting|salutation|subject(?: line)?|headline|opener)`
const LETTERS = String.raw`(?:${grammar.MESSAGE}|mail|text|sagot)`
/** Said of the letter that an applicant writes. */
const OWN = new RegExp(
  [
    String.raw`\b(?:your|ur|iyong)\s+(?:[\w-]+\s+){0,2}(?:${LETTERS}|name|${PARTS})s?\b`,
    String.raw`\b(?:${LETTERS}|linya|subject)\s+(?:mo|nyo|niyo|ninyo)\b`,
    String.raw`\bthe ${LETTERS} (?:that |which )?(?:you|has|have|must|should)\b`,
    String.raw`\b(?:greet|message|write to|text|dm) (?:us|me)\b|\byou (?:write|send|submit|type)\b|\b(?:hit|press) (?:send|apply|submit)\b|\bwhen (?:you )?(?:apply|write|message|repl)\w*`,
  ].join('|'),
  'i',
)
const SPOT = new RegExp(
  String.raw`\b(?:${PARTS}|(?:some|any)where|(?:top|beginning|start|end|bottom|middle) of)\b|\b(?:in|to|into|sa|above|below|under) (?:(?:the|a|this) )?(?:msg|app|${LETTERS})\b|\b(?:under|above|below|before|after|next to|beside) your name\b`,
  'i',
)
/** What it proves, or that somebody looks for it. */
const PROOF =
  /\b(?:so (?:that )?(?:i|we)(?:['’]ll)? (?:can )?(?:know|see|tell)|attention|prov(?:e|es|ing)|proof|show (?:me|us)|shows|(?:read|reads|reading|made it|got(?:ten)?|get) (?:this|it|the whole|all|to the end|till the end|until|till|far|so far|everything|to here)|(?:not|no|aren['’]?t|isn['’]?t) (?:an? )?(?:ro)?bots?|spam(?:mers?)?|(?:my|our) filter|secret|magic|hidden|password|today['’]s word|word of the (?:day|week)|code ?words?|this is a test|(?:nag)?basa|malaman|rereplyan|papansinin|mapapansin|skim(?:med|mers?)?|copy[- ]?paste\w*|mass (?:apply\w*|application)|hint|(?:who|what) (?:actually )?reads)\b/i
const WRITES = oneOf(
  listed(
    'put putting write writes writing written type typing say says saying mention mentions mentioned include includes including use using add adding drop dropping slip work working paste pasting insert place placing start starts starting begin begins beginning open opens opening end ends ending finish finishing close closing sign repeat quote state has have having had need needs needed see greet contain contains appear appears belongs goes must should be with without remember forget ilagay lagyan isulat isama banggitin sabihin gamitin maglagay kalimutan may',
  ),
)
const WRITTEN = new RegExp(String.raw`\b${WRITES}\b`, 'i')
/** Names of things, examples, what somebody else says. */
const NAMES_THING =
  /\b(?:called|named|titled|entitled|known as|think|thinking|like|such as|for example|halimbawa|e\.g\.?|i\.e\.?|click\w*|button|tab|position|role|company|brand|product|app|tool|website|channel|show|book|course|guide|about|regarding|people who say|who say|they say|customers?|clients?|means|meaning|says|said|on|think of|is not|isn['’]t)\W{0,3}(?:the\s+)?$/i
const ENDS_WELL =
  /^["”’'*\s]*(?:$|[.,;:!?()=[/–—-]|(?:written|typed|mentioned|included|hidden|somewhere|anywhere|in|into|within|inside|under|above|before|after|below|at|on|as|or|and|so|to|if|when|with|then|but|please|po|lang|sa|ng|ay|ang|dapat|your|first|twice|will|won['’]t|are|is|isn['’]t|needs?|must|should|has|have|belongs?|goes|appears?|gets?|means|we|i|near|up|next|once|smwhere)\b)/i
const WITH_IT =
  /\b(?:letters?|applications?|messages?|proposals?|anything|anyone|everything|those|people|whoever)\b[^.,;]{0,30}\b(?:with|contain\w*|us(?:e|es|ing)|includ\w*|say\w*|start\w*|begin\w*|open\w*)\b[^.,;]{0,30}$/i
const LACKS =
  /\b(?:without|w\/o|no|not|n['’]t|unless|only|lack\w*|miss\w*|skip\w*|forget\w*|omit\w*|leav\w*|hindi|di|walang?|if)\b|n['’]t\b/i
/** The sentence behind speaks of it: "Put it …", "You'll need it: it goes …" */
const OF_IT = /^\W*(?:[^.!?\n]{0,30}\b)?(?:it|this|that|they|them)\b[^.!?\n]{0,80}/i
const [LEAST, SURE, LONGEST, BARE_WORDS, MOST] = [6, 7, 60, 2, 4]

const ASKS = /^(?:why|how|what|when|where|who|which|is|are|do|does|did|can|could|would)\b/i
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
      .flatMap(({ 0: all, index }) => at(index + all.length, true)),
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
  if (NAMES_THING.test(head) || !ENDS_WELL.test(tail)) return 0
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

function placeAround(text: string, { start, end }: Candidate, refers: string): Place {
  const behind = text.slice(end, end + 60).replace(/\b(?:so|to (?:show|prove|let)|because|or|but)\b.*$|[;.].*$/is, '')
  const before = text.slice(Math.max(0, start - 50), start).replace(/\b(?:open|read|before)\w*\b/gi, '')
  return [behind, before, refers].map(placeIn).find((place) => place !== 'anywhere') ?? 'anywhere'
}
