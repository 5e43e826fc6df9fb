import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { verifyingHouse, type VerifyingHouse } from '#server/testing/verifying-house.ts'

let h: VerifyingHouse
beforeAll(async () => {
  h = await verifyingHouse()
})
afterEach(async () => {
  await h.board.behave()
  h.clock.advance(60_000)
})
afterAll(() => h.close())

const CODE_PATH = '/jobseekers/verification/code'
/** Another code than the right one. */
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test('the right code ends it, and the ID Proof that rose is shown', async () => {
  const seeker = await h.waitingForCode()
  const { code } = await h.seen(seeker)
  const { status, body } = await h.code(seeker, ` ${code} `)
  expect([status, body]).toEqual([200, { success: true, error: null, message: expect.any(String) }])
  expect(await h.standing(seeker)).toMatchObject({ state: 'review' })
  const integrations = await h.call('GET', '/api/settings/integrations/', { token: seeker.token })
  expect(integrations.body).toMatchObject({ olj_id_proof: 65 })
  expect((await h.code(seeker, code)).body).toMatchObject({ success: false, code: 'no_code_wanted' })
})

test('five wrong codes use it up, also at once and also the right one; another code begins anew', async () => {
  const seeker = await h.waitingForCode()
  const { code } = await h.seen(seeker)
  for (const left of [4, 3, 2, 1, 0]) {
    const { status, body } = await h.code(seeker, wrong(code))
    expect([status, body]).toMatchObject([
      400,
      { success: false, error: 'Invalid verification code', tries_left: left },
    ])
  }
  const asked = await h.board.requests('POST', CODE_PATH)
  expect((await h.code(seeker, code)).body).toMatchObject({ code: 'code_used_up', tries_left: 0 })
  expect(await h.board.requests('POST', CODE_PATH)).toBe(asked)
  expect((await h.submit(seeker)).body).toMatchObject({ success: true, requires_mobile_code: true })
  expect(await h.standing(seeker)).toMatchObject({ code_tries_left: 5 })
  const { code: fresh } = await h.seen(seeker)
  expect((await h.code(seeker, fresh)).status).toBe(200)
})

test('the code of somebody else is none, and theirs still counts', async () => {
  const [seeker, stranger] = [await h.waitingForCode(), await h.waitingForCode()]
  const [{ code }, { code: theirs }] = [await h.seen(seeker), await h.seen(stranger)]
  expect(code).not.toBe(theirs)
  expect(await h.code(seeker, theirs)).toMatchObject({ status: 400, body: { error: 'Invalid verification code' } })
  expect(await h.standing(stranger)).toMatchObject({ state: 'code', code_tries_left: 5 })
  expect((await h.code(stranger, theirs)).status).toBe(200)
  expect(await h.standing(seeker)).toMatchObject({ state: 'code', code_tries_left: 4 })
})

test('twice at once is looked at once', async () => {
  const seeker = await h.waitingForCode()
  const { code } = await h.seen(seeker)
  await h.board.misbehave({ mode: 'slow', delay_ms: 300, path: '/jobseekers/verification' })
  const answers = await Promise.all([h.code(seeker, code), h.code(seeker, code)])
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
})

test('a try the board never saw does not count, one whose answer is lost is looked up', async () => {
  const seeker = await h.waitingForCode()
  const { code } = await h.seen(seeker)
  await h.board.misbehave({ mode: 'down', path: '/jobseekers/verification', method: 'GET' })
  const { status, body } = await h.code(seeker, code)
  expect([status, body.success]).toEqual([503, false])
  await h.board.behave()
  h.clock.advance(60_000)
  expect(await h.standing(seeker)).toMatchObject({ state: 'code', code_tries_left: 5 })
  await h.board.misbehave({ mode: 'lost-answer', method: 'POST', path: CODE_PATH, times: 1 })
  expect((await h.code(seeker, code)).body).toMatchObject({ success: true })
})

test.each([[{}], [{ verification_code: '' }], [{ verification_code: 123456 }]])('%j is no code', async (body) => {
  const seeker = await h.newcomer()
  const answer = await h.call('POST', '/api/olj/verification/mobile-code/', { token: seeker.token, body })
  expect([answer.status, answer.body]).toEqual([400, { verification_code: ['This field is required.'] }])
})

test('needs a login, a board account and a code that was texted', async () => {
  const body = { verification_code: '123456' }
  expect((await h.call('POST', '/api/olj/verification/mobile-code/', { body })).status).toBe(401)
  const unconnected = await h.newSeeker({ connected: false })
  expect((await h.code(unconnected, '123456')).body).toMatchObject({ code: 'integration_required' })
  const seeker = await h.newcomer()
  expect((await h.code(seeker, '123456')).body).toMatchObject({ code: 'no_code_wanted' })
  expect((await h.code(seeker, '12')).body).toEqual({ verification_code: ['Invalid verification code'] })
})
