import Lock from 'lucide-react/icons/lock'
import { EXPIRED_SENTENCE } from '#features/subscriptions/rules.ts'
import { useLocation } from '#web/lib/navigation.tsx'
import { plansAddress } from '#web/lib/redirect.ts'
import { useSession } from '#web/lib/session.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { TextLink } from '#web/ui/link.tsx'
import { EmptyState } from '#web/ui/states.tsx'
import { type AdvancedFilter, LOCKED_SENTENCE } from '../filters/rules.ts'
import type { FilterRight } from './filter-right.ts'
import { type ListingState, withoutAdvanced } from './listing-state.ts'

const NAMES: Record<AdvancedFilter, string> = {
  job_type: 'job type',
  salary_range: 'pay',
  date_posted: 'date posted',
  tags: 'tags',
}

/** Where a plan is chosen: the public table for visitors. */
function PlansLink({ className }: { className?: string }) {
  const here = useLocation()
  const signedIn = useSession().token !== null
  return (
    <ButtonLink to={signedIn ? plansAddress(here) : '/pricing'} className={className}>
      View Plans
    </ButtonLink>
  )
}

/** Why the filters are locked, and the way to a plan, in one line. */
export function LockedLine({ right, className }: { right: FilterRight; className: string }) {
  return (
    <div className={cx('mb-1 items-center gap-2 rounded-box bg-mangga-wash py-1 ps-3 pe-1 text-mangga-ink', className)}>
      <Lock className="size-4 shrink-0" aria-hidden="true" />
      <p className="min-w-0 flex-1 text-[0.8125rem]/4">{right === 'expired' ? EXPIRED_SENTENCE : LOCKED_SENTENCE}</p>
      <PlansLink className="shrink-0 px-3 text-sm" />
    </div>
  )
}

/** In the place of the list, when the address asks for what the plan does not have. */
export function LockedList({
  state,
  asked,
  sentence,
}: {
  state: ListingState
  asked: AdvancedFilter[]
  sentence: string
}) {
  return (
    <EmptyState title={sentence} action={<PlansLink />}>
      <p>This list is filtered by {asked.map((name) => NAMES[name]).join(', ')}.</p>
      <p className="mt-1">
        <TextLink to={withoutAdvanced(state)} className="inline-flex min-h-11 items-center">
          Show the jobs without these filters
        </TextLink>
      </p>
    </EmptyState>
  )
}
