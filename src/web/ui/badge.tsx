import type { ReactNode } from 'react'
import { cx } from './cx.ts'

export type Tone = 'plain' | 'dagat' | 'mangga' | 'success' | 'danger'

const TONES: Record<Tone, string> = {
  plain: 'bg-sunken text-soft',
  dagat: 'bg-dagat-wash text-dagat-deep',
  mangga: 'bg-mangga-wash text-mangga-ink',
  success: 'bg-success-wash text-success',
  danger: 'bg-danger-wash text-danger',
}

/** A short word about a state. */
export function Badge({
  tone = 'plain',
  className,
  children,
}: {
  tone?: Tone
  className?: string
  children: ReactNode
}) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-sm font-medium whitespace-nowrap',
        TONES[tone],
        className,
      )}
    >
      {children}
    </span>
  )
}

/** A tag or a source: outlined, quiet. */
export function Chip({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <span
      className={cx(
        'inline-flex max-w-full items-center gap-1.5 rounded-full border border-line px-2.5 py-0.5 text-sm wrap-anywhere text-soft',
        className,
      )}
    >
      {children}
    </span>
  )
}
