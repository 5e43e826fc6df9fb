import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#web/lib/api.ts'
import { showAnswer } from '#web/lib/query.ts'
import { useRequestKey } from '#web/lib/request-key.ts'
import type { Application } from '../../contract.ts'
import { applicationsQuery, useRefreshApplications } from '../../web/api.ts'
import { ownEntries } from '../calls.ts'

export type OwnForm = { job_title: string; employer_name: string; link: string; source: string; applied_date: string }

/** Notes an application made elsewhere, or changes one. What a posting tells is not the person's to change. */
export function useSaveOwn(row: Pick<Application, 'id' | 'job'> | undefined) {
  const refresh = useRefreshApplications()
  const keyOf = useRequestKey()
  return useMutation({
    mutationFn: (form: OwnForm): Promise<Application> => {
      if (row === undefined) return call(ownEntries.addOwn, { body: { ...form, request_key: keyOf(form) } })
      const body = row.job === null ? form : { applied_date: form.applied_date }
      return call(ownEntries.updateOwn, { params: { id: String(row.id) }, body })
    },
    onSuccess: refresh,
  })
}

/** What a posting tells of itself to an entry about it. */
export type TrackedPosting = { link: string; title: string; employer: { name: string } | null }

/** Notes that the person applied today to a posting we know, on its own site. The link names it; the words are for others. */
export function useTrackPosting() {
  const refresh = useRefreshApplications()
  return useMutation({
    mutationFn: ({ link, title, employer }: TrackedPosting): Promise<Application> =>
      call(ownEntries.addOwn, { body: { link, job_title: title, employer_name: employer?.name ?? '' } }),
    onSuccess: refresh,
  })
}

/** Takes an entry away again. The function stays good when what offered it has gone. @throws ApiError, NetworkError */
export function useUntrack(): (id: number) => Promise<void> {
  const refresh = useRefreshApplications()
  return async (id) => {
    await call(ownEntries.removeOwn, { params: { id: String(id) } })
    await refresh()
  }
}

/** Takes an own entry away, out of the list at once; its own page stays, so that it can be put back from there. */
export function useRemoveOwn(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(ownEntries.removeOwn, { params: { id: String(id) } }),
    onSuccess: () => {
      showAnswer(client, applicationsQuery().queryKey, (rows) => rows?.filter((row) => row.id !== id))
    },
  })
}

export function useRestoreOwn(id: number) {
  const refresh = useRefreshApplications()
  return useMutation({
    mutationFn: () => call(ownEntries.restoreOwn, { params: { id: String(id) } }),
    onSuccess: refresh,
  })
}
