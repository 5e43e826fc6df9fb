import { expect, test } from 'vitest'
import { unknownPart } from '../work/carry.ts'
import { dutiesIn } from '../work/duties.ts'
import { fitOf, wantedIn } from '../work/fit.ts'

const posting = {
  title: 'Web Developer',
  employer: 'Palm Row Inns',
  tags: [],
  description: 'Coordinates with the marketing team. Works with minimal supervision.',
} as unknown as Parameters<typeof wantedIn>[0]

test('who worked under supervision coordinated nobody', () => {
  const wanted = wantedIn(posting)
  expect(fitOf('scored aptitude tests for Grade 9 under the supervision of a teacher', wanted).names).toEqual([])
  expect(fitOf('supervised 4 encoders of the branch', wanted).names).toEqual(['keeping several people coordinated'])
})

test.each([
  ['Shop owner . reply to buyers within the hour', true],
  ['Barista . made 90 drinks a shift', true],
  ['Encoder . typed 300 forms a day', false],
])('helping customers is nothing new to: %s', (own, isKnown) => {
  const duties = dutiesIn({ title: 'Customer Support Associate', description: 'Help our shoppers.' }).filter(
    ({ doing }) => doing === 'helping customers',
  )
  expect(duties).toHaveLength(1)
  expect(unknownPart(duties, own) === undefined).toBe(isKnown)
})

test.each([
  ['Support agent . answered Instagram DMs of a cafe . made 12 help center articles', false],
  ['Support agent . posted on Instagram for a cafe', true],
])('managing social media is nothing new to: %s', (own, isKnown) => {
  const [main] = dutiesIn({ title: 'Social Media Manager', description: 'Plan our Pinterest.' })
  expect(main?.doing).toBe('managing social media')
  expect(unknownPart(main === undefined ? [] : [main], own) === undefined).toBe(isKnown)
})
