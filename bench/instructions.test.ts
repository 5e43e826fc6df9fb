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
