import {
  mutationOptions,
  type QueryClient,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useCallback } from 'react'
import type { BodyGiven, ResponseOf } from '#contract/endpoint.ts'
import { call } from '#web/lib/api.ts'
import { callFile } from '#web/lib/file-call.ts'
import { saveFile } from '#web/lib/hand-over.ts'
import { endpointQuery, refreshEndpoints, showAnswer } from '#web/lib/query.ts'
import { applications } from '../calls.ts'
import type { Application } from '../contract.ts'
import { type ApplicationStatus, shownStatus } from '../rules.ts'

const SENDING_LOOK_MS = 4000
const UNCONFIRMED_LOOK_MS = 15_000

export type Applied = ResponseOf<typeof applications.apply>
type Read = ResponseOf<typeof applications.get>
export type ApplicationChange = BodyGiven<typeof applications.updateStatus>

export const applicationsQuery = () => endpointQuery(applications.list, {})
export const applicationQuery = (id: string) => endpointQuery(applications.get, { params: { id } })

/** How soon to look again while the board has not confirmed; false when nothing is open. */
export function lookAgainIn(rows: readonly Pick<Application, 'delivery'>[]): number | false {
  if (rows.some((row) => row.delivery === 'sending')) return SENDING_LOOK_MS
  return rows.some((row) => row.delivery === 'unconfirmed') ? UNCONFIRMED_LOOK_MS : false
}

/** The person's applications as last chosen here; read again by themselves while one is being sent or checked. */
export function useApplications() {
  const latest = useChangesUnderWay()
  return useQuery({
    ...applicationsQuery(),
    select: useCallback((rows: Application[]) => rows.map(latest), [latest]),
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => lookAgainIn(state.data ?? []),
  })
}

/** One application as last chosen here, with its receipt and history. */
export function useApplication(id: string) {
  const latest = useChangesUnderWay()
  return useQuery({
    ...applicationQuery(id),
    select: useCallback((read: Read) => ({ ...read, application: latest(read.application) }), [latest]),
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => lookAgainIn(state.data ? [state.data.application] : []),
  })
}

/** Everything that shows applications reads them again. */
export function useRefreshApplications(): () => Promise<void> {
  const client = useQueryClient()
  return () => refreshEndpoints(client, applications.list, applications.get)
}

/**
 * Changes the person's own view of one application. What was read stays as the server said it; until a change is
 * answered, `useChangesUnderWay` lays it over, so that neither the answer to an earlier change nor a read in between
 * takes it back from the screen, and a failed one leaves nothing to undo. Changes of the same application wait for each
 * other, so that the last one chosen is the one that stays.
 */
function updateOf(client: QueryClient, refresh: () => Promise<void>, id: number) {
  const { queryKey } = applicationsQuery()
  const one = applicationQuery(String(id)).queryKey
  return mutationOptions({
    mutationKey: [applications.updateStatus.path, id],
    scope: { id: `application-${id}` },
    mutationFn: (change: ApplicationChange) =>
      call(applications.updateStatus, { params: { id: String(id) }, body: change }),
    onError: () => {
      void refresh()
    },
    onSuccess: async (after) => {
      showAnswer(client, queryKey, (rows) => rows?.map((old) => (old.id === id ? after : old)))
      showAnswer(client, one, (read) => (read ? { ...read, application: after } : read))
      await refreshEndpoints(client, applications.get)
    },
  })
}

/** Lays over an application what was changed on this screen and is not answered yet, in the order it was chosen. */
function useChangesUnderWay(): (row: Application) => Application {
  const changes = useMutationState({
    filters: { mutationKey: [applications.updateStatus.path], status: 'pending' },
    select: ({ options, state }) => ({ id: options.mutationKey?.[1], change: state.variables as ApplicationChange }),
  })
  return useCallback(
    (row) => changes.filter(({ id }) => id === row.id).reduce((latest, { change }) => changed(latest, change), row),
    [changes],
  )
}

const changed = (row: Application, { status, notes }: ApplicationChange): Application => ({
  ...row,
  status: shownStatus(row.delivery, status),
  notes: notes ?? row.notes,
})

/** The change of one application; see `updateOf`. */
export function useUpdateApplication(id: number) {
  const client = useQueryClient()
  return useMutation(updateOf(client, useRefreshApplications(), id))
}

/** The same for whichever application is moved. @throws ApiError, NetworkError */
export function useMoveApplication(): (id: number, status: ApplicationStatus) => Promise<Application> {
  const client = useQueryClient()
  const refresh = useRefreshApplications()
  return (id, status) =>
    client
      .getMutationCache()
      .build(client, updateOf(client, refresh, id))
      .execute({ status })
}

/** Sends an application. @throws ApiError, NetworkError */
export const sendApplication = (body: BodyGiven<typeof applications.apply>): Promise<Applied> =>
  call(applications.apply, { body })

/** How the application to a posting stands now; undefined when there is none. @throws ApiError, NetworkError */
export const readApplicationTo = async (jobId: number): Promise<Application | undefined> =>
  (await call(applications.list, {})).find((row) => row.job === jobId)

/** One application with its interviews, as the server has it now. @throws ApiError, NetworkError */
export const readApplication = (id: number): Promise<Read> => call(applications.get, { params: { id: String(id) } })

/** Hands over the resume as it went along. @throws ApiError, NetworkError */
export async function saveSentResume(id: number, name: string): Promise<void> {
  saveFile(await callFile(applications.sentResume, { id: String(id) }), name)
}
