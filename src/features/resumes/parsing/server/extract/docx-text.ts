import mammoth from 'mammoth'
import type { PageLine } from '../../reading/lines.ts'
import { htmlLines } from './html-lines.ts'

/** The lines of a Word file; pictures and links to elsewhere are left alone. */
export async function docxText(bytes: Buffer): Promise<PageLine[]> {
  const convertImage = mammoth.images.imgElement(() => Promise.resolve({ src: '' }))
  const options = { convertImage, externalFileAccess: false, ignoreEmptyParagraphs: false }
  return htmlLines((await mammoth.convertToHtml({ buffer: bytes }, options)).value)
}
