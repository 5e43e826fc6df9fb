import { COUNT_CAP, neighbours } from '#contract/paging.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/platform/errors.ts'
import { findFacts } from '../facts/server/queries.ts'
import { teamNotes } from '../notes/server/service.ts'
import { outcomesOf, repliesOf } from '../replies/rules.ts'
import { findLedger } from '../replies/server/queries.ts'
import type { EmployerSort } from '../rules.ts'
import * as queries from './queries.ts'

type Page = { page: number; per_page: number }
const LONGEST_SEARCH = 200

/** Employers in the wished order of which a name contains `search` (product: Employers). */
export async function listEmployers(deps: Deps, query: Page & { search?: string | undefined; sort: EmployerSort }) {
  const search = (query.search ?? '').replaceAll('\0', '').toWellFormed().trim().slice(0, LONGEST_SEARCH)
  const offset = (query.page - 1) * query.per_page
  const [rows, total] = await Promise.all([
    queries.listEmployers(deps.db, { search, sort: query.sort, limit: query.per_page, offset }),
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
 * An employer with all that is known of it and a page of its postings, newest first.
 * @throws AppError 404 when there is none
 */
export async function getEmployer(deps: Deps, id: number, query: Page) {
  const row = await queries.findEmployer(deps.db, id)
  if (!row) throw new AppError(404, 'employer_not_found', 'Employer not found.')
  const now = deps.clock.now()
  const [postings, { jobs: _approved, ...facts }, team, ledger, notes] = await Promise.all([
    queries.listEmployerPostings(deps.db, id, query.per_page, (query.page - 1) * query.per_page),
    findFacts(deps.db, id, now),
    queries.findTeamFacts(deps.db, id),
    findLedger(deps.db, id, now),
    teamNotes(deps.db, id),
  ])
  const pages = Math.ceil(team.postings / query.per_page)
  return {
    ...asEmployer(row),
    ...facts,
    merged_into: row.merged_into,
    names: row.names.map((name) => ({ ...name, merged_at: new Date(name.merged_at).toISOString() })),
    ...asTeamFacts(team),
    replies: repliesOf(ledger),
    outcomes: outcomesOf(ledger),
    notes,
    postings: {
      results: postings.map(asPosting),
      count: team.postings,
      ...neighbours(`/api/employers/${id}/`, query, query.page, pages),
    },
  }
}

const asEmployer = ({ first_seen_at, last_seen_at, ...row }: queries.EmployerRow) => ({
  ...row,
  first_seen: first_seen_at.toISOString(),
  last_seen: last_seen_at.toISOString(),
})

const asPosting = ({ last_seen_open_at, ...posting }: queries.EmployerPostingRow) => ({
  ...posting,
  date_posted: posting.date_posted.toISOString(),
  last_seen_open: last_seen_open_at.toISOString(),
})

const asTeamFacts = (team: queries.TeamFactsRow) => ({
  reposts: { posted_again: team.posted_again, moved_up: team.moved_up },
  safety: {
    held: team.held,
    hidden: team.hidden,
    notes: team.notes,
    reports: team.reports,
    open_reports: team.open_reports,
  },
  applications: { confirmed: team.confirmed, unconfirmed: team.unconfirmed, failed: team.failed },
})

export { mergeEmployer, unmergeEmployer } from './names.ts'
