import * as z from 'zod/mini'
import { PAYMENT_METHODS } from './rules.ts'

/** Text or a number, as callers send either. */
const textual = (most: number) =>
  z.pipe(
    z.union([z.string().check(z.maxLength(most)), z.number()]),
    z.transform((value: string | number) => String(value)),
  )

/** A card as it is typed. It is kept in memory for one call to the provider, and nowhere else. */
export const cardDetails = z.object({
  number: textual(40),
  exp_month: textual(4),
  exp_year: textual(4),
  cvc: textual(8),
})

export const billingDetails = z.object({
  name: z.string().check(z.maxLength(200)),
  email: z.string().check(z.maxLength(254)),
  phone: z.optional(z.string().check(z.maxLength(40))),
})

/**
 * A payment for plan 2 (Basic) or 3 (Premium). The card comes here, or better: the browser made the payment method at the
 * provider with the public key and `payment_method_id` names it. `method` is a card unless told. `request_key` is the browser's own name of this try: sent
 * twice, it is one payment.
 */
export const payment = z.object({
  plan_id: z.number(),
  payment_details: z.object({ card: z.optional(cardDetails), billing: billingDetails }),
  method: z.optional(z.enum(PAYMENT_METHODS)),
  payment_method_id: z.optional(z.string().check(z.regex(/^pm_[\w-]{1,80}$/))),
  request_key: z.optional(z.string().check(z.regex(/^[\w-]{8,80}$/))),
})
