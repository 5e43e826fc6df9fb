import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

export type KeyRing = readonly { id: string; key: Buffer }[]

/** Encrypts what must be read again: AES-256-GCM, 96-bit random nonce, bound to `context` (careful §2). */
export type Secrets = {
  /** `v{key id}.{nonce}.{text+tag}` in base64url; `context` names the owner and field and must be given back to read. */
  seal(text: string, context: string): string
  /** @throws Error when the key is not in the ring, the context differs or the value was changed. */
  open(sealed: string, context: string): string
  /** Whether the value was made with another key than the newest one. */
  isOld(sealed: string): boolean
}

const NONCE_BYTES = 12
const TAG_BYTES = 16

/** The first key of the ring encrypts; every key decrypts. */
export function createSecrets(ring: KeyRing): Secrets {
  const newest = ring[0]
  if (!newest) throw new Error('The key ring is empty')
  const byId = new Map(ring.map((entry) => [entry.id, entry.key]))
  return {
    seal(text, context) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', newest.key, nonce).setAAD(Buffer.from(context))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return `v${newest.id}.${nonce.toString('base64url')}.${body.toString('base64url')}`
    },
    open(sealed, context) {
      const [version = '', nonce = '', rest = ''] = sealed.split('.')
      const key = byId.get(version.slice(1))
      if (!key) throw new Error(`No key ${version.slice(1)} in the ring`)
      const body = Buffer.from(rest, 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(nonce, 'base64url'))
        .setAAD(Buffer.from(context))
        .setAuthTag(body.subarray(body.length - TAG_BYTES))
      return decipher.update(body.subarray(0, body.length - TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
    },
    isOld: (sealed) => !sealed.startsWith(`v${newest.id}.`),
  }
}

/** 256 random bits for a token a person carries. */
export const randomToken = (): string => randomBytes(32).toString('base64url')

/** What the database keeps of a token: enough to find it, useless to a thief. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')
