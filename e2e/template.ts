import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { setTimeout as delay } from 'node:timers/promises'
import { eventually, runToEnd, startHanap, type HanapProcess } from '../src/server/testing/hanap-process.ts'
import { startServer, withClient } from '../src/server/testing/postgres.ts'
import { portsAndSettings } from './settings.ts'

/** A product that has read both boards and stands still: its database and what it keeps in files. */
export type Template = { serverUrl: string; database: string; directory: string; olj: string; linkedin: string }

const KEY = 'HANAP_E2E_TEMPLATE'

/** The template of this run. */
export function templateOf(): Template {
  const told = process.env[KEY]
  if (told === undefined) throw new Error('The global setup did not make the template.')
  return JSON.parse(told) as Template
}

/** The address of a database of this server. */
export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

/** Starts the product once as `npm start` does, waits until both boards are read, stops it, and tells the workers. */
export async function makeTemplate(): Promise<() => Promise<void>> {
  const server = await startServer()
  const directory = await mkdtemp(path.join(tmpdir(), 'hanap-journeys-'))
  await chmod(directory, 0o711)
  const stop = async () => {
    await server.stop()
    await rm(directory, { recursive: true, force: true })
  }
  try {
    const database = 'journeys'
    await withClient(server.url, (client) => client.query(`create database ${database}`))
    const { env, olj, linkedin } = await portsAndSettings({
      directory: path.join(directory, 'template'),
      database: databaseUrl(server.url, database),
    })
    await readBoards(env)
    const template: Template = { serverUrl: server.url, database, directory, olj, linkedin }
    // The workers inherit the environment.
    process.env[KEY] = JSON.stringify(template)
  } catch (error) {
    await stop()
    throw error
  }
  return stop
}

async function readBoards(env: Record<string, string>): Promise<void> {
  const hanap = await startHanap(env)
  await eventually('postings of both boards are listed', () => bothListed(hanap), 120_000)
  await eventually('both boards are read', () => bothRead(env), 120_000)
  await hanap.end('SIGTERM')
}

/** Cheaper to ask than whether the readings ended. */
async function bothListed({ call }: HanapProcess): Promise<boolean> {
  await delay(250)
  const lists = await Promise.all(
    ['olj', 'linkedin'].map((source) => call('GET', `/api/jobs/search/?source=${source}`)),
  )
  return lists.every(({ body }) => body.count > 0)
}

async function bothRead(env: Record<string, string>): Promise<boolean> {
  const { said } = await runToEnd(env, ['cli.ts', 'runs'])
  if (/ scheduled: (stopped|failed)/.test(said)) throw new Error(`A board could not be read:\n${said}`)
  return ['olj', 'linkedin'].every((source) => said.includes(`${source} scheduled: done`))
}
