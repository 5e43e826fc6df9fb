import { manilaDate } from '#contract/time.ts'
import type { Deps } from '#server/deps.ts'
import { AppError, FieldError } from '#server/platform/errors.ts'
import type { UploadedFile } from '#server/platform/http/uploads.ts'
import { RESUME_SENTENCE } from '../../rules.ts'
import { refusal, resumeKind } from '../../server/content-check.ts'
import { defaultResume, findResume, readResume } from '../../server/service.ts'
import { type KnownResume, knownResume as wholeReading } from '../contract.ts'
import { PARSE_BUSY, PARSE_FAILED, PARSE_PICTURE, PICTURE } from '../rules.ts'
import { findReading, insertReading, type Reading as KeptReading } from './queries.ts'

type Reading = Pick<Deps, 'clock' | 'resumeReader'>

/**
 * What an uploaded resume says; nothing is kept (spec 2 §7, POST /resume-parse/).
 * @throws FieldError 400 for anything but a readable PDF, DOC or DOCX of at most 5,242,880 bytes; AppError 400
 * `unreadable_resume` when no text comes out of it, `picture_of_resume` when it is a scan, 503 `busy` when too many are being read.
 */
export async function parseUpload(deps: Reading, file: UploadedFile): Promise<KnownResume> {
  const kind = file.tooLarge ? null : await resumeKind(file.bytes)
  if (!kind) throw new FieldError({ resume: [file.tooLarge ? RESUME_SENTENCE : refusal(file.bytes)] })
  return read(deps, kind, file.bytes)
}

/**
 * What a kept resume of this person says.
 * @throws AppError 404 when there is no such resume of theirs; otherwise like `parseUpload`.
 */
export async function parseStoredResume(
  deps: Reading & Pick<Deps, 'db' | 'files'>,
  userId: number,
  resumeId: number,
): Promise<KnownResume> {
  const { bytes } = await readResume(deps, userId, resumeId)
  const file = Buffer.from(bytes)
  const kind = await resumeKind(file)
  if (!kind) throw unreadable()
  const found = await read(deps, kind, file)
  await insertReading(deps.db, resumeId, found, deps.clock.now())
  return found
}

/**
 * What a resume of this person says, read at most once; without an id their default one. Null when there is none, when
 * nothing can be read of it, or not now: who asks can do without.
 */
export async function knownResume(
  deps: Reading & Pick<Deps, 'db' | 'files' | 'log'>,
  userId: number,
  wanted: number | null,
): Promise<KeptReading | null> {
  const row = wanted === null ? await defaultResume(deps.db, userId) : await findResume(deps.db, userId, wanted)
  if (!row) return null
  const known = await findReading(deps.db, row.id)
  // What was read before results were looked for, or where they stood, is read once more.
  if (known === null || known?.places !== undefined) return known
  try {
    return await parseStoredResume(deps, userId, row.id)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (error.code === 'unreadable_resume' || error.code === PICTURE)
      await insertReading(deps.db, row.id, null, deps.clock.now())
    else deps.log.warn({ err: error, resume: row.id }, 'a resume could not be read for a letter')
    return known ?? null
  }
}

const unreadable = () => new AppError(400, 'unreadable_resume', PARSE_FAILED)
const picture = () => new AppError(400, PICTURE, PARSE_PICTURE)

async function read(deps: Reading, kind: string, bytes: Buffer): Promise<KnownResume> {
  const today = manilaDate(deps.clock.now())
  const end = await deps.resumeReader.ask(bytes, [kind, today]).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error
    throw new AppError(503, 'busy', PARSE_BUSY, {}, { retryAfter: error.retryAfter ?? 1, cause: error })
  })
  if (end.kind === 'failed') {
    // A server that ends, or has too much to do, has not judged the file.
    if (end.why === 'stopped' || end.why === 'not started')
      throw new AppError(503, 'busy', PARSE_BUSY, {}, { retryAfter: 1 })
    throw unreadable()
  }
  return answered(end.answer)
}

/** The child has read something strange: its answer is checked like anybody's. */
function answered(answer: Buffer): KnownResume {
  const said = parsedAnswer(answer)
  if (said === PICTURE) throw picture()
  const reading = wholeReading.safeParse(said)
  if (!reading.success) throw unreadable()
  return reading.data
}

function parsedAnswer(answer: Buffer): unknown {
  try {
    return JSON.parse(answer.toString('utf8'))
  } catch {
    return null
  }
}
