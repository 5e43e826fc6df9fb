import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { jobs } from '#features/jobs/calls.ts'
import { call } from '#web/lib/api.ts'
import { orAsk } from '#web/lib/lost-answer.ts'
import { endpointQuery, refreshEndpoints, refreshQueries, showAnswer } from '#web/lib/query.ts'
import { safety } from '../calls.ts'
import type { SaidOfPosting } from '../contract.ts'
import type { ReportReason, ReviewDecision, RowDecision } from '../rules.ts'

const saidQuery = (id: string) => endpointQuery(safety.said, { params: { id } })

/** What this person said about a posting; asked for when its dialog opens. */
export const useSaid = (id: string) => useQuery({ ...saidQuery(id), staleTime: 0 })

/** Jobs that may be the same as this one, as they stood when the dialog opened. */
export const useJoinable = (id: string) =>
  useQuery({ ...endpointQuery(safety.joinable, { params: { id } }), staleTime: 0 })

export type Saying =
  | { do: 'report'; reason: ReportReason; note: string }
  | { do: 'take-back' }
  | { do: 'not-same' | 'same-after-all' | 'same' | 'not-same-after-all'; other: number }

const say = (id: string, said: Saying) => {
  const params = { id }
  if (said.do === 'report') return call(safety.report, { params, body: { reason: said.reason, note: said.note } })
  if (said.do === 'take-back') return call(safety.takeBack, { params })
  if (said.do === 'not-same') return call(safety.notSame, { params, body: { other_id: said.other } })
  if (said.do === 'same') return call(safety.same, { params, body: { other_id: said.other } })
  const back = said.do === 'same-after-all' ? safety.sameAfterAll : safety.notSameAfterAll
  return call(back, { params: { id, other: String(said.other) } })
}

const isSo = ({ report, same_as, not_same_as }: SaidOfPosting, said: Saying): boolean => {
  if (said.do === 'report') return report?.reason === said.reason && report.note === said.note
  if (said.do === 'take-back') return report === null
  if (said.do === 'same' || said.do === 'not-same-after-all')
    return same_as.includes(said.other) === (said.do === 'same')
  return not_same_as.includes(said.other) === (said.do === 'not-same')
}

const sayOrAsk = (id: string, said: Saying): Promise<SaidOfPosting> =>
  orAsk(
    () => say(id, said),
    async () => {
      const now = await call(safety.said, { params: { id } })
      return isSo(now, said) ? now : null
    },
  )

/** Says something about a posting, or takes it back; a posting that came off the list leaves it here too. */
export function useSay(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (said: Saying) => sayOrAsk(id, said),
    onSuccess: (answer, said) => {
      showAnswer(client, saidQuery(id).queryKey, answer)
      // What is one row is said by every list and every page.
      void refreshQueries(
        client,
        'other' in said
          ? { predicate: ({ queryKey: [path] }) => path !== safety.said.path && path !== safety.joinable.path }
          : { queryKey: [jobs.search.path] },
      )
    },
  })
}

export type QueueName = 'waiting' | 'hidden'

/** A page of the team's queue. */
export const useReviews = (state: QueueName, page: number) =>
  useQuery({ ...endpointQuery(safety.reviews, { query: { state, page: String(page) } }), staleTime: 0 })

export const useSplits = (page: number) =>
  useQuery({ ...endpointQuery(safety.splits, { query: { page: String(page) } }), staleTime: 0 })

/** What the team decided is at once in every list. */
function useRefresh() {
  const client = useQueryClient()
  return () => refreshEndpoints(client, safety.reviews, safety.splits, jobs.search, jobs.detail, jobs.similar)
}

export function useDecide() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ id, ...body }: { id: number; decision: ReviewDecision; reason: string }) =>
      call(safety.decide, { params: { id: String(id) }, body }),
    onSuccess: refresh,
  })
}

export function useDecideSplit() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ id, ...body }: { id: number; decision: RowDecision; reason: string }) =>
      call(safety.decideSplit, { params: { id: String(id) }, body }),
    onSuccess: refresh,
  })
}
