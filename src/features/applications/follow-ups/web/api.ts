import { useMutation } from '@tanstack/react-query'
import { call } from '#web/lib/api.ts'
import { removeLater, useIsRemoved } from '#web/ui/undo.ts'
import { useRefreshApplications } from '../../web/api.ts'
import { followUps } from '../calls.ts'
import type { FollowUp } from '../contract.ts'

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

const KIND = 'follow-up'

/** Whether a follow-up is removed and only its undo is waited for. */
export const useIsRemovedFollowUp = () => useIsRemoved(KIND)

/** Removes a follow-up: from the screen at once, from the server when nobody wants it back. */
export function useRemoveFollowUp(application: number): (followUp: FollowUp) => void {
  const refresh = useRefreshApplications()
  return ({ id, text }) =>
    removeLater({
      kind: KIND,
      id,
      title: 'Follow-up removed',
      message: text,
      failed: 'The follow-up could not be removed. Please try again.',
      send: (given) =>
        call(followUps.removeFollowUp, { params: { id: String(application), follow_up_id: String(id) }, ...given }),
      refresh,
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
