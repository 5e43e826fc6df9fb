import { ApiError, call } from '#web/lib/api.ts'
import { sendWithProgress } from '#web/lib/send-with-progress.ts'
import { payments } from '../calls.ts'
import { bareNumber, type CardForm } from '../card.ts'
import type { Created } from '../contract.ts'
import type { PaymentMethod } from '../rules.ts'
import { SAID } from './texts.ts'

/** Where the browser makes the payment method itself. */
export type Provider = { url: string; public_key: string }

export type Paying = {
  plan_id: number
  method: PaymentMethod
  card: CardForm
  provider: Provider | null
  /** The browser's own name of this try; sent twice, it is one payment. */
  key: string
}

/** The provider or the bank said no; the message is theirs. Nothing was charged. */
export class PaymentRefused extends Error {
  override readonly name = 'PaymentRefused'
}

/**
 * Pays for a plan. With a provider the card goes there alone, and only the name of the payment method comes to us.
 * @throws PaymentRefused when the answer is no, ApiError or NetworkError when there is none
 */
export async function pay({ plan_id, method: paidWith, card, provider, key }: Paying): Promise<Created> {
  const phone = card.phone.trim()
  const billing = { name: card.name.trim(), email: card.email.trim(), ...(phone === '' ? {} : { phone }) }
  const method =
    paidWith !== 'card'
      ? { payment_details: { billing }, method: paidWith }
      : provider === null
        ? { payment_details: { card: cardOf(card), billing } }
        : { payment_details: { billing }, payment_method_id: await createMethod(provider, card, billing) }
  const created = await call(payments.create, { body: { plan_id, request_key: key, ...method } })
  if (created.success || created.requires_action) return created
  throw new PaymentRefused(created.error_message || SAID.refused)
}

const cardOf = ({ cardNumber, expMonth, expYear, cvc }: CardForm) => ({
  number: bareNumber(cardNumber),
  exp_month: expMonth.trim(),
  exp_year: expYear.trim(),
  cvc: cvc.trim(),
})

/** Makes a payment method at the provider. @returns its id */
async function createMethod({ url, public_key }: Provider, card: CardForm, billing: object): Promise<string> {
  const { number, exp_month, exp_year, cvc } = cardOf(card)
  const details = { card_number: number, exp_month: Number(exp_month), exp_year: 2000 + Number(exp_year), cvc }
  const answer = await sendWithProgress(
    {
      method: 'POST',
      url: `${url}/payment_methods`,
      headers: { authorization: `Basic ${btoa(`${public_key}:`)}`, 'content-type': 'application/json' },
      body: JSON.stringify({ data: { attributes: { type: 'card', details, billing } } }),
      signal: undefined,
      keepalive: false,
    },
    () => undefined,
  )
  const { data, errors } = readBody(answer.text)
  if (answer.status < 400 && typeof data?.id === 'string') return data.id
  throw new PaymentRefused(errors?.[0]?.detail || SAID.callFailed)
}

type ProviderBody = { data?: { id?: unknown }; errors?: { detail?: string }[] }

function readBody(text: string): ProviderBody {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null ? body : {}
  } catch {
    return {}
  }
}

/** What is said of a try that did not come to its end. */
export function failureSentence(error: unknown): string {
  if (error instanceof PaymentRefused) return error.message
  const said = error instanceof ApiError ? error.body['error'] : undefined
  return typeof said === 'string' && said !== '' ? said : SAID.callFailed
}

/** Whether the try may have gone through all the same: no answer came, or none of ours. */
export const isUnknown = (error: unknown): boolean =>
  !(error instanceof PaymentRefused) && !(error instanceof ApiError && error.status < 500)
