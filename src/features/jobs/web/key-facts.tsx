import Banknote from 'lucide-react/icons/banknote'
import Briefcase from 'lucide-react/icons/briefcase'
import Clock from 'lucide-react/icons/clock'
import MapPin from 'lucide-react/icons/map-pin'
import type { ComponentType, ReactNode, SVGProps } from 'react'
import { useNow } from '#web/lib/now.tsx'
import type { JobDetail } from '../contract.ts'
import { hoursLines } from './facts-text.ts'
import { payLines, placeText, typeText } from './pay-text.ts'

type FactProps = { icon: ComponentType<SVGProps<SVGSVGElement>>; term: string; children: ReactNode }

/** What decides whether to read on, a line each: pay a month and as posted, type, hours in Manila now, place. */
export function KeyFacts({ job }: { job: JobDetail }) {
  const now = useNow()
  const pay = payLines(job)
  const place = placeText(job)
  return (
    <dl className="tabular grid gap-x-8 gap-y-1 sm:grid-cols-2 sm:gap-y-2">
      <Fact icon={Banknote} term="Pay">
        <span className={pay.known ? 'font-semibold' : 'text-soft'}>{pay.first}</span>
        {pay.posted === null ? null : <Small>{pay.posted}</Small>}
      </Fact>
      <Fact icon={Briefcase} term="Kind of work">
        {typeText(job)}
        {job.hours_per_week === null ? '' : ` · ${job.hours_per_week} hours a week`}
      </Fact>
      <Fact icon={Clock} term="Hours">
        {job.facts.hours.length === 0 ? <span className="text-soft">Working hours not stated</span> : null}
        {job.facts.hours.map((hours) => {
          const { first, second } = hoursLines(hours, now)
          return (
            <span key={`${hours.zone} ${hours.quote}`} className="block">
              <span className="block">{first}</span>
              {second === null ? null : <Small>{second}</Small>}
            </span>
          )
        })}
      </Fact>
      {place === null ? null : (
        <Fact icon={MapPin} term="Place">
          {place}
        </Fact>
      )}
    </dl>
  )
}

const Fact = ({ icon: Icon, term, children }: FactProps) => (
  <div className="flex min-w-0 items-start gap-2.5">
    <Icon className="mt-0.5 size-5 shrink-0 text-soft" aria-hidden="true" />
    <dt className="sr-only">{term}</dt>
    <dd className="min-w-0 break-words">{children}</dd>
  </div>
)

const Small = ({ children }: { children: string }) => (
  <span className="line-clamp-2 block text-sm text-soft">{children}</span>
)
