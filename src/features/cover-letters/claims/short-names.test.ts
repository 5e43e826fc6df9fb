import { expect, test } from 'vitest'
import { checkLetter } from './check-letter.ts'

const marked = (texts: string[]) =>
  checkLetter(
    { subject: 'Application', content: 'I scheduled posts for Facebook and Instagram.' },
    {
      name: 'Luz Reyes',
      years_of_experience: null,
      skills: [],
      texts,
      contacts: [],
      posting: { title: 'Assistant', employer: null, text: '', tags: [] },
      code_words: [],
    },
  )

test('a name the profile shortens is the same name in full', () => {
  expect(marked(['schedule posts for FB and IG'])).toEqual([])
  expect(marked(['schedule posts'])).not.toEqual([])
})
