import { expect, test } from 'vitest'
import { asksAgain, toolsListed, toolsTold } from './tools-list.ts'

const LIST = 'Toast, Slack, Asana, Deputy: used / never used'
test('the used programs of a list are named, and the others have one place', () => {
  expect(toolsTold(LIST, ['Asana', 'Slack', 'Baking'])).toBe(
    'I know Slack and Asana. [Your answer: Toast and Deputy: used or never used]',
  )
  expect(toolsTold('Slack, Asana: used or not used?', ['Asana', 'Slack (basic)'])).toBe(
    'I know Slack (basic) and Asana.',
  )
  expect(toolsTold(LIST, ['Baking'])).toBe('')
  expect(toolsTold('Which tools have you used?', ['Asana'])).toBe('')
})

test.each([
  ['which ones you used', true],
  ['which ones you never opened', true],
  ['which of them you have used', true],
  ['which ones you baked', false],
])('"%s" asks for a list once more: %s', (question, again) => {
  expect(asksAgain(question)).toBe(again)
  expect(toolsListed(question)).toEqual([])
})
