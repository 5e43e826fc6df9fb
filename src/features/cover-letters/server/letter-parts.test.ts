import { expect, test } from 'vitest'
import { running } from './letter-parts.ts'

test('two short deeds of one job run on in one sentence, long ones stay two', () => {
  expect(running('I am a cook. At Palm, I baked bread. There I also fried 40 fish a day.')).toBe(
    'I am a cook. At Palm, I baked bread, and I fried 40 fish a day.',
  )
  const long = `At Palm, I baked bread${' of rye'.repeat(15)}. There I also fried fish.`
  expect(running(long)).toBe(long)
  expect(running('There I also fried fish.')).toBe('There I also fried fish.')
})
