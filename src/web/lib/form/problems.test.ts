import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { problemsOf, WHOLE } from './problems.ts'

test('a field whose schema has no sentence gets the one the server would answer with', () => {
  const schema = z.object({
    name: z.string().check(z.maxLength(3)),
    on: z.boolean(),
    own: z.string().check(z.minLength(1, 'Say it in your own words.')),
  })
  expect(problemsOf(schema, { name: 'long', on: 'yes', own: '' })).toEqual({
    name: 'Ensure this field has no more than 3 characters.',
    on: 'Enter true or false.',
    own: 'Say it in your own words.',
  })
  expect(problemsOf(schema, 'nothing of the kind')).toEqual({ [WHOLE]: 'Enter fields with values.' })
})
