import { describe, expect, test } from 'vitest'
import { linesOf } from '../context/rules.ts'
import { featuresOf, followHeadings } from './features/rules.ts'
import { opinionBy, opinionOf } from './rules.ts'

const place = { start: 900, length: 1000 }
const wants = (sentence: string, heading = ''): number => opinionOf(featuresOf(sentence, place), heading).wants

describe('the weight of a sentence', () => {
  test('is more where applicants are told something than where work is', () => {
    expect(wants('Please send your CV and tell us your rate.')).toBeGreaterThan(1)
    expect(wants('You will answer customers and keep our files tidy.')).toBeLessThan(-4)
  })

  test('counts the heading above', () => {
    expect(wants('- two reels', 'How to apply:')).toBeGreaterThan(wants('- two reels', 'Responsibilities'))
  })

  test('tells an answer from other things that are wanted', () => {
    const of = (sentence: string) => opinionOf(featuresOf(sentence, place), '')
    expect(of('How many years have you edited?').answer).toBeGreaterThan(0.5)
    expect(of('Attach your resume.').answer).toBeLessThan(0)
    expect(of('Attach your resume.').wants).toBeGreaterThan(0.5)
  })

  test('counts each word once, and grows less with every word that is known', () => {
    const weigh = opinionBy({ wants: [[4, 'one other']], answer: [[2, 'one other']], bias: [-1, 0] })
    expect(weigh(['one', 'one', 'unknown'], '')).toEqual({ wants: 4 / Math.SQRT2 - 1, answer: 2 / Math.SQRT2 })
    expect(weigh(['one', 'other'], '')).toEqual({ wants: 8 / Math.sqrt(3) - 1, answer: 4 / Math.sqrt(3) })
    expect(weigh([], '')).toEqual({ wants: -1, answer: 0 })
  })
})

describe('the heading above a line', () => {
  test('is the last short line without a stop or with a colon, until prose begins', () => {
    const prose =
      'We have been at it since 2015 and like it still, which is why so many of us have stayed for so very long.'
    const text = `Video editor\n\nTell us:\n- your rate\n- your city\n${prose}\nThanks.`
    const headingOf = followHeadings()
    expect(linesOf(text).map((line) => headingOf(line))).toEqual([
      '',
      'Video editor',
      'Video editor',
      'Tell us:',
      'Tell us:',
      'Tell us:',
      '',
    ])
  })
})
