import { useQuery, useQueryClient } from '@tanstack/react-query'
import { auth } from '#features/auth/calls.ts'
import type { User } from '#features/auth/contract.ts'
import { ApiError, call } from '#web/lib/api.ts'
import { startCountdown } from '#web/lib/countdown.ts'
import { endpointQuery, refreshQueries, showAnswer } from '#web/lib/query.ts'
import { updateSessionUser } from '#web/lib/session.ts'
import { RESEND_SECONDS } from '../../rules.ts'
import { account } from '../calls.ts'

const userQuery = () => endpointQuery(auth.user, {})
const standingQuery = () => endpointQuery(account.standing, {})

/** The person as the server has them; read again when the tab is looked at again, as another one may have changed them. */
export const usePerson = () => useQuery({ ...userQuery(), refetchOnWindowFocus: 'always' as const, staleTime: 0 })

/** How the person signs in, and the address that waits. */
export const useStanding = () => useQuery({ ...standingQuery(), refetchOnWindowFocus: 'always' as const, staleTime: 0 })

/** Whether the person was read since the settings were opened. */
export function useHasPerson(): () => boolean {
  const client = useQueryClient()
  return () => client.getQueryData(userQuery().queryKey) !== undefined
}

/** Shows a person who was changed everywhere, and reads again what waits. */
export function useTakeOver(): (user: User) => Promise<void> {
  const client = useQueryClient()
  return async (user) => {
    updateSessionUser(user)
    showAnswer(client, userQuery().queryKey, user)
    await refreshQueries(client, { queryKey: standingQuery().queryKey })
  }
}

/** Names of the countdowns until another code may be asked for. */
export const countdownOf = (purpose: 'new-email' | 'first-password', email: string): string =>
  `${purpose}:${email.toLowerCase()}`

/** Notes that a code was sent, so that another one may be asked for in a minute. */
export const codeWasSent = (purpose: 'new-email' | 'first-password', email: string, seconds = RESEND_SECONDS): void =>
  startCountdown(countdownOf(purpose, email), seconds)

/** Mails the code for a first password; one that was sent a moment ago counts. @throws ApiError, NetworkError */
export async function askFirstPasswordCode(email: string): Promise<number> {
  try {
    const { retry_after: seconds } = await call(account.firstPasswordCode, {})
    codeWasSent('first-password', email, seconds)
    return seconds
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'code_too_soon') throw error
    codeWasSent('first-password', email, error.retryAfter)
    return error.retryAfter ?? RESEND_SECONDS
  }
}
