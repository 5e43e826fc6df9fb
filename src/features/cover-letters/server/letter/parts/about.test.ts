import { expect, test } from 'vitest'
import { aboutAsked } from './about.ts'

const about =
  'I am Xero Advisor certified. I finished BS Accountancy at a state university. I love long walks. College level, BSIT. I stay calm when others shout.'
const asked = (description: string, told = '') =>
  aboutAsked({ about } as never, { title: 'Bookkeeper', employer: null, description, tags: [] }, told)

test('what a posting asks of a person is told in their own words, and nothing else of them', () => {
  expect(asked('A degree in accounting. Xero certification is a plus.')).toBe(
    'I am Xero Advisor certified. I finished BS Accountancy at a state university.',
  )
  expect(asked('You need a thick skin.')).toBe('I stay calm when others shout.')
  expect(asked('You need a thick skin.', 'I stay calm when others shout.')).toBe('')
  expect(asked('Bank recs every week.')).toBe('')
})

test('a profile without words about themselves tells nothing', () => {
  expect(
    aboutAsked({ about: null } as never, { title: '', employer: null, description: 'Degree.', tags: [] }, ''),
  ).toBe('')
})

test('a degree that is asked for is told from the profile where their own words tell of none', () => {
  const education = [{ school: 'UP Visayas', degree: 'BS Accountancy', to: '2016' }]
  const said = (own: string, description: string) =>
    aboutAsked({ about: own, education } as never, { title: '', employer: null, description, tags: [] }, '')
  expect(said('I keep books.', 'Bachelor’s degree required.')).toBe('I finished BS Accountancy at UP Visayas in 2016.')
  expect(said('I finished BS Accountancy with honors.', 'Bachelor’s degree required.')).toBe(
    'I finished BS Accountancy with honors.',
  )
  expect(said('I keep books.', 'Bank recs every week.')).toBe('')
})

test('papers among the skills are told where a posting speaks of them', () => {
  const said = (skills: string[], description: string) =>
    aboutAsked({ about: null, skills } as never, { title: '', employer: null, description, tags: [] }, '')
  const own = ['Registered Nurse', 'HIPAA training', 'Xero Advisor Certification', 'Excel']
  expect(said(own, 'A nurse who knows HIPAA.')).toBe(
    'I am a registered nurse. My certificates and licenses: HIPAA training.',
  )
  expect(said(own, 'Xero certified, please.')).toBe('My certificates and licenses: Xero Advisor Certification.')
  expect(said(own, 'You keep books.')).toBe('')
})
