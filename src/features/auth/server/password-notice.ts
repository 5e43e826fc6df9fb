import { manilaExact } from '#contract/time.ts'
import { sendMail } from '#features/mail/server/service.ts'
import type { Deps } from '#server/deps.ts'
import type { Db } from '#server/platform/db/database.ts'

/** Whoever lost control of a mailbox, a phone or a password learns of it here; joins the caller's transaction. */
export const sendPasswordNotice = (deps: Deps, db: Db, account: { id: number; email: string }, now: Date) =>
  sendMail(deps, db, {
    key: `password-changed:${account.id}:${now.getTime()}`,
    to: account.email,
    subject: 'Your Hanap password was changed',
    blocks: [
      `Your password was changed on ${manilaExact(now)} (Manila time). All devices were signed out; log in with the new one.`,
      'If you did not change it, somebody can read your mail: secure your mailbox first, then reset your Hanap password.',
      { label: 'Reset your password', url: `${deps.config.PUBLIC_URL}/forgot-password` },
    ],
  })
