/**
 * A paragraph; those with the highest `spare` are left out first, those without always stand; `short` says the same in fewer words,
 * and is taken before anything is left out; `filler` stands only if needed, the lowest first.
 */
export type Part = { text: string; short?: string; spare?: number; filler?: number }

/** A letter is read in a minute; a few words are left for what leads from one sentence to the next. */
const [FEWEST, MOST, SPARES] = [120, 215, 4]

export const wordsIn = (value: string): number => value.split(/\s+/).filter((word) => word !== '').length
export const sentences = (...all: string[]): string => all.filter((sentence) => sentence !== '').join(' ')

/** Of the parts as many as a letter has room for; `around` is the words of what stands around them. */
export function fitted(all: readonly Part[], around: number): Part[] {
  const long = around + wordsIn(all.flatMap((part) => (part.filler === undefined ? [part.text] : [])).join(' ')) > MOST
  const parts = long ? all.map((part) => ({ ...part, text: part.short ?? part.text })) : all
  const count = (all: readonly Part[]) => around + wordsIn(all.map((part) => part.text).join(' '))
  let left = new Set(parts.filter((part) => part.filler === undefined))
  for (let spare = SPARES; spare > 0 && count([...left]) > MOST; spare -= 1)
    left = new Set([...left].filter((part) => part.spare !== spare))
  const fillers = parts.filter((part) => part.filler !== undefined)
  for (const filler of fillers.toSorted((a, b) => (a.filler ?? 0) - (b.filler ?? 0))) {
    if (count([...left]) >= FEWEST) break
    left.add(filler)
  }
  return parts.filter((part) => left.has(part))
}

const LED: readonly [RegExp, string][] = [
  [/^I (?:can start|am available)\b/, 'For your planning: '],
  [/^I (?:am|have) /, 'As for me, '],
]
/** A letter of sentences that all begin with "I" is tiring to read: every second one of a row is led into. */
export function unlike(parts: readonly string[]): string[] {
  const leads = ['In addition, ', 'Beyond that, ']
  let before = false
  let used = 0
  const after = (part: string): string => {
    before = false
    return part
  }
  return parts.map((part) =>
    /^(?:To your question|\[)|^[^\n]*:\n1\. /.test(part)
      ? after(part)
      : part
          .split(/(?<=[.!?]) (?=\p{Lu})/u)
          .map((sentence) => {
            const mine = /^I\b/.test(sentence)
            const led =
              mine && before ? `${LED.find(([begin]) => begin.test(sentence))?.[1] ?? leads[used++ % 2]}${sentence}` : sentence
            before = mine && led === sentence
            return led
          })
          .join(' '),
  )
}
