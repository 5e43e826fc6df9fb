import { useSession } from '#web/lib/session.ts'
import { toast } from '#web/ui/toast-store.ts'
import type { AutomationPlan } from '../contract.ts'
import { useLine, usePlanChange, whyNot } from './api.ts'
import { PLAN_TEXTS as say } from './texts.ts'

/** Whether a posting can be put on tonight's plan, or stands there, and the press that puts it there. */
export function useAddToPlan({ id, title }: { id: number; title: string }) {
  const { token } = useSession()
  const { data } = useLine(token !== null)
  const { mutateAsync, isPending } = usePlanChange()
  return {
    state: data?.can_add !== true ? ('closed' as const) : data.job_ids.includes(id) ? 'planned' : 'open',
    isPending,
    // Told by the promise: the menu it was chosen in is gone by then.
    add: () =>
      mutateAsync({ kind: 'add', jobId: id }).then(
        (answer) => tell(answer, { id, title }),
        (error: unknown) => void toast.error(say.notAdded, whyNot(error)),
      ),
  }
}

/** What breaks a rule stands on the plan held back: that is not what was asked for, so the rule is told. */
function tell({ plan }: AutomationPlan, { id, title }: { id: number; title: string }): void {
  const item = plan?.items.find(({ job }) => job.id === id)
  if (item?.state === 'planned') toast.success(say.added, title)
  else toast.error(say.notAdded, item?.rules.find(({ held }) => !held)?.reason ?? say.failed)
}
