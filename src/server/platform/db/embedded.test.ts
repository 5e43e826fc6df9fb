import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, cp, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { copyMigrated } from '../../testing/migrated-folder.ts'
import { attachEmbedded, startEmbedded, type Embedded } from './embedded.ts'

let folder: string
let directory: string
let said: string[]
const running: Embedded[] = []

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hanap-embedded-'))
  await chmod(folder, 0o711)
  directory = path.join(folder, 'postgres')
  said = []
})
afterEach(async () => {
  for (const embedded of running.splice(0)) await embedded.stop()
  await rm(folder, { recursive: true, force: true })
})

const settings = { fsync: 'off', shared_buffers: '16MB' }
const options = (in_ = directory) => ({
  directory: in_,
  settings,
  port: 0,
  log: (sentence: string) => said.push(sentence),
})

async function start(in_ = directory): Promise<Embedded> {
  const embedded = await startEmbedded(options(in_))
  running.push(embedded)
  return embedded
}

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows as unknown[]
  } finally {
    await client.end()
  }
}

/** Another process that starts the database and keeps it; resolves with its first words. */
async function holder(): Promise<{ process: ChildProcess; url: string }> {
  const code = `
    const { startEmbedded } = await import(${JSON.stringify(new URL('embedded.ts', import.meta.url).href)})
    const { url } = await startEmbedded({ ...${JSON.stringify({ directory, settings, port: 0 })}, log: () => {} })
    console.log(url); setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [words] = (await once(child.stdout, 'data')) as [Buffer]
  return { process: child, url: words.toString().trim() }
}

async function killed(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

it('makes the database once, keeps what was written, and is quick the second time', async () => {
  const first = await start()
  await query(first.url, 'create table a (n int); insert into a values (7)')
  await first.stop()
  const before = performance.now()
  const second = await start()
  expect(performance.now() - before).toBeLessThan(10_000)
  expect(second.reused).toBe(false)
  expect(await query(second.url, 'select n from a')).toEqual([{ n: 7 }])
  expect(said).toEqual(['Making the database (once).'])
})

it('listens on 127.0.0.1 only, asks for the password, sorts and counts the same on every machine', async () => {
  await copyMigrated(directory)
  const { url } = await start()
  const wrong = new URL(url)
  wrong.password = 'wrong'
  await expect(query(wrong.href, 'select 1')).rejects.toMatchObject({ code: '28P01' })
  const names = ['listen_addresses', 'server_encoding', 'TimeZone', 'synchronous_commit', 'jit']
  const values = await query(url, `select ${names.map((name) => `current_setting('${name}') as "${name}"`).join()}`)
  expect(values).toEqual([
    { listen_addresses: '127.0.0.1', server_encoding: 'UTF8', TimeZone: 'UTC', synchronous_commit: 'on', jit: 'off' },
  ])
  expect(await query(url, "select lower('NIÑO') as low, 'b' > 'C' as bytes")).toEqual([{ low: 'niño', bytes: true }])
  expect((await stat(path.join(directory, 'password'))).mode & 0o777).toBe(0o600)
})

it('is never opened twice: the second is told so in one sentence, and may use the first', async () => {
  await copyMigrated(directory)
  const first = await holder()
  await expect(startEmbedded(options())).rejects.toThrow(
    `Hanap already runs here (process ${first.process.pid}); stop that one first, or keep using it.`,
  )
  const attached = await attachEmbedded(options())
  expect(attached.url).toBe(first.url)
  await attached.stop()
  expect(await query(first.url, 'select 1 as one')).toEqual([{ one: 1 }])
  await killed(first.process)
  await start()
})

it('of several that start at the same moment one wins', async () => {
  const results = await Promise.allSettled([1, 2, 3, 4].map(() => start()))
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1)
  const reasons = results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []))
  expect(reasons.filter((reason) => !reason.includes('already runs here'))).toEqual([])
})

it('is found again after its parent was killed, with everything that was acknowledged', async () => {
  await copyMigrated(directory)
  const first = await holder()
  await query(first.url, 'create table a (n int); insert into a values (7)')
  await killed(first.process)
  const second = await start()
  expect(second).toMatchObject({ reused: true, url: first.url })
  expect(await query(second.url, 'select n from a')).toEqual([{ n: 7 }])
  await second.stop()
  await expect(query(second.url, 'select 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
})

it('starts after a crash that left a pid file whose number now is somebody else', async () => {
  await copyMigrated(directory)
  await (await start()).stop()
  const pidFile = path.join(directory, 'cluster', 'postmaster.pid')
  await writeFile(pidFile, `${process.pid}\n${directory}/cluster\n1\n54329\n\n127.0.0.1\n`)
  await writeFile(path.join(directory, 'owner.json'), JSON.stringify({ pid: process.pid, started: 'long ago' }))
  expect((await start()).reused).toBe(false)
})

it('starts anew after a kill in the middle of the very first start', async () => {
  await mkdir(path.join(directory, 'cluster.half', 'base'), { recursive: true })
  await writeFile(path.join(directory, 'cluster.half', 'junk'), 'half')
  const { url } = await start()
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
})

it('never touches a folder with foreign files in place of its data', async () => {
  await mkdir(path.join(directory, 'cluster'), { recursive: true })
  await writeFile(path.join(directory, 'cluster', 'thesis.txt'), 'precious')
  await expect(start()).rejects.toThrow('is not a PostgreSQL data directory; it was left untouched')
  expect(await readFile(path.join(directory, 'cluster', 'thesis.txt'), 'utf8')).toBe('precious')
})

it('takes another port when its own is taken, and remembers it', async () => {
  await copyMigrated(directory)
  const other = createServer()
  await once(other.listen(0, '127.0.0.1'), 'listening')
  const { port: taken } = other.address() as { port: number }
  const first = await startEmbedded({ ...options(), port: taken })
  running.push(first)
  const { port } = new URL(first.url)
  expect(Number(port)).not.toBe(taken)
  expect(await readFile(path.join(directory, 'port'), 'utf8')).toBe(port)
  other.close()
})

it.skipIf(process.getuid?.() !== 0)('lives elsewhere when root keeps the checkout closed to others', async () => {
  await chmod(folder, 0o700)
  const first = await start()
  await query(first.url, 'create table a (n int)')
  await first.stop()
  const note = path.join(directory, 'data-is-elsewhere.txt')
  const home = (await readFile(note, 'utf8')).split('\n')[0] ?? ''
  expect(home).toMatch(/^\/var\/lib\/hanap\/[0-9a-f]{12}$/)
  expect(said[0]).toContain(`the database is kept in ${home}`)

  const copied = path.join(folder, 'copy')
  await cp(directory, copied, { recursive: true })
  const copy = await start(copied)
  expect(await query(copy.url, "select to_regclass('a') as a")).toEqual([{ a: null }])
  const copyHome = (await readFile(path.join(copied, 'data-is-elsewhere.txt'), 'utf8')).split('\n')[0] ?? ''
  await copy.stop()

  const again = await start()
  expect(await query(again.url, "select to_regclass('a')::text as a")).toEqual([{ a: 'a' }])
  await again.stop()
  for (const made of [home, copyHome]) await rm(made, { recursive: true })
})
