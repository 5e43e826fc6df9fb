import { listed, matchesOf, oneOf } from '#features/phrases/rules.ts'
import { isForbidden, isRefusal, isToApplicants, wordAt, type Reading, type Word } from '../../words/rules.ts'

const MAIL = '(?:e-?mail|mail|message|msg|application|letter)'
const LINE = String.raw`(?:(?:${MAIL} )?(?:subject|subj\.?)(?:[ -]?(?:line|box|field|bar))?(?: of (?:your|the|ur) ${MAIL})?|(?:title|headline) of (?:your|the|ur) ${MAIL}|${MAIL} (?:title|headline)|(?<=\b(?:e-?mail|message|write) (?:me|us)\b[^.!?\n]{0,30})title)`
/** A line that is meant, not one of many, nor a field of study. */
const SUBJECT = new RegExp(
  String.raw`(?<!\b(?:each|every|catchy|great|good|better|best|same|school|test|these|those|two|three|many|write|writing) )\b${LINE}(?!\w|\s+(?:to|matter|areas?|lines|experts?|teachers?)\b)`,
  'giu',
)
const SMALL = oneOf(
  listed(
    'in as for on with w/ up the your ur a an of is be being has have must should shld shud needs need to just only simply say says read reads contain contains include includes mention show that it so goes go isn.?t line e-?mail mail message please pls po na ang ng sa dapat words? phrase code ref reference job number tag will exactly also write put type use state quote note indicate mark cite specify bear bears carry carries keep feature ilagay isulat',
  ),
)
/** What may stand between the word and what is called the subject. */
const SIGNS = String.raw`[\s:=?,"“”()[–—-]{0,12}`
const ONLY_BETWEEN = new RegExp(String.raw`^${SIGNS}(?:${SMALL}(?!\w)${SIGNS}){0,9}$`, 'iu')
const MARK =
  /(?<!["“'‘\p{L}\d])["“'‘]{1,2}(?=[\p{L}\d#[])|(?<![\p{L}\d#-])(?=\p{Lu}{3,}(?!\p{Ll})|[A-Z\d]{1,6}-[A-Z\d]|[A-Z]{2,}\d)/gu
const NO_MARK =
  /^(?:[A-Z]|(?:STEP|PART|ITEM|TASK|NO|DAY|WEEK)\.? ?\d{0,2}|CV|PDF|ASAP|ONLY|PLEASE|MUST|NOT|AND|THE|SUBJECT|LINE|EMAIL|ALL|CAPS|URL|ID|PO)$/
/** Somebody is told, who writes to us. */
const TOLD =
  /\b(?:me|us|my|i|your|ur|you|please|pls|po|mo|nyo|niyo|inbox|spam|filter\w*)\b|@|=|\bgoes in\b|^\W*(?:the )?subj|^\W*(?:use|put|write|quote|make|set|give|call|title|type|include)\b/i
/** "Please put … in the subject line" is an order to whoever reads it, unless it is one for a case that comes up at work. */
const ORDERED =
  /^\W*(?:(?:please|pls|kindly|also|and|then|just|so|po)\s+)*(?:use|put|write|quote|make|set|include|type|mention|add|state|indicate)\b(?!.*\b(?:when|if|whenever|once|each|every|clients?|customers?|their)\b)/is
const FILLED = String.raw`(?:(?:your|ur|full|last|first|the)\s[\p{L} ]{2,20}?|\(?(?:name|surname|pangalan|apelyido|city|location|role|position|rate|date)\)?)(?![\p{L}])`
const PARTS = String.raw`\s*(?:,|\+|and\b|plus\b|then\b|[-–—/|_:&]|followed by\b)\s*(?:then\s+|and\s+)?`
/** What else the subject is made of, behind the word and before it. */
const MORE = new RegExp(`^["”’]?(?:${PARTS}${FILLED})+`, 'iu')
const BEFORE_IT = new RegExp(`${FILLED}${PARTS}["“‘']?$`, 'iu')
/** Capitals may be only the first word of it. */
const GOES_ON = /^(?:\s+(?:\p{Lu}[\p{L}\d-]*|[-–|/&]))+/u
/** "Anything without BREAD-26 in the subject ends up in spam" */
const lacks = (text: string): boolean => /\b(?:without|no)\b/i.test(text) && (isRefusal(text) || /\bspam\b/i.test(text))
const HAS = /\b(?:in|sa|has|have|needs?|contain|contains|include|includes|mention|show)\b/i
const REACH = 60

type Span = { at: number; end: number }

/** A marked word with none but small words between it and the subject of what is sent to us, in whichever order. */
export function near(text: string, applying: boolean): Reading[] | null {
  const told = applying || isToApplicants(text)
  if (!told && !TOLD.test(text)) return null
  const lines = matchesOf(SUBJECT, text).map(({ 0: all, index }): Span => ({ at: index, end: index + all.length }))
  if (lines.length === 0) return null
  for (const { index } of matchesOf(MARK, text)) {
    const found = wordAt(text, index)
    if (!found || NO_MARK.test(found.word) || (isForbidden(text, index) && !lacks(text))) continue
    const line = lines.find((one) => areNear(text, { at: index, end: found.end }, one))
    if (!line) continue
    const read = readingOf(text, found, index, line)
    // Where nothing else speaks of applying, the person is asked.
    return [told || ORDERED.test(text) ? read : { ...read, sure: false }]
  }
  return null
}

const areNear = (text: string, word: Span, line: Span): boolean =>
  line.end <= word.at
    ? word.at - line.end < REACH && ONLY_BETWEEN.test(text.slice(line.end, word.at))
    : line.at >= word.end && line.at - word.end < REACH && ONLY_BETWEEN.test(text.slice(word.end, line.at))

function readingOf(text: string, found: Word, index: number, line: Span): Reading {
  const start = text.indexOf(found.word, index)
  const [at, end] = [Math.min(index, line.at), Math.max(found.end, line.end)]
  const capitals = found.quoted ? '' : (GOES_ON.exec(text.slice(start + found.word.length))?.[0] ?? '')
  const word = found.word + capitals
  const more = MORE.exec(text.slice(start + word.length))?.[0] ?? ''
  const first = BEFORE_IT.exec(text.slice(0, index))?.[0] ?? ''
  if (more !== '' || first !== '') {
    const form = `${first}${word}${more}`.replace(/["“”]/g, '').trim()
    const from = Math.min(at, index - first.length)
    return {
      found: { kind: 'subject', how: 'form', text: form },
      at: from,
      length: Math.max(end, start + word.length + more.length) - from,
    }
  }
  const between = line.end <= index ? text.slice(line.end, index) : text.slice(found.end, line.at)
  return HAS.test(between)
    ? { found: { kind: 'code_word', word, place: 'subject' }, at, length: end - at }
    : { found: { kind: 'subject', how: 'is', text: word }, at, length: end - at }
}
