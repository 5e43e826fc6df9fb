import { expect, test } from 'vitest'
import { readInstructions } from '#features/cover-letters/instructions/rules.ts'
import { needsOf } from '../../letter-sources.ts'
import { writeTemplateLetter } from '../../template-letter.ts'
import type { Writer } from '../../writer.ts'

const ON = new Date('2026-11-22T04:00:00Z')
const base: Writer = {
  first_name: 'Luz',
  last_name: 'Reyes',
  title: 'Bookkeeper',
  about: null,
  location: 'Iloilo City',
  years_of_experience: '3-5',
  skills: ['Xero'],
  projects: [],
  resume_url: null,
  website: 'https://luz.example/work',
  linkedin: null,
  github: null,
  availability: 'custom',
  custom_availability: '15 days notice',
  salary_min: 900,
  salary_max: 1200,
  works: [
    { title: 'Clerk', employer: 'Palm Inn', from: '2017-01', to: '2019-02' },
    { title: 'Bookkeeper', employer: 'Sea Books', from: '2019-03', to: 'present' },
  ],
  places: [1, 1, 1, 0],
  results: [
    'Handle full books of 9 Australian clients in Xero',
    'Cleaned up 14 months of unreconciled transactions of a cafe in 5 weeks',
    'Cut the month-end close from 12 days to 4',
    'Entered 150 bills a month',
  ],
}
const letterTo = (description: string, writer = base, title = 'Bookkeeper'): string => {
  const needs = needsOf(readInstructions(description), { name: 'Luz Reyes', title, text: description })
  return writeTemplateLetter(writer, { title, employer: 'Marigold', tags: [], description }, needs, ON).content
}
const asked = (...items: string[]): string =>
  `Keep our books in Xero.\n\nTo apply, answer these questions:\n${items.map((one, at) => `${at + 1}. ${one}`).join('\n')}`
const answerTo = (item: string, writer = base): string =>
  /^1\. (.*)$/m.exec(letterTo(asked(item, 'Why do you want this?', 'What would you change first?'), writer))?.[1] ?? ''

test.each([
  ['How many client files do you handle right now?', /handle full books of 9 Australian clients/],
  ['Have you done a catch up before, how many months and how long did that take you?', /14 months .* in 5 weeks\.$/],
  ['A problem you fixed, with before/after days', /^At Sea Books, I cut the month-end close from 12 days to 4\.$/],
  ['Can you start on Monday?', /^My notice period is 15 days\.$/],
  ['Can you start with one small file?', /^\[Your answer: /],
  ['What would you not do for us (tax? payroll? calls?)', /^\[Your answer: What .*\(tax\? payroll\? calls\?\)\]$/],
  ['How do you deal with unreconciled transactions?', /cleaned up 14 months .*\[Your answer: How do you deal/],
  ['Where do you stand on SQL on a scale from 0 to 5?', /^\[Your answer: /],
  ['Where do you live and what time is it there at our 8am?', /^I am based in Iloilo City\. \[Your answer: what time/],
  ['Your approach to old books', /^\[Your answer: /],
  ['How many months of notice did you bill?', /^\[Your answer: /],
  ['How long have you been in your current role?', /^Since 2019 I have worked as a bookkeeper at Sea Books\.$/],
  ['When did you leave your last job?', /^Since 2019 I have worked as a bookkeeper/],
  ['What was your last position?', /bookkeeper at Sea Books/],
  ['Are you currently employed?', /^At the moment I work as a bookkeeper at Sea Books\.$/],
  ['Your numbers: client files now and bills per month', /^\[Your answer: /],
])('"%s" is answered by what was done of it', (item, answer) => {
  expect(answerTo(item)).toMatch(answer)
})

test('the years of a field by its initials, and the accounts beside them', () => {
  const writer = { ...base, title: 'Customer Service Representative' }
  expect(answerTo('Years of CS experience and which accounts', writer)).toMatch(/years of experience\. .*at Palm Inn/)
})

test('a letter opens with what no answer of a list tells', () => {
  const letter = letterTo(asked('How many client files do you handle right now?', 'Your notice period?', 'Why us?'))
  expect(letter.match(/full books of 9/g)).toHaveLength(1)
  expect(letter).not.toContain('As mentioned')
})

test('a computer is described, and sent only where a picture of it is wanted', () => {
  expect(letterTo(asked('Your computer specs', 'Why us?', 'Why now?'))).toContain('[Your answer: specifications of')
  expect(letterTo(asked('Screenshot of your computer specs', 'Why us?', 'Why now?'))).toContain('or "attached"]')
})

test('a price for all of it is the person’s to make', () => {
  const letter = letterTo('Fix our books. Budget is 200 for everything. Tell me your price.')
  expect(letter).toContain('an hour. [Your answer: your fixed price]')
})

test('choices of one question stay with it', () => {
  const letter = letterTo(
    'Keep our books. In the letter, tell us your rate and your preferred shift from: early (6-14 GMT), mid (10-18 GMT), late (14-22 GMT).',
  )
  expect(letter).toContain('early (6-14 GMT), mid (10-18 GMT), late (14-22 GMT)]')
})

test('that no experience is needed is no experience somebody lacks', () => {
  const letter = letterTo('Edit podcasts. No audio experience needed.', base, 'Podcast Editor')
  expect(letter).not.toContain('do not have audio experience')
})

test('who left every job says so', () => {
  const works = (base.works ?? []).map((work) => ({
    ...work,
    to: work.to === 'present' ? '2026-08' : (work.to ?? null),
  }))
  expect(answerTo('Are you currently employed?', { ...base, works })).toMatch(/^No\. I worked as a bookkeeper/)
  expect(answerTo('How long have you been in your current role?', { ...base, works })).toMatch(/^\[Your answer/)
})

test('several figures at once are told from the lines that have them', () => {
  const results = ['Screened 25 candidates a week', 'Retention of my hires was 93% in 2025', 'Wrote to suppliers']
  const writer = { ...base, title: 'Recruiter', results, places: [1, 1, 1] }
  expect(answerTo('Your metrics: screens per week, retention if you have it', writer)).toBe(
    'As mentioned, I screened 25 candidates a week. I also had a retention of 93% in 2025 among hires.',
  )
})

test.each([
  ['Are you a licensed teacher?', 'I am a Licensed Professional Teacher.', 'Yes, I am a licensed teacher.'],
  ['Are you an RN, a coder or neither?', 'Registered nurse for 3 years. I like charts.', 'I am a registered nurse.'],
  ['Are you a CPA?', 'I am not a CPA.', '[Your answer: Are you a CPA?]'],
  [
    'Which nationalities have you taught?',
    'I taught children from Japan and Korea.',
    'I taught children from Japan and Korea.',
  ],
  ['Dental experience? If none, say none.', 'I keep books.', 'Zero: I have not worked in dental yet.'],
])('"%s" of who wrote "%s" is "%s"', (item, about, answer) => {
  expect(answerTo(item, { ...base, about })).toBe(answer)
})

test.each([
  ['We spend $10k/mo spend on ads under your control. Tell us your monthly salary.', '$10,000'],
  ['We are paying them $2,500 a month to do it badly. Tell us your monthly salary.', '$2,500'],
  ['Our top recruiter averaged $1,650 a month. Tell us your monthly salary.', '$1,650'],
])('in "%s" nothing is the pay', (description, sum) => {
  expect(letterTo(description)).not.toContain(sum)
})

test('a recording among the projects is what is sent where one is asked for', () => {
  const projects = [{ title: 'Voice sample, mock call', url: 'https://voca.example/luz' }]
  expect(answerTo('A link to your voice recording', { ...base, projects })).toBe(
    'My recording: https://voca.example/luz',
  )
  const edits = [{ title: 'Video for a cafe', url: 'https://film.example/cafe' }]
  expect(answerTo('A link to your voice recording', { ...base, projects: edits })).toMatch(/^\[Your answer/)
})

test('the date somebody can start is told, and once', () => {
  const letter = letterTo('Keep our books.\n\nPlease state your complete address and date you can start.', {
    ...base,
    availability: 'immediately',
    custom_availability: null,
  })
  expect(letter.match(/start immediately|immediate start/g)).toHaveLength(1)
  expect(letter).not.toContain('date you can start')
})

test('who would like to be something is told by what they have been longest', () => {
  const works = [
    { title: 'English Teacher', employer: 'Sea School', from: '2018-05', to: '2025-10' },
    { title: 'Data Entry VA', employer: 'Fern', from: '2026-02', to: '2026-04' },
  ]
  expect(
    answerTo('A short introduction', { ...base, title: 'Aspiring General VA', works, results: [], places: [] }),
  ).toMatch(/^I am an English teacher/)
})
