import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { checkHouse } from './check-house.ts'

const checkout = path.dirname(import.meta.dirname)
let root: string

/** A small house that keeps the plan. */
const sound = {
  'src/contract/money.ts': 'export type Money = number',
  'src/features/cats/contract.ts':
    "import type { Money } from '#contract/money.ts'\nimport { z } from 'zod'\nexport const cat = z.number() as unknown as Money",
  'src/features/cats/server/queries.ts':
    "import { sql } from 'kysely'\nexport const q = (db: any) => [db.insertInto('cats'), db.selectFrom('dogs as d'), sql`select 1 from dogs for update of dogs`, sql`insert into cats values (1) on conflict do update set n = 1`]",
  'src/features/cats/server/service.ts': "import { q } from './queries.ts'\nexport const feed = q",
  'src/features/cats/server/routes.ts': "import { feed } from './service.ts'\nexport const catsRoutes = feed",
  'src/features/dogs/server/queries.ts': "export const q = (db: any) => db.updateTable('dogs')",
  'src/features/dogs/server/service.ts':
    "import { feed } from '#features/cats/server/service.ts'\nimport { q } from './queries.ts'\nexport const walk = [feed, q, new Date(0)]",
  'src/features/cats/calls.ts':
    "import type { cat } from './contract.ts'\nexport const cats = '/cats/' as unknown as typeof cat",
  'src/features/cats/web/api.ts':
    "import { type cat } from '../contract.ts'\nexport { cats } from '../calls.ts'\nexport type Cat = typeof cat",
  'src/features/dogs/web/Dog.tsx': 'export function Dog() {\n  return <p>Dog</p>\n}',
  'src/server/app.ts': "import { catsRoutes } from '#features/cats/server/routes.ts'\nexport const app = catsRoutes",
  'src/server/platform/clock.ts': 'export const now = () => Date.now()',
  'src/web/screens/pets.tsx': "export { Dog } from '#features/dogs/web/Dog.tsx'\nexport const Pets = () => <p>Pets</p>",
  'src/web/lib/api.ts': "export const call = () => fetch('/api/')",
  'sandbox/main.ts': 'export const board = 1',
}

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'hanap-house-'))
  await copyFile(path.join(checkout, 'package.json'), path.join(root, 'package.json'))
  await plant(sound)
})
afterEach(() => rm(root, { recursive: true }))

async function plant(files: Record<string, string>): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true })
    await writeFile(path.join(root, file), `${text}\n`)
  }
}

it('a house that keeps the plan passes', () => {
  expect(checkHouse(root)).toEqual([])
})

const lines = (count: number, line: string): string => Array.from({ length: count }, () => line).join('\n')
const service = 'src/features/dogs/server/service.ts'
const rules: [rule: string, file: string, text: string][] = [
  ['unresolved', service, "import '#features/birds/server/service.ts'"],
  ['shared-stands-alone', 'src/features/cats/rules.ts', "import '../../server/platform/clock.ts'"],
  ['shared-stands-alone', 'src/contract/money.ts', "import 'fastify'"],
  ['schemas-in-their-files', 'src/features/cats/rules.ts', "import * as z from 'zod'\nexport const a = z"],
  ['contract-stays-behind', 'src/features/cats/calls.ts', "import { cat } from './contract.ts'\nexport const a = cat"],
  ['contract-stays-behind', 'src/features/cats/web/Cat.tsx', "import { cat, type Cat } from '../contract.ts'"],
  ['contract-stays-behind', 'src/web/screens/cats.tsx', "export const a = () => import('#features/cats/contract.ts')"],
  ['changes-are-read-anew', 'src/web/screens/cats.tsx', 'export const a = (client: any) => client.invalidateQueries()'],
  [
    'changes-are-read-anew',
    'src/features/cats/web/Cat.tsx',
    "export const a = (client: any) => client.setQueryData(['/cats/'], [])",
  ],
  ['web-knows-no-server', 'src/features/cats/web/Cat.tsx', "import type { A } from '../server/service.ts'"],
  ['server-knows-no-web', service, "export { call } from '#web/lib/api.ts'\nexport const a = 1"],
  ['platform-is-the-ground', 'src/server/platform/clock.ts', "import '../app.ts'"],
  ['connectors-know-no-house', 'src/server/connectors/mail.ts', "import '#features/cats/server/service.ts'"],
  ['rooms-know-no-roof', service, "import '#server/app.ts'"],
  ['server-neighbours-by-the-door', service, "import '#features/cats/server/queries.ts'"],
  ['server-neighbours-by-the-door', service, "export type T = import('#features/cats/server/queries.ts').T"],
  ['ui-and-lib-are-the-ground', 'src/web/ui/Button.tsx', "import '#features/dogs/web/Dog.tsx'"],
  [
    'web-rooms-know-no-screens',
    'src/features/dogs/web/Tail.tsx',
    "export const a = () => import('#web/screens/pets.tsx')",
  ],
  ['web-neighbours-never', 'src/features/cats/web/Cat.tsx', "import '#features/dogs/web/Dog.tsx'"],
  ['sandbox-knows-no-src', 'sandbox/main.ts', "import '../src/contract/money.ts'"],
  ['src-stands-alone', 'src/server/app.ts', "import '#features/cats/server/routes.ts'\nimport '../../sandbox/main.ts'"],
  ['outside-through-connectors', service, "import 'undici'"],
  ['no-cycles', 'src/contract/money.ts', "import '../contract/money.ts'"],
  ['sql-only-in-queries', service, "import type { Kysely } from 'kysely'"],
  ['sql-only-in-queries', service, "export const a = (db: any) => db.selectFrom('dogs')"],
  ['sql-only-in-queries', service, 'export const a = (sql: any) => sql`\n  delete from dogs`'],
  [
    'one-writer-per-table',
    'src/features/dogs/server/queries.ts',
    "export const q = (db: any) => db.deleteFrom('cats as c')",
  ],
  [
    'one-writer-per-table',
    'src/features/dogs/server/queries.ts',
    'export const q = (sql: any) => sql`with a as (update cats set n = 1) select 1`',
  ],
  [
    'one-writer-per-table',
    'src/features/dogs/server/walk-queries.ts',
    "export const q = (db: any) => db.mergeInto('cats')",
  ],
  ['rooms-are-mounted', 'src/features/dogs/server/routes.ts', 'export const dogsRoutes = 1'],
  ['tasks-are-listed', 'src/features/dogs/server/tasks.ts', 'export const dogsTasks = 1'],
  ['file-words', 'src/features/dogs/server/string-utils.ts', 'export const a = 1'],
  ['file-case', 'src/features/dogs/server/walkDog.ts', 'export const a = 1'],
  ['file-size', 'src/contract/money.ts', lines(301, 'export {}')],
  ['function-size', service, `export const a = () => {\n${lines(39, 'void 0')}\n}`],
  ['function-size', 'src/features/dogs/web/Tail.tsx', `export function Tail() {\n${lines(79, 'void 0')}\n}`],
  ['named-exports', 'src/contract/money.ts', 'export default 1'],
  ['no-barrels', 'src/features/cats/server/all.ts', "export * from './service.ts'"],
  ['suppressions', service, '// oxlint-disable-next-line no-empty\nexport const a = 1'],
  ['suppressions', service, '// @ts-expect-error\nexport const a = 1'],
  ['suppressions', service, '// @ts-ignore because it is late and I am tired\nexport const a = 1'],
  ['linear-patterns', service, String.raw`export const a = /\$?\{+[^{}]{1,80}\}+/`],
  ['linear-patterns', service, 'export const a = /^(?:a+)+$/'],
  ['linear-patterns', service, '// bounded: yes\nexport const a = /[.]+$/'],
  ['no-world-in-rooms', service, 'export const a = Date.now()'],
  ['no-world-in-rooms', service, 'export const a = new Date()'],
  ['no-world-in-rooms', service, "export const a = () => fetch('/')"],
  ['no-world-in-rooms', service, 'export const a = process.env'],
  ['no-world-in-rooms', 'src/web/screens/pets.tsx', "export const a = () => fetch('/')"],
]

it.each(rules)('%s: catches what is planted in %s', async (rule, file, text) => {
  await plant({ [file]: text })
  const found = checkHouse(root).filter((finding) => finding.file === file)
  expect(found.map((finding) => finding.rule)).toEqual([rule])
})

it('no-room-cycles: catches two rooms that need each other although no file does', async () => {
  await plant({ 'src/features/cats/server/chase.ts': "import '#features/dogs/server/service.ts'" })
  expect(checkHouse(root)).toMatchObject([{ rule: 'no-room-cycles', file: 'src/features/cats' }])
})

it('a suppression with its reason passes, and so do functions and components of the full size', async () => {
  await plant({
    [service]: `// oxlint-disable-next-line no-empty -- the pool closes by itself\nexport const a = () => {\n${lines(38, 'void 0')}\n}`,
    'src/features/dogs/web/Tail.tsx': `export function Tail() {\n${lines(78, 'void 0')}\n}`,
  })
  expect(checkHouse(root)).toEqual([])
})

it('a linear pattern passes, and a slow one with the reason why its input is short', async () => {
  await plant({
    [service]: 'export const a = /(?<![.])[.]+$/\n// bounded: digits of one number\nexport const b = /[.]+$/',
    'src/features/dogs/server/walk.test.ts': 'export const a = /[.]+$/',
  })
  expect(checkHouse(root)).toEqual([])
})

it('a test may import anything, and nothing but a test imports one', async () => {
  await plant({ 'src/features/dogs/server/walk.test.ts': "import '#features/cats/server/queries.ts'\nimport 'kysely'" })
  expect(checkHouse(root)).toEqual([])
  await plant({ [service]: "import './walk.test.ts'" })
  expect(checkHouse(root).map((finding) => finding.rule)).toEqual(['tests-stay-tests'])
})

it.each([
  ['no-explicit-any', 'export const a = (b: any): unknown => b'],
  ['no-floating-promises', 'export function a(): void {\n  Promise.resolve(1)\n}'],
  [
    'no-misused-promises',
    'export function a(list: number[]): void {\n  list.forEach(async () => Promise.resolve(1))\n}',
  ],
])('the linter catches %s', async (rule, text) => {
  for (const file of ['.oxlintrc.json', 'tsconfig.base.json'])
    await copyFile(path.join(checkout, file), path.join(root, file))
  await symlink(path.join(checkout, 'node_modules'), path.join(root, 'node_modules'))
  const config = { extends: './tsconfig.base.json', include: ['planted.ts'] }
  await plant({ 'planted.ts': text, 'tsconfig.json': JSON.stringify(config) })
  const said = await new Promise<string>((resolve) => {
    const linter = path.join(checkout, 'node_modules/.bin/oxlint')
    execFile(process.execPath, [linter, 'planted.ts'], { cwd: root }, (_error, output) => resolve(output))
  })
  expect(said).toContain(`(${rule})`)
})
