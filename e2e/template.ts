import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { setTimeout as delay } from 'node:timers/promises'
import { eventually, startHanap } from '../src/server/testing/hanap-process.ts'
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
    await readBoards(env, databaseUrl(server.url, database))
    const template: Template = { serverUrl: server.url, database, directory, olj, linkedin }
    // The workers inherit the environment.
    process.env[KEY] = JSON.stringify(template)
  } catch (error) {
    await stop()
    throw error
  }
  return stop
}

async function readBoards(env: Record<string, string>, database: string): Promise<void> {
  const hanap = await startHanap(env)
  await eventually('both boards are read', () => bothRead(database), 120_000)
  await hanap.end('SIGTERM')
}

type Reading = { source: string; state: string; message: string | null }

/** Asks the database: the operator's command is a process each time, beside the two that read. */
async function bothRead(database: string): Promise<boolean> {
  await delay(250)
  let readings: Reading[] = []
  await withClient(database, async (client) => {
    const { rows } = await client.query<Reading>(
      "select source, state, message from ingest_runs where kind = 'scheduled'",
    )
    readings = rows
  })
  const lost = readings.find(({ state }) => state === 'stopped' || state === 'failed')
  if (lost) throw new Error(`${lost.source} could not be read: ${lost.message ?? lost.state}`)
  return ['olj', 'linkedin'].every((board) =>
    readings.some(({ source, state }) => source === board && state === 'done'),
  )
}
