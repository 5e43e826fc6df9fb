import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { answerIn } from '#server/platform/answer-in.ts'
import { DETAILS, phonePhoto, threeFiles, bomb } from './testing/pictures.ts'
import { verifyingHouse, type VerifyingHouse } from '#server/testing/verifying-house.ts'
import { submitVerification } from './submission.ts'

let h: VerifyingHouse
beforeAll(async () => {
  h = await verifyingHouse()
})
afterEach(async () => {
  await h.board.behave()
  // Past every open breaker.
  h.clock.advance(60_000)
})
afterAll(() => h.close())

const WRONG_IMAGE = 'Please upload a JPG or PNG image.'
const SUBMIT_PATH = '/jobseekers/verification'

describe('POST /olj/verification/upload/', () => {
  test('takes three pictures into the vault, encrypted, and tells until when; the board hears nothing yet', async () => {
    const seeker = await h.newcomer()
    const before = await h.board.requests('GET', SUBMIT_PATH)
    const { status, body } = await h.upload(seeker)
    expect([status, body]).toEqual([200, { success: true, error: null, images_until: expect.any(String) }])
    const kept = Date.parse(body.images_until) - h.clock.now().getTime()
    expect(kept).toBeLessThan(24 * 3_600_000)
    const files = (await h.filesKept()).filter((key) => key.includes(`/${seeker.id}/`))
    expect(files).toHaveLength(3)
    for (const key of files) {
      const text = Buffer.from(await h.deps.files.get(key)).toString('latin1')
      expect(text).not.toMatch(/JFIF|Exif|Kamera|PNG/)
    }
    expect(await h.standing(seeker)).toMatchObject({ state: 'uploaded', images_until: body.images_until })
    expect(await h.board.requests('GET', SUBMIT_PATH)).toBe(before)
  })

  test.each([
    ['a text with the name of a picture', async () => Buffer.from('not a picture')],
    ['a drawing with scripts', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['an empty file', async () => Buffer.alloc(0)],
    ['a JPEG that ends in its middle', async () => (await phonePhoto()).subarray(0, 1500)],
    ['a small file that unpacks to 900 million pixels', bomb],
    [
      'a PDF behind the first bytes of a JPEG',
      async () => Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.from('%PDF-1.7')]),
    ],
  ])('refuses %s under its field, and keeps nothing', async (_, make) => {
    const seeker = await h.newcomer()
    const { status, body } = await h.upload(seeker, await threeFiles({ government_id_selfie: await make() }))
    expect([status, body]).toEqual([400, { government_id_selfie: [WRONG_IMAGE] }])
    expect(await h.standing(seeker)).toMatchObject({ state: 'none', images_until: null, images: [] })
  })

  test('5,242,880 bytes pass, one more does not', async () => {
    const seeker = await h.newcomer()
    const photo = await phonePhoto()
    // What follows the end of a picture belongs to no picture.
    const exactly = Buffer.concat([photo, Buffer.alloc(5_242_880 - photo.length)])
    expect((await h.upload(seeker, await threeFiles({ address_document: exactly }))).status).toBe(200)
    const more = Buffer.concat([exactly, Buffer.alloc(1)])
    const { status, body } = await h.upload(seeker, await threeFiles({ address_document: more }))
    expect([status, body]).toEqual([400, { address_document: ['File size must be less than 5MB.'] }])
  })

  test('every file and every field is needed, and each problem stands under its own', async () => {
    const seeker = await h.newcomer()
    const [first] = await threeFiles()
    expect((await h.upload(seeker, [first!])).body).toEqual({
      government_id_selfie: ['No file was submitted.'],
      address_document: ['No file was submitted.'],
    })
    const required = ['This field is required.']
    expect(
      (
        await h.upload(seeker, undefined, {
          id_type: 'library_card',
          id_expiration: '2026-02-30',
          mobile_number: 'call me',
        } as never)
      ).body,
    ).toEqual({
      id_type: ['Choose one of the list.'],
      id_number: required,
      id_expiration: ['Enter a valid date.'],
      full_name: required,
      document_type: required,
      address: required,
      issue_date: required,
      mobile_number: ['Enter a valid mobile number.'],
    })
  })

  test('needs a login and a board account', async () => {
    expect((await h.call('POST', '/api/olj/verification/upload/', { body: {} })).status).toBe(401)
    const stranger = await h.newSeeker({ connected: false })
    const { status, body } = await h.upload(stranger)
    expect([status, body.code]).toEqual([400, 'integration_required'])
  })

  test('twice at once, and again later, keeps the pictures of one time only', async () => {
    const seeker = await h.newcomer()
    const answers = await Promise.all([h.upload(seeker), h.upload(seeker)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    await h.upload(seeker)
    expect((await h.filesKept()).filter((key) => key.includes(`/${seeker.id}/`))).toHaveLength(3)
  })

  test('pictures that cannot be stored are said so, and leave nothing', async () => {
    const seeker = await h.newcomer()
    const put = h.deps.files.put.bind(h.deps.files)
    h.deps.files.put = () => Promise.reject(new Error('the disk is gone'))
    const { status, body } = await h.upload(seeker).finally(() => (h.deps.files.put = put))
    expect([status, body.success, body.error]).toEqual([503, false, 'Failed to upload documents'])
    expect(await h.standing(seeker)).toMatchObject({ state: 'none', images: [] })
  })
})

describe('POST /olj/verification/submit/', () => {
  test('drives the forms of the board; its answer takes the pictures away, and each read is told', async () => {
    const seeker = await h.newcomer()
    await h.upload(seeker)
    const { status, body } = await h.submit(seeker)
    expect([status, body]).toEqual([200, { success: true, error: null, requires_mobile_code: true }])
    const seen = await h.seen(seeker)
    expect(seen).toMatchObject({ step: 'code', details: DETAILS })
    expect(seen.images.map(({ field, type }) => [field, type])).toEqual([
      ['government_id_photo', 'image/jpeg'],
      ['government_id_selfie', 'image/jpeg'],
      ['address_document', 'image/jpeg'],
    ])
    const standing = await h.standing(seeker)
    expect(standing).toMatchObject({ state: 'code', images_until: null, code_tries_left: 5 })
    for (const image of standing.images) {
      expect(image.reads).toEqual([{ purpose: 'to send it to OnlineJobs.ph', read_at: expect.any(String) }])
      expect(image.deleted_at).toEqual(expect.any(String))
    }
    expect((await h.filesKept()).filter((key) => key.includes(`/${seeker.id}/`))).toEqual([])
  })

  test('a board that wants no code: done, and the ID Proof that rose is shown', async () => {
    const seeker = await h.newcomer()
    await h.order(seeker, { asks_code: false })
    await h.upload(seeker)
    expect((await h.submit(seeker)).body).toMatchObject({ success: true, requires_mobile_code: false })
    expect(await h.standing(seeker)).toMatchObject({ state: 'review' })
    const { body } = await h.call('GET', '/api/settings/integrations/', { token: seeker.token })
    expect(body).toMatchObject({ olj_id_proof: 65, needs_verification: false })
    // Asked again there is nothing left to send.
    expect((await h.submit(seeker)).body).toMatchObject({ success: true, requires_mobile_code: false })
  })

  test.each(['documents', 'details'])(
    'what the board says about refused %s is passed on, and the pictures are gone',
    async (at) => {
      const seeker = await h.newcomer()
      await h.order(seeker, { refuse: 'The photo is not readable.', at })
      await h.upload(seeker)
      const { status, body } = await h.submit(seeker)
      expect([status, body]).toMatchObject([
        400,
        {
          success: false,
          error: 'Verification submission failed',
          code: 'verification_refused',
          board_said: 'The photo is not readable.',
        },
      ])
      expect(await h.standing(seeker)).toMatchObject({
        state: 'refused',
        board_said: 'The photo is not readable.',
        images_until: null,
      })
      await h.upload(seeker)
      expect((await h.submit(seeker)).body).toMatchObject({ success: true })
    },
  )

  test.each([['down'], ['5xx'], ['garbage'], ['challenge'], ['429']])(
    'a board that answers with %s: 503, and the pictures wait for the next try',
    async (mode) => {
      const seeker = await h.newcomer()
      await h.upload(seeker)
      await h.board.misbehave({ mode })
      const { status, body } = await h.submit(seeker)
      expect([status, body.success, body.error]).toEqual([
        503,
        false,
        'An error occurred during verification submission',
      ])
      await h.board.behave()
      h.clock.advance(60_000)
      expect((await h.standing(seeker)).images_until).not.toBeNull()
      expect((await h.submit(seeker)).body).toMatchObject({ success: true })
    },
  )

  test.each(['documents', 'details'])(
    'an answer to the %s that is lost is looked up, and nothing is sent twice',
    async (step) => {
      const seeker = await h.newcomer()
      await h.upload(seeker)
      const path = `${SUBMIT_PATH}/${step}`
      const before = await h.board.requests('POST', path)
      await h.board.misbehave({ mode: 'lost-answer', method: 'POST', path, times: 1 })
      expect((await h.submit(seeker)).body).toMatchObject({ success: true, requires_mobile_code: true })
      expect((await h.board.requests('POST', path)) - before).toBe(1)
    },
  )

  test('pictures that never arrived stay, whatever the line said', async () => {
    const seeker = await h.newcomer()
    await h.upload(seeker)
    await h.board.misbehave({ mode: '5xx', method: 'POST', path: `${SUBMIT_PATH}/documents`, times: 1 })
    expect((await h.submit(seeker)).status).toBe(503)
    expect((await h.standing(seeker)).images_until).not.toBeNull()
    expect((await h.submit(seeker)).body).toMatchObject({ success: true })
  })

  test('a session that ended on the way is replaced, and each time the pictures were read is written down', async () => {
    const seeker = await h.newcomer()
    await h.upload(seeker)
    await h.board.misbehave({ mode: 'expired-session', method: 'POST', path: `${SUBMIT_PATH}/documents`, times: 1 })
    expect((await h.submit(seeker)).body).toMatchObject({ success: true })
    expect((await h.standing(seeker)).images[0].reads).toHaveLength(2)
  })

  test('a slow board: the caller is told to wait, and the work goes on without them', async () => {
    const seeker = await h.newcomer()
    await h.upload(seeker)
    await h.board.misbehave({ mode: 'slow', delay_ms: 400, times: 1, path: SUBMIT_PATH })
    await expect(submitVerification(h.deps, seeker.id, DETAILS as never, answerIn(50))).rejects.toMatchObject({
      status: 503,
      message: 'OLJ is taking longer than usual to respond. Please wait or try again later.',
    })
    await expect.poll(async () => (await h.standing(seeker)).state, { timeout: 15_000 }).toBe('code')
  })

  test('twice at once sends once', async () => {
    const seeker = await h.newcomer()
    await h.upload(seeker)
    const path = `${SUBMIT_PATH}/documents`
    const before = await h.board.requests('POST', path)
    await h.board.misbehave({ mode: 'slow', delay_ms: 300, path: SUBMIT_PATH })
    const answers = await Promise.all([h.submit(seeker), h.submit(seeker)])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    expect((await h.board.requests('POST', path)) - before).toBe(1)
    // While it is being sent the pictures are not changed either.
    await h.board.misbehave({ mode: 'slow', delay_ms: 300, path: SUBMIT_PATH })
  })

  test('needs a login, a board account, pictures and every field', async () => {
    expect((await h.call('POST', '/api/olj/verification/submit/', { body: DETAILS })).status).toBe(401)
    const unconnected = await h.newSeeker({ connected: false })
    expect((await h.submit(unconnected)).body).toMatchObject({ code: 'integration_required' })
    const seeker = await h.newcomer()
    // Somebody else's pictures are nobody's here.
    await h.upload(await h.newcomer())
    expect((await h.submit(seeker)).body).toMatchObject({ success: false, code: 'images_missing' })
    expect((await h.submit(seeker, { ...DETAILS, id_number: ' ' })).body).toEqual({
      id_number: ['This field is required.'],
    })
    expect((await h.submit(seeker, { ...DETAILS, full_name: 7 })).status).toBe(400)
  })
})
