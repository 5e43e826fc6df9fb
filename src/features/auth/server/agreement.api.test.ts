import fc from 'fast-check'
import * as z from 'zod/mini'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { plainIssue } from '#contract/plain-issue.ts'
import { house, type House } from '#server/testing/house.ts'
import { loginBody, registerForm } from '../schemas.ts'
import { newPasswordForm, resetRequestBody, resetVerifyBody } from '../password-reset/schemas.ts'
import { resendCodeBody, verifyEmailBody } from '../verification/schemas.ts'

/** Both sides run the same schema; here it is asked once directly, as the form does, and once through the wire. */
let h: House
beforeAll(async () => {
  h = await house()
})
afterAll(() => h.close())

/** Texts people type, and texts nobody should. */
const text = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    'a',
    'Abcdefg1',
    'abcdefg1',
    '12345678',
    'ABCDEFGH',
    'ñandú 1Ñ',
    '\u0000',
    '\ud800',
    '123456',
    '12 34-56',
  ),
  fc.constantFrom('luz@example.com', ' luz@example.com ', 'luz@', '@x.ph', 'a b@x.ph', 'l@x', 'luz@ex.com,b@ex.com'),
  fc.string({ maxLength: 20 }),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.string({ minLength: 120, maxLength: 300 }),
)
const value = fc.oneof({ weight: 8, arbitrary: text }, fc.constantFrom(undefined, null, 7, true, [], {}, ['a']))
/** Mostly something good, so that bodies are wrong in one place as often as in all. */
const mostly = (...good: string[]) =>
  fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...good) }, { weight: 1, arbitrary: value })
const anyEmail = mostly('luz@example.com', ' Ana@Example.COM ', 'a+b@mail.example.ph')
const anyCode = mostly('123456', '12 34-56', '000000')
const anyWord = mostly('tumakbo8ngmabilis', 'Tumakbo8ngMabilis', 'Ñandu-9-rivers')
const pair = (one: string, other: string) =>
  fc.oneof(
    anyWord.map((same) => ({ [one]: same, [other]: same })),
    fc.tuple(anyWord, value).map(([first, second]) => ({ [one]: first, [other]: second })),
  )

type Fields = Record<string, string[]>
function sentencesOf(schema: z.core.$ZodType, given: unknown): Fields | null {
  const result = z.safeParse(schema, given, { error: plainIssue })
  if (result.success) return null
  const fields: Fields = {}
  for (const { path, message } of result.error.issues) {
    const field = path.length > 0 ? path.join('.') : 'non_field_errors'
    fields[field] = [...(fields[field] ?? []), message]
  }
  return fields
}
/** What the wire carries: no undefined, no half surrogate pairs. */
const onTheWire = (given: unknown): unknown => JSON.parse(JSON.stringify(given)) as unknown

const RUNS = { numRuns: 150 }

describe('the form and the server say the same', () => {
  test.each([
    [
      'login',
      '/auth/login/',
      loginBody,
      fc.record({ email: anyEmail, password: anyWord, remember_me: fc.constantFrom(true, false, undefined, 'yes') }),
    ],
    ['verification', '/auth/verify-email/', verifyEmailBody, fc.record({ email: anyEmail, code: anyCode })],
    ['reset code', '/auth/password/reset/verify/', resetVerifyBody, fc.record({ email: anyEmail, code: anyCode })],
  ])('%s', async (_, path, schema, bodies) => {
    let good = 0
    await fc.assert(
      fc.asyncProperty(bodies, async (given) => {
        const body = onTheWire(given)
        const expected = sentencesOf(schema, body)
        const answer = await h.call('POST', `/api${path}`, { body })
        if (!expected) good += 1
        // A good body of nobody's is refused for what it says, never for how it looks.
        if (expected) expect([answer.status, answer.body]).toEqual([400, expected])
        else expect([400, 401, 429]).toContain(answer.status)
        if (!expected && answer.status === 400) expect(answer.body).toEqual({ code: ['Invalid verification code'] })
      }),
      RUNS,
    )
    expect(good).toBeGreaterThan(20)
  })

  test.each([
    ['asking for a reset', '/auth/password/reset/request/', resetRequestBody],
    ['asking for another code', '/auth/verify-email/resend/', resendCodeBody],
  ])('%s', async (_, path, schema) => {
    await fc.assert(
      fc.asyncProperty(fc.record({ email: value }), async (given) => {
        const body = onTheWire(given)
        const expected = sentencesOf(schema, body)
        // Good ones are answered at one slow pace; they are tested one by one elsewhere.
        fc.pre(expected !== null)
        const answer = await h.call('POST', `/api${path}`, { body })
        expect([answer.status, answer.body]).toEqual([400, expected])
      }),
      { numRuns: 60 },
    )
  })

  test('the new password', async () => {
    let good = 0
    await fc.assert(
      fc.asyncProperty(pair('new_password', 'confirm_password'), async (given) => {
        const body = onTheWire(given) as object
        const expected = sentencesOf(newPasswordForm, body)
        const answer = await h.call('POST', '/api/auth/password/reset/confirm/', { body: { ...body, token: 'x' } })
        expect(answer.status).toBe(400)
        if (!expected) good += 1
        if (expected) expect(answer.body).toEqual(expected)
        else expect(answer.body.code).toBe('reset_expired')
      }),
      RUNS,
    )
    expect(good).toBeGreaterThan(10)
  })

  test('register', async () => {
    const names = fc.record({
      username: mostly('luz_reyes', 'ana9'),
      first_name: mostly('Luz', ' Ma. Ñina '),
      last_name: mostly('Reyes', 'de la Cruz'),
      email: anyEmail,
    })
    let good = 0
    await fc.assert(
      fc.asyncProperty(names, pair('password', 'confirm_password'), async (one, other) => {
        const body = onTheWire({ ...one, ...other }) as object
        const expected = sentencesOf(registerForm, { ...body, account_type: 'jobseeker', terms: true })
        const answer = await h.call('POST', '/api/auth/register/', { body })
        if (!expected) good += 1
        if (expected) expect([answer.status, answer.body]).toEqual([400, expected])
        else expect([201, 400, 409]).toContain(answer.status)
        if (!expected && answer.status === 400) {
          expect(answer.body).toEqual({ password: ['This password is too common. Please choose another one'] })
        }
      }),
      RUNS,
    )
    expect(good).toBeGreaterThan(5)
  })
})
