import { cx } from './cx.ts'

export type StepState = 'done' | 'open' | 'skipped' | 'ahead'

type StepperProps = {
  /** Their names in order, each with how it stands. */
  steps: readonly { name: string; state: StepState }[]
  /** How much of it all is done, 0 to 100. */
  percent: number
}

const LOOKS: Record<StepState, string> = {
  done: 'bg-dagat',
  open: 'bg-dagat',
  skipped: 'border-2 border-dagat bg-transparent',
  ahead: 'bg-edge/40',
}
const WORDS: Record<StepState, string> = { done: 'done', open: 'open', skipped: 'skipped', ahead: 'still to come' }

/** Where a person is in a row of steps: in words, and as one piece of a bar for each step. */
export function Stepper({ steps, percent }: StepperProps) {
  const at = steps.findIndex(({ state }) => state === 'open') + 1
  const said = `Step ${at} of ${steps.length}`
  return (
    <div className="mb-6">
      <p className="mb-2 flex justify-between gap-4 text-sm text-soft tabular">
        <span>{said}</span>
        <span>{percent}% complete</span>
      </p>
      <ol aria-label={`${said}, ${percent}% complete`} className="flex gap-1">
        {steps.map(({ name, state }) => (
          <li
            key={name}
            aria-current={state === 'open' ? 'step' : undefined}
            className={cx('h-2 flex-1 rounded-full', LOOKS[state])}
          >
            <span className="sr-only">
              {name}: {WORDS[state]}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
