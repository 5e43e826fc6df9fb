import { isDaylight } from '#features/jobs/facts/daylight/rules.ts'

/** A place's clock: minutes from Greenwich, and whose daylight saving it keeps, by the name `zones/rules.ts` has for it. */
export type Zone = { name: string; utc: number; saves: string }
type Named = Zone & { words: RegExp; capitals: RegExp }

const [AMERICA, EUROPE, UK, AUSTRALIA, NEW_ZEALAND] = [
  'US Eastern time',
  'Central European time',
  'UK time',
  'Sydney time',
  'New Zealand time',
]
const NEVER = /(?!)/
const zone = (name: string, hours: number, saves: string, words: string, capitals = ''): Named => ({
  name: `${name} time`,
  utc: hours * 60,
  saves,
  words: words === '' ? NEVER : new RegExp(String.raw`\b(?:${words})\b`, 'i'),
  capitals: capitals === '' ? NEVER : new RegExp(String.raw`\b(?:${capitals})\b`),
})
export const MANILA = 'Manila time'
const ZONES: readonly Named[] = [
  zone('Manila', 8, '', 'manila|philippines?|pst(?= ?\\(?(?:philippine|ph\\b|manila))', 'PHT?|PHST|MNL'),
  zone('Arizona', -7, '', 'arizona|phoenix|scottsdale|tucson'),
  zone('Eastern', -5, AMERICA, 'eastern|new york|nyc|atlanta|miami|florida|boston|toronto|ontario', 'EST|EDT|ET'),
  zone('Central', -6, AMERICA, 'central(?! europe)|chicago|texas|dallas|houston|austin', 'CST|CDT|CT'),
  zone('Mountain', -7, AMERICA, 'mountain|denver|colorado|utah', 'MST|MDT|MT'),
  zone(
    'Pacific',
    -8,
    AMERICA,
    'pacific|california|los angeles|seattle|vancouver|san diego|(?:las )?vegas|portland',
    'PST|PDT|PT',
  ),
  zone('Hawaii', -10, '', 'hawaii|honolulu', 'HST'),
  zone('Brisbane', 10, '', 'brisbane|queensland|gold coast', 'QLD'),
  zone('Australian Eastern Standard', 10, '', 'australian eastern standard', 'AEST'),
  zone('Perth', 8, '', 'perth|western australian?', 'AWST'),
  zone('Adelaide', 9.5, AUSTRALIA, 'adelaide', 'ACST|ACDT'),
  zone('Melbourne', 10, AUSTRALIA, 'melbourne|victorian?'),
  zone('Sydney', 10, AUSTRALIA, 'sydney|nsw'),
  zone('Australian Eastern', 10, AUSTRALIA, 'australian eastern(?! standard)', 'AEDT|AET'),
  zone('New Zealand', 12, NEW_ZEALAND, 'new zealand|auckland|wellington', 'NZT|NZST|NZDT|NZ'),
  zone('UK', 0, UK, String.raw`london|british|ireland|dublin|gmt(?! ?[+−-] ?\d)`, 'UK|BST'),
  zone('Central European', 1, EUROPE, 'central european|berlin|paris|amsterdam|madrid|german', 'CEST|CET'),
  zone('Singapore', 8, '', 'singapore', 'SGT'),
  zone('Hong Kong', 8, '', 'hong kong', 'HKT'),
  zone('Dubai', 4, '', 'dubai|uae'),
  zone('India', 5.5, '', 'india|indian standard'),
  zone('Japan', 9, '', 'japan|tokyo', 'JST'),
]
export const MANILA_ZONE: Zone = { name: MANILA, utc: 480, saves: '' }
const OFFSET = /\b(?:GMT|UTC) ?([+−-]) ?(\d{1,2})(?::?(30|45))?\b/i
/** The two signs before a clock's name, behind which small letters are as good as capitals: "9-5 est". */
const DIRECTLY = /^ ?\(?(?:us )?[a-z]{3,4}\b/i

type Found = { zone: Zone; at: number; end: number }
/** Every place a text names, in its order. */
function namesIn(text: string): Found[] {
  const [, sign, hours = '0', minutes = '0'] = OFFSET.exec(text) ?? []
  const distance = (Number(hours) * 60 + Number(minutes)) * (sign === '+' ? 1 : -1)
  const offset =
    sign === undefined
      ? []
      : [{ zone: { name: distance === 480 ? MANILA : 'local time', utc: distance, saves: '' }, pattern: OFFSET }]
  const all = ZONES.flatMap(({ words, capitals, ...one }) =>
    [words, capitals].map((pattern) => ({ zone: one, pattern })),
  )
  return [...offset, ...all]
    .flatMap(({ zone: one, pattern }) => {
      const match = pattern.exec(text)
      return match ? [{ zone: one, at: match.index, end: match.index + match[0].length }] : []
    })
    .toSorted((a, b) => a.at - b.at || b.end - a.end)
}

/** The place a text names first, in small letters too where it begins with one. */
export function firstZone(text: string): Found | null {
  const [lead = ''] = DIRECTLY.exec(text) ?? []
  return namesIn(`${lead.toUpperCase()}${text.slice(lead.length)}`)[0] ?? null
}
/** The place a text names last. */
export const lastZone = (text: string): Found | null =>
  namesIn(text).toSorted((a, b) => b.end - a.end || a.at - b.at)[0] ?? null

// bounded: a word or two beside a name
const AFTER =
  /^\)?(?: (?:standard|daylight))?,? (?:time(?:zone)?|hours|shifts?|(?:business|office|working) (?:hours|day\b)|schedule|mornings?|afternoons?|evenings?|daytime|nights?)\b/i
const BEFORE =
  /\b(?:(?<!\d )hours|time ?zone|schedule|shift|mornings?|afternoons?|evenings?|business day)(?: (?:my|our) time)?(?: is| are| in|:|,)?(?: the)?(?: US)? ?\(?$/i
/** The first place that a text names for its clock and not for its people: "Sydney hours", "afternoons EST". */
export function clockNamed(text: string): Found | null {
  const all = ZONES.flatMap(({ words, capitals, ...one }) =>
    [words, capitals].flatMap((pattern) =>
      [...text.matchAll(new RegExp(pattern.source, `${pattern.flags}g`))].map((match) => ({
        zone: one,
        at: match.index,
        end: match.index + match[0].length,
      })),
    ),
  )
  const offset = namesIn(text).find(({ zone: one }) => one.name === 'local time')
  const named = all
    .filter(({ at, end }) => AFTER.test(text.slice(end, end + 40)) || BEFORE.test(text.slice(Math.max(0, at - 40), at)))
    .toSorted((a, b) => a.at - b.at || b.end - a.end)
  return named[0] ?? offset ?? null
}

const MANILA_UTC = 480
/** Whether a place moves its clock in summer. */
export const isMoved = ({ saves }: Zone): boolean => saves !== ''
/** Minutes to add to a place's time for Manila's, on a day. */
export const aheadIn = ({ utc, saves }: Zone, on: Date): number => MANILA_UTC - utc - (isDaylight(saves, on) ? 60 : 0)
