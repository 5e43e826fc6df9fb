import { QueryClient, queryOptions } from '@tanstack/react-query'
import type { Callable } from '#contract/calls.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import { ApiError, type CallInput } from './api.ts'

/** How a query reaches the server: over HTTP in the browser, in-process while rendering on the server. */
export type Transport = (
  endpoint: Callable,
  input: { params?: unknown; query?: unknown; signal?: AbortSignal },
) => Promise<unknown>

const FRESH_FOR_MS = 30_000

/**
 * A query client whose queries all go through `transport`. A failed query stays failed until a person tries again, so
 * that the server's rendering of a failure and the browser's first one are equal.
 */
export function createQueryClient(transport: Transport): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_FOR_MS,
        retryOnMount: false,
        refetchOnWindowFocus: false,
        retry: isWorthRetrying,
        queryFn: ({ meta, signal }) => {
          const { endpoint, input } = meta as { endpoint: Callable; input: object }
          return transport(endpoint, { ...input, signal })
        },
      },
      // Without a connection a change fails and says so, instead of waiting unseen and being lost with the window.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

/** The server's own failures and lost answers may pass, for a while; a refusal will not. */
export const isWorthRetrying = (failures: number, error: unknown): boolean =>
  typeof window !== 'undefined' && failures < 2 && !(error instanceof ApiError && error.status < 500)

/** Query options of a reading endpoint; the key begins with its path, so that a room's queries can be refreshed together. */
export const endpointQuery = <E extends Callable>(
  endpoint: E,
  input: Pick<CallInput<E>, Extract<'params' | 'query', keyof CallInput<E>>>,
) =>
  queryOptions<ResponseOf<E>>({
    queryKey: [endpoint.path, input],
    meta: { endpoint, input },
  })

/** A failed query as data: an `Error` object itself would be empty after its trip through JSON. */
export type QueryFailure = { name: string; status: number; message: string }

/** What a failure means to a screen, also one that came from the server's rendering. */
export function statusOf(error: unknown): number | undefined {
  return typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : undefined
}
