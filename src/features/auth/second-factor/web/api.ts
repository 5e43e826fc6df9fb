import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#web/lib/api.ts'
import { endpointQuery, refreshEndpoints } from '#web/lib/query.ts'
import type { BodyGiven } from '#contract/endpoint.ts'
import { enter } from '../../web/sign-in.ts'
import { reloadUser } from '../../web/session.ts'
import { sessions } from '../../sessions/calls.ts'
import { secondFactor } from '../calls.ts'
import type { Assertion } from '../schemas.ts'
import { forgetSignIn } from './held-sign-in.ts'
import { makePasskey, signWithPasskey } from './passkey-device.ts'

export type Proof = BodyGiven<typeof secondFactor.beginAuthenticator>
export type Setup = Awaited<ReturnType<typeof beginAuthenticator>>
type Factor = { code: string } | { recovery_code: string } | { passkey: Assertion }

const standingQuery = () => endpointQuery(secondFactor.standing, {})

/** What the person has set up; read again when the tab is looked at again, as another one may have changed it. */
export const useStanding = () => useQuery({ ...standingQuery(), refetchOnWindowFocus: 'always' as const, staleTime: 0 })

/**
 * After a change: shows what is set up now, the devices that are still signed in, and whether the team's screens are open.
 */
export function useRefresh(): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    await Promise.all([refreshEndpoints(client, secondFactor.standing, sessions.list), reloadUser()]).catch(
      () => undefined,
    )
  }
}

/** Takes the second step and signs in. @throws ApiError, NetworkError */
export async function finish(pending: string, factor: Factor): Promise<void> {
  const { token, user } = await call(secondFactor.finish, { body: { pending, ...factor } })
  enter(token, user)
  forgetSignIn()
}

/** The second step with a passkey. @throws as `finish`, and what the device says */
export async function finishWithPasskey(pending: string): Promise<void> {
  const { options } = await call(secondFactor.finishOptions, { body: { pending } })
  await finish(pending, { passkey: await signWithPasskey(options) })
}

/** Signs in with a passkey alone. `inAutofill` waits where the browser fills in names. */
export async function enterWithPasskey(inAutofill = false): Promise<void> {
  const { options } = await call(secondFactor.enterOptions, {})
  const passkey = await signWithPasskey(options, inAutofill)
  const { token, user } = await call(secondFactor.enter, { body: { passkey } })
  enter(token, user)
}

/** A passkey as the proof that it is the person. */
export async function proofWithPasskey(): Promise<Proof> {
  const { options } = await call(secondFactor.proofOptions, {})
  return { passkey: await signWithPasskey(options) }
}

export const beginAuthenticator = (body: Proof) => call(secondFactor.beginAuthenticator, { body })

export const confirmAuthenticator = (code: string) => call(secondFactor.confirmAuthenticator, { body: { code } })

/** Makes a passkey on this device and keeps it. */
export async function addPasskey(body: Proof, name: string) {
  const { options } = await call(secondFactor.addOptions, { body })
  return call(secondFactor.addPasskey, { body: { passkey: await makePasskey(options), name } })
}
