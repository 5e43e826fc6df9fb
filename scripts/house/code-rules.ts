import path from 'node:path'
import { isNode, walk, type Finding, type Source, type SyntaxNode } from './sources.ts'

const fileLines = 300
const functionLines = 40
const componentLines = 80
const forbiddenWords = new Set(['util', 'utils', 'helper', 'helpers', 'common', 'manager'])
const functions = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])

/** Names and sizes of files and functions, reasons of suppressions, and what a room may not touch. */
export function checkCode(sources: readonly Source[]): Finding[] {
  return sources.flatMap((source) => [
    ...checkName(source),
    ...checkSize(source),
    ...checkExports(source),
    ...checkSuppressions(source),
    ...checkWorld(source),
  ])
}

function checkName({ file }: Source): Finding[] {
  const name = path.basename(file).replace(/(\.api|\.component|\.components)?(\.test|\.config)?\.[a-z]+$/, '')
  const word = name
    .toLowerCase()
    .split(/[-.]/)
    .find((part) => forbiddenWords.has(part))
  const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)
  const pascal = file.endsWith('.tsx') && /^[A-Z][A-Za-z0-9]*$/.test(name)
  const findings: Finding[] = []
  if (word !== undefined) {
    findings.push({ rule: 'file-words', file, line: 1, sentence: `is called "${word}": say what it is about instead` })
  }
  if (!kebab && !pascal) {
    findings.push({ rule: 'file-case', file, line: 1, sentence: 'is neither kebab-case nor a PascalCase component' })
  }
  return findings
}

function checkSize(source: Source): Finding[] {
  const { file, lines } = source
  const findings: Finding[] = []
  if (lines > fileLines) {
    findings.push({
      rule: 'file-size',
      file,
      line: fileLines,
      sentence: `has ${lines} lines, ${fileLines} are the most`,
    })
  }
  if (source.isTest) return findings
  walk(source.program, (node, parents) => {
    if (!functions.has(node.type)) return
    const name = nameOf(node, parents)
    const most = file.endsWith('.tsx') && /^[A-Z]/.test(name) ? componentLines : functionLines
    const line = source.lineAt(node.start)
    const length = source.lineAt(node.end) - line + 1
    const sentence = `${name || 'a function'} has ${length} lines, ${most} are the most`
    if (length > most) findings.push({ rule: 'function-size', file, line, sentence })
  })
  return findings
}

function nameOf(node: SyntaxNode, parents: readonly SyntaxNode[]): string {
  const holder = node['id'] ?? parents.findLast((parent) => parent.type === 'VariableDeclarator')?.['id']
  return isNode(holder) && typeof holder['name'] === 'string' ? holder['name'] : ''
}

function checkExports({ file, program, lineAt }: Source): Finding[] {
  if (!file.startsWith('src/')) return []
  const body = program['body'] as SyntaxNode[]
  const byDefault = body.filter((node) => node.type === 'ExportDefaultDeclaration')
  const findings = byDefault.map((node) => {
    return { rule: 'named-exports', file, line: lineAt(node.start), sentence: 'exports by default: give it a name' }
  })
  const passesOn = (node: SyntaxNode): boolean => node.type.startsWith('Export') && isNode(node['source'])
  if (body.length > 0 && body.every(passesOn)) {
    findings.push({
      rule: 'no-barrels',
      file,
      line: 1,
      sentence: 'only passes on what others export: import from them',
    })
  }
  return findings
}

/** What switches a check off, and the reason that must follow it. */
const suppression =
  /^(?:oxlint|eslint)-disable(?:-next)?(?:-line)?\b|^@ts-(?:expect-error|ignore|nocheck)\b|^(?:oxfmt|prettier)-ignore\b/

function checkSuppressions({ file, comments }: Source): Finding[] {
  return comments.flatMap(({ text, line }) => {
    const kind = suppression.exec(text)?.[0]
    if (kind === undefined) return []
    if (kind === '@ts-ignore' || kind === '@ts-nocheck') {
      return [
        { rule: 'suppressions', file, line, sentence: `uses ${kind}: only @ts-expect-error tells when it is over` },
      ]
    }
    const reason = kind.startsWith('@ts') ? text.slice(kind.length) : (text.split(' -- ')[1] ?? '')
    if (reason.trim().split(/\s+/).length >= 3) return []
    return [{ rule: 'suppressions', file, line, sentence: `${kind} without a reason: write it after " -- "` }]
  })
}

const rooms = /^src\/(features|web)\//

/** Time comes from the clock, the world through connectors, settings through the configuration. */
function checkWorld(source: Source): Finding[] {
  if (source.isTest || !rooms.test(source.file)) return []
  const findings: Finding[] = []
  walk(source.program, (node) => {
    const what = touches(node)
    if (what === undefined) return
    if (source.file.startsWith('src/web/') && (what !== 'fetch()' || source.file === 'src/web/lib/api.ts')) return
    const line = source.lineAt(node.start)
    findings.push({
      rule: 'no-world-in-rooms',
      file: source.file,
      line,
      sentence: `uses ${what}: take it as an argument`,
    })
  })
  return findings
}

function touches(node: SyntaxNode): string | undefined {
  const callee = node['callee']
  if (node.type === 'NewExpression' && isNamed(callee, 'Date') && (node['arguments'] as unknown[]).length === 0) {
    return 'new Date()'
  }
  if (node.type === 'CallExpression' && isNamed(callee, 'fetch')) return 'fetch()'
  if (node.type !== 'MemberExpression') return undefined
  const { object, property } = node
  if (isNamed(object, 'Date') && isNamed(property, 'now')) return 'Date.now()'
  if (isNamed(object, 'process') && isNamed(property, 'env')) return 'process.env'
  if (isNamed(property, 'fetch') && (isNamed(object, 'globalThis') || isNamed(object, 'window'))) return 'fetch()'
  return undefined
}

function isNamed(node: unknown, name: string): boolean {
  return isNode(node) && node.type === 'Identifier' && node['name'] === name
}
