import { expect, test } from 'vitest'
import { licenceSaid } from './licences.ts'

const said = (own: object, description: string, told = '') =>
  licenceSaid({ title: null, skills: [], ...own } as never, { title: '', employer: null, description, tags: [] }, told)
    .text

test.each([
  [{ title: 'Registered Nurse / Medical VA' }, 'Nurses strongly preferred.', 'I am a registered nurse.'],
  [{ title: 'Scribe', skills: ['USRN'] }, 'RN or PT license is a plus', 'I am a registered nurse.'],
  [
    { title: 'Medical VA', education: [{ degree: 'BS Nursing (PRC licensed 2018)' }] },
    'A nurse who types fast',
    'I am a registered nurse.',
  ],
  [{ title: 'CPA, Bookkeeper' }, 'Accountancy graduate, CPA preferred', 'I am a CPA.'],
  [{ title: 'ESL tutor', skills: ['LPT'] }, 'We look for teachers.', 'I am a licensed teacher.'],
  [{ title: 'Registered Nurse' }, 'Edit our videos.', ''],
  [{ title: 'Nurse, not an RN yet' }, 'Nurses only', ''],
  [{ title: 'CPA reviewee' }, 'CPA preferred', ''],
  [{ title: 'Nursing aide', education: [{ degree: 'BS Nursing' }] }, 'Nurses only', ''],
  [{ title: 'ESL tutor', skills: ['LPT'] }, 'Let us know your rate.', ''],
])('%j to "%s" says "%s"', (own, description, text) => {
  expect(said(own, description)).toBe(text)
})

test('what the letter has said is not said again, and a skill of the same name is no further paper', () => {
  expect(said({ title: 'Registered Nurse' }, 'Nurses only', 'As a registered nurse at Sea Clinic, I …')).toBe('')
  const { rest } = licenceSaid(
    { title: null, skills: ['Registered Nurse', 'HIPAA training'] } as never,
    { title: 'Nurse', employer: null, description: '', tags: [] },
    '',
  )
  expect(rest).toEqual(['HIPAA training'])
})
