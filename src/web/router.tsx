import { matchPath } from 'react-router'
import { applicationRow, applicationsRow } from './application-routes.ts'
import type { RoutePlace, RouteRow } from './lib/route.ts'
import { inline } from './lib/screen.tsx'
import { loginRow, onboardingRow, plansRow, registerRow, settingsRow } from './own-routes.ts'
import { homeRow, jobRow, jobsRow } from './public-routes.ts'
import { NotFound } from './screens/not-found.tsx'

const titled = (title: string, description: string) => () => ({ title: `${title} · Hanap`, description, hidden: true })

/** The route table of spec 1 §2, as far as its screens exist; each screen comes in a file of its own. */
export const ROUTES: RouteRow[] = [
  homeRow,
  jobsRow,
  jobRow,
  loginRow,
  registerRow,
  onboardingRow,
  settingsRow,
  plansRow,
  applicationsRow,
  applicationRow,
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

/** The row an address belongs to, and where in it. */
export function matchRoute(pathname: string, search: string): { row: RouteRow; place: RoutePlace } {
  for (const row of ROUTES) {
    const match = matchPath(row.path, pathname)
    if (match) return { row, place: { params: match.params, search: new URLSearchParams(search) } }
  }
  return { row: NOT_FOUND, place: { params: {}, search: new URLSearchParams(search) } }
}
