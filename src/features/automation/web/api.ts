import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { BodyGiven } from '#contract/endpoint.ts'
import { ApiError, call } from '#web/lib/api.ts'
import { endpointQuery, refreshEndpoints, showAnswer } from '#web/lib/query.ts'
import { toast } from '#web/ui/toast-store.ts'
import { automation } from '../calls.ts'
import type { AutomationPlan } from '../contract.ts'
import { PLAN_TEXTS } from './texts.ts'

const RUNNING_LOOK_MS = 5000
const MINUTE_MS = 60_000

const fresh = { staleTime: 0, refetchOnWindowFocus: 'always' as const, refetchOnReconnect: 'always' as const }
export const settingsQuery = () => endpointQuery(automation.settings, {})
const planQuery = () => endpointQuery(automation.plan, {})

export const useAutomationSettings = () => useQuery({ ...settingsQuery(), ...fresh })

const REACH_MS = 5 * MINUTE_MS
/** What a threshold means this week; only the number that is typed changes meanwhile. */
export const useReach = () => useQuery({ ...endpointQuery(automation.reach, {}), staleTime: REACH_MS })

/** The present plan, looked at again every minute, more often while its run is under way. */
export const usePlan = () =>
  useQuery({
    ...planQuery(),
    ...fresh,
    refetchInterval: ({ state }) => (state.data?.plan?.state === 'running' ? RUNNING_LOOK_MS : MINUTE_MS),
  })

/** Whether a job can be added to a plan right now; it is looked at on every posting, so not each time anew. */
export const useLine = (enabled: boolean) =>
  useQuery({ ...endpointQuery(automation.line, {}), staleTime: MINUTE_MS, refetchInterval: MINUTE_MS, enabled })

export const useRuns = (page: number) =>
  useQuery({ ...endpointQuery(automation.runs, { query: { page: String(page) } }), ...fresh })

export const useRun = (id: string) =>
  useQuery({
    ...endpointQuery(automation.run, { params: { id } }),
    ...fresh,
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? RUNNING_LOOK_MS : false),
  })

export const usePoints = () => useQuery({ ...endpointQuery(automation.points, {}), ...fresh })

/** The server's own sentence, or that it did not work. */
export const whyNot = (error: unknown): string =>
  error instanceof ApiError
    ? error.detail || (Object.values(error.fields).flat()[0] ?? PLAN_TEXTS.failed)
    : PLAN_TEXTS.failed

/** What can be done to the plan; each answers with the plan as it is then. */
export type PlanChange =
  | { kind: 'veto' | 'restore' | 'approve' | 'hideEmployer'; id: number }
  | { kind: 'approveAll' | 'stop' | 'resume' }
  | { kind: 'points'; id: number; points: number }
  | { kind: 'letter'; id: number; letter: BodyGiven<typeof automation.editLetter> }
  | { kind: 'add'; jobId: number }

function send(change: PlanChange): Promise<AutomationPlan> {
  switch (change.kind) {
    case 'approveAll':
    case 'stop':
    case 'resume':
      return call(automation[change.kind], {})
    case 'points':
      return call(automation.setPoints, { params: { id: String(change.id) }, body: { points: change.points } })
    case 'letter':
      return call(automation.editLetter, { params: { id: String(change.id) }, body: change.letter })
    case 'add':
      return call(automation.add, { body: { job_post_id: change.jobId } })
    default:
      return call(automation[change.kind], { params: { id: String(change.id) } })
  }
}

/** Changes the plan and shows what came of it; a plan that was another one meanwhile is read again. */
export function usePlanChange() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: (plan) => {
      showAnswer(client, planQuery().queryKey, plan)
      return refreshEndpoints(client, automation.line)
    },
    onError: () => refreshEndpoints(client, automation.plan),
  })
}

/** The same for a press without a form: a refusal is said in a notification. */
export function usePress() {
  const { mutate, isPending, variables } = usePlanChange()
  return {
    press: (change: PlanChange, onDone?: () => void) =>
      mutate(change, {
        onSuccess: () => onDone?.(),
        onError: (error) => void toast.error(whyNot(error)),
      }),
    /** What is on its way. */
    pressed: isPending ? variables : null,
  }
}
