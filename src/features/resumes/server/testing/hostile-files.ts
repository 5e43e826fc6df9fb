import { deflateSync } from 'node:zlib'
import { docxEntries, pdfWithStreams, sampleDoc, sampleDocx, sampleZip } from './sample-files.ts'

const SIZE = 5_242_880
/** As many bytes as the server never may hold for one file. */
const VAST = Buffer.alloc(67_108_864)

/** A PDF as large as may be, filled with one thing. */
function pdfOf(filling: string, page = '/Type /Page >> endobj', end = ''): Buffer {
  const head = `%PDF-1.7\n1 0 obj << ${page}`
  const tail = `\n${end}\ntrailer << /Root 1 0 R >>\n%%EOF\n`
  const room = SIZE - head.length - tail.length
  return Buffer.from(head + filling.repeat(Math.ceil(room / filling.length)).slice(0, room) + tail, 'latin1')
}

/** A compressed block that says nothing: much to read, nothing to write. */
const EMPTY_BLOCK = '\0\0\0\u00ff\u00ff'
/** Where a stream begins, as the content of a block of another one. */
const BEGINNING = '<</FlateDecode>>stream\n\u0078\u0001'
const BLOCK = `\0${String.fromCharCode(BEGINNING.length)}\0${String.fromCharCode(255 - BEGINNING.length)}\u00ff${BEGINNING}`

/** The same in every run, and hardly to be packed. */
const NOISE = Buffer.from(Array.from({ length: 40_000 }, (_, n) => Math.imul(n * n, 2_654_435_761) >>> 24))

/** A compound file whose table and directory point at themselves everywhere. */
function circularDoc(): Buffer {
  const doc = Buffer.alloc(SIZE)
  sampleDoc({ stream: 'Other' }).copy(doc)
  for (let slot = 0; slot < 109; slot += 1) doc.writeUInt32LE(0, 76 + slot * 4)
  doc.fill(Buffer.from([1, 0, 0, 0]), 512, 1024)
  return doc
}

/** A zip with another count of entries in its last record. */
function counted(zip: Buffer, entries: number): Buffer {
  zip.writeUInt16LE(entries, zip.length - 12)
  zip.writeUInt16LE(entries, zip.length - 14)
  return zip
}

/** Files made to cost as much as they can; none is a resume. Built when asked for, because some are large. */
export const HOSTILE_FILES: [name: string, make: () => Buffer][] = [
  ['a PDF that unfolds to 64 MB', () => pdfWithStreams([bomb('/Filter /FlateDecode')])],
  ['a PDF whose objects unfold to 64 MB', () => pdfWithStreams([bomb('/Type /ObjStm /Filter /FlateDecode')])],
  ['a PDF of beginnings without ends', () => pdfOf('<</FlateDecode>> stream\n', '')],
  ['a PDF of streams without content', () => pdfOf('<</FlateDecode>>stream\n\nendstream\n')],
  [
    'a PDF of streams inside of each other',
    () => pdfOf(`${BLOCK}${EMPTY_BLOCK.repeat(2000)}`, `/Type /Page >> endobj ${BEGINNING}`, 'endstream'),
  ],
  ['a PDF that nearly names its lock', () => pdfOf('/Encrypt 1 ', '')],
  ['a PDF of blanks after a name', () => pdfOf(`/Type${' '.repeat(50_000)}`, '')],
  ['a PDF of digits', () => pdfOf(`/Root ${'1'.repeat(50_000)}`, '')],
  ['a DOCX that unfolds to 64 MB', () => sampleDocx([{ name: 'a.xml', content: VAST }])],
  ['a DOCX that hides it', () => sampleDocx([{ name: 'a.xml', content: VAST, claims: 9 }])],
  [
    'a DOCX of parts inside of each other',
    () => sampleZip([{ name: 'a.xml', content: NOISE }, ...docxEntries(), ...overlapping()]),
  ],
  ['a DOCX that claims 65,535 parts', () => counted(sampleDocx(), 65_535)],
  ['a DOCX that claims no part', () => counted(sampleDocx(), 0)],
  ['a DOCX of very long names', () => sampleDocx(longNames())],
  ['a DOC whose chains run in circles', circularDoc],
]

const bomb = (dictionary: string) => ({ dictionary, content: deflateSync(VAST, { level: 1 }) })

const overlapping = () => Array.from({ length: 490 }, (_, n) => ({ name: `word/${n}.xml`, content: NOISE, at: 0 }))

const longNames = () =>
  Array.from({ length: 498 }, (_, n) => ({
    name: `word/${n}/${'a'.repeat(5000)}.xml`,
    content: Buffer.alloc(0),
    crc: 1,
  }))
