import { expect, test } from 'vitest'
import { DEFAULT_PRIVACY, mayContact, mayOpenProfile, presentEmployers, withoutNames } from './rules.ts'

test.each([
  ['public', [true, true, true]],
  ['limited', [true, true, false]],
  ['private', [true, false, false]],
] as const)('a %s profile is opened by the person, an employer they applied to, another one: %j', (visibility, may) => {
  const viewers = ['self', { employer: { appliedTo: true } }, { employer: { appliedTo: false } }] as const
  expect(viewers.map((viewer) => mayOpenProfile({ profile_visibility: visibility }, viewer))).toEqual(may)
})

test('who does not want to be contacted is only answered', () => {
  const unwilling = { allow_recruiter_contact: false }
  expect([mayContact(DEFAULT_PRIVACY, false), mayContact(unwilling, false), mayContact(unwilling, true)]).toEqual([
    true,
    false,
    true,
  ])
})

test('present employers are those without an end, the longest name first', () => {
  const history = [
    { employer: 'Dagat', to: 'present' },
    { employer: 'Dagat Trading Corp', to: '' },
    { employer: 'Bundok Inc', to: '2023-04' },
    { employer: null, to: null },
    { employer: ' Dagat ', to: null },
  ]
  expect(presentEmployers(history)).toEqual(['Dagat Trading Corp', 'Dagat'])
})

test('a text names them nowhere, and keeps words that only begin alike', () => {
  const text = 'At DAGAT TRADING CORP. (Dagat) I watched Dagatan; A+B (Co.) too.'
  expect(withoutNames(text, ['Dagat Trading Corp', 'A+B (Co.)', 'Dagat'])).toBe(
    'At my current employer. (my current employer) I watched Dagatan; my current employer too.',
  )
  expect(withoutNames(text, [])).toBe(text)
})
