import { useQuery } from '@tanstack/react-query'
import type { ResponseOf } from '#contract/endpoint.ts'
import { call } from '#web/lib/api.ts'
import { endpointQuery } from '#web/lib/query.ts'
import { profile } from '../calls.ts'

export const profileQuery = () => endpointQuery(profile.find, {})

/** The own profile, with every field there. */
export const useProfile = (enabled = true) => useQuery({ ...profileQuery(), enabled })

/** What is done and what is missing of onboarding, as the server sees it. */
export type OnboardingStatus = ResponseOf<typeof profile.checkOnboarding>

export const checkOnboarding = (): Promise<OnboardingStatus> => call(profile.checkOnboarding, {})

/** Stops asking to finish onboarding. */
export const hidePrompt = () => call(profile.setHidePrompt, { body: { hide: true } })
