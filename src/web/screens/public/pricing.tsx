import { formatAmount } from '#contract/money.ts'
import { PLAN_TYPES, type Plan, PLANS } from '#features/subscriptions/rules.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Rich, PageHead, Part } from './page-parts.tsx'
import { PlanComparison } from './plan-comparison.tsx'

const QUESTIONS = [
  [
    'Do I need a card to try it?',
    'No. The trial runs 14 days from the day you register and asks for no card. When it ends, nothing is charged.',
  ],
  [
    'Does a plan renew by itself?',
    'No. You pay once for 1 month of access. When the month is over, you decide whether to pay for another.',
  ],
  [
    'Can I get my money back?',
    'No. A month cannot be cancelled or refunded once it is paid, so use the free trial to see whether Hanap suits you.',
  ],
  [
    'What happens when my plan runs out?',
    'You can still search, read postings and see everything you applied for. Applying, saving and advanced filters wait until you have a plan again. Nothing is deleted.',
  ],
  [
    'Do the boards charge me too?',
    'That is between you and the board. Hanap sells no apply points and takes no part of your pay, ever.',
  ],
] as const

/** /pricing: the plan table anybody may see (product, "pricing"). */
export function Pricing() {
  return (
    <>
      <PageHead title="Three plans, plain prices">
        14 days free, then a month at a time. You never pay for being found or for being hired.
      </PageHead>
      <section aria-label="Plans" className="grid border-y border-line sm:grid-cols-3 sm:divide-x sm:divide-line">
        {PLAN_TYPES.map((type) => (
          <PlanColumn key={type} plan={PLANS[type]} />
        ))}
      </section>
      <Part id="comparison" title="Side by side" className="border-t-0">
        <PlanComparison />
      </Part>
      <Part id="questions" title="Before you ask">
        <dl className="grid max-w-4xl gap-6 sm:grid-cols-2">
          {QUESTIONS.map(([question, answer]) => (
            <div key={question}>
              <dt className="font-semibold">{question}</dt>
              <dd className="mt-1 text-soft">{answer}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-6">
          <Rich text="Anything else? [Write to us](/contact), or read the [Terms of Service](/terms)." />
        </p>
      </Part>
    </>
  )
}

function PlanColumn({ plan }: { plan: Plan }) {
  const free = plan.plan_type === 'free'
  return (
    <div className="flex flex-col gap-2 py-6 max-sm:not-last:border-b max-sm:not-last:border-line sm:px-6 sm:first:ps-0">
      <h2 className="text-xl">{plan.name}</h2>
      <p className="tabular-nums">
        <span className="text-4xl font-bold tracking-tight">
          {formatAmount(plan.price_centavos / 100, plan.currency)}
        </span>
        <span className="text-soft">{free ? ` for ${plan.duration_days} days` : ' per month'}</span>
      </p>
      <p className="text-soft">
        {free ? 'No credit card required.' : '1 month of access, no cancellation, no refund.'}
      </p>
      <ul className="mb-3 list-disc space-y-1 ps-5">
        <li>{plan.max_saved_jobs} saved jobs</li>
        <li>{plan.has_advanced_filtering ? 'Advanced filters' : 'Search, apply and keep track'}</li>
      </ul>
      <ButtonLink
        to={free ? '/register' : '/subscription/plans'}
        look={free ? 'primary' : 'secondary'}
        className={free ? 'mt-auto self-start signed-in:hidden' : 'mt-auto self-start'}
      >
        {free ? 'Start the free trial' : `Choose ${plan.name}`}
      </ButtonLink>
    </div>
  )
}
