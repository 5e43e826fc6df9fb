/** A block of a self-made resume. Markup: `# heading`, `- item`, `left >> right`, `|| cell | cell`, an empty line, anything else a line. */
export type Block =
  | { kind: 'heading' | 'item' | 'line'; text: string }
  | { kind: 'pair'; text: string; right: string }
  | { kind: 'row'; cells: string[] }
  | { kind: 'gap' }

/** Reads the markup of a resume line by line. */
export function blocksOf(markup: string): Block[] {
  return markup
    .replace(/^\n|\n\s*$/g, '')
    .split('\n')
    .map((raw) => raw.trim())
    .map((line): Block => {
      if (line === '') return { kind: 'gap' }
      if (line.startsWith('# ')) return { kind: 'heading', text: line.slice(2) }
      if (line.startsWith('- ')) return { kind: 'item', text: line.slice(2) }
      if (line.startsWith('|| '))
        return {
          kind: 'row',
          cells: line
            .slice(3)
            .split('|')
            .map((cell) => cell.trim()),
        }
      const [text = '', right] = line.split(' >> ')
      return right === undefined ? { kind: 'line', text } : { kind: 'pair', text, right }
    })
}
