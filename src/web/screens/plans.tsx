import { PlanList } from '#features/subscriptions/web/plan-list.tsx'

/** /subscription/plans: reachable also when the plan has run out (spec 3 §2). */
export function Plans() {
  return (
    <div className="py-6 sm:py-10">
      <h1 className="mb-6 text-3xl sm:text-4xl">Plans</h1>
      <PlanList />
    </div>
  )
}
