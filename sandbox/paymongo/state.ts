import { randomBytes } from 'node:crypto'
import type { Decline } from './cards.ts'

export type Billing = { name: string; email: string; phone: string | null }
export type Method = { id: string; number: string; last4: string; expMonth: number; expYear: number; billing: Billing }
export type Payment = {
  id: string
  status: 'paid' | 'failed'
  /** What was given back of it, and when. */
  refunds: { id: string; amount: number; at: number }[]
  amount: number
  brand: string
  last4: string
  billing: Billing
  at: number
  decline: Decline | null
}
export type IntentStatus = 'awaiting_payment_method' | 'awaiting_next_action' | 'processing' | 'succeeded' | 'cancelled'
export type Intent = {
  id: string
  clientKey: string
  amount: number
  description: string | null
  metadata: Record<string, string>
  status: IntentStatus
  lastError: (Decline & { payment: string }) | null
  payments: Payment[]
  /** The 3-D Secure page a person has to pass, and where it leads. */
  source: { id: string; returnUrl: string; method: Method } | null
  /** When a payment that is being worked on ends (milliseconds). */
  processingUntil: number | null
  createdAt: number
  updatedAt: number
}

/** Everything the stand-in knows. */
export type State = {
  intents: Map<string, Intent>
  methods: Map<string, Method>
  /** Milliseconds the next payments are `processing`; 0 ends them at once. */
  processingMs: number
}

export const emptyState = (): State => ({ intents: new Map(), methods: new Map(), processingMs: 0 })

export const newId = (prefix: string): string =>
  `${prefix}_${randomBytes(12).toString('base64url').replace(/\W/g, 'x')}`
