import { describe, expect, test } from 'vitest'
import type { JobseekerProfile } from '../contract.ts'
import { asTyped } from '../fields.ts'
import { EMPTY_PROFILE } from '../testing/profiles.ts'
import {
  bodyOf,
  changedSections,
  draftFrom,
  draftOf,
  PROFILE_SECTIONS,
  rebased,
  sectionOf,
  sentencesOf,
  tidied,
  updateOf,
  valuesOf,
} from './profile-values.ts'

const profile: JobseekerProfile = {
  ...EMPTY_PROFILE,
  title: 'Virtual Assistant',
  about: 'I answer.',
  location: 'Iloilo City',
  open_to_remote: true,
  skills: ['Excel'],
  projects: [{ title: 'Shop', description: 'Sold mangoes', url: '' }],
  job_preferences: { ...EMPTY_PROFILE.job_preferences, job_types: ['full-time'], salary_min: 500 },
  updated_at: '2026-11-21T04:00:00.000Z',
}

test('a salary stands in its field as it is written, whole or with two figures of cents', () => {
  expect(asTyped('salary_min', 900)).toBe('900')
  expect(asTyped('salary_max', 1200.5)).toBe('1200.50')
  expect(asTyped('salary_max', null)).toBe('')
})

describe('the copy', () => {
  test('sends back what it was made from, nothing more', () => {
    const { resume: _, hide_onboarding_prompt: _h, ...sent } = profile
    const { onboarding_completed: _o, updated_at: _u, usd_php_rate: _r, ...fields } = sent
    expect(bodyOf(valuesOf(profile))).toEqual({ ...fields, years_of_experience: '' })
  })

  test('is tidy before it goes: trimmed, whole addresses, each skill once, no empty project', () => {
    const values = {
      ...valuesOf(profile),
      title: ' VA ',
      website: ' luz.example ',
      github: 'http://git.example',
      skills: [' Excel', 'excel', ''],
      projects: [
        { title: '', description: ' ', url: '' },
        { title: ' Shop ', description: 'Sold', url: 'shop.example' },
      ],
      salary_min: ' 900 ',
      salary_max: 'much',
    }
    expect(bodyOf(values)).toMatchObject({
      title: 'VA',
      website: 'https://luz.example',
      github: 'http://git.example',
      skills: ['Excel'],
      projects: [{ title: 'Shop', description: 'Sold', url: 'https://shop.example' }],
      // What is no number goes as it is typed: the server says so.
      job_preferences: { salary_min: 900, salary_max: 'much' },
    })
    expect(tidied(tidied(values))).toEqual(tidied(values))
  })

  test('is saved with the moment it was made from, and with a history only when one was accepted', () => {
    const draft = draftFrom(profile)
    expect(updateOf(draft)).toMatchObject({ title: 'Virtual Assistant', updated_at: profile.updated_at })
    expect(updateOf(draft)).not.toHaveProperty('experience')
    const experience = [{ employer: 'Shop', title: 'Assistant', from: '2019-03', to: 'present' }]
    const sent = updateOf({ ...draft, values: { ...draft.values, experience } })
    expect(sent).toMatchObject({ experience })
    expect(sent).not.toHaveProperty('education')
  })

  test('is read back from where it was kept, and from nothing else', () => {
    const draft = draftFrom(profile)
    expect(draftOf(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
    for (const other of [null, 7, {}, { ...draft, values: { ...draft.values, skills: 'Excel' } }]) {
      expect(draftOf(other)).toBeNull()
    }
  })
})

test('a later version keeps what was left alone here and takes what was changed here', () => {
  const draft = draftFrom(profile)
  const mine = { ...draft, values: { ...draft.values, about: 'Mine', skills: ['Xero'] } }
  const latest = { ...profile, title: 'Theirs', skills: ['Canva'], updated_at: '2026-11-21T05:00:00.000Z' }
  const next = rebased(mine, latest)
  expect(next.values).toEqual({ ...valuesOf(latest), about: 'Mine', skills: ['Xero'] })
  expect([next.base, next.read_at]).toEqual([valuesOf(latest), latest.updated_at])
  expect(changedSections(draft.base, valuesOf(latest))).toEqual(['About', 'Skills'])
  expect(changedSections(mine.base, mine.values)).toEqual(['About', 'Skills'])
  expect(changedSections(draft.base, draft.base)).toEqual([])
})

test('every field of the copy has its place in one part of the page', () => {
  const fields = PROFILE_SECTIONS.flatMap((section): string[] => [...section.fields])
  expect(fields.toSorted()).toEqual(Object.keys(valuesOf(profile)).toSorted())
})

test.each([
  [['title'], 'about'],
  [['skills.3'], 'skills'],
  [['job_preferences.salary_min'], 'preferences'],
  [['projects.0.title'], 'projects'],
  [['job_preferences.salary_min', 'website'], 'contact'],
  [['resume_url'], 'resume'],
  [['years_of_experience'], 'experience'],
  [['updated_at'], undefined],
  [[], undefined],
])('refused %j opens %s', (fields, section) => {
  expect(sectionOf(fields)).toBe(section)
})

test('sentences come to the controls they belong to, one each', () => {
  const fields = {
    'job_preferences.salary_min': ['Minimum', 'second'],
    'skills.2': ['Long'],
    'skills.3': ['Longer'],
    'projects.0.title': ['Project title is required'],
    projects: ['Too many'],
    about: [],
  }
  expect(sentencesOf(fields)).toEqual({
    salary_min: 'Minimum',
    skills: 'Long',
    'projects.0.title': 'Project title is required',
    projects: 'Too many',
    about: '',
  })
})
