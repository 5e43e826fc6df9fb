import { COUNT_CAP, neighbours } from '#contract/paging.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/platform/errors.ts'
import * as queries from './queries.ts'

type Page = { page: number; per_page: number }
const LONGEST_SEARCH = 200

/** Employers by name whose name contains `search` (product: Employers). */
export async function listEmployers(deps: Deps, query: Page & { search?: string | undefined }) {
  const search = (query.search ?? '').replaceAll('\0', '').toWellFormed().trim().slice(0, LONGEST_SEARCH)
  const offset = (query.page - 1) * query.per_page
  const [rows, total] = await Promise.all([
    queries.listEmployers(deps.db, search, query.per_page, offset),
    queries.countEmployers(deps.db, search, COUNT_CAP),
  ])
  const count = Math.min(total, COUNT_CAP)
  return {
    results: rows.map(asEmployer),
    count,
    count_is_capped: total > COUNT_CAP,
    ...neighbours('/api/employers/', query, query.page, Math.ceil(count / query.per_page)),
  }
}

/**
 * An employer with a page of its postings, newest first.
 * @throws AppError 404 when there is none
 */
export async function getEmployer(deps: Deps, id: number, query: Page) {
  const row = await queries.findEmployer(deps.db, id)
  if (!row) throw new AppError(404, 'employer_not_found', 'Employer not found.')
  const [postings, count] = await Promise.all([
    queries.listEmployerPostings(deps.db, id, query.per_page, (query.page - 1) * query.per_page),
    queries.countEmployerPostings(deps.db, id),
  ])
  const results = postings.map(({ last_seen_open_at, ...posting }) => ({
    ...posting,
    date_posted: posting.date_posted.toISOString(),
    last_seen_open: last_seen_open_at.toISOString(),
  }))
  const pages = Math.ceil(count / query.per_page)
  return {
    ...asEmployer(row),
    postings: { results, count, ...neighbours(`/api/employers/${id}/`, query, query.page, pages) },
  }
}

const asEmployer = ({ first_seen_at, last_seen_at, ...row }: queries.EmployerRow) => ({
  ...row,
  first_seen: first_seen_at.toISOString(),
  last_seen: last_seen_at.toISOString(),
})
