import WordExtractor from 'word-extractor'

/** The text of an old Word file, its text boxes last. */
export async function docText(bytes: Buffer): Promise<string> {
  const document = await new WordExtractor().extract(bytes)
  return (
    [document.getHeaders({ includeFooters: false }), document.getBody(), document.getTextboxes()]
      .filter((part) => part.trim() !== '')
      .join('\n\n')
      // Word ends a cell and a row with the same mark: two in a row end the row.
      .replace(/\t\t/g, '\n')
  )
}
