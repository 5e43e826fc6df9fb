import { expect, test } from 'vitest'
import { read } from '../../testing/in-words.ts'
import { readSubject } from '../rules.ts'
import { plainSubject } from './rules.ts'

test.each([
  ['In the subject put Florist VA - your name - your rate.', 'Florist VA - your name - your rate'],
  ['Write to me with the subject Hello from a human.', 'Hello from a human'],
  ['As to the subject of your mail, make it the name of your street.', 'the name of your street'],
  ['In the "subject" field of your application write Tea Lover, so that I see it.', 'Tea Lover'],
])('a subject in plain words ends where the sentence goes on: %s', (text, value) => {
  expect(plainSubject(text)?.value).toBe(value)
})

test.each(['Never use the subject Hello there.', 'Teach with the subject matter in mind.', 'In the subject put it.'])(
  'what is forbidden or names nothing is no subject: %s',
  (text) => {
    expect(plainSubject(text)).toBeNull()
  },
)

test.each([
  ['Mark your mail PITCH and your surname.', 'form', 'PITCH and your surname'],
  ["Send your CV, citing the vacancy's title in the email's subject.", 'form', "the vacancy's title"],
  ['Please email your application to jobs@pine.example — subject line: Sous Chef, Baguio.', 'is', 'Sous Chef, Baguio'],
  ['send cv to x@y.example subj: encoder', 'is', 'encoder'],
  ['Sa subject ng email, ilagay ang buong pangalan at posisyon', 'form', 'buong pangalan at posisyon'],
  ['Email subject should follow this format: Position - Surname', 'form', 'Position - Surname'],
])('%s', (text, how, value) => {
  expect(readSubject(text)).toMatchObject([{ found: { how, text: value } }])
})

test('what developers are mailed has a subject of its own', () => {
  expect(readSubject('Use the subject "BUG" and the build number when you email the developers.')).toEqual([])
})

test('a subject that was read is no question as well', () => {
  expect(read("How to apply\nPlease name the title of your email to: Teacher (Applicant's name)")).toEqual([
    "subject form Teacher (Applicant's name)",
  ])
})

test.each([
  ['"READY NA AKO" ang ilagay sa subject line.', 'subject is READY NA AKO'],
  ['Sa subject line, isulat ang posisyon at pangalan mo.', 'subject form posisyon at pangalan mo'],
  ['In the subject please note the job code RC-88.', 'subject is RC-88'],
  [
    'E-mail jobs@x.example, subject VIDEO EDITOR / your first name, with your reel.',
    'subject form VIDEO EDITOR / your first name',
  ],
  ['Mark the subject of your mail with [NIGHT OWL].', 'subject is NIGHT OWL'],
  ['You must type in the subject box: LIQUID GOLD.', 'subject is LIQUID GOLD'],
  ['Emails titled anything other than "Pool VA" are auto-archived.', 'subject is Pool VA'],
])('a subject told around a corner: %s', (text, subject) => {
  expect(read(text)).toContain(subject)
})
