import { expect, test } from 'vitest'
import { fitted, running, unlike } from './parts.ts'

test('two short deeds of one job run on in one sentence, long ones stay two', () => {
  expect(running('I am a cook. At Palm, I baked bread. There I also fried 40 fish a day.')).toBe(
    'I am a cook. At Palm, I baked bread, and I fried 40 fish a day.',
  )
  const long = `At Palm, I baked bread${' of rye'.repeat(15)}. There I also fried fish.`
  expect(running(long)).toBe(long)
  expect(running('There I also fried fish.')).toBe('There I also fried fish.')
})

test('the second of two sentences that begin with "I" is led into, also above a place on a line of its own', () => {
  expect(unlike(['I am a cook.', 'I can start immediately.\n\n[Your answer: your oven]'])).toEqual([
    'I am a cook.',
    'An immediate start is possible.\n\n[Your answer: your oven]',
  ])
  expect(unlike(['I am a cook.', 'I can start on May 4.'])[1]).toBe('My earliest start would be on May 4.')
  expect(unlike(['I am a cook.', 'I can work 9pm to 6am.'])[1]).toBe('As for hours, I can work 9pm to 6am.')
  expect(unlike(['I can start in one week.', 'I cannot work at night.'])[1]).toBe(
    'Please note that I cannot work at night.',
  )
  expect(unlike(['I am a cook.', 'I’ve cooked for ships.'])[1]).toBe('Also, I’ve cooked for ships.')
  expect(unlike(['I am a cook.', 'I would be glad to hear from you.'])[1]).toBe('Thank you for reading this.')
  expect(unlike(['I am a cook.', 'I would be glad to do this work for you.'])[1]).toBe(
    'If this fits, I would be glad to do this work for you.',
  )
  expect(unlike(['I also bake.', 'I’ve cooked for ships.'])[1]).toBe('Besides, I’ve cooked for ships.')
})

test('a list of many answers takes a few words more before anything is left out', () => {
  const words = (many: number): string => Array.from({ length: many }, () => 'word').join(' ')
  const list = (many: number): string =>
    `Answers:\n${Array.from({ length: many }, (_, n) => `${n + 1}. yes`).join('\n')}`
  const kept = (many: number): number =>
    fitted([{ text: words(180) }, { text: 'left out first', spare: 1 }, { text: list(many) }], 18 - many * 2).length
  expect(kept(3)).toBe(2)
  expect(kept(5)).toBe(3)
})

test('a letter of counted words leaves out what only goes on in a paragraph', () => {
  const parts = [{ text: 'one two three' }, { text: 'four five', joins: true }, { text: 'six seven', filler: 1 }]
  expect(fitted(parts, 0, 4)).toEqual([{ text: 'one two three' }])
  expect(fitted(parts, 0, 6).map(({ text }) => text)).toEqual(['one two three four five'])
})

test('a part that is shortened to nothing is not told twice', () => {
  const parts = [
    { text: 'I know Xero.', short: '', spare: 2 },
    { text: 'I have not used Dext.', short: '' },
  ]
  expect(fitted(parts, 150).map(({ text }) => text)).toEqual(['I know Xero.', 'I have not used Dext.'])
  expect(fitted([{ text: '', short: '' }, ...parts], 150).map(({ text }) => text)).toEqual([
    'I know Xero.',
    'I have not used Dext.',
  ])
})
