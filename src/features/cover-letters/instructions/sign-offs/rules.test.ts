import { expect, test } from 'vitest'
import { readInstructions } from '../rules.ts'
import { withoutSignOff } from './rules.ts'

test.each([
  ['Tell me:\n- your rate\n- when you can start\n\nBest wishes,\nMiles Oakley', 'Miles'],
  ['Please answer:\n1. your rate\n2. your city\n\nBlessings,\nNettie Cole, church office', 'Nettie'],
  ['Tell me:\n- your rate\n- your city\n\nxoxo\nDora & Peg', 'Dora'],
])('%j has no question in its signature', (text, name) => {
  const asked = readInstructions(text).map((item) => ('text' in item ? item.text : item.kind))
  expect(asked).toHaveLength(2)
  expect(asked.join(' ')).not.toContain(name)
})

test('every letter stays where it was, and what stands below the name is read', () => {
  const text = 'Send your rate.\n\nThanks,\nNora\n\nP.S. Start your message with "kiwi".'
  expect(withoutSignOff(text)).toHaveLength(text.length)
  expect(readInstructions(text).map(({ kind }) => kind)).toEqual(['code_word', 'question'])
})

test('a word below that is no name is read', () => {
  expect(withoutSignOff('Send it.\nThanks\nWrite "kiwi" first.')).toContain('Write "kiwi" first.')
})
