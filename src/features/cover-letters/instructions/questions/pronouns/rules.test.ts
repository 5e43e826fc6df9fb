import { expect, test } from 'vitest'
import { read } from '../../testing/in-words.ts'
import { spelledOut } from './rules.ts'

test.each([
  ['what yours is', "I'd rather pay a flat hourly rate than a percentage. ", 'your flat hourly rate'],
  ['what yours are', 'Our office hours are nine to six in Perth. ', 'your office hours'],
  ['how yours works', 'Everybody has some kind of filing system. ', 'how your filing system works'],
  ["What's yours?", 'My favourite tool is a label maker. ', "What's your favourite tool?"],
  ['yours', 'I keep one silly rule about tea. Here it is. ', 'Here it is. Yours'],
  [
    'What do you do?',
    'Send a note.\nStep 2. Solve this: the van has three stops. One driver is ill. ',
    'Solve this: the van has three stops. One driver is ill. What do you do?',
  ],
  ['what it is', 'Choose the report you are proudest of. ', 'Choose the report you are proudest of. What it is'],
])('"%s" behind "%s" is "%s"', (question, before, whole) => {
  expect(spelledOut(question, before)).toBe(whole)
})

test.each([
  ['which part was yours', 'We make a podcast. '],
  ["a name that isn't yours", "Don't attach anything. "],
  ['what yours is', ''],
  ['your rate', 'I pay a flat rate. '],
])('"%s" behind "%s" stays', (question, before) => {
  expect(spelledOut(question, before)).toBe(question)
})

test('what was looked at goes with the question about it', () => {
  expect(
    read(
      'To apply:\n1. Look at any bakery on Instagram that you like, and tell me in two sentences why it works.\n2. Your rate',
    ),
  ).toEqual([
    'ask Look at any bakery on Instagram that you like, and tell me in two sentences why it works',
    'ask Your rate',
  ])
})

test('what a posting has and asks for is named in the question', () => {
  expect(read('To apply, send a note. Everyone on this team has one bad habit. Tell us about yours.')).toEqual([
    'ask your bad habit',
  ])
})
