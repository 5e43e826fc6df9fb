import { expect, test } from 'vitest'
import { judgeScams } from './scams.ts'

test('most harmful texts are warned of, and no harmless one', () => {
  const { missed, invented } = judgeScams()
  expect(invented).toEqual([])
  expect(missed.length).toBeLessThanOrEqual(6)
})
