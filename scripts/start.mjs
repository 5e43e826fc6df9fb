// `npm start` and `npm run dev`: brings everything up to date, then runs the server and stays until it ends.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { compiledCode, ensureBuilt, ensureInstalled, isBuilt, nodeBinary, root, run, say } from './prepare.mjs'

/** npm passes on what the terminal has already sent to all of us: within this time it is the same signal. */
const echoMs = 500
/** Short-lived answers need no big nursery: with Node's own a busy server holds 100 MB more and is not a bit faster. */
const flags = JSON.parse(readFileSync(new URL('./server-flags.json', import.meta.url), 'utf8'))
const wants = (/** @type {string} */ flag) => process.argv.includes(flag)

await run(async () => {
  const settings = path.join(root, '.env')
  if (existsSync(settings)) process.loadEnvFile(settings)
  const dev = wants('--dev')
  await ensureInstalled({ development: dev || !isBuilt() })
  if (!dev) await ensureBuilt()
  if (wants('--build-only')) return say('Everything is installed and built.')
  process.exitCode = await supervise(dev)
})

/** @param {boolean} dev */
function serverOf(dev) {
  const mode = process.env.HANAP_MODE || (process.env.NODE_ENV === 'production' ? 'production' : 'demo')
  /** @type {NodeJS.ProcessEnv} */
  const environment = {
    NODE_COMPILE_CACHE: compiledCode,
    ...process.env,
    HANAP_MODE: mode,
    NODE_ENV: dev ? 'development' : 'production',
  }
  if (dev) environment.HANAP_DEV = '1'
  const watch = dev ? ['--watch', '--watch-preserve-output'] : []
  // The pinned Node comes first for everything the server starts in turn.
  environment.PATH = `${path.dirname(nodeBinary)}${path.delimiter}${process.env.PATH ?? ''}`
  return spawn(nodeBinary, [...flags, ...watch, path.join('src', 'server', 'main.ts')], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
    env: environment,
  })
}

/**
 * Waits for the server. Every signal we get is passed on once: the server is a group of its own, so Ctrl-C does not reach it
 * a second time from the terminal, nor by way of npm. Pressing it twice means what it means there, "at once".
 * @param {boolean} dev
 */
async function supervise(dev) {
  const server = serverOf(dev)
  // Longer than the server waits for what is in flight, and then for its database.
  const patienceMs = 45_000 + 1000 * Number(process.env.STOP_SECONDS || 15)
  let passedOn = Number.NEGATIVE_INFINITY
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      const now = performance.now()
      if (now - passedOn < echoMs) return
      passedOn = now
      server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal)
      setTimeout(() => server.kill('SIGKILL'), patienceMs).unref()
    })
  }
  // npm that is ended by a signal passes nothing on: without a parent there is nobody left to run for.
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    // Said twice it would mean "at once".
    if (passedOn === Number.NEGATIVE_INFINITY) server.kill('SIGTERM')
  }, 500)
  watch.unref()
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.once('exit', (code, signal) => resolve(code ?? 128 + (signal ? os.constants.signals[signal] : 0)))
  })
}
