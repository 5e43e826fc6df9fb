import { describe, expect, it } from 'vitest'
import { ApiError, NetworkError } from '#web/lib/api.ts'
import { connectFailure, disconnectFailure } from './texts.ts'

const SLOW = 'OLJ is taking longer than usual to respond. Please wait or try again later.'

describe('why the board account could not be connected', () => {
  it.each([
    [
      new ApiError(401, { code: 'board_credentials' }),
      'Invalid OLJ credentials. Please check your email and password.',
    ],
    [new ApiError(404, { error: 'Not found.' }), 'The OLJ integration service is not available.'],
    [new ApiError(503, { error: 'The board sleeps.' }), 'The board sleeps.'],
    [new ApiError(502, {}), SLOW],
    [new NetworkError('cut'), SLOW],
  ])('connect: %s', (error, sentence) => expect(connectFailure(error)).toBe(sentence))

  it.each([
    [new ApiError(500, { error: 'Something is off.' }), 'Something is off.'],
    [new NetworkError('cut'), SLOW],
  ])('disconnect: %s', (error, sentence) => expect(disconnectFailure(error)).toBe(sentence))
})
