import { promisify } from 'node:util'
import { inflate } from 'node:zlib'

const inflated = promisify(inflate)

const TAIL = 2048
const PAGE = /\/Type\s*\/Page(?![A-Za-z])/
/** The trailer's pointer to how the file is locked; only a reference or a dictionary counts, not a word in a text. */
const LOCKED = /\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/
const OBJECT_STREAM = /\/Type\s*\/ObjStm/g
const MAX_STREAMS = 500
/** Together for all streams that are opened, so that a small file cannot unfold into a large one. */
const MAX_UNPACKED = 20_971_520

/** Whether a PDF is whole (ends with %%EOF), not encrypted and has at least one page. */
export async function isReadablePdf(bytes: Buffer): Promise<boolean> {
  const text = bytes.toString('latin1')
  if (!text.slice(-TAIL).includes('%%EOF') || LOCKED.test(text)) return false
  return PAGE.test(text) || hasPackedPage(bytes, text)
}

/** Since PDF 1.5 the page objects may lie in compressed object streams. */
async function hasPackedPage(bytes: Buffer, text: string): Promise<boolean> {
  let left = MAX_UNPACKED
  let streams = 0
  for (const { index } of text.matchAll(OBJECT_STREAM)) {
    streams += 1
    if (streams > MAX_STREAMS || left <= 0) return false
    const unpacked = await unpackStream(bytes, text, index, left)
    if (unpacked === null) continue
    left -= unpacked.length
    if (PAGE.test(unpacked.toString('latin1'))) return true
  }
  return false
}

/** The stream whose dictionary holds `index`, inflated; null when it cannot be, or would not fit in `room` bytes. */
async function unpackStream(bytes: Buffer, text: string, index: number, room: number): Promise<Buffer | null> {
  const keyword = text.indexOf('stream', index)
  const end = text.indexOf('endstream', keyword)
  if (keyword < 0 || end < 0) return null
  const start = keyword + 'stream'.length
  const lineEnd = text.startsWith('\r\n', start) ? 2 : 1
  return inflated(bytes.subarray(start + lineEnd, end), { maxOutputLength: room }).catch(() => null)
}
