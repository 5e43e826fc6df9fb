import { manilaExact } from '#contract/time.ts'
import { sendMail } from '#features/mail/server/service.ts'
import type { Deps } from '#server/deps.ts'
import type { Db } from '#server/platform/db/database.ts'

export type Change = 'app-added' | 'app-removed' | 'passkey-added' | 'passkey-removed' | 'codes-renewed' | 'reset'

const WORDS: Record<Change, { subject: string; what: string }> = {
  'app-added': {
    subject: 'An authenticator app was added to your Hanap account',
    what: 'An authenticator app was set up for your account. Logging in needs a second step now.',
  },
  'app-removed': {
    subject: 'The authenticator app of your Hanap account was removed',
    what: 'The authenticator app of your account was removed.',
  },
  'passkey-added': {
    subject: 'A passkey was added to your Hanap account',
    what: 'A passkey was added to your account. It can log in without a password.',
  },
  'passkey-removed': {
    subject: 'A passkey of your Hanap account was removed',
    what: 'A passkey of your account was removed.',
  },
  'codes-renewed': {
    subject: 'Your Hanap account has new recovery codes',
    what: 'Ten new recovery codes were made for your account. The ones before no longer work.',
  },
  reset: {
    subject: 'Two-step sign-in of your Hanap account was reset',
    what: 'Our team removed every second step of your account, and every device was signed out. Your password is the same.',
  },
}

/** Tells of a change to how somebody signs in; joins the caller's transaction. */
export function sendFactorNotice(
  deps: Deps,
  db: Db,
  person: { id: number; email: string },
  change: Change,
  now: Date,
): Promise<void> {
  const { subject, what } = WORDS[change]
  return sendMail(deps, db, {
    key: `second-factor:${person.id}:${change}:${now.getTime()}`,
    to: person.email,
    subject,
    blocks: [
      `${what} This was on ${manilaExact(now)} (Manila time).`,
      change === 'reset'
        ? 'If you did not ask us for this, answer this mail and set a new password.'
        : 'If it was not you, set a new password, then sign out every device in your settings and look through your sign-in steps there.',
      { label: 'Reset your password', url: `${deps.config.PUBLIC_URL}/forgot-password` },
    ],
  })
}
