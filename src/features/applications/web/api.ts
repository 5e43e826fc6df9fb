import { mutationOptions, type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { BodyGiven, ResponseOf } from '#contract/endpoint.ts'
import { call } from '#web/lib/api.ts'
import { callFile } from '#web/lib/file-call.ts'
import { saveFile } from '#web/lib/hand-over.ts'
import { endpointQuery } from '#web/lib/query.ts'
import { type Application, applications } from '../contract.ts'
import type { ApplicationStatus } from '../rules.ts'

const SENDING_LOOK_MS = 4000
const UNCONFIRMED_LOOK_MS = 15_000

export type Applied = ResponseOf<typeof applications.apply>
export type ApplicationChange = BodyGiven<typeof applications.updateStatus>

export const applicationsQuery = () => endpointQuery(applications.list, {})
export const applicationQuery = (id: string) => endpointQuery(applications.get, { params: { id } })

/** How soon to look again while the board has not confirmed; false when nothing is open. */
export function lookAgainIn(rows: readonly Pick<Application, 'delivery'>[]): number | false {
  if (rows.some((row) => row.delivery === 'sending')) return SENDING_LOOK_MS
  return rows.some((row) => row.delivery === 'unconfirmed') ? UNCONFIRMED_LOOK_MS : false
}

/** The person's applications; read again by themselves while one is being sent or checked. */
export const useApplications = () =>
  useQuery({
    ...applicationsQuery(),
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => lookAgainIn(state.data ?? []),
  })

/** One application with its receipt and history. */
export const useApplication = (id: string) =>
  useQuery({
    ...applicationQuery(id),
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => lookAgainIn(state.data ? [state.data.application] : []),
  })

/** Everything that shows applications reads them again. */
export function useRefreshApplications(): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: [applications.list.path] }),
      client.invalidateQueries({ queryKey: [applications.get.path] }),
    ])
  }
}

const changed = (row: Application, { status, notes }: ApplicationChange): Application => ({
  ...row,
  status,
  notes: notes ?? row.notes,
})

/** Puts one application into everything that was read of it. */
function replaceIn(client: QueryClient, id: number, row: (old: Application) => Application): void {
  client.setQueryData(applicationsQuery().queryKey, (rows) => rows?.map((old) => (old.id === id ? row(old) : old)))
  client.setQueryData(applicationQuery(String(id)).queryKey, (read) =>
    read ? { ...read, application: row(read.application) } : read,
  )
}

/**
 * Changes the person's own view of one application: shown at once, taken back and read again when it fails. Changes of
 * the same application wait for each other, so that the last one chosen is the one that stays.
 */
function updateOf(client: QueryClient, refresh: () => Promise<void>, id: number) {
  const { queryKey } = applicationsQuery()
  const one = applicationQuery(String(id)).queryKey
  return mutationOptions({
    scope: { id: `application-${id}` },
    mutationFn: (change: ApplicationChange) =>
      call(applications.updateStatus, { params: { id: String(id) }, body: change }),
    onMutate: async (change) => {
      await Promise.all([client.cancelQueries({ queryKey }), client.cancelQueries({ queryKey: one })])
      const listed = client.getQueryData(queryKey)?.find((row) => row.id === id)
      const before = listed ?? client.getQueryData(one)?.application
      replaceIn(client, id, (row) => changed(row, change))
      return { before }
    },
    onError: (_error, _change, context) => {
      const { before } = context ?? {}
      if (before) replaceIn(client, id, () => before)
      return refresh()
    },
    onSuccess: async (after) => {
      replaceIn(client, id, () => after)
      await client.invalidateQueries({ queryKey: [applications.get.path] })
    },
  })
}

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

/** Hands over the resume as it went along. @throws ApiError, NetworkError */
export async function saveSentResume(id: number, name: string): Promise<void> {
  saveFile(await callFile(applications.sentResume, { id: String(id) }), name)
}
