import { describe, expect, test } from 'vitest'
import { fitOf, wantedIn } from './fit.ts'
import { NO_INSTRUCTIONS } from '../asked/instructions.ts'
import { writeTemplateLetter } from '../../template-letter.ts'
import type { Writer } from '../../writer.ts'

const posting = (title: string, description: string) => ({ title, description, employer: 'Palm', tags: [] })
const best = (to: ReturnType<typeof posting>, deeds: string[]) => {
  const wanted = wantedIn(to)
  return deeds.toSorted((a, b) => fitOf(b, wanted).score - fitOf(a, wanted).score)[0]
}

describe('what a line shares with the work of a posting', () => {
  test.each([
    [
      posting('Bookkeeper', 'Weekly bank recs and a short client report every Friday.'),
      ['posted 40 products', 'prepared weekly reports for 12 clients'],
      'prepared weekly reports for 12 clients',
    ],
    [
      posting('Shop Assistant', 'Reply to messages and keep the sheet of late parcels.'),
      ['supervised 35 workers', 'followed up lost parcels with couriers'],
      'followed up lost parcels with couriers',
    ],
    [
      posting('ESL Teacher', 'Lessons for adults, with written feedback.'),
      ['won two volleyball finals', 'graded 160 essays'],
      'graded 160 essays',
    ],
    [
      posting('Project Coordinator', 'Order samples from suppliers.'),
      ['poured 1,200 cubic meters of concrete', 'ordered materials from suppliers'],
      'ordered materials from suppliers',
    ],
  ])('%j is told by the fitting one of %j', (to, deeds, told) => {
    expect(best(to, deeds)).toBe(told)
    expect(best(to, deeds.toReversed())).toBe(told)
  })
  test('is named by what weighs most, and the title weighs more than the rest', () => {
    const wanted = wantedIn(posting('Cold Caller', 'Check lists.'))
    expect(fitOf('made 150 calls a day and checked lists of names', wanted).names).toEqual([
      'talking to people on the phone',
      'checking details',
    ])
  })
  test('is nothing where a posting only asks it of the letter', () => {
    const wanted = wantedIn(posting('Bookkeeper', 'Send a voice recording of a phone call. Why do you like chats?'))
    expect(fitOf('took 50 calls and 40 chats a day', wanted).score).toBe(0)
  })
  test('counts words of the posting, a few at most', () => {
    const wanted = wantedIn(posting('Florist', 'Roses.'))
    const [one, many] = [1, 20].map((words) => fitOf('cut roses', wanted, words).score)
    expect(one).toBeGreaterThan(0)
    expect(many).toBeLessThan(5 * (one ?? 0))
  })
})

const teacher: Writer = {
  first_name: 'Luz',
  last_name: 'Reyes',
  title: 'Teacher',
  about: null,
  location: 'Iloilo',
  years_of_experience: '3-5',
  skills: null,
  projects: [],
  resume_url: null,
  website: null,
  linkedin: null,
  github: null,
  availability: 'immediately',
  custom_availability: null,
  works: [{ title: 'Teacher', employer: 'Palm School' }],
}
const letter = (results: string[], to: ReturnType<typeof posting>) =>
  writeTemplateLetter({ ...teacher, results, places: results.map(() => 0) }, to, NO_INSTRUCTIONS, new Date(0)).content

test('somebody of the trade tells what shows another side of the job before what has nothing of it', () => {
  const results = [
    'Coached the volleyball team to two regional finals',
    'Taught English to 40 students',
    'Gave written feedback on 160 essays a month',
    'Encoded attendance in the school system',
  ]
  const said = letter(
    results,
    posting('ESL Teacher', 'Teach lessons, give written feedback, keep the attendance sheet.'),
  )
  expect(said).toMatch(/taught English[^]*gave written feedback/)
  expect(said).not.toMatch(/volleyball[^]*gave written feedback/)
})

test('somebody of another trade tells a deed behind what it has in common with the job, and none where there is nothing', () => {
  const to = posting('Collections Representative', 'Call members who are past due and set up payment plans.')
  const said = letter(['Organized the school fair', 'Reminded parents of unpaid fees'], to)
  expect(said).toMatch(/reminded parents of unpaid fees/)
  const away = letter(
    ['Organized the school fair for 900 visitors', 'Sang in the choir of the town for many years'],
    posting(
      'Payroll Officer',
      'Run weekly payroll in Xero for 300 carers. 9am to 5pm Eastern time. You must have a headset.',
    ),
  )
  expect(away).toMatch(/^Hello Palm team,\n\n[^\n]*\ba teacher\b/)
  expect(away).not.toMatch(/school fair|choir/)
})
