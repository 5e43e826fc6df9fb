import { promisify } from 'node:util'
import { inflate } from 'node:zlib'

const inflated = promisify(inflate)

const TAIL = 2048
const PAGE = /\/Type\s*\/Page(?![A-Za-z])/
/** The trailer's pointer to how the file is locked; only a reference or a dictionary counts, not a word in a text. */
const LOCKED = /\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/
const OBJECT_STREAM = /\/Type\s*\/ObjStm/
const MAX_STREAMS = 500
/** Each may have cost its whole share of unpacking before it failed. */
const MAX_FAILURES = 5
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
  const budget = { room: MAX_UNPACKED, failures: 0 }
  const search = new RegExp(OBJECT_STREAM, 'g')
  for (let streams = 0; streams < MAX_STREAMS && budget.room > 0 && budget.failures < MAX_FAILURES; streams += 1) {
    const found = search.exec(text)
    const place = found && streamAfter(text, found.index)
    if (!place) return false
    search.lastIndex = place.end
    const unpacked = await inflated(bytes.subarray(place.start, place.end), { maxOutputLength: budget.room }).catch(
      () => null,
    )
    budget.failures += unpacked === null ? 1 : 0
    budget.room -= unpacked?.length ?? 0
    if (unpacked !== null && PAGE.test(unpacked.toString('latin1'))) return true
  }
  return false
}

/** Where the bytes of the stream lie whose dictionary holds `index`. */
function streamAfter(text: string, index: number): { start: number; end: number } | null {
  const keyword = text.indexOf('stream', index)
  const end = keyword < 0 ? -1 : text.indexOf('endstream', keyword)
  if (end < 0) return null
  const start = keyword + 'stream'.length
  return { start: start + (text.startsWith('\r\n', start) ? 2 : 1), end }
}
