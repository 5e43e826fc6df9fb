import { expect, test } from 'vitest'
import { gathered } from './facts.ts'
import { toldOf } from './other-deeds.ts'
import type { Writer } from '../../writer.ts'

const clerk = {
  first_name: 'Luz',
  last_name: 'Reyes',
  title: 'Stock Clerk',
  about: null,
  skills: [],
  projects: [],
  works: [{ title: 'Stock Clerk', employer: 'Palm Depot', from: '2019-01', to: 'present' }],
  places: [0, 0, 0],
  results: [
    'Sorted returned orders and stock of 2 rooms',
    'Counted returned orders and stock of 3 rooms every week',
    'Chased couriers about late orders by e-mail',
  ],
} as unknown as Writer

test('for work that is writing to people, what was done with somebody is told before what was done with goods', () => {
  const description = 'You will answer emails about orders, returned orders and stock of 3 rooms.'
  const posting = { title: 'Email Support Agent', employer: 'Marigold', tags: [], description }
  const { more } = toldOf(gathered(clerk, posting, { code_words: [], questions: [] }))
  expect(more).toEqual(['chased couriers about late orders by e-mail'])
})
