import { type RouteRow, titled } from './lib/route.ts'
import { screen } from './lib/screen.tsx'

/** /applications: the person's own, so a visitor logs in first. */
export const applicationsRow: RouteRow = {
  path: '/applications',
  access: 'user',
  screen: screen(async () => (await import('./screens/applications.tsx')).Applications),
  head: titled('My Applications'),
}

/** /applications/figures: stands before the ids in the table. */
export const applicationFiguresRow: RouteRow = {
  path: '/applications/figures',
  access: 'user',
  screen: screen(async () => (await import('./screens/application-figures.tsx')).ApplicationFigures),
  head: titled('Your figures'),
}

/** /applications/{id}: receipt and history, reached from the list and from the end of applying. */
export const applicationRow: RouteRow = {
  path: '/applications/:id',
  access: 'user',
  screen: screen(async () => (await import('./screens/application.tsx')).ApplicationScreen),
  head: titled('Receipt'),
}
