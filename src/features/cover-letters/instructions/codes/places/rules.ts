import type { Place } from '../../contract.ts'

/** "If you read to the end": how far somebody read is no place to write. */
const READ_SO_FAR =
  /\b(?:read\w*|ma(?:d|k)e it|got(?:ten)?|scroll\w*|still|[bn]a?i?n?abasa|binasa|umabot|hanggang)\b[^,.;:!?]{0,30}\b(?:end|bottom|top|dulo|ilalim)\b/gi
/** Where these words place something in an application. */
export function placeIn(said: string): Place {
  const words = said.replace(READ_SO_FAR, ' ')
  if (/\b(?:subject|title|headline)\b/i.test(words)) return 'subject'
  if (
    /\b(?:last|final|end|bottom|closing|close|finish|signature|(?:pinaka-?)?(?:dulo|ilalim|huling|huli|hulihan)|katapusan|tail|foot|sign(?:ing|s)?[- ]?off|postscript|(?:under|below|beneath|underneath) (?:your|ur) (?:own )?(?:name|sign\w*))\b|(?<=\b(?:an?|your|ur|the|in|as) )p\.?s\b/i.test(
      words,
    )
  )
    return 'last_line'
  if (
    /\bline (?:one|1)\b|\b(?:first|1st|opening|opener|intro(?:duction)?|(?<!\b(?:won['’]?t|not|never|we|i|['’]ll|don['’]?t) )open(?:s|ing)?(?! (?:it|them|that|those|any|each|every)\b)|top|begin+ing|begin|(?<=\bthe (?:very )?)start|up front|upfront|outset|start(?:s|ing)?(?=\s+(?:of|your|ur|the|it|with|by|off)\b)|before(?! (?:(?:you|u) )?(?:hit|press|click|appl|send|submit|read|the (?:interview|call|deadline)))|ahead of|head (?:of|your|the)|prefac\w+|lead(?:s|ing)? (?:with|off|your|the)|kick(?:s|ing)?|unahin|greeting|salutation|(?:pinaka-?)?(?:unang|una|unahan|taas|itaas)|bungad|simula|umpisa)\b/i.test(
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

/** What the words behind say, else those before. */
export function placeOf(text: string, end: number): Place {
  const behind = placeBehind(text, end)
  return behind === 'anywhere' ? placeIn(text.slice(0, end)) : behind
}
