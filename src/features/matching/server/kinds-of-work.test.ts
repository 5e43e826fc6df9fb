import { expect, test } from 'vitest'
import { nearFamilies, nearness } from '#features/jobs/kinds/rules.ts'
import { KINDS } from '#features/jobs/kinds/words/rules.ts'
import { kindsAsked, kindsHeld, kindsOfTitle, learntInDays } from './kinds-of-work.ts'
import { ASKED } from '#features/jobs/kinds/neighbours/rules.ts'

test('every kind has a line of neighbours, which are kinds, each once, and none as near as the kind itself', () => {
  const names = KINDS.map(([name]) => name)
  expect(ASKED.map(([asked]) => asked).toSorted()).toEqual(names.toSorted())
  for (const [asked, others] of ASKED) {
    const own = others.map(([name]) => name)
    expect(own.filter((name) => name === asked || !names.includes(name))).toEqual([])
    expect(own.length, asked).toBe(new Set(own).size)
    expect(others.filter(([, near]) => !(near > 0 && near < 1))).toEqual([])
  }
})

test.each([
  ['General VA / E-com', ['ecommerce 1', 'virtual assistant 1']],
  ['Appointment Setter for solar company (outbound)', ['appointment setting 1', 'cold calling 0.5']],
  ['Right hand to founder', ['executive assistant 1']],
  ['Customer Support (Shopify, non-voice)', ['customer support 1', 'ecommerce 0.85']],
  ['Tagasagot ng chat', ['customer support 1']],
  ['We are hiring, 9 AM to 5 PM', []],
  ['Team Lead, Java', ['backend 1', 'team leading 1']],
  ['Recruiter (BPO)', ['phone support 0.3', 'recruiting 1']],
  ['Virtual Assistant - Etsy', ['ecommerce 0.85', 'virtual assistant 1']],
  ['Call Center Agent - Dental Account', ['medical 0.3', 'phone support 1']],
  ['', []],
])('the title %j', (title, kinds) => {
  expect(
    kindsOfTitle(title, 'posting')
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

test('whoever is to lead has to have led, and work that beginners may do is no kind of work', () => {
  const told = (title: string) =>
    Object.fromEntries(kindsAsked({ title, description: '', tags: [] }, []).map((kind) => [kind.value, kind.counts]))
  expect(told('Customer Support Team Lead')).toEqual({ 'customer support': 0.6, 'team leading': 1 })
  expect(told('E-commerce Operations Assistant')).toMatchObject({ ecommerce: 1, operations: 1 })
  expect(told('Data Encoder (fresh grads welcome)')).toEqual({ 'data entry': 1 })
  expect(learntInDays('Data Encoder (fresh grads welcome)', [])).toBe(true)
  expect(learntInDays('Civil Engineer, entry level', [])).toBe(false)
})

test('a person who lists several kinds does them all', () => {
  expect(kindsHeld('Nurse - Drafter (Bookkeeping)', [], []).map(({ value, counts }) => [value, counts])).toEqual([
    ['nursing', 1],
    ['drafting', 1],
    ['bookkeeping', 0.85],
  ])
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
