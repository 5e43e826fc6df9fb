import { crc32, deflateRawSync, deflateSync } from 'node:zlib'

let written = 0

/**
 * A whole PDF of one page, each call a file of its own, as writers of PDFs give every file an id; `padTo` fills it up to
 * that many bytes, `trailer` adds to its trailer.
 */
export function samplePdf(options: { padTo?: number; trailer?: string; page?: boolean; root?: boolean } = {}): Buffer {
  const pages = options.page === false ? '[]' : '[3 0 R]'
  const objects = [
    '1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n',
    `2 0 obj\n<< /Type /Pages /Kids ${pages} /Count ${options.page === false ? 0 : 1} >>\nendobj\n`,
    ...(options.page === false ? [] : ['3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>\nendobj\n']),
  ]
  written += 1
  return assemble([...objects, `% ${String(written).padStart(6, '0')}\n`], options)
}

/** A page whose content lies in these streams, each with its dictionary. */
export function pdfWithStreams(streams: { dictionary: string; content: Buffer }[]): Buffer {
  const objects = streams.flatMap(({ dictionary, content }, n) => [
    `${n + 4} 0 obj\n<< ${dictionary} /Length ${content.length} >>\nstream\n`,
    content,
    '\nendstream\nendobj\n',
  ])
  return assemble(['3 0 obj\n<< /Type /Page /Parent 2 0 R >>\nendobj\n', ...objects], {})
}

/** The same page inside a compressed object stream, as newer writers do. */
export function packedPdf(inside = '3 0 << /Type /Page /Parent 2 0 R >>'): Buffer {
  const stream = deflateSync(Buffer.from(inside))
  const head = `4 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${stream.length} >>\nstream\r\n`
  return assemble([Buffer.concat([Buffer.from(head), stream, Buffer.from('\nendstream\nendobj\n')])], {})
}

function assemble(objects: (string | Buffer)[], options: { padTo?: number; trailer?: string; root?: boolean }): Buffer {
  const root = options.root === false ? '' : '/Root 1 0 R'
  const head = Buffer.concat([Buffer.from('%PDF-1.7\n'), ...objects.map((one) => Buffer.from(one))])
  const tail = Buffer.from(
    `xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 4 ${root} ${options.trailer ?? ''} >>\nstartxref\n${head.length}\n%%EOF\n`,
  )
  const room = Math.max(0, (options.padTo ?? 0) - head.length - tail.length)
  const padding = room === 0 ? Buffer.alloc(0) : Buffer.from(`%${' '.repeat(room - 2)}\n`)
  return Buffer.concat([head, padding, tail])
}

export type ZipEntry = {
  name: string
  content: Buffer
  /** Size the directory claims, when it shall lie. */
  claims?: number
  /** General purpose flags; bit 0 says encrypted. */
  flags?: number
  /** Checksum the directory claims. */
  crc?: number
  /** Where the directory says it begins; its own bytes are left out then. */
  at?: number
}

const packedBefore = new WeakMap<Buffer, Buffer>()

/** The same bytes come in many zips of the tests, and packing is what takes long. */
function packedOnce(content: Buffer): Buffer {
  const packed = packedBefore.get(content) ?? deflateRawSync(content)
  packedBefore.set(content, packed)
  return packed
}

/** A zip, written from the specification so that tests can make it lie. */
export function sampleZip(entries: ZipEntry[]): Buffer {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const entry of entries) {
    const packed = packedOnce(entry.content)
    const name = Buffer.from(entry.name)
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(entry.flags ?? 0, 2)
    facts.writeUInt16LE(8, 4)
    facts.writeUInt32LE(entry.crc ?? crc32(entry.content), 10)
    facts.writeUInt32LE(packed.length, 14)
    facts.writeUInt32LE(entry.claims ?? entry.content.length, 18)
    facts.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), facts, name, packed])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(entry.at ?? offset, 10)
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\0', 'latin1'), facts, tail, name]))
    if (entry.at !== undefined) continue
    locals.push(local)
    offset += local.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 'latin1')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, listed, end])
}

const DOCUMENT =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>Luz Reyes</w:t></w:r></w:p></w:body></w:document>'

/** The parts of a Word document. */
export const docxEntries = (): ZipEntry[] => [
  { name: '[Content_Types].xml', content: Buffer.from('<Types/>') },
  { name: 'word/document.xml', content: Buffer.from(DOCUMENT) },
]
export const sampleDocx = (more: ZipEntry[] = []): Buffer => sampleZip([...docxEntries(), ...more])

/** An old Word file: an OLE compound file of 512-byte sectors with one stream. */
export function sampleDoc(options: { stream?: string; encrypted?: boolean; magic?: number } = {}): Buffer {
  const header = Buffer.alloc(512)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header)
  header.writeUInt16LE(0x3e, 24)
  header.writeUInt16LE(3, 26)
  header.writeUInt16LE(0xff_fe, 28)
  header.writeUInt16LE(9, 30)
  header.writeUInt32LE(1, 48)
  header.fill(0xff, 76)
  header.writeUInt32LE(0, 76)
  const table = Buffer.alloc(512, 0xff)
  table.writeUInt32LE(0xff_ff_ff_fd, 0)
  table.writeUInt32LE(0xff_ff_ff_fe, 4)
  for (let sector = 2; sector < 9; sector += 1) table.writeUInt32LE(sector + 1, sector * 4)
  table.writeUInt32LE(0xff_ff_ff_fe, 36)
  const directory = Buffer.alloc(512)
  directoryEntry(directory, 0, { name: 'Root Entry', type: 5, start: 0xff_ff_ff_fe, size: 0 })
  directoryEntry(directory, 1, { name: options.stream ?? 'WordDocument', type: 2, start: 2, size: 4096 })
  const word = Buffer.alloc(4096)
  word.writeUInt16LE(options.magic ?? 0xa5_ec, 0)
  word.writeUInt16LE(options.encrypted ? 0x01_00 : 0, 10)
  return Buffer.concat([header, table, directory, word])
}

function directoryEntry(
  into: Buffer,
  slot: number,
  entry: { name: string; type: number; start: number; size: number },
) {
  const at = slot * 128
  into.write(entry.name, at, 'utf16le')
  into.writeUInt16LE(entry.name.length * 2 + 2, at + 64)
  into.writeUInt8(entry.type, at + 66)
  into.writeUInt32LE(entry.start, at + 116)
  into.writeUInt32LE(entry.size, at + 120)
}
