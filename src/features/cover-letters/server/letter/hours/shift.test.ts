import { expect, test } from 'vitest'
import { timesOf } from './times.ts'
import type { Writer } from '../../writer.ts'

const nobody: Writer = {
  first_name: 'Luz',
  last_name: 'Reyes',
  title: 'Clerk',
  about: null,
  location: null,
  years_of_experience: null,
  skills: null,
  projects: [],
  resume_url: null,
  website: null,
  linkedin: null,
  github: null,
  availability: null,
  custom_availability: null,
}
const custom = (own: string) => ({ availability: 'custom', custom_availability: own })
const free = { availability: 'immediately', job_types: ['full-time'] }
const said = (description: string, writer: Partial<Writer> = {}, replies = '', on = '2026-11-22') =>
  timesOf(
    { ...nobody, ...writer },
    { title: 'Clerk', description, employer: 'Palm', tags: [] },
    replies,
    'seed',
    new Date(`${on}T04:00:00Z`),
  )

const EASTERN = 'You work 8:30am to 5:30pm Eastern.'
const NOVEMBER = 'Your 8:30am to 5:30pm Eastern time is currently 9:30pm to 6:30am in Manila.'

test.each<[string, Partial<Writer>, string]>([
  [EASTERN, {}, `${NOVEMBER} [Your answer: can you work 9:30pm to 6:30am in Manila, at night?]`],
  [EASTERN, { about: 'Graveyard is no problem.' }, `${NOVEMBER} Night shifts are no problem for me.`],
  [EASTERN, { results: ['Took calls on the night shift'] }, `${NOVEMBER} Night shifts are not new to me.`],
  [
    EASTERN,
    { about: 'I cannot work at night.' },
    `${NOVEMBER} I cannot work at night, so I would like to ask if there is any flexibility.`,
  ],
  [
    EASTERN,
    custom('6pm to 12mn'),
    `${NOVEMBER} Of these hours I can offer 9:30pm to midnight, as I am available 6pm to midnight. Is there any flexibility?`,
  ],
  // Where an evening ends is nothing they said.
  [EASTERN, custom('evenings'), 'outside my current hours'],
  ['Graveyard.', { about: 'Graveyard is no problem.' }, 'Night shifts are no problem for me.'],
  ['Full time, night shift Manila time.', {}, '[Your answer: can you work night shifts?]'],
  ['No night shifts, promise.', {}, ''],
  ['Pacific office hours.', {}, 'Your Pacific time office hours are night hours in Manila.'],
  [
    '25-30 hours a week.',
    custom('40 hours a week, can do US morning until 12 midnight Manila'),
    'You ask for 25 to 30 hours a week.',
  ],
  ['25-30 hours a week.', custom('20 hours a week'), 'You ask for 25 to 30 hours a week; '],
  ['9am to 11am UK.', {}, 'Your 9am to 11am UK time is currently 5pm to 7pm in Manila, which is early evening here.'],
  ['You work UK mornings.', {}, 'Your UK mornings are daytime hours in Manila.'],
])('"%s" and %j: "%s"', (description, writer, text) => {
  expect(text === '' ? said(description, writer) : said(description, writer).includes(text)).toBe(
    text === '' ? '' : true,
  )
})

test('the hours are those of the day of writing', () => {
  expect(said(EASTERN, {}, '', '2026-07-06')).toContain('is currently 8:30pm to 5:30am in Manila')
  expect(said('You work 9am to 5pm Arizona time.')).toContain('is midnight to 8am in Manila')
})

test("early hours in Manila's own time are taken by who is free, and asked of who is not known to be", () => {
  const early = 'Day shift, 5:30am to 2:30pm PH time.'
  expect(said(early, free)).toBe('I can start immediately. I can work 5:30am to 2:30pm Manila time.')
  expect(said(early, { ...free, job_types: [] })).toContain('[Your answer: can you work 5:30am to 2:30pm in Manila?]')
  expect(said('Day shift, 8am to 5pm PH time.')).toBe('')
})

test('notice is told beside the hours, and what can be done before it is over is no answer for later', () => {
  const dan = custom('30 days notice, but can start part time on evenings')
  const start = 'My notice period is 30 days, but I can start part time in the evenings.'
  expect(said('Work 8pm-12mn Manila.', dan)).toBe(
    `${start} Your hours are 8pm to midnight in Manila. That would suit me from the beginning.`,
  )
  expect(said(EASTERN, dan)).toBe(
    `${start} ${NOVEMBER} [Your answer: can you work 9:30pm to 6:30am in Manila, at night?]`,
  )
})

test('a call is noted with its hour in Manila, asked about at night, and said to be outside their hours', () => {
  const call = 'Whenever you like, but for one call on Wednesday at 8am ET.'
  expect(said(call)).toBe('Your 8am Eastern time call (currently 9pm in Manila) is noted.')
  expect(said(call, custom('mornings'))).toContain('This is outside my usual hours; could it be moved?')
  expect(said(call, custom('after 6pm'))).toContain('is currently 9pm in Manila. That is no problem for me.')
  expect(said('A weekly call, Mondays noon Central.')).toContain('[Your answer: can you join it at 2am in Manila?]')
})

test('days of the weekend are answered by what the person says of them, once', () => {
  const saturdays = 'Tues-Sat, you choose when.'
  expect(said(saturdays)).toBe('[Your answer: can you work on Saturdays?]')
  expect(said(saturdays, { about: 'Weekends are fine with me.' })).toBe('Saturdays are fine with me, too.')
  expect(said(saturdays, { about: 'I rest on weekends.' })).toContain('I do not work on Saturdays, so')
  expect(said(saturdays, {}, '[Your answer: can you work Saturdays]')).toBe('')
})

test('who once worked on weekends is asked whether they can, as it does not follow', () => {
  const did = { ...nobody, results: ['Tutored four pupils on Saturdays'] }
  const wanted = { title: 'Clerk', employer: 'Palm', tags: [], description: 'Onsite, Mon-Sat.' }
  expect(timesOf(did, wanted, '', 'seed', new Date('2026-11-22T04:00:00Z'))).toContain(
    '[Your answer: can you work on Saturdays?]',
  )
})
