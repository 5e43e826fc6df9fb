import { ApiError, call, NetworkError } from '#web/lib/api.ts'
import { startCountdown } from '#web/lib/countdown.ts'
import { afterLastWord } from '#web/lib/last-word.ts'
import { useNavigate } from '#web/lib/navigation.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { RESEND_SECONDS } from '../../rules.ts'
import { leaveDevice } from '../../web/session.ts'
import { accountDeletion } from '../calls.ts'
import { DELETION_SENTENCES as say } from '../texts.ts'

/** How long the last word is read. */
const READ_MS = 2000

/** Deletes the account; nothing of the person stays on this device, and after a moment the login is shown. */
export function useDeleteAccount() {
  const navigate = useNavigate()
  return async (body: { password: string } | { code: string }): Promise<void> => {
    const { message } = await call(accountDeletion.delete, { body })
    leaveDevice(message)
    afterLastWord(() => {
      leaveDevice()
      navigate('/login')
    }, READ_MS)
  }
}

/** Why the account is still there, when no field is to blame: the server's sentence where it has one. */
export function deletionFailure(error: unknown): string {
  if (error instanceof NetworkError) return `${say.failed} There was no connection.`
  if (!(error instanceof ApiError)) return say.failed
  if (error.status === 401) {
    // The dialog goes with the session.
    toast.error(say.signedOut)
    return say.signedOut
  }
  return error.detail === '' ? say.failed : error.detail
}

/** Names the countdown until another code may be asked for. */
export const countdownOf = (email: string): string => `delete-account:${email.toLowerCase()}`

/** Mails the code; one that was sent a moment ago counts. @throws ApiError, NetworkError */
export async function askDeletionCode(email: string): Promise<number> {
  const sent = (seconds = RESEND_SECONDS) => {
    startCountdown(countdownOf(email), seconds)
    return seconds
  }
  try {
    return sent((await call(accountDeletion.sendCode, {})).retry_after)
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'code_too_soon') throw error
    return sent(error.retryAfter)
  }
}
