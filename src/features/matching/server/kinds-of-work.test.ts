import { expect, test } from 'vitest'
import { nearFamilies, nearness } from './families.ts'
import { KINDS } from './kinds.ts'
import { kindsAsked, kindsHeld, kindsOfTitle } from './kinds-of-work.ts'
import { ASKED, NEIGHBOURS } from './neighbours.ts'

test('every neighbour is a kind, each pair told once, and none as near as the kind itself', () => {
  const names = new Set(KINDS.map(([name]) => name))
  const pairs = [...NEIGHBOURS, ...ASKED].flatMap(([one, others]) =>
    others.split(', ').map((entry) => [one, ...(/^(.+) ([\d.]+)$/.exec(entry)?.slice(1) ?? [])]),
  )
  expect(pairs.filter(([one = '', other = '']) => one === other || !names.has(one) || !names.has(other))).toEqual([])
  expect(pairs.filter(([, , near]) => !(Number(near) > 0 && Number(near) < 1))).toEqual([])
  const both = NEIGHBOURS.flatMap(([one, others]) =>
    others.split(', ').map((entry) => [one, entry.replace(/ [\d.]+$/, '')].toSorted().join('|')),
  )
  expect(both.filter((pair, place) => both.indexOf(pair) !== place)).toEqual([])
})

test.each([
  ['General VA / E-com', ['ecommerce 1', 'virtual assistant 1']],
  ['Appointment Setter for solar company (outbound)', ['appointment setting 1', 'cold calling 0.5']],
  ['Right hand to founder', ['executive assistant 1']],
  ['Customer Support (Shopify, non-voice)', ['customer support 1', 'ecommerce 0.85']],
  ['Tagasagot ng chat', ['customer support 1']],
  ['We are hiring, 9 AM to 5 PM', []],
  ['Team Lead, Java', ['backend 1', 'operations 1']],
  ['', []],
])('the title %j', (title, kinds) => {
  expect(
    kindsOfTitle(title)
      .map(({ name, counts }) => `${name} ${counts}`)
      .toSorted(),
  ).toEqual(kinds)
})

const skill = (value: string) => ({ value, words: value, weight: 1 })
const asked = (title: string, skills: string[] = [], more = {}) =>
  kindsAsked({ title, description: '', tags: [], ...more }, skills.map(skill)).map(({ value }) => value)

test('a posting tells its work by the title, else a tag, the skills, or how it begins', () => {
  expect(asked('Bookkeeper', [], { tags: ['SEO'] })).toEqual(['bookkeeping'])
  expect(asked('Rockstar needed', [], { tags: ['SEO'] })).toEqual(['seo'])
  expect(asked('Rockstar needed', ['Xero', 'Bank Reconciliation'])).toEqual(['bookkeeping'])
  expect(asked('Rockstar needed', [], { description: 'We look for a video editor.' })).toEqual(['video'])
  expect(asked('Rockstar needed')).toEqual([])
})

test('a person does what their title says, less what they did before, least what one skill tells', () => {
  const held = kindsHeld('Medical VA', ['Call Center Agent'], ['Xero'])
  expect(held.map(({ value, counts }) => [value, counts])).toEqual([
    ['medical', 1],
    ['virtual assistant', 0.7],
    ['phone support', 0.75],
    ['bookkeeping', 0.25],
  ])
})

test('nearness is told from the side of who does the work', () => {
  expect(nearness('bookkeeping', 'data entry')).toBeGreaterThan(nearness('data entry', 'bookkeeping'))
  expect(nearness('medical', 'devops')).toBe(0)
  for (const [own, near] of nearFamilies('data entry')) expect(nearness(own, 'data entry')).toBe(near)
  expect(nearFamilies('data entry')[0]).toEqual(['data entry', 1])
})
