import fc from 'fast-check'
import { expect, test } from 'vitest'
import { insideOf, piecesOf } from './links.ts'

const OURS = 'https://hanap.test'
const linksOf = (text: string) => piecesOf(text, OURS).flatMap(({ text: shown, href }) => (href ? [[shown, href]] : []))

test.each([
  ['See https://onlinejobs.ph/jobs/1.', [['https://onlinejobs.ph/jobs/1', 'https://onlinejobs.ph/jobs/1']]],
  ['(www.sec.gov.ph)', [['www.sec.gov.ph', 'https://www.sec.gov.ph/']]],
  [
    'https://en.wikipedia.org/wiki/Cebu_(city), ok?',
    [['https://en.wikipedia.org/wiki/Cebu_(city)', 'https://en.wikipedia.org/wiki/Cebu_(city)']],
  ],
  // Another alphabet shows as what it is.
  ['https://раураl.com', [['https://раураl.com', 'https://xn--l-7sba6dbr.com/']]],
  ['javascript:alert(1) data:text/html,x ftp://a.b mailto:a@b.ph', []],
  ['https://hanap.test@evil.test/x', []],
  ['http://localhost:1/', []],
  ['no link at all', []],
])('%s', (text, links) => {
  expect(linksOf(text)).toEqual(links)
})

test('whatever the text, its pieces are the text, and every link is a web address', () => {
  const part = fc.oneof(
    fc.constantFrom('https://', 'www.', 'a.ph', '(', ')', '.', ' ', '@', '\n'),
    fc.string({ unit: 'binary', maxLength: 8 }),
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 20 }), (parts) => {
      const pieces = piecesOf(parts.join(''), OURS)
      expect(pieces.map(({ text }) => text).join('')).toBe(parts.join(''))
      for (const { href } of pieces) if (href !== undefined) expect(href).toMatch(/^https?:\/\//)
    }),
    { numRuns: 1000 },
  )
})

test('only our own origin is inside', () => {
  expect(insideOf('https://hanap.test/jobs?x=1#y', OURS)).toBe('/jobs?x=1#y')
  for (const href of ['https://hanap.test.evil.test/', 'http://hanap.test/', 'https://hanap.test:8443/']) {
    expect(insideOf(href, OURS)).toBeNull()
  }
})
