import { expect, test } from 'vitest'
import { isNearName } from '../names/rules.ts'
import { compareTitles } from './rules.ts'

const named = (title: string) => ({ title, employer_name: null, location: null })

test.each([
  ['Research Engineer (Machine Learning)', 'Research Engineer (Reinforcement Learning)', 'reworded'],
  ['Dialysis Nurse', 'Hemodialysis Nurse', 'same'],
  ['Billing Clerk (Mid Shift)', 'Billing Clerk', 'same'],
  ['Marketplace Ads Manager', 'Senior Sponsored Listings Specialist', 'level'],
  ['Lead Researcher, Warehouses', 'Data Researcher', 'level'],
  ['Science Teacher (LPT)', 'Grade 9 Science Teacher', 'reworded'],
  ['Grade 8 Science Teacher', 'Grade 9 Science Teacher', 'apart'],
  ['Claims Analyst', 'Claims Analyst Level 2', 'apart'],
  ['Ads Manager', 'Senior Ads Manager', 'apart'],
  ['Ads Specialist', 'Ads Team Lead', 'apart'],
  ['Junior Payroll Officer', 'Senior Wages Clerk', 'apart'],
  ['Billing Clerk (20K New Joiner Performance Bonus)', 'Billing Clerk', 'same'],
  ['No Work Experience | Billing Adviser | Day 1 HMO', 'Billing Adviser', 'same'],
  ['Billing Clerk with a Sign-On Bonus | Cash Desk', 'Billing Clerk', 'more'],
  ['Billing Clerk (Hybrid) - US Shift', 'Billing Clerk', 'same'],
  ['Billing Clerk - Night Shift Supervisor', 'Billing Clerk', 'apart'],
  ['Staff Research Assoc. I', 'Staff Research Associate I', 'same'],
  ['OR Nurse', 'Nurse', 'more'],
  ['Site Nurse or Midwife', 'Site Nurse, Midwife', 'same'],
  ['Master Data Management (MDM) Lead', 'Master Data Migration Lead', 'reworded'],
])('%s and %s are %s', (one, other, relation) => {
  expect(compareTitles(named(one), named(other))).toBe(relation)
  expect(compareTitles(named(other), named(one))).toBe(relation)
})

test.each([
  ['Calder Bros Haulage', 'Calder Brothers Haulage LLC', true],
  ['Ostvik Crew Mgmt.', 'Ostvik Crew Management AS', true],
  ['Calder Bros Haulage', 'Calder Sisters Haulage', false],
  ['LoomCrate', 'Loom Crate Studio', true],
  ['LoomCrate', 'Loom Create Studio', false],
  ['PayLane', 'Pay Lane Studio', false],
])('%s and %s are nearly one name: %s', (one, other, isNear) => expect(isNearName(one, other)).toBe(isNear))
