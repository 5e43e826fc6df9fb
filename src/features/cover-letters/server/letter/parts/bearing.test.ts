import { expect, test } from 'vitest'
import { NO_INSTRUCTIONS } from '../asked/instructions.ts'
import type { Writer } from '../../writer.ts'
import { bearingOf, WORTH_A_LINE } from './bearing.ts'
import { gathered } from './facts.ts'
import { ownDeeds } from './own-deeds.ts'

const writer: Writer = {
  first_name: 'Ana',
  last_name: 'Reyes',
  title: 'Bookkeeper',
  about: null,
  location: null,
  years_of_experience: null,
  skills: ['Xero'],
  projects: [],
  resume_url: null,
  website: null,
  linkedin: null,
  github: null,
  availability: null,
  custom_availability: null,
  works: [
    { title: 'Bookkeeper', employer: 'Palm Ledger', from: '2019-01', to: 'present' },
    { title: 'Office helper', employer: 'Kite', from: '2017-01', to: '2018-12' },
  ],
  results: [
    'Bought snacks for the office party',
    'Reconciled the bank accounts of 14 shops in Xero every week',
    'Ran payroll of 30 staff twice a month',
    'Decorated the lobby for Christmas',
  ],
  places: [1, 0, 0, 1],
}
const known = gathered(
  writer,
  {
    title: 'Bookkeeper (Xero)',
    employer: 'Fern Books',
    tags: [],
    description:
      'What you will do:\n- Reconcile bank accounts in Xero\n- Run payroll twice a month\n- Send statements to owners',
  },
  NO_INSTRUCTIONS,
)

test('what does one of the first duties bears most, and other work nothing worth a line', () => {
  const bearing = bearingOf(known)
  const [snacks, bank, payroll, lobby] = [
    'bought snacks for the office party',
    'reconciled the bank accounts of 14 shops in Xero every week',
    'ran payroll of 30 staff twice a month',
    'decorated the lobby for Christmas',
  ]
  expect(bearing(bank)).toBeGreaterThan(bearing(payroll))
  expect(bearing(payroll)).toBeGreaterThan(WORTH_A_LINE)
  for (const other of [snacks, lobby]) expect(bearing(other)).toBeLessThan(WORTH_A_LINE)
})

test('deeds are told in the order in which they bear on the posting', () => {
  const { best, more } = ownDeeds(known)
  expect(best?.deed).toBe('reconciled the bank accounts of 14 shops in Xero every week')
  expect(more).toEqual(['ran payroll of 30 staff twice a month'])
})
