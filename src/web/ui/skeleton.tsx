import type { ReactNode } from 'react'
import { cx } from './cx.ts'

/** The shape of a line or block that is coming; sizes by class names. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cx('skeleton block', className)} />
}

/** Tells a screen reader once that something is loading, around skeletons. */
export function Loading({ label, children, className }: { label: string; children: ReactNode; className?: string }) {
  return (
    <div role="status" data-loading="" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  )
}
