import { neighbours } from '#contract/paging.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/platform/errors.ts'
import { findFacts } from '../../facts/server/queries.ts'
import { shownNotes } from '../../notes/server/service.ts'
import { repliesOf } from '../../replies/rules.ts'
import { findLedger } from '../../replies/server/queries.ts'
import { COMPANY_PAGE_SIZE, MOST_PAGES } from '../rules.ts'
import * as queries from './queries.ts'

const MOST_COUNTED = COMPANY_PAGE_SIZE * MOST_PAGES

/**
 * What is publicly known of a company with a page of its open jobs, newest first. A merged name answers with the employer
 * that keeps it.
 * @throws AppError 404 when there is none, or nothing of it that everybody may see
 */
export async function getCompany(deps: Pick<Deps, 'db' | 'clock'>, asked: number, page: number) {
  const row = await queries.findCompany(deps.db, asked)
  if (!row) throw new AppError(404, 'company_not_found', 'Company not found.')
  const { id } = row
  const now = deps.clock.now()
  const [facts, open, total, ledger, notes] = await Promise.all([
    findFacts(deps.db, id, now),
    queries.listOpen(deps.db, id, COMPANY_PAGE_SIZE, (page - 1) * COMPANY_PAGE_SIZE),
    queries.countOpen(deps.db, id, MOST_COUNTED),
    findLedger(deps.db, id, now),
    shownNotes(deps.db, id),
  ])
  const count = Math.min(total, MOST_COUNTED)
  const { first_seen_at: first, last_seen_at: last, ...company } = row
  const { jobs, ...said } = facts
  return {
    ...company,
    first_seen: first.toISOString(),
    last_seen: last.toISOString(),
    total_posts: jobs,
    open_posts: count,
    ...said,
    replies: repliesOf(ledger),
    notes,
    postings: {
      results: open.map(asPosting),
      count,
      count_is_capped: total > MOST_COUNTED,
      ...neighbours(`/api/companies/${id}/`, {}, page, Math.ceil(count / COMPANY_PAGE_SIZE)),
    },
  }
}

const asPosting = ({ last_seen_open_at: seen, ...row }: queries.CompanyPostingRow) => ({
  ...row,
  date_posted: row.date_posted.toISOString(),
  last_seen_open: seen.toISOString(),
})
