import { expect, test } from 'vitest'
import { caseAsked } from './cases-asked.ts'

const said = (deed: string, at = 'Palm Foods') => ({ deed, said: `At ${at}, I ${deed}` })
const evidence = [
  said('won 9 of 14 appeals of rejected claims'),
  said('brought newsletter sign-ups from 300 to 2,400 in 5 months'),
  said('brought spoilage from $9,000 to $2,500 a year'),
  said('took photos of menus', 'Palm Garden Hotel'),
  said('caught up 16 months of bookkeeping for a bakery'),
  said('answered e-mails of shop owners'),
]
const facts = (lack: object | null = null) => ({ evidence, missing: () => lack as never })

test.each([
  ['did you do appeals or disputes, how many you won', 'At Palm Foods, I won 9 of 14 appeals of rejected claims.'],
  [
    'have you grown a newsletter for anyone?',
    'At Palm Foods, I brought newsletter sign-ups from 300 to 2,400 in 5 months.',
  ],
  ['a spoilage or theft loss you prevented', 'At Palm Foods, I brought spoilage from $9,000 to $2,500 a year.'],
  [
    'a page you ran for a hotel or resort, and what happened to it',
    'At Palm Garden Hotel, I took photos of menus. [Your answer: what happened to it]',
  ],
  ['the messiest set of books you cleaned up', 'At Palm Foods, I caught up 16 months of bookkeeping for a bakery.'],
  ['a mistake you made with a newsletter', ''],
  ['why have you grown a newsletter', ''],
  ['have you trained horses for anyone?', ''],
  ['have you sold hotel menus?', ''],
  ['the most demanding owner of a shop you had', ''],
  ['the worst night you had in a bakery', ''],
  ['a newsletter you would never send', ''],
])('%j: %j', (question, answer) => {
  expect(caseAsked(question, facts())).toBe(answer)
})

test('of another trade half of a case is none, and a whole one is told', () => {
  expect(caseAsked('a page you ran for a hotel, and what happened to it', facts({}))).toBe('')
  expect(caseAsked('have you grown a newsletter for anyone?', facts({}))).toMatch(/^At Palm Foods, I brought/)
})
