import { expect, test } from 'vitest'
import { hiddenText } from './count-text.ts'
import { nameOf } from './texts.ts'

test('how many are left out, and what is hidden, in words', () => {
  expect([hiddenText(1), hiddenText(1200), hiddenText(10_001)]).toEqual([
    '1 job is left out because you hide it.',
    '1,200 jobs are left out because you hide them.',
    '10,000+ jobs are left out because you hide them.',
  ])
  expect(nameOf({ employer: { id: 1, name: 'Acme' }, word: null })).toBe('Acme')
  expect(nameOf({ employer: null, word: 'crypto' })).toBe('“crypto”')
})
