import { expect, test } from 'vitest'
import { read } from '../../testing/in-words.ts'

test.each([
  'We hire two clerks. By day 60 we want you to tell us which forms we can drop and how you would replace them.',
  'In your second week you tell us which of the reports nobody reads and why.',
  'After the trial we will sit down and you name your desired rate.',
  'Step 2: a short call, in which we ask about your salary expectations and a time you were wrong.',
  'If we like it you get a voice message from Ines with a task, then a chat where we would like to hear about your best week.',
])('what is told later, to who has the job, asks nothing now: %s', (text) => {
  expect(read(text)).toEqual([])
})

test.each([
  ['To apply, tell us what you would change in your first week.', ['ask what you would change in your first week']],
  [
    'Apply like this.\nA. Subject of your mail: your first name and your town. Example: "Ana Cebu"\nB. Attach a resume.',
    ['subject form your first name and your town', 'file resume'],
  ],
])('what only sounds like it is read: %s', (text, found) => {
  expect(read(text)).toEqual(found)
})
