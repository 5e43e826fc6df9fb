import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { expect, it } from 'vitest'

const root = path.dirname(import.meta.dirname)
const lines = (command: string, parameters: string[]): string[] =>
  execFileSync(command, parameters, { cwd: root, encoding: 'utf8' }).trim().split('\n')

/** The compiler reads every project anew, which takes 10 s on a quiet machine and more than half a minute on a busy one. */
const LONGEST_MS = 180_000

it('every TypeScript file belongs to a project that the check builds', { timeout: LONGEST_MS }, () => {
  const { references } = JSON.parse(readFileSync(path.join(root, 'tsconfig.json'), 'utf8')) as {
    references: { path: string }[]
  }
  const tsc = path.join('node_modules', '.bin', 'tsc')
  const checked = new Set(
    references
      .flatMap((project) => lines(process.execPath, [tsc, '-p', project.path, '--listFilesOnly']))
      .map((file) => path.relative(root, file)),
  )
  const written = lines('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'])
  expect(written.length).toBeGreaterThan(1000)
  expect(written.filter((file) => !checked.has(file))).toEqual([])
})
