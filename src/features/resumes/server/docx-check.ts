import { crc32 } from 'node:zlib'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'

const MAX_ENTRIES = 500
const MAX_UNPACKED = 20_971_520
const MAX_MS = 5000
/** Word on the web numbers it. */
const DOCUMENT = /^word\/document\d*\.xml$/
const TYPES = '[Content_Types].xml'
/** The root element comes after the XML declaration and its namespaces; the list of types is a few kilobytes. */
const HEAD = 65_536
const ROOT = /<(?:\w+:)?document[\s>]/
const MACROS = /macroEnabled|vbaProject/

/**
 * Whether a zip is a Word document: its main part is there and reads as one, every part is whole, nothing is encrypted,
 * no macros, at most 500 entries and 20 MB unpacked, by the central directory first and then for real (careful §2,
 * "uploads").
 */
export async function isReadableDocx(bytes: Buffer): Promise<boolean> {
  try {
    const zip = await fromBufferPromise(bytes, { validateEntrySizes: true })
    const entries = await declaredEntries(zip, bytes.length)
    return entries !== null && (await unpacks(zip, entries))
  } catch {
    return false
  }
}

/** Everything the central directory lists, or null when that alone is reason enough to refuse. */
async function declaredEntries(zip: ZipFile, size: number): Promise<Entry[] | null> {
  if (zip.entryCount > MAX_ENTRIES) return null
  const entries: Entry[] = []
  let total = 0
  let packed = 0
  for await (const entry of zip.eachEntry()) {
    total += entry.uncompressedSize
    packed += entry.compressedSize
    entries.push(entry)
    // Parts that lie inside of each other are together larger than the file.
    if (entries.length > MAX_ENTRIES || total > MAX_UNPACKED || packed > size) return null
    if (entry.isEncrypted() || !entry.canDecodeFileData() || /vbaProject\.bin$/i.test(entry.fileName)) return null
  }
  const only = (fits: (name: string) => boolean) => entries.filter(({ fileName }) => fits(fileName)).length === 1
  return only((name) => DOCUMENT.test(name)) && only((name) => name === TYPES) ? entries : null
}

/** Unpacks every entry and forgets it again; a size that differs from the declared one throws on the way. */
async function unpacks(zip: ZipFile, entries: Entry[]): Promise<boolean> {
  const signal = AbortSignal.timeout(MAX_MS)
  const heads = { document: '', types: '' }
  for (const entry of entries) {
    if (entry.fileName.endsWith('/')) continue
    const part = DOCUMENT.test(entry.fileName) ? 'document' : entry.fileName === TYPES ? 'types' : null
    let sum = 0
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      signal.throwIfAborted()
      const bytes = chunk as Buffer
      sum = crc32(bytes, sum)
      if (part && heads[part].length < HEAD) heads[part] += bytes.toString('latin1')
    }
    if (sum !== entry.crc32) return false
  }
  return ROOT.test(heads.document) && !MACROS.test(heads.types)
}
