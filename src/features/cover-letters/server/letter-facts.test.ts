import { expect, test } from 'vitest'
import { writeTemplateLetter } from './template-letter.ts'

test('a name that is asked for stands under the letter, and that it was read is no question', () => {
  const writer = {
    first_name: 'Ana',
    last_name: 'Cruz',
    title: 'Bookkeeper',
    about: null,
    location: null,
    years_of_experience: null,
    skills: [],
    projects: [],
    resume_url: null,
    website: null,
    linkedin: null,
    github: null,
    availability: null,
    custom_availability: null,
  }
  const posting = { title: 'Bookkeeper', employer: null, description: 'Bank recs.', tags: [] }
  const questions = ['Full name', 'that you saw this', 'Why do you like cats?']
  const { content } = writeTemplateLetter(writer, posting, { code_words: [], questions }, new Date('2026-11-22'))
  expect(content.match(/\[Your answer:[^\]]*\]/g)).toEqual(['[Your answer: Why do you like cats?]'])
})
