import { hash, verify } from '@node-rs/argon2'

/** argon2id, 19 MiB, t=2, p=1 (careful §2); the work runs on libuv's threads, never on the event loop. */
const OPTIONS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

let decoy: Promise<string> | undefined

/** A salted hash that carries its own parameters. */
export const hashPassword = (password: string): Promise<string> => hash(password, OPTIONS)

/**
 * Whether the password fits. Without a stored hash the same work is done against a decoy,
 * so that an unknown account takes as long as a wrong password (careful §2).
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('no account has this password')
  const fits = await verify(stored ?? (await decoy), password).catch(() => false)
  return stored !== null && fits
}
