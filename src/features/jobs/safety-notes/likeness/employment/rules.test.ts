import { expect, test } from 'vitest'
import { factsOfEmployment, tellsOfHiring } from './rules.ts'

test.each([
  ['Deposit the check by phone, keep your pay and send the rest to the caterer.', 0],
  ['Bring your resume and NBI clearance.', 1],
  [
    'You count the drawer with the supervisor at our counter, day shift, with SSS. Training is two weeks with 610 a day.',
    5,
  ],
  ['Libre ang medical. Dalhin ang bio-data sa 3rd floor.', 3],
])('%s tells %i things of a place to work at', (text, facts) => expect(factsOfEmployment(text)).toBe(facts))

test.each([
  'Interview is on Teams with me and my wife.',
  'Magkita tayo sa unit bago ka mag-start.',
  'Have you handled returns before?',
  'You book flights with our company card.',
  'It takes 20 hours a week.',
  'The trial is paid.',
])('%s is said by those who hire', (text) => expect(tellsOfHiring(text)).toBe(true))

test.each([
  'No interview, message me on the app.',
  'You keep eight of each hundred and hand on the rest.',
  'Paid in minutes after each task.',
])('%s is said by anybody', (text) => expect(tellsOfHiring(text)).toBe(false))
