import { createHash, randomUUID } from 'node:crypto'
import { neighbours } from '#contract/paging.ts'
import type { Deps } from '#server/deps.ts'
import { type Db, inTransaction } from '#server/platform/db/database.ts'
import { AppError, FieldError } from '#server/platform/errors.ts'
import type { FileAnswer } from '#server/platform/http/binder.ts'
import type { UploadedFile } from '#server/platform/http/uploads.ts'
import { taskKind } from '#server/platform/tasks.ts'
import type { Resume, UploadedResume } from '../contract.ts'
import { displayName, MAX_RESUMES, RESUME_SENTENCE, type ResumeKind, TOO_MANY_RESUMES } from '../rules.ts'
import { refusal, resumeKind } from './content-check.ts'
import {
  countResumes,
  findDefaultRow,
  findResumeRow,
  findSameFile,
  insertResume,
  listKnownKeys,
  listResumes,
  lockResumes,
  type ResumeRow,
  updateNoDefault,
  updateToDefault,
} from './queries.ts'

const CONTENT_TYPES: Record<ResumeKind, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}
const FOLDER = 'resumes/'
/** A file without a row may be one whose row is just being written. */
const ORPHAN_MS = 3_600_000
const SWEEP_BATCH = 500

export const sweepResumeFilesTask = taskKind<Record<never, never>>('resumes.sweep-files')

/** An upload that was looked into and is what it says; `name` is fit to be shown. */
export type CheckedFile = { name: string; kind: ResumeKind; bytes: Buffer; field: string }

/**
 * Looks into an upload; nothing is kept yet.
 * @throws FieldError 400 under `field` for anything but a readable PDF, DOC or DOCX of at most 5,242,880 bytes.
 */
export async function checkedUpload(file: UploadedFile, field: string, name = file.name): Promise<CheckedFile> {
  const kind = file.tooLarge ? null : await resumeKind(file.bytes)
  if (!kind) throw new FieldError({ [field]: [file.tooLarge ? RESUME_SENTENCE : refusal(file.bytes)] })
  return { name: displayName(name, kind), kind, bytes: file.bytes, field }
}

export type NewUpload = {
  userId: number
  file: CheckedFile
  /** Otherwise only a person's first resume becomes the default one. */
  makeDefault: boolean
  /** Other writes that hold or fall together with the resume. */
  alsoInside?: (db: Db) => Promise<void>
}

/**
 * Keeps a checked file: first the bytes, then the row; what fails in between leaves no row and no file. A file the person
 * has already, byte for byte, is not kept twice: the answer is the resume that is there, under its own name.
 * @throws FieldError 400 beyond 20 resumes.
 */
export async function addResume(deps: Pick<Deps, 'db' | 'clock' | 'files' | 'log'>, upload: NewUpload) {
  const { userId, file } = upload
  const now = deps.clock.now()
  const key = `${FOLDER}${userId}/${now.getTime()}-${randomUUID()}.${file.kind}`
  const sha256 = createHash('sha256').update(file.bytes).digest('hex')
  await deps.files.put(key, file.bytes, CONTENT_TYPES[file.kind])
  const row = await inTransaction(deps.db, async (db) => {
    // First, as for every change of the list: what is written inside may hold what those wait for.
    await lockResumes(db, userId)
    await upload.alsoInside?.(db)
    return (await keptAlready(db, upload, sha256)) ?? insertNew(db, upload, { key, sha256, now })
  }).catch(async (error: unknown) => {
    await discard(deps, key)
    throw error
  })
  if (row.file_key === key) return onTheWire(row)
  await discard(deps, key)
  return { ...onTheWire(row), kept_already: true }
}

/** The person's resume with the same bytes, made the default one where that is asked for. */
async function keptAlready(db: Db, { userId, makeDefault }: NewUpload, sha256: string): Promise<ResumeRow | undefined> {
  const row = await findSameFile(db, userId, sha256)
  if (!row || !makeDefault || row.is_default) return row
  await updateNoDefault(db, userId)
  return updateToDefault(db, userId, row.id)
}

async function insertNew(
  db: Db,
  { userId, file, makeDefault }: NewUpload,
  { key, sha256, now }: { key: string; sha256: string; now: Date },
): Promise<ResumeRow> {
  const count = await countResumes(db, userId)
  if (count >= MAX_RESUMES) throw new FieldError({ [file.field]: [TOO_MANY_RESUMES] })
  if (makeDefault) await updateNoDefault(db, userId)
  return insertResume(db, {
    user_id: userId,
    file_name: file.name,
    file_key: key,
    content_type: CONTENT_TYPES[file.kind],
    bytes: file.bytes.length,
    sha256,
    is_default: makeDefault || count === 0,
    uploaded_at: now,
  })
}

/** Deletes a file nobody refers to; when that fails the sweep finds it later. */
export async function discard(deps: Pick<Deps, 'files' | 'log'>, key: string): Promise<void> {
  await deps.files
    .delete(key)
    .catch((error: unknown) => deps.log.warn({ err: error }, 'resume file left for the sweep'))
}

/** A row as the contract has it. */
export const onTheWire = (row: ResumeRow): Resume => ({
  id: row.id,
  file_name: row.file_name,
  uploaded_at: row.uploaded_at.toISOString(),
  is_default: row.is_default,
  bytes: row.bytes,
})

/** Checks and keeps an upload of the resume list; `name` is the person's own for it. */
export async function uploadResume(
  deps: Deps,
  given: { userId: number; file: UploadedFile; name: string | undefined },
): Promise<UploadedResume> {
  const named = given.name === undefined || given.name.trim() === '' ? given.file.name : given.name
  const file = await checkedUpload(given.file, 'file', named)
  return addResume(deps, { userId: given.userId, file, makeDefault: false })
}

/** A page of a person's resumes, the default one first. */
export async function listOwnResumes(db: Db, userId: number, query: { page: number; per_page: number }) {
  const { page, per_page: size } = query
  const [rows, count] = await Promise.all([listResumes(db, userId, size, (page - 1) * size), countResumes(db, userId)])
  return { results: rows.map(onTheWire), count, ...neighbours('/api/resumes/', query, page, Math.ceil(count / size)) }
}

/** A person's own resume, or null: somebody else's id is as good as none. */
export const findResume = async (db: Db, userId: number, id: number): Promise<ResumeRow | null> =>
  (await findResumeRow(db, userId, id)) ?? null

/** The one shown on the profile and taken when no other is named. */
export const defaultResume = async (db: Db, userId: number): Promise<ResumeRow | null> =>
  (await findDefaultRow(db, userId)) ?? null

/**
 * A resume's bytes under its shown name, to be saved; without an id the default one.
 * @throws AppError 404 when there is no such resume of this person; 503 while its file cannot be read.
 */
export async function readResume(
  deps: Pick<Deps, 'db' | 'files'>,
  userId: number,
  id?: number,
): Promise<FileAnswer & { id: number }> {
  const row = id === undefined ? await defaultResume(deps.db, userId) : await findResume(deps.db, userId, id)
  if (!row) throw new AppError(404, 'not_found', 'Resume not found.')
  const bytes = await deps.files.get(row.file_key).catch((error: unknown) => {
    const sentence = 'The file cannot be read right now. Please try again later.'
    throw new AppError(503, 'file_unavailable', sentence, {}, { cause: error })
  })
  return { id: row.id, name: row.file_name, contentType: row.content_type, bytes, inline: false }
}

/**
 * A resume to look at: a PDF inside of the page, anything else as a file, because only PDFs may be (careful §1).
 * Without an id the default one; throws as `readResume` does.
 */
export async function viewResume(deps: Pick<Deps, 'db' | 'files'>, userId: number, id?: number): Promise<FileAnswer> {
  const file = await readResume(deps, userId, id)
  return { ...file, inline: file.contentType === CONTENT_TYPES.pdf }
}

/** Deletes files older than an hour that no resume refers to, left behind by a crash. */
export async function sweepResumeFiles(deps: Deps): Promise<void> {
  const before = deps.clock.now().getTime() - ORPHAN_MS
  let batch: string[] = []
  const sweep = async () => {
    const known = batch.length > 0 ? await listKnownKeys(deps.db, batch) : new Set<string>()
    for (const key of batch) if (!known.has(key)) await discard(deps, key)
    batch = []
  }
  for await (const key of deps.files.list()) {
    const written = /^resumes\/\d+\/(\d+)-/.exec(key)?.[1]
    if (written === undefined || Number(written) > before) continue
    batch.push(key)
    if (batch.length === SWEEP_BATCH) await sweep()
  }
  await sweep()
}
