import { cp, rm } from 'node:fs/promises'
import path from 'node:path'
import { startHanap, type Called } from '../src/server/testing/hanap-process.ts'
import { withClient } from '../src/server/testing/postgres.ts'
import { openOperator, type Operator } from './operator.ts'
import { type Addresses, portsAndSettings } from './settings.ts'
import { databaseUrl, type Template, templateOf } from './template.ts'

/** One whole product with its stand-ins. Every worker has its own, so that a board that misbehaves is nobody else's. */
export type World = Addresses & { operator: Operator }

/**
 * A world for this worker: a copy of the template's database and files, and a product that runs on them. What an earlier
 * worker of the same place left is removed first; a failed test ends its worker, and the next one begins with a fresh world.
 */
export async function startWorld(parallelIndex: number): Promise<{ world: World; stop: () => Promise<void> }> {
  const template = templateOf()
  const name = `${template.database}_${parallelIndex}`
  const directory = path.join(template.directory, name)
  const { env, ...addresses } = await portsAndSettings({ directory, database: databaseUrl(template.serverUrl, name) })
  await rm(directory, { recursive: true, force: true })
  await cp(path.join(template.directory, 'template'), directory, { recursive: true })
  await copyDatabase(template, name, addresses)
  const hanap = await startHanap(env)
  const operator = await openOperator(env)
  return {
    world: { ...addresses, operator },
    stop: async () => {
      await operator.close()
      await hanap.end('SIGTERM')
    },
  }
}

/** The postings are the same, at the addresses of this world's boards. */
async function copyDatabase(template: Template, name: string, addresses: Addresses): Promise<void> {
  await withClient(template.serverUrl, async (client) => {
    await client.query(`drop database if exists ${name} with (force)`)
    await client.query(`create database ${name} template ${template.database}`)
  })
  await withClient(databaseUrl(template.serverUrl, name), async (client) => {
    for (const table of ['postings', 'employer_sources']) {
      for (const board of ['olj', 'linkedin'] as const) {
        await client.query(`update ${table} set url = replace(url, $1, $2)`, [template[board], addresses[board]])
      }
    }
  })
}

/** One call of the API, as a program would make it. */
export async function callApi(
  world: World,
  method: string,
  address: string,
  given: { token?: string; body?: unknown; form?: FormData } = {},
): Promise<Called> {
  const headers: Record<string, string> = {}
  if (given.token !== undefined) headers['authorization'] = `Token ${given.token}`
  if (given.body !== undefined) headers['content-type'] = 'application/json'
  const body = given.form ?? (given.body === undefined ? undefined : JSON.stringify(given.body))
  const answer = await fetch(world.url + address, { method, headers, ...(body === undefined ? {} : { body }) })
  return { status: answer.status, body: await answer.json() }
}
