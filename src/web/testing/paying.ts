import { page } from 'vitest/browser'
import type { ResponseOf } from '#contract/endpoint.ts'
import { type PaymentDetails, payments, type Quoted } from '#features/payments/contract.ts'
import { savedJobs } from '#features/saved-jobs/contract.ts'
import { type Subscription, subscriptions } from '#features/subscriptions/contract.ts'
import { PLAN_TYPES, PLANS } from '#features/subscriptions/rules.ts'
import { server } from './server.ts'
import { aUser } from './values.ts'

type Terms = ResponseOf<typeof payments.terms>

/** What paying for a plan gives somebody without one on 23 November. */
export const aQuote = (plan_type: 'basic' | 'premium', some: Partial<Quoted> = {}): Quoted => ({
  plan_id: PLANS[plan_type].id,
  plan_type,
  amount_centavos: PLANS[plan_type].price_centavos,
  kind: 'first',
  starts_at: '2026-11-23T02:00:00.000Z',
  ends_at: '2026-12-23T02:00:00.000Z',
  ...some,
})

/** Basic, paid on 23 November with a Visa card. */
export const aReceipt = (some: Partial<PaymentDetails> = {}): PaymentDetails => ({
  id: 'pi_one',
  status: 'PAID',
  amount: 50,
  currency: 'PHP',
  description: 'Hanap Basic, 1 month',
  method: 'card',
  card: 'visa',
  card_last4: '4345',
  paid_at: '2026-11-23T02:00:03.000Z',
  billing: { name: 'Luz Reyes', email: 'luz@home.test', phone: '+63 917 555 0101' },
  receipt_number: 12,
  plan_type: 'basic',
  valid_from: '2026-11-23T02:00:00.000Z',
  valid_until: '2026-12-23T02:00:00.000Z',
  issuer: { name: 'Hanap Job Search', tin: '123-456-789-00000', address: null },
  ...some,
})

/** A subscription of 10 days and 5 hours more; the trial's own is in `aUser`. */
export const aPlan = (plan_type: 'basic' | 'premium', some: Partial<Subscription> = {}): Subscription => ({
  status: 'active',
  end_date: '2026-12-03T07:00:00.000Z',
  days_remaining: 11,
  is_trial_active: false,
  plan: { plan_type, has_advanced_filtering: plan_type === 'premium', max_saved_jobs: PLANS[plan_type].max_saved_jobs },
  ...some,
})

type Shop = Partial<Terms> & { current?: Subscription; receipts?: PaymentDetails[] }

/** What the plans page asks for: somebody in the trial who has paid nothing yet, unless told otherwise. */
export function openShop({ current = aUser().subscription, receipts = [], ...terms }: Shop = {}): void {
  server.on(
    subscriptions.plans,
    PLAN_TYPES.map((type) => PLANS[type]),
  )
  server.on(subscriptions.current, current)
  server.on(payments.receipts, { results: receipts })
  server.on(payments.terms, {
    quotes: [aQuote('basic'), aQuote('premium')],
    provider: null,
    methods: ['card'],
    under_way: null,
    ...terms,
  })
  server.on(savedJobs.checkLimit, {
    max_saved_jobs: 5,
    current_count: 2,
    can_save: true,
    subscription_expired: false,
  })
}

export const cardDialog = page.getByRole('dialog', { name: 'Pay for' })
export const payButton = cardDialog.getByRole('button', { name: 'Pay ₱' })
export const receiptDialog = page.getByRole('dialog', { name: 'Payment details' })

/** A Visa card that is good until December 2027. */
export const GOOD_CARD: Record<string, string> = {
  'Card number': '4343434343434345',
  'Expiration Month': '12',
  'Expiration Year': '27',
  CVC: '123',
  'Name on card': 'Luz Reyes',
  Email: 'luz@home.test',
}

/** Opens the form of a plan and fills it. */
export async function typeCard(choice: string, some: Record<string, string> = {}): Promise<void> {
  await page.getByRole('button', { name: choice }).click()
  for (const [label, text] of Object.entries({ ...GOOD_CARD, ...some })) {
    await cardDialog.getByLabelText(label).fill(text)
  }
}
