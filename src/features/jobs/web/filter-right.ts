import { isExpired, PLAN_TYPES, PLANS } from '#features/subscriptions/rules.ts'
import { useNow } from '#web/lib/now.tsx'
import { type Session, useSession } from '#web/lib/session.ts'

/** Whether the advanced filters open for this person (spec 2 §6): the server has the last word. */
export type FilterRight = 'visitor' | 'expired' | 'locked' | 'unlocked'

/** Somebody whose figures are not there yet is let through to the server, which knows. */
export function filterRight({ token, user }: Session, now: Date): FilterRight {
  if (token === null) return 'visitor'
  if (user?.subscription === undefined) return 'unlocked'
  const type = PLAN_TYPES.find((one) => one === user.subscription?.plan?.plan_type)
  if (isExpired(user.subscription, now)) return 'expired'
  if (type === undefined) return 'locked'
  return PLANS[type].has_advanced_filtering ? 'unlocked' : 'locked'
}

export const useFilterRight = (): FilterRight => filterRight(useSession(), useNow())
