import { expect, test } from 'vitest'
import { readResume } from './read-resume.ts'

const TEXT = `Luz Reyes
Bookkeeper
WORK EXPERIENCE
Bookkeeper, Mabini Trading Corp. Jan 2020 - Dec 2023
- Reconciled bank accounts of 12 clients and
closed the books every month
- Xero
- See https://luz.example for what I did there
SKILLS
- Bank reconciliation for small shops`

test('the points of past work are kept whole, links, single words and other sections are not', () => {
  expect(readResume(TEXT, '2026-11-22').results).toEqual([
    'Reconciled bank accounts of 12 clients and closed the books every month',
  ])
})
