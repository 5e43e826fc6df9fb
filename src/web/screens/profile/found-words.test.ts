import { expect, test } from 'vitest'
import { accepted, foundWords } from './found-words.ts'

const education = [{ school: 'UP Visayas', degree: null, from_year: 2012, to_year: null }]
const work_history = [{ employer: null, title: 'Assistant', from: '2019-03', to: 'present' }]

test('what is accepted out of a resume is kept in the profile’s words', () => {
  expect(accepted('education', education)).toEqual({
    education: [{ school: 'UP Visayas', degree: '', from: '2012', to: '' }],
  })
  expect(accepted('work_history', work_history)).toEqual({
    experience: [{ employer: '', title: 'Assistant', from: '2019-03', to: 'present' }],
  })
  const nameless = [{ school: null, degree: null, from_year: 2012, to_year: null }]
  expect(accepted('education', [...nameless, ...education]).education).toHaveLength(1)
  expect(accepted('experience', '3-5')).toEqual({ years_of_experience: '3-5' })
  expect(accepted('title', 'Bookkeeper')).toEqual({ title: 'Bookkeeper' })
  expect(accepted('location', 'Iloilo City')).toEqual({ location: 'Iloilo City' })
})

test('what was accepted is found again as the same, so that it is not suggested twice', () => {
  const kept = { education: [], experience: [], ...accepted('education', education) }
  expect(foundWords({ ...kept, ...accepted('work_history', work_history) })).toEqual({ education, work_history })
  const own = [{ school: 'X', degree: '', from: 'March 2012', to: '' }]
  expect(foundWords({ education: own, experience: [] }).education).toEqual([
    { school: 'X', degree: null, from_year: null, to_year: null },
  ])
})
