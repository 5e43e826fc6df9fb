import { useForm } from '#web/lib/form/use-form.ts'
import { Field } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Input } from '#web/ui/input.tsx'
import type { PlanItem } from '../contract.ts'
import { LIMITS } from '../rules.ts'
import { usePlanChange, whyNot } from './api.ts'
import { wrongNumber } from './limits.ts'
import { many } from './texts.ts'

const { min, max } = LIMITS.apply_points

/** How many points one application takes. */
export function PointsDialog({ item, onClose }: { item: PlanItem; onClose: () => void }) {
  const { mutateAsync } = usePlanChange()
  const form = useForm({
    initial: { points: String(item.points) },
    schema: ({ points }: { points: string }): Record<string, string> => {
      const wrong = wrongNumber(points, LIMITS.apply_points)
      return wrong === undefined ? {} : { points: wrong }
    },
    send: ({ points }) => mutateAsync({ kind: 'points', id: item.id, points: Number(points) }),
    onSent: onClose,
    onFailure: whyNot,
  })
  const { error, ...state } = form.field('points')
  return (
    <FormDialog title="Change the points" form={form} onClose={onClose}>
      <p>{item.job.title}</p>
      <Field
        label="Apply points"
        hint={`Suggested: ${many(item.suggested_points, 'point')}. Max 60 points.`}
        error={error}
      >
        {(control) => (
          <Input
            {...control}
            {...state}
            type="number"
            inputMode="numeric"
            step={1}
            min={min}
            max={max}
            autoComplete="off"
            className="max-w-32"
          />
        )}
      </Field>
    </FormDialog>
  )
}
