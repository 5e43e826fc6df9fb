import type { PageLine } from '../../reading/lines.ts'

/** More than any resume says; what follows is not read. */
const MOST_TEXT = 200_000

type Reader = (bytes: Buffer) => Promise<string | PageLine[]>

/**
 * What gives the text of a resume in reading order: a line of the page is a line, tabs stand between what stands far
 * apart. It throws whatever the reader of the format throws for a broken file. Only the reader of the kind is loaded:
 * loading is most of the time a resume takes.
 */
export async function textReader(kind: string): Promise<Reader> {
  const read = await readerOf(kind)
  return async (bytes) => {
    const found = await read(bytes)
    return typeof found === 'string' ? found.slice(0, MOST_TEXT) : bounded(found)
  }
}

function bounded(lines: PageLine[]): PageLine[] {
  let left = MOST_TEXT
  return lines.filter((line) => {
    left -= line.reduce((sum, { text }) => sum + text.length, 1)
    return left >= 0
  })
}

async function readerOf(kind: string): Promise<Reader> {
  if (kind === 'pdf') return (await import('./pdf-text.ts')).pdfText
  if (kind === 'docx') return (await import('./docx-text.ts')).docxText
  if (kind === 'doc') return (await import('./doc-text.ts')).docText
  throw new Error(`Unknown kind "${kind}"`)
}

/**
 * Whether a file has a picture in it. Pictures of a PDF are streams, which lie open in the file whatever else is packed;
 * so do the names of the files in a DOCX.
 */
export const holdsPicture = (bytes: Buffer): boolean => PICTURE_PARTS.test(bytes.toString('latin1'))
const PICTURE_PARTS = /\/Subtype\s{0,9}\/Image\b|word\/media\/[^/]{1,80}\.(?:jpe?g|png|gif|tiff?|bmp|emf|wmf)/i
