import { describe, expect, test } from 'vitest'
import { belongsIntoLetter, isAsked, isPlainRequest, isToldToAnswer, opensApplying } from './rules.ts'

describe('a plain request', () => {
  test.each([
    'Please send your resume and two samples.',
    'We welcome you to submit a quotation.',
    'Kindly let me know how soon you can begin.',
    'Please share similar projects.',
    'To apply, tell us a story.',
  ])('is one: %s', (words) => {
    expect(isPlainRequest(words)).toBe(true)
  })

  test.each([
    'You will send customers their invoices every week.',
    'Please send the weekly report with your hours.',
    'The app sends a message to each driver.',
  ])('is none: %s', (words) => {
    expect(isPlainRequest(words)).toBe(false)
  })
})

test('words say that something belongs into the letter, or ask why', () => {
  expect(belongsIntoLetter('Describe the roof in your cover letter.')).toBe(true)
  expect(belongsIntoLetter('Tell us why you like slate.')).toBe(true)
  expect(belongsIntoLetter('You will answer letters of guests.')).toBe(false)
})

test('"To apply:" opens what is told to applicants, and an order behind it is asked', () => {
  expect(opensApplying('How to apply: send a few lines.')).toBe(true)
  expect(opensApplying('Apply paint to the door.')).toBe(false)
  expect(isAsked('Add your resume')).toBe(true)
  expect(isAsked('Confirmation that you may work here')).toBe(true)
  expect(isAsked('We open at nine')).toBe(false)
})

test('who reads it is told to answer questions', () => {
  expect(isToldToAnswer('Please answer the following questions when you write.')).toBe(true)
  expect(isToldToAnswer('You answer questions of guests all day.')).toBe(false)
})
