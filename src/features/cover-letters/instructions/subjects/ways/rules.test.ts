import { expect, test } from 'vitest'
import { read } from '../../testing/in-words.ts'

test.each([
  ['To apply, put Glazier at the start of the subject line.', 'subject starts Glazier'],
  ['Kindly use the format GLASS-FULLNAME in the subject line of your mail.', 'subject form GLASS-FULLNAME'],
  ['Write the subject this way → Glazier | First Name | City', 'subject form Glazier | First Name | City'],
  ['Send us a CV. Subject line like so: Glazier [your city].', 'subject form Glazier [your city]'],
  ['When you apply, in the subject box type only: Clear Panes', 'subject is Clear Panes'],
  ['Mag-apply na. Format ng subject: PANES – School – Full name', 'subject form PANES – School – Full name'],
  ['When you apply, begin your subject with [PANES] and send a CV.', 'subject starts [PANES]'],
])('told by where it stands or how it looks: %s', (text, subject) => {
  expect(read(text)).toContain(subject)
})

test.each([
  'You put the ticket number at the start of the subject line of each mail to customers.',
  'Our reports use the format below for the subject.',
  'Subjects like these, maths and physics, are taught online.',
])('the work names none: %s', (text) => {
  expect(read(text).filter((one) => one.startsWith('subject'))).toEqual([])
})
