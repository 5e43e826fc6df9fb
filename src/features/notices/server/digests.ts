import { type Mail, type MailBlock, sendMails } from '#features/mail/server/service.ts'
import type { Deps } from '#server/deps.ts'
import { type Db, inTransaction, isDatabaseDown } from '#server/platform/db/database.ts'
import { taskKind } from '#server/platform/tasks.ts'
import { duePeriods, HOLD_MS, type Period } from '../rules.ts'
import { GROUP_WORDS, listed } from '../texts.ts'
import * as queries from './digest-queries.ts'
import { deleteReports, takeReports } from './report-queries.ts'
import type { DigestSection, SectionPart } from './section.ts'
import { unsubscribeLink } from './unsubscribe.ts'

export const sweepDigestsTask = taskKind<Record<never, never>>('notices.sweep')
export const writeDigestsTask = taskKind<Record<never, never>>('notices.write')

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const KEEP_MS = 30 * DAY_MS
const REPORTED_MS = 2 * DAY_MS
const [PEOPLE_AT_ONCE, DIGESTS_AT_ONCE] = [1000, 50]
/** A task ends after so many, so that one that is taken over has little left to do. */
const MOST_PER_TASK = 1000

/**
 * Makes the digests whose time has come and has them written. What was due and is not written yet, because nobody was there
 * or the mail server was away, is taken up again as long as its time lasts.
 */
export async function sweepDigests(deps: Deps): Promise<void> {
  const now = deps.clock.now()
  await queries.reopenLate(deps.db, new Date(now.getTime() - DAY_MS), now)
  const missed = await queries.missOverdue(deps.db, now)
  if (missed > 0) deps.log.error({ digests: missed }, 'digests were not written in their time')
  for (const period of duePeriods(now)) await makeDigests(deps, period, now)
  const due = await queries.countDue(deps.db, now)
  // One more than needed: the share of one that is killed is done by the others.
  const shares = due === 0 ? 0 : Math.ceil(due / MOST_PER_TASK) + 1
  for (let share = 0; share < shares; share += 1) await deps.tasks.enqueue(writeDigestsTask, {})
  await report(deps, now)
  await queries.deleteOldDigests(deps.db, new Date(now.getTime() - KEEP_MS))
}

/** Tells the operator once how a period ended, loudly where not everybody who was planned for got their mail. */
async function report(deps: Deps, now: Date): Promise<void> {
  for (const ended of await takeReports(deps.db, new Date(now.getTime() - REPORTED_MS), now)) {
    const whole = ended.sent + ended.empty === ended.planned
    if (whole) deps.log.info(ended, 'digests were sent')
    else deps.log.warn(ended, 'not every digest that was planned was sent')
  }
  await deleteReports(deps.db, new Date(now.getTime() - KEEP_MS))
}

async function makeDigests(deps: Deps, period: Period, now: Date): Promise<void> {
  const before = new Date(period.dueAt.getTime() - HOLD_MS)
  let after = 0
  for (;;) {
    const made = await queries.insertDueDigests(deps.db, { period, before, after, limit: PEOPLE_AT_ONCE, now })
    if (made.people < PEOPLE_AT_ONCE) return
    after = made.last
  }
}

/**
 * Writes digests that are due until none is left. Any number of processes may do so side by side: each takes rows nobody
 * has, and a digest, its mail and what it told are written down together or not at all.
 */
export async function writeDigests(deps: Deps, sections: readonly DigestSection[], signal: AbortSignal): Promise<void> {
  let written = 0
  while (written < MOST_PER_TASK && !signal.aborted) {
    const share = await writeSome(deps, sections)
    if (share === 0) return
    written += share
  }
}

async function writeSome(deps: Deps, sections: readonly DigestSection[]): Promise<number> {
  try {
    return await writeClaimed(deps, sections, { limit: DIGESTS_AT_ONCE })
  } catch (error) {
    deps.log.warn({ err: error }, 'digests could not be written together')
    return writeOneByOne(deps, sections)
  }
}

/** One that cannot be written does not keep the others waiting. */
async function writeOneByOne(deps: Deps, sections: readonly DigestSection[]): Promise<number> {
  const ids = await queries.listDue(deps.db, deps.clock.now(), DIGESTS_AT_ONCE)
  for (const id of ids) {
    try {
      await writeClaimed(deps, sections, { limit: 1, id })
    } catch (error) {
      // That is not the digest's fault: the task is tried again.
      if (isDatabaseDown(error)) throw error
      deps.log.error({ err: error, digest_id: id }, 'a digest could not be written')
      await queries.failDigest(deps.db, id, deps.clock.now())
    }
  }
  return ids.length
}

const writeClaimed = (deps: Deps, sections: readonly DigestSection[], which: { limit: number; id?: number }) =>
  inTransaction(deps.db, async (db) => {
    const now = deps.clock.now()
    const digests = await queries.claimDue(db, { ...which, now })
    const readers = await readersOf(db, digests)
    const notices = await queries.claimNotices(db, [...readers.keys()], new Date(now.getTime() - HOLD_MS))
    const parts = await composeAll(deps, db, sections, readers, notices)
    const written: queries.Written[] = []
    const mails: Mail[] = []
    for (const digest of digests) {
      const reader = readers.get(digest.user_id)
      const own = reader?.digest === digest.id ? (parts.get(digest.user_id) ?? []) : []
      if (reader && own.length > 0) mails.push(mailOf(deps, digest, reader, own, now))
      written.push({ id: digest.id, state: own.length > 0 ? 'sent' : 'empty' })
    }
    await sendMails(deps, db, mails)
    const told = notices.map(({ id, user_id }) => ({ id, digest_id: readers.get(user_id)?.digest ?? 0 }))
    await queries.settleDigests(db, written, told, now)
    return digests.length
  })

type Readers = Map<number, queries.Reader & { digest: number }>

/** Who gets one of these: those who still want theirs at this time. */
async function readersOf(db: Db, digests: readonly queries.DueDigest[]): Promise<Readers> {
  const found = new Map(
    (
      await queries.findReaders(
        db,
        digests.map(({ user_id }) => user_id),
      )
    ).map((one) => [one.id, one]),
  )
  return new Map(
    digests.flatMap(({ id, user_id, kind }) => {
      const reader = found.get(user_id)
      return reader?.reachable && reader.frequency === kind ? [[user_id, { ...reader, digest: id }]] : []
    }),
  )
}

type Part = SectionPart & Pick<DigestSection, 'topic'>

/** What each topic has to say to each person, in the order of the sections. */
async function composeAll(
  deps: Deps,
  db: Db,
  sections: readonly DigestSection[],
  readers: Readers,
  notices: readonly queries.PendingNotice[],
): Promise<Map<number, Part[]>> {
  const parts = new Map<number, Part[]>()
  for (const { topic, compose } of sections) {
    const told = notices.filter((notice) => notice.topic === topic && readers.get(notice.user_id)?.[topic])
    if (told.length === 0) continue
    for (const [userId, part] of await compose(deps, db, told)) {
      parts.set(userId, [...(parts.get(userId) ?? []), { ...part, topic }])
    }
  }
  return parts
}

function mailOf(
  deps: Pick<Deps, 'config'>,
  digest: queries.DueDigest,
  reader: queries.Reader,
  parts: readonly Part[],
  now: Date,
) {
  const home = deps.config.PUBLIC_URL
  const topics = parts.map(({ topic }) => topic)
  const subject = listed(parts.map(({ summary }) => summary))
  const blocks: MailBlock[] = parts.flatMap((part) => [
    ...(parts.length > 1 ? [{ title: part.title }] : []),
    ...part.blocks,
  ])
  return {
    key: `digest:${digest.id}:${digest.round}`,
    to: reader.email,
    subject,
    blocks,
    validUntil: new Date(Math.min(digest.until.getTime(), now.getTime() + HOUR_MS)),
    footer: {
      why: `You get this mail because your settings ask for ${listed(topics.map((topic) => GROUP_WORDS[topic]))}, ${WHEN[digest.kind]}.`,
      unsubscribe: unsubscribeLink(deps, reader.id, topics),
      settings: `${home}/settings?section=notifications`,
    },
  }
}

const WHEN = { immediately: 'within the hour', daily: 'once a day', weekly: 'once a week' } as const
