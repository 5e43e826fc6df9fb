import type { ReactNode } from 'react'
import { grouped } from '#contract/number.ts'
import { manilaDay } from '#contract/time.ts'
import { initialsOf } from '#features/jobs/rules.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Fact, PayFact, PlacesFact } from '../../facts/web/fact.tsx'
import { MonthChart } from '../../facts/web/month-chart.tsx'
import { ShownNotes } from '../../notes/web/shown-notes.tsx'
import { LEAST_PEOPLE } from '../../replies/rules.ts'
import { answeredText, daysText } from '../../replies/texts.ts'
import { jobsText, sourcesText } from '../../texts.ts'
import type { Company } from '../contract.ts'
import { OpenJobs } from './open-jobs.tsx'
import { SafetyAdvice } from './safety-advice.tsx'

type ViewProps = {
  company: Company
  page: number
  /** What a person can do about the company. */
  actions: ReactNode
  /** What a person has done already. */
  banner: ReactNode
}

/** What is publicly known of a company (docs/product/employers.md). */
export function CompanyView({ company, page, actions, banner }: ViewProps) {
  return (
    <article className="flex flex-col gap-6 py-4 sm:py-8">
      {banner}
      <header className="flex flex-col gap-3">
        <div className="flex items-center gap-3">
          <Avatar initials={initialsOf(company.name)} name={company.name} />
          <h1 className="min-w-0 flex-1 text-2xl break-words sm:text-3xl">{company.name}</h1>
        </div>
        {company.other_names.length === 0 ? null : (
          <p className="break-words text-soft">Also posts as {company.other_names.join(', ')}.</p>
        )}
        <p className="text-soft">
          {jobsText(company.open_posts)} open, {grouped(company.total_posts)} seen so far on{' '}
          {sourcesText(company.sources)}. First seen {manilaDay(company.first_seen)}, last seen{' '}
          {manilaDay(company.last_seen)}.
        </p>
        <div className="flex flex-wrap gap-2">{actions}</div>
      </header>
      <ShownNotes notes={company.notes} name={company.name} />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-x-12">
        <OpenJobs company={company} page={page} />
        <aside aria-label="About this company" className="flex min-w-0 flex-col gap-8">
          <Facts company={company} />
          <section aria-labelledby="months" className="border-t border-line pt-5">
            <h2 id="months" className="mb-1 text-xl">
              Jobs over time
            </h2>
            <MonthChart months={company.months} />
          </section>
          <SafetyAdvice />
        </aside>
      </div>
    </article>
  )
}

const Facts = ({ company }: { company: Company }) => (
  <section aria-labelledby="facts">
    <h2 id="facts" className="mb-3 text-xl">
      At a glance
    </h2>
    <dl className="tabular grid gap-4 sm:grid-cols-2 lg:grid-cols-1">
      <PayFact pay={company.pay} />
      {company.job_types.length === 0 ? null : <Fact name="Kinds of work">{company.job_types.join(', ')}</Fact>}
      {company.places.length === 0 ? null : <PlacesFact places={company.places} />}
      <Fact name="People who applied and had an answer">{answeredText(company.replies)}</Fact>
      {company.replies === null ? null : <Fact name="Days to an answer">{daysText(company.replies)}</Fact>}
    </dl>
    <p className="mt-3 text-sm text-soft">
      Answers are counted from applications sent through Hanap by people who let us count them, from {LEAST_PEOPLE}{' '}
      people on.
    </p>
  </section>
)
