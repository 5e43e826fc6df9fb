import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { afterEach, beforeEach, expect, it } from 'vitest'

let root: string
/** So long the wrapper takes another signal for the echo of the one before (`start.mjs`). */
const ECHO_MS = 600

/** Says how it was started and which signals came; ends at the second one. */
const server = `
  let count = 0
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {
    console.log(signal)
    if (signal === 'SIGTERM' || ++count === 2) process.exit(7)
  })
  setInterval(() => {}, 1000)
  console.log(process.env.HANAP_MODE, process.env.NODE_ENV)`

/** A checkout whose packages are installed: a tool in place of vite that counts how often it was asked to build. */
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'hanap-start-'))
  await mkdir(path.join(root, 'node_modules', '.bin'), { recursive: true })
  await symlink(process.execPath, path.join(root, 'node_modules', '.bin', 'node'))
  for (const file of ['start.mjs', 'prepare.mjs', 'server-flags.json']) {
    await write(`scripts/${file}`, '')
    await copyFile(path.join(import.meta.dirname, file), path.join(root, 'scripts', file))
  }
  await write(
    'package-lock.json',
    '{"packages":{"":{},"node_modules/a":{"version":"1"},"node_modules/b":{"optional":true}}}',
  )
  await write('node_modules/.package-lock.json', '{"packages":{"node_modules/a":{"version":"1"}}}')
  await write(
    'node_modules/vite/bin/vite.js',
    'const fs = require("fs"); fs.mkdirSync("dist", { recursive: true }); fs.appendFileSync("builds", "x")',
  )
  await write('src/server/main.ts', server)
  await write('src/web/screen.ts', 'export const a = 1')
})
afterEach(() => rm(root, { recursive: true }))

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true })
  await writeFile(path.join(root, file), text)
}

function start(environment: NodeJS.ProcessEnv = {}, ...flags: string[]): { child: ChildProcess; said: () => string } {
  const env = { PATH: process.env['PATH'], ...environment }
  const child = spawn(process.execPath, [path.join(root, 'scripts', 'start.mjs'), ...flags], { env, stdio: 'pipe' })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()))
  return { child, said: () => output }
}

async function until(holds: () => boolean): Promise<void> {
  await expect.poll(holds, { timeout: 20_000, interval: 20 }).toBe(true)
}

const builds = async (): Promise<number> => (await readFile(path.join(root, 'builds'), 'utf8')).length

it('builds the web only when its sources changed', async () => {
  const build = async (): Promise<number> => {
    await once(start({}, '--build-only').child, 'exit')
    return builds()
  }
  expect(await build()).toBe(1)
  expect(await build()).toBe(1)
  await write('src/web/screen.test.ts', 'a test is no source')
  expect(await build()).toBe(1)
  await write('src/features/jobs/rules.ts', 'export const b = 2')
  expect(await build()).toBe(2)
})

/** What the server says first: its mode and NODE_ENV. */
async function firstWords(environment: NodeJS.ProcessEnv): Promise<string> {
  const { child, said } = start(environment)
  await until(() => said().includes('\n'))
  child.kill('SIGTERM')
  await once(child, 'exit')
  return said().split('\n')[0] ?? ''
}

it.each([
  [{}, 'demo production'],
  [{ NODE_ENV: 'production' }, 'production production'],
  [{ NODE_ENV: 'production', HANAP_MODE: 'demo' }, 'demo production'],
])('with %o it starts as %s', async (environment, words) => {
  await once(start({}, '--build-only').child, 'exit')
  expect(await firstWords(environment)).toBe(words)
})

it('a mode in .env counts', async () => {
  await write('.env', 'HANAP_MODE=production\n')
  await once(start({}, '--build-only').child, 'exit')
  expect(await firstWords({})).toBe('production production')
})

it('hands every signal on once, waits for the server, and ends with its code', async () => {
  const { child, said } = start()
  await until(() => said().includes('demo production'))
  // The second may be the echo of the first, and counts for nothing.
  child.kill('SIGINT')
  child.kill('SIGINT')
  await until(() => said().includes('SIGINT'))
  expect(child.exitCode).toBeNull()
  const passedOn = performance.now()
  await until(() => performance.now() - passedOn > ECHO_MS)
  const ended = once(child, 'exit')
  child.kill('SIGINT')
  expect(await ended).toEqual([7, null])
  expect(said().match(/SIG/g)).toHaveLength(2)
})

/** Takes its time to stop and then tells the signals that came until then. */
const slowToStop = `
  const signals = []
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {
    if (signals.push(signal) === 1) setTimeout(() => { console.log('stopped after', signals.join(' ')); process.exit(0) }, 1700)
  })
  setInterval(() => {}, 1000)
  console.log('running')`

/** The server as this command starts it, in a process group of its own as a terminal or a container has it. */
async function startedBy(program: string, ...words: string[]) {
  await write('src/server/main.ts', slowToStop)
  await write('package.json', '{"name":"x","version":"1.0.0","scripts":{"start":"node scripts/start.mjs"}}')
  await once(start({}, '--build-only').child, 'exit')
  const env = { PATH: process.env['PATH'], HOME: root }
  const first = spawn(program, words, { cwd: root, env, stdio: 'pipe', detached: true })
  let output = ''
  for (const stream of [first.stdout, first.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()))
  await until(() => output.includes('running'))
  return { first, said: () => output }
}

it.each(['SIGTERM', 'SIGINT'] as const)('%s to npm and all it started is one signal for the server', async (signal) => {
  const { first, said } = await startedBy('npm', 'start')
  process.kill(-(first.pid ?? 0), signal)
  await once(first, 'close')
  expect(said()).toContain(`stopped after ${signal}\n`)
})

it('SIGTERM to npm alone, which ends before the rest, is one signal for the server', async () => {
  const { first, said } = await startedBy('npm', 'start')
  first.kill('SIGTERM')
  await once(first, 'close')
  expect(said()).toContain('stopped after SIGTERM\n')
})

it('when its parent is killed the server hears one SIGTERM and may take its time', async () => {
  const { first, said } = await startedBy('sh', '-c', `"${process.execPath}" scripts/start.mjs; true`)
  first.kill('SIGKILL')
  await once(first, 'close')
  expect(said()).toContain('stopped after SIGTERM\n')
})

it('missing npm is one plain sentence', async () => {
  await write('node_modules/.package-lock.json', '{"packages":{"node_modules/a":{"version":"0.9"}}}')
  const { child, said } = start({ PATH: path.join(root, 'nowhere') })
  expect(await once(child, 'exit')).toEqual([1, null])
  expect(said()).toContain('[hanap] npm could not be run')
  expect(said()).not.toContain('    at ')
})

it('a build that fails is not taken for a build', async () => {
  await write('node_modules/vite/bin/vite.js', 'process.exit(3)')
  const { child, said } = start()
  expect(await once(child, 'exit')).toEqual([1, null])
  expect(said()).toContain('The web could not be built')
})
