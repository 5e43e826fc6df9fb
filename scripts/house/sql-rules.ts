import { isNode, walk, type Finding, type Source, type SyntaxNode } from './sources.ts'

/** A room with much SQL splits it by subject: `run-queries.ts` beside `queries.ts`. */
const queries = /\/(?:[a-z-]+-)?queries\.ts$/
const ground = /^src\/server\/platform\/db\//
const builders = new Set(['selectFrom', 'insertInto', 'updateTable', 'deleteFrom', 'mergeInto', 'replaceInto'])
const sqlText = /^\s*(select\s[^]+\sfrom\s|insert\s+into\s|update\s+\w+\s+set\s|delete\s+from\s|with\s+\w+\s+as\s*\()/i
const writes =
  /\b(?:insert\s+into|delete\s+from|merge\s+into|(?<!for\s+|do\s+|no\s+key\s+)update)\s+(?:only\s+)?"?([a-z_]+)"?/gi
const noTable = new Set(['set', 'of', 'skip', 'nowait', 'only', 'on', 'select'])

/** SQL lives in `queries.ts`, and of every table only one room's queries write. */
export function checkSql(sources: readonly Source[]): Finding[] {
  const product = sources.filter((source) => !source.isTest && source.file.startsWith('src/'))
  const outside = product.filter(({ file }) => !queries.test(file) && !ground.test(file)).flatMap(findStraySql)
  return [...outside, ...checkWriters(product)]
}

function findStraySql(source: Source): Finding[] {
  const findings: Finding[] = []
  const report = (line: number, sentence: string): void => {
    findings.push({ rule: 'sql-only-in-queries', file: source.file, line, sentence })
  }
  for (const item of source.imports) {
    if (item.target === 'npm:kysely' || item.target === 'npm:pg') {
      report(item.line, `imports ${item.specifier}: SQL belongs in queries.ts`)
    }
  }
  walk(source.program, (node) => {
    const called = builderCall(node)
    if (called) report(source.lineAt(node.start), `calls ${called.method}(): SQL belongs in queries.ts`)
    if (sqlText.test(textOf(node))) report(source.lineAt(node.start), 'holds SQL text: it belongs in queries.ts')
  })
  return findings
}

function builderCall(node: SyntaxNode): { method: string; table: string | undefined } | undefined {
  const callee = node['callee']
  if (node.type !== 'CallExpression' || !isNode(callee) || callee.type !== 'MemberExpression') return undefined
  const property = callee['property']
  const method = isNode(property) ? String(property['name']) : ''
  if (!builders.has(method)) return undefined
  const [first] = node['arguments'] as unknown[]
  const table = isNode(first) && typeof first['value'] === 'string' ? first['value'].split(' ')[0] : undefined
  return { method, table }
}

/** The text of a string or template; holes of a template become a space. */
function textOf(node: SyntaxNode): string {
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value']
  if (node.type !== 'TemplateLiteral') return ''
  const quasis = node['quasis'] as { value: { raw: string } }[]
  return quasis.map((part) => part.value.raw).join(' ')
}

function checkWriters(sources: readonly Source[]): Finding[] {
  const owners = new Map<string, { owner: string; file: string }>()
  const findings: Finding[] = []
  for (const source of sources.filter((item) => queries.test(item.file))) {
    const owner = /^src\/(?:features|server\/platform)\/[^/]+/.exec(source.file)?.[0] ?? source.file
    for (const { table, line } of writesOf(source)) {
      const known = owners.get(table) ?? { owner, file: source.file }
      owners.set(table, known)
      if (known.owner === owner) continue
      const sentence = `writes ${table}, which ${known.file} writes too: one room owns a table`
      findings.push({ rule: 'one-writer-per-table', file: source.file, line, sentence })
    }
  }
  return findings
}

function writesOf(source: Source): { table: string; line: number }[] {
  const found: { table: string; line: number }[] = []
  walk(source.program, (node) => {
    const line = source.lineAt(node.start)
    const call = builderCall(node)
    if (call?.table !== undefined && call.method !== 'selectFrom') found.push({ table: call.table, line })
    for (const [, table = ''] of textOf(node).matchAll(writes)) {
      if (!noTable.has(table.toLowerCase())) found.push({ table, line })
    }
  })
  return found
}
