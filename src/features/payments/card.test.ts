import { describe, expect, test } from 'vitest'
import { cardBrand, cardProblem, groupedNumber, passesLuhn } from './card.ts'

const now = new Date('2026-11-23T10:00:00+08:00')
const good = {
  cardNumber: '4343 4343 4343 4345',
  expMonth: '11',
  expYear: '26',
  cvc: '123',
  name: 'Luz Reyes',
  email: 'luz@example.test',
  phone: '',
}
const problem = (some: Partial<typeof good>) => cardProblem({ ...good, ...some }, now)?.message ?? null

describe('a card', () => {
  test('is checked in the order of the form, with its sentences', () => {
    const empty = { cardNumber: '', expMonth: '', expYear: '', cvc: '', name: '', email: '', phone: '' }
    const filled: Partial<typeof good>[] = [
      {},
      { cardNumber: 'x' },
      { expMonth: '0', expYear: 'x' },
      { cvc: '1' },
      { name: 'L' },
      { email: 'l@e.test' },
    ]
    const sofar = filled.map((_, step) => Object.assign({}, empty, ...filled.slice(0, step + 1)) as typeof good)
    expect(sofar.map((form) => cardProblem(form, now)?.message)).toEqual([
      'Card number is required',
      'Expiration date is required',
      'CVC is required',
      'Name on card is required',
      'Email is required',
      'Card number should only contain digits',
    ])
    expect(problem({ expYear: '' })).toBe('Expiration date is required')
    expect(problem({ expMonth: '13' })).toBe('Invalid expiration month')
    expect(problem({ expYear: '2x' })).toBe('Invalid expiration year')
    expect(problem({ cvc: '12' })).toBe('Invalid CVC')
    expect(problem({ cvc: 'abc' })).toBe('Invalid CVC')
    expect(problem({})).toBeNull()
  })

  test('with a slip of the finger, or past its month in Manila, is told before anything is sent', () => {
    expect(problem({ cardNumber: '4343 4343 4343 4346' })).toMatch(/typo/)
    expect(problem({ cardNumber: '4343' })).toMatch(/too short/)
    expect(problem({ expMonth: '10' })).toBe('This card has expired')
    expect(problem({ expMonth: '1', expYear: '27' })).toBeNull()
    const lastMoment = new Date('2026-11-30T23:59:59+08:00')
    expect(cardProblem(good, lastMoment)).toBeNull()
    expect(cardProblem(good, new Date(lastMoment.getTime() + 1000))?.message).toBe('This card has expired')
  })

  test('is grouped as it is typed and pasted, and shows its mark', () => {
    expect(groupedNumber('4343434343434345')).toBe('4343 4343 4343 4345')
    expect(groupedNumber('4343-4343 43')).toBe('4343 4343 43')
    expect(groupedNumber('434')).toBe('434')
    expect(groupedNumber('434343434343434599')).toBe('4343 4343 4343 4345')
    expect(['4', '5555', '2221', '51', '6011', ''].map(cardBrand)).toEqual([
      'visa',
      'mastercard',
      'mastercard',
      'mastercard',
      null,
      null,
    ])
  })

  test('has a check digit: one wrong digit is always found', () => {
    const number = '4120000000000007'
    expect(passesLuhn(number)).toBe(true)
    for (let place = 0; place < number.length; place += 1) {
      const other = String((Number(number[place]) + 1) % 10)
      expect(passesLuhn(number.slice(0, place) + other + number.slice(place + 1))).toBe(false)
    }
    expect(passesLuhn('')).toBe(false)
  })
})
