import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query'
import type { Head } from './head.ts'
import type { LoadedScreen } from './screen.tsx'

/** Where a route was matched: its path parameters and search. */
export type RoutePlace = { params: Record<string, string | undefined>; search: URLSearchParams }

// A list of queries of different answers: their data is looked up by each query's own key, never through this type.
export type AnyQuery = Pick<FetchQueryOptions, 'queryKey' | 'meta'>

/** One row of the route table (spec 1 §2). */
export type RouteRow = {
  path: string
  /** `guest` rows send a signed-in person on; `user` rows send a visitor to the login. */
  access: 'public' | 'guest' | 'user' | 'admin'
  screen: LoadedScreen
  /** Rows of the same screen with the same frame keep it, with all it holds, from one to the other. */
  frame?: string
  /** Rendered on the server with its data; all others get the shell and are filled in the browser. */
  rendered?: boolean
  /** What of the search the server makes the page of, `?` included; nothing unless told. */
  search?: (given: URLSearchParams) => string
  /** Data the first view needs, asked for side by side. */
  prefetch?: (place: RoutePlace) => AnyQuery[]
  /** The page says all it has to say also when its data failed: then it is no failure of the page. */
  wholeWithoutData?: boolean
  /** Title and what search engines read, from the data in the client's cache. */
  head: (place: RoutePlace, client: QueryClient) => Head
  /** Where this page has gone for good, when the data says so. */
  movedTo?: (place: RoutePlace, client: QueryClient) => string | undefined
  /** 404 when the data says that nothing is here. */
  status?: (place: RoutePlace, client: QueryClient) => number
}

/** Head of a page search engines stay away from: its title, and words for those who ask all the same. */
export const titled =
  (title: string, description = 'A page of your own on Hanap.') =>
  (): Head => ({ title: `${title} · Hanap`, description, hidden: true })

/** The page a search names; 1 for anything that is none. */
export function pageOf(search: string): number {
  const page = Number(new URLSearchParams(search).get('page') ?? '1')
  return Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1
}
