/** Holds the plan of the house: who imports whom, where SQL lives, names and sizes. */
import path from 'node:path'
import process from 'node:process'
import { checkBrowser } from './house/browser-rules.ts'
import { checkCode } from './house/code-rules.ts'
import { checkImports } from './house/import-rules.ts'
import { checkPatterns } from './house/pattern-rules.ts'
import { readSources, type Finding, type Source } from './house/sources.ts'
import { checkSql } from './house/sql-rules.ts'

/** Everything below `root` that breaks the plan; empty when the house stands. */
export function checkHouse(root: string): Finding[] {
  const sources = readSources(root)
  return [checkImports, checkBrowser, checkSql, checkCode, checkPatterns, checkRoof].flatMap((check) => check(sources))
}

/** A room nobody mounted answers nothing, and its tasks never run: the roof names every one. */
function checkRoof(sources: readonly Source[]): Finding[] {
  const importedBy = (roof: RegExp): Set<string | undefined> =>
    new Set(
      sources.filter((source) => roof.test(source.file)).flatMap(({ imports }) => imports.map((item) => item.target)),
    )
  const app = importedBy(/^src\/server\/app\.ts$/)
  const roof = importedBy(/^src\/server\/[^/]+\.ts$/)
  return sources.flatMap(({ file }) => {
    if (/^src\/features\/.+\/server\/routes\.ts$/.test(file) && !app.has(file)) {
      return [{ rule: 'rooms-are-mounted', file, line: 1, sentence: 'is not mounted in src/server/app.ts' }]
    }
    if (/^src\/features\/.+\/server\/tasks\.ts$/.test(file) && !roof.has(file)) {
      return [{ rule: 'tasks-are-listed', file, line: 1, sentence: 'is listed by no file of src/server' }]
    }
    return []
  })
}

if (import.meta.main) {
  const findings = checkHouse(path.dirname(import.meta.dirname))
  for (const { rule, file, line, sentence } of findings) console.error(`${file}:${line} ${sentence} (${rule})`)
  process.exitCode = findings.length === 0 ? 0 : 1
}
