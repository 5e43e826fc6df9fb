import type { Place } from '../../contract.ts'

/** Where these words place something in an application. */
export function placeIn(words: string): Place {
  if (/\b(?:subject|title|headline)\b/i.test(words)) return 'subject'
  if (
    /\b(?:last|final|end|bottom|closing|close|finish|signature|dulo|ilalim|huling|hulihan)\b|\bp\.?s\.?(?=\s|$)/i.test(
      words,
    )
  )
    return 'last_line'
  if (
    /\bline (?:one|1)\b|\b(?:first|1st|opening|opener|intro(?:duction)?|open(?:s|ing)?|top|begin+ing|begin|(?<=\bthe (?:very )?)start|start(?:s|ing)?(?=\s+(?:of|your|ur|the|it|with|by|off)\b)|before|greeting|salutation|unang|unahan|itaas|bungad|simula|umpisa)\b/i.test(
      words,
    )
  )
    return 'first_line'
  return 'anywhere'
}

/** "… and today's date as the last line": the place is that of both. */
const AND_MORE = /\band (?:your|today['’]s|the) (?:[\w'’]+ ){0,2}[\w'’]+(?= (?:in|as|at|on) (?:the|your)\b)/i
/** What the words right behind a place say; a further clause speaks of something else. */
export const placeBehind = (text: string, end: number): Place =>
  placeIn(
    text
      .slice(end, end + 80)
      .replace(AND_MORE, '')
      .replace(/\b(?:so|to (?:show|prove|let)|para|because|and|then|or|but)\b.*$|[;].*$/is, ''),
  )

/** "If you read to the end": how far somebody read is no place to write. */
const READ_SO_FAR =
  /\b(?:read\w*|ma(?:d|k)e it|got(?:ten)?|scroll\w*|still|[bn]a?i?n?abasa|binasa|umabot|hanggang)\b[^,.;:!?]{0,30}\b(?:end|bottom|top|dulo|ilalim)\b/gi
/** What the words behind say, else those before. */
export function placeOf(text: string, end: number): Place {
  const behind = placeBehind(text, end)
  return behind === 'anywhere' ? placeIn(text.slice(0, end).replace(READ_SO_FAR, ' ')) : behind
}
