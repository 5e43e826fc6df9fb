import { expect, test } from 'vitest'
import { readResume } from './read-resume.ts'

const skillsOf = (text: string): string[] => readResume(text, '2026-11-22').skills

test.each([
  ['a full stop ends a line and no skill', 'Excellent Communication Skills.', ['Excellent Communication Skills']],
  ['a degree, a town with its number and a firm are none', 'BS Mathematics\nBexhill Bay, Oban, 6210\nTain LLC', []],
  ['a label, an e-mail address and a telephone are none', 'Key Tasks:\nluz@example.com\nPhone: Oban, Tain', []],
  ['a post with its time is none', 'Filing Supervisor, July 2017 - Jan 2020, Oban', []],
  ['half a bracket is none', 'Weaving (Looms, Spindles), Basketry', ['Weaving', 'Basketry']],
  ['what stands between the commas of a sentence is none', 'I look after the big looms of the house, Spindles', []],
  ['how well it is known is no part of it', 'Basic knowledge in Weaving', ['Weaving']],
  ['a skill goes on in small letters', 'Playing wind\ninstruments', ['Playing wind instruments']],
  ['a name goes on below', 'Canva, Microsoft\nWord, Basketry', ['Canva', 'Microsoft Word', 'Basketry']],
  ['a list ends with its full stop', 'Looms, Reeds, Spindles.\nBasketry', ['Looms', 'Reeds', 'Spindles', 'Basketry']],
  ['a word that was cut is whole', 'Basketry, Photo\nshop', ['Photoshop', 'Basketry']],
])('%s', (_, text, expected) => {
  expect(skillsOf(`SKILLS\n${text}`).toSorted()).toEqual([...expected].toSorted())
})

test('facts about the person below a heading of their own end the skills', () => {
  expect(skillsOf('Luz Reyes\nSKILLS\nBasketry\n\nVITALS\nHarbor Point\nWidowed')).toEqual(['Basketry'])
})
