import { describe, expect, test } from 'vitest'
import { conditionsOf, experienceLacked, saysNext, trains, wantsSpoken } from './conditions.ts'

const posting = (description: string, title = 'Clerk') => ({ title, description, employer: 'Palm', tags: [] })
const writer = { about: null } as unknown as Parameters<typeof conditionsOf>[0]

describe('what a posting makes a condition without asking', () => {
  test.each([
    [
      'You need a stable connection and your own PC.',
      'My equipment: [Your answer: your computer and your internet connection].',
    ],
    [
      'Requirements:\n- 25 Mbps internet\n- a headset',
      'My equipment: [Your answer: your internet connection and your headset].',
    ],
    ['You need a good headset.', ''],
    ['No side jobs pls.', 'As for side jobs: [Your answer: would this be your only job?].'],
    ['We provide a laptop, so you need no own computer.', ''],
    ['A fast internet is nice.', ''],
    ['Help users who need a new laptop with Outlook.', ''],
  ])('"%s": %s', (description, said) => {
    expect(conditionsOf(writer, posting(description), '')).toBe(said)
  })
  test('is told where the profile tells it, and not asked twice', () => {
    const fiber = { ...writer, about: 'I work on 100 Mbps fiber with a backup. I like lists.' }
    const asked = posting('You must have 25 Mbps internet.')
    expect(conditionsOf(fiber, asked, '')).toBe('I work on 100 Mbps fiber with a backup.')
    expect(conditionsOf(writer, asked, '[Your answer: your internet connection]')).toBe('')
  })
})

test.each([
  ['No experience needed. Training is provided.', true],
  ['We train on the software.', true],
  ['Two years of experience are needed.', false],
])('"%s" trains: %s', (description, training) => {
  expect(trains(posting(description))).toBe(training)
})

test.each([
  ['Clear spoken English for calls.', true],
  ['Fluent English is a must. You answer the phone.', true],
  ['Good English, all in chat.', false],
  ['You get a voice memo. I prefer broken English to perfect English.', false],
  ['Rather broken than perfect English. I call you weekly.', false],
  ['Good English. Voice account.', true],
])('"%s" asks for spoken English: %s', (description, spoken) => {
  expect(wantsSpoken(posting(description))).toBe(spoken)
})

test.each([
  ['Real estate experience strongly preferred.', '', 'real estate experience'],
  ['Real estate experience strongly preferred.', 'real', ''],
  ['Experience w/ SaaS preferred.', '', 'experience with SaaS'],
  ['Experience with talking-head content is a must.', '', 'experience with talking-head content'],
  ['Xero experience is a must. Amazon experience is required.', 'xero', 'amazon experience'],
  ['Minimum 2 years in hotels.', '', 'several years of this work'],
  ['At least 1 year experience.', '', 'a year of this work'],
  ['A raise after 2 years.', '', ''],
])('"%s", of somebody with "%s": %s', (description, own, lacked) => {
  expect(experienceLacked(posting(description), (text) => own !== '' && text.toLowerCase().includes(own))).toBe(lacked)
})

test('a place to come to is asked about, unless somebody lives there or it is no place', () => {
  const asked = (description: string, location: string) =>
    conditionsOf({ ...writer, location }, { title: 'Clerk', employer: 'Palm', tags: [], description }, '')
  const hybrid = 'Willing to work in Pasig City twice a week (hybrid).'
  expect(asked(hybrid, 'Naga City')).toContain('[Your answer: can you come to Pasig City?]')
  expect(asked(hybrid, 'Pasig City')).not.toContain('come to')
  expect(asked('Two days a week in BGC, the rest from home.', 'Naga City')).toContain('come to BGC')
  expect(asked('Hybrid schedule, two calls a week at Manila time.', 'Naga City')).not.toContain('come to')
  expect(asked('Able to work Eastern hours three days a week.', 'Naga City')).not.toContain('come to')
  expect(asked('Able to work Thurs at the office.', 'Naga City')).not.toContain('come to')
  expect(asked('Willing to work in Canva.', 'Naga City')).not.toContain('come to')
})

test.each([
  ['Typing speed of 50 wpm or more.', ['Typing 55 wpm'], 'I type 55 words per minute.'],
  ['Typing speed of 50 wpm or more.', ['Typing'], ''],
  ['You answer chats.', ['Typing 55 wpm'], ''],
])('"%s", of somebody with %j: "%s"', (description, skills, said) => {
  expect(conditionsOf({ ...writer, skills }, posting(description), '')).toBe(said)
})

test.each([
  ['Only shortlisted candidates will be contacted.', true],
  ["We'll message you for a short test.", true],
  ['Our process: a call, a paid task, an offer.', true],
  ['You will contact suppliers and review orders.', false],
])('"%s" says what comes next: %s', (description, next) => {
  expect(saysNext(posting(description))).toBe(next)
})
