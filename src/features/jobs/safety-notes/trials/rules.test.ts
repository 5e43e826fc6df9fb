import { expect, test } from 'vitest'
import { safetyNotes } from '../rules.ts'

const kindsOf = (description: string) =>
  safetyNotes({ title: 'Assistant', description, salary: null }).map((note) => note.kind)

test.each([
  ['We cannot compensate candidates for the audition, which is editing ten full videos.', 'unpaid_work'],
  ['All submissions become ours. Each applicant writes five complete articles.', 'unpaid_work'],
  ['Your first two weeks are a shadow trial, eight hours a day; they are not on a payslip.', 'unpaid_work'],
  ['Wala munang sahod sa unang isang buwan ng training, kain lang muna ang libre.', 'unpaid_work'],
  ['Libre muna yun ha, dalawang buwan lang naman ng observation.', 'unpaid_work'],
  ['Walay sweldo sa una nga duha ka semana, tan-awon pa nimo kung makaya.', 'unpaid_work'],
  ['Please do not ask about pay for the trial, treat it as exposure.', 'unpaid_work'],
  ['The two shadowing weeks are not billed; you handle live leads for ten days.', 'unpaid_work'],
  ['Tatlong linggo ang pagsasanay, wala pang bayad pero may ulam.', 'unpaid_work'],
  ['The first week is free work: 120 calls a day from our list, then we decide on your trial.', 'unpaid_work'],
  ['For our test, make ten Canva posts. No budget for tests, sorry.', 'unpaid_work'],
  ['Transcribe six two-hour recordings. Assessments are not remunerated.', 'unpaid_work'],
  ['Salary is given when you pass the 60-day performance period.', 'unpaid_work'],
  ['Mag-submit ng 15 articles bilang sample, no pay dahil application pa lang.', 'unpaid_work'],
])('%s is %s', (description, kind) => {
  expect(kindsOf(description)).toContain(kind)
})

test.each([
  'The first 90 days are a paid trial. You will not be paid for lunch breaks.',
  'Internship for school credit, three months, allowance of ₱200 a day.',
  'The test task takes about one hour and isn’t paid. Those who pass do a paid trial week.',
  'Pay starts from the first day of training. The training is 3 weeks.',
  'Every applicant sends a one-page sample. All work stays yours, and you may show it in your portfolio.',
  'Libre muna ang pagkain sa dorm sa unang dalawang buwan ng training.',
  'Orientation on Saturday, walang bayad, tatlong oras lang, may snacks.',
  'We do not pay for test lessons shorter than 20 minutes; a trial week is paid.',
  'Ten demo classes, each paid at the full rate; the free sample of our book is yours.',
  'Salary is given when the month ends, also in the training weeks.',
  'An unpaid trial is illegal here, so your two test days are paid.',
  'Ang uniform ay ibibigay sa unang araw, walang bayad.',
])('%s is nothing', (description) => {
  expect(kindsOf(description)).toEqual([])
})
