import type { ReactNode } from 'react'
import { grouped } from '#contract/number.ts'
import { manilaDay } from '#contract/time.ts'
import { NOTE_TEXTS } from '#features/jobs/safety-notes/texts.ts'
import { Fact, PayFact, PlacesFact } from '../facts/web/fact.tsx'
import { MonthChart } from '../facts/web/month-chart.tsx'
import { LEAST_PEOPLE } from '../replies/rules.ts'
import { answeredText, daysText, inTenText, NOT_ENOUGH_YET } from '../replies/texts.ts'
import { sourcesText } from '../texts.ts'
import type { Employer } from '../contract.ts'
import { postingsText } from './texts.ts'

/** All that is known of an employer, in figures. */
export function EmployerFacts({ employer }: { employer: Employer }) {
  const { reposts } = employer
  return (
    <>
      <dl className="tabular grid grid-cols-2 gap-4 sm:grid-cols-4">
        <Fact name="Postings">{postingsText(employer.total_posts, employer.open_posts)}</Fact>
        <Fact name="Boards">{sourcesText(employer.sources)}</Fact>
        <Fact name="First seen">{manilaDay(employer.first_seen)}</Fact>
        <Fact name="Last seen">{manilaDay(employer.last_seen)}</Fact>
        <PayFact pay={employer.pay} />
        <Fact name="Posted again">
          {grouped(reposts.posted_again)} as a new posting, {grouped(reposts.moved_up)} moved to the top
        </Fact>
        <Fact name="Kinds of work">{employer.job_types.join(', ') || 'Not stated'}</Fact>
        <PlacesFact places={employer.places} />
      </dl>
      <Part id="months" title="Jobs over time">
        <MonthChart months={employer.months} />
      </Part>
      <Safety safety={employer.safety} />
      <Applications employer={employer} />
    </>
  )
}

const Part = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section aria-labelledby={id} className="border-t border-line pt-5">
    <h2 id={id} className="mb-2 text-2xl">
      {title}
    </h2>
    {children}
  </section>
)

const REASONS: Record<string, string> = {
  scam: 'a scam',
  fee: 'asks for money',
  fake: 'not a real job',
  closed: 'closed already',
  offensive: 'offensive',
  other: 'something else',
}
const isKind = (kind: string): kind is keyof typeof NOTE_TEXTS => kind in NOTE_TEXTS
const noteTitle = (kind: string): string => (isKind(kind) ? NOTE_TEXTS[kind].title : kind)
const listed = (counted: Employer['safety']['notes'], words: (kind: string) => string): string =>
  counted.map(({ kind, count }) => `${words(kind)} (${count})`).join('; ')

const Safety = ({ safety }: Pick<Employer, 'safety'>) => (
  <Part id="safety" title="Safety">
    <dl className="tabular grid gap-4 sm:grid-cols-3">
      <Fact name="Postings off the list">
        {safety.held} held for review, {safety.hidden} hidden for good
      </Fact>
      <Fact name="What the rules held postings for">{listed(safety.notes, noteTitle) || 'Nothing'}</Fact>
      <Fact name="What people reported">
        {listed(safety.reports, (kind) => REASONS[kind] ?? kind) || 'Nothing'}
        {safety.open_reports > 0 ? `, ${safety.open_reports} not looked at yet` : ''}
      </Fact>
    </dl>
  </Part>
)

function Applications({ employer: { applications: sent, replies, outcomes } }: { employer: Employer }) {
  const share = (tenths: number | undefined) => (tenths === undefined ? NOT_ENOUGH_YET : inTenText(tenths))
  return (
    <Part id="applications" title="Applications sent through Hanap">
      <dl className="tabular grid grid-cols-2 gap-4 sm:grid-cols-3">
        <Fact name="At the board">
          {grouped(sent.confirmed)} confirmed, {grouped(sent.unconfirmed)} being checked, {grouped(sent.failed)} failed
        </Fact>
        <Fact name="People who had an answer">{answeredText(replies)}</Fact>
        <Fact name="Days to an answer">{daysText(replies)}</Fact>
        <Fact name="Came to an interview">{share(outcomes?.interview)}</Fact>
        <Fact name="Had an offer or were hired">{share(outcomes?.offer)}</Fact>
        <Fact name="Were rejected">{share(outcomes?.rejected)}</Fact>
      </dl>
      <p className="mt-3 max-w-prose text-sm text-soft">
        Shares are of people who let themselves be counted, from {LEAST_PEOPLE} on and in whole fives, two weeks after
        they applied.
      </p>
    </Part>
  )
}
