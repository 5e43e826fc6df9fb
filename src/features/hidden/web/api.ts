import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { jobs } from '#features/jobs/calls.ts'
import { filters } from '#features/jobs/filters/calls.ts'
import { matching } from '#features/matching/calls.ts'
import { call } from '#web/lib/api.ts'
import { endpointQuery, refreshEndpoints, statusOf } from '#web/lib/query.ts'
import { useSession } from '#web/lib/session.ts'
import { toast } from '#web/ui/toast-store.ts'
import { hidden } from '../calls.ts'
import type { HiddenThing } from '../contract.ts'
import { HIDDEN_TEXTS as say, hideFailure, nameOf, shownAgain } from './texts.ts'

const hiddenQuery = () => endpointQuery(hidden.list, {})

/** What the person hides; asked for only while somebody is signed in. */
export function useHidden() {
  const { token } = useSession()
  return useQuery({ ...hiddenQuery(), enabled: token !== null })
}

/** Every list that leaves hidden postings out. */
const refresh = (client: QueryClient) =>
  refreshEndpoints(client, hidden.list, jobs.search, jobs.list, jobs.similar, filters.facets, matching.list)

type ToHide = { employer_id: number } | { word: string }

/** Hides an employer or a word; done when every list has been read again. @throws ApiError, NetworkError */
export async function hideThing(client: QueryClient, body: ToHide): Promise<HiddenThing> {
  const thing = await call(hidden.hide, { body })
  await refresh(client)
  return thing
}

export function useHide() {
  const client = useQueryClient()
  return useMutation({ mutationFn: (body: ToHide) => hideThing(client, body) })
}

/** Shows again what was hidden: gone from the list at once, back when it failed; what had gone already is fine. */
async function showThing(client: QueryClient, id: number): Promise<void> {
  const { queryKey } = hiddenQuery()
  await client.cancelQueries({ queryKey })
  const before = client.getQueryData(queryKey)
  if (before) {
    const results = before.results.filter((thing) => thing.id !== id)
    client.setQueryData(queryKey, { ...before, results, count: results.length })
  }
  try {
    await call(hidden.show, { params: { id: String(id) } })
  } catch (error) {
    if (statusOf(error) === 404) return
    if (before) client.setQueryData(queryKey, before)
    throw error
  } finally {
    await refresh(client)
  }
}

/** Hides an employer for good, says so with the way back, and says when it could not be; gives whether it worked. */
export async function hideEmployer(client: QueryClient, { id, name }: { id: number; name: string }): Promise<boolean> {
  try {
    const thing = await hideThing(client, { employer_id: id })
    const onAction = () => void showThing(client, thing.id).catch(() => toast.error(say.showFailed))
    toast.success(`${name} is hidden`, say.employerHidden, { action: { label: 'Undo', onAction } })
    return true
  } catch (error) {
    toast.error(hideFailure(error))
    return false
  }
}

/** Shows a thing again, says so with the way back, and says when it could not be. */
export function useShowAgain(): (thing: HiddenThing) => void {
  const client = useQueryClient()
  return (thing) => {
    const { employer, word } = thing
    const onAction = () => {
      const body = employer ? { employer_id: employer.id } : { word: word ?? '' }
      hideThing(client, body).catch((error: unknown) => toast.error(hideFailure(error)))
    }
    showThing(client, thing.id).then(
      () => toast.success(shownAgain(nameOf(thing)), '', { action: { label: 'Undo', onAction } }),
      () => toast.error(say.showFailed),
    )
  }
}
