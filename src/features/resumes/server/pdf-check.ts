import { createInflate } from 'node:zlib'
import { pdfLock } from './pdf-lock.ts'

const TAIL = 2048
const PAGE = /\/Type\s*\/Page(?![A-Za-z])/
/** Without its catalog no reader opens a file. */
const CATALOG = /\/Root\s*\d+\s+\d+\s+R/
const OBJECT_STREAM = /\/Type\s*\/ObjStm/
/** Nothing here ever unpacks a picture, and an honest scan may be large. */
const PICTURE = /\/Subtype\s*\/Image/
const PACKED = /\/FlateDecode/g
const STREAM = /stream\r?\n/g
const LONGEST_DICTIONARY = 4096
/** More than any letter has; each costs a little. */
const MAX_STREAMS = 10_000
/** Together for all streams, so that a small file cannot unfold into a large one (careful §2, "uploads"). */
const MAX_UNPACKED = 20_971_520

/**
 * Whether a PDF is whole (a catalog, and %%EOF at its end), opens without a password, has at least one page, and unfolds to at
 * most 20 MB.
 */
export async function isReadablePdf(bytes: Buffer): Promise<boolean> {
  const text = bytes.toString('latin1')
  if (!text.slice(-TAIL).includes('%%EOF') || !CATALOG.test(text)) return false
  const lock = pdfLock(text)
  // What is locked cannot be looked into from outside; the reader has limits of its own.
  if (lock !== 'none') return lock === 'open'
  const budget: Budget = { streams: MAX_STREAMS, packed: 2 * bytes.length, unpacked: MAX_UNPACKED }
  let hasPage = PAGE.test(text)
  for (const stream of packedStreams(text)) {
    const unpacked = await unfold(bytes.subarray(stream.start, stream.end), budget, stream.holdsObjects && !hasPage)
    if (isSpent(budget) || stream.twice) return false
    // Since PDF 1.5 the page objects may lie in compressed object streams.
    hasPage ||= PAGE.test(unpacked)
  }
  return hasPage
}

/** Whether a PDF asks for a password. */
export const asksForPassword = (bytes: Buffer): boolean => pdfLock(bytes.toString('latin1')) === 'password'

/** What may still be looked at; streams that lie inside of each other are counted each time. */
type Budget = { streams: number; packed: number; unpacked: number }
const isSpent = (budget: Budget) => budget.streams < 0 || budget.packed < 0 || budget.unpacked < 0

type PackedStream = { start: number; end: number; holdsObjects: boolean; twice: boolean }

/** Where the compressed streams lie that are no pictures, judged by the dictionary in front of each. */
function* packedStreams(text: string): Generator<PackedStream> {
  let end = 0
  for (const { index, 0: keyword } of text.matchAll(STREAM)) {
    const start = index + keyword.length
    const before = text.slice(Math.max(0, index - LONGEST_DICTIONARY), index)
    const dictionary = before.slice(before.lastIndexOf(' obj') + 1)
    const packings = dictionary.match(PACKED)?.length ?? 0
    if (packings === 0 || PICTURE.test(dictionary)) continue
    // Asked for once per end: otherwise a file of beginnings without ends would take minutes.
    if (end < start) end = text.indexOf('endstream', start)
    if (end < 0) return
    yield { start, end, holdsObjects: OBJECT_STREAM.test(dictionary), twice: packings > 1 }
  }
}

/** Unpacks a stream against the budget; gives its text when that is wanted. A damaged one ends where the damage is. */
async function unfold(packed: Buffer, budget: Budget, wanted: boolean): Promise<string> {
  budget.streams -= 1
  budget.packed -= packed.length
  if (isSpent(budget)) return ''
  const parts: Buffer[] = []
  const inflate = createInflate()
  inflate.end(packed)
  try {
    for await (const part of inflate as AsyncIterable<Buffer>) {
      budget.unpacked -= part.length
      if (isSpent(budget)) break
      if (wanted) parts.push(part)
    }
  } catch {
    // One damaged stream does not keep readers from opening the rest.
  }
  return Buffer.concat(parts).toString('latin1')
}
