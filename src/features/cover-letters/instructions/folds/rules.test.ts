import { expect, test } from 'vitest'
import { read } from '../testing/in-words.ts'
import { unfolded } from './rules.ts'

const WORK =
  'We run three small hotels by the sea and need a hand with bookings. You answer guests, keep the calendar and chase invoices. Our booking program is old but it works, and the team of five is kind. Rooms are booked from April to October, and in winter we paint walls, write letters to guests of the summer and plan the next year.'

test('a list in one long line is one of lines again, every letter where it was', () => {
  const text = `${WORK} How to Apply: - Share samples of your replies - Describe your experience with booking programs - Tell us your hourly rate`
  const apart = unfolded(text)
  expect(apart.split('\n')).toEqual([
    WORK,
    'How to Apply:',
    '- Share samples of your replies',
    '- Describe your experience with booking programs',
    '- Tell us your hourly rate',
  ])
  expect(apart.replaceAll('\n', ' ')).toBe(text)
})

test('what names the next list is no part of the item before it', () => {
  const text = `${WORK} Please include: 1. Your rate 2. Your time zone 3. A past project Planned steps: • Send the guide • Share the calendar`
  expect(unfolded(text)).toContain('3. A past project\nPlanned steps:\n• Send')
})

test.each([`${WORK} We pay 10 - 15 an hour.`, 'Send us: - your rate - your resume - your city', WORK])(
  'a short line and one without a list stay: %s',
  (text) => {
    expect(unfolded(text)).toBe(text)
  },
)

test('what such a list asks is read', () => {
  const text = `${WORK} If this is for you, message me with: 🔹 Your experience with hotels 🔹 Your monthly rate 🔹 A photo of your desk`
  expect(read(text)).toEqual(
    expect.arrayContaining(['ask Your experience with hotels', 'ask Your monthly rate', 'file photo']),
  )
})
