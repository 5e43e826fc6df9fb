import { grouped } from '#contract/number.ts'
import type { ReactNode } from 'react'
import { manilaDay } from '#contract/time.ts'
import { OutsideLink } from '#web/ui/link.tsx'
import type { Job, JobDetail } from '../contract.ts'
import { EmployerLink } from './employer-link.tsx'
import { assumedText } from './facts-text.ts'
import { Heading } from './heading.tsx'
import { monthlyDollars, monthlyPesos, payText, typeText } from './pay-text.ts'
import { Quote, SaidHours, SaidPhilippines } from './said-facts.tsx'
import { SOURCE_NAMES, UNNAMED_EMPLOYER } from './texts.ts'

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex flex-col border-b border-line py-3 last:border-0">
      <dt className="text-sm text-soft">{term}</dt>
      <dd className="font-medium break-words">{children}</dd>
    </div>
  )
}

/** The Job Details block: type, salary or 'Not specified', date posted, employer (spec 2 §2). */
export function JobFacts({ job }: { job: JobDetail }) {
  return (
    <section aria-labelledby="job-details">
      <Heading depth={1} id="job-details" className="text-xl">
        Job Details
      </Heading>
      <dl className="tabular mt-2 sm:grid sm:grid-cols-2 sm:gap-x-8 lg:block">
        <Fact term="Type">{typeText(job)}</Fact>
        <Fact term="Salary">
          <Salary job={job} />
        </Fact>
        {job.hours_per_week === null ? null : <Fact term="Hours per week">{job.hours_per_week}</Fact>}
        <Fact term="Date posted">{manilaDay(job.date_posted)}</Fact>
        <Fact term="Employer">{job.employer?.name ?? UNNAMED_EMPLOYER}</Fact>
        <Fact term="Working hours">
          <SaidHours job={job} />
        </Fact>
        <Fact term="Open to the Philippines">
          <SaidPhilippines job={job} />
        </Fact>
        {job.facts.min_id_proof === null ? null : (
          <Fact term="ID proof wanted by the employer">
            {job.facts.min_id_proof.value}
            {job.facts.min_id_proof.quote === null ? null : <Quote>{job.facts.min_id_proof.quote}</Quote>}
          </Fact>
        )}
        <Fact term="Posted on">
          <ul>
            {job.sources.map(({ source, url }) => (
              <li key={url}>
                <OutsideLink href={url}>{SOURCE_NAMES[source]}</OutsideLink>
              </li>
            ))}
          </ul>
        </Fact>
      </dl>
    </section>
  )
}

/** Pay as the posting says it and what that makes a month, or 'Not specified'. */
function Salary({ job }: { job: JobDetail }) {
  const monthly = monthlyPesos(job.pay)
  const dollars = monthlyDollars(job.pay)
  const own = job.salary?.trim()
  const { pay } = job.facts
  const assumed = assumedText(job.facts)
  return (
    <>
      {payText(job)}
      {job.pay && (monthly || dollars) ? (
        <span className="block text-sm font-normal text-soft">
          {[monthly, dollars].filter((text) => text !== null).join(', ')}, at the rate of {manilaDay(job.pay.rate_date)}
        </span>
      ) : null}
      {job.pay && own ? <span className="block text-sm font-normal text-soft">As posted: {own}</span> : null}
      {assumed ? <span className="block text-sm font-normal text-soft">{assumed}</span> : null}
      {pay?.field === 'description' ? (
        <span className="block text-sm font-normal text-soft">
          In its text: <q>{pay.quote}</q>
        </span>
      ) : null}
    </>
  )
}

/** What is known of the employer: the name and how much they post, with the way to all of it, and what can be done. */
export function AboutEmployer({ job, action }: { job: Job; action: ReactNode }) {
  if (!job.employer) return null
  const { total_posts: total } = job.employer
  return (
    <section aria-labelledby="about-employer" className="border-t border-line pt-6">
      <Heading depth={1} id="about-employer" className="text-xl">
        About the Employer
      </Heading>
      <p className="font-medium">
        <EmployerLink employer={job.employer} />
      </p>
      <p className="tabular text-soft">
        {total === 1 ? '1 job posted' : `${grouped(total)} jobs posted`} that we have seen
      </p>
      <div className="mt-3">{action}</div>
    </section>
  )
}
