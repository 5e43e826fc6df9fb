import { expect, test } from 'vitest'
import { read } from '../testing/in-words.ts'

test.each([
  'Do you dream of software that feeds people?\nWould you like to participate in work that matters?\nThen read on.',
  'Are you excited about robots that learn? Apply to join our team of forty engineers in Makati.',
  'How will you make an impact?\nAs our analyst you work with all branches and present each month to the board of directors.',
  'To ask for a reasonable accommodation, please write to people@northfield.example and include your name and phone number.',
  'If you need assistance with our application form because of a disability, let us know which adjustment you need.',
  'Questions about this role? Please contact:\n- Maria Santos\n- 0917 555 0142',
  'What we need to see:\n- Pursuing a degree in computer science\n- Experience with Python\n- You are curious and kind',
  "We'd love to hear from you if:\n- You have built pipelines on a large scale\n- You take pride in clean code",
  'How to apply\nPlease send us:\n- Any questions you have about the project\n- Email: jobs@north.example\n- Join our team and shape the future',
  'Tell us about a friend who would like this job and earn ₱5,000.',
  `Have you worked on a system that millions of people use?\n${'We build the payment rails of the islands, from Batanes to Jolo, and keep them running. '.repeat(8)}`,
])('what a large employer says about itself asks for nothing: %s', (text) => {
  expect(read(text)).toEqual([])
})

test.each([
  ['To apply, tell us: are you interested in part-time or full-time work?', /part-time or full-time/],
  ['What we want to see in your letter:\n- your hourly rate\n- why you like tenants', /hourly rate/],
  ['Duties: answer tenants.\nHave you worked with Yardi before?', /Yardi/],
  ['In your application tell us why you want this role.', /why you want this role/],
])('what is asked stays asked: %s', (text, asked) => {
  expect(read(text).join('\n')).toMatch(asked)
})
