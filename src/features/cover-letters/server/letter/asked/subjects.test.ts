import { describe, expect, test } from 'vitest'
import { checkLetter } from '#features/cover-letters/claims/check-letter.ts'
import { readInstructions } from '#features/cover-letters/instructions/rules.ts'
import { needsOf } from '../../letter-sources.ts'
import { inSubject } from './subjects.ts'
import type { Writer } from '../../writer.ts'

const baker: Writer = {
  first_name: 'Luz',
  last_name: 'Reyes',
  title: 'Baker',
  about: null,
  location: 'Jaro, Iloilo',
  years_of_experience: '3-5',
  skills: null,
  projects: [],
  resume_url: null,
  website: null,
  linkedin: null,
  github: null,
  availability: '2-weeks',
  custom_availability: null,
}
const own = (custom_availability: string) => ({ ...baker, availability: 'custom', custom_availability })
const subject = (text: string, writer = baker) =>
  needsOf(readInstructions(text), { name: 'Luz Reyes', title: 'Baker', text, other: inSubject(writer) }).subject

describe('a subject is filled in as far as the profile goes', () => {
  test.each([
    [
      'Subject line should be in the format: OVEN | Your name | Earliest start date',
      baker,
      'OVEN | Luz Reyes | in two weeks',
    ],
    ['Your email subject must be written as: OVEN / Name / City', baker, 'OVEN / Luz Reyes / Jaro'],
    [
      'Email subject format: OVEN - Full name - Notice period',
      own('30 days notice, nights only'),
      'OVEN - Luz Reyes - 30 days notice',
    ],
    [
      'Email subject format: OVEN - Full name - Start date',
      own('mornings'),
      'OVEN - Luz Reyes - [Your answer: Start date]',
    ],
    ['Use this subject line format: OVEN - Name - Time zone', baker, 'OVEN - Luz Reyes - Philippine time'],
    ['Subject line must be: OVEN - [name] - Age', baker, 'OVEN - Luz Reyes - [Your answer: Age]'],
    ['Send it with the subject OVEN_Name_Age_City', baker, 'OVEN_Luz Reyes_[Your answer: Age]_Jaro'],
  ])('%s', (text, writer, wanted) => {
    expect(subject(text, writer)).toBe(wanted)
  })

  test('an answer that belongs there has its marked place there, and none in the letter', () => {
    const text = 'To apply, tell us why you bake. What is your favourite bread? (put it in the subject line please)'
    const needs = needsOf(readInstructions(text), { name: 'Luz Reyes', title: 'Baker', text })
    expect(needs.subject).toBe('Application: Baker - Luz Reyes - [Your answer: What is your favourite bread?]')
    expect(needs.questions).toEqual(['why you bake'])
    expect(subject('To apply, tell us why you bake.')).toBeUndefined()
  })

  test('a marked place there is found by the claim check, which the server asks before it keeps a letter', () => {
    const facts = { name: 'Luz Reyes', years_of_experience: null, skills: [], texts: [], contacts: [], code_words: [] }
    const posting = { title: 'Baker', employer: null, text: '', tags: [] }
    expect(
      checkLetter({ subject: 'OVEN | Luz Reyes | [Your answer: Start date]', content: '' }, { ...facts, posting }),
    ).toMatchObject([{ kind: 'placeholder', text: '[Your answer: Start date]' }])
  })
})

describe('a subject that answers something', () => {
  test.each([
    ['Subject: the answer to 6 x 5 and your name', '30 - Luz Reyes'],
    ['Subject line: [answer to 7 + 8] - [your name]', '15 - Luz Reyes'],
    ['Please put the answer to 6 x 5 and your name in the subject line.', 'Application: Baker - Luz Reyes - 30'],
  ])('%s', (text, filled) => {
    expect(subject(text)).toBe(filled)
  })

  test('what is asked behind it is left for the person, with the name filled in, and is asked once', () => {
    const text =
      'How to apply\n\nSubject: your answer to this. A box has nine loaves and he sells six. How many are left in the box? Just the number and your name, e.g. "00 - Juan D."\n\nIn the body:\n1. A link to bread you baked\n2. Your expected salary'
    const needs = needsOf(readInstructions(text), { name: 'Luz Reyes', title: 'Baker', text, other: inSubject(baker) })
    expect(needs.subject).toBe('[Your answer: How many are left in the box?] - Luz Reyes')
    expect(needs.questions.join()).not.toMatch(/your name|left in the box/)
  })
})

test('years stand in a subject in figures, and only those of work the profile names', () => {
  const works = [{ title: 'Amazon PPC specialist', employer: 'Palm Ads', from: '2019-01', to: '2025-12' }]
  const blank = inSubject({ ...baker, title: 'Amazon PPC specialist', years_of_experience: null, works })
  expect(blank('your years on Amazon')).toMatch(/^\d+ years$/)
  expect(blank('your years of experience')).toMatch(/^\d+ years$/)
  expect(blank('your years in plumbing')).toBe('')
})
