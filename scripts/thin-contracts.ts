import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const CONTRACT = /\/src\/features\/[^?]+\/contract\.ts$/
const CONTRACT_IMPORT = /import\s*\{([^}]*)\}\s*from\s*["']([^"']*\/contract\.ts)["']/g
const WHOLE = '?whole'
/** The server checks what comes in and what goes out: a browser only calls, so schemas stay behind. */
const SCHEMAS = new Set(['params', 'query', 'body', 'response', 'summary'])

type Calls = Record<string, Record<string, unknown>>

const isCall = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value
const isCalls = (value: unknown): value is Calls =>
  typeof value === 'object' && value !== null && Object.values(value).length > 0 && Object.values(value).every(isCall)

const thin = (calls: Calls): Calls =>
  Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [
      name,
      Object.fromEntries(Object.entries(call).filter(([key]) => !SCHEMAS.has(key))),
    ]),
  )

/** The lists of calls a contract exports, by name. */
async function callsOf(file: string): Promise<Record<string, Calls>> {
  const exported = (await import(pathToFileURL(file).href)) as Record<string, unknown>
  return Object.fromEntries(Object.entries(exported).filter((entry): entry is [string, Calls] => isCalls(entry[1])))
}

const importing = (names: string[], from: string): string =>
  names.length === 0 ? '' : `import { ${names.join(', ')} } from ${JSON.stringify(from)};`

/**
 * In the browser's build a contract's calls are plain text (method, path, access, upload); everything else it exports
 * comes from the whole contract, and so does the schema library, only with the screen that uses it. Web code takes a
 * schema by its own name (`loginBody`), never through a call (`auth.login.body`).
 */
export const thinContracts = (): Plugin => ({
  name: 'hanap:thin-contracts',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  async load(id) {
    if (!CONTRACT.test(id)) return null
    const calls = Object.entries(await callsOf(id))
    return calls.map(([name, value]) => `export const ${name} = ${JSON.stringify(thin(value))}`).join('\n')
  },
  async transform(code, id) {
    if (!id.includes('/src/') || !code.includes('/contract.ts')) return null
    let changed = code
    for (const [statement, list = '', source = ''] of code.matchAll(CONTRACT_IMPORT)) {
      const file = (await this.resolve(source, id.split('?')[0]))?.id ?? ''
      if (!CONTRACT.test(file)) continue
      const calls = await callsOf(file)
      const names = list
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '')
      const isThin = (name: string) => (name.split(' ')[0] ?? '') in calls
      const whole = importing(
        names.filter((name) => !isThin(name)),
        `${file}${WHOLE}`,
      )
      changed = changed.replace(statement, importing(names.filter(isThin), file) + whole)
    }
    return changed === code ? null : { code: changed, map: null }
  },
})
