import { useMutation } from '@tanstack/react-query'
import { call } from '#web/lib/api.ts'
import { useRefreshApplications } from '../../web/api.ts'
import { followUps } from '../calls.ts'

export type FollowUpForm = { due_on: string; text: string }

/** Sets a follow-up of an application, or changes one of it. */
export function useSaveFollowUp(application: number, followUp: number | undefined) {
  const refresh = useRefreshApplications()
  return useMutation({
    mutationFn: (body: FollowUpForm) => {
      const params = { id: String(application) }
      return followUp === undefined
        ? call(followUps.addFollowUp, { params, body })
        : call(followUps.updateFollowUp, { params: { ...params, follow_up_id: String(followUp) }, body })
    },
    onSuccess: refresh,
  })
}

/** Marks a follow-up as done or not done. */
export function useTickFollowUp(application: number, followUp: number) {
  const refresh = useRefreshApplications()
  return useMutation({
    scope: { id: `follow-up-${followUp}` },
    mutationFn: (done: boolean) =>
      call(followUps.updateFollowUp, {
        params: { id: String(application), follow_up_id: String(followUp) },
        body: { done },
      }),
    onSettled: refresh,
  })
}

export function useRemoveFollowUp(application: number) {
  const refresh = useRefreshApplications()
  return useMutation({
    mutationFn: (followUp: number) =>
      call(followUps.removeFollowUp, { params: { id: String(application), follow_up_id: String(followUp) } }),
    onSettled: refresh,
  })
}

export function useMarkSent(application: number) {
  const refresh = useRefreshApplications()
  return useMutation({
    mutationFn: (text: string) =>
      call(followUps.markFollowUpSent, { params: { id: String(application) }, body: { text } }),
    onSuccess: refresh,
  })
}
