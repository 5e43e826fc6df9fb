// `npm test`: the whole proof, from a fresh clone on. Checks, unit and API tests on a real database (a second time on the
// server of TEST_DATABASE_URL when that is set), component tests and journeys in a browser. The last line counts:
// "N passed, N failed".
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import {
  compiledCode,
  ensureBuilt,
  ensureInstalled,
  execute,
  nodeBinary,
  PlainError,
  root,
  run,
  say,
} from './prepare.mjs'

const results = path.join(root, '.cache', 'test')
const tool = (/** @type {string} */ name) => path.join(root, 'node_modules', '.bin', name)
const { TEST_DATABASE_URL: secondServer, ...environment } = process.env
environment.NODE_COMPILE_CACHE ??= compiledCode
environment.PATH = `${path.dirname(nodeBinary)}${path.delimiter}${process.env.PATH ?? ''}`
// The tests decide how the program under test runs; what the shell happens to say must not.
delete environment.NODE_ENV
delete environment.HANAP_MODE

/** @typedef {{ passed: number, failed: number, skipped: number }} Count */

await run(async () => {
  await ensureInstalled({ development: true })
  environment.CHROMIUM = await ensureChromium()
  await ensureBuilt()
  rmSync(results, { recursive: true, force: true })
  mkdirSync(results, { recursive: true })
  const counts = [
    await part('checks', ['scripts/check.ts', '--json', resultFile('checks')], {}, countChecks),
    await part('unit and API tests', vitest('embedded'), {}, countVitest, 'embedded'),
  ]
  if (secondServer) {
    const files = filesWithDatabase().concat('--project=!browser')
    const server = { TEST_DATABASE_URL: secondServer }
    counts.push(await part('API tests on TEST_DATABASE_URL', vitest('server', files), server, countVitest, 'server'))
  }
  const components = vitest('components', ['--config=vitest.components.config.ts'])
  counts.push(await part('component tests in a browser', components, {}, countVitest, 'components'))
  const report = { PLAYWRIGHT_JSON_OUTPUT_FILE: resultFile('journeys') }
  const journeys = [tool('playwright'), 'test', '--reporter=list,json']
  counts.push(await part('journeys in a browser', journeys, report, countPlaywright, 'journeys'))
  summarise(counts)
})

/** What opens a database, but for what is about the embedded one itself: the rest would say the same a second time. */
function filesWithDatabase() {
  const opens = /from '[^']*\/testing\/(?:database|house|[a-z]+-house|process-world|hanap-process)\.ts'/
  const embeddedOnly = /(?:embedded|promises\/(?:killed|mail|stopping))\.test\.ts$/
  return ['src/server', 'src/features']
    .flatMap((folder) => readdirSync(path.join(root, folder), { recursive: true }).map((file) => `${folder}/${file}`))
    .filter((file) => file.endsWith('.test.ts') && !embeddedOnly.test(file))
    .filter((file) => opens.test(readFileSync(path.join(root, file), 'utf8')))
}

/** @param {string} name */
function resultFile(name) {
  return path.join(results, `${name}.json`)
}

/** @param {string} name @param {string[]} files */
function vitest(name, files = []) {
  return [tool('vitest'), 'run', ...files, '--reporter=default', '--reporter=json', `--outputFile=${resultFile(name)}`]
}

/**
 * Runs one part and counts what it did. A part that ends badly without naming a failure, or without any result, counts
 * as one failure: silence is never success.
 * @param {string} name @param {string[]} command @param {NodeJS.ProcessEnv} extra
 * @param {(result: any) => Count} count @param {string} [file]
 */
async function part(name, command, extra, count, file = name) {
  say(`${name} …`)
  const began = performance.now()
  const code = await execute(nodeBinary, command, { ...environment, ...extra })
  const written = existsSync(resultFile(file))
  const counted = written
    ? count(JSON.parse(readFileSync(resultFile(file), 'utf8')))
    : { passed: 0, failed: 0, skipped: 0 }
  if (code !== 0 && counted.failed === 0) counted.failed = 1
  return { name, ...counted, seconds: Math.round((performance.now() - began) / 1000) }
}

/** @param {{ passed: boolean }[]} outcomes @returns {Count} */
function countChecks(outcomes) {
  const passed = outcomes.filter((outcome) => outcome.passed).length
  return { passed, failed: outcomes.length - passed, skipped: 0 }
}

/** A file that could not even be loaded has no tests to count, but has failed. @param {any} report @returns {Count} */
function countVitest(report) {
  const broken = report.testResults.filter(
    (/** @type {any} */ file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/** @param {any} report @returns {Count} */
function countPlaywright({ stats, errors }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped }
}

/** @param {(Count & { name: string, seconds: number })[]} counts */
function summarise(counts) {
  const sum = (/** @type {'passed' | 'failed'} */ key) => counts.reduce((total, item) => total + item[key], 0)
  console.log('')
  for (const { name, passed, failed, skipped, seconds } of counts) {
    const left = skipped > 0 ? `, ${skipped} skipped` : ''
    console.log(
      `${failed === 0 ? 'ok    ' : 'FAILED'} ${name}: ${passed} passed, ${failed} failed${left} (${seconds} s)`,
    )
  }
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
  process.exitCode = sum('failed') === 0 ? 0 : 1
}

/**
 * The browser for the journeys: the one named by CHROMIUM, an installed one, or Debian's, installed now. The one without
 * windows comes first: it needs a third less processor time.
 */
async function ensureChromium() {
  const named = process.env.CHROMIUM
  if (named) {
    if (existsSync(named)) return named
    throw new PlainError(`CHROMIUM names ${named}, and nothing is there.`)
  }
  const found = findChromium()
  if (found) return found
  const apt = spawnSync('apt-get', ['--version']).status === 0
  if (apt && process.getuid?.() === 0) {
    const quiet = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const install = (/** @type {string} */ name) => {
      say(`Installing Chromium for the journeys (apt-get install ${name}).`)
      return execute('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], quiet)
    }
    await execute('apt-get', ['update', '-qq'], quiet)
    if ((await install('chromium-headless-shell')) !== 0) await install('chromium')
  }
  const installed = findChromium()
  if (installed) return installed
  throw new PlainError(
    'The journeys need Chromium or Chrome: install it (Debian: apt-get install chromium), or name it in CHROMIUM.',
  )
}

function findChromium() {
  const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
  const folders = ['/usr/bin', '/usr/local/bin', ...(process.env.PATH ?? '').split(path.delimiter)]
  const applications = ['Chromium', 'Google Chrome'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`)
  return [...folders.flatMap((folder) => names.map((name) => path.join(folder, name))), ...applications].find((file) =>
    existsSync(file),
  )
}
