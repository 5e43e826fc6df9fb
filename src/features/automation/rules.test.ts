import { expect, test } from 'vitest'
import { dayMissed, dayToPlan, dayToRun, momentsOf, nextPlanning } from './rules.ts'
import { stoppedSentence } from './texts.ts'

/** Ten in the evening in UTC is six in the morning in Manila. */
const manila = (day: string, time: string) => new Date(`${day}T${time}:00+08:00`)

test.each([
  ['17:59', null],
  ['18:00', '2026-12-01'],
  ['21:59', '2026-12-01'],
  ['22:00', null],
  ['07:00', null],
])('at %s in Manila the plan of %s is made', (time, day) => {
  expect(dayToPlan(manila('2026-11-30', time))).toBe(day)
})

test.each([
  ['07:59', null],
  ['08:00', '2026-11-30'],
  ['09:59', '2026-11-30'],
  ['10:00', null],
])('at %s in Manila the run of %s may go on', (time, day) => {
  expect(dayToRun(manila('2026-11-30', time))).toBe(day)
})

test('a run begins at midnight UTC, may be changed until a quarter to eight and is over at ten', () => {
  const { cutOff, start, until } = momentsOf('2026-11-30')
  expect([cutOff, start, until].map((at) => at.toISOString())).toEqual([
    '2026-11-29T23:45:00.000Z',
    '2026-11-30T00:00:00.000Z',
    '2026-11-30T02:00:00.000Z',
  ])
})

test('a day without a plan is over from ten in the morning until the next evening', () => {
  expect(dayMissed(manila('2026-11-30', '09:59'))).toBeNull()
  expect(dayMissed(manila('2026-11-30', '10:00'))).toEqual({
    date: '2026-11-30',
    plannedFrom: manila('2026-11-29', '18:00'),
  })
  expect(dayMissed(manila('2026-11-30', '18:00'))).toBeNull()
})

test.each([
  ['12:00', '2026-11-30'],
  ['19:00', '2026-11-30'],
  ['22:30', '2026-12-01'],
])('at %s the next plan is made on %s', (time, day) => {
  expect(nextPlanning(manila('2026-11-30', time))).toEqual(manila(day, '18:00'))
})

test.each([
  [null, ''],
  [' \n ', ''],
  ['A page asks for a human.', ' They say: “A page asks for a human.”'],
  ['One.\n\u0000Two\u202E.', ' They say: “One. Two .”'],
  [`${'word '.repeat(60)}end`, ` They say: “${'word '.repeat(47)}word…”`],
])('what the team says when it stops everything: %j', (reason, shown) => {
  expect(stoppedSentence(reason)).toBe(`Our team stopped automatic applications for everybody.${shown}`)
})
