import { expect, test } from 'vitest'
import { NO_INSTRUCTIONS } from '../asked/instructions.ts'
import { writeTemplateLetter } from '../../template-letter.ts'
import type { Writer } from '../../writer.ts'

const ON = new Date('2026-11-22T04:00:00Z')
const assistant: Writer = {
  first_name: 'Ana',
  last_name: 'Cruz',
  title: 'Executive Virtual Assistant',
  about: null,
  location: 'Oton, Iloilo',
  years_of_experience: '5-10',
  skills: ['Asana'],
  projects: [],
  resume_url: null,
  website: null,
  linkedin: 'https://linkedin.example/in/ana',
  github: null,
  availability: null,
  custom_availability: null,
  works: [
    { title: 'Virtual Assistant', employer: 'Bright Coaching', from: '2019-07', to: '2022-08' },
    { title: 'Executive Assistant', employer: 'Kestrel', from: '2022-09', to: 'present' },
  ],
  results: [
    'Handled membership inquiries of students through email',
    "Manage the owner's calendar and two inboxes, around 150 emails a day, I draft the replies",
    'Books flights and hotels for four managers',
  ],
  places: [0, 1, 1],
}
const posting = {
  title: 'Executive Assistant',
  employer: 'Larkmoor Capital',
  tags: [],
  description: 'Own the calendar of our founder. Sort his inbox. Book travel.\nRead it all.\nThanks,\nGraham',
}
const letter = (more: Partial<typeof posting> = {}, person: Partial<Writer> = {}) =>
  writeTemplateLetter({ ...assistant, ...person }, { ...posting, ...more }, NO_INSTRUCTIONS, ON).content

test('what is of the first part of the job leads, in the present where it goes on, and other parts follow', () => {
  const [greeting, first] = letter().split('\n\n')
  expect(greeting).toBe('Hello Graham,')
  expect(first).toContain("I manage the owner's calendar and two inboxes, around 150 emails a day")
  expect(letter()).toMatch(/manage the owner's calendar[^]*I (?:also )?book flights and hotels for four managers/)
  expect(letter()).not.toContain('draft')
})

test('a number that is asked for and reached opens the letter, and the wish ends it', () => {
  const caller = { results: ['Made 150 cold calls a day to homeowners'], places: [1] }
  const said = letter({ title: 'Cold Caller', description: 'Cold calling. 120 dials a day.' }, caller)
  expect(said).toMatch(/\n\nYou ask for 120 dials a day\. At Kestrel, I made 150 cold calls a day to homeowners\./)
  expect(said).toMatch(/\bcold caller\b[^\n]*\n\nBest regards,\nAna Cruz\nLinkedIn: https:\S+$/)
})

test('where they live is told if the posting speaks of it, and no call is offered to who wants none', () => {
  expect(letter({ description: 'Own the calendar. Iloilo applicants preferred. No phone calls.' })).toMatch(
    /(?:I live|My home is) in Oton, Iloilo\./,
  )
  expect(letter({ description: 'Own the calendar. No phone calls, we are async.' })).not.toMatch(/\bcall\b/)
  expect(letter()).not.toContain('Oton')
})

const BEGINS = /\b(?:start by|begin by|first step would be|beginning would be)\b/
test('how to begin is said by who is new to the work of the title, and never by who does it already', () => {
  const dispatch = { title: 'Dispatcher', description: 'Dispatch 18 trucks. Call drivers. Update the tracker.' }
  const brief = { skills: [], results: ['Calls drivers who are late'], places: [1] }
  const did = {
    ...brief,
    title: 'Dispatcher',
    works: [{ title: 'Dispatch Coordinator', employer: 'Tern Trucking', from: '2022-11', to: 'present' }],
    places: [0],
  }
  expect(letter(dispatch, { ...brief, results: ['Filed forms for two managers'] })).toMatch(BEGINS)
  expect(letter(dispatch, did)).not.toMatch(BEGINS)
})

test('how to begin is not said of what is beside the work', () => {
  const reception = {
    title: 'Clinic Reception',
    description: 'You will greet families and keep the waitlist. Later you also chase unpaid invoices.',
  }
  expect(
    letter(reception, { title: 'Nurse', skills: [], works: [], results: ['Gave care to 4 patients'] }),
  ).not.toMatch(BEGINS)
})

test.each([
  ['Python Developer', 'Backend Developer', 'Build our API in Django. Write its tests.'],
  ['Graphic Designer', 'Social Media Designer', 'Design two posts a day.'],
])('a %s is of the trade of a %s, and nothing of it is new', (title, job, description) => {
  const text = letter(
    { title: job, description },
    { title, works: [], results: [], places: [], skills: ['Django', 'Canva'] },
  )
  expect(text).toContain(
    `I am a ${title.replace('Graphic Designer', 'graphic designer').replace(' Developer', ' developer')}`,
  )
  expect(text).not.toMatch(/would be new to me|no experience/)
})
