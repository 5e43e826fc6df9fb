import { expect, test } from 'vitest'
import { tellsOfWork, charms, isIdle } from './rules.ts'

test.each([
  'a line at jobs@harbor.example',
  'a quick note to crew [at] harbor [dot] example',
  'crew@harbor.example',
  'maru at harbor dot example',
  "if you'd like to drop by",
  'anything you ask',
  'a call in the office if you want to chat about the job',
  "what you've got",
  'If you want work that matters',
  "we're looking for you",
])('asks for nothing but to write: %s', (text) => {
  expect(isIdle(text)).toBe(true)
})

test.each([
  'a line about your last job',
  'a short note on the tool you use most',
  'a quick intro and your rate',
  'if you meet this requirement',
  'whether you want the early or the late shift',
  'when you can start',
  'Any questions you need answered before starting',
  'If you have a car, tell us which one.',
  'what you can do that others cannot',
])('wants an answer: %s', (text) => {
  expect(isIdle(text)).toBe(false)
})

test.each([
  'How to apply Would you like to know more about this opportunity?',
  'With us you can expect You want to further your education?',
  'Open roles Why Harbor Radiology?',
])('only charms: %s', (question) => {
  expect(charms(question)).toBe(true)
})

test('what is asked of an applicant does not', () => {
  expect(charms('Why do you want to work nights?')).toBe(false)
})

test('half a sentence asks for its other half where it is an item of a list', () => {
  expect(isIdle('If you have a helper, what he costs')).toBe(true)
  expect(isIdle('If you have a helper, what he costs', true)).toBe(false)
  expect(isIdle('If you want work that matters', true)).toBe(true)
  expect(isIdle('Whether or not you are free in March')).toBe(false)
})

test('what is said of the answers, and what need not be, asks for nothing', () => {
  expect(isIdle('Short answers are great. I am not grading grammar.')).toBe(true)
  expect(isIdle("If you've not worked with Dext that isn't an automatic no, but say it plainly")).toBe(true)
  expect(isIdle('If you have not worked with Dext, what did you use')).toBe(true)
})

test('what somebody is wanted for is told of the work', () => {
  expect(tellsOfWork('I want someone to go in, tell me what is wasted and fix it.')).toBe(true)
  expect(tellsOfWork('I want someone to tell me in the application why they fit.')).toBe(false)
})
