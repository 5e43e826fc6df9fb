import { expect, test } from 'vitest'
import { schoolingOf } from './schooling.ts'

test.each([
  ['BSIT graduate. I build sites.', 'I am a BSIT graduate.'],
  ['Psychology graduate, HR by heart.', 'I am a Psychology graduate.'],
  ['Graduate of BS Biology, once a teacher.', 'I am a graduate of BS Biology.'],
  ['Fresh graduate who learns fast.', ''],
  ['I like graduate school.', ''],
])('"%s" tells "%s"', (about, said) => {
  expect(schoolingOf({ about })).toBe(said)
})

test.each([
  [
    { school: 'UP Visayas', degree: 'BS Accountancy', from: '2012', to: '2016' },
    'I finished BS Accountancy at UP Visayas in 2016.',
  ],
  [{ school: null, degree: 'Bachelor of Arts', to: null }, 'I finished a Bachelor of Arts.'],
  [{ school: 'CIT', degree: 'BS Nursing (undergraduate)', to: '2019' }, 'I studied BS Nursing (undergraduate) at CIT.'],
  [{ school: 'CIT', degree: 'BS Nursing', to: 'present' }, 'I studied BS Nursing at CIT.'],
  [{ school: 'Molo National High School', degree: 'STEM strand', to: '2018' }, ''],
])('the school %j is told as "%s"', (school, said) => {
  expect(schoolingOf({ about: null, education: [school] })).toBe(said)
})
