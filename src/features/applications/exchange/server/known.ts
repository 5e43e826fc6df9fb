import { createHash } from 'node:crypto'
import type { Db } from '#server/platform/db/database.ts'
import { manilaIso } from '../rules.ts'
import { type Likeness, listKnownKeys, listLikenesses } from './queries.ts'
import type { ReadRow } from './read.ts'

/** A row with the key it has or gets, and whether the person has that application. */
export type JudgedRow = ReadRow & { key: string; known: boolean }

/**
 * Tells new rows from known ones. A key decides where there is one. A row without, as people write them, is known by its
 * link, or else by title, employer and day; its key comes from what it says, so that the same file is known next time.
 */
export async function judge(db: Db, userId: number, rows: ReadRow[]): Promise<JudgedRow[]> {
  const keyed = rows.map((row) => ({ ...row, key: row.key ?? keyOf(row), own: row.key !== null }))
  const known = new Set(
    await listKnownKeys(
      db,
      userId,
      keyed.map(({ key }) => key),
    ),
  )
  const likenesses = keyed.some(({ own }) => !own) ? await listLikenesses(db, userId) : []
  const links = new Set(likenesses.map(({ link }) => plainLink(link)).filter((link) => link !== ''))
  const looks = new Set(likenesses.map(lookOf))
  return keyed.map(({ own, ...row }) => {
    const alike = !own && (links.has(plainLink(row.link)) || looks.has(lookOf(likenessOf(row))))
    const judged = { ...row, known: known.has(row.key) || alike }
    // Of two equal rows of one file the second one is known.
    known.add(row.key)
    return judged
  })
}

/** Parts of an address that only say how somebody came there; all others may name the posting. */
const TRACKING = /^(utm_.*|fbclid|gclid|trk|refId|trackingId)$/i

/** The page a link leads to, however it was shared. */
function plainLink(link: string): string {
  const url = URL.parse(link.trim())
  if (!url) return ''
  const query = [...url.searchParams].filter(([name]) => !TRACKING.test(name)).map((pair) => pair.join('='))
  return `${url.host.replace(/^www\./, '')}${url.pathname.replace(/(?<!\/)\/+$/, '')}?${query.toSorted().join('&')}`
}

const likenessOf = (row: ReadRow): Likeness => ({
  link: row.link,
  job_title: row.job_title,
  employer: row.employer,
  day: manilaIso(row.applied_at).slice(0, 10),
})
const lookOf = ({ job_title: title, employer, day }: Likeness): string =>
  [title, employer, day].map((text) => text.trim().toLowerCase().replace(/\s+/g, ' ')).join('\n')

/** A UUID (version 8, RFC 9562) out of what names an application. */
function keyOf(row: ReadRow): string {
  const digest = createHash('sha256')
    .update(`hanap application\n${lookOf(likenessOf(row))}\n${plainLink(row.link)}\n${manilaIso(row.applied_at)}`)
    .digest('hex')
  const variant = ((Number.parseInt(digest[16] ?? '0', 16) & 3) | 8).toString(16)
  return [
    digest.slice(0, 8),
    digest.slice(8, 12),
    `8${digest.slice(13, 16)}`,
    `${variant}${digest.slice(17, 20)}`,
    digest.slice(20, 32),
  ].join('-')
}
