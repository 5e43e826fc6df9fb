import { NUMBERS } from '#features/phrases/numbers/rules.ts'
import { phrase } from '#features/phrases/rules.ts'
import { placeIn } from './place-in.ts'
import { LONGEST_LINE } from '../rules.ts'
import { isAside, isOnlyPlace, isPlaceLine, withoutAsides } from './asides.ts'
import {
  factual,
  FIELD,
  isDegree,
  isName,
  isNoise,
  isSchool,
  LETTERS,
  ONLY_KIND,
  STATE,
  STRAND,
} from './education-words.ts'

/** What is said of a degree that was not finished, or not yet. */
const UNFINISHED = phrase(
  'i',
)`^(?:(?:completed )?(?:\d|${NUMBERS.slice(1, 7)}) years? (?:of|in)|(?:\d+ )?units? (?:earned )?(?:in|of|towards?)|(?:under)?graduate (?:of|in)|candidate for|currently taking|pursu?ing|(?:finished|completed|graduated(?: with| from| of)?|took(?: up)?|obtained|earned|studied|attended|(?:nag|naka)tapos(?: ng| sa)?)|(?:incoming )?\d(?:st|nd|rd|th)[- ]year(?: level| student)?,?(?: of)?)\s+`
/** The same in brackets behind a school or a degree; CAR are academic requirements that are completed. */
const STATE_IN_BRACKETS =
  /\s*\((?:\s|graduat(?:ed|ing)|(?:hindi|di) natapos|unfinished|(?:did )?not (?:finish|graduate)(?:ed|d)?|incomplete|transferr?ed|transferee|on-?going|in progress|current(?:ly enrolled)?|present|CAR|completed academic requirements|completer|stopped)*\)$/i
/** Names of strands that have commas in them. */
const LONG_STRAND = /\b(?:accountancy|science), (?:business|technology)[\p{L}, &]*?(?:management|math\w*)/giu
/** "College of Arts, Sciences and Technology": a name that lists what is taught there. */
const LISTED_NAME =
  /\b(?:College|School|Institute|University|Academy) of (?:\p{Lu}\p{L}+ ?){1,2}(?:, \p{Lu}\p{L}+){1,3},? (?:and|&) (?=\p{Lu})/gu
/** Stand for signs that part nothing where they are. */
const KEPT: readonly (readonly [sign: string, mark: string])[] = [
  [',', '\u{e000}'],
  ['-', '\u{e001}'],
  ['–', '\u{e002}'],
  ['|', '\u{e003}'],
  ['/', '\u{e004}'],
  [';', '\u{e006}'],
]
/** Before what stands behind a degree's dash: its major, or the school where there is none. */
export const BEHIND = '\u{e005}'

/** At tabs, bars and dashes; a dash within a school's name, before its campus, stays. */
export function partsOf(text: string): string[] {
  return withDegreeApart(withColonApart(text.replace(GRADE, '')).replace(STATE_BEHIND, ', '))
    .replace(/\s\((\p{Lu}[^()]{4,})(?:\)|$)/gu, (all, inner: string, at: number) => {
      // "Assumption College, Makati (AB Communication, 2006)"
      if (isDegree(inner) && isSchool(text.slice(0, at).split(/[,\t]/)[0] ?? '')) return `\t${inner}`
      if (/\p{Ll}/u.test(inner) && isSchool(inner)) return `\t${inner}`
      return isPlaceLine(inner) ? '' : all
    })
    .replace(/\([^()]*\)/g, kept)
    .replace(LONG_STRAND, kept)
    .replace(LISTED_NAME, kept)
    .replace(SCHOOL_AT, '\t')
    .split(
      /\t|;\s|\s\/\s|(?<=\p{Ll}{5})\.\s+(?=\p{Lu})|\s\.\s+(?=\p{Lu})|\s?[|•]\s?|\s·\s?|(?<!\bUniversity of \p{Lu}\p{Ll}+)\sat (?:the )?(?=\p{Lu})|\s(?:[Ff]rom|sa) (?:the )?(?=\p{Lu})|\spursuing (?:an? )?(?:degree in )?(?=\p{Lu})/u,
    )
    .filter((part) => !ADDRESS.test(part) || factual(part))
    .map(withoutPlace)
    .flatMap(dashParts)
    .flatMap(commaParts)
    .flatMap(degreeAndSchool)
    .map((part) => tidy(unkept(part)))
    .filter((part) => part.length > 1)
}

/** "… Grade: B+" behind a school. */
const GRADE = /\s+(?:mean )?grade\s?:[^\t]{0,12}$/i
/** "Bexhill College Santa Fe, NM", "University of California Irvine Irvine, CA": behind the name a town with the letters of its state. */
const STATE_BEHIND =
  /(?<=[\p{L}.] (?:School|College|University|Academy|Institute))\s(?=\p{Lu}[\p{L}.]+(?: \p{Lu}[\p{L}.]+){0,2}, [A-Z]{2}(?=$|\t|\s\d))|(?<= (?<town>\p{Lu}\p{L}{2,20}))\s(?=\k<town>, [A-Z]{2}(?=$|\t|\s\d))/gu
/** "Oban University-Bachelor of Science", "Diploma in Welding-Tain College": a hyphen without room around it, between a school and its degree. */
const withDegreeApart = (text: string): string =>
  text.replace(/(?<=\p{L})[-–—](?=\p{Lu})/gu, (dash, at: number) => {
    const before = (
      text
        .slice(0, at)
        .split(/[\t|:;]/)
        .at(-1) ?? ''
    ).trim()
    const [behind = ''] = text.slice(at + 1).split(/[,\t(]/)
    const areNames = [before, behind.trim()].every((name) => name.includes(' '))
    const isParted = [isSchool, isDegree].every((is) => is(before) !== is(behind))
    return areNames && isParted && isSchool(before) === isDegree(behind) ? '\t' : dash
  })
/** How a degree was given, before it. */
const GIVEN = /^(?:(?:magna|summa|maxima) )?cum laude,?\s+(?=\p{L})/iu
/** "BSc Weaving (2:1): Oban University": a colon between a degree and its school. */
const withColonApart = (text: string): string => {
  const [, before = '', behind = ''] = /^([^:\t]{4,80}(?:\(\d:\d\))?):\s+(\p{Lu}[^:\t]*)$/u.exec(text) ?? []
  const [first, second] = [before, behind].map((name) => name.replace(GIVEN, ''))
  if (first === undefined || second === undefined || isSchool(first) === isSchool(second)) return text
  return isDegree(isSchool(first) ? second : first) ? `${first}\t${second}` : text
}

/** "Tain College Road 6, Bagong Silangan": behind a school's name stands where it is. */
const SCHOOL_AT =
  /(?<=\b(?:School|College|University|Academy|Institute|Center|Centre)),?\s(?=(?:Road|Street|Brgy|Barangay|Blk|Block|Lot|Purok|Sitio)\b)/gu
const ADDRESS = /^(?:(?:Road|Street|Brgy|Barangay|Blk|Block|Lot|Purok|Sitio)\b\.?\s|#?\d{1,4}\s\p{Lu}\p{Ll}+,)/u

/** "BS in Electrical Engineering Trine University": with nothing between them, the field ends before the school. */
function degreeAndSchool(part: string): string[] {
  const [, abbreviation = '', rest = ''] = /^(\D{8,}\(\p{Lu}[\p{L}.]{1,7}\))\s+(\p{Lu}.*)$/u.exec(part) ?? []
  if (isDegree(abbreviation) && isSchool(rest)) return [abbreviation, rest]
  const [, name = '', field = ''] =
    /^(.*\b(?:School|University|College|Academy|Institute))\s+(\p{Lu}.*)$/u.exec(part) ?? []
  if (field.includes(' ') && FIELD.test(field) && isSchool(name) && !isSchool(field)) return [name, field]
  const words = part.split(' ')
  const end = words.findLastIndex((_, at) => {
    const [degree, school] = [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]
    return ENDS_SCHOOL.test(school) && isDegree(degree) && FIELD.test(degree)
  })
  return end < 0 ? [part] : [words.slice(0, end + 1).join(' '), words.slice(end + 1).join(' ')]
}
const ENDS_SCHOOL =
  /^\p{Lu}[\p{L}.'-]+ (?:\p{Lu}[\p{L}.'-]+ ){0,3}(?:University|College|Academy)\b|^University of \p{Lu}/u

/** A school's name without where it is, but with its campus. */
function withoutPlace(name: string): string {
  // "Iloilo Doctors' College – Molo, Iloilo City"
  const [, school = '', address = ''] = /^(.+?)\s[-–—]\s(\p{Lu}[^,–—]*,[^–—]*)$/u.exec(name) ?? []
  const [town = ''] = address.split(',')
  if (isSchool(school) && isPlaceLine(address) && !isOnlyPlace(town) && !factual(address))
    return /\bcampus$/i.test(town) ? `${school} - ${town}` : school
  return namesCampus(name) ? name : withoutAsides(name)
}
/** The school of a cell: what stands behind a comma is where it is, whether the town is known or not. */
export const schoolIn = (cell: string): string => commaParts(withoutPlace(cell))[0] ?? cell

/** Universities that are told apart by the town behind their comma: each is one by itself. */
const OWN_CAMPUS =
  /(?<!\p{L} )\b(?:University of (?:the Philippines|California|Massachusetts|Illinois|Texas|Wisconsin|North Carolina|Nebraska|Tennessee|Maryland|Michigan|Minnesota|Missouri|Nevada|Arkansas|Alabama|Alaska|Hawai'?i|Colorado|Houston)|California State University),\s(?!.*\b(?:City|Philippines)$)\p{Lu}[\p{L} ]+(?:\s\(\p{Lu}+\))?$/u

/** A town behind a school's dash is its campus; a city or a town with its province only says where it is. */
function namesCampus(part: string): boolean {
  const [, before = '', town = ''] = /^(.+)\s[-–—]\s([^,–—]+)$/.exec(part) ?? []
  // Abroad no school is told from others by its town.
  if (isOnlyPlace(town) && placeIn(town) === null) return false
  return OWN_CAMPUS.test(part) || /\s-\s(?!.*[–—])/.test(part) || (isSchool(before) && !/\bcity$/i.test(town))
}

const kept = (text: string): string => KEPT.reduce((rest, [sign, mark]) => rest.replaceAll(sign, mark), text)
const unkept = (text: string): string => KEPT.reduce((rest, [sign, mark]) => rest.replaceAll(mark, sign), text)

function dashParts(text: string): string[] {
  const [first = '', ...pieces] = text.split(/\s[-–—]+\s|(?<=[\p{L})])(?:[-–]\s|—\s?)|\s[-–—](?=\p{Lu})/u)
  return pieces.reduce((parts, piece) => [...parts.slice(0, -1), ...joined(parts.at(-1) ?? '', piece)], [first])
}

/** What a course leads to. */
const PAPER_OF =
  /^(?:(?:pg|post-? ?graduate|graduate|advanced|ordinary|honou?rs|professional) )?(?:diploma|certificate|degree)$/i
/** What stands before and behind a dash: one name, or two parts. */
function joined(before: string, piece: string): string[] {
  const whole = [`${before} - ${piece}`]
  if (STRAND.test(before) && !isSchool(before) && !isSchool(piece) && !isNoise(piece)) return whole
  // "Cebu Institute of Technology - University"
  if (isSchool(before) && /^(?:Open )?(?:University|College)(?: Systems?)?$/.test(piece)) return whole
  // "Computer Systems Technology – Software Development": a course and what of it.
  if (FIELD.test(before) && FIELD.test(piece) && !isSchool(before) && !isSchool(piece) && !isDegree(before))
    return whole
  // "Mobile Solutions Development – PG Diploma"
  if (FIELD.test(before) && !isSchool(before) && !isDegree(before) && PAPER_OF.test(piece)) return whole
  if (ONLY_KIND.test(before) && /^[BM]\.?[AS]\b/.test(piece)) return whole
  // "BEEd - Generalist, Bukidnon State University"
  const [major = '', ...others] = piece.split(/,\s+/)
  if (others.length > 0 && !before.includes(' ') && isMajor(before, major) && isSchool(others.join(', ')))
    return [`${before} - ${major}`, others.join(', ')]
  // "Mindanao State University - Iligan Institute of Technology"
  if (
    /\b(?:University|College|System)$/.test(before) &&
    /\b(?:Institute|College|School) of\b/.test(piece) &&
    isSchool(piece)
  )
    return whole
  if (isMajor(before, piece)) return LETTERS.test(before) ? whole : [before, `${BEHIND}${piece}`]
  const isLetters = /^\p{Lu}{2,6}$/u.test(before) && !STRAND.test(before) && !LETTERS.test(before)
  if (isLetters && isSchool(piece)) return whole
  if (!isSchool(before) || isNoise(piece) || STATE.test(piece)) return [before, piece]
  if (piece.startsWith('The ') || (piece.split(' ').length <= 4 && !factual(piece))) return whole
  // "De La Salle University – Manila, BS Accountancy"
  const [town = '', ...behind] = piece.split(/,\s+/)
  const isTown = behind.length > 0 && isOnlyPlace(town) && !/\bcity$/i.test(town)
  return isTown ? [`${before} - ${town}`, behind.join(', ')] : [before, piece]
}

/** Whether what stands behind a degree and a dash may say in what it is. */
const isMajor = (degree: string, piece: string): boolean =>
  isDegree(degree) &&
  !isSchool(degree) &&
  isName(piece) &&
  !factual(piece) &&
  !isSchool(piece) &&
  !isNoise(piece) &&
  !STATE.test(piece) &&
  !isAside(piece)

/** "Batangas State University, Lipa Campus" */
const isCampusOf = (before: string, piece: string): boolean =>
  /\bcampus$/i.test(piece) && !(isDegree(before) && isSchool(piece))

const MOST_FIELD_WORDS = 4
/** "B.S. in Biology, Statistics", "BA History, BA Law": one more field, or one more degree, of the same study. */
const isFieldBehind = (before: string, piece: string): boolean =>
  (FIELD.test(before) || (isDegree(before) && /\sin\s/.test(before))) &&
  FIELD.test(piece) &&
  before.includes(' ') &&
  piece.split(/\s+/).length <= MOST_FIELD_WORDS &&
  ![before, piece].some((one) => isSchool(one) || isNoise(one) || STRAND.test(one)) &&
  (isDegree(before) || !isDegree(piece))

/** At commas, but a major stays with its degree, and a campus with its university. */
function commaParts(text: string): string[] {
  const parts: string[] = []
  for (const piece of text.split(/,\s*/)) {
    const before = parts.at(-1)
    const goesOn =
      before !== undefined &&
      (isFieldBehind(before, piece) ||
        /^(?:major|minor|inc\.?$)|\s(?:concentration|speciali[sz]ation)\.?$/i.test(piece) ||
        OWN_CAMPUS.test(`${before}, ${piece}`) ||
        isCampusOf(before, piece) ||
        // "Institute of Technology, Oban (ITO)": the letters are of all of it.
        (isSchool(before) && /^\p{Lu}\p{L}+ \(\p{Lu}{3,7}\)$/u.test(piece)))
    if (goesOn) parts[parts.length - 1] = `${before}, ${piece}`
    else parts.push(piece)
  }
  return parts
}

/** How a degree was given is no part of its name. */
const AWARDED =
  /(?<=\p{L}{2}\)?),?\s+(?:(?:was )?(?:awarded|conferred)\b.*|(?:with )?(?:magna |summa |maxima )?cum laude\b.*|with (?:highest? |great )?(?:honou?rs|distinction)\b.*)$/iu

export const tidy = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(STATE_IN_BRACKETS, '')
    .replace(UNFINISHED, '')
    .replace(GIVEN, '')
    .replace(/^(?:[Aa]t|[Ff]rom|[Ss]a) (?:the )?(?=\p{Lu})/u, '')
    .replace(/\s+[-–—]?\s*\d{1,3}(?:\.\d+)?\s?(?:%|c?gpa\b).*$/i, '')
    // "Master of Arts in Journalism awarded cum laude in", "BS Biology, with honors"
    .replace(/(?<=\S\s\S+)\s+(?:c?gpa|gwa)\b.*$/i, '')
    .replace(AWARDED, '')
    .replace(/^(?:1[0-2]|[7-9])th\s+(?=\p{Lu})(?!Grade\b)/u, '')
    .replace(/\s*\([^()]*\b(?:units?|candidate|ongoing|on leave|unfinished|years?)\b[^()]*\)$/i, '')
    .replace(
      /\b(?:graduated|class of|batch|s\.?y\.?|(?<!(?:placement|foundation|bridging) )year|in|in (?:the )?year|with|last|since|nagtapos|noong)\s*:?\s*$/i,
      '',
    )
    .replace(/^[\s,;:|·/()–—-]+|[\s,;:|·/(–—-]+$/g, '')
    .replace(/\s+(?:completed|incomplete|unfinished|discontinued)$/i, '')
    .replace(/(?<=\p{Ll}{3})\.$/u, '')
    // What was cut off before it began there.
    .replace(/^([^()]+)\)$/, '$1')
    .slice(0, LONGEST_LINE)
    .trim()
