import fc from 'fast-check'
import { expect, test } from 'vitest'
import { codeDigits } from './code-digits.ts'

test.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  ['123-456', '123456'],
  ['Your code is 123456.', '123456'],
  ['１２３４５６', '123456'],
  ['1234567', '123456'],
  ['12a', '12'],
  ['', ''],
])('%j gives %j', (text, digits) => expect(codeDigits(text)).toBe(digits))

test('whatever is pasted, only digits come in, six at most', () => {
  const check = (text: string) => {
    expect(codeDigits(text)).toMatch(/^\d{0,6}$/)
  }
  fc.assert(fc.property(fc.string({ unit: 'binary' }), check))
})
