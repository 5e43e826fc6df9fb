import Lock from 'lucide-react/icons/lock'
import { useLocation } from '#web/lib/navigation.tsx'
import { loginAddress } from '#web/lib/redirect.ts'
import { useSession } from '#web/lib/session.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { EmptyState, Notice } from '#web/ui/states.tsx'
import type { AdvancedFilter } from '../filters/rules.ts'
import { type ListingState, withoutAdvanced } from './listing-state.ts'

const NAMES: Record<AdvancedFilter, string> = {
  job_type: 'job type',
  salary_range: 'pay',
  date_posted: 'date posted',
  tags: 'tags',
}

/** Where a plan is chosen: the public table for visitors. */
function PlansLink() {
  const signedIn = useSession().token !== null
  return <ButtonLink to={signedIn ? '/subscription/plans' : '/pricing'}>View Plans</ButtonLink>
}

/** In the panel: why the filters are locked, and the way to a plan. */
export function LockedNotice({ sentence }: { sentence: string }) {
  const signedIn = useSession().token !== null
  const here = useLocation()
  return (
    <Notice tone="mangga" icon={<Lock className="mt-1 size-5 shrink-0" aria-hidden="true" />}>
      <p>{sentence}</p>
      <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <PlansLink />
        {signedIn ? null : (
          <TextLink to={loginAddress(here)} className="inline-flex min-h-11 items-center">
            Log in
          </TextLink>
        )}
      </p>
    </Notice>
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
