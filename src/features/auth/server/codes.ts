import { createHmac, hkdfSync, randomInt, timingSafeEqual } from 'node:crypto'
import { type MailBlock, sendMail } from '#features/mail/server/service.ts'
import type { Deps } from '#server/deps.ts'
import type { Db } from '#server/platform/db/database.ts'
import { AppError, FieldError } from '#server/platform/errors.ts'
import type { RequestFacts } from '#server/platform/http/binder.ts'
import { limitedAddress } from '#server/platform/limits/limits.ts'
import { hashToken } from '#server/platform/secrets.ts'
import { CODE_SENTENCES as say } from '../codes/texts.ts'
import { CODE_DIGITS, CODE_MINUTES, CODE_TRIES, RESEND_SECONDS } from '../rules.ts'
import { type CodeKey, type CodePurpose, consumeCode, findCode, replaceCode, tryCode } from './code-queries.ts'
import { knownDevice } from './devices.ts'
import { mailboxOf } from './mailbox.ts'

type CodeDeps = Pick<Deps, 'config' | 'clock' | 'secrets' | 'tasks'>
type Account = { id: number; email: string }
export type Wanted = { purpose: CodePurpose; email: string }

const HOUR = 3600
/** Careful §1: by one caller, and for one mailbox whichever of the calls is used. */
const PER_CALLER = { seconds: HOUR, max: 20, sentence: say.tooManyCodes }
const PER_MAILBOX = { seconds: HOUR, max: 3, sentence: say.tooManyCodes }

/**
 * A known device of the person has codes of its own, so that strangers cannot use them up.
 * @throws AppError 429 when this caller, or everybody else for this mailbox, has asked for too many codes.
 */
export async function limitCodes(
  deps: Pick<Deps, 'limits' | 'db'>,
  email: string,
  request: RequestFacts,
): Promise<void> {
  const device = await knownDevice(deps, email, request)
  const mailbox = `mail-code:mailbox:${hashToken(mailboxOf(email))}`
  await deps.limits.takeKey(`mail-code:caller:${limitedAddress(request.address)}`, PER_CALLER)
  await deps.limits.takeKey(device === null ? mailbox : `${mailbox}:${device}`, PER_MAILBOX)
}

/**
 * Makes a code in place of the one before and mails it, inside the caller's transaction. Without an account the same
 * is written down and nothing is mailed, so that the calls that follow answer alike.
 * @throws AppError 429 with `Retry-After` within 60 seconds of the code before.
 */
export async function sendCode(deps: CodeDeps, db: Db, wanted: Wanted, account: Account | undefined): Promise<void> {
  const now = deps.clock.now()
  const key = keyOf(deps, wanted)
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
  const expiresAt = new Date(now.getTime() + CODE_MINUTES * 60_000)
  const row = {
    ...key,
    user_id: account?.id ?? null,
    code_hash: codeHash(deps, key, code),
    sent_at: now,
    expires_at: expiresAt,
  }
  const kept = await replaceCode(db, row, new Date(now.getTime() - RESEND_SECONDS * 1000))
  if (!kept) throw tooSoon(await secondsToWait(deps, db, wanted))
  if (!account) return
  await sendMail(deps, db, {
    key: `code:${wanted.purpose}:${key.address_hash}:${now.getTime()}`,
    to: account.email,
    validUntil: expiresAt,
    ...TEXTS[wanted.purpose](code),
  })
}

/** Whether the last code for this address can still be typed on this device, and when the next may be asked for. */
export async function codeState(deps: CodeDeps, db: Db, wanted: Wanted, request: Pick<RequestFacts, 'device'>) {
  const found = await findCode(db, keyOf(deps, wanted))
  if (!found) return { alive: false, retryAfter: 0 }
  const known = (await knownDevice({ db }, wanted.email, request)) !== null
  const alive = (known ? found.known_tries : found.tries) < CODE_TRIES && found.expires_at > deps.clock.now()
  return { alive, retryAfter: waitAfter(found.sent_at, deps.clock.now()) }
}

async function secondsToWait(deps: CodeDeps, db: Db, wanted: Wanted): Promise<number> {
  const found = await findCode(db, keyOf(deps, wanted))
  return Math.max(1, found ? waitAfter(found.sent_at, deps.clock.now()) : 0)
}

const waitAfter = (sentAt: Date, now: Date) =>
  Math.max(0, Math.ceil(RESEND_SECONDS - (now.getTime() - sentAt.getTime()) / 1000))

const tooSoon = (seconds: number) => new AppError(429, 'code_too_soon', say.tooSoon, {}, { retryAfter: seconds })

/** A code that fits and is not used up yet. */
export type FittingCode = { consume(db: Db): Promise<number> }

/**
 * Counts a try and compares. The count stays even when the caller's work fails; `consume` then ends the code inside
 * the caller's transaction and gives the account it belongs to.
 * @throws FieldError 400 on `code` when it is wrong, old or unknown; AppError 429 `code_burnt` when its tries are used.
 * Known devices of the person have tries of their own, which strangers cannot use up.
 */
export async function checkCode(
  deps: CodeDeps & Pick<Deps, 'db'>,
  wanted: Wanted,
  code: string,
  request: Pick<RequestFacts, 'device'>,
): Promise<FittingCode> {
  const key = keyOf(deps, wanted)
  const now = deps.clock.now()
  const known = (await knownDevice(deps, wanted.email, request)) !== null
  const stored = await tryCode(deps.db, key, { maxTries: CODE_TRIES, known, now })
  const given = codeHash(deps, key, code)
  if (stored === undefined) await refuseBurnt(deps, key, now)
  if (stored === undefined || !timingSafeEqual(Buffer.from(stored), Buffer.from(given))) throw wrongCode()
  return {
    async consume(db) {
      const userId = await consumeCode(db, key, stored)
      if (userId === null) throw wrongCode()
      return userId
    },
  }
}

async function refuseBurnt(deps: Pick<Deps, 'db'>, key: CodeKey, now: Date): Promise<void> {
  const found = await findCode(deps.db, key)
  if (!found || found.expires_at <= now) return
  throw new AppError(429, 'code_burnt', say.codeBurnt, {}, { retryAfter: Math.max(1, waitAfter(found.sent_at, now)) })
}

const wrongCode = () => new FieldError({ code: [say.codeWrong] })

/** Keyed, so that a stolen table gives neither the addresses nor, by trying a million, the codes. */
function keyed(deps: Pick<Deps, 'config'>, ...parts: string[]): string {
  const [newest] = deps.config.SECRET_KEYS
  if (!newest) throw new Error('The key ring is empty')
  const key = Buffer.from(hkdfSync('sha256', newest.key, '', 'hanap e-mail codes', 32))
  return createHmac('sha256', key).update(parts.join('\n')).digest('base64url')
}
const keyOf = (deps: Pick<Deps, 'config'>, { purpose, email }: Wanted): CodeKey => ({
  purpose,
  address_hash: keyed(deps, 'address', email.toLowerCase()),
})
const codeHash = (deps: Pick<Deps, 'config'>, key: CodeKey, code: string) =>
  keyed(deps, 'code', key.purpose, key.address_hash, code)

const GOOD_FOR = `It is good for ${CODE_MINUTES} minutes and for one use.`

const TEXTS: Record<CodePurpose, (code: string) => { subject: string; heading: string; blocks: MailBlock[] }> = {
  verify: (code) => ({
    subject: 'Verify your email for Hanap',
    heading: 'Is this your email address?',
    blocks: [
      'Somebody opened a Hanap account with this address. If it was you, type this code on the page that asks for it.',
      { code },
      GOOD_FOR,
      'If it was not you, do nothing and give the code to nobody: without it the account stays closed, and after a week it is gone.',
    ],
  }),
  reset: (code) => ({
    subject: 'Your code to reset your Hanap password',
    heading: 'Reset your password',
    blocks: [
      'Type this code on the page where you asked for a new password.',
      { code },
      GOOD_FOR,
      'If you did not ask for it, do nothing: your password stays as it is. Nobody from Hanap will ever ask you for this code.',
    ],
  }),
  'new-email': (code) => ({
    subject: 'Your code for the new address of your Hanap account',
    heading: 'Is this your new email address?',
    blocks: [
      'Somebody wants to use this address for their Hanap account. If it was you, type this code in your settings.',
      { code },
      GOOD_FOR,
      'If it was not you, do nothing and give the code to nobody: without it nothing changes.',
    ],
  }),
  'second-factor': (code) => ({
    subject: 'Your code to change how you sign in to Hanap',
    heading: 'Is this you?',
    blocks: [
      'Type this code in your settings, where you asked for a change to how you sign in.',
      { code },
      GOOD_FOR,
      'If you did not ask for it, somebody is signed in to your account on another device: sign out every device in your settings.',
    ],
  }),
  'delete-account': (code) => ({
    subject: 'Your code to delete your Hanap account',
    heading: 'Delete your account',
    blocks: [
      'Type this code in your settings, where you asked to delete your account. What is deleted cannot be brought back.',
      { code },
      GOOD_FOR,
      'If you did not ask for it, do nothing and give the code to nobody. Somebody is signed in to your account on another device: sign out every device in your settings.',
    ],
  }),
  'first-password': (code) => ({
    subject: 'Your code to set a Hanap password',
    heading: 'Set a password',
    blocks: [
      'Type this code in your settings, where you asked for a password.',
      { code },
      GOOD_FOR,
      'If you did not ask for it, somebody is signed in to your account on another device: sign out every device in your settings.',
    ],
  }),
}
