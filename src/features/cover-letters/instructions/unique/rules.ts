import type { Instruction } from '../contract.ts'

const keyOf = (item: Instruction): string => {
  switch (item.kind) {
    case 'subject':
    case 'points':
      return item.kind
    case 'code_word':
      return `word ${item.word.toLowerCase()}`
    case 'question':
      return `question ${item.text.toLowerCase()}`
    case 'attachment':
      return `file ${item.file}`
    default:
      return `no_ai ${(item.avoid ?? '').toLowerCase()}`
  }
}

/**
 * The first of what is said twice; a posting has one subject and one number of points. A word that only machines are told
 * to write, and people elsewhere too, is no trap: whoever obeys has it.
 */
export function unique(items: Instruction[]): Instruction[] {
  const seen = new Set<string>()
  const wanted = items
    .flatMap((item) => (item.kind === 'code_word' ? [item.word] : item.kind === 'subject' ? [item.text] : []))
    .map((text) => ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `)
  const isWanted = (word: string): boolean =>
    wanted.some((text) =>
      text.includes(
        ` ${word
          .toLowerCase()
          .replace(/[^\p{L}\p{N}]+/gu, ' ')
          .trim()} `,
      ),
    )
  return items
    .filter((item) => !(item.kind === 'no_ai' && item.avoid !== null && item.banned !== true && isWanted(item.avoid)))
    .toSorted((a, b) => a.start - b.start)
    .filter((item) => {
      const key = keyOf(item)
      return seen.has(key) ? false : seen.add(key)
    })
}
