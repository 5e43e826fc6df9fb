import { expect, test } from 'vitest'
import { skillNamed } from '#features/resumes/parsing/skills.ts'
import { skillsInLine, skillsInText, SPELLED } from './spellings.ts'

test('every spelling is of a skill of the list', () => {
  expect(SPELLED.filter((name) => skillNamed(name) !== name)).toEqual([])
})

test('short forms count in a list alone, words of a task also in a text', () => {
  expect(skillsInLine('PS')).toEqual(['Adobe Photoshop'])
  expect(skillsInText('PS: we answer tickets.').map(({ name, as_written: words }) => [name, words])).toEqual([
    ['Email Support', 'answer tickets'],
  ])
})
