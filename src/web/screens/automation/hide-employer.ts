import type { PlanItem } from '#features/automation/contract.ts'
import { usePress } from '#features/automation/web/api.ts'
import { hidden } from '#features/hidden/calls.ts'
import { HIDDEN_TEXTS as say } from '#features/hidden/web/texts.ts'
import { call } from '#web/lib/api.ts'
import { toast } from '#web/ui/toast-store.ts'

/** Shows an employer again that was hidden a moment ago; one that is shown already is fine. */
async function showAgain(employerId: number): Promise<void> {
  const { results } = await call(hidden.list, {})
  const thing = results.find(({ employer }) => employer?.id === employerId)
  if (thing) await call(hidden.show, { params: { id: String(thing.id) } })
}

/** Hides the employer of a candidate everywhere and refuses it; undone, both are taken back. */
export function useHideEmployer(): (item: PlanItem) => void {
  const { press } = usePress()
  return ({ id, job: { employer } }) => {
    if (employer === null) return
    const onAction = () =>
      void showAgain(employer.id).then(
        () => press({ kind: 'restore', id }),
        () => toast.error(say.showFailed),
      )
    press({ kind: 'hideEmployer', id }, () => {
      toast.success(`${employer.name} is hidden`, say.employerHidden, { action: { label: 'Undo', onAction } })
    })
  }
}
