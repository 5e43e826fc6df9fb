import { cx } from './cx.ts'

type BarProps = { value: number; max: number; label: string; tone?: 'dagat' | 'success' | 'mangga' | 'danger' }
const FILLS = { dagat: 'accent-dagat', success: 'accent-success', mangga: 'accent-mangga', danger: 'accent-danger' }
const BAR =
  'h-2 w-full appearance-none overflow-hidden rounded-full border-0 bg-sunken [&::-moz-progress-bar]:rounded-full [&::-moz-progress-bar]:bg-(--fill) [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-(--fill)'
const FILL_VARIABLES = {
  dagat: '[--fill:var(--dagat)]',
  success: '[--fill:var(--success)]',
  mangga: '[--fill:var(--mangga)]',
  danger: '[--fill:var(--danger)]',
}

/** How much of a cap is used, such as 3 of 5; the owner writes the figures beside it. */
export function Meter({ value, max, label, tone = 'dagat' }: BarProps) {
  return <progress aria-label={label} value={value} max={max} className={cx(BAR, FILLS[tone], FILL_VARIABLES[tone])} />
}

/** How far something has come: an upload, a wizard. Without `value` it only says that something goes on. */
export function ProgressBar({ value, label }: { value?: number; label: string }) {
  return (
    <progress
      aria-label={label}
      {...(value === undefined ? {} : { value, max: 1 })}
      className={cx(BAR, FILLS.dagat, FILL_VARIABLES.dagat)}
    />
  )
}
