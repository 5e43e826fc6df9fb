import { randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createSecrets } from '#server/platform/secrets.ts'
import { applyingHouse, type ApplyingHouse, type Seeker } from '#server/testing/applying-house.ts'
import { answerIn } from '#server/platform/answer-in.ts'
import { connectBoardAccount, readApplyPoints, readStanding, reencryptSecrets, withBoardSession } from './service.ts'

let h: ApplyingHouse
beforeAll(async () => {
  h = await applyingHouse()
})
afterEach(async () => {
  await h.board.behave()
  // Past every open breaker.
  h.clock.advance(60_000)
})
afterAll(() => h.close())

const connect = (seeker: Seeker, body: unknown = seeker.board) =>
  h.call('POST', '/api/olj/', { token: seeker.token, body })
const integrations = async (seeker: Seeker) =>
  (await h.call('GET', '/api/settings/integrations/', { token: seeker.token })).body
const accountRow = (seeker: Seeker) =>
  h.db.selectFrom('board_accounts').selectAll().where('user_id', '=', seeker.id).executeTakeFirstOrThrow()
const points = async (seeker: Seeker, id = 1) =>
  (await h.call('GET', `/api/olj/apply-points/${id}/`, { token: seeker.token })).body

describe('POST /olj/', () => {
  test('connects, tells ID proof and keeps the password only sealed', async () => {
    const seeker = await h.newSeeker({ connected: false, id_proof: 70 })
    const { status, body } = await connect(seeker)
    expect([status, body]).toEqual([
      200,
      {
        olj_email: seeker.board.olj_email,
        olj_id_proof: 70,
        integration_id: expect.any(Number),
        needs_verification: false,
      },
    ])
    const row = await accountRow(seeker)
    expect(JSON.stringify(row)).not.toContain(seeker.board.olj_password)
    expect(row.password_sealed).toMatch(/^v\w+\./)
    expect(row.session_sealed).toMatch(/^v\w+\./)
  })

  test('a board that takes longer than a caller waits: told so, and what it says later connects nothing', async () => {
    const seeker = await h.newSeeker({ connected: false })
    await h.board.misbehave({ mode: 'slow', delay_ms: 300 })
    await expect(connectBoardAccount(h.deps, { id: seeker.id }, seeker.board, answerIn(100))).rejects.toMatchObject({
      status: 503,
      code: 'board_unavailable',
    })
    await h.board.behave()
    expect(await integrations(seeker)).toMatchObject({ olj_connected: false })
    await connect(seeker)
    await h.board.misbehave({ mode: 'slow', delay_ms: 300 })
    expect(await readApplyPoints(h.deps, { id: seeker.id }, answerIn(100))).toEqual({
      points: null,
      error: expect.any(String),
    })
  })

  test('an ID proof under 40 needs verification', async () => {
    const seeker = await h.newSeeker({ connected: false, id_proof: 35 })
    expect((await connect(seeker)).body).toMatchObject({ olj_id_proof: 35, needs_verification: true })
  })

  test('wrong credentials: 401 with the sentence, stored nowhere, and our own session goes on', async () => {
    const seeker = await h.newSeeker({ connected: false })
    const { status, body } = await connect(seeker, { ...seeker.board, olj_password: 'wrong' })
    expect([status, body.error, body.code]).toEqual([
      401,
      'Invalid OLJ credentials. Please check your email and password.',
      'board_credentials',
    ])
    expect(await integrations(seeker)).toMatchObject({ olj_connected: false, olj_email: null, integrations: [] })
  })

  test('wrong credentials leave an older connection as it was', async () => {
    const seeker = await h.newSeeker()
    await connect(seeker, { ...seeker.board, olj_password: 'wrong' })
    expect(await integrations(seeker)).toMatchObject({ olj_connected: true })
    expect(await points(seeker)).toEqual({ points: 30, error: null })
  })

  test.each([['down'], ['5xx'], ['garbage'], ['challenge'], ['429']])(
    'a board that answers with %s: 503 and the sentence about a slow board',
    async (mode) => {
      const seeker = await h.newSeeker({ connected: false })
      await h.board.misbehave({ mode })
      const { status, body } = await connect(seeker)
      expect([status, body.error]).toEqual([
        503,
        'OLJ is taking longer than usual to respond. Please wait or try again later.',
      ])
      expect(await integrations(seeker)).toMatchObject({ olj_connected: false })
    },
  )

  test('connected although points and ID proof cannot be read right now', async () => {
    const seeker = await h.newSeeker({ connected: false })
    // The sign-in ends on that page; only reading it afterwards fails.
    const path = '/jobseekers/dashboard'
    await h.board.misbehave({ mode: 'slow', delay_ms: 0, times: 1, path })
    await h.board.misbehave({ mode: '5xx', path })
    expect(await connect(seeker)).toMatchObject({
      status: 200,
      body: { olj_id_proof: null, needs_verification: false },
    })
    expect(await integrations(seeker)).toMatchObject({ olj_connected: true })
  })

  test.each([
    [{}, { olj_email: ['This field is required.'], olj_password: ['This field is required.'] }],
    [
      { olj_email: ' ', olj_password: '' },
      { olj_email: ['This field is required.'], olj_password: ['This field is required.'] },
    ],
    [{ olj_email: 'no address', olj_password: 'x' }, { olj_email: ['Enter a valid email address.'] }],
    [{ olj_email: 7, olj_password: 'x' }, { olj_email: ['This field is required.'] }],
    [
      { olj_email: 'a@b.test', olj_password: 'x'.repeat(201) },
      { olj_password: ['Ensure this field has no more than 200 characters.'] },
    ],
  ])('a bad body %j is told field by field', async (given, fields) => {
    const seeker = await h.newSeeker({ connected: false })
    const { status, body } = await connect(seeker, given)
    expect([status, body]).toEqual([400, fields])
  })

  test('needs a login', async () => {
    expect((await h.call('POST', '/api/olj/', { body: {} })).status).toBe(401)
  })

  test('twice at once makes one connection', async () => {
    const seeker = await h.newSeeker({ connected: false })
    const answers = await Promise.all([connect(seeker), connect(seeker)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await integrations(seeker)).integrations).toHaveLength(1)
  })
})

describe('settings', () => {
  test('tells the integration flat and as a list, and switches the sync in both spellings', async () => {
    const seeker = await h.newSeeker()
    const put = (body: object) => h.call('PUT', '/api/settings/integrations/', { token: seeker.token, body })
    const before = await integrations(seeker)
    expect(before).toMatchObject({
      olj_connected: true,
      olj_email: seeker.board.olj_email,
      olj_sync_applications: true,
      integrations: [
        { type: 'olj', email: seeker.board.olj_email, is_active: true, sync_enabled: true, olj_id_proof: 70 },
      ],
    })
    expect((await put({ olj_sync_applications: false })).body.integrations[0].sync_enabled).toBe(false)
    const both = { integration_id: before.integration_id, sync_enabled: true }
    expect((await put(both)).body.olj_sync_applications).toBe(true)
    expect((await put({ olj_sync_applications: 'yes' })).body).toEqual({
      olj_sync_applications: ['Enter true or false.'],
    })
    const stranger = await h.newSeeker()
    const theirs = await integrations(stranger)
    expect((await put({ integration_id: theirs.integration_id, sync_enabled: false })).status).toBe(404)
    expect(await integrations(stranger)).toMatchObject({ olj_sync_applications: true })
  })

  test('switched both ways at once it ends one way, and says which', async () => {
    const seeker = await h.newSeeker()
    const put = (on: boolean) =>
      h.call('PUT', '/api/settings/integrations/', { token: seeker.token, body: { olj_sync_applications: on } })
    const answers = await Promise.all([put(false), put(true), put(false)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const after = await integrations(seeker)
    expect(after.integrations[0].sync_enabled).toBe(after.olj_sync_applications)
    expect((await put(false)).body.olj_sync_applications).toBe(false)
  })

  test('disconnecting wipes password and session; only the owner can', async () => {
    const seeker = await h.newSeeker()
    const stranger = await h.newSeeker()
    const path = `/api/settings/integration/delete/${(await integrations(seeker)).integration_id}/`
    expect((await h.call('DELETE', path, { token: stranger.token })).status).toBe(404)
    expect((await h.call('DELETE', path)).status).toBe(401)
    for (const wrong of ['x', '0', '999999']) {
      const unknown = `/api/settings/integration/delete/${wrong}/`
      expect((await h.call('DELETE', unknown, { token: seeker.token })).status).toBe(404)
    }
    const both = await Promise.all([
      h.call('DELETE', path, { token: seeker.token }),
      h.call('DELETE', path, { token: seeker.token }),
    ])
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 404]))
    expect(await h.db.selectFrom('board_accounts').select('id').where('user_id', '=', seeker.id).execute()).toEqual([])
    expect(await points(seeker)).toEqual({
      points: null,
      error: 'Please connect your OLJ account in Settings to apply for jobs.',
    })
  })

  test.each([
    ['GET', '/api/settings/integrations/'],
    ['PUT', '/api/settings/integrations/'],
    ['GET', '/api/olj/apply-points/1/'],
  ] as const)('%s %s needs a login', async (method, path) => {
    expect((await h.call(method, path, { body: method === 'PUT' ? {} : undefined })).status).toBe(401)
  })
})

describe('the session', () => {
  test('points are read through it, also without the trailing slash', async () => {
    const seeker = await h.newSeeker({ points: 12 })
    expect(await points(seeker)).toEqual({ points: 12, error: null })
    const { body } = await h.call('GET', '/api/olj/apply-points/1', { token: seeker.token })
    expect(body).toEqual({ points: 12, error: null })
  })

  test('points that cannot be read are said so, with status 200', async () => {
    const seeker = await h.newSeeker()
    await h.board.misbehave({ mode: '5xx' })
    expect(await points(seeker)).toEqual({ points: null, error: 'Unable to fetch apply points.' })
  })

  test('an expired one is replaced by signing in once, however many calls find it expired', async () => {
    const seeker = await h.newSeeker({ points: 12 })
    await h.board.endSessions(seeker)
    const before = await h.board.requests('POST', '/authenticate')
    const answers = await Promise.all(Array.from({ length: 8 }, () => points(seeker)))
    expect(answers).toEqual(Array.from({ length: 8 }, () => ({ points: 12, error: null })))
    expect((await h.board.requests('POST', '/authenticate')) - before).toBe(1)
    const uses = await h.db.selectFrom('board_account_uses').selectAll().where('user_id', '=', seeker.id).execute()
    expect(uses.filter((use) => use.used_password && use.purpose === 'points')).toHaveLength(1)
    expect(uses.filter((use) => !use.used_password && use.outcome === 'ok')).toHaveLength(8)
  })

  test('a password changed on the board turns the connection off until it is connected again', async () => {
    const seeker = await h.newSeeker()
    await h.board.putAccount({ email: seeker.board.olj_email, password: 'Another-1' })
    await h.board.endSessions(seeker)
    const refused =
      'OLJ no longer accepts the password you connected with. Please connect your OLJ account again in Settings.'
    expect(await points(seeker)).toEqual({ points: null, error: refused })
    expect(await integrations(seeker)).toMatchObject({
      olj_connected: false,
      olj_state: 'credentials_refused',
      olj_email: seeker.board.olj_email,
      integrations: [{ is_active: false }],
    })
    const before = await h.board.requests('POST', '/authenticate')
    expect(await points(seeker)).toEqual({ points: null, error: refused })
    expect(await h.board.requests('POST', '/authenticate')).toBe(before)
    await connect(seeker, { ...seeker.board, olj_password: 'Another-1' })
    expect(await points(seeker)).toMatchObject({ error: null })
  })

  test('a board that is down while signing in again leaves the connection, and the next call tries again', async () => {
    const seeker = await h.newSeeker()
    await h.board.endSessions(seeker)
    await h.board.misbehave({ mode: '5xx', path: '/authenticate', times: 1 })
    expect(await points(seeker)).toEqual({ points: null, error: 'Unable to fetch apply points.' })
    expect(await integrations(seeker)).toMatchObject({ olj_connected: true })
    expect(await points(seeker)).toMatchObject({ error: null })
  })

  test('a sign-in whose process died is taken over', async () => {
    const seeker = await h.newSeeker()
    await h.board.endSessions(seeker)
    const until = new Date(h.clock.now().getTime() + 90_000)
    await h.db.updateTable('board_accounts').set({ signing_in_until: until }).where('user_id', '=', seeker.id).execute()
    h.clock.advance(90_001)
    expect(await points(seeker)).toMatchObject({ error: null })
  })

  test('what still works with an older session cannot overwrite a newer one', async () => {
    const seeker = await h.newSeeker()
    const old = await accountRow(seeker)
    await withBoardSession(h.deps, seeker.id, 'points', async (session) => {
      await connect(seeker)
      return { session: `${session} ` }
    })
    const row = await accountRow(seeker)
    expect(row.session_version).toBe(old.session_version + 1)
    expect(await readStanding(h.deps, seeker.id)).toMatchObject({ points: 30 })
  })
})

test('a new key: everything is sealed anew, once, and still opens', async () => {
  const seeker = await h.newSeeker()
  const key = { id: 'next', key: randomBytes(32) }
  const ring = [key, ...h.deps.config.SECRET_KEYS]
  const deps = { ...h.deps, secrets: createSecrets(ring) }
  expect(await reencryptSecrets(deps)).toBeGreaterThanOrEqual(2)
  expect(await reencryptSecrets(deps)).toBe(0)
  const row = await accountRow(seeker)
  expect([row.password_sealed.slice(0, 6), row.session_sealed?.slice(0, 6)]).toEqual(['vnext.', 'vnext.'])
  const onlyNew = { ...h.deps, secrets: createSecrets([key]) }
  await h.board.endSessions(seeker)
  expect(await readStanding(onlyNew, seeker.id)).toMatchObject({ points: 30 })
})
