import { describe, expect, test } from 'vitest'
import { read } from '../../testing/in-words.ts'
import { isOfWork, isTold } from './rules.ts'

describe('a list is the applicant’s only if its heading tells them something', () => {
  test.each([
    'Please include in your proposal:',
    'To be considered, please provide:',
    'Interested? Here is what I need:',
    'Submit a short proposal with:',
    'Reply with:',
    'In your application please include',
    'If you are interested, send us the following:',
    'We would love to see:',
    'Interested developers should submit:',
    'Paki-send ang mga sumusunod:',
  ])('told: %s', (heading) => {
    expect(isTold(heading)).toBe(true)
  })

  test.each([
    'Responsibilities include:',
    'The app should include the following features:',
    'Our benefits include:',
    'Must have experience with the following:',
    'We will provide the following:',
    'Build an application with the following screens:',
    'For each tool, please include:',
    'Provide weekly reports, covering:',
    'Questions we hope to answer:',
    'The dashboard should answer questions like:',
    'We want somebody who helps us answer questions such as:',
    'Applications will be scored on the following criteria:',
    'What we need to know about each boat:',
  ])('not told: %s', (heading) => {
    expect(isTold(heading)).toBe(false)
  })

  test('what has parts is the work', () => {
    expect(isOfWork('Key tasks include:')).toBe(true)
    expect(isOfWork('Your application should include:')).toBe(false)
  })

  test('the items are read or left alone accordingly', () => {
    const items = '\n- Your timeline\n- A short plan\n'
    expect(read(`Please include in your proposal:${items}`)).toEqual(['ask Your timeline', 'ask A short plan'])
    expect(read(`The report should include:${items}`)).toEqual([])
  })
})

test('experience of theirs is an item of what to send, also without a mark', () => {
  const text =
    'To be considered, please include:\n\nA short explanation of your plan\n\nYour experience working with Recharge\n\nYour rate for phase one'
  expect(read(text)).toEqual([
    'ask A short explanation of your plan',
    'ask Your experience working with Recharge',
    'ask Your rate for phase one',
  ])
})
