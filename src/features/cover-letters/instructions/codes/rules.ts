import type { Place } from '../contract.ts'
import { isForbidden, wordAt, type Reading } from '../words/rules.ts'

const VERB = String.raw`(?:put|pop|slip|sneak|throw|paste|append|work|write|include|mention|add|type|place|insert|use|say|state|drop|enter|quote|copy|(?:reply|respond|answer|comment) with|ilagay|isulat|isama|banggitin|i-?type|i-?mention|lagyan|sabihin|gamitin)`
const MESSAGE = String.raw`(?:message|application|cover letter|letter|reply|response|proposal|e-?mail|answer|intro(?:duction)?|apply)`
const YOUR = String.raw`(?:(?:po|mo|ninyo|nyo|niyo|ang|yung|your|the|iyong|inyong|lang|also|just|only|exactly|with|this|exact|one|single|a)\s+)*`
const NAME = String.raw`(?:(?:secret|code|magic|special|key|pass|exact|following|hidden)[\s-]*)*(?:words?|phrase|code|keyword|password|passcode|passphrase|salitang?|salita|term|hashtag|codeword)`

const CALLED = new RegExp(
  String.raw`\b${VERB}\s+(?:[^.!?\n"“:]{0,40}?(?<![-\d])\b)?${NAME}\b\s*(?:(?:is|ay|na|ng|of)\b|:)?\s*`,
  'i',
)
/** A word without quotation marks or capitals is one only where it is called so: "write 500-word articles" is work. */
const THE_WORD = new RegExp(
  String.raw`\b(?:the|this|ang|yung|secret|code|magic|special)\s+${NAME}\s*:?\s*$|salitang\s*$`,
  'i',
)
const SECRET = new RegExp(
  String.raw`\b(?:secret|code|magic|pass|special|key)[\s-]*(?:word|phrase|code)\b[^.!?\n"“:]{0,30}?(?:\bis\b|\bay\b|:|=)\s*`,
  'i',
)
/** "Copy this sentence at the bottom of your application: …" */
const SENTENCE = new RegExp(
  String.raw`\b${VERB}\s+(?:and \w+ )?(?:this|the following|the exact|these)\s+(?:exact\s+)?(?:sentence|line|text|words|phrase|statement)\b[^.!?\n"“:]{0,60}:\s*(?=["“‘'])`,
  'i',
)
/** "Your subject must contain the word …" */
const HOLDS = new RegExp(
  String.raw`\b(?:subject(?: line)?|(?:first|last) (?:line|sentence)|${MESSAGE})\s+(?:must |should |has to |needs to |dapat )?(?:contains?|includes?|mentions?|have|has)\s+(?:the|ang)\s+${NAME}\s*:?\s*`,
  'i',
)
const REPLY =
  /\b(?:reply|respond|answer|comment|(?:message|write|email) us)\s+(?:back\s+)?with\s+(?:the word\s+)?(?=["“])/i
const LABELLED = /^\W*(?:(?:code|key|secret|magic|pass)\s?-?(?:word|phrase)?|codeword|keyword|password)\s*:\s*/i
const DIRECT = new RegExp(String.raw`\b${VERB}\s+${YOUR}`, 'gi')
const WHERE =
  /^\s*(?:somewhere|anywhere)\b|^[^.!?\n]{0,25}?\b(?:so (?:that )?(?:we|i)\b|to (?:show|prove)\b|if you(?:['’]ve| have)? read\b)|^[^.!?\n]{0,12}?\b(?:in|as|at|on|into|within|sa|bilang|somewhere|anywhere|to|before|inside|near)\b[^.!?\n]{0,45}?\b(?:subject|line|message|application|letter|reply|response|proposal|sentence|word|top|end|beginning|start|e-?mail|body|bottom|headline|simula|dulo|umpisa|mensahe|linya|title|header|paragraph|somewhere)\b/i
const FIRST_WHERE = new RegExp(
  String.raw`\b(?:in|on|at|as|sa)\b\s+(?:[\w'’]+\s+){0,4}?(?:subject|line|top|beginning|start|end|bottom|${MESSAGE}|simula|dulo|umpisa|linya)\b[^.!?\n"“]{0,30}?\b${VERB}\s*${YOUR}(?:${NAME}\s*)?:?\s*`,
  'i',
)
const OPENS = new RegExp(
  String.raw`\b(?:start|begin|open|simulan|umpisahan|preface)\w*\s+${YOUR}(?:${MESSAGE}|it)(?:\s+(?:mo|nyo|niyo|ninyo))?\s+(?:off\s+)?(?:with|by (?:saying|writing|typing)|sa|ng)\s+(?:(?:the|ang|exact|${NAME})\s+)*`,
  'i',
)
const CLOSES = new RegExp(
  String.raw`\b(?:end|close|finish|sign(?: off)?|tapusin)\s+${YOUR}(?:${MESSAGE}|it)(?:\s+(?:mo|nyo|niyo|ninyo))?\s+(?:off\s+)?(?:with|by (?:saying|writing|typing)|sa|ng)\s+(?:(?:the|ang|exact|${NAME})\s+)*`,
  'i',
)
const MUST_BE = new RegExp(
  String.raw`\b(first|opening|last|final|unang|huling)\s+(?:words?|line|sentence|salita|linya)\b[^.!?\n"“:]{0,30}?\b(?:should|must|has to|needs to|dapat)\s+(?:be|say|read|contain|include|have|ay)?\s*(?:(?:the|ang|${NAME})\s+)*:?\s*`,
  'i',
)

const NAMES_A_PLACE =
  /subject|line|message|application|letter|reply|response|proposal|sentence|word|phrase|code|top|end|begin|simula|dulo|umpisa|linya|somewhere|anywhere|mail|hashtag|term|salita|answer|title|paragraph/i
/** Where the place is one in the work: a listing, every reply. */
const WORK =
  /\b(?:every|each|all) (?:[\w-]+ )?(?:reply|replies|listings?|e-?mails?|posts?|messages?|letters?|articles?)\b|\b(?:listings?|captions?|our (?:customers?|clients?|posts?|newsletter|listings?|e-?mails?))\b/i

const MACHINE =
  /\b(?:if|when|kung|kapag)\b[^.!?\n]{0,60}\b(?:ai|a\.i\.|bots?|robot|chat\s?gpt|gpt|llm|language model|artificial intelligence|automated)\b|^\s*(?:attention\s+)?(?:ai|llm|chat\s?gpt)s?\b[^.!?\n]{0,20}[:,]/i
const HUMAN = /\b(?:human|not (?:an? )?(?:ai|bot|robot)|aren['’]?t (?:an? )?(?:ai|bot|robot)|real person)\b/i

/** The word a sentence wants to see as proof of reading; one for machines alone comes back as a word to avoid. */
export function readCode(text: string): Reading[] {
  if (!NAMES_A_PLACE.test(text) || WORK.test(text)) return []
  const hit = find(text)
  if (!hit || isForbidden(text, hit.at)) return []
  const { word, place, at, end } = hit
  const machine = MACHINE.test(text) && !HUMAN.test(text)
  return [{ word, end }, ...moreWords(text, end)].map((one) => ({
    found: machine ? { kind: 'no_ai', avoid: one.word } : { kind: 'code_word', word: one.word, place },
    at,
    length: one.end - at,
  }))
}

/** "… “velvet” and “tractor”": every further word in quotation marks of the same row. */
function moreWords(text: string, from: number): { word: string; end: number }[] {
  const row = /^\s*(?:,|and|&|,\s*and|at)\s*(?=["“])/.exec(text.slice(from, from + 20))
  const next = row && wordAt(text, from + row[0].length)
  return next ? [next, ...moreWords(text, next.end)] : []
}

type Hit = { word: string; place: Place; at: number; end: number }

function find(text: string): Hit | null {
  return (
    after(text, OPENS, () => 'first_line') ??
    after(text, CLOSES, () => 'last_line') ??
    after(text, MUST_BE, (match) => (/last|final|huling/i.test(match[1] ?? '') ? 'last_line' : 'first_line')) ??
    after(text, SENTENCE, (match) => placeIn(match[0])) ??
    after(
      text,
      CALLED,
      (_, end) => placeOf(text, end),
      (match) => THE_WORD.test(match),
    ) ??
    after(text, HOLDS, (match) => placeIn(match[0])) ??
    after(
      text,
      REPLY,
      () => 'anywhere',
      () => false,
    ) ??
    direct(text) ??
    after(
      text,
      FIRST_WHERE,
      (match) => placeIn(match[0]),
      () => false,
    ) ??
    after(text, SECRET, (_, end) => placeOf(text, end)) ??
    after(
      text,
      LABELLED,
      (_, end) => placeOf(text, end),
      () => false,
    )
  )
}

function after(
  text: string,
  pattern: RegExp,
  place: (match: RegExpExecArray, end: number) => Place,
  plain: (match: string) => boolean = () => true,
): Hit | null {
  const match = pattern.exec(text)
  const found = match && wordAt(text, match.index + match[0].length, plain(match[0]))
  if (!match || !found || /^subject\b/i.test(found.word)) return null
  return { word: found.word, place: place(match, found.end), at: match.index, end: found.end }
}

/** "Put MANGO in the subject": only with a place, because "use Canva" is work. */
function direct(text: string): Hit | null {
  for (const match of text.matchAll(DIRECT)) {
    const found = wordAt(text, match.index + match[0].length)
    const where = found && WHERE.exec(text.slice(found.end))
    if (!found || !where || /\b(?:as|for)\s+(?:your|the)?\s*(?:\w+\s+)?subject/i.test(where[0])) continue
    return { word: found.word, place: placeIn(where[0]), at: match.index, end: found.end + where[0].length }
  }
  return null
}

const placeOf = (text: string, end: number): Place => {
  const behind = placeIn(text.slice(end, end + 80).replace(/\b(?:so|to (?:show|prove|let)|para|because)\b.*$/is, ''))
  return behind === 'anywhere' ? placeIn(text.slice(0, end)) : behind
}

function placeIn(words: string): Place {
  if (/\b(?:subject|title|headline)\b/i.test(words)) return 'subject'
  if (/\b(?:last|final|end|bottom|closing|dulo|huling|hulihan)\b/i.test(words)) return 'last_line'
  if (/\b(?:first|opening|top|beginning|start|unang|simula|umpisa)\b/i.test(words)) return 'first_line'
  return 'anywhere'
}
