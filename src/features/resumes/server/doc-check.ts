const HEADER_BYTES = 512
const DIRECTORY_ENTRY = 128
const STREAM = 2
const ROOT = 5
const MINI_SECTOR = 64
const END_OF_CHAIN = 0xff_ff_ff_fa
/** A directory of more sectors than this is no letter's. */
const MAX_SECTORS = 2000
const WORD_MAGIC = 0xa5_ec
const ENCRYPTED_FLAG = 0x01_00
const MINI_STREAM_CUTOFF = 4096

type Compound = { bytes: Buffer; sectorSize: number; fat: number[] }
type Stream = { name: string; start: number; size: number; isRoot: boolean }

/**
 * Whether an OLE compound file is a Word document that opens without a password: its directory names a `WordDocument`
 * stream, which is all there, begins as Word's do and is not marked as encrypted.
 */
export function isReadableDoc(bytes: Buffer): boolean {
  const found = openDoc(bytes)
  return found !== null && found.start !== null && !found.locked && found.start.readUInt16LE(0) === WORD_MAGIC
}

/** Whether an office file asks for a password: an old one says so at its beginning, a new one lies packed in another. */
export function docAsksForPassword(bytes: Buffer): boolean {
  return openDoc(bytes)?.locked ?? false
}

function openDoc(bytes: Buffer): { start: Buffer | null; locked: boolean } | null {
  const compound = openCompound(bytes)
  if (!compound) return null
  const streams = directoryOf(compound)
  if (streams.some((stream) => stream.name === 'EncryptedPackage')) return { start: null, locked: true }
  const word = streams.find((stream) => stream.name === 'WordDocument')
  if (!word) return null
  const start = startOf(compound, word, streams)
  return { start, locked: start !== null && (start.readUInt16LE(10) & ENCRYPTED_FLAG) !== 0 }
}

/** The beginning of Word's stream, when all of it is there; a small one lies in the stream of small streams. */
function startOf(compound: Compound, word: Stream, streams: Stream[]): Buffer | null {
  const root = streams.find((stream) => stream.isRoot)
  const small = word.size < MINI_STREAM_CUTOFF
  if (small && (!root || root.size < MINI_SECTOR || !isWhole(compound, root))) return null
  if (!small && !isWhole(compound, word)) return null
  const start = small && root ? miniSectorAt(compound, root, word.start) : sectorAt(compound, word.start)
  return start !== null && start.length >= 12 && word.size >= 12 ? start : null
}

function miniSectorAt(compound: Compound, root: Stream, index: number): Buffer | null {
  let sector = root.start
  const at = index * MINI_SECTOR
  if (at + MINI_SECTOR > root.size) return null
  for (let skipped = 0; skipped < Math.floor(at / compound.sectorSize); skipped += 1) {
    sector = compound.fat[sector] ?? END_OF_CHAIN
  }
  const within = at % compound.sectorSize
  return sectorAt(compound, sector)?.subarray(within, within + MINI_SECTOR) ?? null
}

/** Whether the chain of a stream's sectors holds all its bytes; one that runs in a circle ends with its size. */
function isWhole(compound: Compound, { start, size }: Stream): boolean {
  if (size > compound.bytes.length) return false
  let index = start
  for (let left = size; left > 0;) {
    const sector = sectorAt(compound, index)
    if (!sector || (sector.length < compound.sectorSize && sector.length < left)) return false
    left -= sector.length
    index = compound.fat[index] ?? END_OF_CHAIN
  }
  return true
}

/** Reads the header and the allocation table it points to; null when they make no sense. */
function openCompound(bytes: Buffer): Compound | null {
  if (bytes.length < HEADER_BYTES) return null
  const shift = bytes.readUInt16LE(30)
  if (shift !== 9 && shift !== 12) return null
  const compound: Compound = { bytes, sectorSize: 1 << shift, fat: [] }
  // The first 109 sectors of the table cover 6.8 MB even with small sectors: more than an upload may have.
  for (let slot = 76; slot < HEADER_BYTES; slot += 4) {
    const sector = sectorAt(compound, bytes.readUInt32LE(slot))
    if (!sector) break
    for (let at = 0; at + 4 <= sector.length; at += 4) compound.fat.push(sector.readUInt32LE(at))
  }
  return compound.fat.length > 0 ? compound : null
}

function sectorAt({ bytes, sectorSize }: Compound, index: number): Buffer | null {
  const start = (index + 1) * sectorSize
  return index < END_OF_CHAIN && start < bytes.length ? bytes.subarray(start, start + sectorSize) : null
}

/** Every stream the directory names, following its chain of sectors. */
function directoryOf(compound: Compound): Stream[] {
  const streams: Stream[] = []
  let index = compound.bytes.readUInt32LE(48)
  for (let count = 0; count < MAX_SECTORS; count += 1) {
    const sector = sectorAt(compound, index)
    if (!sector) break
    for (let at = 0; at + DIRECTORY_ENTRY <= sector.length; at += DIRECTORY_ENTRY) {
      const entry = sector.subarray(at, at + DIRECTORY_ENTRY)
      const nameBytes = Math.min(64, entry.readUInt16LE(64))
      if ((entry[66] !== STREAM && entry[66] !== ROOT) || nameBytes < 2) continue
      const name = entry.toString('utf16le', 0, nameBytes - 2)
      streams.push({ name, start: entry.readUInt32LE(116), size: entry.readUInt32LE(120), isRoot: entry[66] === ROOT })
    }
    index = compound.fat[index] ?? END_OF_CHAIN
  }
  return streams
}
