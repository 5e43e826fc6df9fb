import type { RouteRow } from './lib/route.ts'
import { screen } from './lib/screen.tsx'

const titled = (title: string, description: string) => () => ({ title: `${title} · Hanap`, description, hidden: true })

/** /applications: the person's own, so a visitor logs in first. */
export const applicationsRow: RouteRow = {
  path: '/applications',
  access: 'user',
  screen: screen(async () => (await import('./screens/applications.tsx')).Applications),
  head: titled('My Applications', 'What you applied for, how it stands, and proof of what was sent.'),
}

/** /applications/{id}: receipt and history, reached from the list and from the end of applying. */
export const applicationRow: RouteRow = {
  path: '/applications/:id',
  access: 'user',
  screen: screen(async () => (await import('./screens/application.tsx')).ApplicationScreen),
  head: titled('Receipt', 'What was sent, when, with which letter, and the posting as it read.'),
}
