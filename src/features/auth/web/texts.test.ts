import { describe, expect, it } from 'vitest'
import { ApiError, NetworkError } from '#web/lib/api.ts'
import { loginFailure, registerFailure, waitSentence } from './texts.ts'

const answered = (status: number, code = '') => new ApiError(status, { error: 'Said by the server', code })

describe('why signing in failed (spec 1 §8)', () => {
  it.each([
    [answered(401), 'Invalid email or password'],
    [answered(429), 'Too many login attempts. Please try again later.'],
    [answered(500), 'An error occurred. Please try again.'],
    [answered(403), 'An error occurred. Please try again.'],
    [answered(403, 'email_not_verified'), 'Please verify your email address before you log in.'],
    [new NetworkError('cut'), 'Network error. Please check your connection and try again.'],
    [new TypeError('a bug'), 'An error occurred. Please try again.'],
  ])('login: %s', (error, sentence) => expect(loginFailure(error)).toBe(sentence))

  it.each([
    [answered(401), 'Authentication error. Please try again.'],
    [answered(429), 'Too many signup attempts. Please try again later.'],
    [answered(503), 'An error occurred. Please try again.'],
    [new NetworkError('cut'), 'Unable to connect to the server. Please check your internet connection.'],
  ])('register: %s', (error, sentence) => expect(registerFailure(error)).toBe(sentence))
})

describe('when to come back', () => {
  it.each([
    [new ApiError(429, {}, 30), 'You can try again in a minute.'],
    [new ApiError(429, {}, 60), 'You can try again in a minute.'],
    [new ApiError(429, {}, 61), 'You can try again in 2 minutes.'],
    [new ApiError(429, {}, 1800), 'You can try again in 30 minutes.'],
    [new ApiError(429, {}), ''],
    [new ApiError(429, { code: 'code_burnt' }, 60), ''],
    [new ApiError(503, {}, 30), ''],
    [new NetworkError('cut'), ''],
  ])('%s', (error, sentence) => expect(waitSentence(error)).toBe(sentence))
})
