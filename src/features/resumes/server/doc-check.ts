const HEADER_BYTES = 512
const DIRECTORY_ENTRY = 128
const STREAM = 2
const END_OF_CHAIN = 0xff_ff_ff_fa
/** A directory of more sectors than this is no letter's. */
const MAX_SECTORS = 2000
const WORD_MAGIC = 0xa5_ec
const ENCRYPTED_FLAG = 0x01_00
const MINI_STREAM_CUTOFF = 4096

type Compound = { bytes: Buffer; sectorSize: number; fat: number[] }
type Stream = { name: string; start: number; size: number }

/**
 * Whether an OLE compound file is a Word document that opens without a password: its directory names a `WordDocument`
 * stream, which is all there, begins as Word's do and is not marked as encrypted.
 */
export function isReadableDoc(bytes: Buffer): boolean {
  const compound = openCompound(bytes)
  if (!compound) return false
  const streams = directoryOf(compound)
  const word = streams.find((stream) => stream.name === 'WordDocument')
  if (!word || streams.some((stream) => stream.name === 'EncryptedPackage')) return false
  const start = sectorAt(compound, word.start)
  if (start === null || start.length < 12 || !isWhole(compound, word)) return false
  return start.readUInt16LE(0) === WORD_MAGIC && (start.readUInt16LE(10) & ENCRYPTED_FLAG) === 0
}

/** Whether the chain of a stream's sectors holds all its bytes; one that runs in a circle ends with its size. */
function isWhole(compound: Compound, { start, size }: Stream): boolean {
  if (size < MINI_STREAM_CUTOFF || size > compound.bytes.length) return false
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
      if (entry[66] !== STREAM || nameBytes < 2) continue
      const name = entry.toString('utf16le', 0, nameBytes - 2)
      streams.push({ name, start: entry.readUInt32LE(116), size: entry.readUInt32LE(120) })
    }
    index = compound.fat[index] ?? END_OF_CHAIN
  }
  return streams
}
