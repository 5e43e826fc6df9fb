const MINUTE_MS = 60_000

/** How long the second step may take, and how often it may be tried. */
export const PENDING_MS = 10 * MINUTE_MS
export const PENDING_TRIES = 5
/** How long an authenticator app may take to be set up. */
export const SETUP_MS = 15 * MINUTE_MS
/** How long a device may take to sign what it was asked to. */
export const CHALLENGE_MS = 5 * MINUTE_MS

export const RECOVERY_CODES = 10
export const MOST_PASSKEYS = 10
export const MAX_PASSKEY_NAME = 60

/** Where somebody is led who has to set up a second step first. */
export const SET_UP_PATH = '/settings?section=password'

export type Method = 'authenticator' | 'passkey' | 'recovery_code'

/** Letters and figures that are not mistaken for each other; 32 of them, so each is worth five bits. */
const SIGNS = '0123456789abcdefghjkmnpqrstvwxyz'
const CODE_SIGNS = 12

/** A recovery code of 60 bits, made of as many random bytes as it has signs. */
export const recoveryCodeOf = (bytes: Uint8Array): string =>
  [...bytes.subarray(0, CODE_SIGNS)].map((byte) => SIGNS[byte % SIGNS.length]).join('')
export const RECOVERY_CODE_BYTES = CODE_SIGNS

/** As it is shown and written down: `x4t0-9bqz-m2kd`. */
export const shownCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-')

/** A recovery code as people type it: spaces, dashes and capitals do not matter, nor an o for a nought or an l for a one. */
export function readRecoveryCode(text: string): string | null {
  const plain = text.normalize('NFKC').toLowerCase().replace(/[\s-]/g, '')
  const read = plain.replace(/o/g, '0').replace(/[il]/g, '1')
  return new RegExp(`^[${SIGNS}]{${CODE_SIGNS}}$`).test(read) ? read : null
}

/** Passkeys belong to a name, never to a bare address of the network. */
export const isNamedHost = (hostname: string): boolean => !/^[\d.]+$|^\[/.test(hostname)
