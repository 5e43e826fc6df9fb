import { expect, test } from 'vitest'
import { NO_INSTRUCTIONS } from '../asked/instructions.ts'
import { writeTemplateLetter } from '../../template-letter.ts'
import type { Writer } from '../../writer.ts'

const writer = {
  first_name: 'Luz',
  last_name: 'Reyes',
  title: 'Chat Support Agent',
  skills: ['Zendesk', 'Canva', 'Shopify', 'Chat Support'],
  projects: [],
  works: [{ title: 'Chat Support Agent', employer: 'Palm', from: '2021-01', to: 'present' }],
  places: [0, 0, 0],
  results: [
    'Answer chats and emails of buyers in Zendesk',
    'Handle up to 3 chats at the same time for two stores',
    'Maintained a satisfaction score of 94% for a year',
  ],
} as unknown as Writer
/** Letters to the same posting of many employers: what is picked differs. */
const letters = (description: string): string[] =>
  Array.from({ length: 12 }, (_, n) => {
    const posting = { title: 'Chat Support Agent', employer: `Shop ${n}`, tags: [], description }
    return writeTemplateLetter(writer, posting, NO_INSTRUCTIONS, new Date('2026-11-22T04:00:00Z')).content
  })

test('a program that both name may tie the first deed to the posting, where the posting makes it a condition', () => {
  const tied = (description: string): number =>
    letters(description).filter((content) =>
      content.includes('You ask for Zendesk experience. As a chat support agent'),
    ).length
  expect(tied('Answer chats and emails. Must know Zendesk.')).toBeGreaterThan(0)
  expect(tied('Answer chats and emails in Zendesk.')).toBe(0)
  expect(tied('Answer chats and emails.')).toBe(0)
})

test('a measured result is told beside what is only counted', () => {
  for (const content of letters('Answer chats and emails of buyers.')) expect(content).toMatch(/score of 94%/)
})
