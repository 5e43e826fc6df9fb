import { cx } from '#web/ui/cx.ts'
import { useUnread } from './unread.ts'

const MOST_SHOWN = 99

/** How many conversations wait; nothing when none do. Lies over its corner, so that nothing moves when it comes. */
export function UnreadBadge({ className }: { className?: string }) {
  const count = useUnread()
  if (count === 0) return null
  return (
    <span
      className={cx(
        'inline-flex h-5 min-w-5 items-center justify-center rounded-full bg-mangga px-1.5 text-xs font-bold text-on-mangga tabular-nums',
        className,
      )}
    >
      {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
      <span className="sr-only"> unread</span>
    </span>
  )
}
