import { reloadUser } from '#features/auth/web/session.ts'
import { PlansPage } from '#features/payments/web/plans-page.tsx'
import { useSavedLimit } from '#features/saved-jobs/web/api.ts'
import { UsageMeter } from '#features/saved-jobs/web/usage-meter.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { PlanComparison } from './public/plan-comparison.tsx'

/** /subscription/plans: reachable also when the plan has run out. */
export function Plans() {
  return (
    <div className="py-6 sm:py-10">
      <h1 className="mb-5 text-3xl sm:text-4xl">Plans</h1>
      <PlansPage
        onChanged={() => void reloadUser().catch(() => undefined)}
        meter={<SavedMeter />}
        comparison={<PlanComparison />}
      />
    </div>
  )
}

/** How many saved jobs the plan allows. */
function SavedMeter() {
  const { data, isError } = useSavedLimit()
  if (isError) return null
  if (!data) return <Skeleton className="h-18" />
  return <UsageMeter used={data.current_count} plans={false} />
}
