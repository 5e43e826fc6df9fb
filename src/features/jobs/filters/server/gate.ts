import { requireRunning } from '#features/subscriptions/server/service.ts'
import { AppError } from '#server/platform/errors.ts'
import type { SignedIn } from '#server/platform/http/binder.ts'
import type { FilterQuery } from '../../contract.ts'
import { PAGE_SIZE } from '../../rules.ts'
import { advancedAsked, type AdvancedFilter, LOCKED_SENTENCE } from '../rules.ts'

const locked = (names: AdvancedFilter[], extra: Record<string, unknown>) =>
  new AppError(403, 'advanced_filters_locked', LOCKED_SENTENCE, {
    subscription_upgrade_required: true,
    required_plan: 'premium',
    locked_filters: names,
    ...extra,
  })

/** As much of a person as decides; null for a visitor. */
type Asking = Pick<SignedIn, 'view'> | null

/**
 * Lets a question through whose filters this person may use. A locked filter is refused, never left out silently.
 * @throws AppError 403 `advanced_filters_locked` with `subscription_upgrade_required`, `required_plan`, `locked_filters`,
 * for visitors `login_required` too; 403 `subscription_expired` where the plan ran out
 */
export function requireFilters(user: Asking, query: Partial<FilterQuery>, now: Date): void {
  const names = advancedAsked(query)
  if (names.length === 0) return
  if (user === null) throw locked(names, { login_required: true })
  const plan = requireRunning(user.view.plan, now)
  if (!plan.has_advanced_filtering) throw locked(names, { current_plan: plan.plan_type })
}

type Lookup = {
  page: number
  per_page: number
  search?: string | undefined
  job_type?: string | undefined
  tags?: string | undefined
}

/**
 * `GET /jobs/` is also how similar postings are looked up, by one of tags, type or words (spec 2 §7): the first ten of one
 * such look-up are for everybody. More than that is a filtered listing and needs the plan.
 * @throws AppError 403 as `requireFilters`
 */
export function requireLookup(user: Asking, query: Lookup, now: Date): void {
  const asked = advancedAsked(query).length + ((query.search ?? '').trim() === '' ? 0 : 1)
  if (asked <= 1 && query.page === 1 && query.per_page <= PAGE_SIZE) return
  requireFilters(user, query, now)
}
