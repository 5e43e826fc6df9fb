import { describe, expect, test } from 'vitest'
import { readPosting, readProfile } from './reading.ts'

const text = {
  title: 'Bookkeeper',
  description: '',
  salary: null,
  location: null,
  source: 'olj',
  min_id_proof: null,
  hours_per_week: null,
  tags: [],
  job_types: [],
  monthly_usd_max: null,
} as const
const read = (description: string, more = {}) => readPosting({ ...text, description, ...more })
const profile = {
  title: '',
  skills: [],
  years_of_experience: null,
  experience: [],
  location: '',
  open_to_remote: true,
  job_types: [],
  salary_min: null,
  id_proof: null,
  updated_at: new Date('2026-11-24T00:00:00Z'),
} as const

describe('what a posting asks', () => {
  test.each([
    ['Data Entry', 'No experience needed, we train you.', 'No experience needed'],
    ['VA for realtor', 'kahit newbie ok lang', 'kahit newbie'],
    ['Encoder', 'Students and fresh grads welcome.', 'Students and fresh grads welcome'],
    ['Data Entry', 'Newbies are welcome, 6 months experience preferred', null],
    ['Data Entry', 'Experience needed.', null],
    ['Structural Engineer', 'Fresh grads welcome.', null],
  ])('%s: “%s” is open to beginners by the words %j', (title, description, words) => {
    expect(read(description, { title }).beginners?.words ?? null).toBe(words)
  })

  test.each([
    ['3+ years of experience', 3],
    ['at least 2 years in a similar role', 2],
    ['2-3 yrs experience with Xero', 2],
    ['one of 4 offices, 10 years old', null],
    ['1 year of this and 5 years of that', 5],
    ['6 months experience in BPO', 0.5],
    ['we are 25 years in business', null],
    ['no experience needed', null],
  ])('years in "%s": %s', (words, years) => {
    expect(read(words).least_years?.value ?? null).toBe(years)
  })

  test.each([
    ['Must be fluent in Spanish', ['spanish']],
    ['French speaking customer support', ['french']],
    ['We are based in a Spanish town', []],
    ['Bilingual English/Japanese agent', ['japanese']],
    ['Learn Korean with us', []],
  ])('languages in "%s": %j', (words, names) => {
    expect(read(words).languages.map(({ value }) => value)).toEqual(names)
  })

  test('skills by their own names, each once, and less for what everybody asks', () => {
    const { skills } = read('Xero, QBO and MS Excel. Going forward you go to market with us.', { tags: ['Xero'] })
    expect(skills.map(({ value, weight }) => [value, weight])).toEqual([
      ['Xero', 1],
      ['QuickBooks', 1],
      ['Microsoft Excel', 0.5],
    ])
  })

  test('years by a title that means no beginner, where the text says none', () => {
    expect(read('', { title: 'Senior Accountant' }).least_years).toEqual({ value: 3, words: 'Senior' })
    expect(read('5 years', { title: 'Senior Accountant' }).least_years?.value).toBe(5)
    expect(read('', { title: 'Lead Researcher' }).least_years).toBeNull()
  })

  test('an office only where it is said and named', () => {
    const makati = { location: 'Makati (Hybrid)' }
    expect(read('', makati).on_site?.value).toBe('Makati (Hybrid)')
    expect(read('Remote.', { location: 'Philippines' }).on_site).toBeNull()
  })
})

describe('what a person has', () => {
  test('skills by the list’s names, with the line they come from; unlisted ones as they are', () => {
    const { skills } = readProfile({ ...profile, skills: ['QBO', 'Skip tracing', 'Basket weaving'] })
    expect(skills).toEqual([
      { value: 'QuickBooks', words: 'QBO' },
      { value: 'Skip Tracing', words: 'Skip tracing' },
      { value: 'Basket weaving', words: 'Basket weaving' },
    ])
  })

  test('kinds of work from the title, and less from earlier jobs', () => {
    const { families } = readProfile({
      ...profile,
      title: 'Executive Assistant',
      experience: [{ title: 'Call Center Agent' }],
    })
    expect(families.map(({ value, counts }) => [value, counts])).toEqual([
      ['executive assistant', 1],
      ['phone support', 0.75],
    ])
  })

  test('skills in people’s own words, also where they stand in a title', () => {
    const { skills } = readProfile({
      ...profile,
      title: 'Cold caller',
      skills: ['AE', 'inbox & calendar mgmt', 'sales nav'],
    })
    expect(skills.map(({ value }) => value)).toEqual([
      'Adobe After Effects',
      'Calendar Management',
      'LinkedIn Sales Navigator',
      'Cold Calling',
    ])
  })

  test('years chosen, else those of the dates', () => {
    const experience = [{ title: 'CSR', from: '2020-01', to: '2024-01' }]
    expect(readProfile({ ...profile, experience }).years?.value).toEqual({ from: 4, to: 4 })
    expect(readProfile({ ...profile, experience, years_of_experience: '1-3' }).years?.value).toEqual({ from: 1, to: 3 })
  })

  test('an empty profile is nobody’s', () => {
    for (const updated_at of [profile.updated_at, null]) {
      const nobody = readProfile({ ...profile, updated_at })
      expect(nobody).toMatchObject({ skills: [], families: [], years: null, pay_floor: null })
    }
  })
})
