import { expect, test } from 'vitest'
import { withMonthsFirst } from './date-order.ts'

const read = (...texts: string[]) => withMonthsFirst(texts.map((text) => [{ text }])).map(([run]) => run?.text)

test('one date that can only begin with its day tells of all dates of the page', () => {
  expect(read('01/04/2020–Present', '15/09/2016 – 28/02/2020', '03/2013')).toEqual([
    '04/01/2020–Present',
    '15/09/2016 – 28/02/2020',
    '03/2013',
  ])
})

test('without such a date, or with one that begins with its month, nothing changes', () => {
  expect(read('01/04/2020', '03/05/2021')).toEqual(['01/04/2020', '03/05/2021'])
  expect(read('01/04/2020', '15/09/2016', '09/15/2016')).toEqual(['01/04/2020', '15/09/2016', '09/15/2016'])
})
