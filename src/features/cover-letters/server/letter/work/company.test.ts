import { expect, test } from 'vitest'
import { companyOf } from './company.ts'

test.each([
  ['The Okafor Group', '', 'the Okafor Group'],
  ['Harbor & Pine', '', 'Harbor & Pine'],
  ['Palm Goods Inc.', '', 'Palm Goods'],
  ['SunnyDesk', '', 'SunnyDesk'],
  ['Marigold', 'Marigold ships roses.', 'Marigold'],
  ['Marigold', 'Write to Marigold.', ''],
  ['Dana Miller', 'I am Dana Miller and sell soap.', ''],
  ['Coach Dani', '', ''],
  ['', '', ''],
])('%s, of whom "%s" is said, is joined as "%s"', (employer, description, company) => {
  expect(companyOf({ employer, description })).toBe(company)
})
