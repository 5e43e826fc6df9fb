import { load } from 'cheerio'
import mammoth from 'mammoth'

const BLOCKS = 'p, h1, h2, h3, h4, h5, h6, li'
/** Cells beyond this are no table's but a page's two halves. */
const LONGEST_CELL = 90

/** The text of a Word file; rows of a table become lines, but halves of a page laid out as a table follow each other. */
export async function docxText(bytes: Buffer): Promise<string> {
  const convertImage = mammoth.images.imgElement(() => Promise.resolve({ src: '' }))
  const { value } = await mammoth.convertToHtml({ buffer: bytes }, { convertImage, externalFileAccess: false })
  const $ = load(value, null, false)
  // Innermost first, so that a table inside a cell is text by the time its own row is looked at.
  for (const row of $('tr').toArray().toReversed()) {
    const cells = $(row)
      .children('td, th')
      .toArray()
      .map((cell) => {
        const blocks = $(cell).find(BLOCKS).toArray()
        const lines = blocks.length > 0 ? blocks.map((block) => $(block).text()) : [$(cell).text()]
        return lines.filter((line) => line.trim() !== '')
      })
      .filter((lines) => lines.length > 0)
    const isTable = cells.every((lines) => lines.length === 1 && (lines[0]?.length ?? 0) <= LONGEST_CELL)
    const lines = isTable ? [cells.flat().join('\t')] : cells.flatMap((one) => [...one, ''])
    $(row).replaceWith(lines.flatMap((line) => $('<p></p>').text(line).toArray()))
  }
  $('br').replaceWith('\n')
  $('li > p').each((_, inner) => void $(inner).replaceWith($(inner).text()))
  return $(BLOCKS)
    .toArray()
    .map((block) => ($(block).is('li') ? `• ${$(block).text()}` : $(block).text()))
    .join('\n')
}
