import { expect, test } from 'vitest'
import { readInstructions } from '../rules.ts'

const asked = (text: string) => readInstructions(text).flatMap((one) => (one.kind === 'question' ? [one.text] : []))

test('of a list most of which is asked, all is', () => {
  expect(
    asked(
      'We sell tents.\n\nIn your letter kindly include:\na) Your expected salary\nb) Your notice period\nc) An example of a mistake you caught in an order before it reached a customer',
    ),
  ).toContain('An example of a mistake you caught in an order before it reached a customer')
  expect(
    asked(
      'We run a spa.\n\nTO APPLY\nBegin your message with LAVENDER and tell us:\n⭐ Links to accounts you manage right now\n⭐ What result are you most proud of? Numbers please\n⭐ Look at our page. What would you change first?\n⭐ Are you comfortable editing videos with needles in it 😅\n⭐ Your monthly rate\n\nAgencies do not apply.',
    ).some((text) => text.startsWith('Are you comfortable editing videos with needles in it')),
  ).toBe(true)
})

test('what nobody answers is no question, nor is a duty', () => {
  expect(
    asked(
      'To apply, send:\n- Your expected rate\n- Your notice period\n- A cover letter of one page\n- Do not send photos',
    ),
  ).toEqual(['Your expected rate', 'Your notice period'])
  expect(asked('Duties:\n- Answer calls\n- Update the sheet\n- Report to the owner every Friday')).toEqual([])
})
