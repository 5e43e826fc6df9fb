import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import process from 'node:process'

/** The file with the generated table types, compared by the check. */
export const typesFile = path.join(import.meta.dirname, 'types.ts')

/** How the pool of database.ts hands these types over; the generator's own idea is strings and Dates. */
const valueTypes = { int8: 'number', numeric: 'number', date: 'string', citext: 'string' }

/**
 * The TypeScript text for the tables of a migrated database (schema `public`, without the record of migrations).
 * @throws Error with the generator's words when it fails
 */
export async function generateTypes(url: string): Promise<string> {
  const codegen = createRequire(import.meta.url).resolve('kysely-codegen/dist/cli/bin.js')
  const options = ['--dialect=postgres', `--url=${url}`, '--print', '--log-level=silent', '--default-schema=public']
  const tables = ['--include-pattern=public.*', '--exclude-pattern=public.schema_*']
  const mapping = `--type-mapping=${JSON.stringify(valueTypes)}`
  const child = spawn(process.execPath, [codegen, ...options, ...tables, mapping], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1' },
  })
  const output: string[] = []
  child.stdout.setEncoding('utf8').on('data', (text: string) => output.push(text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => output.push(text))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  const text = output.join('').trim()
  if (code !== 0 || !text.includes('export interface DB'))
    throw new Error(`Table types could not be generated:\n${text}`)
  return `${text}\n`
}

/** True when types.ts says what the migrated database at `url` says. */
export async function typesAreCurrent(url: string): Promise<boolean> {
  const kept = await readFile(typesFile, 'utf8').catch(() => '')
  return kept === (await generateTypes(url))
}
