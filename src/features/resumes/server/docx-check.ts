import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'

const MAX_ENTRIES = 500
const MAX_UNPACKED = 20_971_520
const MAX_MS = 10_000
const DOCUMENT = 'word/document.xml'
/** The root element comes after the XML declaration and its namespaces. */
const HEAD = 4096
const ROOT = /<(?:\w+:)?document[\s>]/

/**
 * Whether a zip is a Word document: its main part is there and reads as one, nothing is encrypted, no macros, at most
 * 500 entries and 20 MB unpacked, by the central directory first and then for real (careful §2, "uploads").
 */
export async function isReadableDocx(bytes: Buffer): Promise<boolean> {
  try {
    const zip = await fromBufferPromise(bytes, { validateEntrySizes: true })
    const entries = await declaredEntries(zip)
    return entries !== null && (await unpacks(zip, entries))
  } catch {
    return false
  }
}

/** Everything the central directory lists, or null when that alone is reason enough to refuse. */
async function declaredEntries(zip: ZipFile): Promise<Entry[] | null> {
  if (zip.entryCount > MAX_ENTRIES) return null
  const entries: Entry[] = []
  let total = 0
  for await (const entry of zip.eachEntry()) {
    total += entry.uncompressedSize
    entries.push(entry)
    if (entries.length > MAX_ENTRIES || total > MAX_UNPACKED) return null
    if (entry.isEncrypted() || !entry.canDecodeFileData() || /vbaProject\.bin$/i.test(entry.fileName)) return null
  }
  const names = entries.map((entry) => entry.fileName)
  const one = (name: string) => names.filter((given) => given === name).length === 1
  return one(DOCUMENT) && one('[Content_Types].xml') ? entries : null
}

/** Unpacks every entry and forgets it again; a size that differs from the declared one throws on the way. */
async function unpacks(zip: ZipFile, entries: Entry[]): Promise<boolean> {
  const signal = AbortSignal.timeout(MAX_MS)
  let head = ''
  for (const entry of entries) {
    if (entry.fileName.endsWith('/')) continue
    const stream = await zip.openReadStreamPromise(entry)
    for await (const chunk of stream) {
      signal.throwIfAborted()
      if (entry.fileName === DOCUMENT && head.length < HEAD) head += (chunk as Buffer).toString('latin1')
    }
  }
  return ROOT.test(head)
}
