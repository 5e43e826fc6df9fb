import { expect, test } from 'vitest'
import { gathered } from './facts.ts'
import { NO_INSTRUCTIONS } from '../asked/instructions.ts'
import { writeTemplateLetter } from '../../template-letter.ts'
import type { Writer } from '../../writer.ts'

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

test('who has done nothing of the work a title names is of another trade, unless it is a name of theirs', () => {
  const seller = {
    first_name: 'Luz',
    last_name: 'Reyes',
    title: 'E-commerce VA (Shopify, Amazon)',
    projects: [],
    skills: ['Shopify', 'Amazon', 'Canva', 'Gorgias'],
    works: [{ title: 'E-commerce VA', employer: 'Palm' }],
    results: ['Uploaded 600 product listings'],
    places: [0],
  } as unknown as Writer
  const to = (title: string) => ({ title, description: 'Campaigns for brands.', employer: 'Oak', tags: [] })
  expect(gathered(seller, to('Amazon PPC Specialist'), NO_INSTRUCTIONS).distance).toBe('other')
  expect(gathered(seller, to('Amazon Product Listing VA'), NO_INSTRUCTIONS).distance).toBe('same')
  const ads = { ...seller, skills: ['PPC', 'Amazon'] }
  expect(gathered(ads, to('Amazon PPC Specialist'), NO_INSTRUCTIONS).distance).toBe('same')
})

test.each([
  ['Who you are and why you want this', /^I am a medical virtual assistant\b.* \[Your answer: why you want this\]$/],
  ['How many auths do you process per day?', /25 prior authorizations/],
])('"%s" is answered as far as the profile goes', (question, answer) => {
  const nurse = {
    first_name: 'Jet',
    last_name: 'Cruz',
    title: 'Medical Virtual Assistant',
    projects: [],
    skills: ['Availity'],
    works: [{ title: 'Medical VA', employer: 'Oban Orthopedics', from: '2021-03', to: 'present' }],
    results: ['Process 25 prior authorizations a day through payer portals'],
    places: [0],
  } as unknown as Writer
  const posting = { title: 'Medical Biller', employer: 'Larkspur', description: 'Billing and calls.', tags: [] }
  const questions = [question, 'Why do you like cats?', 'What would you change here first?']
  const { content } = writeTemplateLetter(nurse, posting, { code_words: [], questions }, new Date('2026-11-22'))
  expect(/^1\. (.*)$/m.exec(content)?.[1]).toMatch(answer)
})
