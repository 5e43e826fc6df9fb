/**
 * A place's clock: minutes before or after UTC the year round, and while its daylight saving lasts. `words` are how
 * postings name it in any case, `capitals` names that only count in capitals.
 */
export type Zone = {
  name: string
  standard: number
  daylight: number | null
  /** When daylight saving lasts, in words. */
  months: string | null
  words: string
  capitals?: string
}

const US = 'mid-March to early November'
const EUROPE = 'late March to late October'
const AUSTRALIA = 'early October to early April'
const year = { daylight: null, months: null }
const usa = (name: string, standard: number, words: string, capitals: string): Zone => ({
  name,
  standard,
  daylight: standard + 60,
  months: US,
  words,
  capitals,
})

export const MANILA = 'Manila time'

/** Clocks that postings name. What is named in a way that could be two clocks (IST) is not among them. */
export const ZONES: readonly Zone[] = [
  {
    name: MANILA,
    standard: 480,
    ...year,
    words: String.raw`(?:philippines?|ph|manila|pinoy)(?:\s+standard)?(?:\s+time)?|ph[s]?t`,
  },
  usa(
    'US Eastern time',
    -300,
    String.raw`(?:us\s+)?eastern(?:\s+(?:standard|daylight))?(?:\s+time)?|e[sd]t|new york(?:\s+time)?`,
    'ET',
  ),
  {
    name: 'Central European time',
    standard: 60,
    daylight: 120,
    months: EUROPE,
    words: String.raw`central european(?:\s+summer)?(?:\s+time)?|ces?t|berlin time|paris time|amsterdam time`,
  },
  usa(
    'US Central time',
    -360,
    String.raw`(?:us\s+)?central(?:\s+(?:standard|daylight))?(?:\s+time)?|c[sd]t|chicago(?:\s+time)?`,
    'CT',
  ),
  usa(
    'US Mountain time',
    -420,
    String.raw`(?:us\s+)?mountain(?:\s+(?:standard|daylight))?(?:\s+time)?|m[sd]t|denver(?:\s+time)?`,
    'MT',
  ),
  {
    name: 'Arizona time',
    standard: -420,
    ...year,
    words: String.raw`(?:arizona|phoenix)(?:,?\s+az)?(?:\s+time)?|az\s+time`,
  },
  usa(
    'US Pacific time',
    -480,
    String.raw`(?:us\s+)?pacific(?:\s+(?:standard|daylight))?(?:\s+time)?|p[sd]t|los angeles(?:\s+time)?|california(?:\s+time)?`,
    'PT',
  ),
  {
    name: 'UK time',
    standard: 0,
    daylight: 60,
    months: EUROPE,
    words: String.raw`gmt\s*\/\s*bst|bst|(?:uk|british|london)(?:\s+(?:summer\s+)?time)?`,
  },
  {
    name: 'Sydney time',
    standard: 600,
    daylight: 660,
    months: AUSTRALIA,
    words: String.raw`ae[sd]?t|(?:sydney|melbourne)(?:\s+time)?`,
  },
  { name: 'Brisbane time', standard: 600, ...year, words: String.raw`(?:brisbane|queensland)(?:\s+time)?` },
  { name: 'Perth time', standard: 480, ...year, words: String.raw`awst|perth(?:\s+time)?` },
  {
    name: 'New Zealand time',
    standard: 720,
    daylight: 780,
    months: 'late September to early April',
    words: String.raw`nz[sd]?t|(?:new zealand|auckland)(?:\s+time)?`,
  },
  { name: 'Singapore time', standard: 480, ...year, words: String.raw`sgt|singapore(?:\s+time)?` },
  { name: 'Hong Kong time', standard: 480, ...year, words: String.raw`hkt|hong kong(?:\s+time)?` },
  { name: 'Japan time', standard: 540, ...year, words: String.raw`jst|(?:tokyo|japan)(?:\s+time)?` },
  { name: 'Dubai time', standard: 240, ...year, words: String.raw`dubai(?:\s+time)?` },
]

type Pattern = { zone: Zone; after: RegExp; before: RegExp }
const LEAD = String.raw`^[\s,;:()[\]–-]{0,6}(?:in\s+|us\s+)?(?:the\s+)?`
const TAIL = String.raw`[\s,;:()[\]–-]{0,4}(?:(?:business|working|time|zone|hours?|schedule|shift)[\s,;:()[\]–-]{0,4}){0,3}$`

const patterns: readonly Pattern[] = ZONES.flatMap((zone) => {
  const forms = [{ words: zone.words, flags: 'i' }, ...(zone.capitals ? [{ words: zone.capitals, flags: '' }] : [])]
  return forms.map(({ words, flags }) => ({
    zone,
    after: new RegExp(`${LEAD}(?:${words})(?![\\w+])`, flags),
    before: new RegExp(String.raw`(?<![\w])(?:${words})${TAIL}`, flags),
  }))
})

const OFFSET = /^[\s,;:()[\]–-]{0,6}(?:gmt|utc)\s*(?:([+\-−])\s?(\d{1,2})(?::?(30|45|00))?)?(?![\w/+])/i

/** `GMT`, `UTC+8`, `GMT -5:30`: a fixed distance, no daylight saving. */
function fixedZone(text: string): { zone: Zone; length: number } | null {
  const match = OFFSET.exec(text)
  if (!match) return null
  const [all, sign, hours = '0', minutes = '0'] = match
  const distance = (Number(hours) * 60 + Number(minutes)) * (sign === undefined || sign === '+' ? 1 : -1)
  if (Math.abs(distance) > 14 * 60) return null
  const name =
    sign === undefined
      ? 'GMT'
      : `GMT${distance < 0 ? '-' : '+'}${Number(hours)}${Number(minutes) === 0 ? '' : `:${minutes}`}`
  return { zone: { name, standard: distance, ...year, words: '' }, length: all.length }
}

function namedZone(text: string): { zone: Zone; length: number } | null {
  for (const { zone, after } of patterns) {
    const match = after.exec(text)
    if (match) return { zone, length: match[0].length }
  }
  return null
}

/**
 * The clock that is named at the beginning of `text`, and how many signs that takes. Null when none is, when two
 * different ones are (`EST or PST`), and for a PST that may stand for Philippine standard time.
 */
export function zoneAfter(text: string): { zone: Zone; length: number } | null {
  const found = namedZone(text) ?? fixedZone(text)
  if (!found) return null
  const rest = text.slice(found.length)
  const second = /^\s*(?:\/|or|and|&)\s*(.*)/is.exec(rest)
  const other = second ? namedZone(second[1] ?? '') : null
  if (other && other.zone !== found.zone) return null
  return /\bpst\b/i.test(text.slice(0, found.length)) && /^\s*[(,]?\s*(?:philippine|ph\b|manila)/i.test(rest)
    ? null
    : found
}

/** The clock that is named at the end of `text`, such as `EST hours: `. Null when none is. */
export function zoneBefore(text: string): { zone: Zone; length: number } | null {
  for (const { zone, before } of patterns) {
    const match = before.exec(text)
    if (match) return { zone, length: match[0].length }
  }
  return null
}
