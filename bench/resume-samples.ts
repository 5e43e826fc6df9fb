import { randomFillSync } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import * as fc from 'fast-check'
import { FUZZED_FILES } from '../src/features/resumes/server/testing/fuzzed-files.ts'
import { HOSTILE_FILES } from '../src/features/resumes/server/testing/hostile-files.ts'
import { pdfWithStreams, sampleDoc, sampleDocx } from '../src/features/resumes/server/testing/sample-files.ts'

/** So that two runs judge the same files. */
const SEED = 5
/** As much as an upload may have. */
const LARGEST = 5_242_880

const noise = (length: number) => randomFillSync(Buffer.alloc(length))
/** Packs about as well as the text of a resume does. */
const prose = (length: number) => Buffer.from(noise(length).toString('hex').slice(0, length))

const pdfPages = (pages: number) =>
  Array.from({ length: pages }, () => ({ dictionary: '/Filter /FlateDecode', content: deflateSync(prose(20_000)) }))
const picture = (length: number) => ({ dictionary: '/Subtype /Image /Filter /DCTDecode', content: noise(length) })
const docxParts = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ name: `word/part${n}.xml`, content: prose(20_000) }))

/** A compound file with room after its text, as much as wanted. */
const docOf = (length: number) => Buffer.concat([sampleDoc(), Buffer.alloc(length)])

/** Good resumes of every kind, as small as most and as large as they may be. */
export const goodResumes = (): [kind: string, file: Buffer][] => [
  ['PDF of 2 pages', pdfWithStreams(pdfPages(2))],
  ['PDF of 5 MB', pdfWithStreams([...pdfPages(40), picture(LARGEST - 600_000)])],
  ['DOCX of 20 parts', sampleDocx(docxParts(20))],
  ['DOCX of 5 MB', sampleDocx([...docxParts(100), { name: 'word/media/1.jpeg', content: noise(LARGEST - 1_400_000) }])],
  ['DOC of 100 KB', docOf(100_000)],
  ['DOC of 5 MB', docOf(LARGEST - 6000)],
]

/** Files that are wrong in every way the tests know, and those made to cost as much as they can. */
export const badResumes = (perKind: number): Buffer[] => [
  ...Object.values(FUZZED_FILES).flatMap((files) => fc.sample<Buffer>(files, { seed: SEED, numRuns: perKind })),
  ...HOSTILE_FILES.map(([, make]) => make()),
]
