import type { PayMongo } from '#server/connectors/paymongo/paymongo.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/platform/errors.ts'

export const NO_PLAN = 'Invalid plan selection'

/** The payment provider. @throws AppError 503 `payments_off` where none is configured */
export function provider({ payMongo }: Pick<Deps, 'payMongo'>): PayMongo {
  if (payMongo === null) throw new AppError(503, 'payments_off', 'Paying by card is not possible right now.')
  return payMongo
}
