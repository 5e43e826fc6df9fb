import { expect, test } from 'vitest'
import { checkLetter } from './check-letter.ts'

const marked = (texts: string[], content = 'I scheduled posts for Facebook and Instagram.') =>
  checkLetter(
    { subject: 'Application', content },
    {
      name: 'Luz Reyes',
      years_of_experience: null,
      skills: [],
      texts,
      contacts: [],
      posting: { title: 'Assistant', employer: null, text: '', tags: [] },
      code_words: [],
    },
  ).map(({ kind, text }) => `${kind}: ${text}`)

test('a name the profile shortens is the same name in full', () => {
  expect(marked(['schedule posts for FB and IG'])).toEqual([])
  expect(marked(['schedule posts'])).not.toEqual([])
})

test('so is one beside other words, and a number with its sign', () => {
  const told = 'I posted on the Facebook page, and sales were flat to +12%.'
  expect(marked(['Posting on our FB page, sales flat to +12%'], told)).toEqual([])
  expect(marked(['Posting, sales flat'], told)).toEqual(['achievement: I posted on the Facebook page', 'figure: 12%'])
})

test('the person’s own job is no title of the posting, but a sentence they wrote themselves is theirs', () => {
  expect(
    marked(['Customer Support Representative'], 'I apply for the Customer Support Representative position.'),
  ).toEqual(['title-mismatch: Customer Support Representative'])
  const own = 'I know how to hire for one hard to find position.'
  expect(marked([own], own)).toEqual([])
})
