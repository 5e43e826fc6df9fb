/** What a search asks for, read from the query string. */
export type SearchQuery = {
  /** Lower-case words, all of which must occur. */
  words: string[]
  place: { kind: 'anywhere' } | { kind: 'philippines' } | { kind: 'text'; text: string } | { kind: 'nowhere' }
  withinSeconds: number | null
  employmentTypes: Set<string> | null
  workplaces: Set<string> | null
  seniorities: Set<string> | null
  companies: Set<string> | null
  byDate: boolean
  start: number
}

/** Offsets at or beyond this one are answered with 400. */
export const START_LIMIT = 1000

const PHILIPPINES = '103121230'
const WORLDWIDE = '92000000'

const EMPLOYMENT_TYPES: Record<string, string> = {
  F: 'Full-time',
  P: 'Part-time',
  C: 'Contract',
  T: 'Temporary',
  I: 'Internship',
  V: 'Volunteer',
  O: 'Other',
}

const WORKPLACES: Record<string, string> = { '1': 'on-site', '2': 'remote', '3': 'hybrid' }

const SENIORITIES: Record<string, string> = {
  '1': 'Internship',
  '2': 'Entry level',
  '3': 'Associate',
  '4': 'Mid-Senior level',
  '5': 'Director',
  '6': 'Executive',
}

/** Reads the parameters of a search; null for a bad parameter or an offset beyond the limit (answered with 400). */
export function parseSearchQuery(query: URLSearchParams): SearchQuery | null {
  const start = query.get('start') ?? '0'
  const within = query.get('f_TPR') ?? ''
  const geo = query.get('geoId') ?? ''
  const employmentTypes = codes(query.get('f_JT'), EMPLOYMENT_TYPES)
  const workplaces = codes(query.get('f_WT'), WORKPLACES)
  const seniorities = codes(query.get('f_E'), SENIORITIES)
  if (!/^\d{1,9}$/.test(start) || Number(start) >= START_LIMIT) return null
  if (!/^(r\d{1,10})?$/.test(within) || !/^\d*$/.test(geo)) return null
  if (employmentTypes === false || workplaces === false || seniorities === false) return null
  const companies = (query.get('f_C') ?? '').split(',').filter(Boolean)
  return {
    words: wordsOf(query.get('keywords') ?? ''),
    place: placeOf(geo, query.get('location') ?? ''),
    withinSeconds: within === '' ? null : Number(within.slice(1)),
    employmentTypes,
    workplaces,
    seniorities,
    companies: companies.length > 0 ? new Set(companies) : null,
    byDate: query.get('sortBy') === 'DD',
    start: Number(start),
  }
}

/** The lower-case words of a text, without marks. */
export function wordsOf(value: string): string[] {
  return value.toLowerCase().match(/[\p{L}\p{N}+#.]+/gu) ?? []
}

function codes(value: string | null, known: Record<string, string>): Set<string> | null | false {
  const asked = (value ?? '').split(',').filter(Boolean)
  if (asked.length === 0) return null
  const names = asked.map((code) => known[code])
  return names.every((name) => name !== undefined) ? new Set(names) : false
}

function placeOf(geoId: string, location: string): SearchQuery['place'] {
  if (geoId === PHILIPPINES) return { kind: 'philippines' }
  if (geoId === WORLDWIDE) return { kind: 'anywhere' }
  if (geoId !== '') return { kind: 'nowhere' }
  const text = location.trim().toLowerCase()
  if (text === '' || text === 'worldwide') return { kind: 'anywhere' }
  if (text === 'philippines' || text === 'pilipinas') return { kind: 'philippines' }
  return { kind: 'text', text: text.split(',')[0]?.trim() ?? text }
}
