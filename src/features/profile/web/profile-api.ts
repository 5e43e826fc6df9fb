import { useQueryClient } from '@tanstack/react-query'
import { ApiError, call } from '#web/lib/api.ts'
import { refreshQueries, showAnswer } from '#web/lib/query.ts'
import { profile } from '../calls.ts'
import type { JobseekerProfile } from '../contract.ts'
import { profileQuery } from './api.ts'
import { type ProfileDraft, updateOf } from './profile-values.ts'

/** Saves the copy as the page's update; refused with 409 when the profile is not the one any more it was made from. */
export function useUpdateProfile(): (draft: ProfileDraft) => Promise<JobseekerProfile> {
  const client = useQueryClient()
  return async (draft) => {
    const saved = await call(profile.update, { body: updateOf(draft) })
    showAnswer(client, profileQuery().queryKey, saved)
    return saved
  }
}

/** Reads the profile anew, whatever was read before. */
export function useReloadProfile(): () => Promise<JobseekerProfile> {
  const client = useQueryClient()
  return () => {
    void refreshQueries(client, { queryKey: profileQuery().queryKey })
    return client.fetchQuery({ ...profileQuery(), staleTime: 0 })
  }
}

export const wasChangedElsewhere = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'profile_changed'

/** `field: message` lines of a refusal (spec 2 §8); undefined where the server named no field. */
export function refusedLines(error: unknown): string | undefined {
  const fields = error instanceof ApiError ? Object.entries(error.fields) : []
  if (fields.length === 0) return undefined
  return fields.map(([field, sentences]) => `${field}: ${sentences.join(' ')}`).join('\n')
}
