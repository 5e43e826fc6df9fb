import { expect, test } from 'vitest'
import { isWebUrl, nextMoment, salariesInOrder, tidySkills, withProtocol } from './rules.ts'

test.each([
  ['https://luz.example', true],
  ['http://luz.example/a?b#c', true],
  ['HTTPS://LUZ.EXAMPLE', true],
  ['luz.example', false],
  ['https://', false],
  ['https:///path', false],
  ['https://luz example', false],
  ['javascript:alert(1)', false],
  ['ftp://luz.example', false],
  [' https://luz.example', false],
])('%j is a web address: %s', (url, good) => {
  expect(isWebUrl(url)).toBe(good)
})

test.each([
  [' luz.example ', 'https://luz.example'],
  ['http://luz.example', 'http://luz.example'],
  ['', ''],
  ['  ', ''],
])('leaving the field with %j makes it %j', (typed, url) => {
  expect(withProtocol(typed)).toBe(url)
})

test('skills are trimmed, empty ones ignored and each kept once', () => {
  expect(tidySkills([' React ', '', 'react', 'Data   Analysis', '  ', 'REACT'])).toEqual(['React', 'Data Analysis'])
})

test.each([
  [500, 1000, true],
  [500, 500, true],
  [1000, 500, false],
  [null, 500, true],
  [1000, undefined, true],
])('a minimum of %s with a maximum of %s: %s', (min, max, good) => {
  expect(salariesInOrder(min, max)).toBe(good)
})

test.each([
  ['2026-11-21T04:00:00.000Z', null, '2026-11-21T04:00:00.000Z'],
  ['2026-11-21T04:00:00.001Z', '2026-11-21T04:00:00.000Z', '2026-11-21T04:00:00.001Z'],
  ['2026-11-21T04:00:00.000Z', '2026-11-21T04:00:00.000Z', '2026-11-21T04:00:00.001Z'],
  ['2026-11-21T03:59:00.000Z', '2026-11-21T04:00:00.000Z', '2026-11-21T04:00:00.001Z'],
])('a save at %s after one at %s is of %s', (now, before, moment) => {
  expect(nextMoment(new Date(now), before === null ? null : new Date(before)).toISOString()).toBe(moment)
})
