import { describe, expect, test } from 'vitest'
import type { Figures } from '../contract.ts'
import { firstAnswerSentences, likelySentence, shortDay, sourcesSentence, weeksSentence } from './texts.ts'

const counts = (sent: number, replies: number) => ({ sent, replies, interviews: 0, offers: 0 })
const week = (starts_on: string, sent: number, replies: number) => ({ starts_on, ...counts(sent, replies) })

test.each([
  [1, 1, 'With 1 application sent it is too early for a percentage.'],
  [4, 2, 'With 4 applications sent it is too early for a percentage.'],
  [5, 2, 'Going by these 5, expect answers to between 1 in 10 and 8 in 10 of the next applications you send.'],
  [40, 0, 'Going by these 40, expect answers to fewer than 1 in 10 of the next applications you send.'],
])('of %i sent, %i answered: %s', (sent, replies, sentence) => {
  expect(likelySentence({ sent, replies })).toBe(sentence)
})

test('weeks are named by their Monday', () => {
  expect(shortDay('2026-11-16')).toBe('Nov 16')
  expect(weeksSentence([week('2026-11-09', 0, 0), week('2026-11-16', 0, 0)])).toBe(
    'Nothing was sent in the last 2 weeks.',
  )
  expect(weeksSentence([week('2026-11-09', 3, 1), week('2026-11-16', 1, 0)])).toBe(
    '4 applications in the last 2 weeks, 1 answered so far. The busiest week began on Nov 9, 2026 with 3.',
  )
})

test('sources are compared only where there is enough to compare', () => {
  const olj = { source: 'olj', ...counts(20, 5) }
  expect(sourcesSentence([olj])).toBe('OnlineJobs.ph: 25% (5 of 20) answered.')
  expect(sourcesSentence([olj, { source: 'Facebook', ...counts(3, 3) }])).toBe(
    'OnlineJobs.ph: 25% (5 of 20) answered; Facebook: 3 of 3 answered. Too few to compare the sources with each other.',
  )
  expect(sourcesSentence([olj, { source: 'other', ...counts(6, 0) }])).toBe(
    'OnlineJobs.ph: 25% (5 of 20) answered; Other places: 0% (0 of 6) answered.',
  )
  expect(sourcesSentence([{ source: '', ...counts(1, 0) }])).toBe('Not named: 0 of 1 answered.')
})

describe('how soon answers come', () => {
  const first = (answered: number, days: number[]): Figures['first_answer'] => {
    const [shortest = null, quarter = null, median = null, three_quarters = null, longest = null] = days
    return { answered, shortest, quarter, median, three_quarters, longest }
  }
  test.each([
    [first(0, []), ['No answer is written down yet.']],
    [first(1, [2, 2, 2, 2, 2]), ['The one answer so far came after 2 days.']],
    [first(3, [1, 2, 3, 5, 9]), ['3 answers so far, after between 1 day and 9 days. From 5 on there is a median.']],
    [first(2, [2, 2, 2, 2, 2]), ['2 answers so far, after 2 days. From 5 on there is a median.']],
    [
      first(8, [0.2, 2, 4, 9, 30]),
      [
        'Half of the 8 answers came within 4 days, the middle half after 2 days to 9 days.',
        'Applications without an answer are not counted here, so waiting a little longer is normal.',
      ],
    ],
  ])('%#', (given, sentences) => {
    expect(firstAnswerSentences(given)).toEqual(sentences)
  })
})
