import { describe, expect, test } from 'vitest'
import type { ParsedResume } from '../contract.ts'
import { PARSE_FAILED } from '../rules.ts'
import { saysNothing, suggestionsFrom } from './suggestions.ts'
import { wordsOf } from './texts.ts'

const READ: ParsedResume = {
  title: 'Bookkeeper',
  skills: ['Xero', 'MS Excel'],
  experience: '3-5',
  location: 'Lipa City, Batangas',
  education: [{ school: 'BSU', degree: 'BS Accountancy', from_year: 2015, to_year: 2019 }],
  work_history: [{ title: 'Bookkeeper', employer: 'ABC Corp.', from: '2020-01', to: 'present' }],
}
const EMPTY: ParsedResume = {
  title: null,
  skills: [],
  experience: null,
  location: null,
  education: [],
  work_history: [],
}

test('the sentence of spec 2 §8 is said to the letter', () => {
  expect(PARSE_FAILED).toBe(
    "Sorry, we couldn't extract data from your resume. Please fill in your information manually.",
  )
})

describe('suggestions', () => {
  test('are made only for the fields the form has, in its order', () => {
    const all = suggestionsFrom(READ, { skills: [], title: '', experience: '', location: null })
    expect(all.map(({ field }) => field)).toEqual(['title', 'experience', 'location', 'skills'])
    expect(suggestionsFrom(READ, {})).toEqual([])
  })

  test('leave out what is there already, whatever its capitals', () => {
    const form = {
      title: 'bookkeeper ',
      experience: '3-5',
      location: 'LIPA CITY, BATANGAS',
      skills: ['xero', 'MS EXCEL'],
    } as const
    expect(suggestionsFrom(READ, { ...form, skills: [...form.skills] })).toEqual([])
  })

  test('say when a value of the form would be lost; skills only ever add', () => {
    const found = suggestionsFrom(READ, { title: 'Accountant', skills: ['Xero', 'Sage'] })
    expect(found).toEqual([
      { field: 'title', value: 'Bookkeeper', replaces: true },
      { field: 'skills', value: ['MS Excel'], replaces: false },
    ])
  })

  test('of lists are whole lists, and none when nothing new is in them', () => {
    expect(suggestionsFrom(READ, { education: READ.education, work_history: [] })).toEqual([
      { field: 'work_history', value: READ.work_history, replaces: false },
    ])
  })

  test('are none of a resume that says nothing', () => {
    expect(suggestionsFrom(EMPTY, { title: '', skills: [], experience: '', location: '', education: [] })).toEqual([])
    expect([saysNothing(EMPTY), saysNothing(READ), saysNothing({ ...EMPTY, skills: ['Xero'] })]).toEqual([
      true,
      false,
      false,
    ])
  })

  test('are shown in words', () => {
    const form = { experience: '', education: [], work_history: [] } as const
    const found = suggestionsFrom(READ, { ...form, education: [], work_history: [] })
    expect(found.map(wordsOf)).toEqual([
      [{ head: '3-5 years', rest: '' }],
      [{ head: 'BS Accountancy', rest: 'BSU, 2015 to 2019' }],
      [{ head: 'Bookkeeper', rest: 'ABC Corp., Jan 2020 to now' }],
    ])
    const [school] = suggestionsFrom(
      { ...READ, education: [{ school: 'BSU', degree: null, from_year: null, to_year: 2010 }] },
      { education: [] },
    )
    expect(school && wordsOf(school)).toEqual([{ head: 'BSU', rest: '2010' }])
  })
})
