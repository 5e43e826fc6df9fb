import { docText } from './doc-text.ts'
import { docxText } from './docx-text.ts'
import { pdfText } from './pdf-text.ts'

/** More than any resume says; what follows is not read. */
const MOST_TEXT = 200_000

/**
 * The text of a resume in reading order: a line of the page is a line, tabs stand between what stands far apart.
 * @throws whatever the reader of the format throws for a broken file
 */
export async function resumeText(kind: string, bytes: Buffer): Promise<string> {
  const read = { pdf: pdfText, docx: docxText, doc: docText }[kind]
  if (!read) throw new Error(`Unknown kind "${kind}"`)
  return (await read(bytes)).slice(0, MOST_TEXT)
}
