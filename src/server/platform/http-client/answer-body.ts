import type { Readable, Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate, createZstdDecompress } from 'node:zlib'

/** Thrown while reading when the answer, packed or unpacked, holds more bytes than allowed. */
export class TooLargeError extends Error {
  override readonly name = 'TooLargeError'
}

/** Thrown when the answer is packed in a way that was not asked for. */
export class UnknownEncodingError extends Error {
  override readonly name = 'UnknownEncodingError'
}

export const acceptedEncodings = 'gzip, deflate, br'

/**
 * Reads a body to its end, unpacks it and decodes it to text.
 * Never holds more than `maxBytes`, whatever a compressed answer would grow to.
 */
export async function readText(
  body: Readable,
  headers: Record<string, string | string[] | undefined>,
  maxBytes: number,
): Promise<string> {
  const announced = Number(headers['content-length'])
  if (announced > maxBytes) throw new TooLargeError(`The answer announces ${announced} bytes.`)
  const coding = String(headers['content-encoding'] ?? '')
    .trim()
    .toLowerCase()
  const unpack = unpackerFor(coding)
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of unpack ? pipeInto(body, unpack, maxBytes) : body) {
    const bytes = chunk as Buffer
    size += bytes.length
    if (size > maxBytes) throw new TooLargeError(`The answer is larger than ${maxBytes} bytes.`)
    chunks.push(bytes)
  }
  return decode(Buffer.concat(chunks, size), String(headers['content-type'] ?? ''))
}

function unpackerFor(coding: string): Transform | null {
  switch (coding) {
    case '':
    case 'identity':
      return null
    case 'gzip':
    case 'x-gzip':
      return createGunzip()
    case 'deflate':
      return createInflate()
    case 'br':
      return createBrotliDecompress()
    case 'zstd':
      return createZstdDecompress()
    default:
      throw new UnknownEncodingError(`The answer is packed as "${coding.slice(0, 40)}".`)
  }
}

/** `pipeline` would hide a cut body behind a premature close: an error on either side ends the other with it. */
function pipeInto(body: Readable, unpack: Transform, maxBytes: number): Transform {
  let packed = 0
  body.on('data', (chunk: Buffer) => {
    packed += chunk.length
    if (packed > maxBytes) unpack.destroy(new TooLargeError(`The packed answer is larger than ${maxBytes} bytes.`))
  })
  body.once('error', (error) => unpack.destroy(error))
  unpack.once('error', () => body.destroy())
  return body.pipe(unpack)
}

function decode(bytes: Buffer, contentType: string): string {
  const label = /charset\s*=\s*"?([\w.:-]{1,40})/i.exec(contentType)?.[1] ?? 'utf-8'
  return decoderFor(label).decode(bytes)
}

function decoderFor(label: string): InstanceType<typeof TextDecoder> {
  try {
    return new TextDecoder(label)
  } catch {
    return new TextDecoder('utf-8')
  }
}
