import { phrase } from '#features/phrases/rules.ts'
import { MONTHS_COUNTED, YEARS } from '#features/phrases/times/rules.ts'
import { escaped } from '#contract/pattern.ts'
import { COUNTRIES, FOREIGN_CITIES, STATES } from './foreign-places.ts'
import { namesCompany, namesJob } from './job-titles.ts'
import { placeIn } from './place-in.ts'

const named = (names: readonly string[]): string => names.map(escaped).join('|')
const COUNTRY = named(COUNTRIES)
/** "Santa Clara, CA", "Istanbul, Türkiye": any town before the letters of a state or the name of a country. */
const TOWN_AND_COUNTRY = new RegExp(
  `^[\\p{Lu}][\\p{L}.' -]{1,30},\\s*(?:[\\p{Lu}][\\p{L}.' -]{1,30},\\s*)?(?:${COUNTRY})\\.?$`,
  'u',
)
const ALONE = new RegExp(`^(?:${COUNTRY}|(?:${named(FOREIGN_CITIES)})(?:\\s+(?:${COUNTRY}))?)\\.?$`, 'iu')
const FOREIGN_CITY = new RegExp(`^(?:${named(FOREIGN_CITIES)}|Singapore|Hong Kong)(?:,\\s|$)`, 'iu')
/** "Shenyang, CN": countries by the two letters that are no word of a post. */
const TOWN_AND_CODE =
  /^\p{Lu}[\p{L}.'-]+(?: \p{Lu}[\p{L}.'-]+){0,2}, (?:CN|GB|DE|FR|AU|NZ|SG|MY|TH|VN|JP|KR|TW|HK|NL|ES|CH|SE|DK|PL|BR|MX|ZA|NG|KE|GH|AE|QA|PK|BD|LK|NP)$/u
const TOWN_AND_STATE = new RegExp(`^\\p{Lu}[\\p{L}.'-]+(?: \\p{Lu}[\\p{L}.'-]+)?,? (?:${named(STATES)})$`, 'u')
/** Towns that are called after a school. */
export const TOWN_OF_SCHOOLS = /^(?:College (?:Park|Station)|State College|University (?:Park|Heights))(?=$|,)/
const KIND_OF_WORK =
  /^(?:full[- ]?time|part[- ]?time|contract(?:ual)?|freelance|self[- ]employed|internship|project[- ]based|probationary|regular|permanent|temporary|seasonal|hybrid|remote|on[- ]?site|work from home|wfh|home[- ]?based|online|local|overseas|abroad|(?:local|overseas|foreign) (?:employment|experiences?|work)|(?:\S+ ){1,3}accounts?)$/i
const DURATION = phrase(
  'i',
)`^[(·•\s]*(?:\d{1,2}\+?\s*${[...YEARS, ...MONTHS_COUNTED]}\.?\s*,?\s*(?:and\s)?){1,2}[)\s]*$`
/** "(remote)", "(UK, remote)", "(US client)" behind a name. */
const IN_BRACKETS =
  /\s*\((?:[^()]*\b(?:client|remote|home(?! ?economics)|time|contract|contractual|freelance|project|wfh|formerly|based|account|on-?site|hybrid|compulsory|usa?|uk)\b[^()]*)\)?\s*$/i

const bare = (text: string): string =>
  text
    .replace(IN_BRACKETS, '')
    .replace(/\s*\(([^()]*)\)\s*$/u, (all, inner: string) =>
      ALONE.test(inner) || TOWN_AND_COUNTRY.test(inner) || endsWithPlace(inner) ? '' : all,
    )
    .replace(/^[\s,;|·•–—-]+|[\s,;|·•–—-]+$/g, '')
    .trim()

/** "Mintal, Davao City", "Cebu": what ends as a place says where. */
function endsWithPlace(text: string): boolean {
  const last = text.split(/,\s*/).at(-1)?.trim() ?? ''
  return placeIn(last) === last
}

/** Whether a line of its own says where: a place, or an address that ends as one. */
export const isPlaceLine = (text: string): boolean =>
  isOnlyPlace(text) || (/^\p{Lu}[^:;]*,/u.test(text) && endsWithPlace(text))

/** Whether the words only say where: a town with its country, a Philippine place, a country or a large city. */
export function isOnlyPlace(given: string): boolean {
  const text = bare(given)
  if (text === '' || text.length > 60) return false
  if (ALONE.test(text)) return true
  if (namesCompany(text.replace(/,\s*(?:philippines|phils?\.?)$/i, '').replace(TOWN_OF_SCHOOLS, ''))) return false
  // "Domestic helper, Kuwait" says what somebody was there.
  if ([TOWN_AND_COUNTRY, TOWN_AND_STATE, TOWN_AND_CODE].some((place) => place.test(text)))
    return !namesJob(text.split(',')[0] ?? '')
  if (/[&/]/.test(text)) return text.split(/\s?[&/]\s?/).every((part) => isOnlyPlace(part))
  const short = text.replace(/[\s,]*(?:philippines|phils?\.?|\d{4})\s*$/i, '')
  const place = placeIn(text)
  return place !== null && place.length >= short.length - 2
}

/**
 * "Fernhill, Tucson, AZ", "Orbita, Austin, USA": the name before a town that says its state or country. Such words may be
 * a place within a town as well: that only what else stands there can tell.
 */
export function nameBeforePlace(given: string): string | null {
  const [name = '', ...rest] = bare(given).split(/,\s+/)
  const place = rest.join(', ')
  const saysWhere = rest.length > 1 || FOREIGN_CITY.test(place)
  if (!saysWhere || !isOnlyPlace(place) || ALONE.test(name) || placeIn(name) !== null) return null
  return /^[\p{Lu}\d]|^\p{Ll}\p{Lu}/u.test(name) && name.length > 1 && rest.length <= 2 ? name : null
}

/** Whether the words say how, where or how long somebody worked, and neither the job nor the employer. */
export const isAside = (text: string): boolean =>
  KIND_OF_WORK.test(bare(text)) || DURATION.test(text) || isOnlyPlace(text) || /^[\s\p{P}]*$/u.test(text)

/** A name without the place and the kind of work behind it: "Harlow & Finch, Melbourne (remote)". */
export function withoutAsides(given: string): string {
  let text = bare(given).replace(
    /^(?:[Rr]emote(?:ly)?|[Hh]ome[- ]?based|[Pp]art[- ]?time|[Ff]reelance)?\s*\b(?:for|with)\s+(?=\p{Lu})/u,
    '',
  )
  const [first = '', ...rest] = text.split(/,\s+/)
  if (rest.length > 0 && isAside(first)) text = rest.join(', ')
  for (let cut = 0; cut < 3; cut += 1) {
    const at = [...text.matchAll(/,\s+|\s[–—-]\s|\s·\s|\s\/\s/gu)].find(({ index, 0: sign }) =>
      isAside(text.slice(index + sign.length)),
    )
    if (!at) break
    text = bare(text.slice(0, at.index))
  }
  return text
}
