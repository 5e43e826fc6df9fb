import type { ReactNode } from 'react'
import { useOnline } from '#web/lib/online.ts'
import { cx } from './cx.ts'

/** The shape of a line or block that is coming; sizes by class names. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cx('skeleton block', className)} />
}

type LoadingProps = { label: string; children: ReactNode; className?: string }

/** Tells a screen reader once that something is loading, around skeletons, and everybody that it waits for the line. */
export function Loading({ label, children, className }: LoadingProps) {
  const online = useOnline()
  return (
    <div role="status" data-loading="" className={className}>
      {online ? (
        <span className="sr-only">{label}</span>
      ) : (
        <p className="py-2 text-soft">Waiting for a connection. This loads by itself when it is back.</p>
      )}
      {children}
    </div>
  )
}
