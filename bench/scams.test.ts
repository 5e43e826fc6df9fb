import { expect, test } from 'vitest'
import { judgeScams } from './scams.ts'
import { SCAM_SETS } from './scam-sets.ts'

test('most harmful texts are warned of, and no harmless one', () => {
  const { missed, invented } = judgeScams(SCAM_SETS.learnt)
  expect(invented).toEqual([])
  expect(missed.length).toBeLessThanOrEqual(SCAM_SETS.learnt.harmful.length / 20)
})
