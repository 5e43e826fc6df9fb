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

/** The first of what is said twice; a posting has one subject and one number of points. */
export function unique(items: Instruction[]): Instruction[] {
  const seen = new Set<string>()
  return items
    .toSorted((a, b) => a.start - b.start)
    .filter((item) => {
      const key = keyOf(item)
      return seen.has(key) ? false : seen.add(key)
    })
}
