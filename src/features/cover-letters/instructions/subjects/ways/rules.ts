import { isForm, isPartlyBlank } from '../forms/rules.ts'
import { isForbidden, type Reading } from '../../words/rules.ts'

const SUBJECT = String.raw`(?:(?:your|the|ur)\s+)?(?:(?:e-?mail|message)(?:['’]s)?\s+)?subject(?:\s+(?:line|box|field|heading))?`
/** "Put Glazier at the start of the subject line" */
const AT_START = new RegExp(
  String.raw`\b(?:put|write|type|place|use|add|have|with)\s+(?:the\s+(?:words?|phrase|code|tag)\s+)?(?:["“]([^"”\n]{2,60})["”]|([[#]?\p{Lu}[\p{L}\d\]-]*(?:\s\p{Lu}[\p{L}\d-]*){0,4}))\s+(?:at|in)\s+(?:the\s+)?(?:very\s+)?(?:start|beginning|front|head)\s+of\s+${SUBJECT}`,
  'u',
)
/** "Use the format GLASS-FULLNAME in the subject line" */
const FORMAT_IN = new RegExp(
  String.raw`\b(?:use|using|follow|following|with|in)\s+(?:the|this)\s+(?:format|form|pattern)(?!\s+(?:below|above|given|shown|that|which|of|as|provided)\b)\s*:?\s*["“]?([^"“”\n.!?]{3,80}?)["”]?\s+(?:in|on|for|as)\s+${SUBJECT}`,
  'iu',
)
/** "Write the subject this way → Glazier | Name", "Subject line like so: …", "in the subject box type only: …" */
const THIS_WAY = new RegExp(
  String.raw`\b${SUBJECT},?\s+(?:(?:(?:exactly|just|only)\s+)?(?:this way|like so|like this|as shown|as below)(?:\s+below)?|(?:please\s+)?(?:type|write|put|enter)\s+(?:only|just|exactly|simply))\s*(?:→|->|=>|:|=)\s*["“]?([\p{Lu}\d[][^"“”\n!?]{2,90}?)(?=["”]|[.!?](?:\s|$)|\s*$|\n)`,
  'iu',
)

/** "“READY NA AKO” ang ilagay sa subject" */
export const INVERTED =
  /(?:["“]([^"“”\n]{2,120})["”]|(?<![\p{L}\d])(\p{Lu}{2,}[\p{Lu}\d &/-]{0,60}?))\s+(?:po\s+)?(?:ang|yung)\s+(?:i-?)?(?:ilagay|lagay|isulat|sulat|gamitin|type|gawing?)(?:\s+(?:mo|nyo|niyo|ninyo|po))*\s+(?:sa|na|bilang)\s+(?:e-?mail\s+)?subject\b/u
/** A subject that is told by where its words stand, by its format, or by a sign that points to it. */
export function readWay(text: string): Reading[] | null {
  const starts = AT_START.exec(text)
  if (starts && !isForbidden(text, starts.index)) return way('starts', starts, starts[1] ?? starts[2] ?? '')
  const format = FORMAT_IN.exec(text)
  if (format && !isForbidden(text, format.index)) return way('form', format, format[1] ?? '')
  const shown = THIS_WAY.exec(text)
  const words = shown?.[1] ?? ''
  return shown && !isForbidden(text, shown.index) ? way(isForm(words) ? 'form' : 'is', shown, words) : null
}

const way = (how: 'is' | 'form' | 'starts', match: RegExpExecArray, text: string): Reading[] => [
  { found: { kind: 'subject', how, text: text.trim() }, at: match.index, length: match[0].length },
]

/**
 * "'Editor – YOUR NAME'" is a form, whatever stands around it, and so is a word for the subject that has a blank:
 * "use TAX-FULLNAME".
 */
export function asForm(one: Reading): Reading {
  const { found } = one
  const text = found.kind === 'subject' && found.how === 'is' ? found.text : wordFor(found)
  return isPartlyBlank(text) ? { ...one, found: { kind: 'subject', how: 'form', text } } : one
}
const wordFor = (found: Reading['found']): string =>
  found.kind === 'code_word' && found.place === 'subject' ? found.word : ''
