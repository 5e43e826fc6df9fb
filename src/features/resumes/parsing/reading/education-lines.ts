import { periodsIn, yearsIn } from './dates.ts'
import { isDegree, isSchool } from './education-words.ts'
import type { Line } from './lines.ts'
import { PAPER } from './rest-lines.ts'
import { columnKinds } from './table-heads.ts'

/** What a line cannot end with: the name goes on below. */
const UNENDED = /\s(?:of|and|for|the|&|ng)$/i
/** What no name begins with. */
const GOES_ON = /^(?:of|and|for|&|ng)\s+\p{L}/iu
/** What a school is, without which one. */
const KIND_ALONE =
  /^(?:(?:national|integrated|memorial|central|science|elementary|senior|junior|technical|vocational) )*(?:(?:high|elementary|secondary) school|university|college|academy|institute)$/i

/** Names of schools that had no room on their line, put together with what stands below: "Institute" above "of Technology". */
export function withNamesWhole(lines: readonly Line[]): Line[] {
  const whole: Line[] = []
  for (const line of lines) {
    const above = whole.at(-1)
    const text = above && !line.bullet && !line.gap ? joined(above, line) : null
    if (above && text !== null) whole[whole.length - 1] = { ...above, text, runs: [] }
    else whole.push(line)
  }
  return whole
}

function joined(above: Line, { text }: Line): string | null {
  if (text.includes('\t') || yearsIn(text).length > 0 || columnKinds(above.text)) return null
  // "2011 to 2014: Oban School, Certificate of" above "Education": what follows a time that leads.
  const start = periodsIn(above.text)[0]?.at === 0 ? (LEADING.exec(above.text)?.[0].length ?? 0) : 0
  const said = above.text.slice(start)
  const at = nameEnd(said)
  const [name, rest] = [said.slice(0, at).trimEnd(), said.slice(at)]
  const isName = /^\p{Lu}/u.test(name) && yearsIn(name).length === 0 && name.split(/\s+/).length <= 8
  if (!isName) return null
  const isUnended = rest === '' && UNENDED.test(name) && (isSchool(name) || isDegree(name))
  // "Bachelor of Computing" above "(Hons.) in Networks"
  const isInBrackets = rest === '' && /^\(\p{L}[^)]*\)/u.test(text) && isDegree(name) && yearsIn(text).length === 0
  const isRest = GOES_ON.test(text) && isSchool(name) && !isDegree(text)
  const isPaper = PAPER.test(text) && name.includes(' ') && !isSchool(name) && !isDegree(name)
  const isKind = rest !== '' && KIND_ALONE.test(text) && !isSchool(name) && !isDegree(name) && name.includes(' ')
  return isUnended || isInBrackets || isRest || isKind || isPaper
    ? `${above.text.slice(0, start)}${name} ${text}${rest === '' ? '' : `\t${rest.trim()}`}`
    : null
}

const LEADING = /^[^\p{Lu}:\t]*(?:\p{Lu}\p{L}+ \d{4}[^\p{Lu}:\t]*)*[:\t]\s*/u

/** Where the name of a line ends: before its time, or before what stands apart. */
function nameEnd(text: string): number {
  const time = periodsIn(text)[0]?.at ?? text.length
  const before = text.slice(0, time).replace(/\s*\b(?:[sa]\.?y\.?|school year)\s*$/i, '')
  const tab = before.indexOf('\t')
  return tab < 0 ? before.length : tab
}
