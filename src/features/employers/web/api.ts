import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '#web/lib/query.ts'
import { employers } from '../calls.ts'

/** A page of the employers whose name contains `search`. */
export const useEmployers = (search: string, page: number) =>
  useQuery({
    ...endpointQuery(employers.list, { query: { search, page: String(page) } }),
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
