import { describe, expect, it } from 'vitest'
import { ApiError, NetworkError } from '#web/lib/api.ts'
import { callbackFailure, withoutCode } from './failures.ts'
import { readArrival } from './use-landing.ts'

const answered = (status: number, body: Record<string, unknown> = {}) => new ApiError(status, body)

describe('why the callback failed (spec 1 §8)', () => {
  it.each([
    [answered(400, { error: 'Said by the server', details: 'More' }), 'Said by the server', 'More', 'anew'],
    [answered(403, { error: 'Said by the server' }), 'Said by the server', '', 'anew'],
    [answered(400, { host: ['Under a field'] }), 'Under a field', '', 'anew'],
    [
      answered(400, { error: 'Anything', code: 'redirect_uri_mismatch', details: 'Bad Request' }),
      'OAuth configuration error. The redirect URI is incorrect.',
      'Bad Request',
      'anew',
    ],
    [answered(500, { details: 'Told' }), 'A server error occurred during authentication.', 'Told', 'anew'],
    [
      answered(500),
      'A server error occurred during authentication.',
      'Please try again or contact support if the problem persists.',
      'anew',
    ],
    [answered(503, { error: 'Later' }), 'Later', '', 'same'],
    [answered(429, { error: 'Too many' }), 'Too many', '', 'same'],
    [answered(404), 'There was a problem completing your authentication. Please try again.', '', 'anew'],
    [new NetworkError('cut'), 'There was a problem completing your authentication. Please try again.', '', 'same'],
  ])('%s', (error, message, details, again) => {
    expect(callbackFailure(error)).toEqual({ title: 'Authentication Failed', message, details, again })
  })

  it('without a code', () => {
    const failure = {
      title: 'Authentication Failed',
      message: 'No authentication code was received from the provider.',
    }
    expect(withoutCode(null)).toMatchObject({ ...failure, details: '' })
    expect(withoutCode('access_denied').details).toBe(
      'You did not let Google tell us who you are, so you are not logged in. Nothing was changed.',
    )
    expect(withoutCode('<b>made up</b>').details).toBe('')
  })
})

describe('what the login landing reads', () => {
  it.each([
    ['?token=abc', '', 'abc', null],
    ['', '#token=abc', 'abc', null],
    ['?token=query', '#token=hash', 'hash', null],
    ['', '#code=one', null, 'one'],
    ['?code=one&next=/x', '', null, 'one'],
    ['?token=', '#', null, null],
  ])('out of %s%s', (search, hash, token, code) => expect(readArrival({ search, hash })).toEqual({ token, code }))
})
