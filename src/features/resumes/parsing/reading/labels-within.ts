import { isDegree, isSchool } from './education-words.ts'
import { headingOf, type SectionKind } from './headings.ts'
import type { Line } from './lines.ts'
import { lookOf } from './looks.ts'

type Part = { kind: SectionKind; lines: readonly Line[] }

/** "• Technologies: React, Node.js": a point of a post, or what is said so of each, lists what was used in it. */
export function labelsOfLists(lines: Line[]): (line: Line, now: Part | undefined) => boolean {
  const labelOf = ({ text }: Line): string | null => /^([^:\t]{3,30}):\s+\S/.exec(text)?.[1]?.toLowerCase() ?? null
  const labels = lines.map(labelOf).filter((label) => label !== null)
  const again = new Set(labels.filter((label, at) => labels.indexOf(label) < at))
  return (line, now) => {
    const label = labelOf(line)
    if (label !== null && now?.kind === 'education') return isBeforeSchool(lines, line)
    if (label === null || (now?.kind !== 'work' && now?.kind !== 'projects')) return false
    return line.bullet || again.has(label) || (now.lines.length > 0 && USED_IN_IT.test(label))
  }
}

/** "Skills: Excel, Canva" between two schools ends no list of them. */
function isBeforeSchool(lines: Line[], line: Line): boolean {
  const below = lines.slice(lines.indexOf(line) + 1)
  const end = below.findIndex(({ text }) => headingOf(text)?.rest === '')
  return below
    .slice(0, end < 0 ? undefined : end)
    .some(({ text }) => text.split(/\t|,\s/).some((part) => isSchool(part) || isDegree(part)))
}

/** What only a post or a project says of itself, though it says so once. */
const USED_IN_IT = /^(?:tech ?stack|(?:technologies|tools) used)$/

/** What the parts of a post are called: "Projects", "Technologies", said again in each. */
export function labelsWithin(lines: Line[]): (line: Line) => boolean {
  const known = lines.filter(({ text }) => headingOf(text)?.rest === '')
  const kindOf = ({ text }: Line) => headingOf(text)?.kind ?? 'unknown'
  const work = known.find((line) => kindOf(line) === 'work')
  if (!work || lookOf(work) === '') return () => false
  const below = known.slice(known.indexOf(work) + 1)
  // The parts of posts follow each other, up to the next heading of schools or more work.
  const end = below.findIndex((line) => kindOf(line) === 'work' || kindOf(line) === 'education')
  const within = new Set(below.slice(0, end < 0 ? below.length : end))
  const could = below.filter((line) => lookOf(line) !== lookOf(work) || within.has(line))
  const repeated = new Set(could.map(({ text }) => text).filter((text, at, all) => all.indexOf(text) < at))
  return (line) => repeated.has(line.text) && could.includes(line)
}
