// What must be there before Hanap's own code can run: packages and the built web. Plain JavaScript for any Node from 20.17
// on, without packages, because it runs before they are installed.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

/** The checkout. */
export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
/** The Node the project is pinned to, there once packages are installed. */
export const nodeBinary = path.join(root, 'node_modules', '.bin', 'node')

/** Where Node keeps what it made of the sources, so that the next start need not: a third of the processor time. */
export const compiledCode = path.join(root, '.cache', 'compiled')

const builtFrom = [
  'src/web',
  'src/features',
  'src/contract',
  'public',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
]
const buildStamp = path.join(root, 'dist', '.built-from')

/** A failure whose message is all a person needs to read. */
export class PlainError extends Error {}

/** @param {string} sentence */
export const say = (sentence) => console.log(`[hanap] ${sentence}`)

/** Runs `work`; a PlainError ends the process with its sentence and code 1. @param {() => Promise<void>} work */
export async function run(work) {
  try {
    refuseOldNode()
    await work()
  } catch (error) {
    if (!(error instanceof PlainError)) throw error
    console.error(`[hanap] ${error.message}`)
    process.exitCode = 1
  }
}

function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 17)) return
  throw new PlainError(
    `Hanap starts with Node 20.17 or newer and this is ${process.versions.node}; it brings its own newer Node after that. See https://nodejs.org`,
  )
}

/**
 * Installs exactly what package-lock.json says, unless that is there already.
 * @param {{ development: boolean }} options whether the packages only needed for building and testing must be there
 */
export async function ensureInstalled({ development }) {
  if (isInstalled(development)) return
  say('Installing packages (npm ci); the first time this takes a minute.')
  const code = await execute('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    ...process.env,
    // The Node of node_modules/.bin is about to be replaced by this very command.
    PATH: (process.env.PATH ?? '')
      .split(path.delimiter)
      .filter((folder) => !folder.endsWith(path.join('node_modules', '.bin')))
      .join(path.delimiter),
  })
  if (code !== 0 || !isInstalled(development)) {
    throw new PlainError('The packages could not be installed; npm says above why. Is the network there?')
  }
}

/** @param {boolean} development */
function isInstalled(development) {
  const installed = readJson(path.join(root, 'node_modules', '.package-lock.json'))
  if (installed === undefined || !existsSync(nodeBinary)) return false
  const wanted = readJson(path.join(root, 'package-lock.json'))
  return Object.entries(wanted.packages).every(([folder, item]) => {
    if (folder === '' || (item.dev && !development)) return true
    const found = installed.packages[folder]
    // Parts for other systems are in the lock and rightly absent.
    return found === undefined ? item.optional === true || item.devOptional === true : found.version === item.version
  })
}

/** @param {string} file @returns {any} */
function readJson(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

/** Builds the web into dist/ when its sources changed since the last whole build. */
export async function ensureBuilt() {
  const sources = hashSources()
  if (isBuilt(sources)) return
  await ensureInstalled({ development: true })
  say('Building the web.')
  rmSync(buildStamp, { force: true })
  const environment = { ...process.env, NODE_ENV: 'production' }
  const vite = path.join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const code = await execute(nodeBinary, [vite, 'build', '--app', '--logLevel=warn'], environment)
  if (code !== 0) throw new PlainError('The web could not be built; the reason is above.')
  writeFileSync(buildStamp, sources)
}

/** @param {string} [sources] */
export function isBuilt(sources = hashSources()) {
  return existsSync(buildStamp) && readFileSync(buildStamp, 'utf8') === sources
}

function hashSources() {
  const hash = createHash('sha256')
  for (const file of builtFrom.flatMap((name) => filesOf(path.join(root, name)))) {
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

/** @param {string} name @returns {string[]} */
function filesOf(name) {
  if (!existsSync(name)) return []
  if (path.extname(name) !== '') return [name]
  return readdirSync(name, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted()
}

/**
 * Runs a program in the checkout with our own input and output and gives its exit code.
 * @param {string} program @param {string[]} parameters @param {NodeJS.ProcessEnv} environment @returns {Promise<number>}
 */
export async function execute(program, parameters, environment) {
  const child = spawn(program, parameters, { cwd: root, stdio: 'inherit', env: environment })
  return new Promise((resolve, reject) => {
    child.once('error', (error) => {
      reject(new PlainError(`${program} could not be run (${error.message}); is it installed?`))
    })
    child.once('exit', (code) => resolve(code ?? 1))
  })
}
