/** More than any resume says; what follows is not read. */
const MOST_TEXT = 200_000

type Reader = (bytes: Buffer) => Promise<string>

/**
 * What gives the text of a resume in reading order: a line of the page is a line, tabs stand between what stands far
 * apart. It throws whatever the reader of the format throws for a broken file. Only the reader of the kind is loaded:
 * loading is most of the time a resume takes.
 */
export async function textReader(kind: string): Promise<Reader> {
  const read = await readerOf(kind)
  return async (bytes) => (await read(bytes)).slice(0, MOST_TEXT)
}

async function readerOf(kind: string): Promise<Reader> {
  if (kind === 'pdf') return (await import('./pdf-text.ts')).pdfText
  if (kind === 'docx') return (await import('./docx-text.ts')).docxText
  if (kind === 'doc') return (await import('./doc-text.ts')).docText
  throw new Error(`Unknown kind "${kind}"`)
}
