import { expect, test } from 'vitest'
import { kindAsked, programsAsked } from './programs-asked.ts'
import type { Answers } from './known.ts'

const facts = (skills: string[], used: Record<string, string> = {}): Answers =>
  ({
    skills,
    used: (asked: string) => ({ text: used[asked] ?? '', dated: true }),
    evidence: [],
    named: () => [],
  }) as unknown as Answers
const all = [
  'Clio',
  'McLeod (basic)',
  'Samsara',
  'Asana',
  'SimplePractice',
  'Klaviyo',
  'AppFolio',
  'EZLynx',
  'ServiceTitan',
]

test.each([
  ['the case management systems you have used', 'The case management program I know is Clio.'],
  ['which tms and visibility tools have you used', 'The freight programs I know are McLeod (basic) and Samsara.'],
  ['which property management software do you know', 'The property management program I know is AppFolio.'],
  ['which e mail marketing platforms have you used', 'The email marketing program I know is Klaviyo.'],
  ['what field service software have you used', 'The scheduling program I know is ServiceTitan.'],
  ['the name of your project management software', 'The planning program I know is Asana.'],
])('%j is answered by programs of the kind', (asked, answer) => {
  expect(programsAsked(facts(all), asked)).toBe(answer)
})

test('where a program was used is told where that is asked, and the others behind it', () => {
  const used = { clio: 'I used Clio at Reyes Law from 2020 to 2022.' }
  expect(programsAsked(facts(['Clio', 'MyCase'], used), 'which case management software have you used')).toBe(
    'I used Clio at Reyes Law from 2020 to 2022. I also know MyCase.',
  )
  expect(programsAsked(facts(['Clio', 'MyCase'], used), 'which case management software do you know')).toBe(
    'The case management programs I know are Clio and MyCase.',
  )
})

test('who knows none of a kind is told so by its name, and not by programs of another', () => {
  expect(programsAsked(facts(['Notion']), 'the case management systems you have used')).toBe('')
  expect(kindAsked('the case management systems you have used')).toBe('a case management program')
})
