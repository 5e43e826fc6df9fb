import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Secrets } from '#server/platform/secrets.ts'

const [KEY_BYTES, NONCE_BYTES, TAG_BYTES] = [32, 12, 16]

/** A picture under a key of its own, and that key sealed by the key ring: without it the bytes say nothing. */
export type SealedPicture = { bytes: Buffer; keySealed: string }

/** AES-256-GCM with a fresh key for every picture; `context` names owner and field and must be given back to open it. */
export function sealPicture(secrets: Secrets, picture: Buffer, context: string): SealedPicture {
  const key = randomBytes(KEY_BYTES)
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context))
  const bytes = Buffer.concat([nonce, cipher.update(picture), cipher.final(), cipher.getAuthTag()])
  return { bytes, keySealed: secrets.seal(key.toString('base64url'), context) }
}

/** @throws Error when the key is not in the ring any more, the context differs or a byte was changed. */
export function openPicture(secrets: Secrets, { bytes, keySealed }: SealedPicture, context: string): Buffer {
  const key = Buffer.from(secrets.open(keySealed, context), 'base64url')
  const end = bytes.length - TAG_BYTES
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES))
    .setAAD(Buffer.from(context))
    .setAuthTag(bytes.subarray(end))
  return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, end)), decipher.final()])
}
