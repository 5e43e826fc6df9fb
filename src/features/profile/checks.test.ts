import { describe, expect, test } from 'vitest'
import { isComplete, onboardingChecks, type OnboardingFacts } from './checks.ts'

const complete: OnboardingFacts = {
  title: 'Virtual assistant',
  years_of_experience: '1-3',
  location: 'Iloilo',
  open_to_remote: true,
  willing_to_relocate: false,
  has_resume: true,
  skills: ['Excel'],
  job_types: ['full-time'],
}

describe('onboarding is complete with basic info, a resume, a skill and a job type', () => {
  test.each([
    [{}, true],
    [{ open_to_remote: false, willing_to_relocate: true }, true],
    [{ open_to_remote: false }, false],
    [{ title: '  ' }, false],
    [{ years_of_experience: null }, false],
    [{ years_of_experience: '' }, false],
    [{ location: '' }, false],
    [{ has_resume: false }, false],
    [{ skills: [] }, false],
    [{ job_types: [] }, false],
  ])('with %j: %s', (given, done) => {
    expect(isComplete(onboardingChecks({ ...complete, ...given }))).toBe(done)
  })

  test('each part is told on its own', () => {
    expect(onboardingChecks({ ...complete, title: '', skills: [] })).toEqual({
      has_basic_info: false,
      has_resume: true,
      has_skills: false,
      has_job_preferences: true,
    })
  })
})
