import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '#web/lib/query.ts'
import { subscriptions } from '../calls.ts'

/** The three plans with what they give and cost. */
export const usePlans = () => useQuery(endpointQuery(subscriptions.plans, {}))

/** The plan the person is on, and until when. */
export const useCurrentSubscription = () => useQuery(endpointQuery(subscriptions.current, {}))
