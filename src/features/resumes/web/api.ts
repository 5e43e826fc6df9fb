import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#web/lib/api.ts'
import { endpointQuery } from '#web/lib/query.ts'
import { type Resume, resumes } from '../contract.ts'
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
