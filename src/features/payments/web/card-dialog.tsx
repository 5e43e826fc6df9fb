import { useState } from 'react'
import { NetworkError } from '#web/lib/api.ts'
import type { Problems } from '#web/lib/form/problems.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { useNow } from '#web/lib/now.tsx'
import { readSession } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { PLANS } from '../../subscriptions/rules.ts'
import { type CardForm, cardProblem, payerProblem } from '../card.ts'
import type { Created, Quoted } from '../contract.ts'
import { CardNumberField, ExpiryAndCvc } from './card-fields.tsx'
import { failureSentence, isUnknown, pay, type Provider } from './pay.ts'
import { METHOD_NAMES, pesos } from '../receipt.ts'
import type { PaymentMethod } from '../rules.ts'
import { inManila, NO_REFUND, NOT_TWICE } from './texts.ts'

/** What comes after the button. */
const HOW = {
  gcash: 'You go on to GCash, confirm there, and come back here.',
  qrph: 'You get a code to scan with GCash, Maya or your bank’s app. It is good for 30 minutes.',
} as const

const EMPTY: CardForm = { cardNumber: '', expMonth: '', expYear: '', cvc: '', name: '', email: '', phone: '' }

type CardDialogProps = {
  quote: Quoted
  /** What happens to the plan that still runs; may be empty. */
  rest: string
  provider: Provider | null
  /** What can be paid with; where it is cards alone, nothing is asked. */
  methods: readonly PaymentMethod[]
  keys: { of: (planId: number) => string; forget: (planId: number) => void }
  onCreated: (created: Created, quote: Quoted) => void
  /** It may have gone through, nobody knows. */
  onUnknown: () => Promise<void>
  onClose: () => void
}

/** What a plan is paid with. Nothing of a card is kept anywhere. */
export function CardDialog({ quote, rest, provider, methods, keys, onCreated, onUnknown, onClose }: CardDialogProps) {
  const now = useNow()
  const [method, setMethod] = useState<PaymentMethod>('card')
  const { plan_id, plan_type } = quote
  const form = useForm<CardForm>({
    initial: EMPTY,
    known: () => ({ email: readSession().user?.email ?? '' }),
    schema: (values): Problems => {
      const problem = method === 'card' ? cardProblem(values, now) : payerProblem(values)
      return problem ? { [problem.field]: problem.message } : {}
    },
    send: async (card) => onCreated(await pay({ plan_id, method, card, provider, key: keys.of(plan_id) }), quote),
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
      submit={<PayBar quote={quote} method={method} formId={form.form.id} busy={form.busy} />}
    >
      {rest === '' ? null : <p className="text-soft">{rest}</p>}
      {methods.length > 1 ? (
        <Segments
          legend="Pay with"
          segments={methods.map((one) => ({ value: one, label: METHOD_NAMES[one] }))}
          value={method}
          onValue={setMethod}
        />
      ) : null}
      {method === 'card' ? (
        <>
          <CardNumberField field={form.field('cardNumber')} />
          <ExpiryAndCvc month={form.field('expMonth')} year={form.field('expYear')} cvc={form.field('cvc')} />
          <TextField label="Name on card" field={form.field('name')} required autoComplete="cc-name" />
        </>
      ) : (
        <>
          <p className="text-soft">{HOW[method]}</p>
          <TextField label="Name" field={form.field('name')} required autoComplete="name" />
        </>
      )}
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
type PayBarProps = { quote: Quoted; method: PaymentMethod; formId: string; busy: boolean }

function PayBar({ quote, method, formId, busy }: PayBarProps) {
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
        {method === 'card' ? '' : ` with ${METHOD_NAMES[method]}`}
      </Button>
    </div>
  )
}
