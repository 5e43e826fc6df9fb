import { RegExpParser } from '@eslint-community/regexpp'
import { analyse } from 'scslre'
import { walk, type Finding, type Source } from './sources.ts'

/** Where slow patterns do no harm, because what they meet is short or nobody else waits for it. */
const BOUNDED: readonly (readonly [folder: string, reason: string])[] = [
  ['src/features/cover-letters/claims/', 'sentences of at most 600 signs: see sentencesOf'],
  ['src/features/cover-letters/instructions/', 'sentences and lines of one posting, read once per change of its text'],
  ['src/features/jobs/facts/', 'sentences of at most 600 signs, read when a posting comes in'],
  ['src/features/resumes/parsing/', 'one resume in a process of its own that is ended after ten seconds'],
]
/** The same for one pattern, in a comment on its line or the one above, with the reason behind it. */
const SHORT_INPUT = /^bounded: \S+ \S+/

const parser = new RegExpParser()

/**
 * Regular expressions whose time grows faster than their input: a text made for it stops the server for everybody.
 * `(?<!a)a+b` in place of `a+b` tells it not to begin anew at each `a`.
 */
export function checkPatterns(sources: readonly Source[]): Finding[] {
  return sources.filter(({ file, isTest }) => file.startsWith('src/') && !isTest).flatMap(patternsOf)
}

function patternsOf(source: Source): Finding[] {
  const { file } = source
  if (BOUNDED.some(([folder]) => file.startsWith(folder))) return []
  const excused = new Set(source.comments.flatMap(({ text, line }) => (SHORT_INPUT.test(text) ? [line, line + 1] : [])))
  const findings: Finding[] = []
  walk(source.program, (node) => {
    const regex = node['regex'] as { pattern: string; flags: string } | undefined
    if (node.type !== 'Literal' || !regex) return
    const line = source.lineAt(node.start)
    const slow = excused.has(line) ? undefined : slowPart(regex)
    if (slow === undefined) return
    const sentence = `has a pattern whose time grows faster than its input, at ${slow}: make it linear, or say above it what bounds the input ("bounded: …")`
    findings.push({ rule: 'linear-patterns', file, line, sentence })
  })
  return findings
}

/** The repetition that makes it slow; undefined for a linear one. */
function slowPart({ pattern, flags }: { pattern: string; flags: string }): string | undefined {
  const kind = { unicode: flags.includes('u'), unicodeSets: flags.includes('v') }
  const parsed = { pattern: parser.parsePattern(pattern, 0, pattern.length, kind), flags: parser.parseFlags(flags) }
  const [report] = analyse(parsed, { maxReports: 1, assumeRejectingSuffix: false }).reports
  if (!report) return undefined
  return report.type === 'Trade' ? `${report.startQuant.raw} … ${report.endQuant.raw}` : report.quant.raw
}
