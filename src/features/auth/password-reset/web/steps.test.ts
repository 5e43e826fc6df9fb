import { expect, test } from 'vitest'
import { readPlace, type ResetProgress, stepOf } from './steps.ts'

const NOTHING: ResetProgress = { token: null, done: false }
const ACCEPTED: ResetProgress = { token: 'abc', done: false }
const USED: ResetProgress = { token: null, done: true }
const at = (step: string, email = 'luz@home.test') => readPlace({ step, email })

test.each([
  ['a first visit', readPlace(null), NOTHING, 'email'],
  ['coming from the login with an address', readPlace({ email: 'luz@home.test' }), NOTHING, 'email'],
  ['the code was sent', at('verify'), NOTHING, 'verify'],
  ['a history entry without an address', at('verify', ''), NOTHING, 'email'],
  ['the code was accepted', at('reset'), ACCEPTED, 'reset'],
  ['the page was loaded again, the token is gone', at('reset'), NOTHING, 'email'],
  ['back to the code while the token is held', at('verify'), ACCEPTED, 'verify'],
  ['the password is set', at('success'), USED, 'success'],
  ['back from the end', at('email'), USED, 'email'],
  ['back from the end to a used code', at('verify'), USED, 'email'],
  ['forward into a step that cannot work', at('reset'), USED, 'email'],
  ['an end nobody reached', at('success'), NOTHING, 'email'],
  ['an unknown step', at('paid'), NOTHING, 'email'],
] as const)('%s', (_, place, progress, step) => expect(stepOf(place, progress)).toBe(step))

test('whatever another hand left in the history is the first step', () => {
  for (const odd of ['verify', 7, [], { step: 7 }, { step: 'verify', email: 7 }, undefined]) {
    expect(stepOf(readPlace(odd), NOTHING)).toBe('email')
  }
})
