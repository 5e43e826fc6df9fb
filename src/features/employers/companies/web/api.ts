import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '#web/lib/query.ts'
import { companies } from '../calls.ts'

/** A company with a page of its open jobs. */
export const companyQuery = (id: string, page: number) =>
  endpointQuery(companies.detail, { params: { id }, query: { page: String(page) } })

/** The same on the screen; a next page keeps the old one in its place until it is there. */
export const useCompany = (id: string, page: number) =>
  useQuery({
    ...companyQuery(id, page),
    placeholderData: (before, query) => (companyOf(query?.queryKey) === id ? before : undefined),
  })

const companyOf = (key: readonly unknown[] | undefined): string | undefined =>
  (key?.[1] as { params?: { id?: string } } | undefined)?.params?.id
