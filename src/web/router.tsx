import { applicationFiguresRow, applicationRow, applicationsRow } from './application-routes.ts'
import { pathMatcher } from './lib/place.ts'
import { type RoutePlace, type RouteRow, titled } from './lib/route.ts'
import { inline } from './lib/screen.tsx'
import { memberRows } from './member-routes.ts'
import {
  forgotPasswordRow,
  loginRow,
  onboardingRow,
  plansRow,
  registerRow,
  settingsRow,
  verifyEmailRow,
} from './own-routes.ts'
import { pageRows } from './page-routes.ts'
import { homeRow, jobRow, jobsRow } from './public-routes.ts'
import { signInRows } from './sign-in-routes.ts'
import { NotFound } from './screens/not-found.tsx'

/** The route table of spec 1 §2, as far as its screens exist; each screen comes in a file of its own. */
export const ROUTES: RouteRow[] = [
  homeRow,
  jobsRow,
  jobRow,
  loginRow,
  registerRow,
  verifyEmailRow,
  forgotPasswordRow,
  ...signInRows,
  onboardingRow,
  settingsRow,
  plansRow,
  applicationsRow,
  applicationFiguresRow,
  applicationRow,
  ...memberRows,
  ...pageRows,
]

/** Any other path (spec 1 §2). */
export const NOT_FOUND: RouteRow = {
  path: '*',
  access: 'public',
  screen: inline(NotFound),
  rendered: true,
  head: titled('Page not found', 'There is nothing at this address.'),
  status: () => 404,
}

const MATCHERS = ROUTES.map((row) => ({ row, find: pathMatcher(row.path) }))

/** The row an address belongs to, and where in it. */
export function matchRoute(pathname: string, search: string): { row: RouteRow; place: RoutePlace } {
  for (const { row, find } of MATCHERS) {
    const params = find(pathname)
    if (params) return { row, place: { params, search: new URLSearchParams(search) } }
  }
  return { row: NOT_FOUND, place: { params: {}, search: new URLSearchParams(search) } }
}
