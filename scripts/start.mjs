// `npm start` and `npm run dev`: brings everything up to date, then runs the server and stays until it ends.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { ensureBuilt, ensureInstalled, isBuilt, nodeBinary, root, run, say } from './prepare.mjs'

const patienceMs = 30_000
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
  const environment = { ...process.env, HANAP_MODE: mode, NODE_ENV: dev ? 'development' : 'production' }
  if (dev) environment.HANAP_DEV = '1'
  const watch = dev ? ['--watch', '--watch-preserve-output'] : []
  // The pinned Node comes first for everything the server starts in turn.
  environment.PATH = `${path.dirname(nodeBinary)}${path.delimiter}${process.env.PATH ?? ''}`
  return spawn(nodeBinary, [...watch, path.join('src', 'server', 'main.ts')], {
    cwd: root,
    stdio: 'inherit',
    env: environment,
  })
}

/**
 * Waits for the server; a signal to us ends it. Ctrl-C reaches the whole group, so the server gets a moment to act on it
 * by itself before it is told again.
 * @param {boolean} dev
 */
async function supervise(dev) {
  const server = serverOf(dev)
  const end = () => {
    setTimeout(() => server.kill('SIGTERM'), 300).unref()
    setTimeout(() => server.kill('SIGKILL'), patienceMs).unref()
  }
  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (!stopping) end()
      stopping = true
    })
  }
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.once('exit', (code, signal) => resolve(code ?? 128 + (signal ? os.constants.signals[signal] : 0)))
  })
}
