import { blocksOf } from './markup.ts'

const SECTOR = 512
const END = 0xff_ff_ff_fe
const FREE = 0xff_ff_ff_ff
/** Streams below this would lie in a stream of small sectors. */
const LEAST_STREAM = 4096
const TEXT_AT = 2048

/** A real Word 97 file ([MS-DOC]): a compound file whose piece table points to text in two pieces, the second of 16-bit letters. */
export function writeDoc({ main }: { main: string }): Buffer {
  const text = wordText(main)
  const half = text.indexOf('\r', text.length / 2) + 1
  const [plain, wide] = [text.slice(0, half), text.slice(half)]
  const wideAt = TEXT_AT + plain.length + (plain.length % 2)
  const word = Buffer.alloc(Math.max(LEAST_STREAM, wideAt + wide.length * 2))
  word.writeUInt16LE(0xa5_ec, 0)
  word.writeUInt16LE(0x00_c1, 2)
  // The piece table lies in the stream "1Table".
  word.writeUInt16LE(0x02_00, 10)
  word.writeUInt32LE(TEXT_AT, 0x18)
  word.writeUInt32LE(text.length, 0x4c)
  word.writeUInt32LE(0, 0x1_a2)
  word.writeUInt32LE(33, 0x1_a6)
  word.write(plain, TEXT_AT, 'latin1')
  word.write(wide, wideAt, 'utf16le')
  return compound({ WordDocument: word, '1Table': pieceTable(plain.length, text.length, wideAt) })
}

function wordText(markup: string): string {
  const lines = blocksOf(markup).map((block) => {
    if (block.kind === 'gap') return ''
    if (block.kind === 'row') return block.cells.map((cell) => `${cell}\u{7}`).join('')
    if (block.kind === 'pair') return `${block.text}\t${block.right}`
    return block.kind === 'item' ? `\u{b7}\t${block.text}` : block.text
  })
  // The first piece holds letters of one byte only.
  return lines.join('\r').replaceAll('–', '-').replaceAll('•', '\u{b7}').replaceAll('’', "'").concat('\r')
}

/** [MS-DOC] 2.9.38 Clx: positions of three borders, then for each piece where it lies and whether its letters have one byte. */
function pieceTable(border: number, end: number, wideAt: number): Buffer {
  const table = Buffer.alloc(LEAST_STREAM)
  table.writeUInt8(2, 0)
  table.writeUInt32LE(28, 1)
  for (const [index, position] of [0, border, end].entries()) table.writeUInt32LE(position, 5 + index * 4)
  table.writeUInt32LE(((TEXT_AT * 2) | 0x40_00_00_00) >>> 0, 17 + 2)
  table.writeUInt32LE(wideAt, 25 + 2)
  return table
}

/** [MS-CFB]: a header, one sector for the allocation table each 128 sectors, one for the directory, then the streams. */
function compound(streams: Record<string, Buffer>): Buffer {
  const padded = Object.entries(streams).map(([name, bytes]) => ({
    name,
    bytes: Buffer.concat([bytes, Buffer.alloc((SECTOR - (bytes.length % SECTOR)) % SECTOR)]),
  }))
  const sectors = padded.reduce((sum, { bytes }) => sum + bytes.length / SECTOR, 1)
  const tables = Math.ceil((sectors + Math.ceil(sectors / 127)) / 128)
  const table = Buffer.alloc(tables * SECTOR, 0xff)
  for (let index = 0; index < tables; index += 1) table.writeUInt32LE(0xff_ff_ff_fd, index * 4)
  table.writeUInt32LE(END, tables * 4)
  const directory = Buffer.alloc(SECTOR)
  directoryEntry(directory, 0, { name: 'Root Entry', type: 5, start: END, size: 0, right: FREE, child: 1 })
  let start = tables + 1
  for (const [index, { name, bytes }] of padded.entries()) {
    const count = bytes.length / SECTOR
    for (let at = 0; at < count; at += 1) table.writeUInt32LE(at + 1 < count ? start + at + 1 : END, (start + at) * 4)
    const right = index + 1 < padded.length ? index + 2 : FREE
    directoryEntry(directory, index + 1, { name, type: 2, start, size: bytes.length, right, child: FREE })
    start += count
  }
  return Buffer.concat([header(tables), table, directory, ...padded.map(({ bytes }) => bytes)])
}

function header(tables: number): Buffer {
  const bytes = Buffer.alloc(SECTOR)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes)
  for (const [at, value] of [
    [24, 0x3e],
    [26, 3],
    [28, 0xff_fe],
    [30, 9],
    [32, 6],
  ] as const)
    bytes.writeUInt16LE(value, at)
  bytes.writeUInt32LE(tables, 44)
  bytes.writeUInt32LE(tables, 48)
  bytes.writeUInt32LE(LEAST_STREAM, 56)
  bytes.writeUInt32LE(END, 60)
  bytes.writeUInt32LE(END, 68)
  bytes.fill(0xff, 76)
  for (let index = 0; index < tables; index += 1) bytes.writeUInt32LE(index, 76 + index * 4)
  return bytes
}

type Entry = { name: string; type: number; start: number; size: number; right: number; child: number }

function directoryEntry(into: Buffer, slot: number, { name, type, start, size, right, child }: Entry): void {
  const at = slot * 128
  into.write(name, at, 'utf16le')
  into.writeUInt16LE(name.length * 2 + 2, at + 64)
  into.writeUInt8(type, at + 66)
  into.writeUInt8(1, at + 67)
  into.writeUInt32LE(FREE, at + 68)
  into.writeUInt32LE(right, at + 72)
  into.writeUInt32LE(child, at + 76)
  into.writeUInt32LE(start, at + 116)
  into.writeUInt32LE(size, at + 120)
}
