import type { Finding, Source } from './sources.ts'

const WEB = /^src\/web\/|^src\/features\/.+\/web\//
const CONTRACT = /^src\/features\/.+\/contract\.ts$/
const WHY = 'the browser would load every schema of the room: use calls.ts, schemas.ts or texts.ts, or import its types'

/**
 * The browser knows a contract by its types alone: no file that it loads, directly or through others, runs a `contract.ts`.
 * Then what is loaded in development is what is loaded from a build.
 */
export function checkBrowser(sources: readonly Source[]): Finding[] {
  const files = new Map(sources.filter((source) => !source.isTest).map((source) => [source.file, source]))
  const waiting = [...files.values()].filter((source) => WEB.test(source.file))
  const reached = new Set(waiting)
  const findings: Finding[] = []
  for (let source = waiting.pop(); source !== undefined; source = waiting.pop()) {
    for (const { target = '', specifier, line, typesOnly } of source.imports) {
      if (typesOnly) continue
      if (CONTRACT.test(target)) {
        findings.push({
          rule: 'contract-stays-behind',
          file: source.file,
          line,
          sentence: `imports ${specifier}: ${WHY}`,
        })
        continue
      }
      const next = files.get(target)
      if (next === undefined || reached.has(next)) continue
      reached.add(next)
      waiting.push(next)
    }
  }
  return findings
}
