import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import process from 'node:process'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccount, makeAdmin } from '#features/auth/server/service.ts'
import { BATCH_SIZE, STUCK_MS } from '#features/blasts/rules.ts'
import { sweepBlasts } from '#features/blasts/server/sending.ts'
import { sendBlast } from '#features/blasts/server/service.ts'
import { beside } from '../testing/beside.ts'
import { freshDatabase } from '../testing/database.ts'
import { eventually, runProgram } from '../testing/hanap-process.ts'
import { processWorld, type ProcessWorld } from '../testing/process-world.ts'

/** Two kills every day, twenty before a release (`npm test -- --all`). */
const ROUNDS = process.env['HANAP_TEST_ALL'] === undefined ? 2 : 20
/** More than the rounds can write, so that every kill falls into the sending. */
const PEOPLE = ROUNDS * 6 * BATCH_SIZE
const LONGEST_MS = 200

let database: Awaited<ReturnType<typeof freshDatabase>>
let world: ProcessWorld
beforeAll(async () => {
  database = await freshDatabase()
  const settings = { DATABASE_URL: database.url, TASKS: 'separate', SCHEDULES: 'off' }
  world = await processWorld({ olj: 0, linkedin: 0 }, settings)
})
afterAll(async () => {
  await world.close()
  await database.drop()
})

async function standing(): Promise<{ sent: number; state: string }> {
  const { rows } = await sql<{ sent: number; state: string }>`select sent, state from blasts`.execute(database.db)
  return rows[0] ?? { sent: 0, state: 'none' }
}

/** A task process that is killed at a random moment of its writing. @returns how far it came */
async function writeUntilKilled(): Promise<number> {
  const before = (await standing()).sent
  const worker = runProgram(world.env, ['worker.ts'])
  try {
    await eventually('the blast goes on', async () => (await standing()).sent > before)
    await wait(randomInt(LONGEST_MS))
  } finally {
    worker.kill()
    await worker.ended
  }
  // What the sweep does every minute: the task of the killed process would be found by its lease much later.
  await beside(world.env, STUCK_MS + 1000, sweepBlasts)
  return (await standing()).sent
}

test(`kill -9 of the task process, ${ROUNDS} times in the middle of a blast: everybody has it exactly once`, async () => {
  const admin = await beside(world.env, 0, async (deps) => {
    const email = 'team@home.test'
    const account = { email, username: 'team', password: 'Kamote-and-7-rivers', first_name: 'Tomas', last_name: 'V' }
    await createAccount(deps, { ...account, emailVerified: true })
    return makeAdmin(deps, email)
  })
  await sql`
    insert into users (username, email, first_name, last_name, created_at, updated_at)
    select 'many' || i, 'many' || i || '@home.test', 'Many', i::text, now(), now()
    from generate_series(1, ${PEOPLE}::integer) i`.execute(database.db)
  const asked = { all: true, search: '', except_ids: [], message: 'Magandang araw', about_service: false }
  const { details } = await beside(world.env, 0, (deps) => sendBlast(deps, admin, asked))
  expect(details.total_users).toBe(PEOPLE)
  const killedAt: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) killedAt.push(await writeUntilKilled())
  expect((await standing()).state, `killed at ${killedAt.join(', ')}`).toBe('sending')
  const worker = runProgram(world.env, ['worker.ts'])
  await eventually('the blast is done', async () => (await standing()).state === 'done')
  worker.kill()
  await worker.ended
  const { rows } = await sql`
    select (select sent from blasts) as sent,
      (select count(*)::integer from blast_recipients where state = 'sent') as marked,
      (select count(*)::integer from messages) as messages,
      (select count(distinct t.jobseeker_id)::integer from messages m join message_threads t on t.id = m.thread_id) as people`.execute(
    database.db,
  )
  const all = { sent: PEOPLE, marked: PEOPLE, messages: PEOPLE, people: PEOPLE }
  expect(rows, `killed at ${killedAt.join(', ')}`).toEqual([all])
}, 300_000)
