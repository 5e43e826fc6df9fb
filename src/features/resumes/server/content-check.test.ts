import { randomBytes } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { resumeKind } from './content-check.ts'
import {
  docxEntries,
  packedPdf,
  pdfWithStreams,
  sampleDoc,
  sampleDocx,
  samplePdf,
  sampleZip,
} from './testing/sample-files.ts'

const text = (content: string) => Buffer.from(content)
const without = (name: string) => sampleZip(docxEntries().filter((entry) => entry.name !== name))

describe('what is let through', () => {
  test.each([
    ['a PDF', samplePdf(), 'pdf'],
    ['a PDF with its page in an object stream', packedPdf(), 'pdf'],
    ['a PDF that only speaks of /Encrypt', samplePdf({ trailer: '/Title (how to /Encrypt a file)' }), 'pdf'],
    ['a DOCX', sampleDocx(), 'docx'],
    ['a DOCX of exactly 500 parts', sampleDocx(parts(498)), 'docx'],
    ['a DOCX of Word on the web', sampleZip(renumbered()), 'docx'],
    ['a DOC', sampleDoc(), 'doc'],
    ['a PDF with a large scan', pdfWithStreams([packed(22_000_000, '/Subtype /Image')]), 'pdf'],
    ['a PDF with one damaged stream', pdfWithStreams([{ ...packed(100), content: text('no zlib') }]), 'pdf'],
    ['a PDF whose text unfolds to 20 MB', pdfWithStreams([packed(20_000_000)]), 'pdf'],
  ])('%s', async (_, bytes, kind) => {
    expect(await resumeKind(bytes)).toBe(kind)
  })
})

/** A compressed stream of that many bytes, and its dictionary. */
function packed(length: number, more = '') {
  return { dictionary: `/Filter /FlateDecode ${more}`, content: deflateSync(Buffer.alloc(length)) }
}

function renumbered() {
  return docxEntries().map((entry) => ({ ...entry, name: entry.name.replace('document.xml', 'document2.xml') }))
}

function parts(count: number) {
  return Array.from({ length: count }, (_, n) => ({ name: `word/media/${n}.xml`, content: text('<a/>') }))
}

describe('what is refused', () => {
  const rest = docxEntries().slice(1)
  const types = (type: string) => ({ name: '[Content_Types].xml', content: text(`<Types ContentType="${type}"/>`) })
  const noise = randomBytes(5000)
  const inside = Array.from({ length: 90 }, (_, n) => ({ name: `word/${n}.xml`, content: noise, at: 0 }))
  const megabytes = (count: number) => Buffer.alloc(count * 1_048_576)
  test.each([
    ['nothing at all', Buffer.alloc(0)],
    ['text', text('Luz Reyes, virtual assistant')],
    ['a web page that calls itself a PDF', text('<html>%PDF-1.7 %%EOF /Type /Page</html>')],
    ['a program', Buffer.concat([text('MZ'), Buffer.alloc(600)])],
    ['a PDF cut in half', samplePdf().subarray(0, 120)],
    ['a PDF without a page', samplePdf({ page: false })],
    ['a PDF without its catalog', samplePdf({ root: false })],
    ['a PDF whose text unfolds to 21 MB', pdfWithStreams([packed(21_000_000)])],
    ['a PDF whose streams together unfold to 22 MB', pdfWithStreams([packed(11_000_000), packed(11_000_000)])],
    ['a PDF packed twice', pdfWithStreams([{ ...packed(10), dictionary: '/Filter [/FlateDecode /FlateDecode]' }])],
    ['an encrypted PDF', samplePdf({ trailer: '/Encrypt 9 0 R' })],
    ['an encrypted PDF with the dictionary in place', samplePdf({ trailer: '/Encrypt<</Filter /Standard>>' })],
    ['a PDF whose object stream holds no page', packedPdf('3 0 << /Type /Pages >>')],
    ['a PDF whose object stream unfolds to 30 MB', packedPdf(`${' '.repeat(30_000_000)}/Type /Page`)],
    ['a zip without a document', without('word/document.xml')],
    ['a zip without its list of types', without('[Content_Types].xml')],
    ['a spreadsheet', sampleZip([{ name: 'xl/workbook.xml', content: text('<workbook/>') }])],
    [
      'a document that is none inside',
      sampleZip([...docxEntries().slice(0, 1), { name: 'word/document.xml', content: text('hello') }]),
    ],
    ['two documents in one', sampleDocx(docxEntries().slice(1))],
    ['a document with macros', sampleDocx([{ name: 'word/vbaProject.bin', content: text('x') }])],
    [
      'a document that says it has macros',
      sampleZip([types('application/vnd.ms-word.document.macroEnabled'), ...rest]),
    ],
    ['a document with a damaged part', sampleDocx([{ name: 'a.xml', content: text('a'), crc: 1 }])],
    ['a document with two main parts', sampleDocx(renumbered().slice(1))],
    ['parts that lie inside of each other', sampleZip([{ name: 'a', content: noise }, ...docxEntries(), ...inside])],
    ['a zip of 501 parts', sampleDocx(parts(499))],
    ['a zip that unfolds to more than 20 MB', sampleDocx([{ name: 'a.xml', content: megabytes(21) }])],
    ['a zip that lies about unfolding', sampleDocx([{ name: 'a.xml', content: megabytes(21), claims: 100 }])],
    ['a zip that claims more than there is', sampleDocx([{ name: 'a.xml', content: text('a'), claims: 100 }])],
    ['an encrypted zip', sampleDocx([{ name: 'a.xml', content: text('a'), flags: 1 }])],
    ['a zip with a path that climbs out', sampleDocx([{ name: '../../a.xml', content: text('a') }])],
    ['a zip cut in half', sampleDocx().subarray(0, 200)],
    ['an old spreadsheet', sampleDoc({ stream: 'Workbook' })],
    ['an encrypted DOC', sampleDoc({ encrypted: true })],
    ['an encrypted DOCX', sampleDoc({ stream: 'EncryptedPackage' })],
    ['a DOC whose stream is no Word’s', sampleDoc({ magic: 0 })],
    ['a DOC without the end of its text', sampleDoc().subarray(0, -600)],
    ['a DOC cut in half', sampleDoc().subarray(0, 900)],
    ['a DOC’s first bytes', sampleDoc().subarray(0, 8)],
  ])('%s', async (_, bytes) => {
    expect(await resumeKind(bytes)).toBeNull()
  })
})

test('a directory chain that runs in a circle ends', async () => {
  const doc = sampleDoc({ stream: 'Other' })
  doc.writeUInt32LE(1, 512 + 4)
  expect(await resumeKind(doc)).toBeNull()
})
