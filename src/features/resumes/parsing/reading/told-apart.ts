import { periodsIn, withoutDates } from './dates.ts'
import { fontOf } from './fonts.ts'
import { namesCompany, namesJob } from './job-titles.ts'
import type { Line } from './lines.ts'

const [MOST_HEAD_WORDS, FEWEST_TOLD_WORDS] = [20, 8]
const count = (text: string): number => text.trim().split(/\s+/).length

/**
 * A paragraph that begins with an entry in letters of its own, with its time, and goes on with what was done there in plain
 * ones: the entry, and what is told of it.
 */
export function withTellingApart(line: Line): Line[] {
  const [first] = line.runs
  if (!first || line.bullet) return [line]
  const at = line.runs.findIndex(({ text, look }) => /\p{L}{2}/u.test(text) && fontOf(look) !== fontOf(first.look))
  const [head, rest] = [line.runs.slice(0, at), line.runs.slice(at)].map((runs) =>
    runs.map(({ text }) => text).join(''),
  )
  if (at <= 0 || head === undefined || rest === undefined || periodsIn(head).length === 0) return [line]
  // Entries themselves change their letters: a sentence is of one kind, and mostly of small words.
  const fonts = new Set(line.runs.slice(at).flatMap(({ text, look }) => (/\p{L}{2}/u.test(text) ? [fontOf(look)] : [])))
  const small = rest.match(/(?<=\s)\p{Ll}{2,}/gu) ?? []
  const isTold = /^\s*\p{Lu}\p{Ll}+\s/u.test(rest) && fonts.size === 1 && small.length >= count(rest) / 2
  if (!isTold || count(rest) < FEWEST_TOLD_WORDS || periodsIn(rest).length > 0) return [line]
  const said = withoutDates(head)
  if (!said.split(/\t|,\s|\s[-–—|]\s/).some((part) => namesJob(part) || namesCompany(part))) return [line]
  if (count(said) > MOST_HEAD_WORDS) return [line]
  return [
    { ...line, text: head.trim(), runs: line.runs.slice(0, at) },
    { text: rest.trim(), bullet: true, gap: false, runs: line.runs.slice(at) },
  ]
}
