import { useCallback } from 'react'
import type { ResponseOf } from '#contract/endpoint.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#web/lib/api.ts'
import { callFile } from '#web/lib/file-call.ts'
import { endpointQuery, refreshEndpoints } from '#web/lib/query.ts'
import { removeLater, settleRemovals, useIsRemoved } from '#web/ui/undo.ts'
import { resumes } from '../calls.ts'
import type { Resume, UploadedResume } from '../contract.ts'
import { MAX_RESUMES } from '../rules.ts'
import { RESUME_TEXTS as say } from './texts.ts'
import { useUpload } from './use-upload.ts'

/** All resumes of the person: nobody keeps more than one page of them. */
export const resumesQuery = () => endpointQuery(resumes.list, { query: { per_page: String(MAX_RESUMES) } })

const KIND = 'resume'

/** Own resumes, the default one first, without what is removed and waits for its undo; `enabled` false for a visitor. */
export function useResumes(enabled = true) {
  const isRemoved = useIsRemoved(KIND)
  const select = useCallback(
    (page: ResponseOf<typeof resumes.list>) => ({ ...page, results: page.results.filter(({ id }) => !isRemoved(id)) }),
    [isRemoved],
  )
  return useQuery({ ...resumesQuery(), enabled, select })
}

/** Forgets what was read of the own resumes, so that lists show what changed. */
export function useRefreshResumes(): () => Promise<void> {
  const client = useQueryClient()
  return () => refreshEndpoints(client, resumes.list)
}

/** Uploads into the person's list and refreshes it; see `useUpload` for progress and failures. */
export function useResumeUpload() {
  const refresh = useRefreshResumes()
  return useUpload<UploadedResume>(async (file, given) => {
    // What is going still has its place among the twenty.
    await settleRemovals(KIND)
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

/** Removes a resume: from the list at once, from the server with its file when nobody wants it back. */
export function useRemove(onDone: (() => void) | undefined): (resume: Resume) => void {
  const refresh = useRefreshResumes()
  return (resume) =>
    removeLater({
      kind: KIND,
      id: resume.id,
      title: say.removed,
      message: resume.file_name,
      failed: say.removeFailed,
      send: (given) => call(resumes.remove, { params: paramsOf(resume), ...given }),
      refresh: async () => {
        await refresh()
        onDone?.()
      },
    })
}

/** The bytes of one of the own resumes. */
export const resumeFile = (resume: Resume): Promise<Blob> => callFile(resumes.download, paramsOf(resume))
