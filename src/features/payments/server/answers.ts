import { PayMongoError, type Intent } from '#server/connectors/paymongo/paymongo.ts'
import type { Deps } from '#server/deps.ts'
import type { Created } from '../contract.ts'
import { isUnderWay } from '../rules.ts'
import { provider } from './provider.ts'
import type { PaymentRow } from './queries.ts'
import { settle } from './settle.ts'

/** What a person is told of a try, word for word as promised (docs/product/payments.md). */
export const SENTENCES = {
  failed: 'Failed to process payment. Please try again.',
  refused: 'Payment failed. Please try again.',
  running: 'Premium is still running. You can choose Basic when it ends.',
  checking: 'We are checking your last payment. Nothing is charged twice.',
} as const

/** The answer of a payment that was begun before: where the person still has to go on, it says where. */
export async function answerKnown(deps: Deps, row: PaymentRow): Promise<Created> {
  if (row.state !== 'authenticating' || row.intent_id === null) return answerOf(row, null)
  try {
    const intent = await provider(deps).readIntent(row.intent_id)
    return answerOf(await settle(deps, row.id, intent), intent)
  } catch (error) {
    if (!(error instanceof PayMongoError)) throw error
    return answerOf(row, null)
  }
}

/**
 * A payment as the answer of the call; `intent` where it was just read. One that has no intent yet is another try's that is
 * just beginning: there is nothing to ask the provider about, so it is no success.
 */
export function answerOf(row: PaymentRow, intent: Intent | null): Created {
  const next = row.state === 'authenticating' ? (intent?.nextActionUrl ?? null) : null
  const begins = row.intent_id === null && isUnderWay(row.state)
  const ok = !begins && (row.state === 'paid' || isUnderWay(row.state) || row.state === 'held')
  return {
    success: ok,
    payment_id: row.intent_id,
    requires_action: next !== null,
    next_action_url: next,
    qr: qrOf(row, intent),
    error_message: ok ? null : begins ? SENTENCES.checking : (row.failed_message ?? SENTENCES.refused),
  }
}

function qrOf({ state }: PaymentRow, intent: Intent | null): Created['qr'] {
  const qr = state === 'authenticating' ? (intent?.qr ?? null) : null
  return qr && { image_url: qr.imageUrl, expires_at: qr.expiresAt?.toISOString() ?? null }
}
