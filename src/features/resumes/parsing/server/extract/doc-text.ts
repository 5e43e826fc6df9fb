import WordExtractor from 'word-extractor'

/** The text of an old Word file, its text boxes last. */
export async function docText(bytes: Buffer): Promise<string> {
  const document = await new WordExtractor().extract(bytes)
  const parts = [document.getHeaders({ includeFooters: false }), document.getBody(), document.getTextboxes()]
  return parts.filter((part) => part.trim() !== '').join('\n\n')
}
