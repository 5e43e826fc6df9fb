import { NetworkError } from '#web/lib/api.ts'
import type { Problems } from '#web/lib/form/problems.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { useNow } from '#web/lib/now.tsx'
import { readSession } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { PLANS } from '../../subscriptions/rules.ts'
import { type CardForm, cardProblem } from '../card.ts'
import type { Created, Quoted } from '../contract.ts'
import { CardNumberField, ExpiryAndCvc } from './card-fields.tsx'
import { failureSentence, isUnknown, pay, type Provider } from './pay.ts'
import { pesos } from '../receipt.ts'
import { inManila, NO_REFUND, NOT_TWICE } from './texts.ts'

const EMPTY: CardForm = { cardNumber: '', expMonth: '', expYear: '', cvc: '', name: '', email: '', phone: '' }

type CardDialogProps = {
  quote: Quoted
  /** What happens to the plan that still runs; may be empty. */
  rest: string
  provider: Provider | null
  keys: { of: (planId: number) => string; forget: (planId: number) => void }
  onCreated: (created: Created, quote: Quoted) => void
  /** It may have gone through, nobody knows. */
  onUnknown: () => Promise<void>
  onClose: () => void
}

/** The card a plan is paid with. Nothing of it is kept anywhere. */
export function CardDialog({ quote, rest, provider, keys, onCreated, onUnknown, onClose }: CardDialogProps) {
  const now = useNow()
  const { plan_id, plan_type } = quote
  const form = useForm<CardForm>({
    initial: EMPTY,
    known: () => ({ email: readSession().user?.email ?? '' }),
    schema: (values): Problems => {
      const problem = cardProblem(values, now)
      return problem ? { [problem.field]: problem.message } : {}
    },
    send: async (card) => onCreated(await pay({ plan_id, card, provider, key: keys.of(plan_id) }), quote),
    onFailure: (error) => {
      if (isUnknown(error)) void onUnknown()
      else keys.forget(plan_id)
      return failureSentence(error)
    },
  })
  return (
    <FormDialog
      title={`Pay for ${PLANS[plan_type].name}`}
      form={form}
      onClose={onClose}
      cancel={false}
      more={form.failure instanceof NetworkError ? NOT_TWICE : undefined}
      unsaved="Your card is not kept. Nothing is charged."
      submit={<PayBar quote={quote} formId={form.form.id} busy={form.busy} />}
    >
      {rest === '' ? null : <p className="text-soft">{rest}</p>}
      <CardNumberField field={form.field('cardNumber')} />
      <ExpiryAndCvc month={form.field('expMonth')} year={form.field('expYear')} cvc={form.field('cvc')} />
      <TextField label="Name on card" field={form.field('name')} required autoComplete="cc-name" />
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-3">
        <TextField
          label="Email"
          field={form.field('email')}
          required
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        <TextField label="Phone (optional)" field={form.field('phone')} type="tel" inputMode="tel" autoComplete="tel" />
      </div>
    </FormDialog>
  )
}

/** What is paid and what it gives, right above the button. */
function PayBar({ quote, formId, busy }: { quote: Quoted; formId: string; busy: boolean }) {
  const amount = pesos(quote.amount_centavos)
  return (
    <div className="flex w-full flex-col gap-2">
      <p className="flex items-baseline justify-between gap-3 text-sm">
        <span>
          {PLANS[quote.plan_type].name} until <strong className="tabular">{inManila(quote.ends_at)}</strong>
        </span>
        <strong className="text-lg tabular-nums">{amount}</strong>
      </p>
      <p className="text-sm text-soft">{NO_REFUND}</p>
      <Button type="submit" form={formId} busy={busy} busyLabel="Paying…" wide>
        Pay {amount}
      </Button>
    </div>
  )
}
