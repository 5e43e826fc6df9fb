import { expect, test } from 'vitest'
import { inLines } from './lines.ts'

const content = ['I am a cook. I bake bread. I fry fish.', 'Could we talk?']
test('an introduction in so many sentences stands a sentence a line; a case that is answered in as many does not', () => {
  expect(inLines(content, ['Introduce yourself in two sentences'])[0]).toBe('I am a cook.\nI bake bread.')
  expect(inLines(content, ['Explain to a guest, in 2 sentences, why the oven is cold'])).toEqual(content)
})
