import { expect, test } from 'vitest'
import type { Answers } from './known.ts'
import { notYet } from './questions.ts'

/** Somebody to whom all of the work is new, and who has words of bakeries alone. */
const baker = {
  missing: () => ({
    program: '',
    like: '',
    work: '',
    all: true,
    doing: '',
    has: (text: string) => /bak/i.test(text),
  }),
  field: 'baker',
  experience: '',
} as unknown as Answers

test.each([
  ['How many interviews a week in your last agency job?', 'I have not had an agency job yet'],
  ['How many loaves in your last bakery job?', ''],
  ['How many hours in your last remote job?', ''],
  [
    'Your experience in a U.S. law office, including practice areas',
    'I do not have experience in a U.S. law office yet',
  ],
  ['Describe your recent experience with similar projects', 'I have not done such work for anybody yet'],
])('who is new to a field is told so where %j is asked: %j', (question, said) => {
  expect(notYet(question, baker)).toBe(said)
})
