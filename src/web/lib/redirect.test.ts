import { describe, expect, it } from 'vitest'
import { loginAddress, safeRedirect } from './redirect.ts'

describe('where a login leads', () => {
  it.each(['/applications', '/jobs/7', '/jobs?search=a%20b&page=2', '/settings?section=integrations#top', '/'])(
    'keeps a path of our own: %s',
    (own) => expect(safeRedirect(own)).toBe(own),
  )

  it.each([
    null,
    '',
    'jobs',
    'https://evil.test/',
    '//evil.test/x',
    '/\\evil.test',
    '\\\\evil.test',
    'javascript:alert(1)',
    ' /jobs',
    '/\t/evil.test',
    '/\n/evil.test',
    `/${'a'.repeat(2000)}`,
  ])('counts anything else as absent: %s', (foreign) => expect(safeRedirect(foreign)).toBe('/jobs'))

  it('comes back to the full path it left from', () => {
    const address = loginAddress({ pathname: '/jobs/7', search: '?from=a&b=c d' })
    const { searchParams } = new URL(address, 'https://own.test')
    expect(safeRedirect(searchParams.get('redirect'))).toBe('/jobs/7?from=a&b=c%20d')
  })
})
