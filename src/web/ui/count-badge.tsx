import { cx } from './cx.ts'

const MOST_SHOWN = 99

type CountBadgeProps = {
  count: number
  /** What is counted, for who only hears it: `unread`. */
  what: string
  className?: string | undefined
}

/** How many of something wait, 99+ beyond; nothing when none do. */
export function CountBadge({ count, what, className }: CountBadgeProps) {
  if (count <= 0) return null
  return (
    <span
      className={cx(
        'inline-flex h-5 min-w-5 items-center justify-center rounded-full bg-mangga px-1.5 text-xs font-bold text-on-mangga tabular-nums',
        className,
      )}
    >
      {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
      <span className="sr-only"> {what}</span>
    </span>
  )
}
