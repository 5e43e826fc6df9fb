import { describe, expect, it } from 'vitest'
import { ApiError, NetworkError } from '#web/lib/api.ts'
import { loginFailure, registerFailure } from './texts.ts'

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
