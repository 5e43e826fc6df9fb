import { expect, test } from 'vitest'
import { storyBegun } from './stories.ts'

const told = (deed: string) => [{ deed, said: `I ${deed}` }]

test.each([
  ['a difficult customer and what you did', 'handled complaints of shoppers', 'I handled complaints of shoppers'],
  [
    'the most demanding executive you supported',
    'kept the calendar of a director',
    'I kept the calendar of a director',
  ],
  ['How do you explain a hard thing?', 'tutored six pupils', 'I tutored six pupils'],
  ['Describe a trip you planned', 'booked flights for a sales team', 'I booked flights for a sales team'],
  ['Describe a trip you planned', 'collected charges from travel agents', ''],
  [
    'the messiest kitchen you ever scrubbed',
    'scrubbed a kitchen of 40 square meters',
    'I scrubbed a kitchen of 40 square meters',
  ],
  ['the messiest kitchen you ever scrubbed', 'cooked in a kitchen', ''],
  ['what garden you planted the most in', 'planted 300 trees', 'I planted 300 trees'],
  ['the most people you handled', 'handled 300 calls', ''],
  ['your kitchen and how you scrubbed it', 'scrubbed a kitchen of 40 square meters', ''],
  [
    'What would you do about guests who never show up?',
    'brought no-shows down from 30% to 12%',
    'I brought no-shows down from 30% to 12%',
  ],
  [
    'a time you had to chase people',
    'followed up with three suppliers a day',
    'I followed up with three suppliers a day',
  ],
  ['the messiest books you put in order', 'cleared a backlog of nine months', 'I cleared a backlog of nine months'],
  ['your favourite film', 'handled complaints of shoppers', ''],
])('"%s" to somebody who %s begins with "%s"', (question, deed, begun) => {
  expect(storyBegun(question, told(deed))).toBe(begun)
})
