import { describe, expect, test } from 'vitest'
import {
  isComplete,
  isWebUrl,
  nextMoment,
  onboardingChecks,
  salariesInOrder,
  tidySkills,
  withProtocol,
} from './rules.ts'

const complete = {
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

test.each([
  ['https://luz.example', true],
  ['http://luz.example/a?b#c', true],
  ['HTTPS://LUZ.EXAMPLE', true],
  ['luz.example', false],
  ['https://', false],
  ['https:///path', false],
  ['https://luz example', false],
  ['javascript:alert(1)', false],
  ['ftp://luz.example', false],
  [' https://luz.example', false],
])('%j is a web address: %s', (url, good) => {
  expect(isWebUrl(url)).toBe(good)
})

test.each([
  [' luz.example ', 'https://luz.example'],
  ['http://luz.example', 'http://luz.example'],
  ['', ''],
  ['  ', ''],
])('leaving the field with %j makes it %j', (typed, url) => {
  expect(withProtocol(typed)).toBe(url)
})

test('skills are trimmed, empty ones ignored and each kept once', () => {
  expect(tidySkills([' React ', '', 'react', 'Data   Analysis', '  ', 'REACT'])).toEqual(['React', 'Data Analysis'])
})

test.each([
  [500, 1000, true],
  [500, 500, true],
  [1000, 500, false],
  [null, 500, true],
  [1000, undefined, true],
])('a minimum of %s with a maximum of %s: %s', (min, max, good) => {
  expect(salariesInOrder(min, max)).toBe(good)
})

test.each([
  ['2026-11-21T04:00:00.000Z', null, '2026-11-21T04:00:00.000Z'],
  ['2026-11-21T04:00:00.001Z', '2026-11-21T04:00:00.000Z', '2026-11-21T04:00:00.001Z'],
  ['2026-11-21T04:00:00.000Z', '2026-11-21T04:00:00.000Z', '2026-11-21T04:00:00.001Z'],
  ['2026-11-21T03:59:00.000Z', '2026-11-21T04:00:00.000Z', '2026-11-21T04:00:00.001Z'],
])('a save at %s after one at %s is of %s', (now, before, moment) => {
  expect(nextMoment(new Date(now), before === null ? null : new Date(before)).toISOString()).toBe(moment)
})
