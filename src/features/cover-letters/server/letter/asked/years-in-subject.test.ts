import { expect, test } from 'vitest'
import { inSubject } from './subjects.ts'
import type { Writer } from '../../writer.ts'

const writer: Writer = {
  first_name: 'Ana',
  last_name: 'Reyes',
  title: 'Amazon PPC specialist',
  about: null,
  location: null,
  years_of_experience: null,
  skills: [],
  projects: [],
  resume_url: null,
  website: null,
  linkedin: null,
  github: null,
  availability: null,
  custom_availability: null,
  works: [{ title: 'PPC specialist', employer: 'Palm Ads', from: '2019-01', to: '2025-12' }],
  results: [],
  today: '2026-01-10',
}

test('years stand in a subject in figures, and only those of work the profile names', () => {
  const blank = inSubject(writer)
  expect(blank('your years on Amazon')).toMatch(/^\d+ years$/)
  expect(blank('your years of experience')).toMatch(/^\d+ years$/)
  expect(blank('your years in plumbing')).toBe('')
})
