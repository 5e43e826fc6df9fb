import { expect, test } from 'vitest'
import { linesOf as read, wordsAt as at } from './testing/words-at.ts'

/** Words from one edge to another, with equal spaces between them. */
function spread(left: number, right: number, base: number, text: string) {
  const words = text.split(' ')
  const space = (right - left - 5 * words.join('').length) / (words.length - 1)
  let next = left
  return words.map((word) => {
    const piece = at(next, base, word)
    next = piece.right + space
    return piece
  })
}

test('words of a justified line are one text, however wide the spaces are', () => {
  expect(
    read(
      at(50, 700, 'Stock Clerk'),
      ...spread(50, 350, 686, 'Kept the books of all four halls and wrote down what came'),
      ...spread(50, 350, 674, 'in, counted the stock of three stores and'),
      ...spread(50, 350, 662, 'packed the goods for each of the towns'),
      ...spread(50, 350, 650, 'that were served from there in every month'),
      at(50, 638, 'of the year.'),
    ),
  ).toEqual([
    'Stock Clerk',
    'Kept the books of all four halls and wrote down what came in, counted the stock of three stores and packed the goods for each of the towns that were served from there in every month of the year.',
  ])
})

test('skills set apart stay apart, though the spaces between them are equal', () => {
  const rows = ['typing filing maps birds', 'sorting packing stock lists', 'clearing weaving oil tea', 'oars nets']
  const lines = read(
    at(50, 700, 'SKILLS'),
    ...rows.flatMap((row, index) => {
      let next = 50
      return row.split(' ').map((word) => {
        const piece = at(next, 680 - 16 * index, word)
        next = piece.right + 20
        return piece
      })
    }),
  )
  expect(lines).toEqual(['SKILLS', ...rows.map((row) => row.replaceAll(' ', '\t'))])
})
