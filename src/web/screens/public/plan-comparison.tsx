import Check from 'lucide-react/icons/check'
import Minus from 'lucide-react/icons/minus'
import { PLAN_TYPES, PLANS } from '#features/subscriptions/rules.ts'

const ALL_THREE = ['Apply', 'AI chatbot', 'Integrations', 'Notifications', 'Privacy controls'] as const
const CELL = 'border-b border-line px-2 py-3 text-center sm:px-4'

function Sign({ given }: { given: boolean }) {
  const Icon = given ? Check : Minus
  return (
    <>
      <Icon className={`mx-auto size-5 ${given ? 'text-dagat' : 'text-soft'}`} aria-hidden="true" />
      <span className="sr-only">{given ? 'Included' : 'Not included'}</span>
    </>
  )
}

/** What each plan holds (spec 3 §2): only the saved jobs and the filters differ. */
export function PlanComparison() {
  const plans = PLAN_TYPES.map((type) => PLANS[type])
  return (
    <table className="w-full max-w-3xl max-sm:text-sm">
      <caption className="sr-only">What each plan holds</caption>
      <thead>
        <tr>
          <th scope="col" className="border-b border-edge py-3 text-start font-semibold">
            Feature
          </th>
          {plans.map((plan) => (
            <th key={plan.id} scope="col" className="border-b border-edge px-2 py-3 font-semibold sm:px-4">
              {plan.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <RowHead>Advanced Filters</RowHead>
          {plans.map((plan) => (
            <td key={plan.id} className={CELL}>
              <Sign given={plan.has_advanced_filtering} />
            </td>
          ))}
        </tr>
        <tr>
          <RowHead>Saved jobs</RowHead>
          {plans.map((plan) => (
            <td key={plan.id} className={CELL}>
              {plan.max_saved_jobs}
            </td>
          ))}
        </tr>
        {ALL_THREE.map((feature) => (
          <tr key={feature}>
            <RowHead>{feature}</RowHead>
            {plans.map((plan) => (
              <td key={plan.id} className={CELL}>
                <Sign given />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const RowHead = ({ children }: { children: string }) => (
  <th scope="row" className="border-b border-line py-3 pe-2 text-start font-normal">
    {children}
  </th>
)
