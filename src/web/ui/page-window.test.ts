import { expect, test } from 'vitest'
import { pageWindow } from './page-window.ts'

const shown = (page: number, pages: number) =>
  pageWindow(page, pages)
    .map((mark) => (typeof mark === 'number' ? (mark === page ? `[${mark}]` : mark) : '…'))
    .join(' ')

test.each([
  [1, 1, '[1]'],
  [1, 5, '[1] 2 3 4 5'],
  [3, 6, '1 2 [3] 4 5 6'],
  [1, 9, '[1] 2 3 4 5 … 9'],
  [5, 9, '1 … 3 4 [5] 6 7 … 9'],
  [9, 9, '1 … 5 6 7 8 [9]'],
  [4, 6, '1 2 3 [4] 5 6'],
  [500, 1000, '1 … 498 499 [500] 501 502 … 1000'],
])('page %i of %i shows a window of five with ellipses beyond (spec 2 §9)', (page, pages, text) => {
  expect(shown(page, pages)).toBe(text)
})
