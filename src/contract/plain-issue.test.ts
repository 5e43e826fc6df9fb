import { expect, test } from 'vitest'
import * as z from 'zod'
import { plainIssue } from './plain-issue.ts'

const schema = z.object({
  token: z.string().max(1),
  name: z.string().min(1),
  code: z.string().min(6),
  note: z.string().regex(/^a/),
  state: z.enum(['all', 'unread']),
  on: z.boolean(),
  id: z.int().gt(0),
  page: z.number().max(9),
  groups: z.array(z.string()).max(2),
  own: z.string('Say it in your own words.'),
})

const said = (values: object) =>
  Object.fromEntries(
    (z.safeParse(schema, values, { error: plainIssue }).error?.issues ?? []).map(({ path, message }) => [
      path.join('.'),
      message,
    ]),
  )

test('what is missing or wrong is said in plain words, and a schema’s own words stand', () => {
  expect(said({ own: 7, token: null })).toMatchObject({
    token: 'This field is required.',
    name: 'This field is required.',
    groups: 'This field is required.',
    own: 'Say it in your own words.',
  })
  expect(
    said({
      token: 'xy',
      name: '',
      code: '12',
      note: 'b',
      state: 'x',
      on: 'yes',
      id: 0,
      page: 10,
      groups: ['', '', ''],
    }),
  ).toMatchObject({
    token: 'Ensure this field has no more than 1 character.',
    name: 'This field is required.',
    code: 'Ensure this field has at least 6 characters.',
    note: 'Enter a valid value.',
    state: 'Choose one of: all, unread.',
    on: 'Enter true or false.',
    id: 'Enter more than 0.',
    page: 'Enter 9 or less.',
    groups: 'Enter no more than 2 items.',
  })
  expect(said({ token: [], id: 'x', page: {}, groups: 5 })).toMatchObject({
    token: 'Enter text.',
    id: 'Enter a number.',
    page: 'Enter a number.',
    groups: 'Enter a list.',
  })
})
