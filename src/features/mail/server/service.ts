import { createHash } from 'node:crypto'
import type { Deps } from '#server/deps.ts'
import type { Db } from '#server/platform/db/database.ts'
import { AppError, ConnectorError } from '#server/platform/errors.ts'
import { taskKind } from '#server/platform/tasks.ts'
import { htmlText, type MailBlock, type MailFooter, plainText } from './layout.ts'
import {
  claimMail,
  countWaiting,
  deleteOldMails,
  dropMail,
  findWaitingSince,
  giveUpMails,
  insertMail,
  insertMails,
  isWaiting,
  lockRefused,
  markHandingOver,
  type NewMail,
  releaseMail,
  reviveMail,
  settleMail,
  wipeRefused,
} from './queries.ts'

export type { MailBlock, MailFooter } from './layout.ts'

export const sendMailTask = taskKind<{ mail_id: number }>('mail.send')
/** Many that may wait for each other: a task for each would cost more than the sending. */
export const sendManyTask = taskKind<{ mail_ids: number[] }>('mail.send-many')
export const sweepMailsTask = taskKind<Record<never, never>>('mail.sweep')

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const CLAIM_MS = 2 * MINUTE_MS
/** Longer than all tries of the task together take. */
const FORGOTTEN_MS = 45 * MINUTE_MS
const GIVE_UP_MS = 2 * DAY_MS
const KEEP_MS = 30 * DAY_MS
/** So long somebody can send a refused mail again; its text is kept for nothing else. */
const RESEND_MS = 7 * DAY_MS
const MAX_SUBJECT = 200
const MANY_SIDE_BY_SIDE = 8

export type Mail = {
  /** What the mail is about, such as `export:17`: one mail per key is ever sent, however often this is called. */
  key: string
  /** One bare address. */
  to: string
  subject: string
  /** First line of the mail; the subject when left out. */
  heading?: string
  /** Paragraphs, codes and links, in order. Plain text: the layout escapes it. */
  blocks: readonly MailBlock[]
  /** Where answers go, one bare address. */
  replyTo?: string
  /** A mail that has not left by then is not sent any more. */
  validUntil?: Date
  /** Nothing of it stays once it is settled, not even to whom it went: for somebody who is no longer with us. */
  forget?: boolean
  /** For mails a person may do without: why it comes, and where to end it or choose; its link also goes into the headers. */
  footer?: MailFooter
}

type Content = {
  subject: string
  text: string
  html: string
  replyTo?: string | undefined
  unsubscribe?: string | undefined
}

/**
 * Writes a mail down and queues it, inside the caller's transaction: no commit, no mail; commit, and it leaves even
 * when the mail server or we are down for a while. Sent as text and HTML by the task `mail.send`.
 */
export async function sendMail(
  deps: Pick<Deps, 'config' | 'clock' | 'secrets' | 'tasks'>,
  db: Db,
  mail: Mail,
): Promise<void> {
  const id = await insertMail(db, sealedMail(deps, mail))
  // A code somebody waits for does not queue up behind everybody's morning mail.
  if (id !== undefined) {
    await deps.tasks.enqueue(sendMailTask, { mail_id: id }, { db, yields: mail.footer !== undefined })
  }
}

/** The same for many mails that people may do without, written down at once and sent behind every other mail. */
export async function sendMails(
  deps: Pick<Deps, 'config' | 'clock' | 'secrets' | 'tasks'>,
  db: Db,
  mails: readonly Mail[],
): Promise<void> {
  if (mails.length === 0) return
  const ids = await insertMails(
    db,
    mails.map((mail) => sealedMail(deps, mail)),
  )
  if (ids.length > 0) await deps.tasks.enqueue(sendManyTask, { mail_ids: ids }, { db })
}

/** A mail as it is kept until it leaves. */
function sealedMail({ config, clock, secrets }: Pick<Deps, 'config' | 'clock' | 'secrets'>, mail: Mail): NewMail {
  const { blocks, replyTo, footer } = mail
  const subject = oneLine(mail.subject)
  const text = { heading: mail.heading ?? subject, blocks, footer }
  const home = config.PUBLIC_URL
  const content: Content = {
    subject,
    text: plainText(text, home),
    html: htmlText(text, home),
    ...(replyTo === undefined ? {} : { replyTo }),
    ...(footer === undefined ? {} : { unsubscribe: footer.unsubscribe }),
  }
  return {
    key: mail.key,
    recipient: mail.to,
    sealed: secrets.seal(JSON.stringify(content), sealContext(mail.key)),
    valid_until: mail.validUntil ?? null,
    created_at: clock.now(),
    forget: mail.forget ?? false,
  }
}

const sealContext = (key: string) => `outgoing-mail:${key}`
/** A line break in a subject would begin a header of its own. */
const oneLine = (text: string) =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, MAX_SUBJECT)
    .toWellFormed()

/**
 * Hands a waiting mail to the mail server, once: a settled one is left alone. When the mail was handed over and the answer
 * was lost, or the sender died in between, it is not sent again, for it probably arrived.
 * @throws ConnectorError when trying again later makes sense.
 */
export async function deliverMail(deps: Deps, id: number): Promise<void> {
  const now = deps.clock.now()
  const mail = await claimMail(deps.db, id, now, new Date(now.getTime() + CLAIM_MS))
  if (!mail?.sealed) {
    if (await isWaiting(deps.db, id)) throw new Error('Another process is sending this mail.')
    return
  }
  if (mail.handing_over_at) return settleMail(deps.db, id, 'unconfirmed', now, 'The sender died while it left.')
  if (mail.valid_until && mail.valid_until <= now) return settleMail(deps.db, id, 'late', now)
  const content = JSON.parse(deps.secrets.open(mail.sealed, sealContext(mail.key))) as Content
  const messageId = messageIdOf(mail.key, deps.config.MAIL_FROM)
  const failure = await deps.mailer
    .send({ ...content, to: mail.recipient, messageId, date: mail.created_at }, () =>
      markHandingOver(deps.db, id, deps.clock.now()),
    )
    .then(() => undefined, asFailure)
  if (!failure) return settleMail(deps.db, id, 'sent', deps.clock.now())
  if (!failure.maybeSent && failure.kind !== 'refused') {
    await releaseMail(deps.db, id, failure.message)
    throw failure
  }
  deps.log.warn({ mail_id: id, reason: failure.message }, 'a mail was not confirmed by the mail server')
  const state = failure.maybeSent ? 'unconfirmed' : 'refused'
  return settleMail(deps.db, id, state, deps.clock.now(), failure.message)
}

/**
 * Hands many waiting mails to the mail server, some side by side; those that are settled are left alone. The first that has
 * to wait keeps the rest waiting too. @throws that one's error, so that the task is tried again
 */
export async function deliverMails(deps: Deps, ids: readonly number[], signal: AbortSignal): Promise<void> {
  const waiting = [...ids].toReversed()
  const failures: unknown[] = []
  const work = async () => {
    for (let id = waiting.pop(); id !== undefined && failures.length === 0 && !signal.aborted; id = waiting.pop()) {
      await deliverMail(deps, id).catch((error: unknown) => failures.push(error))
    }
  }
  await Promise.all(Array.from({ length: MANY_SIDE_BY_SIDE }, work))
  if (failures.length > 0) throw failures[0]
  signal.throwIfAborted()
}

function asFailure(error: unknown): ConnectorError {
  if (error instanceof ConnectorError) return error
  throw error
}

/** The same for every try, so that mailboxes can tell a mail that came twice. */
function messageIdOf(key: string, from: string): string {
  const name = createHash('sha256').update(key).digest('hex').slice(0, 40)
  return `<${name}@${/@([^>\s]+)/.exec(from)?.[1] ?? 'hanap.invalid'}>`
}

/** How many mails have not left yet. */
export const mailsWaiting = (deps: Pick<Deps, 'db'>): Promise<number> => countWaiting(deps.db)

/**
 * Sends a mail again that was refused or given up on, or throws it away; in the caller's transaction, once.
 * @throws AppError 404 when it is not among those any more; 409 when there is nothing left of it to send
 */
export async function settleRefused(
  deps: Pick<Deps, 'clock' | 'secrets' | 'tasks'>,
  db: Db,
  id: number,
  what: 'resend' | 'drop',
): Promise<{ key: string; state: string }> {
  const mail = await lockRefused(db, id)
  if (!mail) throw new AppError(404, 'not_found', 'This mail is not among those that came to nothing any more.')
  if (what === 'drop') await dropMail(db, id)
  else {
    const now = deps.clock.now()
    const isLate = mail.valid_until !== null && mail.valid_until <= now
    if (isLate || !canOpen(deps, mail))
      throw new AppError(409, 'text_gone', 'The text of this mail is not kept any more.')
    await reviveMail(db, id, now)
    await deps.tasks.enqueue(sendMailTask, { mail_id: id }, { db })
  }
  return { key: mail.key, state: mail.state }
}

/** A text that was sealed with a key that is gone is gone too. */
function canOpen({ secrets }: Pick<Deps, 'secrets'>, { key, sealed }: { key: string; sealed: string | null }): boolean {
  if (sealed === null) return false
  try {
    secrets.open(sealed, sealContext(key))
    return true
  } catch {
    return false
  }
}

/** Brings forgotten mails back into the queue, ends what waited two days, wipes texts nobody sent again, forgets rows of a month ago. */
export async function sweepMails(deps: Deps): Promise<void> {
  const now = deps.clock.now().getTime()
  const givenUp = await giveUpMails(deps.db, new Date(now - GIVE_UP_MS), new Date(now))
  if (givenUp > 0) deps.log.error({ mails: givenUp }, 'mails were given up: the mail server took none for two days')
  for (const id of await findWaitingSince(deps.db, new Date(now - FORGOTTEN_MS))) {
    await deps.tasks.enqueue(sendMailTask, { mail_id: id }, { db: deps.db, key: String(id) })
  }
  await wipeRefused(deps.db, new Date(now - RESEND_MS), new Date(now))
  await deleteOldMails(deps.db, new Date(now - KEEP_MS))
}
