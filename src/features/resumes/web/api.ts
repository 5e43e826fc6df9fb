import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError, call } from '#web/lib/api.ts'
import { callFile } from '#web/lib/file-call.ts'
import { endpointQuery } from '#web/lib/query.ts'
import { resumes } from '../calls.ts'
import type { Resume } from '../contract.ts'
import { MAX_RESUMES } from '../rules.ts'
import { useUpload } from './use-upload.ts'

/** All resumes of the person: nobody keeps more than one page of them. */
export const resumesQuery = () => endpointQuery(resumes.list, { query: { per_page: String(MAX_RESUMES) } })

/** Own resumes, the default one first; `enabled` false for a visitor. */
export const useResumes = (enabled = true) => useQuery({ ...resumesQuery(), enabled })

/** Forgets what was read of the own resumes, so that lists show what changed. */
export function useRefreshResumes(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [resumes.list.path] })
}

/** Uploads into the person's list and refreshes it; see `useUpload` for progress and failures. */
export function useResumeUpload() {
  const refresh = useRefreshResumes()
  return useUpload<Resume>(async (file, given) => {
    const body = new FormData()
    body.set('filename', file.name)
    body.set('file', file)
    const resume = await call(resumes.upload, { body, ...given })
    void refresh()
    return resume
  })
}

const paramsOf = ({ id }: Resume) => ({ id: String(id) })

/** A change to one of the own resumes; the list is read again before it counts as done, failed or not. */
function useChange<Given extends { resume: Resume }>(change: (given: Given) => Promise<unknown>) {
  const refresh = useRefreshResumes()
  return useMutation({ mutationFn: change, onSettled: refresh })
}

export const useMakeDefault = () =>
  useChange(({ resume }: { resume: Resume }) => call(resumes.makeDefault, { params: paramsOf(resume) }))

export const useRename = () =>
  useChange(({ resume, name }: { resume: Resume; name: string }) =>
    call(resumes.rename, { params: paramsOf(resume), body: { file_name: name } }),
  )

/** Removes a resume; one that is gone already counts as removed. */
export const useRemove = () =>
  useChange(({ resume }: { resume: Resume }) =>
    call(resumes.remove, { params: paramsOf(resume) }).catch((error: unknown) => {
      if (!(error instanceof ApiError && error.status === 404)) throw error
    }),
  )

/** The bytes of one of the own resumes. */
export const resumeFile = (resume: Resume): Promise<Blob> => callFile(resumes.download, paramsOf(resume))
