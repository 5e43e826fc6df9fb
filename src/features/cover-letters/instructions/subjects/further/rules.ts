import type { Reading } from '../../words/rules.ts'

/** "PITCH and your surname" */
const FILLED_BEHIND =
  /^["”'\]]?,?\s*(?:followed by(?: an? (?<mark>space|dash|hyphen|comma|slash|colon|pipe|bar|underscore),?(?: (?:and|then|and then))?)?|(?:and )?then|and|plus|\+)\s+(?<blank>(?:your|ur)\s(?:(?:full|first|last|complete|own) )?(?:name|surname|city|country|location|position|role|rate|time ?zone|expected \w+))\b/i
/** "… followed by a dash and your city": the mark itself stands between. */
const MARKS: Readonly<Record<string, string>> = {
  space: ' ',
  dash: ' - ',
  hyphen: ' - ',
  comma: ', ',
  slash: ' / ',
  colon: ': ',
  pipe: ' | ',
  bar: ' | ',
  underscore: '_',
}
/** "“Viz - ” followed by your name" */
const FOLLOWED = /^["”'\]]?,?\s*(?:followed by|(?:and )?then|and|plus|\+)\s+((?:the|your|ur)\s[^.,;!?\n]{2,40})/i
/** What is to follow stands behind a mark; a colon may belong to the beginning that was asked for. */
const ENDS_OPEN = { is: /[-–—|:/]$/, form: /[-–—|:/]$/, starts: /[-–—|/]$/ }
/** A subject with what of the applicant is to follow it: "“Viz - ” followed by your name". */
export function goingOn(text: string, one: Reading): Reading {
  const { found, at, length } = one
  const behind = text.slice(at + length)
  const more = found.kind === 'subject' && ENDS_OPEN[found.how].test(found.text) ? FOLLOWED.exec(behind) : null
  const filled = found.kind === 'subject' && found.how === 'is' && !more ? FILLED_BEHIND.exec(behind) : null
  if (filled !== null && found.kind === 'subject') {
    const mark = MARKS[filled.groups?.mark?.toLowerCase() ?? '']
    const tail = mark === undefined ? filled[0].replace(/^["”'\]]/, '') : `${mark}${filled.groups?.blank ?? ''}`
    return { ...one, found: { ...found, how: 'form', text: `${found.text}${tail}` }, length: length + filled[0].length }
  }
  return found.kind === 'subject' && more?.[1]
    ? {
        ...one,
        found: { ...found, how: 'form', text: `${found.text} ${more[1].trim()}` },
        length: length + more[0].length,
      }
    : one
}
