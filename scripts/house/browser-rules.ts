import { isNode, walk, type Finding, type Source } from './sources.ts'

const WEB = /^src\/web\/|^src\/features\/.+\/web\//
const CONTRACT = /^src\/features\/.+\/contract\.ts$/
const WHY = 'the browser would load every schema of the room: use calls.ts, schemas.ts or texts.ts, or import its types'

export const checkBrowser = (sources: readonly Source[]): Finding[] => [
  ...checkContracts(sources),
  ...checkRefreshing(sources),
]

/**
 * The browser knows a contract by its types alone: no file that it loads, directly or through others, runs a `contract.ts`.
 * Then what is loaded in development is what is loaded from a build.
 */
function checkContracts(sources: readonly Source[]): Finding[] {
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

const REFRESHES = 'src/web/lib/query.ts'

/**
 * What a change makes old is read again by the functions of `query.ts`: on its own, the library takes the answer of a first
 * reading under way for the new one, and lets an older reading overwrite what a change answered. A file that shows a change
 * before it is answered has to cancel what is read.
 */
function checkRefreshing(sources: readonly Source[]): Finding[] {
  const rule = 'changes-are-read-anew'
  return sources.flatMap((source) => {
    const { file, text, isTest, program, lineAt } = source
    if (isTest || file === REFRESHES || !WEB.test(file)) return []
    const findings: Finding[] = []
    walk(program, (node) => {
      const name = isNode(node['property']) ? node['property']['name'] : undefined
      if (node.type !== 'MemberExpression') return
      const line = lineAt(node.start)
      if (name === 'invalidateQueries' || name === 'refetchQueries') {
        findings.push({ rule, file, line, sentence: `uses ${name}: use refreshQueries of ${REFRESHES}` })
      }
      if ((name === 'setQueryData' || name === 'setQueriesData') && !text.includes('.cancelQueries(')) {
        findings.push({ rule, file, line, sentence: `uses ${name}: use showAnswer of ${REFRESHES}` })
      }
    })
    return findings
  })
}
