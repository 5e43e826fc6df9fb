import type { ReactNode } from 'react'
import { useNow } from '#web/lib/now.tsx'
import type { JobDetail } from '../contract.ts'
import { hoursText, otherHoursText, philippinesText } from './facts-text.ts'
import { SOURCE_NAMES } from './texts.ts'

/** The posting's own words a fact was read from. */
export function Quote({ children }: { children: string }) {
  return <q className="block text-sm font-normal break-words whitespace-pre-line text-soft">{children}</q>
}

/** Working hours in Manila, those of the present half of the year first; the words they were read from stand below each. */
export function SaidHours({ job }: { job: JobDetail }) {
  const now = useNow()
  if (job.facts.hours.length === 0) return 'Not stated'
  return (
    <ul className="flex flex-col gap-2">
      {job.facts.hours.map((hours) => {
        const other = otherHoursText(hours, now)
        return (
          <li key={`${hours.zone} ${hours.quote}`}>
            {hoursText(hours, now)}
            {other ? <span className="block text-sm font-normal text-soft">{other}</span> : null}
            <Quote>{hours.quote}</Quote>
          </li>
        )
      })}
    </ul>
  )
}

/** Whether people in the Philippines may apply, and how that is known. */
export function SaidPhilippines({ job }: { job: JobDetail }): ReactNode {
  const { basis, quote } = job.facts.philippines
  return (
    <>
      {philippinesText(job.facts)}
      {quote === null ? null : <Quote>{quote}</Quote>}
      {basis === 'board' ? (
        <span className="block text-sm font-normal text-soft">
          {SOURCE_NAMES[job.source]} is a board for people in the Philippines.
        </span>
      ) : null}
    </>
  )
}
