import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'

type FoldProps = { title: string; className?: string; children: ReactNode }

/** What few want to read, behind a line that opens it. */
export const Fold = ({ title, className, children }: FoldProps) => (
  <details className={cx('group', className)}>
    <summary className="flex min-h-11 items-center justify-between gap-3 font-medium hover:text-dagat">
      {title}
      <ChevronDown
        className="size-5 shrink-0 text-soft transition-transform duration-150 group-open:rotate-180 motion-reduce:transition-none"
        aria-hidden="true"
      />
    </summary>
    {children}
  </details>
)
