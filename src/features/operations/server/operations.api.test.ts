import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { sendMail, sendMailTask } from '#features/mail/server/service.ts'
import { makeAdmin } from '#features/auth/server/service.ts'
import { listSources } from '#features/jobs/server/service.ts'
import { house, type House } from '#server/testing/house.ts'
import { mailbox } from '#server/testing/mailbox.ts'

let h: House
let token: string
beforeAll(async () => {
  h = await house({ sandbox: { olj: 1, linkedin: 1 } })
  const admin = await h.signUp()
  await makeAdmin(h.deps, admin.user.email)
  token = admin.token
  await listSources(h.deps)
})
afterAll(() => h.close())

const get = async (what: string) => (await h.call('GET', `/api/admin/operations/${what}/`, { token })).body
const post = (what: string, body: object = { reason: 'Looks broken.' }) =>
  h.call('POST', `/api/admin/operations/${what}/`, { token, body })
const trail = async () =>
  (await h.db.selectFrom('audit_entries').select(['action', 'reason', 'details']).orderBy('id').execute()).slice(-1)

describe('sources', () => {
  test('tell their latest runs and how they stand', async () => {
    await sql`insert into ingest_runs (source, kind, state, started_at, ended_at, pages, fetched, new, changed, closed, failed)
      values ('olj', 'scheduled', 'done', ${h.clock.now()}, ${h.clock.now()}, 2, 0, 0, 0, 0, 0)`.execute(h.db)
    await sql`update sources set enabled = true, last_run_at = ${h.clock.now()} where source = 'olj'`.execute(h.db)
    const olj = (await get('sources')).sources.find(({ source }: { source: string }) => source === 'olj')
    expect(olj).toMatchObject({ state: 'empty', enabled: true, runs: [{ kind: 'scheduled', fetched: 0 }] })
  })

  test('are switched with a reason, which is kept; without one nothing happens', async () => {
    const off = await post('sources/olj', { enabled: false, reason: 'A challenge page.' })
    expect(off.body.sources.find(({ source }: { source: string }) => source === 'olj')).toMatchObject({ state: 'off' })
    expect(await trail()).toEqual([
      { action: 'source.switch', reason: 'A challenge page.', details: { source: 'olj', enabled: false } },
    ])
    expect((await post('sources/olj', { enabled: true, reason: ' ' })).status).toBe(400)
    expect((await post('sources/elsewhere', { enabled: true, reason: 'x' })).status).toBe(404)
  })
})

describe('tasks that were given up on', () => {
  const die = async () => {
    const { rows } = await sql<{
      id: string
    }>`insert into pgboss.job (name, data, source_name, source_id, source_output)
      values ('dead-letters', '{"user_id": 7, "secret": "whispered"}', 'mail.sweep', gen_random_uuid(),
        '{"message": "The server said no."}') returning id::text`.execute(h.db)
    return rows[0]?.id ?? ''
  }

  test('are listed without what they were told', async () => {
    const id = await die()
    const { dead } = await get('queues')
    expect(dead[0]).toEqual({ id, queue: 'mail.sweep', died_at: expect.any(String), reason: 'The server said no.' })
    expect(JSON.stringify(dead)).not.toContain('whispered')
  })

  test('go back into their queue once, and that is kept', async () => {
    const id = await die()
    const answers = [await post(`tasks/${id}/retry`), await post(`tasks/${id}/retry`)]
    expect(answers.map(({ status }) => status)).toEqual([200, 404])
    expect(answers[0]?.body.queues.map(({ name }: { name: string }) => name)).toContain('mail.sweep')
    expect(await trail()).toEqual([
      { action: 'task.retry', reason: 'Looks broken.', details: { queue: 'mail.sweep', task: id } },
    ])
  })

  test('are dropped for good', async () => {
    const id = await die()
    expect((await post(`tasks/${id}/drop`)).body.dead.map((one: { id: string }) => one.id)).not.toContain(id)
    expect((await post(`tasks/${id}/drop`)).status).toBe(404)
    expect((await post('tasks/not-an-id/drop')).status).toBe(404)
  })
})

describe('mails that were refused', () => {
  let mails = 0
  /** One the mail server takes from nobody for this address. */
  const refused = async (given: { validUntil?: Date } = {}) => {
    const to = `luz.reyes${(mails += 1)}@home.test`
    const key = `data-export:${to}`
    await sendMail(h.deps, h.db, { key, to, subject: 'Your data', blocks: ['A secret link.'], ...given })
    const { id } = await h.db.selectFrom('outgoing_mails').select('id').where('key', '=', key).executeTakeFirstOrThrow()
    await mailbox(h).behave('refuse')
    await h.run(sendMailTask, { mail_id: id })
    await mailbox(h).behave('works')
    return { id, to }
  }
  const listed = async (id: number) => (await get('mails')).mails.find((one: { id: number }) => one.id === id)

  test('are listed with what the server said, without the address and without what they said', async () => {
    const { id } = await refused()
    expect(await listed(id)).toEqual({
      id,
      kind: 'data-export',
      to: 'l…@home.test',
      state: 'refused',
      settled_at: h.clock.now().toISOString(),
      answer: expect.stringMatching(/refused.*550/),
      can_resend: true,
    })
    expect(JSON.stringify(await get('mails'))).not.toMatch(/luz\.reyes|secret/)
  })

  test('are sent again once, however often that is pressed, and that is kept', async () => {
    const { id, to } = await refused()
    const answers = await Promise.all([1, 2, 3].map(() => post(`mails/${id}/resend`)))
    expect(answers.map(({ status }) => status).toSorted((less, more) => less - more)).toEqual([200, 404, 404])
    expect(await listed(id)).toBeUndefined()
    expect(await trail()).toEqual([
      { action: 'mail.resend', reason: 'Looks broken.', details: { kind: 'data-export', before: 'refused' } },
    ])
    await mailbox(h).deliver()
    expect((await mailbox(h).caught(to)).map(({ text }) => text)).toEqual([expect.stringContaining('A secret link.')])
    expect((await post(`mails/${id}/resend`)).status).toBe(404)
  })

  test('are refused when their time is over, and dropped with their text', async () => {
    const late = await refused({ validUntil: new Date(h.clock.now().getTime() + 1000) })
    h.clock.advance(1000)
    expect(await listed(late.id)).toMatchObject({ can_resend: false })
    expect((await post(`mails/${late.id}/resend`)).body.code).toBe('text_gone')
    expect((await post(`mails/${late.id}/drop`, { reason: ' ' })).status).toBe(400)
    expect((await post(`mails/${late.id}/drop`)).status).toBe(200)
    expect(await listed(late.id)).toBeUndefined()
    const { state, sealed } = await h.db
      .selectFrom('outgoing_mails')
      .select(['state', 'sealed'])
      .where('id', '=', late.id)
      .executeTakeFirstOrThrow()
    expect([state, sealed]).toEqual(['dropped', null])
    expect((await post(`mails/${late.id}/drop`)).status).toBe(404)
  })
})

test('what waits is counted', async () => {
  expect(await get('waiting')).toEqual({
    mails: { waiting: 0, oldest_at: null, refused_7_days: 1 },
    payments: { waiting: 0, held: 0, oldest_at: null },
    review: { held: 0, reported: 0 },
  })
})

test('seekers and visitors are kept off', async () => {
  const luz = await h.signUp()
  for (const what of ['sources', 'queues', 'mails', 'waiting']) {
    expect((await h.call('GET', `/api/admin/operations/${what}/`, { token: luz.token })).status).toBe(403)
    expect((await h.call('GET', `/api/admin/operations/${what}/`)).status).toBe(401)
  }
})
