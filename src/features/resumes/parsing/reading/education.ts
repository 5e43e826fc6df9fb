import type { Education } from '../contract.ts'
import { LONGEST_LINE, MOST_ENTRIES } from '../rules.ts'
import { isAside, withoutAsides } from './asides.ts'
import { yearsIn, withoutDates } from './dates.ts'
import type { Line } from './lines.ts'

const SCHOOL =
  /\b(?:universit(?:y|ies)|unibersidad|colleges?|institute|school|academy|polytechnic|seminary|conservatory|high ?school|montessori|learning center|training center|tesda|(?:UP|PUP|UST|DLSU|ADMU|FEU|AMA|STI|MAPUA|CEU|UE|PLM|TIP|NU|USC|UC|CIT|USJR|XU|MSU|WMSU|SLU|UB|PNU|TUP|EARIST|RTU|LPU|PWU|NEU|ADDU|UM|CTU|BSU|CvSU|LSPU|DHVSU|ACLC|ICCT)\b(?! language))/
const SCHOOL_ANY_CASE = /\b(?:university|colleges?|institute|school|academy|polytechnic|seminary|montessori)\b/i
const DEGREE =
  /\b(?:bachelor(?:'s|s)?|bachelors|master(?:'s|s)?|doctor(?:ate)?|doctor of|associate (?:in|of|degree)|associate's|diploma|certificate(?: in| of)?|vocational|undergraduate|graduate studies|juris doctor|nc ?(?:i{1,3}|iv|[1-4])|national certificate)\b|(?<![\p{L}.])(?:B\.?F\.?A\.?|B\.?S\.?(?:c|Ed|BA|IT|CS|N|A|HM|HRM|TM|Crim|ECE|EE|CE|ME|IE|Psych|Acc|MT|OA)?\.?|A\.?B\.?|B\.?A\.?|BEEd|BSEd|BTVTEd|BLIS|BPA|BBA|M\.?B\.?A\.?|M\.?A\.?(?:Ed)?\.?|M\.?S\.?(?:c|IT|CS|N)?\.?|M\.?P\.?A\.?|Ph\.?D\.?|Ed\.?D\.?|LL\.?B\.?|MD|RN|DMD|ACT)(?=[\s,]|$)(?:[\s,]+(?:in|of|major)\b|[\s,]+\p{Lu}|$)/iu
const LEVEL =
  /^(?:(?:senior|junior) high(?: school)?(?: \([^)]*\)| graduate)?|high school(?: graduate| diploma)?|secondary(?: education| level| school)?|elementary(?: education| level| graduate)?|primary(?: education| level| school)?|tertiary(?: education| level)?|college(?: level| degree| graduate)?|vocational(?: course)?|post[- ]?graduate|graduate school|(?:STEM|ABM|HUMSS|GAS|TVL|ICT)(?: strand)?)$/i
const LABEL =
  /^(?:(?:course|degree|program|school|university|college|secondary|primary|elementary|tertiary|high school|senior high(?: school)?|junior high(?: school)?|vocational|graduate school|post graduate)(?: education| level| graduate)?|name of school|level|year graduated|school year|s\.?y\.?)\s*[:\t-]\s*/i
const NOISE =
  /\b(?:gpa|gwa|general average|with honors|cum laude|dean'?s|scholarships?|fellowships?|grants?|grantee|recipient|valedictorian|salutatorian|advis[eo]r|awards?|honou?rs?|thesis|relevant course|scholar|member|president of|coursework|rank|consistent)\b/i

/** "PhD Princeton University": the degree stood in a column of its own. */
const BARE_DEGREE = /^(Ph\.?D\.?|[BM]\.?[AS]\.?c?\.?|M\.?B\.?A\.?|A\.?B\.?|[BM]Eng)\s+(\p{Lu}.*)$/u
const BARE = /^(?:Ph\.?D|[BM]\.?[AS]|M\.?B\.?A|A\.?B|[BM]Eng)\.?$/
/** A degree that does not say in what. */
const ONLY_KIND =
  /^(?:(?:bachelor|master|doctor|associate)s?(?:'s|s')?(?: of (?:arts|science|fine arts|engineering|education|commerce)| degree)?(?: - [BM]\.?[AS]\.?)?|Ph\.?D\.?|[BM]\.?[AS]\.?c?\.?|A\.?B\.?|[BM]Eng|M\.?B\.?A\.?)$/i
const TABLE_HEAD =
  /^(?:level|school|course|year|degree|institution|attainment|name of school)[^\t:]*\t(?:level|school|course|year|degree|institution|name of school|date|inclusive)/i
type Draft = { school: string | null; degree: string | null; level: string | null; years: number[] }
const fresh = (): Draft => ({ school: null, degree: null, level: null, years: [] })
const isEmpty = (draft: Draft): boolean => draft.school === null && draft.degree === null

/** Schools with degree and years, in their order; what a line does not say stays null. */
export function educationOf(lines: Line[]): Education[] {
  const drafts: Draft[] = []
  let draft = fresh()
  const close = () => {
    if (!isEmpty(draft)) drafts.push(draft)
    draft = fresh()
  }
  for (const { text, gap } of lines) {
    if (TABLE_HEAD.test(text)) continue
    const facts = factsOf(text)
    const labelled = LABEL.test(text)
    const repeats =
      (facts.school !== null && draft.school !== null) ||
      (facts.degree !== null && draft.degree !== null) ||
      (facts.level !== null && !isEmpty(draft) && (labelled || draft.level !== null || draft.degree !== null)) ||
      (gap && facts.years.length > 0 && draft.years.length > 0)
    if (repeats) close()
    draft.school ??= facts.school
    draft.degree ??= facts.degree
    draft.level ??= facts.level
    if (draft.years.length === 0) draft.years = facts.years
  }
  close()
  return drafts.slice(0, MOST_ENTRIES).map(onTheWire)
}

const onTheWire = ({ school, degree, level, years }: Draft): Education => ({
  school,
  degree: degree ?? level,
  from_year: years.length > 1 ? Math.min(...years) : null,
  to_year: years.length > 0 ? Math.max(...years) : null,
})

function factsOf(text: string): Draft {
  const facts = fresh()
  if (text.length > 200) return facts
  facts.years = yearsIn(text).slice(0, 2)
  const label = LABEL.exec(text)
  if (label && LEVEL.test(tidy(label[0].replace(/[:\t-]\s*$/, ''))))
    facts.level = tidy(label[0].replace(/[:\t-]\s*$/, ''))
  const rest = withoutDates(label ? text.slice(label[0].length) : text)
  for (const part of partsOf(rest)) {
    if (NOISE.test(part)) continue
    const bare = BARE_DEGREE.exec(part)
    if (bare && isSchool(bare[2] ?? '')) {
      facts.degree ??= bare[1] ?? null
      facts.school ??= bare[2] ?? null
    } else if (isSchool(part)) facts.school ??= part
    else if (isAside(part)) continue
    else if (DEGREE.test(part)) facts.degree = facts.degree === null || BARE.test(facts.degree) ? part : facts.degree
    else if (LEVEL.test(part)) facts.level ??= part
    else if (facts.degree !== null && /^(?:major|minor|specializ|track)/i.test(part))
      facts.degree = `${facts.degree}, ${part}`
    else if (facts.degree !== null && ONLY_KIND.test(facts.degree) && /^\p{Lu}/u.test(part)) {
      const sign = facts.degree.includes(' ') ? ', ' : ' '
      facts.degree = `${facts.degree}${sign}${part}`
    }
  }
  return facts
}

/** "College of Nursing" and "Bachelor of Secondary Education" are no schools by themselves; "Certificate" of a school is none. */
const isSchool = (part: string): boolean =>
  (SCHOOL.test(part) || SCHOOL_ANY_CASE.test(part)) &&
  !LEVEL.test(part) &&
  !/^(?:bachelor|master|diploma|certificate|college of \w+$|undergraduate|high school diploma)/i.test(part)

/** At tabs, bars and dashes; a dash within a school's name, before its campus, stays. */
function partsOf(text: string): string[] {
  return text
    .split(/\t|;\s|\s?[|•]\s?|\s·\s?|\sat (?:the )?(?=\p{Lu})|\sfrom (?:the )?(?=\p{Lu})/u)
    .map((part) => (/\s-\s(?!.*[–—])/.test(part) ? part : withoutAsides(part)))
    .flatMap(dashParts)
    .flatMap(commaParts)
    .map(tidy)
    .filter((part) => part.length > 1)
}

function dashParts(text: string): string[] {
  const parts: string[] = []
  for (const piece of text.split(/\s[-–—]+\s/)) {
    const before = parts.at(-1)
    const isCampus = before !== undefined && isSchool(before) && piece.split(' ').length <= 4 && !factual(piece)
    if (isCampus) parts[parts.length - 1] = `${before} - ${piece}`
    else parts.push(piece)
  }
  return parts
}

const factual = (piece: string): boolean => SCHOOL_ANY_CASE.test(piece) || DEGREE.test(piece) || LEVEL.test(piece)

/** At commas, but a major stays with its degree. */
function commaParts(text: string): string[] {
  const parts: string[] = []
  for (const piece of text.split(/,\s*/)) {
    const before = parts.at(-1)
    if (before !== undefined && /^(?:major|minor)/i.test(piece)) parts[parts.length - 1] = `${before}, ${piece}`
    else parts.push(piece)
  }
  return parts
}

const tidy = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/\((?:\s|graduated|di natapos|unfinished|not finished)*\)$/i, '')
    .replace(/\b(?:graduated|class of|batch|s\.?y\.?|year)\s*:?\s*$/i, '')
    .replace(/^[\s,;:|·()–—-]+|[\s,;:|·(–—-]+$/g, '')
    .slice(0, LONGEST_LINE)
    .trim()
