import { useNow } from '#web/lib/now.tsx'
import { TextLink } from '#web/ui/link.tsx'
import type { Application } from '../../contract.ts'
import { dayInWords, DUE_WORDS } from '../../web/row-parts.tsx'
import { dueRows } from '../due-rows.ts'
import { dueness } from '../rules.ts'
import { useIsRemovedFollowUp } from './api.ts'
import { Tick } from './tick.tsx'

/** What is due today or overdue over all applications, the oldest first; nothing when nothing is. */
export function DueList({ rows }: { rows: readonly Application[] }) {
  const now = useNow()
  const isRemoved = useIsRemovedFollowUp()
  const due = dueRows(rows, now).filter(({ next }) => !isRemoved(next.id))
  if (due.length === 0) return null
  return (
    <section aria-labelledby="due" className="rounded-box border border-line bg-surface p-4">
      <h2 id="due" className="text-lg font-semibold">
        To do
      </h2>
      <ul>
        {due.map(({ row, next }) => (
          <li key={next.id} className="border-b border-line py-1 last:border-0">
            <Tick application={row.id} id={next.id} text={next.text} done={false} />
            <p className="ms-8 pb-1 text-sm text-soft">
              <span className={dueness(next.due_on, now) === 'overdue' ? 'font-medium text-danger' : ''}>
                {DUE_WORDS[dueness(next.due_on, now)]} {dayInWords(next.due_on)}
              </span>
              {' · '}
              <TextLink to={`/applications/${row.id}`}>{row.job_title}</TextLink>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
