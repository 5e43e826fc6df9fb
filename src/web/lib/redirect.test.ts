import { expect, test } from 'vitest'
import { loginAddress, safeRedirect } from './redirect.ts'

test('the login keeps the full path a person came from', () => {
  const address = loginAddress({ pathname: '/applications', search: '?page=2' })
  expect(address).toBe('/login?redirect=%2Fapplications%3Fpage%3D2')
  expect(safeRedirect(new URL(address, 'https://x.test').searchParams.get('redirect'))).toBe('/applications?page=2')
})

test.each([
  '/%2e%2e//evil.test',
  'https://evil.test/',
  '//evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  'javascript:alert(1)',
  'evil.test',
  '',
  '/\t/evil.test',
  '/x/..//evil.test',
  '/./\\evil.test',
])('a redirect to %j stays at home', (given) => {
  const path = safeRedirect(given)
  expect(new URL(path, 'https://own.test').origin).toBe('https://own.test')
  expect(path).toMatch(/^\/(?![/\\])/)
})

test('without a redirect the jobs are next', () => {
  expect(safeRedirect(null)).toBe('/jobs')
})

test('an endless redirect is no redirect', () => {
  expect(safeRedirect(`/${'a'.repeat(3000)}`)).toBe('/jobs')
})
