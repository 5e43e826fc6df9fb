import { expect, test } from 'vitest'
import { read } from '../testing/in-words.ts'

test.each([
  [
    "Attach a takeoff you've done (remove client names). Expected salary in USD.",
    ['ask Expected salary in USD', 'file portfolio'],
  ],
  [
    'When you bid: the total price, the number of days, and a link to a workflow of yours.',
    ['ask the total price', 'ask the number of days', 'file portfolio'],
  ],
  [
    'We ask for three sentences: who you are, what you charge, and where you draw the line.',
    ['ask who you are', 'ask what you charge', 'ask where you draw the line'],
  ],
  [
    'In yours, describe a time you found a mistake that others missed and state your hourly rate.',
    ['ask a time you found a mistake that others missed', 'ask your hourly rate'],
  ],
  ['Pitch me with three headlines for spring and 2 links.', ['ask three headlines for spring', 'file portfolio']],
  ['To apply, paste your reel, then your price for a minute.', ['ask your price for a minute', 'file portfolio']],
  ['References from two families are a must when you apply.', ['file references']],
  ['Pls dont apply w/ chatgpt', ['no_ai']],
  ['Proposals written by AI will be declined.', ['no_ai']],
])('%s', (text, found) => {
  expect(read(text)).toEqual(found)
})

test.each([
  'Send a weekly report with screenshots of the dashboard.',
  'The bot should reply with "Thanks!" and ask for their name.',
  'Successful candidates must submit a medical certificate.',
])('work and what comes later asks applicants for nothing: %s', (text) => {
  expect(read(`We sell candles online.\n\n${text}`)).toEqual([])
})

test.each([
  ['I-message kami ng pangalan, edad at location mo.', ['ask pangalan', 'ask edad', 'ask location mo']],
  ['PM mo ako ng resume mo at sabihin mo kung saan ka nakatira.', ['ask saan ka nakatira', 'file resume']],
])('%s', (text, found) => {
  expect(read(text)).toEqual(found)
})

test.each([
  ['Start your reply with the genre you like reading most.', ['ask the genre you like reading most']],
  ['To apply, tell me your rate. Samples?', ['ask your rate', 'file portfolio']],
  [
    "Before you apply, make sure that:\n- you've listed three tools you need\n- you've told me your rate",
    ['ask three tools you need', 'ask your rate'],
  ],
  ['Requirements: Resume, valid ID, health card. Walk-in only.', ['file resume']],
  [
    'Apply by replying here. In your reply:\n1) years with dental insurance\n2) tea or coffee: which do you like more',
    ['ask years with dental insurance', 'ask tea or coffee: which do you like more'],
  ],
  ['No cover letter please. A CV and your shift preference will do.', ['ask your shift preference', 'file resume']],
  [
    'Rate, earliest start, and one outage you handled, please. All three in the body of your email.',
    ['ask Rate', 'ask earliest start', 'ask one outage you handled'],
  ],
])('%s', (text, found) => {
  expect(read(text)).toEqual(found)
})

test.each([
  'From: Rosa Lim\nDate: Tue, 4 June\nSubject: Data Architect, on site\nHi all, we need somebody for six months.',
  '**Questions?** Include them in your proposal and I will answer within a day.',
  "Craft follow-up emails using ChatGPT to wake leads that didn't respond.",
])('what was passed on, what may be asked of us, and work with machines ask for nothing: %s', (text) => {
  expect(read(text).filter((line) => !line.startsWith('ask'))).toEqual([])
})

test.each([
  ['Apply by mail. Bonus points if you tell us your favorite tea.', 'ask your favorite tea'],
  ['Please include both a full CV and desired comp range.', 'ask desired comp range'],
  ['Feel free to tell us all about your experience when you write.', 'ask your experience when you write'],
])('what is asked beside the application is asked: %s', (text, found) => {
  expect(read(text)).toContain(found)
})
