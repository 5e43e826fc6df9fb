import { expect, test } from 'vitest'
import { aboutOf, asSentence, linksUnder, showing } from './showing.ts'

test.each([
  ['Call center agent for 4 years, all US accounts.', 'I have been a call center agent for 4 years, all US accounts.'],
  ['Registered nurse, now in billing.', 'I am a registered nurse, now in billing.'],
  ['Admin VA with a background in hotels.', 'I am an admin VA with a background in hotels.'],
  ['Six years in BPO, almost all in calls.', 'Six years in BPO, almost all in calls.'],
  ['Started editing in my uncle’s studio.', 'I started editing in my uncle’s studio.'],
  ['Clients say I am easy to talk to.', 'Clients say I am easy to talk to.'],
])('"%s" stands in a letter as "%s"', (text, said) => {
  expect(asSentence(text)).toBe(said)
})

test('what somebody studied is told once', () => {
  const about = 'Psychology graduate, with a heart for people. My desk is next to the window of the plant.'
  expect(aboutOf({ about } as never, 'I am a Psychology graduate.')).toBe('My desk is next to the window of the plant.')
  expect(aboutOf({ about } as never)).toContain('graduate')
})

test('what somebody wants or has at home is left out of what they say of themselves', () => {
  const about =
    'Hotel cook for 6 years on two ships. I want to leave the sea. My two kids go to school here. I bake bread every day of the week.'
  expect(aboutOf({ about } as never)).toBe(
    'I have been a hotel cook for 6 years on two ships. I bake bread every day of the week.',
  )
})

test('no more links are given than the posting takes', () => {
  const projects = ['a', 'b'].map((name) => ({ title: `Film ${name}`, url: `https://film.example/${name}` }))
  const writer = { projects, website: 'https://me.example', linkedin: 'https://in.example' } as never
  expect(showing(writer, '', true, 1)).toBe('Some of my work: Film a (https://film.example/a).')
  expect(showing(writer, 'See https://one.example', true, 1)).toBe('')
  expect(linksUnder(writer, 'See https://one.example', true, 2)).toEqual(['Website: https://me.example'])
  expect(linksUnder(writer, '', true)).toHaveLength(2)
})
