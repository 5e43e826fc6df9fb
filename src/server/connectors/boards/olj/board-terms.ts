import { cleanLine } from '../page-text.ts'

const workTypes = new Map([
  ['full time', 'Full-time'],
  ['part time', 'Part-time'],
  ['gig', 'Gig'],
])

/** Job types of a badge or of "TYPE OF WORK". "Any" excludes nothing and gives none, as does a word we do not know. */
export function jobTypesOf(text: string): string[] {
  const type = workTypes.get(text.toLowerCase().replaceAll('-', ' ').trim())
  return type ? [type] : []
}

const hourMs = 3_600_000
const manilaOffsetHours = 8

/** A time such as `2026-09-29 17:41:46` on the board: UTC, or Philippine time when `zone` says so. Null when it is none. */
export function parseBoardTime(text: string | undefined, zone: 'utc' | 'manila'): Date | null {
  const iso = cleanLine(text ?? '', 40).replace(' ', 'T')
  if (!/^(19|20)\d\d-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(iso)) return null
  const asUtc = new Date(`${iso}Z`)
  if (Number.isNaN(asUtc.getTime()) || !asUtc.toISOString().startsWith(iso)) return null
  return zone === 'utc' ? asUtc : new Date(asUtc.getTime() - manilaOffsetHours * hourMs)
}

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

/** Midnight UTC of `Sep 29, 2026` (`DATE UPDATED` is the UTC day); null when it is no real day. */
export function parseBoardDay(text: string): Date | null {
  const match = /^([A-Za-z]{3})[a-z]{0,6}\.? (\d{1,2}), ((?:19|20)\d\d)$/.exec(text.trim())
  const month = months.indexOf(match?.[1]?.toLowerCase() ?? '')
  if (!match || month < 0) return null
  const at = new Date(Date.UTC(Number(match[3]), month, Number(match[2])))
  return at.getUTCMonth() === month ? at : null
}

/** The id in a link to a posting (`/jobseekers/job/{slug}-{id}` or `/jobseekers/job/{id}`), wherever the link is shown. */
export function postingIdIn(href: string | undefined): string | undefined {
  return /\/jobseekers\/job\/(?:[^/?#]{0,300}-)?(\d{1,12})\/?(?:[?#]|$)/.exec(href ?? '')?.[1]
}

/** The posting's address on the configured board; only the path of a link is taken from a page. */
export function postingAddress(href: string | undefined, id: string, origin: string): string {
  const path = href === undefined ? undefined : URL.parse(href, origin)?.pathname
  return origin + (path && postingIdIn(path) === id ? path : `/jobseekers/job/${id}`)
}
