// `npm test`: the whole proof, from a fresh clone on. Checks, unit and API tests on a real database, component tests and
// journeys in a browser. The database is Debian's PostgreSQL where that is installed (or the server of TEST_DATABASE_URL),
// else the embedded one. `npm test -- --all`, for releases: both, and twenty kills where every day has two or three.
// The last line counts: "N passed, N failed".
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { stripVTControlCharacters } from 'node:util'
import { ensureChromium, installedChromium } from './chromium.mjs'
import { compiledCode, ensureBuilt, ensureInstalled, execute, nodeBinary, root, run, say } from './prepare.mjs'
import { startTestServer } from './test-postgres.mjs'

const results = path.join(root, '.cache', 'test')
const tool = (/** @type {string} */ name) => path.join(root, 'node_modules', '.bin', name)
const { TEST_DATABASE_URL: _given, ...environment } = process.env
const everything = process.argv.includes('--all')
/** Who waited longer than five seconds for something writes a line there. */
const slowWaits = path.join(results, 'slow-waits.jsonl')
environment.NODE_COMPILE_CACHE ??= compiledCode
environment.PATH = `${path.dirname(nodeBinary)}${path.delimiter}${process.env.PATH ?? ''}`
// The tests decide how the program under test runs; what the shell happens to say must not.
delete environment.NODE_ENV
delete environment.HANAP_MODE
environment.HANAP_SLOW_WAITS = slowWaits
if (everything) environment.HANAP_TEST_ALL = 'on'

/**
 * `failures`: what failed and why, a line each.
 * @typedef {{ passed: number, failed: number, skipped: number, failures: string[] }} Count
 */

await run(async () => {
  await ensureInstalled({ development: true })
  await ensureChromium({ find: installedChromium, install: debian(), download: downloadChromium })
  await ensureBuilt()
  rmSync(results, { recursive: true, force: true })
  mkdirSync(results, { recursive: true })
  const server = await startTestServer()
  const onServer = server === undefined ? {} : { TEST_DATABASE_URL: server.url }
  const report = { PLAYWRIGHT_JSON_OUTPUT_FILE: resultFile('journeys') }
  const journeys = [tool('playwright'), 'test', '--reporter=list,json,./e2e/slow-waits.ts']
  const components = vitest('components', ['--config=vitest.components.config.ts'])
  const database = server?.name ?? 'the embedded PostgreSQL'
  const counts = [
    await part('checks', ['scripts/check.ts', '--json', resultFile('checks')], {}, countChecks),
    await part(`unit and API tests on ${database}`, vitest('server'), onServer, countVitest, 'server'),
  ]
  server?.stop()
  if (everything && server !== undefined) {
    const files = filesWithDatabase().concat('--project=!browser')
    counts.push(
      await part('API tests on the embedded PostgreSQL', vitest('embedded', files), {}, countVitest, 'embedded'),
    )
  }
  counts.push(
    await part('component tests in a browser', components, {}, countVitest, 'components'),
    await part('journeys in a browser', journeys, report, countPlaywright, 'journeys'),
  )
  tellSlowWaits()
  summarise(counts)
})

/** Debian's package manager, where we may use it. */
function debian() {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return undefined
  const quiet = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return async (/** @type {string} */ name) => {
    say(`Installing Chromium for the tests (apt-get install ${name}).`)
    await execute('apt-get', ['update', '-qq'], quiet)
    return (await execute('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], quiet)) === 0
  }
}

async function downloadChromium() {
  say('No Chromium is installed: Playwright downloads its own.')
  const installing = [tool('playwright'), 'install', '--only-shell', 'chromium']
  return (await execute(nodeBinary, installing, environment)) === 0
}

/** A generous time-out hides a slow product or a wrong wait: whatever took longer than five seconds is said. */
function tellSlowWaits() {
  const waits = existsSync(slowWaits) ? readFileSync(slowWaits, 'utf8').trim().split('\n') : []
  const told = waits
    .map((line) => /** @type {{ seconds: number, what: string, where: string }} */ (JSON.parse(line)))
    .toSorted((one, other) => other.seconds - one.seconds)
  if (told.length > 0) console.log(`\nWaited for longer than 5 s (${told.length}):`)
  for (const { seconds, what, where } of told) console.log(`  ${seconds.toFixed(1)} s  ${what}  (${where})`)
}

/** What opens a database, but for what is about the embedded one itself: the rest would say the same a second time. */
function filesWithDatabase() {
  const opens = /from '[^']*\/testing\/(?:database|house|[a-z]+-house|process-world|hanap-process)\.ts'/
  const embeddedOnly = /(?:embedded|promises\/(?:killed|mail|stopping))\.test\.ts$/
  return ['src/server', 'src/features']
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    )
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
    : { passed: 0, failed: 0, skipped: 0, failures: [] }
  if (code !== 0 && counted.failed === 0) {
    counted.failed = 1
    counted.failures.push(`ended with ${code} and named no failure`)
  }
  return { name, ...counted, seconds: Math.round((performance.now() - began) / 1000) }
}

/** @param {{ name: string, passed: boolean }[]} outcomes @returns {Count} */
function countChecks(outcomes) {
  const failures = outcomes.filter((outcome) => !outcome.passed).map(({ name }) => name)
  return { passed: outcomes.length - failures.length, failed: failures.length, skipped: 0, failures }
}

/** A file that could not even be loaded has no tests to count, but has failed. @param {any} report @returns {Count} */
function countVitest(report) {
  const broken = report.testResults.filter(
    (/** @type {any} */ file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  const failed = report.testResults
    .flatMap((/** @type {any} */ file) => file.assertionResults)
    .filter((/** @type {any} */ test) => test.status === 'failed')
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [
      ...failed.map((/** @type {any} */ test) => `${test.fullName}: ${firstLine(test.failureMessages[0])}`),
      ...broken.map((/** @type {any} */ file) => `${path.relative(root, file.name)}: ${firstLine(file.message)}`),
    ],
  }
}

/** @param {any} report @returns {Count} */
function countPlaywright({ stats, errors, suites }) {
  const failed = suites.flatMap(specsOf).filter((/** @type {any} */ spec) => !spec.ok)
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    failures: [
      ...failed.map((/** @type {any} */ { title, tests }) => {
        const reasons = tests.flatMap((/** @type {any} */ test) => test.results.map((/** @type {any} */ r) => r.error))
        return `${title}: ${firstLine(reasons.find(Boolean)?.message)}`
      }),
      ...errors.map((/** @type {any} */ error) => firstLine(error.message)),
    ],
  }
}

/** @param {any} suite @returns {any[]} */
function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)]
}

/** Without its colours. @param {string} [text] */
function firstLine(text = 'no reason given') {
  return (stripVTControlCharacters(text).split('\n', 1)[0] ?? '').slice(0, 200)
}

/** @param {(Count & { name: string, seconds: number })[]} counts */
function summarise(counts) {
  const sum = (/** @type {'passed' | 'failed'} */ key) => counts.reduce((total, item) => total + item[key], 0)
  console.log('')
  for (const { name, passed, failed, skipped, seconds, failures } of counts) {
    const left = skipped > 0 ? `, ${skipped} skipped` : ''
    console.log(
      `${failed === 0 ? 'ok    ' : 'FAILED'} ${name}: ${passed} passed, ${failed} failed${left} (${seconds} s)`,
    )
    // Said again at the end: a long run is read from below.
    for (const failure of failures.slice(0, 20)) console.log(`       ${failure}`)
  }
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
  process.exitCode = sum('failed') === 0 ? 0 : 1
}
