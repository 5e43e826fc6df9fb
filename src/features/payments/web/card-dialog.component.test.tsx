import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { broken, noAnswer, refused } from '#web/testing/answers.ts'
import { inspect, wide } from '#web/testing/look.ts'
import { cardDialog, openShop, payButton, typeCard } from '#web/testing/paying.ts'
import { render } from '#web/testing/render.tsx'
import { server } from '#web/testing/server.ts'
import { aUser } from '#web/testing/values.ts'
import { payments } from '../contract.ts'

const open = () => render('/subscription/plans', { signedIn: aUser() })
const field = (label: string) => cardDialog.getByLabelText(label)
const asked = () => server.asked(payments.create)
const underWay = {
  success: true,
  payment_id: 'pi_one',
  requires_action: false,
  next_action_url: null,
  qr: null,
  error_message: null,
}
const declined = (error_message: string | null) => ({ ...underWay, success: false, error_message })

test('what is paid, until when and that it is not given back stands above the button', async () => {
  openShop()
  await open()
  await page.getByRole('button', { name: 'Choose Premium' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Pay for Premium' })).toBeVisible()
  for (const text of [
    '₱100.00',
    'Dec 23, 2026, 10:00 AM, Manila time',
    '1 month of access, no cancellation, no refund',
  ]) {
    await expect.element(cardDialog).toMatchTextContent(text)
  }
  await expect.element(payButton).toMatchTextContent('Pay ₱100.00')
  await expect.element(field('Email')).toHaveValue('luz@home.test')
  await inspect()
  await wide()
  await inspect()
})

test('the browser may fill the card, and a phone shows digits', async () => {
  openShop()
  await open()
  await page.getByRole('button', { name: 'Choose Basic' }).click()
  const FILLED = [
    ['Card number', 'cc-number', 'numeric'],
    ['Expiration Month', 'cc-exp-month', 'numeric'],
    ['Expiration Year', 'cc-exp-year', 'numeric'],
    ['CVC', 'cc-csc', 'numeric'],
    ['Name on card', 'cc-name', ''],
  ] as const
  for (const [label, autocomplete, mode] of FILLED) {
    await expect.element(field(label)).toHaveAttribute('autocomplete', autocomplete)
    expect((field(label).element() as HTMLInputElement).inputMode).toBe(mode)
  }
})

test('the number stands in fours as it is typed, pasted and mended, with the mark of the card', async () => {
  openShop()
  await open()
  await page.getByRole('button', { name: 'Choose Basic' }).click()
  const number = field('Card number')
  await number.click()
  await userEvent.keyboard('43434')
  await expect.element(number).toHaveValue('4343 4')
  await expect.element(cardDialog.getByText('Visa', { exact: true })).toBeVisible()
  await number.fill('5555-4444-4444-4457-99')
  await expect.element(number).toHaveValue('5555 4444 4444 4457')
  await expect.element(cardDialog.getByText('Mastercard', { exact: true })).toBeVisible()
  // In the middle the caret stays where it was.
  const input = number.element() as HTMLInputElement
  input.setSelectionRange(4, 4)
  await userEvent.keyboard('{Backspace}1')
  await expect.element(number).toHaveValue('5551 4444 4444 4457')
  expect(input.selectionStart).toBe(4)
  await field('CVC').fill('12345')
  await userEvent.type(field('Expiration Month'), '123')
  await expect.element(field('Expiration Month')).toHaveValue('12')
})

test('each slip is told in its turn, under its field, which gets the focus; nothing is sent', async () => {
  openShop()
  await open()
  await page.getByRole('button', { name: 'Choose Basic' }).click()
  await field('Email').fill('')
  const SLIPS = [
    ['Card number', 'Card number is required', '4343 4343 4343 4344'],
    ['Expiration Month', 'Expiration date is required', '13'],
    ['Expiration Year', 'Expiration date is required', '2x'],
    ['CVC', 'CVC is required', '12'],
    ['Name on card', 'Name on card is required', 'Luz Reyes'],
    ['Email', 'Email is required', 'luz@home.test'],
    ['Expiration Month', 'Invalid expiration month', '10'],
    ['Expiration Year', 'Invalid expiration year', '26'],
    ['CVC', 'Invalid CVC', '123'],
    ['Card number', 'This card number has a typo. Please check it.', '4343434343434345'],
    ['Expiration Month', 'This card has expired', '11'],
  ] as const
  for (const [label, sentence, mended] of SLIPS) {
    await payButton.click()
    await expect.element(field(label)).toHaveFocus()
    await expect.element(field(label)).toHaveAccessibleDescription(sentence)
    await field(label).fill(mended)
  }
  await inspect()
  expect(asked()).toEqual([])
})

test('a double click, and Enter twice, is one request with one key', async () => {
  openShop()
  const release = server.hold(payments.create)
  server.on(payments.create, underWay)
  await open()
  await typeCard('Choose Basic')
  await payButton.dblClick()
  await field('Email').click()
  await userEvent.keyboard('{Enter}{Enter}')
  const busy = cardDialog.getByRole('button', { name: 'Paying…' })
  await expect.element(busy).toHaveAttribute('aria-busy', 'true')
  await inspect()
  expect(asked().length).toBe(1)
  const { plan_id, request_key, payment_details, payment_method_id } = asked()[0]!.body
  expect(plan_id).toBe(2)
  expect(request_key).toMatch(/^[0-9a-f-]{36}$/)
  expect(payment_method_id).toBeUndefined()
  expect(payment_details).toEqual({
    card: { number: '4343434343434345', exp_month: '12', exp_year: '27', cvc: '123' },
    billing: { name: 'Luz Reyes', email: 'luz@home.test' },
  })
  release()
  await expect.element(cardDialog).not.toBeInTheDocument()
})

test('nothing of the card is kept in the browser', async () => {
  openShop()
  server.on(payments.create, noAnswer())
  await open()
  await typeCard('Choose Basic')
  await payButton.click()
  await expect.element(cardDialog.getByRole('alert')).toBeVisible()
  const kept = JSON.stringify([
    Object.entries(localStorage),
    Object.entries(sessionStorage),
    history.state,
    location.href,
  ])
  expect(kept.replace(/\s/g, '')).not.toMatch(/4343434343|"123"/)
})

const ANSWERS = [
  ['the sentence of a refused card', declined('The card has insufficient funds.'), 'The card has insufficient funds.'],
  ['a refusal without a sentence', declined(null), 'Payment failed. Please try again.'],
  ['the sentence of an error', refused(400, 'invalid_card', 'Invalid CVC'), 'Invalid CVC'],
] as const

test.each(ANSWERS)('%s is told, the card stays, and the next try is another one', async (_, answer, sentence) => {
  openShop()
  server.on(payments.create, answer)
  await open()
  await typeCard('Choose Basic')
  await payButton.click()
  await expect.element(cardDialog.getByRole('alert')).toMatchTextContent(sentence)
  await expect.element(field('Card number')).toHaveValue('4343 4343 4343 4345')
  await inspect()
  await payButton.click()
  await expect.poll(() => asked().length).toBe(2)
  expect(asked()[0]!.body.request_key).not.toBe(asked()[1]!.body.request_key)
})

test('an unknown plan is no selection', async () => {
  openShop()
  server.on(payments.create, refused(400, 'invalid_plan', 'Invalid plan selection'))
  await open()
  await typeCard('Choose Premium')
  await payButton.click()
  await expect.element(cardDialog.getByRole('alert')).toMatchTextContent('Invalid plan selection')
})

test('a lost answer is no second payment: the next try has the same name, also from a form opened anew', async () => {
  openShop()
  server.on(payments.create, noAnswer())
  await open()
  await typeCard('Choose Basic')
  await payButton.click()
  const alert = cardDialog.getByRole('alert')
  await expect.element(alert).toMatchTextContent('Failed to process payment. Please try again.')
  await expect.element(alert).toMatchTextContent('You are not charged twice')
  await inspect()
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: 'Discard' }).click()
  server.on(payments.create, broken())
  await typeCard('Choose Basic')
  await payButton.click()
  await expect.poll(() => asked().length).toBe(2)
  await expect.element(alert).toBeVisible()
  expect(asked()[0]!.body.request_key).toBe(asked()[1]!.body.request_key)
})

test('a lost answer of a payment that is under way leads to that payment', async () => {
  openShop()
  server.on(payments.create, noAnswer())
  await open()
  await typeCard('Choose Basic')
  openShop({ under_way: { payment_id: 'pi_one', plan_id: 2, status: 'checking', method: 'card' } })
  await payButton.click()
  await expect.element(cardDialog).not.toBeInTheDocument()
  await expect.element(page.getByText('We are checking your payment for Basic.')).toBeVisible()
})

/** The provider's own address: what is asked there, and what it answers. */
function standIn(status: number, body: object) {
  const seen: { url: string; headers: Record<string, string>; body: string }[] = []
  class Line extends EventTarget {
    readonly upload = new EventTarget()
    status = status
    responseText = JSON.stringify(body)
    #url = ''
    #headers: Record<string, string> = {}
    open = (_: string, url: string) => void (this.#url = url)
    setRequestHeader = (name: string, value: string) => void (this.#headers[name] = value)
    getAllResponseHeaders = () => ''
    send = (sent: string) => {
      seen.push({ url: this.#url, headers: this.#headers, body: sent })
      this.dispatchEvent(new Event('load'))
    }
  }
  vi.stubGlobal('XMLHttpRequest', Line)
  return seen
}
const provider = { url: 'https://pay.test/v1', public_key: 'pk_test_one' }

test('with a public key the card goes to the provider alone, and we hear its name', async () => {
  openShop({ provider })
  server.on(payments.create, underWay)
  const seen = standIn(200, { data: { id: 'pm_one', type: 'payment_method' } })
  await open()
  await typeCard('Choose Basic', { 'Phone (optional)': '0917 555 0101' })
  await payButton.click()
  await expect.poll(() => asked().length).toBe(1)
  vi.unstubAllGlobals()
  expect(seen.map(({ url }) => url)).toEqual(['https://pay.test/v1/payment_methods'])
  expect(seen[0]!.headers.authorization).toBe(`Basic ${btoa('pk_test_one:')}`)
  const billing = { name: 'Luz Reyes', email: 'luz@home.test', phone: '0917 555 0101' }
  const details = { card_number: '4343434343434345', exp_month: 12, exp_year: 2027, cvc: '123' }
  expect(JSON.parse(seen[0]!.body)).toEqual({ data: { attributes: { type: 'card', details, billing } } })
  const { body } = asked()[0]!
  expect(body.payment_method_id).toBe('pm_one')
  expect(JSON.stringify(body)).not.toContain('4343')
})

test('what the provider finds wrong with the card is told, and nothing is sent to us', async () => {
  openShop({ provider })
  standIn(400, { errors: [{ code: 'parameter_invalid', detail: 'details.cvc format is invalid.' }] })
  await open()
  await typeCard('Choose Basic')
  await payButton.click()
  await expect.element(cardDialog.getByRole('alert')).toMatchTextContent('details.cvc format is invalid.')
  vi.unstubAllGlobals()
  expect(asked()).toEqual([])
})
