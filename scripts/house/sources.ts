import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'

/** Something that breaks the plan of the house, as the reader of the check sees it. */
export interface Finding {
  rule: string
  file: string
  line: number
  sentence: string
}

/** A node of the syntax tree (ESTree with TypeScript). */
export interface SyntaxNode {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

export interface Import {
  /** As written. */
  specifier: string
  /** Path inside the checkout, or `npm:name` / `node:name`; undefined when nothing is there. */
  target: string | undefined
  line: number
  /** Nothing of it is there when the program runs. */
  typesOnly: boolean
}

export interface Source {
  /** Path inside the checkout, with forward slashes. */
  file: string
  text: string
  lines: number
  program: SyntaxNode
  comments: { text: string; line: number }[]
  imports: Import[]
  isTest: boolean
  lineAt: (offset: number) => number
}

const folders = ['src', 'sandbox', 'scripts', 'e2e', 'bench']
const generated = new Set(['src/server/platform/db/types.ts'])

/** Reads and parses every source file of the checkout; a file that cannot be parsed throws with its name. */
export function readSources(root: string): Source[] {
  const manifest = path.join(root, 'package.json')
  const { imports = {} } = JSON.parse(readFileSync(manifest, 'utf8')) as { imports?: Record<string, string> }
  const aliases = Object.entries(imports).map(([from, to]) => [from.replace('*', ''), to.replace('*', '')] as const)
  return folders
    .map((folder) => path.join(root, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs|js|jsx)$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => !generated.has(file) && !/(^|\/)(node_modules|dist)\//.test(file))
    .toSorted()
    .map((file) => readSource(root, file, aliases))
}

type Aliases = readonly (readonly [string, string])[]

function readSource(root: string, file: string, aliases: Aliases): Source {
  const text = readFileSync(path.join(root, file), 'utf8')
  const parsed = parseSync(file, text)
  const mistake = parsed.errors[0]
  if (mistake) throw new Error(`${file}: ${mistake.message}`)
  const program = parsed.program as unknown as SyntaxNode
  const lineAt = (offset: number): number => text.slice(0, offset).split('\n').length
  return {
    file,
    text,
    lines: text.trimEnd().split('\n').length,
    program,
    comments: parsed.comments.map((comment) => ({ text: comment.value.trim(), line: lineAt(comment.start) })),
    imports: importsOf(program).map(({ specifier, start, typesOnly }) => ({
      specifier,
      target: resolve(root, file, specifier, aliases),
      line: lineAt(start),
      typesOnly,
    })),
    isTest: /\.test\.tsx?$/.test(file) || /^(src\/(server|web)\/testing|e2e)\//.test(file),
    lineAt,
  }
}

/** Every way a file names another one, types included: import, export from, import(), import('…').T. */
function importsOf(program: SyntaxNode): { specifier: string; start: number; typesOnly: boolean }[] {
  const found: { specifier: string; start: number; typesOnly: boolean }[] = []
  walk(program, (node) => {
    if (!/^(Import(Declaration|Expression)|Export(All|Named)Declaration|TSImportType)$/.test(node.type)) return
    const specifier = literalOf(node['source'] ?? node['argument'])
    if (specifier !== undefined) found.push({ specifier, start: node.start, typesOnly: namesTypes(node) })
  })
  return found
}

function namesTypes(node: SyntaxNode): boolean {
  if (node.type === 'TSImportType') return true
  const kindOf = (one: unknown) => (isNode(one) ? (one['importKind'] ?? one['exportKind']) : undefined)
  const names = Array.isArray(node['specifiers']) ? (node['specifiers'] as unknown[]) : []
  return kindOf(node) === 'type' || (names.length > 0 && names.every((name) => kindOf(name) === 'type'))
}

function literalOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined
  if (node.type === 'TSLiteralType') return literalOf(node['literal'])
  return node.type === 'Literal' && typeof node['value'] === 'string' ? node['value'] : undefined
}

function resolve(root: string, from: string, specifier: string, aliases: Aliases): string | undefined {
  const bare = specifier.split('?')[0] ?? specifier
  const alias = aliases.find(([prefix]) => bare.startsWith(prefix))
  if (!alias && !bare.startsWith('.')) {
    if (bare.startsWith('node:')) return bare
    return `npm:${bare
      .split('/')
      .slice(0, bare.startsWith('@') ? 2 : 1)
      .join('/')}`
  }
  const file = alias
    ? path.posix.normalize(bare.replace(alias[0], alias[1]))
    : path.posix.join(path.posix.dirname(from), bare)
  return existsSync(path.join(root, file)) ? file : undefined
}

/** True for anything that looks like a syntax node. */
export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'
}

/** Calls `visit` for every node, parents first. */
export function walk(node: SyntaxNode, visit: (node: SyntaxNode, parents: readonly SyntaxNode[]) => void): void {
  const step = (current: SyntaxNode, parents: readonly SyntaxNode[]): void => {
    visit(current, parents)
    const below = [...parents, current]
    for (const value of Object.values(current)) {
      for (const child of Array.isArray(value) ? (value as unknown[]) : [value]) if (isNode(child)) step(child, below)
    }
  }
  step(node, [])
}
