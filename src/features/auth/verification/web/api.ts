import { ApiError, call } from '#web/lib/api.ts'
import { startCountdown } from '#web/lib/countdown.ts'
import { RESEND_SECONDS } from '../../rules.ts'
import { verification } from '../calls.ts'

/** Name of the countdown of an address. */
export const countdownOf = (email: string): string => `verify:${email.toLowerCase()}`

/** Notes that a code has left for this address, as after registering; another one may be asked for after `seconds`. */
export const codeWasSent = (email: string, seconds = RESEND_SECONDS): void =>
  startCountdown(countdownOf(email), seconds)

/** Asks for another code; gives the seconds until the next one. @throws ApiError (429 with `retryAfter`), NetworkError */
export async function resendCode(email: string): Promise<number> {
  return (await call(verification.resend, { body: { email } })).retry_after
}

/**
 * Sends a code on the way to the screen that asks for it, and says whether one is there to be typed: one that was sent
 * a moment ago counts.
 */
export async function sendCodeFirst(email: string): Promise<boolean> {
  try {
    startCountdown(countdownOf(email), await resendCode(email))
    return true
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 429) return false
    startCountdown(countdownOf(email), error.retryAfter ?? RESEND_SECONDS)
    return true
  }
}
