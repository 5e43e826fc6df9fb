import { randomBytes } from 'node:crypto'

/** A field of a form with files: text, or a file with the name and the type a browser would give. */
export type FormPart =
  | { name: string; value: string }
  | { name: string; fileName: string; contentType: string; bytes: Buffer }

/** As browsers write names: these three would end the quotes or the line. */
const quoted = (name: string): string =>
  `"${name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A')}"`

/** A `multipart/form-data` body with a boundary nobody can guess, so that no content can end a part. */
export function multipartBody(parts: readonly FormPart[]): { contentType: string; body: Buffer } {
  const boundary = `----hanap${randomBytes(16).toString('hex')}`
  const chunks = parts.flatMap((part): Buffer[] => {
    const file = 'bytes' in part
    const name = `form-data; name=${quoted(part.name)}${file ? `; filename=${quoted(part.fileName)}` : ''}`
    const type = file ? `\r\ncontent-type: ${part.contentType}` : ''
    const head = Buffer.from(`--${boundary}\r\ncontent-disposition: ${name}${type}\r\n\r\n`)
    return [head, file ? part.bytes : Buffer.from(part.value), Buffer.from('\r\n')]
  })
  const body = Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)])
  return { contentType: `multipart/form-data; boundary=${boundary}`, body }
}
