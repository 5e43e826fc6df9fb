import type { Deps } from '#server/deps.ts'
import { MOST_ADDRESSES, STATIC_PAGES } from '../rules.ts'
import * as queries from './queries.ts'

const PAGE = 5000
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

type Needs = { db: Deps['db']; config: Pick<Deps['config'], 'PUBLIC_URL'> }
/** Which file is meant: the first one, the static pages, or a block of posting ids. */
export type SitemapName = 'first' | 'pages' | number

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
const address = (origin: string, path: string, changed: string | null) =>
  `<url><loc>${escaped(origin + path)}</loc>${changed === null ? '' : `<lastmod>${changed}</lastmod>`}</url>\n`

/**
 * A sitemap in pieces of text. The first one holds everything while that is at most 50,000 addresses, and from then on
 * names the others: one of pages, and one for each 50,000 posting ids in which a job is open (whatever closes or comes in,
 * a posting stays in its file, and no file can grow too long). `most` is 50,000 but for tests.
 * @returns null when there is no such file
 */
export async function writeSitemap(
  deps: Needs,
  name: SitemapName,
  most = MOST_ADDRESSES,
): Promise<AsyncGenerator<string> | null> {
  if (name === 'pages') return urlset(deps, true, 0, 0)
  if (typeof name === 'number') {
    const from = name * most
    const [first] = await queries.listOpenPostings(deps.db, from, from + most, 1)
    return first ? urlset(deps, false, from, from + most) : null
  }
  const split = await queries.hasMorePostings(deps.db, most - STATIC_PAGES.length)
  return split ? index(deps, await queries.listPostingBlocks(deps.db, most)) : urlset(deps, true, 0, null)
}

async function* index({ config }: Needs, blocks: number[]): AsyncGenerator<string> {
  yield `${HEAD}<sitemapindex ${SCHEMA}>\n`
  for (const file of ['pages', ...blocks.map((block) => `jobs-${block}`)]) {
    yield `<sitemap><loc>${escaped(config.PUBLIC_URL)}/sitemap-${file}.xml</loc></sitemap>\n`
  }
  yield '</sitemapindex>\n'
}

/** Postings are read 5,000 at a time, so that nothing grows with their number. */
async function* urlset(
  { db, config }: Needs,
  withPages: boolean,
  from: number,
  before: number | null,
): AsyncGenerator<string> {
  yield `${HEAD}<urlset ${SCHEMA}>\n`
  if (withPages) yield STATIC_PAGES.map(([path, changed]) => address(config.PUBLIC_URL, path, changed)).join('')
  let rows: queries.ListedPosting[]
  let next = from
  do {
    rows = await queries.listOpenPostings(db, next, before, PAGE)
    yield rows.map(({ id, changed }) => address(config.PUBLIC_URL, `/jobs/${id}`, changed)).join('')
    next = (rows.at(-1)?.id ?? 0) + 1
  } while (rows.length === PAGE)
  yield '</urlset>\n'
}
