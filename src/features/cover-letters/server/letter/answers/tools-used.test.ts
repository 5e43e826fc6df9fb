import { expect, test } from 'vitest'
import { spentOn, usedIn } from './tools-used.ts'

const results = ['Reconciled accounts in Xero', 'Answered tickets in Zendesk', 'Closed the books in Xero']
const first = { title: 'Bookkeeper', employer: 'Palm Corp.', from: '2019-02', to: '2023-03' }
const second = { title: 'Clerk', employer: 'Sea Bank', from: '2017', to: '2018' }
type Who = Required<Pick<Parameters<typeof usedIn>[1], 'works' | 'places'>>
const writer = (works: Who['works'], places: Who['places']) => ({ results, works, places })

test.each([
  [
    'How many years of Xero?',
    writer([first], [0, 0, 0]),
    'I used Xero at Palm Corp from 2019 to 2023, which is four years.',
  ],
  [
    'How long with Xero?',
    writer([first, second], [0, 0, 1]),
    'I used Xero at Palm Corp from 2019 to 2023 and at Sea Bank from 2017 to 2018.',
  ],
  ['How long with Xero?', writer([{ title: 'Clerk', employer: 'Sea Bank' }], [0, 0, 0]), 'I used Xero at Sea Bank.'],
  ['How long with Xero?', writer([first], [null, null, null]), ''],
  ['How long with HubSpot?', writer([first], [0, 0, 0]), ''],
  ['How long have you worked?', writer([first], [0, 0, 0]), ''],
])('"%s" is answered by the jobs whose lines name the program', (question, who, text) => {
  expect(usedIn(question, who).text).toBe(text)
})

test('only dates tell how long', () => {
  expect(usedIn('Xero?', writer([first], [0, 0, 0])).dated).toBe(true)
  expect(usedIn('Xero?', writer([{ title: 'Clerk', employer: 'Sea Bank' }], [0, 0, 0])).dated).toBe(false)
})

test('work under a name that is not theirs is told as such work', () => {
  const who = { ...writer([first], [0, 0, 0]), results: ['Designed 30 posters'], places: [0], skills: [] }
  expect(spentOn('How long have you worked in graphic design?', ['graphic', 'design'], who)).toBe(
    'I did such work at Palm Corp from 2019 to 2023, which is four years.',
  )
})

test('a program is found under the name people shorten it to', () => {
  const who = { ...writer([first], [0]), results: ['Wrote notes in Athena'] }
  expect(usedIn('How long with Athenahealth?', who).text).toBe(
    'I used Athenahealth at Palm Corp from 2019 to 2023, which is four years.',
  )
  expect(usedIn('How long with Athenahealth?', { ...who, results: ['Wrote notes for health'] }).text).toBe('')
})
