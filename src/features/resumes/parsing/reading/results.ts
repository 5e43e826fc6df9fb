import { LONGEST_RESULT, MOST_RESULTS } from '../rules.ts'
import { periodsIn } from './dates.ts'
import { tellsDeed } from './deed-lines.ts'
import type { Line } from './lines.ts'
import type { Section } from './sections.ts'

const [FEWEST_WORDS, MOST_WORDS] = [4, 60]

/** What the person says to have done in their work: the points of their lists and plain sentences, whole where they run over lines. */
export function resultsOf(sections: readonly Section[]): string[] {
  const lines = sections.filter(({ kind }) => kind === 'work').flatMap((section) => section.lines)
  const points: string[] = []
  let open = false
  for (const line of lines) {
    if (tellsDeed(line)) points.push(line.text.trim())
    else if (open && goesOn(line, points.at(-1) ?? '')) points.push(`${points.pop() ?? ''} ${line.text.trim()}`)
    else {
      open = false
      continue
    }
    open = true
  }
  return points.filter(isResult).slice(0, MOST_RESULTS)
}

/** Under which of the entries each result stood, by the points below them; null where none has it. */
export const placesOf = (
  results: readonly string[],
  entries: readonly { points: readonly string[] }[],
): (number | null)[] =>
  results.map((result) => {
    const at = entries.findIndex(({ points }) => points.some((point) => result.startsWith(point)))
    return at < 0 ? null : at
  })

/** A line that begins in lower case below a point is its rest. */
const goesOn = ({ text, gap }: Line, point: string): boolean =>
  !gap && /^[\p{Ll}\d]/u.test(text.trim()) && !/[.!?]$/.test(point) && periodsIn(text).length === 0

function isResult(point: string): boolean {
  const words = point.split(/\s+/).length
  return (
    words >= FEWEST_WORDS &&
    words <= MOST_WORDS &&
    point.length <= LONGEST_RESULT &&
    periodsIn(point).length === 0 &&
    !/[:@]|https?/.test(point)
  )
}
