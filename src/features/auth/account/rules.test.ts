import { describe, expect, test } from 'vitest'
import { isReservedName, phoneNumber, readablePhone } from './rules.ts'

describe('a phone number', () => {
  test.each([
    ['0917 123 4567', '+639171234567'],
    ['09171234567', '+639171234567'],
    ['917-123-4567', '+639171234567'],
    ['+63 917 123 4567', '+639171234567'],
    ['+63 0917 123 4567', '+639171234567'],
    ['63 917 123 4567', '+639171234567'],
    ['0063 917 123 4567', '+639171234567'],
    ['(02) 8123 4567', '+63281234567'],
    ['032 412 3456', '+63324123456'],
    ['+971 50 123 4567', '+971501234567'],
    ['001 (415) 555-0100', '+14155550100'],
  ])('%s is stored as %s', (written, stored) => expect(phoneNumber(written)).toBe(stored))

  test.each([
    '',
    '12345',
    '0917 123 456',
    '0917 123 45678',
    '+63 1 234 5678',
    'call me',
    '09l71234567',
    '+0 917 123 4567',
  ])('%j is none', (written) => expect(phoneNumber(written)).toBeNull())

  test('of the Philippines is read as people write it', () => {
    expect(readablePhone('+639171234567')).toBe('0917 123 4567')
    expect(readablePhone('+63281234567')).toBe('+63281234567')
    expect(phoneNumber(readablePhone('+639171234567'))).toBe('+639171234567')
  })
})

describe('a name that would pass for the product or its team', () => {
  test.each(['admin', 'ADMIN', 'h4nap', '_Hanap_Support_', 'adm1n', 'hanap_admln', '0lj'])('%s is nobody’s', (name) =>
    expect(isReservedName(name)).toBe(true),
  )
  test.each(['luz_reyes', 'administratrix', 'hanapbuhay', 'maria1990'])('%s is free', (name) =>
    expect(isReservedName(name)).toBe(false),
  )
})
