import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { manilaExact } from '#contract/time.ts'
import { sendMail } from '#features/mail/server/service.ts'
import type { Deps } from '#server/deps.ts'
import { inTransaction } from '#server/platform/db/database.ts'
import { deleteFilesLater } from '#server/platform/file-deletions/file-deletions.ts'
import { FLEETING } from '#server/platform/files.ts'
import { taskKind } from '#server/platform/tasks.ts'
import { EXPORT_DAYS, readableSize } from '../rules.ts'
import { openArchive } from './archive.ts'
import { fillArchive } from './build.ts'
import * as queries from './queries.ts'

export const buildExportTask = taskKind<{ export_id: number }>('data-export.build')
export const sweepExportsTask = taskKind<Record<never, never>>('data-export.sweep')

/** A builder that was not heard of for so long is gone. */
export const LEASE_MS = 3 * 60_000
const RENEW_MS = 30_000
const MOST_TRIES = 3
const DAY_MS = 86_400_000
const KEEP_ROWS_MS = 30 * DAY_MS
const FOLDER = `${FLEETING}exports/`
/** Archives under way, on the disk of the process that writes them. */
const WORKSHOP = 'hanap-export-'
const LEFT_BEHIND_MS = 6 * 3_600_000

type Claim = NonNullable<Awaited<ReturnType<typeof queries.claimExport>>>

/** Another builder has it, or its person is gone: nobody wants what this one makes. */
class Superseded extends Error {
  override readonly name = 'Superseded'
}

/**
 * Builds an export that waits, and mails that it is there. Killed at any moment, the next try begins anew; after three it
 * has failed, and the person is told.
 */
export async function buildExport(deps: Deps, id: number, signal: AbortSignal): Promise<void> {
  const claim = await queries.claimExport(deps.db, id, deps.clock.now(), leaseFrom(deps))
  if (!claim) return
  // Killed every time: the next try would be too.
  if (claim.attempts > MOST_TRIES) return giveUp(deps, claim, claim.email)
  const key = `${FOLDER}${claim.user_id}/${deps.clock.now().getTime()}-${randomUUID()}.zip`
  try {
    await make(deps, claim, key, signal)
  } catch (error) {
    await deleteFilesLater(deps, deps.db, [key])
    if (error instanceof Superseded) return
    await afterFailure(deps, claim, error)
  }
}

const leaseFrom = ({ clock }: Deps): Date => new Date(clock.now().getTime() + LEASE_MS)

async function mustStillCount(row: Promise<object | undefined>): Promise<void> {
  if (!(await row)) throw new Superseded('Nobody waits for this export any more.')
}

async function make(deps: Deps, claim: Claim, key: string, signal: AbortSignal): Promise<void> {
  await mustStillCount(queries.updateKey(deps.db, claim, key))
  if (claim.key_before !== null) await deleteFilesLater(deps, deps.db, [claim.key_before])
  const directory = await mkdtemp(path.join(tmpdir(), WORKSHOP))
  const file = path.join(directory, 'data.zip')
  const archive = openArchive(file, deps.clock.now())
  // Storing a large archive is one long step without a word.
  const renewing = setInterval(() => {
    queries.updateLease(deps.db, claim, leaseFrom(deps)).catch(() => undefined)
  }, RENEW_MS)
  try {
    const onPart = (parts: { done: number; all: number }) =>
      mustStillCount(queries.updateProgress(deps.db, claim, parts, leaseFrom(deps)))
    const { missing } = await fillArchive({ deps, userId: claim.user_id, archive, onPart, signal })
    const bytes = await archive.finish()
    await deps.files.putFrom(key, file, 'application/zip')
    await hand(deps, claim, { bytes, missing: missing.length })
  } finally {
    clearInterval(renewing)
    await archive.giveUp()
    await rm(directory, { recursive: true, force: true })
  }
}

async function hand(deps: Deps, claim: Claim, made: { bytes: number; missing: number }): Promise<void> {
  const now = deps.clock.now()
  const expires = new Date(now.getTime() + EXPORT_DAYS * DAY_MS)
  await inTransaction(deps.db, async (db) => {
    await mustStillCount(queries.updateReady(db, claim, { ...made, now, expires }))
    await deleteFilesLater(deps, db, await queries.expireExports(db, { userId: claim.user_id, olderThan: claim.id }))
    await sendMail(deps, db, {
      key: `data-export:${claim.id}`,
      to: claim.email,
      subject: 'Your Hanap data is ready',
      blocks: [
        `Everything we hold of you is in one file of ${readableSize(made.bytes)}. It can be downloaded until ${manilaExact(expires)} (Manila time), by you alone: the page asks you to log in.`,
        { label: 'Download your data', url: `${deps.config.PUBLIC_URL}/settings?section=privacy#your-data` },
        'If you did not ask for it, somebody is signed in to your account on another device: sign out every device in your settings and set another password.',
      ],
      validUntil: expires,
    })
  })
}

async function afterFailure(deps: Deps, claim: Claim, error: unknown): Promise<void> {
  if (claim.attempts < MOST_TRIES) {
    await queries.updateWaiting(deps.db, claim, leaseFrom(deps))
    throw error
  }
  deps.log.error({ err: error }, 'a data export was given up')
  await giveUp(deps, claim, claim.email)
}

async function giveUp(deps: Deps, one: queries.Try, email: string): Promise<void> {
  await inTransaction(deps.db, async (db) => {
    if (!(await queries.updateFailed(db, one, deps.clock.now()))) return
    await sendMail(deps, db, {
      key: `data-export-failed:${one.id}`,
      to: email,
      subject: 'Your Hanap data export did not work',
      blocks: [
        'We could not put your data together. Nothing of it is lost. Please ask for it again; if it fails once more, write to us.',
        { label: 'Ask again', url: `${deps.config.PUBLIC_URL}/settings?section=privacy` },
      ],
    })
  })
}

/** Takes over what a killed builder left, ends archives whose time is over, and forgets old rows. */
export async function sweepExports(deps: Deps): Promise<void> {
  const now = deps.clock.now()
  for (const { id } of await queries.listForgotten(deps.db, now)) {
    await deps.tasks.enqueue(buildExportTask, { export_id: id }, { db: deps.db, key: `again:${id}` })
  }
  await inTransaction(deps.db, async (db) => deleteFilesLater(deps, db, await queries.expireExports(db, { now })))
  await queries.deleteOldExports(deps.db, new Date(now.getTime() - KEEP_ROWS_MS))
  await emptyWorkshops(now)
}

/** A killed process leaves what it had written of an archive. */
async function emptyWorkshops(now: Date): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(WORKSHOP)) continue
    const directory = path.join(tmpdir(), name)
    const found = await stat(directory).catch(() => undefined)
    if (found && now.getTime() - found.mtimeMs > LEFT_BEHIND_MS) await rm(directory, { recursive: true, force: true })
  }
}
