import { CITIES, PROVINCES } from '#features/resumes/parsing/reading/places.ts'
import { plainWords } from '../claims/words.ts'
import { jobName } from '../titles.ts'
import { listed, pick } from './letter-opening.ts'
import type { Work } from './letter-results.ts'
import type { Addressee, Writer } from './writer.ts'

export const EXPERIENCE: Record<string, string> = {
  '0-1': 'up to one year of experience',
  '1-3': 'one to three years of experience',
  '3-5': 'three to five years of experience',
  '5-10': 'five to ten years of experience',
  '10+': 'more than ten years of experience',
}
const START: Record<string, string> = {
  immediately: 'I can start immediately.',
  '2-weeks': 'I can start in two weeks.',
  '1-month': 'I can start in one month.',
}
export const line = (value: string): string => value.replace(/\s+/g, ' ').trim()

/** Names somebody, not a field of work: "bookkeeper", not "customer service". */
const SOMEBODY =
  /(?:er|or|ist|ant|ent|ian|eer|ive|VA|CSR|TSR|rep|coach|clerk|nurse|officer|lead|head|secretary|expert|pro|staff|intern|CPA)$/i
/** What follows "staff" or "support" is no article's: "a member of the accounting staff". */
const NO_ARTICLE = /\bstaff$/i

/** The person's title as a name of work: without what stands beside it, and only where it can be said of somebody. */
export const titleOf = (writer: Writer): string => jobName(line(writer.title ?? '').split(' / ')[0] ?? '')

/** One person's name, as far as what stands before it says so. */
const ONE_PERSON =
  /^(?:Coach|Dr|Mr|Mrs|Ms|Miss|Atty|Engr|Chef|Pastor|Prof)\.? \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?$/u
export function greetingFor(employer: string): string {
  const name = line(employer).replace(/^the (?=\S)/i, '')
  if (name === '') return 'Hello,'
  return ONE_PERSON.test(name) || /\b(?:team|crew)$/i.test(name) ? `Hello ${name},` : `Hello ${name} team,`
}

const PLACES: ReadonlySet<string> = new Set([...PROVINCES, ...CITIES].map((place) => plainWords(place)))
/** The Philippines have one time zone: whoever names a place there need not be asked for it. */
export const zoneOf = (place: string): string =>
  /\bphilippines\b/i.test(place) || place.split(',').some((part) => PLACES.has(plainWords(part)))
    ? 'My time zone is Philippine time.'
    : ''

export function introduction(writer: Writer, said = ''): string {
  const title = titleOf(writer)
  const known = EXPERIENCE[writer.years_of_experience ?? ''] ?? ''
  const years = said.includes(known) ? '' : known
  const place = line(writer.location ?? '')
  if (title !== '' && SOMEBODY.test(title)) {
    const who = `I am ${asOne(title)}${years === '' ? '' : ` with ${years}`}`
    return place === '' ? `${who}.` : `${who}, based in ${place}.`
  }
  const field = title === '' ? '' : ` in ${title.charAt(0).toLowerCase()}${title.slice(1)}`
  if (years !== '')
    return place === '' ? `I have ${years}${field}.` : `I have ${years}${field} and am based in ${place}.`
  const work = field === '' ? '' : `My work is${field}`
  if (place === '') return work === '' ? '' : `${work}.`
  return work === '' ? `I am based in ${place}.` : `${work}, and I am based in ${place}.`
}

const asOne = (title: string): string =>
  NO_ARTICLE.test(title) ? `a member of the ${title.toLowerCase()}` : `${article(title)} ${title}`

/** Abbreviations are spelt out when read: an HR assistant, a UX designer. */
export function article(title: string): 'a' | 'an' {
  const first = title.split(/[^\p{L}\p{N}]/u)[0] ?? ''
  const spelt = /^[A-Z]{2,4}$/.test(first)
  return (spelt ? /^[AEFHILMNORSX]/ : /^(?:[aeio]|u(?!ni|se|x|i))/i).test(first) ? 'an' : 'a'
}

type Say = (works: string) => string
const WORKS: readonly [Say, ...Say[]] = [
  (works) => `So far, I have worked ${works}.`,
  (works) => `On my resume you will find work ${works}.`,
  (works) => `As my resume shows, I have worked ${works}.`,
]
const workName = ({ as, at }: Work): string => `as ${asOne(as)}${at === '' ? '' : ` at ${at.replace(/\.$/, '')}`}`
export const worked = (works: readonly Work[], seed: string): string =>
  works.length === 0 ? '' : pick(WORKS, seed, 'works')(listed(works.map(workName)))

export function start(writer: Writer): string {
  const own = line(writer.custom_availability ?? '')
  if (writer.availability === 'custom') return own === '' ? '' : hours(own.replace(/(?<![.\s])[.\s]+$/, ''))
  return START[writer.availability ?? ''] ?? ''
}

const COUNTED =
  /^(?:\d|full|part|week|evenings?|mornings?|nights?|mon|tue|wed|thu|fri|sat|sun|from|after|before|any|between)/i
const hours = (own: string): string => (COUNTED.test(own) ? `I am available ${own}.` : `My availability: ${own}.`)

const TYPES: Record<string, [RegExp, string]> = {
  full_time: [/\bfull[- ]?time\b|\b40 ?(?:hours|hrs)/i, 'full-time work'],
  part_time: [/\bpart[- ]?time\b|\b[12]\d ?(?:hours|hrs)/i, 'part-time work'],
}
/** What kind of hours the person looks for, where the posting speaks of it. */
export function hoursWanted({ job_types: types = [] }: Writer, { title, description }: Addressee): string {
  const fitting = (types ?? []).flatMap((type) => {
    const [asked, name] = TYPES[type.replace('-', '_')] ?? []
    return asked?.test(`${title} ${description}`) ? [name ?? ''] : []
  })
  return fitting.length === 0 ? '' : `What I look for is ${fitting.join(' or ')}.`
}

const SHIFT =
  /\b\d{1,2}(?::\d\d)? ?(?:am|pm)? ?(?:-|–|to) ?\d{1,2}(?::\d\d)? ?(?:am|pm)\b|\b(?:night|day|graveyard|mid) ?shift\b|\b(?:EST|PST|CST|AEST|GMT)\b|\b(?:US|Eastern|Central|Pacific|Sydney|Perth|London) (?:hours|time)\b/i
/** Hours the posting names and the person said nothing of: neither promised nor passed over. */
export const hoursToSettle = ({ custom_availability: own }: Writer, { title, description }: Addressee): string =>
  line(own ?? '') === '' && SHIFT.test(`${title} ${description}`)
    ? 'The hours in your posting are best settled on the same call.'
    : ''

const ASKS_HOURLY = /\b(?:hourly|per hour|an hour|\/ ?hr|\/ ?hour)\b/i
/** The hours of a week the posting names. */
export const hoursIn = ({ title, description }: Addressee): string => {
  const week = /\b(\d{1,2}) ?(?:hours|hrs?)(?: an?| per|\/)? ?week\b/i.exec(`${title} ${description}`)?.[1]
  return week === undefined ? '' : `${week} hours a week`
}
const BY_PIECE = /\bper[- ](?:episode|video|project|design|piece|article|word|post|reel|clip|lead|appointment)\b/i
export function payOf({ salary_min: min, salary_max: max }: Writer, asked: string, week = ''): string {
  // What somebody earns a month says nothing of a price by the piece.
  if (!min || BY_PIECE.test(asked)) return ''
  const sums = `$${min.toLocaleString('en-US')}${max && max !== min ? ` to $${max.toLocaleString('en-US')}` : ''}`
  const pay = `My expected pay is ${max ? '' : 'from '}${sums} a month`
  if (!ASKS_HOURLY.test(asked)) return `${pay}.`
  return `${pay}. What that is by the hour${week === '' ? '' : ` for ${week}`} I can tell you on a call.`
}

const ASKED: readonly { known: RegExp; asks: RegExp; question: string }[] = [
  {
    known: /\b(?:rate|salary|pay|price|compensation)\b/i,
    asks: /\byour (?:[\w-]+ ){0,2}(?:expected|desired|asking|monthly|hourly) (?:[\w-]+ ){0,2}(?:rate|salary|pay)\b|\byour (?:[\w-]+ ){0,2}(?:rate|price)\b|\b(?:salary|rate|pay) expectations?\b/i,
    question: 'your expected pay',
  },
  {
    known: /\bhours\b|\bavailab/i,
    asks: /\bwhat hours\b|\bhours (?:can|could) you\b|\byour (?:available|working|preferred) hours\b|\byour (?:\w+ )?availability\b/i,
    question: 'the hours you can work',
  },
  {
    known: /\bstart\b|\bnotice\b/i,
    asks: /\bwhen (?:can|could) you start\b|\byour notice period\b|\b(?:earliest|your) start(?:ing)? date\b/i,
    question: 'when you can start',
  },
]
/** The terms a posting asks for beside its questions. */
export const termsAsked = ({ description }: Addressee, questions: readonly string[]): string[] =>
  ASKED.flatMap(({ known, asks, question }) => {
    const words = asks.exec(description)?.[0]
    if (words === undefined || questions.some((asked) => known.test(asked))) return []
    return [BY_PIECE.test(words) ? words : question]
  })
