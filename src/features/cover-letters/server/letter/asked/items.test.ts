import { expect, test } from 'vitest'
import { itemAt, listsIn } from './items.ts'

const item = (text: string, words: string) => itemAt(text, text.indexOf(words))?.text ?? null

test.each([
  ['Tell us:\n1. A cake that fell. Why?\n2. Your rate', 'Why', 'A cake that fell. Why?'],
  ['Tell us:\n- your rate\n- your oven', 'your oven', 'your oven'],
  ['Reply with 1. loaves you bake 2. ovens you know 3. your rate', 'ovens', 'ovens you know'],
  ['Send: (a) your rate (b) your oven, and who built it', 'who built', 'your oven, and who built it'],
  ['Tell us:\n👉 your rate\n👉 your oven, and since when', 'since', 'your oven, and since when'],
  ['Tell us:\n⭐️ Your oven\n⭐️ Your rate', 'Your rate', 'Your rate'],
  ['Tell us:\n1️⃣ Your oven\n2️⃣ Your rate', 'Your rate', 'Your rate'],
  ['Tell us your rate and your oven.', 'your oven', null],
  ['We moved in 2019. Tell us your rate in one line.', 'your rate', null],
])('in "%s" the item of "%s" is %j', (text, words, whole) => {
  expect(item(text, words)).toBe(whole)
})

test('what stands nowhere is in no item', () => {
  expect(itemAt('1. Your rate', 100)).toBeNull()
})

test.each([
  ['A) Your oven\nB) Your rate', [['a)', 'b)']]],
  ['1) Your oven\n\n2. Your rate\n(3) Your bread', [['1.', '2.', '3.']]],
  [
    '- Flour\n- Salt\nAnswer these:\n1. Your oven\n2. Your rate',
    [
      ['', ''],
      ['1.', '2.'],
    ],
  ],
  ['(i) Your oven\n(ii) Your rate\n(iii) Your bread', [['i)', 'ii)', 'iii)']]],
  ['Q1: Your oven\nQ2: Your rate', [['1.', '2.']]],
  ['1/ your oven, 2/ your rate, 3/ your bread', [['1.', '2.', '3.']]],
  ['1. Knead\n2. Bake\n1. Your oven', [['1.', '2.'], ['1.']]],
])('the lists of "%s" are marked %j', (text, marks) => {
  expect(listsIn(text).map((list) => list.map(({ mark }) => mark))).toEqual(marks)
})
