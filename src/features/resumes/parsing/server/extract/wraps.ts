import { LEVEL } from '../../reading/levels.ts'
import type { Segment } from './page-rows.ts'
import { textOf } from './page-rows.ts'

/** A word begins where no letter stands before it: to `\b` the ñ of "Peña" is none, and its "a" would be an article. */
const OPEN_END =
  /(?:[,&(–—/]|\s-|\d-|(?<![\p{L}\d])(?:and|or|of|the|in|to|for|with|from|by|on|at|an?|ng|sa|ni|de|del|dela|la|los|las|cum|magna|summa|nc|san|santa|santo|sta\.?|sto\.?|st\.|don|gen\.|major|until|till|since|hanggang))\s*$/iu
/** What only ends a name, and is none by itself. */
const TAIL =
  /^(?:(?:University|College|Colleges|School|Institute|Academy|Inc\.?|Corp\.?|Corporation|Company|Co\.|Ltd\.?|Trading|Services|Solutions|Philippines|Management|Engineering|Technology|Administration|Education|Studies|Nursing|Center|Hospital|Enterprises|Systems|Group|Campus|Branch|Learning|Training)\b[\s.,)]*){1,3}$/i

/** Whether a line cannot be the last of what it says: an open bracket, a dash, a small word. */
export const isOpen = (text: string): boolean => OPEN_END.test(text) || text.lastIndexOf('(') > text.lastIndexOf(')')

/** Whether a line ends what the one above began, by its words alone. */
export const endsName = (text: string): boolean => TAIL.test(text.trim())

export const CAMPUS = /^[-–]\s\p{Lu}[\p{L} .]{2,24}$/u
/** "- Recoletos" below a school, and no item of a list. */
export const isCampus = (text: string): boolean => CAMPUS.test(text.trim())
/** Words with which no name ends: another one follows. */
const OPEN_NAME =
  /\b(?:Memorial|National|Central|Christian|Catholic|International|Philippine|Comprehensive|State|Technical|Vocational|Integrated|Polytechnic|Technological|Agricultural|Community|Maritime|Adventist|Normal|Provincial|Municipal|Senior|Junior|High|Elementary|Secondary|Business|Civil|Electrical|Mechanical|Computer|Information|Hospitality|Hotel|Restaurant)$/i
/** What stands in brackets, or ends as a national certificate does, has its beginning above. */
const NO_BEGINNING = /^\([^()]*\)$|^(?:\p{Lu}[\p{L}-]* ){1,4}NC\s?(?:I{1,3}|IV)$/u
/** "Mandaue City | Comprehensive National High School": what a school is, without whose it is. */
const SCHOOL_KIND =
  /^(?:Comprehensive|National|Integrated|Science|Central|Memorial|Community|Technical|Vocational|State)\s?(?:(?:Comprehensive|National|Science|Elementary|Junior|Senior|High)\s?)*(?:(?:School|College|University)\b|$)/
/** "Brent International | School Manila": no name begins so. */
const SCHOOL_REST =
  /^(?:School|Colleges?|University|Academy|Institute|SCHOOL|COLLEGES?|UNIVERSITY|ACADEMY|INSTITUTE)\b(?! of\b)[^:]*$/
const UP_CAMPUS = /^(?:Diliman|Los Ba[ñn]os|Manila|Visayas|Mindanao|Baguio|Cebu|Open University)\b/
/** Whether a line that had no room for more says only half of what the next one ends. */
export const saysHalf = (upper: string, lower: string): boolean =>
  (OPEN_NAME.test(upper) && !LEVEL.test(upper) && /^\p{Lu}/u.test(lower)) ||
  (NO_BEGINNING.test(lower) && !/[.:;,]$/.test(upper)) ||
  (SCHOOL_KIND.test(lower) &&
    /^\p{Lu}[\p{L} .'-]{3,30}$/u.test(upper) &&
    !beginsAnew(upper) &&
    !LEVEL.test(upper) &&
    !LEVEL.test(lower)) ||
  (SCHOOL_REST.test(lower) && /\p{Lu}[\p{L}.'-]+$/u.test(upper) && !LEVEL.test(lower) && !LEVEL.test(upper)) ||
  (/\bUniversity of the Philippines$/.test(upper) && UP_CAMPUS.test(lower))
/** What begins a degree, a level or the next field of a form goes on with nothing. */
export const beginsAnew = (lower: string): boolean =>
  /^(?:B\.?S\.?|A\.?B\.?|B\.?A\.?|BS[A-Z]{1,4}|Bachelor|Master|Doctor|Diploma|Associate|(?:Senior |Junior )?High School|Elementary|Secondary|Tertiary)(?=[\s:(]|$)|^[A-Z][A-Za-z ./]{2,24}:\s/.test(
    lower,
  )

/** Whether a line begins with what only goes on with a name. */
export const goesOnName = (upper: string, lower: string): boolean =>
  (isCampus(lower) && /\b(?:University|College|School|Institute|Academy)\b/.test(upper) && !/^[-–•]/.test(upper)) ||
  (endsName(lower.split(/\s[-–|(]|,\s/)[0] ?? '') && !endsName(upper.split(/\s/).at(-1) ?? ''))

/** Whether the first word of the next line had no room at the end of this one. */
export function wouldNotFit(above: Segment, below: Segment, end: number): boolean {
  const text = textOf(below).trim()
  const word = /^\S+/.exec(text)?.[0] ?? ''
  const width = ((below.right - below.left) * word.length) / Math.max(1, text.length)
  return above.right + 0.2 * above.size + width > end
}

/** Puts what runs over its line behind what it goes on with. */
export function joinSegments(above: Segment, below: Segment): void {
  const last = above.runs.at(-1)
  const [first, ...more] = below.runs
  if (!last || !first) return
  const hyphen = /(?<=\p{L})\u{ad}\s*$/u.test(last.text)
  const text = first.text.trimStart()
  // "2019-" above "05"
  const space = /\d-\s*$/.test(last.text) && /^\d{2}/.test(text) ? '' : ' '
  last.text = hyphen ? last.text.replace(/\u{ad}\s*$/u, '') : `${last.text.trimEnd()}${space}`
  if (first.look === last.look) last.text += text
  else above.runs.push({ ...first, text })
  above.runs.push(...more.map((run) => ({ ...run })))
  above.right = below.right
}
