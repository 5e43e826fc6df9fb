import { describe, expect, test } from 'vitest'
import { judgeSet, KEPT, TUNED, WORDED } from './matching.ts'

const SETS = { TUNED, WORDED, KEPT }

describe.each(Object.keys(SETS) as (keyof typeof SETS)[])('the judged set %s', (name) => {
  const { people, postings } = SETS[name]

  test('has a grade of every person for every posting', () => {
    for (const { grades } of people) expect(grades).toMatch(new RegExp(`^[0-4]{${postings.length}}$`))
  })

  test('agrees with the scores, and no hard condition is missed or invented', () => {
    const { agreement, missed, invented } = judgeSet({ people, postings })
    expect(agreement).toBeGreaterThanOrEqual(0.75)
    expect([...missed, ...invented]).toEqual([])
  })
})
