import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageHead, Pairs, Part, Rich } from './page-parts.tsx'

const PLANNED = [
  [
    'Industry ranges',
    'What a role pays in each line of work, in pesos and dollars a month, from postings that state their pay.',
  ],
  ['Experience levels', 'How pay moves from the first year to the tenth, so that you know when to ask for more.'],
  ['Location', 'What remote, Metro Manila and provincial postings pay for the same role.'],
  ['Premium skills', 'The skills that lift pay the most, by how much, and how many postings ask for them.'],
] as const

/** /salaries: what the guide will hold (spec 3 §2). */
export function Salaries() {
  return (
    <>
      <PageHead title="Salary Guide">
        We would rather show you nothing than a number without its source. The guide opens when enough postings stand
        behind every figure.
      </PageHead>
      <Part id="coming" title="Coming Soon">
        <p className="mb-6 max-w-[60ch] text-soft">
          <Badge tone="mangga" className="me-2">
            Planned
          </Badge>
          These are the insights we are preparing:
        </p>
        <Pairs items={PLANNED} />
      </Part>
      <Part id="meanwhile" title="Until then">
        <p className="mb-5 max-w-[60ch]">
          <Rich text="Many postings state their pay, and the job list can be narrowed to a range. Our guide to [naming a rate in US dollars](/resources/rates-in-usd) shows how to work out yours." />
        </p>
        <ButtonLink to="/jobs">See what jobs pay now</ButtonLink>
      </Part>
    </>
  )
}
