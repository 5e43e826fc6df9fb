import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { installTasks } from '../platform/tasks.ts'
import { discardEmbedded, startEmbedded } from '../platform/db/embedded.ts'
import { migrate } from '../platform/db/migrate.ts'
import { temporaryFolder } from './temporary.ts'

/** The server of this test run, the migrated database on it that test files clone, and a folder for migrated data folders. */
export type TestServer = { serverUrl: string; template: string; folders: string }

declare module 'vitest' {
  interface ProvidedContext {
    postgres: TestServer
  }
}

const prefix = 'hanap-test-'

/** Nothing in a test run outlives it, so nothing needs to reach the disk. */
const forgetful = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  shared_buffers: '128MB',
  max_connections: '200',
}

/**
 * Vitest's global setup: one PostgreSQL per run with one migrated template database. The embedded one in a temporary
 * folder, or the server of `TEST_DATABASE_URL`, whose user must be allowed to create databases.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer()
  const template = `hanap_test_${randomBytes(4).toString('hex')}`
  try {
    await withClient(server.url, (client) => client.query(`create database ${template}`))
    const url = new URL(server.url)
    url.pathname = `/${template}`
    await migrate(url.href, { log: () => undefined })
    await installTasks(url.href)
  } catch (error) {
    await withClient(server.url, (client) => dropAll(client, template)).catch(() => undefined)
    await server.stop()
    throw error
  }
  const folders = await temporaryFolder('hanap-folders-')
  project.provide('postgres', { serverUrl: server.url, template, folders })
  return async () => {
    await rm(folders, { recursive: true, force: true })
    await withClient(server.url, (client) => dropAll(client, template))
    await server.stop()
  }
}

/** The PostgreSQL of a test run: quick, and forgotten at its end. */
export async function startServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const given = process.env['TEST_DATABASE_URL']
  if (given !== undefined && given !== '') return { url: given, stop: () => Promise.resolve() }
  await sweepAbandoned()
  const directory = await mkdtemp(path.join(tmpdir(), prefix))
  const embedded = await startEmbedded({ directory, port: 0, settings: forgetful, log: () => undefined })
  return {
    url: embedded.url,
    stop: async () => {
      await embedded.stop()
      await discardEmbedded(directory)
    },
  }
}

/** A test run that was killed could not stop its server; the next run does. Those of living runs refuse. */
async function sweepAbandoned(): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(prefix))
  for (const directory of names.map((name) => path.join(tmpdir(), name))) {
    // Without an owner it is a run that is just beginning.
    if (existsSync(path.join(directory, 'owner.json'))) await discardEmbedded(directory).catch(() => undefined)
  }
}

async function dropAll(client: Client, template: string): Promise<void> {
  const { rows } = await client.query<{ datname: string }>('select datname from pg_database where datname like $1', [
    `${template}%`,
  ])
  for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`)
}

/** Lends one connection. */
export async function withClient(url: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
