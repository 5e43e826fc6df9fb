import type { FastifyRequest } from 'fastify'
import type { Upload, Uploads } from '#contract/endpoint.ts'
import { AppError, FieldError } from '../errors.ts'

/** An uploaded file as it came; nothing about it is believed yet. `tooLarge` ones were cut at the limit. */
export type UploadedFile = { name: string; bytes: Buffer; tooLarge: boolean }

type Fields = Record<string, unknown>
const MISSING = 'No file was submitted.'

/** The one file and the text fields of a multipart body; a JSON body is taken as fields without a file. */
export async function readUpload(
  request: FastifyRequest,
  upload: Upload,
): Promise<{ file: UploadedFile | null; fields: Fields }> {
  const { files, fields } = await readForm(request, { fields: [upload.field], maxBytes: upload.maxBytes })
  const file = files[upload.field] ?? null
  if (!file && upload.required) throw new FieldError({ [upload.field]: [MISSING] })
  return { file, fields }
}

/**
 * Every file and the text fields of a multipart body; nothing of it touches the disk.
 * @throws FieldError 400 under each field whose file is missing
 */
export async function readUploads(
  request: FastifyRequest,
  uploads: Uploads,
): Promise<{ files: Record<string, UploadedFile>; fields: Fields }> {
  const read = await readForm(request, uploads)
  const missing = uploads.fields.filter((name) => !read.files[name])
  if (missing.length > 0) throw new FieldError(Object.fromEntries(missing.map((name) => [name, [MISSING]])))
  return read
}

async function readForm(request: FastifyRequest, uploads: Uploads) {
  if (!request.isMultipart()) return { files: {}, fields: (request.body ?? {}) as Fields }
  return readParts(request, uploads).catch((error: unknown) => {
    if (error instanceof AppError) throw error
    throw new AppError(400, 'bad_upload', 'The upload could not be read. Please try again.', {}, { cause: error })
  })
}

async function readParts(request: FastifyRequest, uploads: Uploads) {
  const files: Record<string, UploadedFile> = {}
  const fields: Fields = {}
  const most = uploads.fields.length
  const limits = { fileSize: uploads.maxBytes + 1, files: most, fields: 40, fieldSize: 200_000, parts: 41 + most }
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      fields[part.fieldname] = part.value
      continue
    }
    const chunks: Buffer[] = []
    for await (const chunk of part.file) chunks.push(chunk as Buffer)
    const bytes = Buffer.concat(chunks)
    if (!uploads.fields.includes(part.fieldname)) continue
    const tooLarge = part.file.truncated || bytes.length > uploads.maxBytes
    files[part.fieldname] = { name: part.filename ?? 'file', bytes, tooLarge }
  }
  return { files, fields }
}
