import { expect, test } from 'vitest'
import { read } from '../testing/in-words.ts'
import { withoutDoing } from './rules.ts'

test.each([
  ['any experience of sorting CVs, calling people or filing, paid or not', 'any experience of _'],
  ['experience in checking diplomas and transcripts, your rate', 'experience in _, your rate'],
  ['a background in editing films and a portfolio', 'a background in _ and a portfolio'],
  ['experience in marketing, resume, expected salary', 'experience in marketing, resume, expected salary'],
])('of "%s" what is done is blotted out', (text, left) => {
  expect(withoutDoing(text).replace(/_+/g, '_')).toBe(left)
})

test.each([
  [
    'Your letter should cover:\na) why hiring work\nb) any experience of sorting CVs, phoning applicants or keeping files, from a job, school or a club\nc) your hours',
    [
      'ask why hiring work',
      'ask any experience of sorting CVs, phoning applicants or keeping files, from a job, school or a club',
      'ask your hours',
    ],
  ],
  [
    'Apply with your resume and tell us about any experience with judging portfolios or checking certificates.',
    ['ask any experience with judging portfolios or checking certificates', 'file resume'],
  ],
])('no file is taken from what somebody has done: %s', (text, found) => {
  expect(read(text)).toEqual(found)
})
