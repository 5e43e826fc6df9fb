import { expect, test } from 'vitest'
import { jobName } from './titles.ts'

test.each([
  ['Shopify VA (EST)', 'Shopify VA'],
  ['Virtual Assistant - $5/hr - Makati City', 'Virtual Assistant'],
  ['URGENT HIRING: 3 CUSTOMER SERVICE REPS (WFH, night shift)', 'Customer Service Rep'],
  ['Bookkeeper needed ASAP | ₱30k-40k/month', 'Bookkeeper'],
  ['Executive Assistant for a busy CEO', 'Executive Assistant'],
  ['Real Estate Cold Caller $4-6 per hour + commission', 'Real Estate Cold Caller'],
  ['Remote Senior Payroll Accountant in Quezon City', 'Senior Payroll Accountant'],
  ['General Virtual Assistant – 40 hrs/week – US hours', 'General Virtual Assistant'],
  ['C++ Developer', 'C++ Developer'],
  ['Website + graphics all-rounder (WordPress)', 'Website and graphics all-rounder'],
  ['Bookkeeper + Payroll', 'Bookkeeper'],
  ['Elementor developer w/ good eye for design', 'Elementor developer'],
  ['Sr. Accountant, Node.js Team', 'Sr. Accountant'],
  ['$$$', ''],
])('%s is the job of %s', (title, name) => {
  expect(jobName(title)).toBe(name)
})
