import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { house, type House } from '#server/testing/house.ts'
import type { MailGroup } from '../rules.ts'
import { sweepDigestsTask, writeDigestsTask } from './digests.ts'
import { noteNews } from './service.ts'
import { unsubscribeLink } from './unsubscribe.ts'

let h: House
beforeAll(async () => {
  h = await house()
})
afterAll(() => h.close())

const PATH = '/api/settings/notifications/'
const DEFAULTS = { job_alerts: true, application_updates: true, messages: true, marketing: false, frequency: 'daily' }
const read = async (token: string) => (await h.call('GET', PATH, { token })).body
const put = (token: string, body: unknown) => h.call('PUT', PATH, { token, body })

describe('notification settings', () => {
  test('are the defaults until they are chosen, and each person’s own', async () => {
    const [one, other] = await Promise.all([h.signUp(), h.signUp()])
    expect(await read(one.token)).toEqual(DEFAULTS)
    const chosen = { ...DEFAULTS, job_alerts: false, marketing: true, frequency: 'weekly' }
    const answer = await put(one.token, chosen)
    expect([answer.status, answer.body]).toEqual([
      200,
      { ...chosen, message: 'Your notification preferences were saved.' },
    ])
    expect(await read(one.token)).toEqual(chosen)
    expect(await read(other.token)).toEqual(DEFAULTS)
  })

  test('are changed one by one, also two at once', async () => {
    const { token } = await h.signUp()
    await Promise.all([put(token, { messages: false }), put(token, { frequency: 'immediately' })])
    expect(await read(token)).toEqual({ ...DEFAULTS, messages: false, frequency: 'immediately' })
    expect((await put(token, {})).body).toMatchObject({ messages: false })
  })

  test.each([
    [{ frequency: 'hourly' }, { frequency: ['Choose immediately, daily or weekly.'] }],
    [{ frequency: null }, { frequency: ['Choose immediately, daily or weekly.'] }],
    [
      { messages: 'yes', job_alerts: 1 },
      { messages: ['Must be true or false.'], job_alerts: ['Must be true or false.'] },
    ],
  ])('with %j are refused', async (body, errors) => {
    const { token } = await h.signUp()
    const answer = await put(token, body)
    expect([answer.status, answer.body]).toEqual([400, errors])
    expect(await read(token)).toEqual(DEFAULTS)
  })

  test('are nobody’s without a token', async () => {
    expect([(await h.call('GET', PATH)).status, (await h.call('PUT', PATH, { body: {} })).status]).toEqual([401, 401])
  })
})

describe('the link of a mail', () => {
  const linkOf = (id: number, groups: MailGroup[]) =>
    unsubscribeLink(h.deps, id, groups).slice(h.deps.config.PUBLIC_URL.length)
  const click = (address: string, body = 'List-Unsubscribe=One-Click', type = 'application/x-www-form-urlencoded') =>
    h.call('POST', address, { body, headers: { 'content-type': type } })

  test('ends what it names with one POST and no session, twice too, and leads nowhere else', async () => {
    const { token, user } = await h.signUp()
    const link = linkOf(user.id, ['messages', 'application_updates'])
    for (const answer of [await click(link), await click(link)]) {
      expect([answer.status, answer.headers['location'], answer.headers['set-cookie']]).toEqual([
        200,
        undefined,
        undefined,
      ])
    }
    expect(await read(token)).toEqual({ ...DEFAULTS, messages: false, application_updates: false })
    const form = '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'
    expect((await click(linkOf(user.id, ['job_alerts']), form, 'multipart/form-data; boundary=x')).status).toBe(200)
    expect(await read(token)).toMatchObject({ job_alerts: false })
  })

  test('changes nothing by being opened', async () => {
    const { token, user } = await h.signUp()
    for (let times = 0; times < 3; times += 1) {
      await h.call('GET', linkOf(user.id, ['messages']))
      await h.call('GET', `/api${linkOf(user.id, ['messages'])}`)
    }
    expect(await read(token)).toEqual(DEFAULTS)
  })

  test('lets the page choose other groups, or all', async () => {
    const { token, user } = await h.signUp()
    const given = new URL(unsubscribeLink(h.deps, user.id, ['messages'])).searchParams.get('token')
    const ask = (groups?: MailGroup[]) =>
      h.call('POST', '/api/notifications/unsubscribe/', { body: { token: given, groups } })
    expect((await ask()).body).toEqual({ groups: ['messages'] })
    await put(token, { messages: true, marketing: true })
    await ask(['application_updates'])
    expect(await read(token)).toMatchObject({ messages: true, application_updates: false, marketing: true })
    await ask(['messages', 'application_updates', 'job_alerts', 'marketing'])
    expect(await read(token)).toMatchObject({ messages: false, job_alerts: false, marketing: false })
    expect(
      (await h.call('POST', '/api/notifications/unsubscribe/', { body: { token: given, groups: ['codes'] } })).status,
    ).toBe(400)
  })

  test('that is nobody’s is refused, one of somebody who is gone is not', async () => {
    const [one, other] = await Promise.all([h.signUp(), h.signUp()])
    const link = linkOf(one.user.id, ['messages'])
    const forged = [
      link.replace(`=${one.user.id}.`, `=${other.user.id}.`),
      link.replace('messages', 'job_alerts'),
      link.slice(0, -4),
      '/unsubscribe',
      '/unsubscribe?token=a&token=b',
    ]
    for (const address of forged) expect([address, (await click(address)).status]).toEqual([address, 400])
    expect([await read(one.token), await read(other.token)]).toEqual([DEFAULTS, DEFAULTS])
    await h.db.deleteFrom('users').where('id', '=', one.user.id).execute()
    expect((await click(link)).status).toBe(200)
  })

  test('still works when the house has a newer key', async () => {
    const { token, user } = await h.signUp()
    const link = linkOf(user.id, ['messages'])
    const newer = { id: 'newer', key: Buffer.alloc(32, 9) }
    h.deps.config.SECRET_KEYS = [newer, ...h.deps.config.SECRET_KEYS]
    expect(linkOf(user.id, ['messages'])).not.toBe(link)
    expect((await click(link)).status).toBe(200)
    expect(await read(token)).toMatchObject({ messages: false })
  })
})

test('what was told, or was no news any more, is forgotten after a month', async () => {
  const { token, user } = await h.signUp()
  await put(token, { frequency: 'immediately' })
  const happened_at = new Date(h.clock.now().getTime() - 2 * 3_600_000)
  await noteNews(h.db, 'messages', [{ user_id: user.id, subject_id: 1, happened_at }])
  await h.run(sweepDigestsTask, {})
  await h.run(writeDigestsTask, {})
  const kept = () => h.db.selectFrom('notices').select('digest_id').where('user_id', '=', user.id).execute()
  expect(await kept()).toEqual([{ digest_id: expect.any(Number) }])
  h.clock.advance(31 * 86_400_000)
  await h.run(sweepDigestsTask, {})
  expect(await kept()).toEqual([])
})
