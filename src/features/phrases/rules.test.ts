import { expect, test } from 'vitest'
import { numberIn, spellings } from './numbers/rules.ts'
import { TEAMS } from './people/rules.ts'
import { oneOf, phrase } from './rules.ts'
import { formsOf, pastsOf, PASTS } from './verbs/rules.ts'

test('a phrase is made of tables, pieces of a pattern and signs that stay as they are', () => {
  const pattern = phrase('iu')`^${['red', 'blues?']}\s${'(?:big|small)'} (\d{1,2})$`
  expect(pattern.source).toBe(String.raw`^(?:red|blues?)\s(?:big|small) (\d{1,2})$`)
  expect(pattern.exec('Blues small 12')?.[1]).toBe('12')
  expect(oneOf(['a'], ['b', 'c'])).toBe('(?:a|b|c)')
})

test.each([
  ['lead', 'lead leads led leading'],
  ['plan', 'plan plans planned planning'],
  ['supply', 'supply supplies supplied supplying'],
  ['coach', 'coach coaches coached coaching'],
  ['cut', 'cut cuts cutting'],
  ['manage', 'manage manages managed managing'],
  ['oversee', 'oversee oversees oversaw overseeing'],
])('%s is said as %s', (verb, forms) => {
  expect(formsOf(verb).join(' ')).toBe(forms)
})

test('every form of a verb of work leads to its past', () => {
  expect(pastsOf('write', 'reply')).toEqual(['wrote', 'replied'])
  expect(['leads', 'running', 'organise'].map((form) => PASTS.get(form))).toEqual(['led', 'ran', 'organised'])
})

test.each([
  ['twelve', 12, ['12', 'twelve']],
  ['30', 30, ['30']],
])('%s is %d', (word, value, both) => {
  expect(numberIn(word)).toBe(value)
  expect(spellings(value)).toEqual(both)
})

test('whom somebody leads is a team or more than one of a role, and no thing', () => {
  expect(TEAMS).toEqual(expect.arrayContaining(['teams?', 'cashiers', 'nurses']))
  for (const thing of ['leads', 'servers', 'models']) expect(TEAMS).not.toContain(thing)
})
