import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type JobseekerProfile, profileBody } from '../contract.ts'
import {
  bodyOf,
  draftOf,
  hasSavedValues,
  isSaved,
  needsOf,
  onboardingSchema,
  type OnboardingValues,
  valuesOf,
} from './onboarding-values.ts'
import { wantsOnboarding } from './wants-onboarding.ts'

const WHOLE: OnboardingValues = {
  title: 'Virtual Assistant',
  years_of_experience: '3-5',
  location: 'Iloilo',
  work_options: ['remote'],
  skills: ['Shopify'],
  job_types: ['full-time'],
}
const EMPTY: OnboardingValues = {
  title: ' ',
  years_of_experience: '',
  location: '',
  work_options: [],
  skills: [],
  job_types: [],
}
const STORED: JobseekerProfile = {
  title: 'Virtual Assistant',
  about: '',
  location: 'Iloilo',
  years_of_experience: '3-5',
  open_to_remote: true,
  willing_to_relocate: false,
  website: '',
  linkedin: '',
  github: '',
  resume: null,
  resume_url: '',
  skills: ['Shopify'],
  projects: [],
  education: [],
  experience: [],
  job_preferences: {
    job_types: ['full-time'],
    salary_min: null,
    salary_max: null,
    work_arrangement: 'flexible',
    availability: 'immediately',
    custom_availability: '',
  },
  hide_onboarding_prompt: false,
  onboarding_completed: false,
  updated_at: null,
}

const sentences = (values: OnboardingValues, hasResume: boolean) => {
  const { error } = z.safeParse(onboardingSchema(hasResume), values)
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))
}

describe('the profile form', () => {
  it('says every sentence of spec 2 §5 at once, under its field', () => {
    expect(sentences(EMPTY, false)).toEqual({
      title: 'Professional title is required',
      years_of_experience: 'Years of experience is required',
      location: 'Location is required',
      work_options: 'Please select at least one work option',
      resume: 'Please upload a resume file',
      skills: 'At least one skill is required',
      job_types: 'Please select at least one job type',
    })
  })

  it('is content with a whole profile and misses only its resume', () => {
    expect(sentences(WHOLE, true)).toEqual({})
    expect(sentences(WHOLE, false)).toEqual({ resume: 'Please upload a resume file' })
  })

  it.each([
    ['whole', WHOLE],
    ['with gaps', EMPTY],
  ])('sends a body the server takes: %s', (_name, values) => {
    expect(z.safeParse(profileBody, bodyOf(values)).success).toBe(true)
  })

  it('fills in what is stored and knows when nothing is left to save', () => {
    expect(valuesOf(STORED)).toEqual(WHOLE)
    expect(isSaved(WHOLE, STORED)).toBe(true)
    expect(isSaved({ ...WHOLE, title: 'Virtual Assistant ' }, STORED)).toBe(true)
    expect(isSaved({ ...WHOLE, title: 'Bookkeeper' }, STORED)).toBe(false)
    expect(isSaved({ ...WHOLE, work_options: ['remote', 'relocate'] }, STORED)).toBe(false)
  })

  it('tells a saved profile from one that only holds a choice about the prompt', () => {
    const none = { ...STORED, title: '', location: '', years_of_experience: null, open_to_remote: false, skills: [] }
    const bare = {
      ...none,
      job_preferences: { ...STORED.job_preferences, job_types: [] },
      hide_onboarding_prompt: true,
    }
    expect(hasSavedValues(bare)).toBe(false)
    expect(hasSavedValues({ ...bare, open_to_remote: true })).toBe(true)
  })

  it('takes a kept draft back, and nothing that only looks like one', () => {
    expect(draftOf(JSON.parse(JSON.stringify(WHOLE)))).toEqual(WHOLE)
    for (const bad of [null, undefined, 7, {}, { ...WHOLE, skills: 'Shopify' }, { ...WHOLE, job_types: ['king'] }]) {
      expect(draftOf(bad)).toBeNull()
    }
  })

  it('lists what applying still needs', () => {
    const open = (values: OnboardingValues, hasResume: boolean, connected: boolean) =>
      needsOf(values, { hasResume, connected }).flatMap(({ anchor, done }) => (done ? [] : [anchor]))
    expect(open(EMPTY, false, false)).toEqual(['basic', 'resume', 'skills', 'job-types', 'board'])
    expect(open(WHOLE, true, false)).toEqual(['board'])
    expect(open({ ...WHOLE, work_options: [] }, true, true)).toEqual(['basic'])
    expect(open(WHOLE, true, true)).toEqual([])
  })
})

describe('who is asked to finish', () => {
  const seeker = {
    account_type: 'jobseeker',
    is_superuser: false,
    onboarding_completed: false,
    hide_onboarding_prompt: false,
  }
  it('asks job seekers who are not done and did not say no', () => {
    expect(wantsOnboarding(seeker)).toBe(true)
    expect(wantsOnboarding(null)).toBe(false)
    expect(wantsOnboarding({ ...seeker, onboarding_completed: true })).toBe(false)
    expect(wantsOnboarding({ ...seeker, hide_onboarding_prompt: true })).toBe(false)
    expect(wantsOnboarding({ ...seeker, account_type: 'admin' })).toBe(false)
    expect(wantsOnboarding({ ...seeker, is_superuser: true })).toBe(false)
  })
})
