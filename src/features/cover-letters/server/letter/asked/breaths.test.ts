import { expect, test } from 'vitest'
import { breathsOf, saysBehind } from './breaths.ts'

test.each([
  ['Do you bake? What?', ['Do you bake?', 'What?']],
  ['What you would not bake (pies? bread?)', ['What you would not bake (pies? bread?)']],
])('%j in its breaths', (text, breaths) => {
  expect(breathsOf(text)).toEqual(breaths)
})

test('so many months say how far behind something was', () => {
  expect(saysBehind('I filed 9 months of slips.', 'How far behind were they?')).toBe(true)
  expect(saysBehind('I filed slips.', 'How far behind were they?')).toBe(false)
})
