import { givePlan } from '#features/subscriptions/server/service.ts'
import type { PlanType } from '#features/subscriptions/rules.ts'
import type { House } from './house.ts'

/** Somebody new whose plan runs for 30 days. */
export async function withPlan(h: House, plan: PlanType) {
  const person = await h.signUp()
  await givePlan(h.deps, person.user.id, plan, 30)
  return person
}
