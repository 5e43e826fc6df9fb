import { expect, test } from 'vitest'
import { employmentOf, readEmployment, readSchooling, schoolingOf } from './history.ts'

const SCHOOLS = [
  { school: 'UP Visayas', degree: 'BS Accountancy', from_year: 2014, to_year: 2018 },
  { school: null, degree: 'Caregiver NC II', from_year: null, to_year: 2019 },
]
const WORK = [
  { employer: 'Mango Shop', title: 'Virtual Assistant', from: '2021-06', to: 'present' },
  { employer: null, title: 'Clerk', from: '2018', to: null },
]

test('what is accepted out of a resume is kept in words, and known again', () => {
  expect(schoolingOf(SCHOOLS)).toEqual([
    { school: 'UP Visayas', degree: 'BS Accountancy', from: '2014', to: '2018' },
    { school: '', degree: 'Caregiver NC II', from: '', to: '2019' },
  ])
  expect(employmentOf(WORK)).toEqual([
    { employer: 'Mango Shop', title: 'Virtual Assistant', from: 'Jun 2021', to: 'present' },
    { employer: '', title: 'Clerk', from: '2018', to: '' },
  ])
  expect(readSchooling(schoolingOf(SCHOOLS))).toEqual(SCHOOLS)
  expect(readEmployment(employmentOf(WORK))).toEqual(WORK)
})

test('an entry that names nothing is none', () => {
  expect(schoolingOf([{ school: null, degree: null, from_year: 2014, to_year: 2018 }])).toEqual([])
  expect(employmentOf([{ employer: null, title: null, from: '2021-13', to: 'present' }])).toEqual([])
  expect(employmentOf([{ employer: 'X', title: null, from: '2021-13', to: null }])[0]?.from).toBe('2021-13')
})
