import { expect, test } from 'vitest'
import { likeProgram, missingTools } from './letter-skills.ts'

const lacking = (description: string, own: string) => missingTools({ title: 'VA', description, tags: [] }, own)

test('of programs that may stand for each other, one is enough', () => {
  expect(lacking('Figma or Photoshop.', 'Photoshop')).toEqual([])
  expect(lacking('Figma or Photoshop.', 'Canva')).toEqual(['Figma', 'Photoshop'])
  expect(lacking('Figma and Photoshop.', 'Photoshop')).toEqual(['Figma'])
})

test.each([
  ['Intercom', 'Zendesk, Canva', 'Zendesk'],
  ['Etsy', 'Shopee seller', 'Shopee'],
  ['Xero', 'Canva', ''],
  ['Clay', 'Canva', ''],
])('%s, to somebody with %s, is like "%s"', (program, own, like) => {
  expect(likeProgram(program, own)).toBe(like)
})
