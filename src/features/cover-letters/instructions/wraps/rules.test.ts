import { expect, test } from 'vitest'
import { readInstructions } from '../rules.ts'
import { unwrapped } from './rules.ts'

const LONG = 'We keep bees on the roofs of seven schools and sell honey with the names of'

test('a line that was cut to fit a width goes on below', () => {
  expect(unwrapped(`${LONG}\nthe streets on it.`)).toBe(`${LONG} the streets on it.`)
})

test.each([`${LONG} streets.\nand more`, 'Send us:\nyour rate', `${LONG}\n- the streets`, `${LONG}\nb) the streets`])(
  'a line that ends, a short one and an item stay: %s',
  (text) => {
    expect(unwrapped(text)).toBe(text)
  },
)

test('what is read is quoted as it stands', () => {
  const text = `To apply send us a letter about yourself and the bees, and somewhere in it use the phrase "seven\nlazy drones". Thank you.`
  const [found] = readInstructions(text)
  expect(found).toMatchObject({ kind: 'code_word', word: 'seven lazy drones' })
  expect(text).toContain(found?.quote)
})

test('a line that ends in a word nothing ends with goes on below, whatever that begins with', () => {
  const cut = 'To apply send us a letter about the bees, and begin it with the word'
  expect(unwrapped(`${cut}\nSWARM so we know.`)).toBe(`${cut} SWARM so we know.`)
  expect(unwrapped(`${LONG}\n"the streets" on it.`)).toBe(`${LONG} "the streets" on it.`)
})
