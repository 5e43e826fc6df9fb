import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { jobs } from '#features/jobs/calls.ts'
import { call } from '#web/lib/api.ts'
import { endpointQuery, refreshEndpoints } from '#web/lib/query.ts'
import { employers } from '../calls.ts'
import { companies } from '../companies/calls.ts'
import type { EmployerSort } from '../rules.ts'

/** A page of the employers of which a name contains `search`. */
export const useEmployers = (search: string, page: number, sort: EmployerSort = 'name') =>
  useQuery({
    ...endpointQuery(employers.list, { query: { search, page: String(page), sort } }),
    placeholderData: (before) => before,
  })

/** One employer with a page of its postings. */
export const useEmployer = (id: string, page: number) =>
  useQuery({
    ...endpointQuery(employers.detail, { params: { id }, query: { page: String(page) } }),
    placeholderData: (before, query) => (samePlace(query?.queryKey, id) ? before : undefined),
  })

const samePlace = (key: readonly unknown[] | undefined, id: string): boolean =>
  (key?.[1] as { params?: { id?: string } } | undefined)?.params?.id === id

/** What the team changes about an employer is at once on every page that names it. */
function useRefresh() {
  const client = useQueryClient()
  return () => refreshEndpoints(client, employers.list, employers.detail, companies.detail, jobs.search, jobs.detail)
}

export function useMerge() {
  const onSuccess = useRefresh()
  return useMutation({
    mutationFn: ({ id, ...body }: { id: number; into: number; reason: string }) =>
      call(employers.merge, { params: { id: String(id) }, body }),
    onSuccess,
  })
}

export function useUnmerge() {
  const onSuccess = useRefresh()
  return useMutation({
    mutationFn: (id: number) => call(employers.unmerge, { params: { id: String(id) }, body: {} }),
    onSuccess,
  })
}

export function useWriteNote(id: number) {
  const onSuccess = useRefresh()
  return useMutation({
    mutationFn: (body: { version: number; text: string; reply: string }) =>
      call(employers.note, { params: { id: String(id) }, body }),
    onSuccess,
  })
}
