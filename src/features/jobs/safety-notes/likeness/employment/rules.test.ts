import { expect, test } from 'vitest'
import { factsOfEmployment } from './rules.ts'

test.each([
  ['Deposit the check by phone, keep your pay and send the rest to the caterer.', 0],
  ['Bring your resume and NBI clearance.', 1],
  [
    'You count the drawer with the supervisor at our counter, day shift, with SSS. Training is two weeks with 610 a day.',
    5,
  ],
  ['Libre ang medical. Dalhin ang bio-data sa 3rd floor.', 3],
])('%s tells %i things of a place to work at', (text, facts) => expect(factsOfEmployment(text)).toBe(facts))
