import { cx } from './cx.ts'

type TimeProps = {
  /** The moment as an ISO string. */
  at: string
  /** What is read, such as `2 hours ago`. */
  shown: string
  /** The exact moment with its zone, seen on hover and focus. */
  exact: string
  /** Reachable by the keyboard; leave off inside lists, where it would cost a stop on every row. */
  focusable?: boolean
  className?: string
}

/** A moment in words with the exact one on hover and focus; the line it stands in has to be `relative`. */
export function Time({ at, shown, exact, focusable = false, className }: TimeProps) {
  return (
    <time
      dateTime={at}
      data-exact={exact}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- its tooltip has no other way in for the keyboard
      tabIndex={focusable ? 0 : undefined}
      className={cx('exact-time', className)}
    >
      {shown}
      <span className="sr-only"> ({exact})</span>
    </time>
  )
}
