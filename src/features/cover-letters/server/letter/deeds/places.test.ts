import { expect, test } from 'vitest'
import { clause, placesOf } from './places.ts'

const works = [
  { title: 'Cashier', employer: 'Palm Goods Inc.', from: '2019', to: '2021' },
  { title: 'Store Manager', employer: null },
  { title: null, employer: 'Sea Bank' },
]
const results = [
  'Served 90 shoppers a day',
  'Ordering stocks for two stores',
  'Counted cash every evening',
  'Typed letters',
]
const at = placesOf({ results, works, places: [0, 1, 2] })

test.each([
  ['served 90 shoppers a day', 'at Palm Goods Inc., I served 90 shoppers a day'],
  // An employer that is hidden is named by nobody: the job stands for it.
  ['ordered stocks for two stores', 'as a store manager I ordered stocks for two stores'],
  ['counted cash every evening', 'I counted cash every evening'],
  ['typed letters', 'I typed letters'],
])('"%s" is told as "%s"', (deed, said) => {
  expect(clause(at(deed))).toBe(said)
})

test('the job can be named beside its employer; where no places are known, none is guessed', () => {
  expect(clause(at('served 90 shoppers a day'), 'full')).toBe(
    'as a cashier at Palm Goods Inc., I served 90 shoppers a day',
  )
  expect(placesOf({ results, works })('served 90 shoppers a day').work).toBeNull()
})

test('who stands for many clients is no place: one worked for them', () => {
  const many = [
    { title: 'Bookkeeper', employer: 'Various US small business', from: '2023', to: 'present' },
    { title: 'Editor', employer: 'Several agencies', from: '2020', to: '2021' },
  ]
  const told = placesOf({ results: ['Closed books of 3 shops', 'Cut 20 reels a month'], works: many, places: [0, 1] })
  expect(clause(told('closed books of 3 shops'))).toBe('for various US small businesses I closed books of 3 shops')
  expect(clause(told('closed books of 3 shops'), 'full')).toBe(
    'as a bookkeeper for various US small businesses, for whom I have worked since 2023, I closed books of 3 shops',
  )
  expect(clause(told('cut 20 reels a month'))).toBe('for several agencies I cut 20 reels a month')
})

test.each([
  ['Medical VA / Virtual Scribe', 'as a medical VA and virtual scribe at Elm'],
  ['Executive Assistant / Chief of Staff support', 'as an executive assistant at Elm'],
  ['AP/AR Accountant', 'as an AP/AR accountant at Elm'],
  ['Customer Service / Data Entry', 'in customer service / data entry at Elm'],
])('somebody whose job is named "%s" worked "%s"', (title, said) => {
  const told = placesOf({ results: ['Served 90 shoppers a day'], works: [{ title, employer: 'Elm' }], places: [0] })
  expect(clause(told('served 90 shoppers a day'), 'full')).toBe(`${said} I served 90 shoppers a day`)
})
