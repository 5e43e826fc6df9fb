import type { ResponseOf } from '#contract/endpoint.ts'
import { PayMongoError } from '#server/connectors/paymongo/paymongo.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Created, payments } from '../contract.ts'
import { answerKnown, SENTENCES } from './answers.ts'
import { provider } from './provider.ts'
import { ownPayment, standingOf } from './reading.ts'
import { settle } from './settle.ts'

type Person = { id: number }

/**
 * Where a payment that waits for the person goes on: the bank's page, the wallet's or the code, read anew at the provider.
 * @throws AppError 404 when it is not this person's
 */
export async function resumePayment(deps: Deps, user: Person, intentId: string): Promise<Created> {
  return answerKnown(deps, await ownPayment(deps, user, intentId))
}

/**
 * Takes a payment back that waits for the person: the provider cancels the intent first, so that it can never be charged, and
 * only then another one may be begun. One that is paid meanwhile stays paid; of others it only tells how they stand.
 * @throws AppError 404 when it is not this person's; 502 `payment_failed` when the provider does not answer
 */
export async function cancelPayment(
  deps: Deps,
  user: Person,
  intentId: string,
): Promise<ResponseOf<typeof payments.cancel>> {
  const row = await ownPayment(deps, user, intentId)
  if (row.state !== 'authenticating') return standingOf(row)
  const payMongo = provider(deps)
  try {
    // Too late to be cancelled: then it is read how it ended.
    const intent = await payMongo.cancelIntent(intentId).catch((error: unknown) => {
      if (error instanceof PayMongoError && error.kind === 'refused') return payMongo.readIntent(intentId)
      throw error
    })
    return standingOf(await settle(deps, row.id, intent))
  } catch (error) {
    if (!(error instanceof PayMongoError)) throw error
    deps.log.warn({ err: error, payment: row.id }, 'a payment could not be cancelled')
    throw new AppError(502, 'payment_failed', SENTENCES.failed)
  }
}
