import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { Deps } from '#server/deps.ts'
import type { Db } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { hashToken } from '#server/platform/secrets.ts'
import { isLocalHostname } from '../../google/rules.ts'
import { CHALLENGE_MS, isNamedHost } from '../rules.ts'
import type { Assertion, Attestation } from '../schemas.ts'
import { FACTOR_SENTENCES as say } from '../texts.ts'
import {
  findPasskey,
  insertChallenge,
  listPasskeys,
  type Purpose,
  takeChallenge,
  updatePasskeyUse,
} from './passkey-queries.ts'

const NAME = 'Hanap'
/** Ed25519, P-256 and RSA: what devices have today. */
const ALGORITHMS = [-8, -7, -257]

/**
 * Where passkeys belong to: the host of PUBLIC_URL, for good. Null for a bare address, which can have none; on one's own
 * machine it is localhost, whichever way that is written.
 */
function partyOf(deps: Pick<Deps, 'config'>): { id: string; origin: string } | null {
  const url = new URL(deps.config.PUBLIC_URL)
  if (isLocalHostname(url.hostname)) url.hostname = 'localhost'
  return isNamedHost(url.hostname) ? { id: url.hostname, origin: url.origin } : null
}

export const passkeysOffered = (deps: Pick<Deps, 'config'>): boolean => partyOf(deps) !== null

function party(deps: Pick<Deps, 'config'>) {
  const found = partyOf(deps)
  if (!found) throw new AppError(409, 'passkeys_off', say.passkeysOff)
  return found
}

/** What an authenticator keeps beside the key; says nothing of the person. */
const handleOf = (userId: number) => new Uint8Array(Buffer.from(`hanap:${userId}`))

async function keepChallenge(deps: Deps, challenge: string, purpose: Purpose, userId: number | null) {
  await insertChallenge(deps.db, {
    challenge_hash: hashToken(challenge),
    user_id: userId,
    purpose,
    expires_at: new Date(deps.clock.now().getTime() + CHALLENGE_MS),
  })
}

/** The challenge inside of what was signed, used up. @returns null when it is none of ours, used, or too old */
async function challengeOf(deps: Deps, clientData: string, purpose: Purpose, userId: number | null) {
  const challenge = readChallenge(clientData)
  if (challenge === null) return null
  const asked = { challenge_hash: hashToken(challenge), purpose, user_id: userId, now: deps.clock.now() }
  return (await takeChallenge(deps.db, asked)) ? challenge : null
}

function readChallenge(clientData: string): string | null {
  try {
    const read = JSON.parse(Buffer.from(clientData, 'base64url').toString()) as { challenge?: unknown } | null
    return typeof read?.challenge === 'string' ? read.challenge : null
  } catch {
    return null
  }
}

/** What a device has to make a passkey from. @throws AppError 409 where passkeys are not offered */
export async function optionsToAdd(deps: Deps, person: { id: number; email: string }) {
  const { id: rpID } = party(deps)
  const kept = await listPasskeys(deps.db, person.id)
  const options = await generateRegistrationOptions({
    rpName: NAME,
    rpID,
    userID: handleOf(person.id),
    userName: person.email,
    userDisplayName: person.email,
    timeout: CHALLENGE_MS,
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: kept.map(({ credential_id: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })
  await keepChallenge(deps, options.challenge, 'add', person.id)
  return { options: { ...options } }
}

/** What a passkey has to sign: one of a person's for the second step, anybody's with its PIN or finger to enter alone. */
export async function optionsToSign(deps: Deps, userId: number | null) {
  const { id: rpID } = party(deps)
  const kept = userId === null ? [] : await listPasskeys(deps.db, userId)
  const options = await generateAuthenticationOptions({
    rpID,
    timeout: CHALLENGE_MS,
    allowCredentials: kept.map(({ credential_id: id, transports }) => ({ id, transports })),
    userVerification: userId === null ? 'required' : 'preferred',
  })
  await keepChallenge(deps, options.challenge, userId === null ? 'enter' : 'prove', userId)
  return { options: { ...options } }
}

/** Reads a new passkey. @returns null when it was not made for us or its challenge is over */
export async function readNewPasskey(deps: Deps, userId: number, given: Attestation) {
  const { id: expectedRPID, origin: expectedOrigin } = party(deps)
  const expectedChallenge = await challengeOf(deps, given.response.clientDataJSON, 'add', userId)
  if (expectedChallenge === null) return null
  const { transports, ...response } = given.response
  const read = await verifyRegistrationResponse({
    response: { id: given.id, rawId: given.rawId, type: given.type, response, clientExtensionResults: {} },
    expectedChallenge,
    expectedOrigin,
    expectedRPID,
    // A key without a PIN is a good second step.
    requireUserVerification: false,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => null)
  if (!read?.verified) return null
  const { credential, credentialBackedUp } = read.registrationInfo
  return {
    credential_id: credential.id,
    public_key: Buffer.from(credential.publicKey),
    counter: credential.counter,
    backed_up: credentialBackedUp,
    transports: transports ?? [],
  }
}

export type SignedPasskey = { userId: number; spend(db: Db): Promise<boolean> }

/**
 * Checks what a passkey signed; its challenge is used up, whatever comes of it. As the only step the device must have
 * asked for its PIN, finger or face. A counter that falls is noted, and nobody is locked out: many devices send zero.
 */
export async function readSigned(deps: Deps, given: Assertion, owner: number | null): Promise<SignedPasskey | null> {
  const { id: expectedRPID, origin: expectedOrigin } = party(deps)
  const alone = owner === null
  const clientData = given.response.clientDataJSON
  const expectedChallenge = await challengeOf(deps, clientData, alone ? 'enter' : 'prove', owner)
  const kept = await findPasskey(deps.db, given.id)
  if (expectedChallenge === null || !kept || (!alone && kept.user_id !== owner)) return null
  const { clientDataJSON, authenticatorData, signature } = given.response
  const read = await verifyAuthenticationResponse({
    response: {
      id: given.id,
      rawId: given.rawId,
      type: given.type,
      response: { clientDataJSON, authenticatorData, signature },
      clientExtensionResults: {},
    },
    expectedChallenge,
    expectedOrigin,
    expectedRPID,
    // The library would refuse a counter that falls.
    credential: { id: given.id, publicKey: new Uint8Array(kept.public_key), counter: 0 },
    requireUserVerification: alone,
  }).catch(() => null)
  if (!read?.verified) return null
  const { newCounter: counter, credentialBackedUp: backed_up } = read.authenticationInfo
  if (counter < kept.counter) deps.log.warn({ passkey: kept.id, before: kept.counter, counter }, 'a counter fell')
  return {
    userId: kept.user_id,
    spend: (db) => updatePasskeyUse(db, kept.id, { counter, backed_up, last_used_at: deps.clock.now() }),
  }
}
