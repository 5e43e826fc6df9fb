import type { Deps } from '#server/deps.ts'
import { AppError, FieldError } from '#server/platform/errors.ts'
import type { UploadedFile } from '#server/platform/http/uploads.ts'
import { RESUME_SENTENCE } from '../../rules.ts'
import { resumeKind } from '../../server/content-check.ts'
import { readResume } from '../../server/service.ts'
import { type ParsedResume, parsedResume } from '../contract.ts'
import { PARSE_BUSY, PARSE_FAILED } from '../rules.ts'

type Reading = Pick<Deps, 'clock' | 'resumeReader'>

/**
 * What an uploaded resume says; nothing is kept (spec 2 §7, POST /resume-parse/).
 * @throws FieldError 400 for anything but a readable PDF, DOC or DOCX of at most 5,242,880 bytes; AppError 400
 * `unreadable_resume` when no text comes out of it, 503 `busy` when too many are being read.
 */
export async function parseUpload(deps: Reading, file: UploadedFile): Promise<ParsedResume> {
  const kind = file.tooLarge ? null : await resumeKind(file.bytes)
  if (!kind) throw new FieldError({ resume: [RESUME_SENTENCE] })
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
): Promise<ParsedResume> {
  const { bytes } = await readResume(deps, userId, resumeId)
  const file = Buffer.from(bytes)
  const kind = await resumeKind(file)
  if (!kind) throw unreadable()
  return read(deps, kind, file)
}

const unreadable = () => new AppError(400, 'unreadable_resume', PARSE_FAILED)

async function read(deps: Reading, kind: string, bytes: Buffer): Promise<ParsedResume> {
  const today = deps.clock.now().toISOString().slice(0, 10)
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
function answered(answer: Buffer): ParsedResume {
  try {
    return parsedResume.parse(JSON.parse(answer.toString('utf8')))
  } catch {
    throw unreadable()
  }
}
