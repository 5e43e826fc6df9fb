import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { readStored, writeStored } from '#web/lib/storage.ts'
import type { Assertion, Attestation } from '../schemas.ts'

type Options = Record<string, unknown>

/** Three kilobytes that only those load who use a passkey. */
const load = () => import('@simplewebauthn/browser')

/** Whether this browser can do it at all. */
export const hasPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function'

/** Whether a passkey was made or used in this browser: only then the login offers one by itself. */
export const usesPasskeys = (): boolean => readStored('passkey') !== null
const noteUse = () => writeStored('passkey', '1')

/** Takes back what the browser was asked before. */
export const stopOffering = async (): Promise<void> => (await load()).WebAuthnAbortService.cancelCeremony()

/** Asks the device to sign; whatever was asked before ends. @throws what the device says: NotAllowedError for a no */
export async function signWithPasskey(options: Options, inAutofill = false): Promise<Assertion> {
  const { startAuthentication } = await load()
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON, useBrowserAutofill: inAutofill })
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  noteUse()
  return { id, rawId, type, response: { clientDataJSON, authenticatorData, signature, userHandle } }
}

/** Asks the device to make a passkey. @throws InvalidStateError when it has one of this account */
export async function makePasskey(options: Options): Promise<Attestation> {
  const { startRegistration } = await load()
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
  const { id, rawId, type, response } = await startRegistration({ optionsJSON })
  const { clientDataJSON, attestationObject, transports } = response
  noteUse()
  return { id, rawId, type, response: { clientDataJSON, attestationObject, transports } }
}

/** Whether the browser offers passkeys where it fills in names. */
export const canOffer = async (): Promise<boolean> =>
  hasPasskeys() && usesPasskeys() && ((await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false)
