import { randomBytes } from 'node:crypto'
import type { Decline } from './cards.ts'

export type Billing = { name: string; email: string; phone: string | null }
export const METHOD_TYPES = ['card', 'gcash', 'qrph'] as const
export type MethodType = (typeof METHOD_TYPES)[number]
export type Card = { number: string; last4: string; expMonth: number; expYear: number }
/** `card` is null for wallets and codes; `expirySeconds` is how long a code can be scanned. */
export type Method = { id: string; type: MethodType; card: Card | null; expirySeconds: number; billing: Billing }
export type Payment = {
  id: string
  status: 'paid' | 'failed'
  /** What was given back of it, and when. */
  refunds: { id: string; amount: number; at: number }[]
  amount: number
  type: MethodType
  brand: string | null
  last4: string | null
  billing: Billing
  at: number
  decline: Decline | null
}
export type IntentStatus = 'awaiting_payment_method' | 'awaiting_next_action' | 'processing' | 'succeeded' | 'cancelled'
export type Intent = {
  id: string
  clientKey: string
  amount: number
  allowed: MethodType[]
  description: string | null
  metadata: Record<string, string>
  status: IntentStatus
  lastError: (Decline & { payment: string }) | null
  payments: Payment[]
  /** The 3-D Secure page a person has to pass, and where it leads. */
  source: { id: string; returnUrl: string; method: Method; expiresAt: number | null } | null
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
