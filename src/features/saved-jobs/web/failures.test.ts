import { describe, expect, test } from 'vitest'
import { ApiError, NetworkError } from '#web/lib/api.ts'
import { problemsOf } from '#web/lib/form/problems.ts'
import { notesForm, typedTags } from '../schemas.ts'
import { failureOf } from './failures.ts'
import { LIMIT_TOAST_MS, limitSentence, PAGE_TOAST_MS } from './texts.ts'

describe('a failure of saving or removing (spec 2 §8)', () => {
  test('at the cap carries what the server counted', () => {
    const body = { detail: 'Full.', subscription_upgrade_required: true, current_count: 25, max_allowed: 25 }
    expect(failureOf(new ApiError(403, body), 'save')).toEqual({
      result: 'limitReached',
      error: { code: 'LIMIT_REACHED', detail: 'Full.', current_count: 25, max_allowed: 25 },
    })
    const bare = new ApiError(403, { subscription_upgrade_required: true, max_allowed: 5 })
    expect(failureOf(bare, 'save')).toMatchObject({
      error: { detail: 'You have reached your saved jobs limit', current_count: 5 },
    })
  })

  test('without a running plan opens the prompt for it', () => {
    expect(failureOf(new ApiError(403, { subscription_expired: true }), 'save')).toEqual({ result: 'expired' })
  })

  test('without a token says so', () => {
    expect(failureOf(new ApiError(401, {}), 'save')).toEqual({
      result: 'authentication',
      sentence: 'Authentication required',
    })
  })

  const refused = new ApiError(500, {})
  const lost = new NetworkError('No answer')
  const toSave = 'No connection. The job is not lost: save it again when you are back online.'
  const toRemove = 'No connection. The job is still in your list: remove it again when you are back online.'
  test.each([
    ['save', refused, false, 'Failed to save job. Please try again.'],
    ['save', new ApiError(403, {}), false, 'Failed to save job. Please try again.'],
    ['remove', refused, false, 'Failed to remove job. Please try again.'],
    ['save', lost, false, 'An error occurred. Please try again.'],
    ['remove', lost, false, 'An error occurred. Please try again.'],
    ['remove', refused, true, 'An error occurred while removing the job. Please try again.'],
    ['remove', lost, true, 'An error occurred while removing the job. Please try again.'],
    ['save', refused, true, 'Failed to save job. Please try again.'],
  ] as const)('%s, %s, on the page: %j', (doing, error, onPage, sentence) => {
    const advice = error !== lost ? '' : doing === 'save' ? toSave : toRemove
    expect(failureOf(error, doing, onPage)).toEqual({ result: 'failed', sentence, advice })
  })
})

test('the warning at the cap, and how long notifications stay', () => {
  expect(limitSentence(5, 5)).toBe(
    "You've reached your plan's limit of 5 saved jobs (5/5 used). Please upgrade your subscription to save more jobs.",
  )
  expect([LIMIT_TOAST_MS, PAGE_TOAST_MS]).toEqual([8000, 3000])
})

test('tags are typed with commas; too many and too long are told as the server would', () => {
  expect(typedTags(' night shift,USD , usd,,')).toEqual(['night shift', 'USD'])
  const problems = (tags: string) => problemsOf(notesForm, { notes: '', tags })
  expect(problems('a,b')).toEqual({})
  expect(problems(`a,${'x'.repeat(31)}`)).toEqual({ 'tags.1': 'Ensure this field has no more than 30 characters.' })
  expect(problems(Array.from({ length: 11 }, (_, n) => `t${n}`).join())).toEqual({ tags: 'Use at most 10 tags.' })
})
