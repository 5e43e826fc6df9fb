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
  /** Rendered on the server with its data; all others get the shell and are filled in the browser. */
  rendered?: boolean
  /** Data the first view needs, asked for side by side. */
  prefetch?: (place: RoutePlace) => AnyQuery[]
  /** Title and what search engines read, from the data in the client's cache. */
  head: (place: RoutePlace, client: QueryClient) => Head
  /** 404 when the data says that nothing is here. */
  status?: (place: RoutePlace, client: QueryClient) => number
}
