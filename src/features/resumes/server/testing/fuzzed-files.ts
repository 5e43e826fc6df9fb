import { deflateSync } from 'node:zlib'
import * as fc from 'fast-check'
import { docxEntries, packedPdf, sampleDoc, samplePdf, sampleZip } from './sample-files.ts'

const uint32 = fc.integer({ min: 0, max: 0xff_ff_ff_ff })
const someBytes = (maxLength: number) => fc.uint8Array({ maxLength }).map((bytes) => Buffer.from(bytes))

const original = fc.constantFrom(samplePdf(), packedPdf(), sampleZip(docxEntries()), sampleDoc())
const share = fc.double({ min: 0, max: 1, noNaN: true })

/** A good file with bytes changed, a piece put in from another one, and its end cut off. */
const mutated = fc
  .record({
    file: original,
    other: original,
    from: share,
    to: share,
    hits: fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), { maxLength: 40 }),
    cut: share,
  })
  .map(({ file, other, from, to, hits, cut }) => {
    const piece = other.subarray(Math.floor(other.length * from), Math.floor(other.length * to))
    const at = Math.floor(file.length * to)
    const joined = Buffer.concat([file.subarray(0, at), piece, file.subarray(at)])
    const bytes = Buffer.from(joined.subarray(0, Math.ceil(joined.length * cut)))
    for (const [place, value] of hits) if (bytes.length > 0) bytes[place % bytes.length] = value
    return bytes
  })

const PDF_WORDS = ['<<', '>>', ' 4 0 obj', 'endobj', 'stream\n', 'stream\r\n', 'endstream', '/Filter /FlateDecode']
const PDF_NAMES = ['/Type /Page', '/Type /ObjStm', '/Subtype /Image', '/Encrypt', ' 1 0 R', '/Root 1 0 R', '/Length 9']

/** Packed once: packing is what takes long. */
const PACKED = [0, 1000, 100_000, 3_000_000].map((length) => deflateSync(Buffer.alloc(length)))

/** The words of a PDF in any order. */
const wordedPdf = fc
  .array(
    fc.oneof(
      fc.constantFrom(...PDF_WORDS, ...PDF_NAMES).map((word) => Buffer.from(word)),
      someBytes(200),
      fc.constantFrom(...PACKED),
    ),
    { maxLength: 120 },
  )
  .map((words) => Buffer.concat([Buffer.from('%PDF-1.7\n/Root 1 0 R '), ...words, Buffer.from('\n%%EOF')]))

const MEGABYTE = Buffer.alloc(1_048_576)
const LARGE = Buffer.alloc(21_000_000)

/** Zips that lie about names, sizes, places, checksums and locks; some unfold to a lot. */
const lyingZip = fc
  .array(
    fc.record(
      {
        name: fc.oneof(fc.constantFrom('word/document.xml', 'word/', '../a', 'a\\b', ''), fc.string({ maxLength: 60 })),
        content: fc.oneof(
          { weight: 60, arbitrary: someBytes(300) },
          { weight: 5, arbitrary: fc.constant(MEGABYTE) },
          { weight: 1, arbitrary: fc.constant(LARGE) },
        ),
        claims: uint32,
        flags: fc.integer({ min: 0, max: 0xff_ff }),
        crc: uint32,
        at: fc.integer({ min: 0, max: 5000 }),
      },
      { requiredKeys: ['name', 'content'] },
    ),
    { maxLength: 5 },
  )
  .map((entries) => sampleZip([...docxEntries(), ...entries]))

/** Compound files with numbers of their header, table and directory changed, cut anywhere. */
const brokenDoc = fc
  .record({ numbers: fc.array(fc.tuple(fc.integer({ min: 2, max: 380 }), uint32), { maxLength: 30 }), cut: share })
  .map(({ numbers, cut }) => {
    const doc = sampleDoc()
    for (const [place, value] of numbers) doc.writeUInt32LE(value, place * 4)
    return doc.subarray(0, Math.ceil(doc.length * cut))
  })

/** The first bytes of a kind and then anything. */
const disguised = fc
  .tuple(
    fc.constantFrom('', '%PDF-', 'PK\u0003\u0004', '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1'),
    someBytes(5000),
  )
  .map(([magic, rest]) => Buffer.concat([Buffer.from(magic, 'latin1'), rest]))

/** Every way a file may be wrong, by its name in the table of figures. */
export const FUZZED_FILES = {
  'mutated files': mutated,
  'PDFs of shuffled words': wordedPdf,
  'lying zips': lyingZip,
  'truncated DOCs': brokenDoc,
  'random bytes': disguised,
}
