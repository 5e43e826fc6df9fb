import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { KeyRing } from './secrets.ts'

/** A key for one purpose alone: what it signs opens nothing else, and nothing else makes such a signature. */
function signatureOf(key: KeyRing[number], purpose: string, text: string): Buffer {
  const own = Buffer.from(hkdfSync('sha256', key.key, '', purpose, 32))
  return createHmac('sha256', own).update(text).digest()
}

/** The signature of a text under the newest key; good for ever, also after others came. */
export function signText(keys: KeyRing, purpose: string, text: string): string {
  const [newest] = keys
  if (!newest) throw new Error('The key ring is empty')
  return signatureOf(newest, purpose, text).toString('base64url')
}

/** Whether any key of the ring signed this. */
export function isSigned(keys: KeyRing, purpose: string, text: string, signature: string): boolean {
  const given = Buffer.from(signature, 'base64url')
  return keys.some((key) => {
    const expected = signatureOf(key, purpose, text)
    return expected.length === given.length && timingSafeEqual(expected, given)
  })
}
