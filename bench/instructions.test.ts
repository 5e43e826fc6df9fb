import { expect, test } from 'vitest'
import { judge } from './instructions.ts'
import { heldOutMorePostings } from './judged/held-out-more-postings.ts'
import { heldOutPostings } from './judged/held-out-postings.ts'
import { marketPostings } from './judged/market-postings.ts'
import { judgedPosting } from './judged/posting.ts'
import { tunedMorePostings } from './judged/tuned-more-postings.ts'
import { tunedPostings } from './judged/tuned-postings.ts'

const seen = [...marketPostings(), ...tunedPostings, ...tunedMorePostings]
const heldOut = [...heldOutPostings, ...heldOutMorePostings]

test('150 postings are judged, each once, forty of them held out', () => {
  expect(heldOut).toHaveLength(40)
  expect(seen.length + heldOut.length).toBe(150)
  expect(new Set([...seen, ...heldOut].map((one) => one.text)).size).toBe(150)
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

test('the postings it was made with are read without a mistake', () => {
  expect(seen.map(judge).filter((one) => one.missed.length + one.wrong.length > 0)).toEqual([])
})
