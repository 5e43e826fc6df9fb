import { expect, test } from 'vitest'
import { inTheirWords } from './audience.ts'

test.each([
  [
    'Salon owners are not technical.',
    'replies to a few customer messages',
    'replies to a few messages from salon owners',
  ],
  ['Reply to buyer messages.', 'Answering customer messages is new.', 'Answering messages from buyers is new.'],
  ['Members get a call.', 'a mock call to a customer who is late', 'a mock call to a member who is late'],
  ['Customers and guests write.', 'answering customer messages', 'answering customer messages'],
  ['Write to us.', 'answering customer messages', 'answering customer messages'],
])('"%s": "%s" is "%s"', (description, text, said) => {
  expect(inTheirWords({ description })(text)).toBe(said)
})
