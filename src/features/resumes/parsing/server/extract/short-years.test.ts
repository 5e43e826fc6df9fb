import { expect, test } from 'vitest'
import { inReadingOrder } from './reading-order.ts'
import { wordsAt as at } from './testing/words-at.ts'

test("times with short years at the right stay with what they are of: Jul'20", () => {
  const entry = (base: number, name: string, time: string) => [
    at(50, base, name),
    at(450, base, time),
    at(50, base - 14, 'Drew what was asked for and printed it'),
  ]
  const lines = inReadingOrder([
    at(50, 720, 'WORK'),
    ...entry(700, 'Video Editor', "Jun'19"),
    ...entry(660, 'Illustrator', "Aug'20"),
    ...entry(620, 'Animator', "Nov'21"),
    ...entry(580, 'Printer', "Sep'22"),
  ]).map((runs) => runs.map(({ text }) => text).join(''))
  expect(lines).toContain("Video Editor\tJun'19")
  expect(lines).toContain("Printer\tSep'22")
})
