import { describe, expect, it } from 'vitest'
import { ApiError, NetworkError } from '#web/lib/api.ts'
import { confirmFailure, requestFailure, resendFailure, verifyFailure } from './texts.ts'

const said = (status: number, error = '') => new ApiError(status, error === '' ? {} : { error, detail: error })
const cut = new NetworkError('cut')
const bug = new TypeError('a bug')

describe('the sentences of a forgotten password (spec 1 §8)', () => {
  it.each([
    [said(404, 'Nope'), { email: 'No account found with this email address' }],
    [said(404), { email: 'No account found with this email address' }],
    [said(429, 'Please wait.'), 'Please wait.'],
    [said(500), 'An error occurred. Please try again.'],
    [cut, 'Network error. Please check your connection.'],
    [bug, 'An error occurred. Please try again.'],
  ])('request: %s', (error, sentences) => expect(requestFailure(error)).toEqual(sentences))

  it.each([
    [said(429, 'Too many wrong codes.'), 'Too many wrong codes.'],
    [said(500), 'An error occurred. Please try again.'],
    [cut, 'Network error. Please check your connection.'],
    [bug, 'An error occurred. Please try again.'],
  ])('verify: %s', (error, sentence) => expect(verifyFailure(error)).toBe(sentence))

  it.each([
    [said(429, 'Please wait a minute.'), 'Please wait a minute.'],
    [said(503), 'Failed to resend code. Please try again.'],
    [cut, 'Failed to resend code. Please try again.'],
    [bug, 'Failed to resend code. Please try again.'],
  ])('resend: %s', (error, sentence) => expect(resendFailure(error)).toBe(sentence))

  it.each([
    [said(400, 'This link is used.'), 'This link is used.'],
    [said(400), 'An error occurred. Please try again.'],
    [said(500, 'Database down'), 'An error occurred. Please try again.'],
    [said(429, 'Slow down'), 'An error occurred. Please try again.'],
    [cut, 'Network error. Please check your connection.'],
    [bug, 'An error occurred. Please try again.'],
  ])('confirm: %s', (error, sentence) => expect(confirmFailure(error)).toBe(sentence))
})
