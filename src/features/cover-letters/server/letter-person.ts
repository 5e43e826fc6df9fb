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
export const titleOf = (writer: Writer): string => jobName(line(writer.title ?? '').split(/\s+\/\s+/)[0] ?? '')

export function introduction(writer: Writer): string {
  const title = titleOf(writer)
  const years = EXPERIENCE[writer.years_of_experience ?? ''] ?? ''
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
  (works) => `In my jobs until now, I worked ${works}.`,
  (works) => `As my resume shows, I have worked ${works}.`,
]
const workName = ({ as, at }: Work): string => `as ${asOne(as)}${at === '' ? '' : ` at ${at.replace(/\.$/, '')}`}`
export const worked = (works: readonly Work[], seed: string): string =>
  works.length === 0 ? '' : pick(WORKS, seed, 'works')(listed(works.map(workName)))

export function start(writer: Writer): string {
  const own = line(writer.custom_availability ?? '')
  if (writer.availability === 'custom')
    return own === '' ? '' : `My availability: ${own.replace(/(?<![.\s])[.\s]+$/, '')}.`
  return START[writer.availability ?? ''] ?? ''
}

const ASKS_HOURLY = /\b(?:hourly|per hour|an hour|\/ ?hr|\/ ?hour)\b/i
export function payOf({ salary_min: min, salary_max: max }: Writer, asked: string): string {
  if (!min) return ''
  const sums = `$${min.toLocaleString('en-US')}${max && max !== min ? ` to $${max.toLocaleString('en-US')}` : ''}`
  const pay = `My expected pay is ${max ? '' : 'from '}${sums} a month`
  return ASKS_HOURLY.test(asked) ? `${pay}; once the weekly hours are settled, I can name it by the hour.` : `${pay}.`
}

const ASKS_PAY =
  /\b(?:your|expected|desired|asking|monthly|hourly) (?:[\w-]+ ){0,2}(?:rate|salary|pay)\b|\b(?:salary|rate|pay) expectations?\b/i
export const asksPay = ({ description }: Addressee): boolean => ASKS_PAY.test(description)
