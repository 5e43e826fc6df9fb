import { expect, test } from 'vitest'
import { readInstructions } from '../../../instructions/rules.ts'
import { kindsTold } from '../answers/counts.ts'
import { needsOf } from '../../letter-sources.ts'
import { storyBegun } from '../answers/stories.ts'
import { writeTemplateLetter } from '../../template-letter.ts'
import type { Writer } from '../../writer.ts'

const driver = {
  first_name: 'Luz',
  last_name: 'Reyes',
  title: 'Dispatcher',
  about: null,
  location: 'Jaro, Iloilo',
  years_of_experience: '3-5',
  skills: ['Excel'],
  projects: [],
  resume_url: null,
  website: null,
  linkedin: null,
  github: null,
  availability: '2-weeks',
  custom_availability: null,
  works: [{ title: 'Dispatcher', employer: 'Palm Freight', from: '2019-03', to: 'present' }],
  places: [0],
  results: ['Dispatch of 14 vans (reefer, wing, flatbed) every night'],
} satisfies Writer
function letterTo(description: string): string {
  const posting = { title: 'Dispatcher', employer: 'Northern Vans', tags: [], description }
  const needs = needsOf(readInstructions(description), { name: 'Luz Reyes', title: posting.title, text: description })
  return writeTemplateLetter(driver, posting, needs, new Date('2026-11-22T04:00:00Z')).content
}

test('each item under "In the body:" is asked, whatever few of them read as questions', () => {
  const letter = letterTo(
    'We move vans.\n\nHOW TO APPLY\n\nIn the body:\n1. A link to something you wrote\n2. The worst night you ever had on a desk\n3. Your radio voice in one line\n4. Monthly salary you want',
  )
  expect(letter).toMatch(/^2\. \[Your answer: The worst night you ever had/m)
  expect(letter).toMatch(/^3\. \[Your answer: Your radio voice/m)
  expect(letter).toMatch(/^4\. /m)
})

test('work that a line names by its noun answers how many, and in brackets what kind', () => {
  const letter = letterTo(
    'We move vans.\n\nTell me how many vans have you run at one time, what kind, what is your favourite road, and what is your worst habit.',
  )
  expect(letter).toContain('14 vans (reefer, wing and flatbed)')
  expect(letter).not.toMatch(/\[Your answer: (?:how many vans|what kind)/)
})

test('kinds are told only by a number that has them', () => {
  expect(kindsTold('what kind', 'I dispatch 14 vans (reefer, closed).')).toBe(true)
  expect(kindsTold('what kind', 'I dispatch 14 vans.')).toBe(false)
  expect(kindsTold('what kind', '[Your answer: how many vans (of 3, or 4)]')).toBe(false)
  expect(kindsTold('what kind of person are you', 'I dispatch 14 vans (reefer, closed).')).toBe(false)
})

test('a slow page says nothing of a slow line', () => {
  const told = [{ deed: 'fixed a slow report', said: 'At Palm, I fixed a slow report' }]
  expect(storyBegun('How slow is your internet?', told)).toBe('')
  expect(storyBegun('Something slow you made fast', told)).not.toBe('')
})
