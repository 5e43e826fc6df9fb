import { MY_NAME } from '#features/cover-letters/instructions/codes/named/rules.ts'
import { NUMBERS } from '#features/phrases/numbers/rules.ts'
import { CITIES, PROVINCES } from '#features/resumes/parsing/reading/places.ts'
import { plainWords } from '#features/cover-letters/claims/words.ts'
import { jobName } from '#features/cover-letters/titles.ts'
import { asOne, isSomebody, NO_ARTICLE } from '../deeds/articles.ts'
import { capital, listed } from '../deeds/words.ts'
import { signedBy } from './signature.ts'
import { heldAs, inSentence } from '../work/titles.ts'
import type { Work } from '../deeds/results.ts'
import { isWithin, longestHeld, spanOf, untilDay, workedYears } from './years.ts'
import type { Writer } from '../../writer.ts'

/** The profile's choices as they are. */
export const EXPERIENCE: Record<string, string> = {
  '0-1': 'up to one year of experience',
  '1-3': 'one to three years of experience',
  '3-5': 'three to five years of experience',
  '5-10': 'five to ten years of experience',
  '10+': 'more than ten years of experience',
}
/** The same as a person would say it. */
export const AT_LEAST: Record<string, string> = {
  '0-1': 'up to one year of experience',
  '1-3': 'at least one year of experience',
  '3-5': 'at least three years of experience',
  '5-10': 'at least five years of experience',
  '10+': 'more than ten years of experience',
}
export const line = (value: string): string => value.replace(/\s+/g, ' ').trim()

/** The person's title as a name of work, the first of several that names somebody; without what stands beside it. */
export const titleOf = (writer: Writer): string => {
  const all = line(writer.title ?? '')
    .split(' / ')
    .map((piece) => jobName(piece))
  const title = all.find((piece) => isSomebody(piece) && !TO_BE.test(piece)) ?? all[0] ?? ''
  return inSentence(TO_BE.test(title) ? longestTitle(writer) || title.replace(TO_BE, 'aspiring ') : title)
}
/** What somebody would like to be is not what they are. */
const TO_BE = /^(?:aspiring|future|soon[- ]to[- ]be|wannabe) /i
/** What the job was called that somebody held longest; empty where none has its dates. */
const longestTitle = ({ works = [], today }: Writer): string =>
  jobName(line(longestHeld(untilDay(works, today))?.title ?? ''))

const FRESH = /\b(?:fresh|recent|new) ?-?grad(?:uate)?\b/i
/** "BS Psychology graduate (June 2026)" */
// bounded: three words
const GRADUATE = /(?:^|[.!] |\b(?:am|I['’]m) an? )(?:(?:fresh|recent|new) )?((?:\p{Lu}[\p{L}&]{1,14} ){1,3})graduate\b/u
/** Their title as what they are today: whoever calls themselves a fresh graduate and has no job is one. */
function titleSaid(writer: Writer): string {
  const isOpen = (writer.works ?? []).some(({ to }) => !/^\d{4}/.test(to ?? ''))
  if (isOpen || !FRESH.test(writer.title ?? '')) return titleOf(writer)
  const [, of = 'fresh '] = GRADUATE.exec(writer.about ?? '') ?? []
  return `${of}graduate`
}

/** One person's name, as far as what stands before it or an initial says so. */
const ONE_PERSON =
  /^(?:Coach|Dr|Mr|Mrs|Ms|Miss|Atty|Engr|Chef|Pastor|Prof)\.? \p{Lu}[\p{L}'’-]+(?: \p{Lu}(?:[\p{L}'’-]+|\.)?)?$|^\p{Lu}\. \p{Lu}[\p{L}'’-]+$|^\p{Lu}\p{Ll}+ \p{Lu}\.$/u
/** "Ana Cruz, DDS" */
const DEGREES = /(?:,? (?:DDS|DMD|MD|DO|DVM|CPA|PhD|Ph\.D\.|Esq\.?|RN|JD|MBA))+$/
/** What boards show where they hide who hires. */
const NOBODY =
  /\bclient\b.*\(|^(?:\p{Lu}\p{Ll}+ )?(?:client|private|confidential|anonymous|undisclosed|n\/a)\b(?! (?:services|solutions|care|first))/iu
/** Whether what stands for an employer names nobody. */
export const isNobody = (employer: string): boolean => NOBODY.test(line(employer))

/** Nobody says it in a sentence. */
const LEGAL_FORM = /,? (?:(?:pty\.? )?ltd|llc|l\.l\.c|inc|gmbh|plc|corp|corporation|incorporated|limited)\.?$/i
/** An employer's name as people say it: "Penrose Gardens Ltd (UK)" is Penrose Gardens. */
export const plainName = (employer: string): string =>
  line(employer)
    .replace(/ \([^()]{1,30}\)$/, '')
    .replace(/ [-–—|] \d+ (?:locations?|offices?|branches|stores?|clinics?)\b.*$/i, '')
    .replace(LEGAL_FORM, '')
/** "Deb K. - Smoky Mtn cabins" */
const AND_FIRM = /^(\p{Lu}\p{Ll}{2,14})(?: \p{Lu}\.?)? [-–—|] \p{L}/u
/** "Tyler (Fretboard Simple)" */
const ITS_PERSON = /^(\p{Lu}\p{Ll}{2,14}) \([^()]{2,40}\)$/u

/** "Wobbly Kiln (Jo)", whose text says "it's me, Jo" */
const IN_BRACKETS = / \((\p{Lu}\p{Ll}{1,12})\)$/u
const isSpeaking = (name: string, description: string): boolean =>
  new RegExp(
    String.raw`\b(?:it['’]?s me|i['’]?m|i am|this is|my name is|me is)[, ]+${name}\b|[-–—~] ?${name}\W*$`,
    'i',
  ).test(description)

/** "Tanner Holloway" */
const FULL_NAME = /^(\p{Lu}\p{Ll}{2,}) (?:\p{Lu}\.? )?\p{Lu}\p{Ll}+$/u
const FEWEST_I = 3
/** Whether a text calls somebody by their first name alone: "Tanner, this will not work". */
const isCalled = (given: string, name: string, description: string): boolean =>
  description
    .replaceAll(name, ' ')
    .split(/[^\p{L}]+/u)
    .includes(given)
/** Whether one person speaks, and no firm: then a name of two words may be theirs. */
const isByOne = (description: string): boolean =>
  (description.match(/\bI\b/g) ?? []).length >= FEWEST_I && !/\b(?:we|our|us)\b/i.test(description)

/** "Maren Holloway Coaching", whose text says "when Maren remembers". */
const NAMED_AFTER = /^(\p{Lu}\p{Ll}{2,}) \p{Lu}\p{Ll}+ \p{Lu}/u
const isSelf = (description: string): boolean => (description.match(/\bI\b/g) ?? []).length >= FEWEST_I

/** How a letter begins: by the name under the posting where there is one, else by the employer's. */
export function greetingFor(employer: string, description = ''): string {
  const called = MY_NAME.exec(description)?.groups?.word
  if (called !== undefined) return `Hello ${called},`
  const signed = signedBy(description, employer)
  if (signed !== '') return `Hello ${signed},`
  const [, person] = ITS_PERSON.exec(line(employer)) ?? AND_FIRM.exec(line(employer)) ?? []
  if (person !== undefined) return `Hello ${person},`
  const [, inBrackets] = IN_BRACKETS.exec(line(employer)) ?? []
  if (inBrackets !== undefined && isSpeaking(inBrackets, description)) return `Hello ${inBrackets},`
  if (isNobody(employer)) return 'Hello,'
  const [, doctor] = /^((?:Dr|Atty)\.? \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?), /u.exec(employer) ?? []
  if (doctor !== undefined) return `Hello ${doctor},`
  const name = plainName(employer)
    .replace(/^the (?=\S)/i, '')
    .replace(DEGREES, '')
  if (name === '') return 'Hello,'
  const [, first] = /^(\p{Lu}\p{Ll}{2,}) \p{Lu}\.?$/u.exec(name) ?? []
  if (first !== undefined) return `Hello ${first},`
  const [, given] = FULL_NAME.exec(name) ?? []
  if (given !== undefined && isByOne(description) && isCalled(given, name, description)) return `Hello ${given},`
  const [, named] = NAMED_AFTER.exec(name) ?? []
  if (named !== undefined && isSelf(description) && isCalled(named, name, description)) return `Hello ${named},`
  return ONE_PERSON.test(name) || /\b(?:team|crew)$/i.test(name) ? `Hello ${name},` : `Hello ${name} team,`
}

const PLACES: ReadonlySet<string> = new Set([...PROVINCES, ...CITIES].map((place) => plainWords(place)))
/** The Philippines have one time zone: whoever names a place there need not be asked for it. */
export const zoneOf = (place: string): string =>
  /\bphilippines\b/i.test(place) || place.split(',').some((part) => PLACES.has(plainWords(part)))
    ? 'My time zone is Philippine time.'
    : ''

/** "With more than 4 years experience", "7 yrs in bookkeeping" */
const TOLD_YEARS =
  /(?<!\bfor |\blast |\bpast |\bnext )\b(more than |over |at least |almost |nearly )?(\d{1,2})( ?\+| ?plus)? ?(?:years?|yrs?)['’]?(?= (?:of )?(?:[\p{L}-]+ ){0,2}?experience\b| (?:in|as) \p{L})/iu
/** How long somebody says they have worked, where it is what they chose; empty where they do not. */
function yearsTold(about: string | null, bucket: string): string {
  const [, more = '', digits = '', plus] = TOLD_YEARS.exec(about ?? '') ?? []
  const years = Number(digits)
  if (years === 0 || !isWithin(years, bucket)) return ''
  const lead = more !== '' ? more.toLowerCase() : plus === undefined ? '' : 'more than '
  return `${lead}${NUMBERS[years] ?? years} ${years === 1 ? 'year' : 'years'} of experience`
}

/** How long somebody worked: from the dates of their jobs, else as far as their profile says. */
export function yearsOf({ works = [], years_of_experience: bucket, today, about }: Writer): string {
  const all = workedYears(untilDay(works, today))
  // Jobs of other trades count in the dates, and not in what the profile says of this one.
  const isOpen = works.some(({ to }) => to === 'present')
  const years = all !== null && isOpen && !isWithin(all, bucket ?? '') ? null : all
  return years === null
    ? yearsTold(about, bucket ?? '') || (AT_LEAST[bucket ?? ''] ?? '')
    : `${NUMBERS[years] ?? years} years of experience`
}

/** Who writes, as a sentence; what `said` holds already is left out. Empty where the profile does not say. */
export function introduction(writer: Writer, said = ''): string {
  const known = yearsOf(writer)
  const who = clauseOf(writer, said.includes(known) ? '' : known)
  return who === '' ? '' : `${capital(who)}.`
}

/** The last job of somebody who left the work their title names. */
function leftWork({ works = [] }: Writer, title: string) {
  const [last] = works.toSorted((a, b) => (b.to ?? '').localeCompare(a.to ?? ''))
  if (last === undefined || works.some(({ to }) => !/^\d{4}/.test(to ?? ''))) return null
  const as = inSentence(jobName(line(last.title ?? '')))
  return as !== '' && (NO_ARTICLE.test(title) || plainWords(as) === plainWords(title)) ? { ...last, as } : null
}

/** "I was a bank teller until 2023": somebody who left the work their title names is no longer it. */
function formerOf(writer: Writer, title: string): string {
  const last = leftWork(writer, title)
  if (last === null) return ''
  // An only job is told in full here, and nowhere again.
  return writer.works?.length === 1
    ? `I worked ${workName({ as: last.as, at: line(last.employer ?? ''), when: spanOf(last) })}`
    : `I was ${asOne(last.as)}${atOf(line(last.employer ?? ''))} until ${(last.to ?? '').slice(0, 4)}`
}

/** "a bookkeeper", "a former bank teller"; empty where their title names a field, or nothing. */
export function whoAs(writer: Writer): string {
  const title = titleSaid(writer)
  const last = leftWork(writer, title)
  if (last !== null) return `a former ${last.as}`
  // Of two names in one title, the first says enough.
  const [first = title] = title.split(/ and (?=\p{L}+ \p{L})/u)
  const one = isSomebody(first) ? first : title
  return isSomebody(one) ? asOne(one) : ''
}

/** "I am a bookkeeper", "I work in customer service"; empty where their title says nothing. */
export function amOf(writer: Writer): string {
  const [who, field] = [whoAs(writer), titleSaid(writer)]
  return who !== '' ? `I am ${who}` : field === '' ? '' : `I work in ${field}`
}

/** "I live in Cebu and was a teller at Palm until 2023": an only job is told the other way round. */
const wherever = (former: string, place: string): string =>
  former.startsWith('I worked ')
    ? `${former} and live in ${place}`
    : `I live in ${place} and ${former.slice('I '.length)}`

function clauseOf(writer: Writer, known: string): string {
  const [title, place] = [titleSaid(writer), line(writer.location ?? '')]
  // Less than a year is no reason to hire somebody who can say what they are.
  const years = title !== '' && known.startsWith('up to') ? '' : known
  const former = formerOf(writer, title)
  if (former !== '') return place === '' ? former : wherever(former, place)
  if (title !== '' && isSomebody(title)) {
    const who = `I am ${asOne(title)}${years === '' ? '' : ` with ${years}`}`
    return place === '' ? who : `${who}, based in ${place}`
  }
  const field = title === '' ? '' : ` in ${title}`
  if (years !== '') return `I have ${years}${field}${place === '' ? '' : ` and am based in ${place}`}`
  if (field === '') return place === '' ? '' : `I am based in ${place}`
  return `I work${field}${place === '' ? '' : `, based in ${place}`}`
}

/** Jobs that were held, as what was done: "worked as a Cashier at …". */
export const workDeeds = ({ works = [] }: Writer): string[] =>
  works.flatMap(({ title, employer }) => {
    const as = jobName(line(title ?? ''))
    return as === '' ? [] : [`worked ${workName({ as, at: line(employer ?? '') })}`]
  })

const atOf = (employer: string): string => (employer === '' ? '' : ` at ${employer.replace(/\.$/, '')}`)
const workName = ({ as, at, when = '' }: Work): string => `as ${asOne(heldAs(as))}${atOf(at)}${when}`

/** Jobs of which nothing has been said yet. */
export const untold = (works: readonly Work[], said: string): Work[] =>
  works.filter(({ at }) => at === '' || !said.includes(atOf(at)))

/** Whether all of them have ended, as far as they say. */
export const isOver = (works: readonly Work[]): boolean =>
  works.length > 0 && works.every(({ when = '' }) => / (?:to|in) \d{4}$/.test(when))

/** Where the person worked: "as a clerk at Palm and as a cashier", empty where nothing is known of it. */
export const worksOf = (works: readonly Work[]): string => listed(works.map(workName))
