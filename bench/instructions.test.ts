import { expect, test } from 'vitest'
import { judge, JUDGED } from './instructions.ts'
import { judgedPosting } from './judged/posting.ts'

test('304 postings are judged, each once: thrice forty were held out and learnt from later, 74 never', () => {
  const sets = [JUDGED.made(), JUDGED.learnt, JUDGED.third, JUDGED.unseen]
  expect(sets.map((set) => set.length)).toEqual([110, 80, 40, 74])
  expect(new Set(sets.flat().map((one) => one.text)).size).toBe(304)
})

test('what is missed, wrong and right is told apart', () => {
  const text = 'Use 5 points. Attach your resume.'
  expect(judge(judgedPosting('x', text, 'points exactly 5', 'word subject UBE'))).toEqual({
    name: 'x',
    missed: ['word subject UBE'],
    wrong: ['file resume'],
    right: ['points exactly 5'],
  })
})

test('the postings the rules were made with are read without a mistake', () => {
  expect(
    JUDGED.made()
      .map(judge)
      .filter((one) => one.missed.length + one.wrong.length > 0),
  ).toEqual([])
})

test.each([
  ['Start your message with "teal".', 'word somewhere teal'],
  ['End your message with "teal".', 'word somewhere teal'],
  ['Subject: CLERK - [Your Full Name]', 'subject is CLERK - {name}'],
  ['Subject: CLERK - (your name)', 'subject is CLERK - {name}'],
  ['Subject: CLERK - [position] - [city]', 'subject is CLERK - {position} - {city you live in}'],
  ['Subject: CLERK - your full name', 'subject has CLERK'],
])('a place that was not judged, and what is filled in, match by meaning: %s', (text, want) => {
  expect(judge(judgedPosting('x', text, want))).toMatchObject({ missed: [], wrong: [], right: [want] })
})

test('one subject holds all it has to, and nothing it has not', () => {
  const text = 'Subject: CLERK - your full name'
  expect(judge(judgedPosting('x', text, 'subject has CLERK', 'subject has {name}'))).toMatchObject({ missed: [] })
  expect(judge(judgedPosting('x', text, 'subject has MANAGER'))).toMatchObject({ missed: ['subject has MANAGER'] })
})
