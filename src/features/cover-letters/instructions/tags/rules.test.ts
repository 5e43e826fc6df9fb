import { expect, test } from 'vitest'
import { read } from '../testing/in-words.ts'
import { readInstructions } from '../rules.ts'
import { withoutTags } from './rules.ts'

test('markup becomes lines and marks, and every letter keeps its place', () => {
  const given = '<p>We sew &amp; mend.</p><p>To apply, <strong>send</strong> a&nbsp;CV.</p>'
  const { text, placeOf } = withoutTags(given)
  expect(text).toBe('\nWe sew & mend.\n\nTo apply, **send** a CV.\n')
  for (const word of ['mend', 'apply', 'send', 'CV']) {
    expect(given.slice(placeOf(text.indexOf(word)), placeOf(text.indexOf(word)) + word.length)).toBe(word)
  }
})

test.each(['We pay < 10 & > 5.', 'Subject: <Your Name> - <Role>', 'No markup at all.'])(
  '"%s" stays as it is',
  (text) => {
    expect(withoutTags(text).text).toBe(text)
  },
)

test('what stands in markup is read, with the words of the posting', () => {
  const posting = '<p>We repair clocks.</p><p>To apply, send your resume, and write <b>PENDULUM</b> as the subject.</p>'
  expect(read(posting)).toEqual(['subject is PENDULUM', 'file resume'])
  for (const { quote, start, end } of readInstructions(posting)) expect(posting.slice(start, end)).toBe(quote)
})
