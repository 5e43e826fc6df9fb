import { createHash } from 'node:crypto'
import { manilaDate } from '#contract/time.ts'
import { sendMail } from '#features/mail/server/service.ts'
import type { Deps } from '#server/deps.ts'
import { inTransaction } from '#server/platform/db/database.ts'
import { taskKind } from '#server/platform/tasks.ts'
import type { ContactBody } from '../schemas.ts'
import { KEEP_MESSAGES_DAYS } from '../rules.ts'
import { CONTACT_TOASTS } from '../texts.ts'
import * as queries from './queries.ts'

const DAY_MS = 86_400_000
export const sweepMessagesTask = taskKind<Record<never, never>>('site.sweep-contact-messages')

/**
 * Keeps what a visitor wrote and mails it to the team, both or neither. The same message twice on a Manila day counts once, and
 * whatever fell into the trap counts not at all; the answer is always the same (spec 3 §8).
 */
export async function receiveMessage(deps: Deps, body: ContactBody): Promise<{ message: string }> {
  const answer = { message: CONTACT_TOASTS.sent }
  const { reference_code: trap, ...written } = body
  if (trap !== undefined && trap !== null && trap !== '') return answer
  const now = deps.clock.now()
  await inTransaction(deps.db, async (db) => {
    const message = { ...written, content_key: contentKey(written, now), created_at: now }
    const id = await queries.insertContactMessage(db, message)
    if (id === undefined) return
    await sendMail(deps, db, {
      key: `contact:${id}`,
      to: teamAddress(deps.config),
      replyTo: written.email,
      subject: `Contact: ${written.subject}`,
      heading: written.subject,
      blocks: [`${written.name} <${written.email}> wrote:`, written.message],
    })
  })
  return answer
}

/** CONTACT_EMAIL, or the bare address of MAIL_FROM. */
const teamAddress = (config: Deps['config']): string =>
  config.CONTACT_EMAIL ?? /<([^<>]+)>/.exec(config.MAIL_FROM)?.[1] ?? config.MAIL_FROM

function contentKey(written: Omit<ContactBody, 'reference_code'>, now: Date): string {
  const day = manilaDate(now)
  const parts = [day, written.email.toLowerCase(), written.subject, written.message]
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
}

/** Forgets messages after a year (see the privacy page). */
export async function sweepMessages(deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - KEEP_MESSAGES_DAYS * DAY_MS)
  await queries.deleteContactMessagesBefore(deps.db, before)
}
