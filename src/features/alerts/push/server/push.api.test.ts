import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { sweepTokensTask } from '#features/auth/server/service.ts'
import { alertingHouse, type Hearer } from '#server/testing/alerting-house.ts'
import { overtaken } from '#server/testing/overtaken.ts'
import { NOW } from '#server/testing/sample-postings.ts'
import { pushTask } from './sending.ts'

let h: Awaited<ReturnType<typeof alertingHouse>>
beforeAll(async () => {
  h = await alertingHouse()
})
afterAll(() => h.close())
afterEach(() => h.clock.set(NOW))

type Subscription = { endpoint: string; keys: { p256dh: string; auth: string } }
type Message = { device: string; text: string; ttl: number; signed_by: string }
const control = async (path: string, body?: object) => {
  const answer = await fetch(`${h.sandbox.push.url}/__control${path}`, {
    method: body ? 'POST' : 'GET',
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })
  return (await answer.json()) as Record<string, unknown>
}
const subscribe = () => control('/subscriptions', {}) as Promise<unknown> as Promise<Subscription>
const add = (who: Hearer, device: object) => h.post('/api/alerts/push/devices/', who, device)
const push = () => h.run(pushTask, {})
/** What came for a device, opened. */
const heardBy = async ({ endpoint }: Subscription) =>
  ((await control('/messages'))['messages'] as Message[]).filter(({ device }) => endpoint.endsWith(device))
const titlesOf = async (device: Subscription) =>
  (await heardBy(device)).map(({ text }) => (JSON.parse(text) as { title: string }).title)

let words = 0
/** Somebody with a device and an alert on a word of their own. */
async function hearer(): Promise<{ who: Hearer; device: Subscription; word: string }> {
  const [who, device] = [await h.person(), await subscribe()]
  const word = `sinigang${String.fromCodePoint(97 + (words += 1))}`
  await h.searchAlert(who, word)
  expect((await add(who, device)).status).toBe(201)
  return { who, device, word }
}
const comes = async (word: string, more = '') => {
  const id = await h.arriveNow({ title: `Cook of ${word} ${more}`.trim(), employer: `House ${word}` })
  await h.find()
  return id
}

describe('a device', () => {
  test('hears what was found, sealed for it alone and signed by us, and once', async () => {
    const { device, word, who } = await hearer()
    const id = await comes(word)
    await Promise.all([push(), push(), push()])
    const [message, ...more] = await heardBy(device)
    expect(more).toEqual([])
    expect(JSON.parse(message?.text ?? '')).toEqual({ title: `Cook of ${word} at House ${word}`, url: `/jobs/${id}` })
    const { body } = await h.call('GET', '/api/alerts/push/', { token: who.token })
    expect(body).toEqual({ public_key: message?.signed_by, devices: 1, at_night: false })
    expect(message?.ttl).toBe(48 * 3600)
  })

  test('of somebody who is signed out in that moment is not kept, and they hear why', async () => {
    const [who, device] = [await h.person(), await subscribe()]
    const signOut = (db: typeof h.db) => db.deleteFrom('auth_tokens').where('user_id', '=', who.id).execute()
    const answer = await overtaken(h.db, signOut, () => add(who, device))
    expect([answer.status, answer.body.code]).toEqual([401, 'bad_token'])
  })

  test('hears again an hour later, of all there is by then and nobody has seen', async () => {
    const { device, word, who } = await hearer()
    await comes(word)
    await push()
    await comes(word, 'two')
    const seen = (await h.finds(who))[0].id
    await h.post('/api/alerts/seen/', who, { up_to: seen })
    await comes(word, 'three')
    await comes(word, 'four')
    await push()
    expect(await titlesOf(device)).toHaveLength(1)
    h.clock.advance(3_600_000)
    await push()
    expect((await titlesOf(device))[1]).toBe(`Cook of ${word} four at House ${word}, and 1 more for you`)
    expect(JSON.parse((await heardBy(device))[1]?.text ?? '')).toMatchObject({ url: '/alerts' })
  })

  test('is left alone from ten in the evening to seven, unless its person asked', async () => {
    const [quiet, awake] = [await hearer(), await hearer()]
    const patch = await h.call('PATCH', '/api/alerts/push/', { token: awake.who.token, body: { at_night: true } })
    expect(patch.body).toMatchObject({ at_night: true })
    h.clock.set(new Date('2026-11-21T14:00:00Z'))
    for (const { word } of [quiet, awake]) await comes(word)
    await push()
    expect([await titlesOf(quiet.device), await titlesOf(awake.device)].map(({ length }) => length)).toEqual([0, 1])
    h.clock.set(new Date('2026-11-21T22:59:00Z'))
    await push()
    expect(await titlesOf(quiet.device)).toEqual([])
    h.clock.set(new Date('2026-11-21T23:00:00Z'))
    await push()
    expect(await titlesOf(quiet.device)).toHaveLength(1)
  })

  test('that is gone is forgotten, and one whose service stumbles is not', async () => {
    const [gone, away] = [await hearer(), await hearer()]
    await control('/answer', { endpoint: gone.device.endpoint, status: 410 })
    await control('/answer', { endpoint: away.device.endpoint, status: 503 })
    for (const { word } of [gone, away]) await comes(word)
    await push()
    const devices = async ({ who }: { who: Hearer }) =>
      (await h.call('GET', '/api/alerts/push/', { token: who.token })).body.devices
    expect([await devices(gone), await devices(away)]).toEqual([0, 1])
  })

  test('is never led elsewhere: a redirect is not followed', async () => {
    const { device, word } = await hearer()
    await control('/answer', { endpoint: device.endpoint, status: 307 })
    await comes(word)
    await push()
    expect(await heardBy(device)).toEqual([])
  })

  test('hears no more once it is signed out, and goes over to who signs in there next', async () => {
    const { device, word, who } = await hearer()
    const next = await h.person()
    expect((await h.searchAlert(next, word)).status).toBe(201)
    expect((await add(next, device)).body).toMatchObject({ devices: 1 })
    expect((await h.call('GET', '/api/alerts/push/', { token: who.token })).body.devices).toBe(0)
    expect((await h.call('POST', '/api/auth/logout/', { token: next.token })).status).toBe(200)
    const left = h.db.selectFrom('push_devices').select('id').where('endpoint', '=', device.endpoint)
    expect(await left.execute()).toEqual([])
    await comes(word)
    await push()
    expect(await heardBy(device)).toEqual([])
  })
})

describe('a session', () => {
  test.each([
    ['long before the database’s own day', '2020-02-01T00:00:00Z'],
    ['long after it', '2090-02-01T00:00:00Z'],
  ])('that ran out %s, by our clock, leaves its device hearing', async (_when, at) => {
    h.clock.set(new Date(at))
    const { who, device } = await hearer()
    h.clock.set(new Date(Date.parse(at) + 366 * 24 * 3_600_000))
    await h.run(sweepTokensTask, {})
    const kept = h.db.selectFrom('push_devices').select('token_id').where('endpoint', '=', device.endpoint)
    expect(await kept.execute()).toEqual([{ token_id: null }])
    expect((await h.call('GET', '/api/auth/user/', { token: who.token })).status).toBe(401)
  })
})

describe('the calls', () => {
  test.each([
    'https://127.0.0.1/push/1',
    'http://fcm.googleapis.com/fcm/send/1',
    'https://fcm.googleapis.com:8443/fcm/send/1',
    'https://fcm.googleapis.com.evil.test/1',
    'https://user@fcm.googleapis.com/1',
    'https://push.apple.com.evil.test/1',
    'http://169.254.169.254/latest/meta-data',
    'file:///etc/passwd',
    'nonsense',
  ])('refuse %s: only push services are contacted', async (endpoint) => {
    const who = await h.person()
    const { keys } = await subscribe()
    expect(await add(who, { endpoint, keys })).toMatchObject({ status: 400, body: { endpoint: expect.anything() } })
  })

  test('take real push services, keep sixteen devices of a person, and nobody else’s', async () => {
    const [who, other] = [await h.person(), await h.person()]
    const { keys } = await subscribe()
    const hosts = ['fcm.googleapis.com', 'web.push.apple.com', 'updates.push.services.mozilla.com']
    for (let at = 0; at < 17; at += 1) {
      const answer = await add(who, { endpoint: `https://${hosts[at % 3]}/send/${at}`, keys })
      expect(answer.body.devices).toBe(Math.min(at + 1, 16))
    }
    const endpoint = 'https://web.push.apple.com/send/16'
    const remove = (by: Hearer) => h.post('/api/alerts/push/devices/remove/', by, { endpoint })
    expect((await remove(other)).body.devices).toBe(0)
    expect((await h.call('GET', '/api/alerts/push/', { token: who.token })).body.devices).toBe(16)
    await add(who, { endpoint, keys })
    expect((await remove(who)).body.devices).toBe(15)
    expect((await h.call('GET', '/api/alerts/push/')).status).toBe(401)
    expect((await add(who, { endpoint, keys: { p256dh: 'x', auth: keys.auth } })).status).toBe(400)
    expect((await add(who, { endpoint })).status).toBe(400)
  })
})
