import {
  type InferDataFromTag,
  notifyManager,
  QueryClient,
  type QueryFilters,
  type QueryKey,
  queryOptions,
  type Updater,
} from '@tanstack/react-query'
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

/** A change may be seen in more places than its own lists: whatever a screen opens next is read again. */
const outdateAll = (client: QueryClient) => client.invalidateQueries({ refetchType: 'none' })

/**
 * Reads again what `filters` name, after a change. Each reading under way begins anew: it may be older than the change, and
 * `invalidateQueries` alone joins a first one and takes its answer for the new one. Who waits for a reading, a screen or a
 * `fetchQuery`, gets the new answer and sees neither a gap nor a failure.
 */
export function refreshQueries(client: QueryClient, filters: QueryFilters = {}): Promise<void> {
  return notifyManager.batch(() => {
    const underWay = client.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' })
    for (const query of underWay) void query.cancel({ revert: true, silent: true })
    void outdateAll(client)
    const readAgain = client.invalidateQueries(filters)
    for (const query of underWay) {
      if (query.getObserversCount() === 0) query.fetch().catch(() => undefined)
    }
    return readAgain
  })
}

/** The same for every query of some endpoints. */
export async function refreshEndpoints(client: QueryClient, ...endpoints: readonly Callable[]): Promise<void> {
  await Promise.all(endpoints.map(({ path }) => refreshQueries(client, { queryKey: [path] })))
}

/** Shows what a change answered. A reading under way may be older and would be heard after it, so it begins anew. */
export function showAnswer<K extends QueryKey, T = InferDataFromTag<unknown, K>>(
  client: QueryClient,
  queryKey: K,
  next: Updater<T | undefined, T | undefined>,
): void {
  const isBeingRead = client.isFetching({ queryKey, exact: true }) > 0
  void outdateAll(client)
  client.setQueryData<T>(queryKey, next)
  if (isBeingRead) void refreshQueries(client, { queryKey, exact: true })
}

/** A failed query as data: an `Error` object itself would be empty after its trip through JSON. */
export type QueryFailure = { name: string; status: number; message: string }

/** What a failure means to a screen, also one that came from the server's rendering. */
export function statusOf(error: unknown): number | undefined {
  return typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : undefined
}
