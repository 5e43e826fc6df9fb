import { manilaDay } from '#contract/time.ts'
import type { Deps } from '#server/deps.ts'
import { AppError, FieldError } from '#server/platform/errors.ts'
import type { UploadedFile } from '#server/platform/http/uploads.ts'
import { IMAGE_KINDS, IMAGE_TOO_LARGE, type ImageKind, UPLOAD_FAILED, WRONG_IMAGE } from '../rules.ts'

const JPEG = Buffer.from('ffd8ff', 'hex')
const PNG = Buffer.from('89504e470d0a1a0a', 'hex')
const RETRY_SECONDS = 5

type Files = Record<ImageKind, UploadedFile>
type Pictures = Record<ImageKind, Buffer>

/** What every picture says of itself, so that a copy that gets away is of no use elsewhere. */
const markOf = (now: Date): string => `For OnlineJobs.ph identity verification only · ${manilaDay(now)} · sent by Hanap`

const looksRight = ({ bytes }: UploadedFile): boolean =>
  bytes.subarray(0, JPEG.length).equals(JPEG) || bytes.subarray(0, PNG.length).equals(PNG)

/**
 * Looks into the three pictures by their content and writes them anew, each in a process of its own.
 * @throws FieldError 400 under each field that is no readable JPEG or PNG of at most 5,242,880 bytes; AppError 503 when
 *   the machine has too much to do
 */
export async function checkedPictures(deps: Pick<Deps, 'clock' | 'imageReader'>, files: Files): Promise<Pictures> {
  const problems: Record<string, string[]> = {}
  for (const kind of IMAGE_KINDS) {
    if (files[kind].tooLarge) problems[kind] = [IMAGE_TOO_LARGE]
    else if (!looksRight(files[kind])) problems[kind] = [WRONG_IMAGE]
  }
  if (Object.keys(problems).length > 0) throw new FieldError(problems)
  const mark = markOf(deps.clock.now())
  const written = await Promise.all(IMAGE_KINDS.map((kind) => rewritten(deps, files[kind].bytes, mark)))
  const pictures = Object.fromEntries(IMAGE_KINDS.map((kind, at) => [kind, written[at]]))
  const unreadable = IMAGE_KINDS.filter((kind) => !pictures[kind])
  if (unreadable.length > 0) throw new FieldError(Object.fromEntries(unreadable.map((kind) => [kind, [WRONG_IMAGE]])))
  return pictures as Pictures
}

/** The picture written anew, or null when nobody can read it. */
async function rewritten(deps: Pick<Deps, 'imageReader'>, bytes: Buffer, mark: string): Promise<Buffer | null> {
  const end = await deps.imageReader.ask(bytes, [mark]).catch((error: unknown) => {
    throw busy(error)
  })
  if (end.kind === 'answered') return end.answer
  if (end.why === 'stopped' || end.why === 'not started') throw busy(end.why)
  return null
}

const busy = (cause: unknown) =>
  new AppError(503, 'busy', UPLOAD_FAILED, { success: false }, { retryAfter: RETRY_SECONDS, cause })
