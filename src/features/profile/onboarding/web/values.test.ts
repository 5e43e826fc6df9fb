import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type JobseekerProfile, profileBody } from '../../contract.ts'
import { EMPTY_PROFILE } from '../../testing/profiles.ts'
import type { WizardValues } from '../rules.ts'
import { beginning } from './begin.ts'
import {
  asForm,
  bodyOf,
  draftOf,
  hasSavedValues,
  isSame,
  SAVED_STEPS,
  tidyLinks,
  unsavedPart,
  valuesOf,
  wholeBody,
} from './values.ts'

const STORED: JobseekerProfile = {
  ...EMPTY_PROFILE,
  title: 'Virtual Assistant',
  location: 'Iloilo',
  years_of_experience: '3-5',
  open_to_remote: true,
  skills: ['Shopify'],
  projects: [{ title: 'Shop', description: 'Sold mangoes', url: 'https://shop.example' }],
  job_preferences: { ...EMPTY_PROFILE.job_preferences, job_types: ['full-time'], salary_min: 500, salary_max: 900 },
  updated_at: '2026-11-22T00:00:00.000Z',
}
const VALUES = valuesOf(STORED)

describe('what is filled in and what is sent', () => {
  it('fills in what is stored, amounts as they are typed', () => {
    expect(VALUES).toMatchObject({ title: 'Virtual Assistant', salary_min: '500', availability: 'immediately' })
    expect(valuesOf(EMPTY_PROFILE)).toMatchObject({
      years_of_experience: '',
      salary_min: '',
      work_arrangement: 'flexible',
    })
  })

  it('sends each step under the names of the wire', () => {
    expect(bodyOf(1, { ...VALUES, title: ' Bookkeeper ' })).toMatchObject({
      title: 'Bookkeeper',
      years_of_experience: '3-5',
      location: 'Iloilo',
      open_to_remote: true,
      willing_to_relocate: false,
    })
    const education = [{ school: 'UP Visayas', degree: 'BS Accountancy', from: '2014', to: '2018' }]
    expect(bodyOf(2, { ...VALUES, resume_url: 'https://luz.example/cv ', education })).toEqual({
      resume_url: 'https://luz.example/cv',
      education,
      experience: [],
    })
    expect(bodyOf(3, { ...VALUES, skills: ['Excel', ' excel', 'SQL'] })).toEqual({ skills: ['Excel', 'SQL'] })
    expect(bodyOf(4, VALUES)).toEqual({ website: '', linkedin: '', github: '', projects: STORED.projects })
    expect(bodyOf(5, VALUES)).toEqual({
      jobPreferences: {
        types: ['full-time'],
        salaryMin: 500,
        salaryMax: 900,
        workArrangement: 'flexible',
        availability: 'immediately',
        customAvailability: '',
      },
    })
  })

  it('gives arrangement and availability their defaults', () => {
    const odd = { ...VALUES, work_arrangement: 'moon', availability: '' }
    expect(bodyOf(5, odd)).toMatchObject({
      jobPreferences: { workArrangement: 'flexible', availability: 'immediately' },
    })
  })

  it('travels as multipart: lists and objects as JSON, truth as words, the file beside', () => {
    const form = asForm(wholeBody(VALUES), new File(['x'], 'cv.pdf'))
    expect(form.get('open_to_remote')).toBe('true')
    expect(form.get('willing_to_relocate')).toBe('false')
    expect(form.get('skills')).toBe('["Shopify"]')
    expect(JSON.parse(form.get('projects') as string)).toEqual(STORED.projects)
    expect(JSON.parse(form.get('jobPreferences') as string)).toMatchObject({ types: ['full-time'], salaryMin: 500 })
    expect(form.get('resume')).toMatchObject({ name: 'cv.pdf' })
    expect(asForm({ title: '' }).has('resume')).toBe(false)
  })

  // Half-written things of a skipped step must not keep the rest from being saved.
  const HALF: WizardValues = {
    ...valuesOf(EMPTY_PROFILE),
    resume_url: 'luz',
    website: 'https://luz example',
    linkedin: 'ftp://x',
    projects: [
      { title: 'Only a title', description: ' ', url: '' },
      { title: 'Whole', description: 'Yes', url: 'nonsense' },
    ],
    salary_min: '900',
    salary_max: '500',
    availability: 'custom',
  }
  it.each([
    ['whole', VALUES],
    ['empty', valuesOf(EMPTY_PROFILE)],
    ['half-written', HALF],
    ['with amounts that are none', { ...VALUES, salary_min: '-1', salary_max: 'much' }],
  ])('is a body the server takes: %s', (_name, values) => {
    const form = asForm(wholeBody(values))
    const read = z.safeParse(profileBody, Object.fromEntries(form.entries()))
    expect(read.error?.issues ?? []).toEqual([])
  })
  it('leaves half-written things out and keeps the rest', () => {
    const { jobPreferences, ...rest } = wholeBody(HALF)
    expect(rest).not.toHaveProperty('resume_url')
    expect(rest).not.toHaveProperty('website')
    expect(rest).toMatchObject({ github: '', projects: [{ title: 'Whole', description: 'Yes', url: '' }] })
    expect(jobPreferences).toEqual({ types: [], workArrangement: 'flexible' })
  })

  it('adds https:// to links that lack it, and not to the online resume', () => {
    const bare = { ...VALUES, website: ' luz.example ', linkedin: 'http://x.example', github: '', resume_url: 'luz' }
    const projects = [{ title: 'a', description: 'b', url: 'shop.example' }]
    expect(tidyLinks({ ...bare, projects })).toMatchObject({
      website: 'https://luz.example',
      linkedin: 'http://x.example',
      github: '',
      resume_url: 'luz',
      projects: [{ url: 'https://shop.example' }],
    })
  })
})

describe('what is kept on this device', () => {
  it('is the steps the server does not have, whole', () => {
    expect(unsavedPart(VALUES, STORED)).toBeNull()
    expect(unsavedPart({ ...VALUES, title: 'Virtual Assistant ' }, STORED)).toBeNull()
    expect(unsavedPart({ ...VALUES, skills: ['Shopify', 'SQL'] }, STORED)).toEqual({ skills: ['Shopify', 'SQL'] })
    const moved = { ...VALUES, location: 'Cebu', salary_max: '1000' }
    expect(new Set(Object.keys(unsavedPart(moved, STORED) ?? {}))).toEqual(
      new Set([...Object.keys(bodyOf(1, VALUES)), ...Object.keys(STORED.job_preferences)]),
    )
    expect(SAVED_STEPS.filter((step) => !isSame(step, moved, VALUES))).toEqual([1, 5])
  })

  const DRAFT = {
    values: { title: 'Bookkeeper' },
    place: { step: 3, reached: 4, skipped: [1] },
    waiting: [1],
    file_name: 'cv.pdf',
  }
  it('comes back as it was, and nothing that only looks like it', () => {
    expect(draftOf(JSON.parse(JSON.stringify(DRAFT)))).toEqual(DRAFT)
    for (const bad of [null, 7, {}, { ...DRAFT, values: { skills: 'SQL' } }, { ...DRAFT, place: { step: 9 } }]) {
      expect(draftOf(bad)).toBeNull()
    }
  })

  it('lies over the profile', () => {
    const known = { profile: STORED, kept: null, draft: draftOf(DRAFT), connected: false, asked: null }
    const state = beginning(known)
    expect(state.values).toMatchObject({ title: 'Bookkeeper', location: 'Iloilo' })
    expect(state).toMatchObject({ place: { step: 3, reached: 4 }, waiting: [1], fileName: 'cv.pdf' })
  })
})

describe('where a visit begins', () => {
  const known = { profile: STORED, kept: null, draft: null, connected: false, asked: null }
  const kept = { step: 5 as const, reached: 5 as const, skipped: [] }
  it('is where the person was, on whatever device', () => {
    expect(beginning({ ...known, kept }).place).toEqual(kept)
    const draft = draftOf({ values: {}, place: { step: 2, reached: 2, skipped: [] }, waiting: [], file_name: null })
    expect(beginning({ ...known, kept, draft }).place.step).toBe(5)
    expect(beginning({ ...known, kept: { ...kept, step: 2, reached: 2 }, draft }).place.step).toBe(2)
  })
  it('is otherwise the first step that asks for something', () => {
    expect(beginning(known).place.step).toBe(2)
    expect(beginning({ ...known, profile: EMPTY_PROFILE }).place).toEqual({ step: 1, reached: 1, skipped: [] })
  })
  it('is the first step with something missing for who was sent here to complete the profile', () => {
    const led = { ...known, led: true }
    const resume = { id: 1, name: 'cv.pdf', bytes: 9, uploaded_at: '' }
    const fixed = { ...STORED, resume, open_to_remote: false }
    const last = { step: 6 as const, reached: 6 as const, skipped: [] }
    expect(beginning({ ...led, profile: fixed, kept: last }).place).toEqual({ ...last, step: 1 })
    expect(beginning({ ...led, profile: { ...STORED, resume }, kept: last }).place).toEqual(last)
    const jobless = { ...STORED, resume, projects: [], job_preferences: EMPTY_PROFILE.job_preferences }
    const second = { step: 2 as const, reached: 2 as const, skipped: [] }
    expect(beginning({ ...led, profile: jobless, kept: second }).place).toEqual({ step: 5, reached: 5, skipped: [4] })
    const typed = draftOf({ values: { open_to_remote: true }, place: last, waiting: [], file_name: null })
    expect(beginning({ ...led, profile: fixed, kept: last, draft: typed }).place.step).toBe(1)
    expect(beginning({ ...led, profile: fixed, kept: last, asked: 3 }).place.step).toBe(3)
  })
  it('is the step of the address, when it was open before', () => {
    expect(beginning({ ...known, kept, asked: 3 }).place).toMatchObject({ step: 3, reached: 5 })
    expect(beginning({ ...known, kept, asked: 6 }).place).toMatchObject({ step: 5, reached: 5 })
  })
})

it('tells a saved profile from one that only holds a choice about the prompt', () => {
  expect(hasSavedValues({ ...EMPTY_PROFILE, hide_onboarding_prompt: true, updated_at: STORED.updated_at })).toBe(false)
  expect(hasSavedValues({ ...EMPTY_PROFILE, open_to_remote: true })).toBe(true)
  expect(hasSavedValues({ ...EMPTY_PROFILE, resume: { id: 1, name: 'cv.pdf', bytes: 9, uploaded_at: '' } })).toBe(true)
  expect(hasSavedValues(STORED)).toBe(true)
})
