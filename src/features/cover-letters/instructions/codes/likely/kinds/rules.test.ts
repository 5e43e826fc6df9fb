import { expect, test } from 'vitest'
import { kindOr, kindsIn, pairsOf } from './rules.ts'

test('ways to say the same are of one kind, each kind once', () => {
  expect(kindsIn(['sprin', 'weave', 'ilaga', 'messa'])).toEqual(['write', 'letter'])
})

test('a word that is of no kind stays what it is', () => {
  expect(['zinc', 'inclu'].map(kindOr)).toEqual(['zinc', 'write'])
})

test('what is said together is the same whichever is said first', () => {
  expect(pairsOf(['write', 'proof', 'letter'])).toEqual(['letter+proof', 'letter+write', 'proof+write'])
  expect(pairsOf(['letter', 'write', 'proof'])).toEqual(pairsOf(['write', 'proof', 'letter']))
})
