import { expect, test } from 'vitest'
import { readInstructions } from '../../rules.ts'
import { namedBy } from './rules.ts'

test.each([
  ['- experience with CLEAN UP projects, please tell me about one', 'one', 'experience with CLEAN UP projects'],
  ['Brands you have grown (name a few of them)', 'a few of them', 'Brands you have grown'],
  ['Please tell me about one.', 'one', 'Please tell me about one.'],
  ['Tell us about one launch', 'one launch', 'one launch'],
])('of "%s" the question "%s" is "%s"', (quote, text, named) => {
  expect(namedBy(quote, text)).toBe(named)
})

test('no letter asks a person for "one"', () => {
  const posting =
    'Must haves:\n- experience with MOVING projects, please tell me about one\n- reliable\n\nTo apply, send a note.'
  const asked = readInstructions(posting).flatMap((one) => (one.kind === 'question' ? [one.text] : []))
  expect(asked).toEqual(['experience with MOVING projects'])
})
