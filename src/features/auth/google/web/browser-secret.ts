import { isBrowserSecret } from '#contract/browser-secret.ts'
import { newSecret } from '#web/lib/browser-secret.ts'
import { keepFor, readKept } from '#web/lib/kept-for.ts'
import { writeStored } from '#web/lib/storage.ts'
import { SIGN_IN_MS } from '../rules.ts'

/** What this browser keeps of the sign-in it began: its secret, the random state, and where to go afterwards. */
type Pending = { secret: string; state: string | null; wish: string | null }

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)

function readPending(): Pending | null {
  const kept = readKept('googleSignIn')
  const secret = textOf(kept?.secret)
  if (secret === null || !isBrowserSecret(secret)) return null
  return { secret, state: textOf(kept?.state), wish: textOf(kept?.wish) }
}

const keep = (pending: Pending): void => keepFor('googleSignIn', pending, SIGN_IN_MS)

/** The secret of this browser's sign-in; two tabs that begin one after the other share it. */
export function beginSignIn(wish: string | null): string {
  const secret = readPending()?.secret ?? newSecret()
  keep({ secret, state: null, wish })
  return secret
}

/** Keeps the random state of the sign-in that is under way (spec 1 §7). */
export function keepState(state: string): void {
  const pending = readPending()
  if (pending) keep({ ...pending, state })
}

/** The secret of a sign-in this browser began within ten minutes, or null: then nothing that arrives is ours. */
export const pendingSecret = (): string | null => readPending()?.secret ?? null

/** Where the person wanted to go when the sign-in began. */
export const pendingWish = (): string | null => readPending()?.wish ?? null

/** The sign-in is over. */
export const endSignIn = (): void => writeStored('googleSignIn', null)
