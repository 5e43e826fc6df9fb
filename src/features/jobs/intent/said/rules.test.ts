import { expect, it } from 'vitest'
import { saidFilters } from './rules.ts'

const said = (description: string, some: { title?: string; location?: string; monthly_php_max?: number } = {}) =>
  saidFilters({ title: 'Agent', description, location: null, monthly_php_max: null, ...some })

it.each([
  ['No prior experience needed, we train you.', ['~x:none']],
  ['Open to fresh graduates and newbies!', ['~x:none']],
  ['Kahit walang experience, apply na.', ['~x:none']],
  ['Sorry, no newbies please.', []],
  ['5 years of calling experience.', []],
  ['This is a non-voice account.', ['~v:none']],
  ['Chat and email support, no phone calls.', ['~v:none']],
  ['Chat support and inbound calls.', []],
  ['Graveyard shift, US hours.', ['~h:night']],
  ['Day shift, Australian time.', ['~h:day']],
  ['100% work from home.', ['~w:home']],
])('%s', (text, names) => expect(said(text)).toEqual(names))

it('the place by its words, and the step of the highest pay', () => {
  expect(said('', { location: 'Cebu City, Philippines', monthly_php_max: 43_500 })).toEqual([
    '~l:cebu',
    '~l:city',
    '~l:philippines',
    '~f:40',
  ])
  expect(said('', { monthly_php_max: 5_000_000 })).toEqual(['~f:200'])
})

it('a long text costs no more than its first part', () => {
  const before = performance.now()
  for (const part of ['no a ', 'non-', 'call ', 'chat and ']) said(part.repeat(40_000))
  expect(performance.now() - before).toBeLessThan(200)
})
