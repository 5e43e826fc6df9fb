import { isAside } from '../../reading/asides.ts'
import { FIELD, isDegree, isNoise, isSchool } from '../../reading/education-words.ts'
import { namesCompany, namesJob } from '../../reading/job-titles.ts'
import { LEVEL } from '../../reading/levels.ts'
import { beginsAnew } from './wraps.ts'

/** What parts a line: a name runs over from its last part to the first one below. */
const SIGNS = /,\s+|\s[–—|·-]\s|\s?\||\t|:\s|\s(?:at|for|from)\s(?=\p{Lu})|\s\/\s/u
const [SHORT, MOST_FIELD_WORDS] = [3, 4]
const wordsIn = (text: string): number => text.split(/\s+/).length

/**
 * Whether two lines, of which the upper had no room for more, say one name together: a degree and the end of its field, the
 * two halves of a school or an employer. What each says alone decides; where both stand by themselves they stay apart.
 */
export function isBrokenName(upper: string, lower: string): boolean {
  if (/[.:;!?]$|\d\W*$/.test(upper) || !/^\p{Lu}/u.test(lower) || beginsAnew(lower)) return false
  const parts = upper.split(SIGNS)
  const before = parts.at(-1)?.trim() ?? ''
  const behind = (lower.split(SIGNS)[0] ?? '').replace(/\s\(.*$/, '').trim()
  if (LEVEL.test(before) || LEVEL.test(behind) || isNoise(behind) || isAside(behind) || /\d/.test(behind)) return false
  return (
    isHalfField(before, behind) ||
    isHalfSchool(before, behind, parts.length > 1) ||
    isHalfFirm(before, behind, parts.length > 1)
  )
}

/** "Bachelor of Science in Electrical | Engineering" */
const isHalfField = (before: string, behind: string): boolean =>
  (isDegree(before) || (isSchool(before) && wordsIn(behind) <= 2)) &&
  FIELD.test(behind) &&
  wordsIn(behind) <= MOST_FIELD_WORDS &&
  !isSchool(behind) &&
  !namesJob(behind) &&
  !isDegree(behind)

/** "BS Accountancy, Central | Philippine University" */
const isHalfSchool = (before: string, behind: string, isPart: boolean): boolean =>
  isPart && isUnknown(before) && isSchool(behind) && !/^(?:University|College|Institute) of /.test(behind)

/** "Accounting Staff — Panay | Hardware Trading" */
const isHalfFirm = (before: string, behind: string, isPart: boolean): boolean =>
  isPart &&
  isUnknown(before) &&
  namesCompany(behind) &&
  wordsIn(behind) <= SHORT &&
  !namesJob(behind) &&
  !isSchool(behind)

/** A few words that say nothing by themselves. */
const isUnknown = (text: string): boolean =>
  /^\p{Lu}[\p{L}'.]*(?: \p{L}[\p{L}'.]*){0,2}$/u.test(text) &&
  !namesJob(text) &&
  !namesCompany(text) &&
  !isSchool(text) &&
  !isDegree(text)
