import { ApiError, call } from '#web/lib/api.ts'
import { startCountdown } from '#web/lib/countdown.ts'
import { passwordReset } from '../calls.ts'

/** Name of the countdown of an address. */
export const countdownOf = (email: string): string => `reset:${email.toLowerCase()}`

/** Asks for a code, also for another one; gives the seconds until the next. @throws ApiError, NetworkError */
export async function requestCode(email: string): Promise<number> {
  try {
    const { retry_after: seconds } = await call(passwordReset.request, { body: { email } })
    startCountdown(countdownOf(email), seconds)
    return seconds
  } catch (error) {
    if (error instanceof ApiError && error.retryAfter !== undefined)
      startCountdown(countdownOf(email), error.retryAfter)
    throw error
  }
}

/** Swaps the code for the token of the last step. @throws ApiError, NetworkError */
export async function acceptCode(email: string, code: string): Promise<string> {
  return (await call(passwordReset.verify, { body: { email, code } })).token
}
