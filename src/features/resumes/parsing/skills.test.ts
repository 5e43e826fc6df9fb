import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findSkills, skillNamed, SKILLS } from './skills.ts'

describe('the curated list', () => {
  test('has more than six hundred skills, each once, and no spelling that means two', () => {
    expect(SKILLS.length).toBeGreaterThanOrEqual(600)
    const owners = new Map<string, string>()
    const twice = SKILLS.flatMap(({ name, variants }) =>
      variants.flatMap((variant) => {
        const key = variant.replace(/\*$/, '').toLowerCase()
        const owner = owners.get(key)
        owners.set(key, name)
        return owner === undefined ? [] : [`${variant}: ${owner} and ${name}`]
      }),
    )
    expect(twice).toEqual([])
  })

  test('has the twelve popular skills of the profile', () => {
    const popular = 'JavaScript,React,Python,Node.js,SQL,Project Management,Marketing,Sales,Data Analysis,UX/UI Design'
    for (const skill of [...popular.split(','), 'Communication', 'Leadership']) expect(skillNamed(skill)).toBe(skill)
  })

  test('finds every one of its own spellings as an item', () => {
    for (const { name, variants } of SKILLS) {
      for (const variant of variants) expect(skillNamed(variant.replace(/\*$/, ''))).toBe(name)
    }
  })
})

test.each([
  ['MS Excel, gsheets; Canva', ['Microsoft Excel=MS Excel', 'Google Sheets=gsheets', 'Canva=Canva']],
  ['Handled inbox management in Asana.', ['Email Management=inbox management', 'Asana=Asana']],
  ['HTML/CSS and UI/UX design', ['HTML=HTML', 'CSS=CSS', 'UX/UI Design=UI/UX design']],
  ['React Native and React', ['React Native=React Native', 'React=React']],
  ['C#, C++, C, R, Go', ['C#=C#', 'C++=C++', 'C=C', 'R=R', 'Go=Go']],
  ['We go to access the word; excel at it', []],
  ['Assisted with compensation & benefits', ['Compensation and Benefits=compensation & benefits']],
  ['• Zoom\n• Slack', ['Zoom=Zoom', 'Slack=Slack']],
  ['zoom in and out of the picture', []],
  ['She is a virtual assistant to a manager', []],
  ['Excel, excel and EXCEL', ['Microsoft Excel=Excel']],
  ['', []],
])('in %j', (text, found) => {
  expect(findSkills(text).map((one) => `${one.name}=${one.as_written}`)).toEqual(found)
})

test('whatever is written, what is found stands there in these words', () => {
  const words = fc.constantFrom(
    'Excel',
    'MS',
    'and',
    'Node.js',
    '&',
    '/',
    ',',
    '\n',
    '•',
    'Google Sheets',
    'SEO',
    "'s",
    '(',
  )
  const text = fc.oneof(
    fc.array(words, { maxLength: 30 }).map((parts) => parts.join(' ')),
    fc.string({ unit: 'binary' }),
  )
  fc.assert(
    fc.property(text, (given) => {
      const flat = given.replace(/\s+/g, ' ')
      for (const { as_written: written } of findSkills(given)) expect(flat).toContain(written)
    }),
  )
})
