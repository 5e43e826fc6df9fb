import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ResponseOf } from '#contract/endpoint.ts'
import { call } from '#web/lib/api.ts'
import { endpointQuery } from '#web/lib/query.ts'
import { type JobseekerProfile, profile } from '../contract.ts'
import { bodyOf, type OnboardingValues } from './onboarding-values.ts'

export const profileQuery = () => endpointQuery(profile.find, {})

/** The own profile, with every field there. */
export const useProfile = (enabled = true) => useQuery({ ...profileQuery(), enabled })

/** What is done and what is missing of onboarding, as the server sees it. */
export type OnboardingStatus = ResponseOf<typeof profile.checkOnboarding>

export const checkOnboarding = (): Promise<OnboardingStatus> => call(profile.checkOnboarding, {})

/** Stops asking to finish onboarding. */
export const hidePrompt = () => call(profile.setHidePrompt, { body: { hide: true } })

/** Saves what the form holds, gaps included; the answer replaces the profile. */
export function useSaveOnboarding(): (values: OnboardingValues) => Promise<JobseekerProfile> {
  const client = useQueryClient()
  return async (values) => {
    const saved = await call(profile.saveStep, { body: asForm(bodyOf(values)) })
    client.setQueryData(profileQuery().queryKey, saved)
    return saved
  }
}

/** Uploads a file that becomes the default resume; the transport of an upload with progress. */
export function useUploadProfileResume() {
  const client = useQueryClient()
  return async (file: File, given: { signal: AbortSignal; onProgress: (share: number) => void }) => {
    const body = new FormData()
    body.set('resume', file)
    const saved = await call(profile.saveStep, { body, ...given })
    client.setQueryData(profileQuery().queryKey, saved)
    return saved
  }
}

/** Lists and objects of a multipart body travel as JSON text (spec 2 §7). */
function asForm(fields: object): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    body.set(name, typeof value === 'string' ? value : JSON.stringify(value))
  }
  return body
}
