import type { Reading } from '../../words/rules.ts'
import { isFact } from '../kinds/rules.ts'

/** What an item of a list asks in one breath is one question; facts and files are things by themselves. */
export function inOneItem(text: string, readings: readonly Reading[]): Reading[] {
  const all: Reading[] = []
  for (const one of readings) {
    const last = all.at(-1)
    const apart = last !== undefined && text.slice(last.at + last.length, one.at).includes(';')
    if (last && !apart && [last, one].every(({ found }) => found.kind === 'question' && !isFact(found.text))) {
      const length = one.at + one.length - last.at
      all[all.length - 1] = {
        ...last,
        found: { kind: 'question', text: text.slice(last.at, last.at + length) },
        length,
      }
    } else all.push(one)
  }
  return all
}
