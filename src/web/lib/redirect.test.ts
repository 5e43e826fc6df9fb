import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { doorAddress, loginAddress, plansAddress, safeRedirect } from './redirect.ts'
import { TRICKY_ADDRESSES, TRICKY_PIECES } from './redirect-samples.ts'

const HOME = 'https://own.test'

/** Where a browser ends up that is sent to this address from a page of ours. */
function expectHome(path: string): void {
  expect(path).toMatch(/^\/(?![/\\])/)
  for (const from of [HOME, `${HOME}/login`, `${HOME}/verify-email?email=a%40b.test`]) {
    const url = new URL(path, from)
    expect(url.origin).toBe(HOME)
    expect(url.username + url.password).toBe('')
  }
  // Nor after it was decoded once more on the way.
  expect(decodeURIComponent(new URL(path, HOME).pathname)).toMatch(/^\/(?![/\\])/)
  // A browser drops white space and control characters where they matter, and turns a backslash round.
  expect(path).not.toMatch(/[\p{Cc}\s]/u)
  expect(new URL(path, HOME).pathname).not.toContain('\\')
}

test('the login keeps the full path a person came from', () => {
  const address = loginAddress({ pathname: '/applications', search: '?page=2' })
  expect(address).toBe('/login?redirect=%2Fapplications%3Fpage%3D2')
  expect(safeRedirect(new URL(address, HOME).searchParams.get('redirect'))).toBe('/applications?page=2')
})

test('the plans keep it too, but not the way from the plans to themselves', () => {
  const address = plansAddress({ pathname: '/jobs', search: '?page=2' })
  expect(safeRedirect(new URL(address, HOME).searchParams.get('redirect'))).toBe('/jobs?page=2')
  expect(plansAddress(new URL(address, HOME))).toBe('/subscription/plans')
})

test('there are 200 and more tricky addresses', () => {
  expect(new Set(TRICKY_ADDRESSES).size).toBeGreaterThanOrEqual(200)
})

test.each(TRICKY_ADDRESSES)('a redirect to %j stays at home', (given) => {
  expectHome(safeRedirect(given))
  expectHome(doorAddress('/login', new URLSearchParams({ redirect: given }).toString()))
})

describe('never leaves our host, whatever is written there', () => {
  const piece = fc.constantFrom(...TRICKY_PIECES)
  const text = fc.oneof(
    fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
    fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`),
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.string({ unit: 'binary', maxLength: 40 }).map((rest) => `/${rest}`),
    fc.webUrl({ withFragments: true, withQueryParameters: true }),
  )

  test('20,000 generated wishes', () => {
    fc.assert(
      fc.property(text, (given) => expectHome(safeRedirect(given))),
      { numRuns: 20_000 },
    )
  })

  test('also after five detours', () => {
    fc.assert(
      fc.property(
        text,
        fc.array(fc.constantFrom('/login', '/register', '/verify-email'), { maxLength: 5 }),
        (given, way) => {
          let search = new URLSearchParams({ redirect: given }).toString()
          for (const door of way) search = new URL(doorAddress(door, search), HOME).search
          expectHome(safeRedirect(new URLSearchParams(search).get('redirect')))
        },
      ),
      { numRuns: 5000 },
    )
  })

  test('what is a plain path of ours arrives as it was, through every detour', () => {
    const segment = fc.stringMatching(/^[a-z0-9-]{1,12}$/)
    const own = fc
      .tuple(fc.array(segment, { minLength: 1, maxLength: 4 }), fc.option(segment, { nil: '' }))
      .map(([path, query]) => `/go/${path.join('/')}${query === '' ? '' : `?q=${query}`}`)
    fc.assert(
      fc.property(own, (path) => {
        const login = loginAddress(new URL(path, HOME))
        const register = doorAddress('/register', new URL(login, HOME).search)
        const verify = doorAddress('/verify-email', new URL(register, HOME).search, { email: 'a+b@home.test' })
        expect(safeRedirect(new URL(verify, HOME).searchParams.get('redirect'))).toBe(path)
      }),
    )
  })
})

test('a door is no place to be sent to', () => {
  for (const door of [
    '/login',
    '/LOGIN/',
    '/%6Cogin',
    '/register?x=1',
    '/verify-email',
    '/forgot-password#a',
    '/oauth-callback',
  ])
    expect(safeRedirect(door)).toBe('/jobs')
  expect(safeRedirect('/login/../applications')).toBe('/applications')
})

test('without a redirect the jobs are next', () => {
  expect(safeRedirect(null)).toBe('/jobs')
  expect(safeRedirect('')).toBe('/jobs')
})

test('an endless redirect is no redirect', () => {
  expect(safeRedirect(`/${'a'.repeat(3000)}`)).toBe('/jobs')
})

test('a detour keeps a good wish, drops a bad one and adds what the next door needs', () => {
  expect(doorAddress('/register', '?redirect=%2Fjobs%2F7&other=1')).toBe('/register?redirect=%2Fjobs%2F7')
  expect(doorAddress('/register', '?redirect=%2F%2Fevil.test')).toBe('/register')
  expect(doorAddress('/verify-email', '?redirect=/jobs/7', { email: 'a+b@home.test' })).toBe(
    '/verify-email?email=a%2Bb%40home.test&redirect=%2Fjobs%2F7',
  )
})
