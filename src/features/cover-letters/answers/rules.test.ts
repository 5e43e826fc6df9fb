import { describe, expect, test } from 'vitest'
import { gapFor } from '../server/letter/answers/gaps.ts'
import { answeredBefore, filled, gapsOf, questionKey, without } from './rules.ts'

const letter = (content: string, subject = 'Application') => ({ subject, content })
const only = (content: string, subject?: string) => {
  const [gap] = gapsOf(letter(content, subject))
  if (!gap) throw new Error('no gap')
  return gap
}

test('the places a letter leaves open are found in subject and letter, each once', () => {
  const place = gapFor('What is your internet speed?')
  expect(gapsOf(letter(`1. ${place}\n2. I can start today.\n3. ${place}`, 'VA - [Your answer: your city]'))).toEqual([
    { question: 'your city', text: '[Your answer: your city]', inSubject: true },
    { question: 'What is your internet speed?', text: place, inSubject: false },
  ])
  expect(gapsOf(letter('I answered [most] tickets within a day.'))).toEqual([])
  expect(gapsOf(letter('[Your answer: ]\n[Your answer:   ]'))).toEqual([])
})

describe('an answer in its place', () => {
  test.each([
    ['1. [Your answer: x]\n2. Yes.', '100 Mbps fiber', '1. 100 Mbps fiber.\n2. Yes.'],
    ['b) [Your answer: x]', 'i have two monitors', 'b) I have two monitors.'],
    ['My rate is $8. [Your answer: x]', 'that is AUD 12', 'My rate is $8. That is AUD 12.'],
    ['My rate in AUD is [Your answer: x], before tax.', '12', 'My rate in AUD is 12, before tax.'],
    ['See [Your answer: x]', 'https://vocaroo.example/abc', 'See https://vocaroo.example/abc'],
    ['[Your answer: x]', 'Yes! ', 'Yes!'],
    ['[Your answer: x]', 'Costs $1 & $2 ($&)', 'Costs $1 & $2 ($&)'],
  ])('%j with %j', (content, answer, expected) => {
    expect(filled(letter(content), only(content), answer).content).toBe(expected)
  })

  test('in the subject it stays in one line and gets no full stop', () => {
    const subject = 'EA - [Your answer: your city]'
    expect(filled(letter('', subject), only('', subject), 'Cebu\nCity ').subject).toBe('EA - Cebu City')
  })
})

test('what is left out takes the number of its item along, and nothing else of its line', () => {
  const listed = '1. [Your answer: x]\n2. I can start today.\n\nBest'
  expect(without(letter(listed), only(listed)).content).toBe('2. I can start today.\n\nBest')
  const beside = 'Hello\n\nMy rate is $8. [Your answer: in AUD]\n\n[Your answer: x]\n\nBest'
  expect(without(letter(beside), only(beside)).content).toBe('Hello\n\nMy rate is $8.\n\n[Your answer: x]\n\nBest')
})

describe('a question that was answered before', () => {
  const answers = [
    { question: 'What is your internet speed and your backup?', answer: 'a' },
    { question: 'Your internet speed', answer: 'b' },
    { question: 'Why do you want to work with us?', answer: 'c' },
    { question: 'Ano ang sahod na gusto mo?', answer: 'd' },
  ]
  test.each([
    ['Please tell us your Internet speed!', 'b'],
    ['What internet speeds do you have?', 'b'],
    ['Why would you want to work with us', 'c'],
    ['Ano po ba ang sahod na gusto mo', 'd'],
    ['How many Australian files have you worked on?', undefined],
    ['What is the speed of light?', undefined],
  ])('%s', (question, expected) => {
    expect(answeredBefore(question, answers)?.answer).toBe(expected)
  })

  test('one key, however politely it is asked; never an empty one', () => {
    expect(questionKey('Please tell us your internet speed.')).toBe(questionKey('What is your Internet speed?'))
    expect(questionKey('internet speed')).not.toBe(questionKey('internet provider'))
    expect(questionKey('Why us?')).not.toBe('')
    expect(questionKey('???')).toBe('???')
    expect(questionKey('word '.repeat(200)).length).toBeLessThanOrEqual(240)
  })
})
