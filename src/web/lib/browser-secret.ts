import { DEVICE_HEADER, isBrowserSecret } from '#contract/browser-secret.ts'
import type { Callable } from '#contract/calls.ts'
import { readStored, writeStored } from './storage.ts'

/** 32 random bytes in base64url. */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return btoa(String.fromCodePoint(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/(?<!=)=+$/, '')
}

/** The secret this browser keeps for good, whoever signs in: made when it is first needed. */
function deviceSecret(): string {
  const kept = readStored('device')
  if (kept !== null && isBrowserSecret(kept)) return kept
  const made = newSecret()
  writeStored('device', made)
  return made
}

/** At the doors the browser says which one it is, so that what strangers try does not slow its owner down (decision 030). */
export const deviceHeaders = ({ method, path }: Pick<Callable, 'method' | 'path'>): Record<string, string> =>
  method === 'POST' && path.startsWith('/auth/') ? { [DEVICE_HEADER]: deviceSecret() } : {}
