import type { FastifyRequest } from 'fastify'
import type { Upload } from '#contract/endpoint.ts'
import { AppError, FieldError } from '../errors.ts'

/** An uploaded file as it came; nothing about it is believed yet. `tooLarge` ones were cut at the limit. */
export type UploadedFile = { name: string; bytes: Buffer; tooLarge: boolean }

/** The one file and the text fields of a multipart body; a JSON body is taken as fields without a file. */
export async function readUpload(
  request: FastifyRequest,
  upload: Upload,
): Promise<{ file: UploadedFile | null; fields: Record<string, unknown> }> {
  if (!request.isMultipart()) {
    if (upload.required) throw new FieldError({ [upload.field]: ['No file was submitted.'] })
    return { file: null, fields: (request.body ?? {}) as Record<string, unknown> }
  }
  const read = await readParts(request, upload).catch((error: unknown) => {
    if (error instanceof AppError) throw error
    throw new AppError(400, 'bad_upload', 'The upload could not be read. Please try again.', {}, { cause: error })
  })
  if (!read.file && upload.required) throw new FieldError({ [upload.field]: ['No file was submitted.'] })
  return read
}

async function readParts(request: FastifyRequest, upload: Upload) {
  let file: UploadedFile | null = null
  const fields: Record<string, unknown> = {}
  const limits = { fileSize: upload.maxBytes + 1, files: 1, fields: 40, fieldSize: 200_000, parts: 42 }
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      fields[part.fieldname] = part.value
      continue
    }
    const chunks: Buffer[] = []
    for await (const chunk of part.file) chunks.push(chunk as Buffer)
    const bytes = Buffer.concat(chunks)
    if (part.fieldname !== upload.field) continue
    file = { name: part.filename ?? 'file', bytes, tooLarge: part.file.truncated || bytes.length > upload.maxBytes }
  }
  return { file, fields }
}
