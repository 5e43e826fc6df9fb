import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'
import { openDatabase, type Db } from '../platform/db/database.ts'
import type { TestServer } from './postgres.ts'

export interface TestDatabase {
  url: string
  db: Db
  /** Closes `db` and removes the database; call it in `afterAll`. */
  drop(): Promise<void>
}

/**
 * A database of one's own with the whole schema and no rows, cloned from the migrated template of this test run
 * (about 50 ms). One per test file, made in `beforeAll`.
 */
export async function freshDatabase(): Promise<TestDatabase> {
  const { serverUrl, template }: TestServer = inject('postgres')
  const name = `${template}_${randomBytes(5).toString('hex')}`
  await administer(serverUrl, `create database ${name} template ${template}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  const db = openDatabase(url.href, { maxConnections: 8 })
  return {
    url: url.href,
    db,
    drop: async () => {
      await db.destroy()
      await administer(serverUrl, `drop database if exists ${name} with (force)`)
    },
  }
}

async function administer(serverUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
