import { expect, test } from 'vitest'
import { kindAsked, programsAsked } from './programs-asked.ts'
import type { Answers } from './known.ts'

const facts = (skills: string[], used: Record<string, string> = {}): Answers =>
  ({
    skills,
    used: (asked: string) => ({ text: used[asked] ?? '', dated: true }),
    evidence: [],
    named: () => [],
  }) as unknown as Answers
const all = [
  'Clio',
  'McLeod (basic)',
  'Samsara',
  'Asana',
  'SimplePractice',
  'Klaviyo',
  'AppFolio',
  'EZLynx',
  'ServiceTitan',
]

test.each([
  ['the case management systems you have used', 'The case management program I know is Clio.'],
  ['which tms and visibility tools have you used', 'The freight programs I know are McLeod (basic) and Samsara.'],
  ['which property management software do you know', 'The property management program I know is AppFolio.'],
  ['which e mail marketing platforms have you used', 'The email marketing program I know is Klaviyo.'],
  ['what field service software have you used', 'The scheduling program I know is ServiceTitan.'],
  ['the name of your project management software', 'The planning program I know is Asana.'],
])('%j is answered by programs of the kind', (asked, answer) => {
  expect(programsAsked(facts(all), asked)).toBe(answer)
})

test('where a program was used is told where that is asked, and the others behind it', () => {
  const used = { clio: 'I used Clio at Reyes Law from 2020 to 2022.' }
  expect(programsAsked(facts(['Clio', 'MyCase'], used), 'which case management software have you used')).toBe(
    'I used Clio at Reyes Law from 2020 to 2022. I also know MyCase.',
  )
  expect(programsAsked(facts(['Clio', 'MyCase'], used), 'which case management software do you know')).toBe(
    'The case management programs I know are Clio and MyCase.',
  )
})

test('who knows none of a kind is told so by its name, and not by programs of another', () => {
  expect(programsAsked(facts(['Notion']), 'the case management systems you have used')).toBe('')
  expect(kindAsked('the case management systems you have used')).toBe('a case management program')
})

const others = ['Later', 'Metricool', 'Vicidial', 'DocuSign', 'Jotform', 'Descartes', 'Cin7', 'BambooHR', 'LiveChat']
test.each([
  ['which scheduler do you use', 'The social media programs I know are Later and Metricool.'],
  ['what do you use to schedule posts', 'The social media programs I know are Later and Metricool.'],
  ['which dialers have you used', 'The phone program I know is Vicidial.'],
  ['what do you use for e signatures', 'The e-signature program I know is DocuSign.'],
  ['which form builders do you know', 'The form program I know is Jotform.'],
  ['which freight portals have you used', 'The freight program I know is Descartes.'],
  ['what wms have you used', 'The inventory program I know is Cin7.'],
  ['which hris have you used', 'The HR program I know is BambooHR.'],
  ['which chat tools have you used', 'The helpdesk program I know is LiveChat.'],
  ['what do you use to bake bread', ''],
  ['what do you use for backups', ''],
])('%j is answered by %j', (asked, answer) => {
  expect(programsAsked(facts(others), asked)).toBe(answer)
})
