import { cx } from '#web/ui/cx.ts'
import { RESET_STEPS, type ResetStep } from './steps.ts'

const HEADINGS: Record<ResetStep, string> = {
  email: 'Which account is it?',
  verify: 'Check your mail',
  reset: 'Choose a new password',
  success: 'Your new password is set',
}

/** How far somebody is, and what this step wants; the heading can take the focus. */
export function StepBar({ step }: { step: ResetStep }) {
  const at = RESET_STEPS.indexOf(step)
  return (
    <div className="flex flex-col gap-3">
      <span aria-hidden="true" className="flex gap-1">
        {RESET_STEPS.map((each, index) => (
          <span key={each} className={cx('h-1.5 flex-1 rounded-full', index <= at ? 'bg-dagat' : 'bg-line')} />
        ))}
      </span>
      <h2 tabIndex={-1} className="text-xl outline-none">
        <span className="sr-only">
          Step {at + 1} of {RESET_STEPS.length}:{' '}
        </span>
        {HEADINGS[step]}
      </h2>
    </div>
  )
}
