import { describe, expect, test } from 'vitest'
import { NOT_FOUND, ROUTES, matchRoute } from './router.tsx'

/** Both route tables (spec 1 §2, spec 3 §2) with the paths linked from the shell. */
const TABLE = {
  public:
    '/ /about /features /salaries /contact /privacy /terms /jobs /jobs/5 /companies/5 /onboarding /post-job /pricing /resources /resources-employers /check-message /team',
  user: '/me /profile /settings /saved-jobs /alerts /applications /applications/figures /applications/5 /automation /automation/runs/5 /inbox /inbox/thread/5 /subscription/plans',
  admin: '/employers /employers/5 /admin /admin/review',
}

describe('every row of both route tables is there with its access', () => {
  for (const [access, paths] of Object.entries(TABLE)) {
    test.each(paths.split(' '))(`%s: ${access}`, (path) => {
      const { row } = matchRoute(path, '')
      expect([row === NOT_FOUND, row.access]).toEqual([false, access])
    })
  }

  test.each([['/login'], ['/register'], ['/forgot-password'], ['/login-success'], ['/oauth-callback']])(
    '%s: open to visitors',
    (path) => {
      const { row } = matchRoute(path, '')
      expect([row === NOT_FOUND, ['public', 'guest'].includes(row.access)]).toEqual([false, true])
    },
  )

  test.each([['/nowhere'], ['/jobs/1/2'], ['/admin/x'], ['/inbox/thread']])('%s: the not-found page', (path) => {
    expect(matchRoute(path, '').row).toBe(NOT_FOUND)
  })
})

test('no path stands in the table twice, and every page has a title of its own', () => {
  const paths = ROUTES.map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
})

test('a guarded page is never rendered on the server and kept from search engines', () => {
  for (const row of ROUTES.filter(({ access }) => access === 'user' || access === 'admin')) {
    expect([row.path, row.rendered ?? false]).toEqual([row.path, false])
    const head = row.head({ params: {}, search: new URLSearchParams() }, undefined as never)
    expect([row.path, head.hidden]).toEqual([row.path, true])
    expect(head.title).toMatch(/^\S.* · Hanap$/)
  }
})
