import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pathMatcher, pathOf, resolve } from './place.ts'

const at = (address: string) => resolve(address)

test.each([
  ['/jobs', '/saved-jobs', '/jobs'],
  ['?page=2', '/jobs?search=va', '/jobs?page=2'],
  ['#top', '/jobs?search=va', '/jobs?search=va#top'],
  ['', '/jobs?search=va', '/jobs?search=va'],
  ['/jobs?search=café au', '/', '/jobs?search=caf%C3%A9%20au'],
  ['/a/../login', '/', '/login'],
])('%j seen from %s is %s', (to, from, expected) => {
  expect(pathOf(resolve(to, at(from)))).toBe(expected)
})

test('whatever stands in an address, it stays a path of ours', () => {
  const tricky = fc.oneof(
    fc.string(),
    fc.webUrl(),
    fc.constantFrom(
      '//evil.test/x',
      '\\\\evil.test',
      '/\\evil.test',
      'a:\\evil.test',
      'a:\\',
      'a:/\\evil.test',
      'javascript:alert(1)',
      'https:evil.test',
      'http://a//evil.test',
      '/.//evil.test',
      '/%2F/evil',
      '\\\\',
      'http://',
    ),
  )
  fc.assert(
    fc.property(tricky, (to) => {
      let address: string
      try {
        address = pathOf(resolve(to, at('/jobs')))
      } catch (error) {
        expect(error).toBeInstanceOf(TypeError)
        return
      }
      expect(new URL(address, 'http://ours.test').host).toBe('ours.test')
    }),
    { numRuns: 3000 },
  )
})

test.each([
  ['/', '/', {}],
  ['/', '/jobs', null],
  ['/jobs', '/jobs', {}],
  ['/jobs', '/jobs/', {}],
  ['/jobs', '/Jobs', {}],
  ['/jobs', '/jobs/7', null],
  ['/jobs', '/jobsx', null],
  ['/jobs/:id', '/jobs/7', { id: '7' }],
  ['/jobs/:id', '/jobs/caf%C3%A9/', { id: 'café' }],
  ['/jobs/:id', '/jobs/%E0%A4%A', { id: '%E0%A4%A' }],
  ['/jobs/:id', '/jobs/7/8', null],
  ['/a.b/:x/:y', '/a.b/1/2', { x: '1', y: '2' }],
  ['/a.b', '/aXb', null],
])('%s finds in %s %j', (path, pathname, found) => {
  expect(pathMatcher(path)(pathname)).toEqual(found)
})
