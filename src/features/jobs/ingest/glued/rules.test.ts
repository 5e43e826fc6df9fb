import { expect, test } from 'vitest'
import { unglued } from './rules.ts'

test.each([
  ['Count the insulinTrain aidesHMO from day one', 'Count the insulin Train aides HMO from day one'],
  ['QualificationsLicensed pharmacist', 'Qualifications Licensed pharmacist'],
  ['About UsAt Lunas, returns and IntegrationWrite notes', 'About Us At Lunas, returns and Integration Write notes'],
  ['What we&apos;re after is what weu0027re good at', 'What we’re after is what we’re good at'],
])('%s has its ends of lines again', (text, expected) => {
  expect(unglued(text)).toBe(expected)
})

test('names with a capital letter within are one word', () => {
  const names = 'JavaScript, QuickBooks, LinkedIn, PowerPoint, iPhone, eBay, macOS, noSQL and DevOps'
  expect(unglued(names)).toBe(names)
})
