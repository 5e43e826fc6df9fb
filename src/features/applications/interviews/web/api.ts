import { useMutation } from '@tanstack/react-query'
import { manilaExact } from '#contract/time.ts'
import { call } from '#web/lib/api.ts'
import { callFile } from '#web/lib/file-call.ts'
import { saveFile } from '#web/lib/hand-over.ts'
import { removeLater, useIsRemoved } from '#web/ui/undo.ts'
import { useRefreshApplications } from '../../web/api.ts'
import { interviews } from '../calls.ts'
import type { Interview } from '../contract.ts'

/** Everything a dialog asks for. */
export type InterviewForm = {
  starts_at: string
  minutes: number
  employer_zone: string | null
  place: string
  link: string
  notes: string
}

/** Adds an interview to an application, or changes one of it. */
export function useSaveInterview(application: number, interview: number | undefined) {
  const refresh = useRefreshApplications()
  return useMutation({
    mutationFn: (body: InterviewForm): Promise<Interview> => {
      const params = { id: String(application) }
      return interview === undefined
        ? call(interviews.addInterview, { params, body })
        : call(interviews.updateInterview, { params: { ...params, interview_id: String(interview) }, body })
    },
    onSuccess: refresh,
  })
}

const KIND = 'interview'

/** Whether an interview is removed and only its undo is waited for. */
export const useIsRemovedInterview = () => useIsRemoved(KIND)

/** Removes an interview: from the screen at once, from the server, and so from calendars, when nobody wants it back. */
export function useRemoveInterview(application: number): (interview: Interview) => void {
  const refresh = useRefreshApplications()
  return ({ id, starts_at: at }) =>
    removeLater({
      kind: KIND,
      id,
      title: 'Interview removed',
      message: `${manilaExact(at)}, Manila time`,
      failed: 'The interview could not be removed. Please try again.',
      send: (given) =>
        call(interviews.removeInterview, { params: { id: String(application), interview_id: String(id) }, ...given }),
      refresh,
    })
}

/** Hands over the calendar file of an interview. @throws ApiError, NetworkError */
export async function saveCalendar(application: number, { id, starts_at }: Interview): Promise<void> {
  const file = await callFile(interviews.interviewCalendar, { id: String(application), interview_id: String(id) })
  saveFile(file, `interview-${starts_at.slice(0, 10)}-${id}.ics`)
}
