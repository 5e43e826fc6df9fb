import { expect, test } from 'vitest'
import { adderOf } from './rules.ts'

test('each feature counts once in every table that knows it, and known is what any of them knows', () => {
  const add = adderOf([[[2, 'send resume']], [[-1, 'resume'] as const, [4, 'today']]])
  expect(add(['resume', 'send', 'resume', 'never seen', 'today'])).toEqual({ sums: [4, 3], known: 3 })
  expect(add(['resume'])).toEqual({ sums: [2, -1], known: 1 })
  expect(add([])).toEqual({ sums: [0, 0], known: 0 })
})
