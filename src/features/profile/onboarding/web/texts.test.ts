import { expect, test } from 'vitest'
import { ApiError, NetworkError } from '#web/lib/api.ts'
import { PARSE_FAILED, PARSE_FAILED_TITLE } from '../../../resumes/parsing/rules.ts'
import { completionFailure, incomplete, saveFailure, skipped, WIZARD_TOASTS } from './texts.ts'

test('the sentences of spec 2 §8 stand to the letter', () => {
  expect(incomplete([1, 2, 3, 5])).toEqual({
    type: 'warning',
    title: 'Incomplete Profile',
    message:
      'You have skipped some required steps: Basic Information, Resume Upload, Skills & Expertise, Job Preferences. Your profile may not appear in searches without this information.',
  })
  expect(skipped(5)).toEqual({
    type: 'info',
    title: 'Job Preferences Skipped',
    message: 'Job Preferences step was skipped. You can complete it later.',
  })
  expect(WIZARD_TOASTS.found.message).toBe('We found your existing profile data and have filled in the form for you.')
  const { title, message } = WIZARD_TOASTS.unreadableResume
  expect([title, message]).toEqual([PARSE_FAILED_TITLE, PARSE_FAILED])
  expect(message).toBe("Sorry, we couldn't extract data from your resume. Please fill in your information manually.")
})

test('a completion that fails says what the server refused, or its own sentence', () => {
  const sentence = 'There was a problem completing your profile. Please try again.'
  expect(completionFailure(new NetworkError('lost')).message).toBe(sentence)
  expect(completionFailure(new ApiError(500, { error: 'x', detail: 'x' })).message).toBe(sentence)
  expect(completionFailure(new ApiError(400, { title: ['Too long.'] })).message).toBe('title: Too long.')
})

test('what is wrong with a file is said once: beside it, or where its step is not the open one', () => {
  const refused = new ApiError(400, { resume: ['Opens with a password.'] })
  expect(saveFailure(2, refused, 2)).toBeNull()
  expect(saveFailure(2, refused, 3)?.message).toBe('Opens with a password.')
  for (const error of [new NetworkError('lost'), new ApiError(500, {})]) {
    expect(saveFailure(2, error, 2)).toEqual({
      type: 'error',
      title: 'Resume Upload Error',
      message: 'There was a problem uploading your resume. Please try again.',
    })
  }
})
