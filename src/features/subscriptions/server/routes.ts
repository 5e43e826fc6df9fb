import type { Deps } from '#server/deps.ts'
import { room } from '#server/platform/http/binder.ts'
import { subscriptions } from '../contract.ts'
import { PLANS } from '../rules.ts'
import { currentSubscription, trialOf } from './service.ts'

export const subscriptionsRoom = (deps: Deps) =>
  room(subscriptions, {
    trialStatus: async ({ user }) => trialOf(await currentSubscription(deps.db, user.id, deps.clock.now())),
    current: ({ user }) => currentSubscription(deps.db, user.id, deps.clock.now()),
    plans: () => [PLANS.free, PLANS.basic, PLANS.premium],
  })
