import type { Education } from '../contract.ts'
import { LONGEST_LINE, MOST_ENTRIES } from '../rules.ts'
import { isAside, isOnlyPlace, withoutAsides } from './asides.ts'
import { periodsIn, yearsIn, withoutDates } from './dates.ts'
import { namesJob } from './job-titles.ts'
import { markedText } from './fragments.ts'
import type { Line } from './lines.ts'
import { type ColumnKind, columnKinds } from './table-heads.ts'

const SCHOOL =
  /\b(?:TESDA|De La Salle|Ateneo|Mapua|Mapúa|San Beda|Letran|Adamson|Lyceum|Silliman|Xavier|Miriam|Assumption|Don Bosco|STI|AMA|Informatics|ACSAT|universit(?:y|ies)|unibersidad|colleges?|institute|school|academy|polytechnic|seminary|conservatory|high ?school|montessori|learning center|training center|tesda|(?:UP|PUP|UST|DLSU|ADMU|FEU|AMA|STI|MAPUA|CEU|UE|PLM|TIP|NU|USC|UC|CIT|USJR|XU|MSU|WMSU|SLU|UB|PNU|TUP|EARIST|RTU|LPU|PWU|NEU|ADDU|UM|CTU|BSU|CvSU|LSPU|DHVSU|ACLC|ICCT)\b(?! language))/
const SCHOOL_ANY_CASE =
  /\b(?:university|unibersidad|colleges?|colegio|escuela|paaralan|institute|school|academy|polytechnic|seminary|montessori)\b/i
/** Schools called after whom they are dedicated to, as many are here. */
const DEDICATED =
  /^(?:Saint|St\.|Sto\.|Sta\.|San|Santo|Santa|Our Lady|Holy|Sacred Heart|Immaculate|Notre Dame|Divine|Blessed|Assumption)\s\p{Lu}/u
const DEGREE =
  /\b(?:bachelor(?:'s|s)?|bachelors|master(?:'s|s)?|doctor(?:ate)?|doctor of|associate (?:in|of|degree)|associate's|diploma|certificate(?: in| of)?|juris doctor|nc ?(?:i{1,3}|iv|[1-4])|national certificate)\b|(?<![\p{L}.])(?:B\.?F\.?A\.?|B\.?S\.?(?:c|Ed|BA|IT|CS|N|A|HM|HRM|TM|Crim|ECE|EE|CE|ME|IE|Psych|Acc|MT|OA)?\.?|A\.?B\.?|B\.?A\.?|BEEd|BSEd|BTVTEd|B[A-Z]{1,4}Ed|BS(?![UP]\b)[A-Z][A-Za-z]{0,7}|AB[A-Z][a-z]{2,}|BLIS|BPA|BBA|M\.?B\.?A\.?|M\.?A\.?(?:Ed)?\.?|M\.?S\.?(?:c|IT|CS|N)?\.?|M\.?P\.?A\.?|Ph\.?D\.?|Ed\.?D\.?|LL\.?B\.?|MD|RN|DMD|ACT)(?=[\s,]|$)(?:[\s,]+(?:in|of|major)\b|[\s,]+(?:-\s)?\p{Lu}|$)/iu
const LEVEL =
  /^(?:(?:senior|junior) high(?: school)?(?: \([^)]*\)| graduate)?|high school(?: graduate| diploma)?|secondary(?: education| level| school)?|elementary(?: education| level| graduate)?|primary(?: education| level| school)?|tertiary(?: education| level)?|college(?: level| degree| (?:under)?graduate)?|\d(?:st|nd|rd|th)[- ]year(?: college| level)?|vocational(?: course)?|post[- ]?graduate(?: studies)?|graduate (?:school|studies)|undergraduate|bachelor'?s? degree|kolehiyo|sekundarya|elementarya|hayskul)$/i
const LABEL =
  /^(?:(?:course|degree|program|school|university|college|kolehiyo|sekundarya|elementarya|hayskul|kurso|paaralan|secondary|primary|elementary|tertiary|high school|senior high(?: school)?|junior high(?: school)?|vocational|graduate school|post graduate)(?: education| level| graduate)?|name of school|level|year graduated|school year|s\.?y\.?)\s*[:\t-]\s*/i
const NOISE =
  /\b(?:gpa|gwa|general average|with honors|cum laude|dean'?s|scholarships?|fellowships?|grants?|grantee|recipient|valedictorian|salutatorian|advis[eo]r|awards?|honou?rs?|thesis|relevant course|scholar|member|president of|coursework|rank|consistent|licensure|passed|passer|board exam\w*|topnotcher|grade|average|major subjects|activities|grad\. with)\b/i

/** "PhD Princeton University": the degree stood in a column of its own. */
const BARE_DEGREE = /^(Ph\.?D\.?|[BM]\.?[AS]\.?c?\.?|M\.?B\.?A\.?|A\.?B\.?|[BM]Eng)\s+(\p{Lu}.*)$/u
const BARE = /^(?:Ph\.?D|[BM]\.?[AS]|M\.?B\.?A|A\.?B|[BM]Eng)\.?$/
/** A degree that does not say in what. */
const ONLY_KIND =
  /^(?:(?:bachelor|master|doctor|associate)s?(?:'s|s')?(?: of (?:arts|science|fine arts|engineering|education|commerce)| degree)?(?: - [BM]\.?[AS]\.?)?|Ph\.?D\.?|[BM]\.?[AS]\.?c?\.?|A\.?B\.?|[BM]Eng|M\.?B\.?A\.?)(?:\s*\([A-Z.]{2,6}\))?$/i
const STRAND =
  /\b(?:STEM|ABM|HUMSS|GAS|TVL|strand|(?:academic|sports) track)\b|^ICT$|\b(?:business and management|humanities and social sciences?|technology,? engineering,? and math\w*)\b/i
/** What is said of a degree that was not finished, or not yet. */
const UNFINISHED =
  /^(?:(?:\d+ )?units? (?:earned )?(?:in|of|towards?)|undergraduate (?:of|in)|candidate for|currently taking|pursuing|(?:finished|completed|graduated(?: with| from| of)?|took(?: up)?|obtained|earned|studied|attended|nagtapos(?: ng| sa)?)|(?:incoming )?\d(?:st|nd|rd|th)[- ]year(?: level| student)?,?(?: of)?)\s+/i
/** What is said of how far somebody came. */
const STATE =
  /^(?:graduated?|undergrad\w*|completed|finished|unfinished|on-?going|batch|units?|\d\w\w[- ]year\b.*|expected)$/i
/** A degree by its letters alone: "BSBA", "AB". */
const LETTERS = /^(?:BS(?![UP]$)[A-Za-z]{0,7}|AB|BA|MA|MS)$/
/** Names of strands that have commas in them. */
const LONG_STRAND = /\b(?:accountancy|science), (?:business|technology)[\p{L}, &]*?(?:management|math\w*)/giu
/** Stand for signs that part nothing where they are. */
const KEPT: readonly (readonly [sign: string, mark: string])[] = [
  [',', '\u{e000}'],
  ['-', '\u{e001}'],
  ['–', '\u{e002}'],
  ['|', '\u{e003}'],
  ['/', '\u{e004}'],
]
/** Before what stands behind a degree's dash: its major, or the school where there is none. */
const BEHIND = '\u{e005}'
const MOST_UNKNOWN_WORDS = 8
type Facts = {
  school: string | null
  degree: string | null
  level: string | null
  /** What may be the degree's major. */
  behind: string | null
  years: number[]
  /** The last of the years is when it began, and it goes on. */
  open: boolean
  unknown: string[]
}
const fresh = (): Facts => ({
  school: null,
  degree: null,
  level: null,
  behind: null,
  years: [],
  open: false,
  unknown: [],
})
const isEmpty = (draft: Facts): boolean => draft.school === null && draft.degree === null && draft.level === null

/** Schools with degree and years, in their order; what a line does not say stays null. */
export function educationOf(lines: Line[]): Education[] {
  const drafts: Facts[] = []
  let draft = fresh()
  const close = () => {
    if (isEmpty(draft) && spans(draft)) Object.assign(draft, { school: draft.unknown[0] ?? null, unknown: [] })
    if (!isEmpty(draft)) drafts.push(draft)
    draft = fresh()
  }
  let columns: ColumnKind[] | null = null
  for (const line of lines) {
    const head = columnKinds(line.text)
    columns = head ?? columns
    if (head) continue
    const facts = cellsOf(line, columns) ?? factsOf(line)
    if (begins(facts, draft, line)) close()
    draft.school ??= facts.school
    draft.degree ??= facts.degree
    draft.level ??= facts.level
    draft.behind ??= facts.behind
    draft.unknown.push(...facts.unknown)
    if (draft.years.length === 0) Object.assign(draft, { years: facts.years, open: facts.open })
  }
  close()
  return drafts.slice(0, MOST_ENTRIES).map(onTheWire)
}

/** Whether a line speaks of a school or a degree, wherever it stands, and of no work at a school. */
export const namesEducation = (text: string): boolean => {
  const parts = partsOf(withoutDates(text.replace(LABEL, '')))
  return (
    !parts.some((part) => namesJob(part)) &&
    parts.some((part) => isSchool(part) || DEGREE.test(part)) &&
    !NOISE.test(text)
  )
}

/** Whether a line says something that the entry so far has said already. */
function begins(facts: Facts, draft: Facts, { text, gap }: Line): boolean {
  const onlyYears = facts.years.length > 0 && withoutDates(text).replace(/[^\p{L}]/gu, '') === ''
  return (
    (facts.school !== null && draft.school !== null) ||
    (facts.degree !== null && draft.degree !== null) ||
    (facts.level !== null &&
      !isEmpty(draft) &&
      ((LABEL.test(text) && facts.degree === null) || draft.level !== null || draft.degree !== null)) ||
    ((gap || onlyYears) && facts.years.length > 0 && draft.years.length > 0) ||
    (isUnknownSchool(facts) && draft.school !== null && draft.years.length > 0)
  )
}

/** A name nobody knows, with the years in which somebody was there. */
const isUnknownSchool = (facts: Facts): boolean => isEmpty(facts) && facts.unknown.length === 1 && spans(facts)
const spans = ({ years }: Facts): boolean => (years[0] ?? 0) < (years[1] ?? 0)

/** What nobody could name is the school where none was named, or the degree where none was. */
function onTheWire({ school, degree, level, behind, years, open, unknown }: Facts): Education {
  const [first = null] = unknown
  const named = school ?? (degree === null ? null : first)
  const instead = level === null && school !== null ? first : null
  const whole = degree !== null && school !== null && behind !== null ? `${degree} - ${behind}` : degree
  return {
    school: named,
    // A level is no degree; it is said only where nothing else is.
    degree: whole ?? instead ?? (named === null ? level : null),
    from_year: years.length > 1 || open ? Math.min(...years) : null,
    to_year: years.length > 0 && !open ? Math.max(...years) : null,
  }
}

/** A row below the names of its columns, when it has a cell for each. */
function cellsOf({ text }: Line, columns: ColumnKind[] | null): Facts | null {
  const cells = text.split('\t')
  if (!columns || cells.length !== columns.length || !columns.includes('school')) return null
  const cell = (kind: ColumnKind) => tidy(withoutDates(cells[columns.indexOf(kind)] ?? '')) || null
  const { years, open } = timeOf(text)
  const degree = cell('degree')
  const isLevel = degree !== null && LEVEL.test(degree)
  return {
    ...fresh(),
    school: cell('school'),
    degree: isLevel ? null : degree,
    level: isLevel ? degree : cell('level'),
    years,
    open,
  }
}

function factsOf(line: Line): Facts {
  const facts = fresh()
  const text = markedText(line)
  if (text.length > 200) return facts
  Object.assign(facts, timeOf(text))
  const label = LABEL.exec(text)
  const level = label ? tidy(label[0].replace(/[:\t-]\s*$/, '')) : ''
  if (LEVEL.test(level)) facts.level = level
  for (const part of partsOf(withoutDates(label ? text.slice(label[0].length) : text)))
    addFact(facts, part, line.bullet)
  return facts
}

/** Since when it goes on, or from when to when; one year alone is that of the end. */
function timeOf(text: string): Pick<Facts, 'years' | 'open'> {
  const open = periodsIn(text).find(({ to }) => to === 'present')
  return open ? { years: [open.from.year], open: true } : { years: yearsIn(text).slice(0, 2), open: false }
}

function addFact(facts: Facts, part: string, bullet: boolean): void {
  if (NOISE.test(part) || STATE.test(part)) return
  if (part.startsWith(BEHIND)) {
    facts.behind ??= part.slice(1)
    facts.unknown.push(part.slice(1))
    return
  }
  const bare = BARE_DEGREE.exec(part)
  const { degree } = facts
  if (bare && isSchool(bare[2] ?? '')) {
    facts.degree ??= bare[1] ?? null
    facts.school ??= bare[2] ?? null
  } else if (STRAND.test(part)) facts.degree = facts.level === null ? part : `${facts.level} - ${part}`
  else if (isSchool(part)) facts.school ??= part
  else if (isAside(part)) return
  else if (LEVEL.test(part)) facts.level ??= part
  else if (DEGREE.test(part)) facts.degree = degree === null || BARE.test(degree) ? part : degree
  else if (degree !== null && /^(?:major|minor|specializ|track)/i.test(part)) facts.degree = `${degree}, ${part}`
  else if (degree !== null && goesOnWith(degree) && /^\p{Lu}/u.test(part))
    facts.degree = `${degree}${degree.includes(' ') ? ', ' : ' '}${part}`
  else if (!bullet && isName(part)) facts.unknown.push(part)
}

/** "Bachelor of Science (BS), Business Administration": what follows says in what, and in what of that. */
const goesOnWith = (degree: string): boolean => ONLY_KIND.test(degree.replace(/,\s.*$/, ''))

const isName = (part: string): boolean =>
  /^\p{Lu}/u.test(part) && !/[\d@:.]/.test(part) && part.split(' ').length <= MOST_UNKNOWN_WORDS && part.length > 3

/** "College of Nursing" and "Bachelor of Secondary Education" are no schools by themselves; "Certificate" of a school is none. */
const isSchool = (part: string): boolean =>
  (SCHOOL.test(part) || SCHOOL_ANY_CASE.test(part) || (DEDICATED.test(part) && !isAside(part))) &&
  !LEVEL.test(part) &&
  !/^(?:bachelor|master|diploma|certificate|college of \w+$|undergraduate|high school diploma)/i.test(part)

/** At tabs, bars and dashes; a dash within a school's name, before its campus, stays. */
function partsOf(text: string): string[] {
  return text
    .replace(/\s\((\p{Lu}[^()]{4,})\)/gu, (all, inner: string) => (isSchool(inner) ? `\t${inner}` : all))
    .replace(/\([^()]*\)/g, kept)
    .replace(LONG_STRAND, kept)
    .split(/\t|;\s|\s?[|•]\s?|\s·\s?|\sat (?:the )?(?=\p{Lu})|\sfrom (?:the )?(?=\p{Lu})/u)
    .map((part) => (/\s-\s(?!.*[–—])/.test(part) ? part : withoutAsides(part)))
    .flatMap(dashParts)
    .flatMap(commaParts)
    .map((part) => tidy(unkept(part)))
    .filter((part) => part.length > 1)
}

const kept = (text: string): string => KEPT.reduce((rest, [sign, mark]) => rest.replaceAll(sign, mark), text)
const unkept = (text: string): string => KEPT.reduce((rest, [sign, mark]) => rest.replaceAll(mark, sign), text)

function dashParts(text: string): string[] {
  const parts: string[] = []
  for (const piece of text.split(/\s[-–—]+\s/)) {
    const before = parts.at(-1)
    if (before !== undefined && STRAND.test(before) && STRAND.test(piece)) {
      parts[parts.length - 1] = `${before} - ${piece}`
      continue
    }
    if (before !== undefined && ONLY_KIND.test(before) && /^[BM]\.?[AS]\b/.test(piece)) {
      parts[parts.length - 1] = `${before} - ${piece}`
      continue
    }
    const isWhole =
      before !== undefined &&
      /^\p{Lu}{2,6}$/u.test(before) &&
      isSchool(piece) &&
      !STRAND.test(before) &&
      !LETTERS.test(before)
    if (before !== undefined && isMajor(before, piece)) {
      if (LETTERS.test(before)) parts[parts.length - 1] = `${before} - ${piece}`
      else parts.push(`${BEHIND}${piece}`)
      continue
    }
    const isCampus =
      before !== undefined &&
      isSchool(before) &&
      (piece.startsWith('The ') || (piece.split(' ').length <= 4 && !factual(piece)))
    const [town = '', ...behind] = piece.split(/,\s+/)
    const isTown =
      behind.length > 0 && before !== undefined && isSchool(before) && isOnlyPlace(town) && !/\bcity$/i.test(town)
    if (isCampus || isWhole) parts[parts.length - 1] = `${before} - ${piece}`
    // "De La Salle University – Manila, BS Accountancy"
    else if (isTown) parts.splice(-1, 1, `${before} - ${town}`, behind.join(', '))
    else parts.push(piece)
  }
  return parts
}

/** Whether what stands behind a degree and a dash may say in what it is. */
const isMajor = (degree: string, piece: string): boolean =>
  DEGREE.test(degree) &&
  !isSchool(degree) &&
  isName(piece) &&
  !factual(piece) &&
  !isSchool(piece) &&
  !NOISE.test(piece) &&
  !STATE.test(piece) &&
  !isAside(piece)

const factual = (piece: string): boolean =>
  SCHOOL_ANY_CASE.test(piece) || DEGREE.test(piece) || LEVEL.test(piece) || STRAND.test(piece)

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
    .replace(UNFINISHED, '')
    .replace(/\s*\([^()]*\b(?:units?|candidate|ongoing|unfinished|years?)\b[^()]*\)$/i, '')
    .replace(/\b(?:graduated|class of|batch|s\.?y\.?|year|in|since|nagtapos)\s*:?\s*$/i, '')
    .replace(/^[\s,;:|·()–—-]+|[\s,;:|·(–—-]+$/g, '')
    .slice(0, LONGEST_LINE)
    .trim()
