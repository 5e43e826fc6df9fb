import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { Link } from '#web/lib/navigation.tsx'
import { cx } from './cx.ts'
import { pageWindow } from './page-window.ts'

type PaginationProps = { page: number; pages: number; hrefOf: (page: number) => string; label?: string }

const STEP =
  'inline-flex size-11 items-center justify-center rounded-box tabular-nums no-underline transition-colors duration-150'

/** Links to the pages of a list, so that a middle click and no JavaScript work. Nothing for a single page. */
export function Pagination({ page, pages, hrefOf, label = 'Pages' }: PaginationProps) {
  if (pages <= 1) return null
  return (
    <nav aria-label={label} className="flex justify-center py-6">
      <ul className="flex flex-wrap items-center justify-center gap-1">
        <li>
          <Step to={page > 1 ? hrefOf(page - 1) : undefined} label="Previous page">
            <ChevronLeft className="size-5" aria-hidden="true" />
          </Step>
        </li>
        {pageWindow(page, pages).map((mark) => (
          <li
            key={mark}
            className={typeof mark === 'number' && Math.abs(mark - page) > 1 ? 'max-sm:hidden' : undefined}
          >
            {typeof mark === 'number' ? (
              <Link
                to={hrefOf(mark)}
                aria-label={`Page ${mark}`}
                aria-current={mark === page ? 'page' : undefined}
                className={cx(
                  STEP,
                  mark === page ? 'bg-dagat font-semibold text-on-dagat' : 'text-ink hover:bg-dagat-wash',
                )}
              >
                {mark}
              </Link>
            ) : (
              <span className="inline-flex w-6 justify-center text-soft">…</span>
            )}
          </li>
        ))}
        <li>
          <Step to={page < pages ? hrefOf(page + 1) : undefined} label="Next page">
            <ChevronRight className="size-5" aria-hidden="true" />
          </Step>
        </li>
      </ul>
    </nav>
  )
}

function Step({ to, label, children }: { to: string | undefined; label: string; children: ReactNode }) {
  if (to === undefined) return <span className={cx(STEP, 'text-edge')}>{children}</span>
  return (
    <Link to={to} aria-label={label} className={cx(STEP, 'text-dagat hover:bg-dagat-wash')}>
      {children}
    </Link>
  )
}
