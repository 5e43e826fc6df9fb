import { expect, test } from 'vitest'
import { NO_INSTRUCTIONS } from '../asked/instructions.ts'
import { ownSentences } from './own-sentences.ts'
import { writeTemplateLetter } from '../../template-letter.ts'
import type { Addressee, Writer } from '../../writer.ts'

const about =
  'Hotel people for six years. I once set up the Cloudbeds system of a new inn by myself, with its channel manager. I want to leave the night shift. I have two kids and a quiet room. I am a hard-working person who loves hotels. My guests know me by name and write to me years after.'
const writer: Writer = {
  first_name: 'Luz',
  last_name: 'Reyes',
  title: 'Hotel Receptionist',
  about,
  location: 'Iloilo City',
  years_of_experience: '5-10',
  skills: ['Opera', 'Reservations', 'Front Desk', 'Upselling'],
  projects: [],
  resume_url: null,
  website: null,
  linkedin: null,
  github: null,
  availability: 'immediately',
  custom_availability: null,
  works: [{ title: 'Hotel Receptionist', employer: 'Sea View', from: '2019-03', to: 'present' }],
  places: [0, 0],
  results: ['Checked in 60 guests a day', 'Answered room reservations by phone and email'],
}
const posting: Addressee = {
  title: 'Remote Hotel Receptionist',
  employer: 'Bay Inn',
  tags: ['Front Desk'],
  description:
    'You answer reservations of our guests. We run Cloudbeds with a channel manager and need it kept in order.',
}
const letter = (who: Partial<Writer>, to: Partial<Addressee> = {}): string =>
  writeTemplateLetter({ ...writer, ...who }, { ...posting, ...to }, NO_INSTRUCTIONS, new Date('2026-11-22T04:00:00Z'))
    .content

test('whole sentences in the first person stand as they are; wishes, home and empty praise do not', () => {
  expect(ownSentences(about)).toEqual([
    'I once set up the Cloudbeds system of a new inn by myself, with its channel manager.',
    'My guests know me by name and write to me years after.',
  ])
  expect(ownSentences(null)).toEqual([])
})

test('a letter has the sentence that shares most with the posting, once', () => {
  const content = letter({})
  expect(content.split('I once set up the Cloudbeds system of a new inn by myself')).toHaveLength(2)
  expect(content).not.toMatch(/I want to leave|two kids/)
})

test('in a letter that has enough to tell, what shares one word with the posting is left out', () => {
  const results = [
    ...(writer.results ?? []),
    'Trained 4 new receptionists on Opera, fire drills and the night audit of the house',
  ]
  const long =
    'Handled complaints of guests, lost luggage, early arrivals, airport transfers and the bills of 12 companies a week for the whole house and its two annexes'
  const more = { results: [...results, long], places: [0, 0, 0, 0], website: 'https://luz.example' }
  const asked =
    'You check in guests at our front desk, train receptionists and handle complaints. Start on Monday, 9am to 5pm Eastern.'
  expect(letter(more, { description: asked })).not.toContain('Cloudbeds')
})
