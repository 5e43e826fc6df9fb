import { deflateSync } from 'node:zlib'
import * as fc from 'fast-check'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { createChildWork } from '#server/platform/child-work/child-work.ts'
import { sampleZip } from '../../server/testing/sample-files.ts'
import { parsedResume } from '../contract.ts'
import { RESUME_READER } from './reader.ts'
import { fileOf } from './testing/judged/judged-resume.ts'
import { TUNED } from './testing/judged/judged-set.ts'

// A process for each file: on a busy machine each takes seconds.
vi.setConfig({ testTimeout: 300_000 })

const reader = createChildWork(RESUME_READER)
/** For files that must not hang whatever else this machine does: a minute of its time is a hang. */
const patient = createChildWork({ ...RESUME_READER, limits: { ...RESUME_READER.limits, startMs: 60_000, ms: 60_000 } })
afterAll(() => Promise.all([reader.close(), patient.close()]))
/** What the server itself may keep of all this. */
const MOST_GROWTH = 80_000_000

const text = (content: string) => Buffer.from(content, 'latin1')
const original = (kind: string) => TUNED.find(({ file }) => file.kind === kind) ?? TUNED[0]

/** Damaged copies of a real file, the same ones in every run. */
function damaged(kind: string, count: number): Buffer[] {
  const resume = original(kind)
  const file = resume ? fileOf(resume) : Buffer.alloc(0)
  const hits = fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), { minLength: 1, maxLength: 60 })
  const cut = fc.double({ min: 0.2, max: 1, noNaN: true })
  return fc.sample(fc.tuple(hits, cut), { numRuns: count, seed: 7 }).map(([given, share]) => {
    const bytes = Buffer.from(file.subarray(0, Math.ceil(file.length * share)))
    for (const [at, value] of given) bytes[at % bytes.length] = value
    return bytes
  })
}

/** A page whose drawing unfolds from a few hundred kilobytes. */
function pdfOf(content: Buffer, kids = '[3 0 R]'): Buffer {
  const packed = deflateSync(content)
  return Buffer.concat([
    text(
      `%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids ${kids} /Count 1 >>\nendobj\n`,
    ),
    text(
      '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >> >>\nendobj\n',
    ),
    text('4 0 obj\n<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>\nendobj\n'),
    text(`5 0 obj\n<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n`),
    packed,
    text('\nendstream\nendobj\ntrailer\n<< /Size 6 /Root 1 0 R >>\n%%EOF\n'),
  ])
}

const docxOf = (xml: string) =>
  sampleZip([
    {
      name: '[Content_Types].xml',
      content: text('<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'),
    },
    {
      name: 'word/document.xml',
      content: text(
        `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${xml}</w:body></w:document>`,
      ),
    },
  ])

/** Reads a file in a real child and looks at what became of it. */
async function survives(kind: string, bytes: Buffer, by = reader): Promise<string> {
  const end = await by.ask(bytes, [kind, '2026-11-22'])
  if (end.kind === 'failed') return end.why
  expect(parsedResume.safeParse(JSON.parse(end.answer.toString())).success).toBe(true)
  return 'answered'
}

async function growth(work: () => Promise<void>): Promise<number> {
  const before = process.memoryUsage().rss
  await work()
  return process.memoryUsage().rss - before
}

describe('the server outlives', () => {
  test.each([
    ['pdf', 8],
    ['docx', 6],
    ['doc', 6],
  ])('damaged %s files', async (kind, count) => {
    const ends: string[] = []
    const grown = await growth(async () => {
      for (const bytes of damaged(kind, count)) ends.push(await survives(kind, bytes, patient))
    })
    // Broken or read, but neither slow nor large: damage alone costs nobody anything.
    expect(ends.filter((end) => !['answered', 'gave up'].includes(end))).toEqual([])
    expect(grown).toBeLessThan(MOST_GROWTH)
  })

  test('random bytes called by every name', async () => {
    const [noise] = fc.sample(fc.uint8Array({ minLength: 50_000, maxLength: 50_000 }), { numRuns: 1, seed: 7 })
    for (const kind of ['pdf', 'docx', 'doc', 'exe'])
      expect(await survives(kind, Buffer.from(noise ?? []), patient)).toBe('gave up')
  })

  test.each([
    ['a PDF that unfolds to 200 MB', 'pdf', () => pdfOf(Buffer.alloc(200_000_000, ' '))],
    ['a PDF of a million words', 'pdf', () => pdfOf(text(`BT /F1 1 Tf ${'(word) Tj 1 0 Td '.repeat(1_000_000)} ET`))],
    ['a PDF whose pages go in a circle', 'pdf', () => pdfOf(text('BT ET'), '[2 0 R]')],
    ['a DOCX of 20 MB of paragraphs', 'docx', () => docxOf('<w:p><w:r><w:t>a</w:t></w:r></w:p>'.repeat(580_000))],
    ['a DOCX nested 50,000 deep', 'docx', () => docxOf('<w:tbl><w:tr><w:tc>'.repeat(50_000))],
    ['a DOCX whose words are defined by words', 'docx', () => docxOf('&a;&a;&a;')],
  ])('%s', async (_, kind, make) => {
    const bytes = make()
    let end = ''
    expect(await growth(async () => void (end = await survives(kind, bytes)))).toBeLessThan(MOST_GROWTH)
    expect(['answered', 'gave up', 'too large', 'crashed', 'too slow']).toContain(end)
  })

  test('and reads the next resume as before', async () => {
    const resume = original('pdf')
    expect(await survives('pdf', resume ? fileOf(resume) : Buffer.alloc(0), patient)).toBe('answered')
  })
})
