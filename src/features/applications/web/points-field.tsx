import { APPLY_POINTS_MAX, APPLY_POINTS_MIN } from '#features/board-account/rules.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Tip } from '#web/ui/tip.tsx'
import { APPLY_SENTENCES as say } from './texts.ts'

/** How many points there are to spend: `points` is null until the board told it, `failure` says why it did not. */
export type Balance = {
  points: number | null
  failure: string
  loading: boolean
  retrying: boolean
  onRetry: () => void
}

type PointsFieldProps = {
  value: string
  onValue: (value: string) => void
  balance: Balance
  error?: string | undefined
  disabled?: boolean
}

/** Apply points for this application, 1 to 60 and never more than there are (spec 2 §5). */
export function PointsField({ value, onValue, balance, error, disabled = false }: PointsFieldProps) {
  const { points } = balance
  const max = points === null ? APPLY_POINTS_MAX : Math.max(APPLY_POINTS_MIN, Math.min(APPLY_POINTS_MAX, points))
  return (
    <div className="flex flex-col gap-2">
      <Field
        label="Apply points"
        error={error}
        hint={say.pointsHint}
        aside={<Tip label="About apply points">{say.pointsTip}</Tip>}
      >
        {(control) => (
          <Input
            {...control}
            name="apply_points"
            type="number"
            inputMode="numeric"
            min={APPLY_POINTS_MIN}
            max={max}
            step={1}
            value={value}
            onValue={onValue}
            disabled={disabled}
            autoComplete="off"
            className="max-w-32"
          />
        )}
      </Field>
      <BalanceLine balance={balance} />
    </div>
  )
}

function BalanceLine({ balance: { points, failure, loading, retrying, onRetry } }: { balance: Balance }) {
  if (loading) {
    return (
      <div role="status" className="flex min-h-6 items-center">
        <span className="sr-only">Reading your balance</span>
        <Skeleton className="h-4 w-48" />
      </div>
    )
  }
  if (points === null) {
    return (
      <div role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="text-danger">{failure || 'Unable to fetch apply points.'}</p>
        <Button look="quiet" onClick={onRetry} busy={retrying} busyLabel="Trying again…">
          Try again
        </Button>
      </div>
    )
  }
  return (
    <p role="status" className="tabular min-h-6">
      You have{' '}
      <strong className="rounded-full bg-mangga px-2 py-0.5 font-semibold text-on-mangga">
        {points} {points === 1 ? 'point' : 'points'}
      </strong>{' '}
      on OLJ.
    </p>
  )
}
