import type { ComponentProps } from 'react'
import { Link } from '#web/lib/navigation.tsx'
import { cx } from './cx.ts'

const LOOK = 'font-medium text-dagat underline decoration-1 underline-offset-4 hover:text-dagat-deep hover:decoration-2'

/** A link in running text, inside the product. */
export function TextLink({ className, ...link }: ComponentProps<typeof Link>) {
  return <Link {...link} className={cx(LOOK, className)} />
}

/** A link to another site: opens beside us and tells the other side nothing. */
export function OutsideLink({ className, children, ...link }: ComponentProps<'a'>) {
  return (
    <a {...link} target="_blank" rel="noopener noreferrer nofollow" className={cx(LOOK, className)}>
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}
