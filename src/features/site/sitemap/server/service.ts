import type { Deps } from '#server/deps.ts'
import { MOST_ADDRESSES, STATIC_PAGES } from '../rules.ts'
import * as queries from './queries.ts'

const PAGE = 5000
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

type Needs = { db: Deps['db']; config: Pick<Deps['config'], 'PUBLIC_URL'> }
/** Which file is meant: the first one, the static pages, or a block of ids. */
export type SitemapName = 'first' | 'pages' | `${'jobs' | 'companies'}-${number}`

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
const address = (origin: string, path: string, changed: string | null) =>
  `<url><loc>${escaped(origin + path)}</loc>${changed === null ? '' : `<lastmod>${changed}</lastmod>`}</url>\n`

/**
 * A sitemap in pieces of text. The first one holds everything while that is at most 50,000 addresses, and from then on
 * names the others: one of pages, and one for each 50,000 ids of postings, and of companies, in which a job is open
 * (whatever closes or comes in, each stays in its file, and no file can grow too long). `most` is 50,000 but for tests.
 * @returns null when there is no such file
 */
export async function writeSitemap(
  deps: Needs,
  name: SitemapName,
  most = MOST_ADDRESSES,
): Promise<AsyncGenerator<string> | null> {
  if (name === 'pages') return urlset(pages(deps))
  if (name === 'first') {
    const split = await queries.hasMoreAddresses(deps.db, most - STATIC_PAGES.length)
    if (split) return index(deps, most)
    return urlset(pages(deps), jobs(deps, 0, null), companies(deps, 0, null))
  }
  const [kind, block] = name.split('-')
  const from = Number(block) * most
  const [open, list] = kind === 'jobs' ? [queries.listOpenPostings, jobs] : [queries.listCompanies, companies]
  const [first] = await open(deps.db, from, from + most, 1)
  return first === undefined ? null : urlset(list(deps, from, from + most))
}

async function* index({ config, db }: Needs, most: number): AsyncGenerator<string> {
  const [postings, employers] = await Promise.all([
    queries.listPostingBlocks(db, most),
    queries.listCompanyBlocks(db, most),
  ])
  yield `${HEAD}<sitemapindex ${SCHEMA}>\n`
  const names = [...postings.map((block) => `jobs-${block}`), ...employers.map((block) => `companies-${block}`)]
  for (const file of ['pages', ...names]) {
    yield `<sitemap><loc>${escaped(config.PUBLIC_URL)}/sitemap-${file}.xml</loc></sitemap>\n`
  }
  yield '</sitemapindex>\n'
}

async function* urlset(...lists: AsyncGenerator<string>[]): AsyncGenerator<string> {
  yield `${HEAD}<urlset ${SCHEMA}>\n`
  for (const list of lists) yield* list
  yield '</urlset>\n'
}

async function* pages({ config }: Needs): AsyncGenerator<string> {
  yield STATIC_PAGES.map(([path, changed]) => address(config.PUBLIC_URL, path, changed)).join('')
}

/** Read 5,000 at a time, so that nothing grows with their number. */
async function* jobs({ db, config }: Needs, from: number, before: number | null): AsyncGenerator<string> {
  let rows: queries.ListedPosting[]
  let next = from
  do {
    rows = await queries.listOpenPostings(db, next, before, PAGE)
    yield rows.map(({ id, changed }) => address(config.PUBLIC_URL, `/jobs/${id}`, changed)).join('')
    next = (rows.at(-1)?.id ?? 0) + 1
  } while (rows.length === PAGE)
}

async function* companies({ db, config }: Needs, from: number, before: number | null): AsyncGenerator<string> {
  let ids: number[]
  let next = from
  do {
    ids = await queries.listCompanies(db, next, before, PAGE)
    yield ids.map((id) => address(config.PUBLIC_URL, `/companies/${id}`, null)).join('')
    next = (ids.at(-1) ?? 0) + 1
  } while (ids.length === PAGE)
}
