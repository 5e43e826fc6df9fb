import { expect, test } from 'vitest'
import { ApiError, NetworkError } from '#web/lib/api.ts'
import { EMPTY_PROFILE } from '../testing/profiles.ts'
import { refusedLines, wasChangedElsewhere } from './profile-api.ts'
import { modeFor } from './profile-editing.ts'
import { momentText, PROFILE_TEXTS, salaryRange } from './profile-texts.ts'
import { draftFrom } from './profile-values.ts'

test('the sentences of the spec, to the letter', () => {
  expect(PROFILE_TEXTS).toMatchObject({
    noAbout: 'No description added yet.',
    noSkills: 'No skills added yet.',
    noProjects: 'No projects added yet.',
    noContact: 'No contact information added yet.',
    noResume: 'No resume added yet.',
    noLocation: 'Location not specified',
    noPreferences: 'No job preferences specified yet.',
    updated: 'Profile Updated',
    updatedMore: 'Your profile has been updated successfully!',
    failedMore: 'There was an error updating your profile. Please try again.',
    downloadFailed: 'Error downloading resume. Please try again.',
  })
})

test.each([
  ['500', '1200', '$500 to $1,200 a month'],
  ['800', '800', '$800 a month'],
  ['446.43', '1200.50', '$446.43 to $1,200.50 a month'],
  ['500', '', 'From $500 a month'],
  ['', '1200', 'Up to $1,200 a month'],
  ['0', '', 'From $0 a month'],
  ['', '', ''],
])('a salary from %j to %j is read as %j', (min, max, read) => {
  expect(salaryRange(min, max)).toBe(read)
})

test.each([
  ['2021-06', 'Jun 2021'],
  ['2021-13', '2021-13'],
  ['2021', '2021'],
  ['March 2019', 'March 2019'],
  ['present', 'present'],
])('the moment %j is read as %j', (moment, read) => {
  expect(momentText(moment)).toBe(read)
})

test('a refusal is told in lines of field and message; a failure without fields is not', () => {
  const refused = new ApiError(400, { title: ['Too long.'], 'projects.0.title': ['Project title is required', 'Two.'] })
  expect(refusedLines(refused)).toBe('title: Too long.\nprojects.0.title: Project title is required Two.')
  expect(refusedLines(new ApiError(500, { detail: 'An error occurred.' }))).toBeUndefined()
  expect(refusedLines(new NetworkError('No answer'))).toBeUndefined()
})

test('only the code of the precondition means a change elsewhere', () => {
  expect(wasChangedElsewhere(new ApiError(409, { code: 'profile_changed' }))).toBe(true)
  expect(wasChangedElsewhere(new ApiError(409, { code: 'other' }))).toBe(false)
  expect(wasChangedElsewhere(new Error('profile_changed'))).toBe(false)
})

test('the page begins in view mode, with a kept copy where it was left, and asks when the profile went on without it', () => {
  expect(modeFor(EMPTY_PROFILE, null)).toMatchObject({ editing: false, notice: null, conflict: null })
  const draft = draftFrom(EMPTY_PROFILE)
  expect(modeFor(EMPTY_PROFILE, draft)).toMatchObject({ editing: true, notice: 'restored', conflict: null })
  const later = { ...EMPTY_PROFILE, title: 'VA', updated_at: '2026-11-21T05:00:00.000Z' }
  expect(modeFor(later, draft)).toMatchObject({ editing: true, conflict: { latest: later, saving: false } })
})
