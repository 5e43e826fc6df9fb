import { type RouteRow, titled } from './lib/route.ts'
import { screen } from './lib/screen.tsx'

/** Screens of signed-in people and of admins beside applying and settings (spec 1 §2, spec 3 §2). */
export const memberRows: RouteRow[] = [
  {
    path: '/profile',
    access: 'user',
    screen: screen(async () => (await import('./screens/profile.tsx')).Profile),
    head: titled('Profile'),
  },
  {
    path: '/saved-jobs',
    access: 'user',
    screen: screen(async () => (await import('./screens/saved-jobs.tsx')).SavedJobs),
    head: titled('Saved Jobs'),
  },
  {
    path: '/inbox',
    access: 'user',
    screen: screen(async () => (await import('./screens/inbox.tsx')).Inbox),
    head: titled('Inbox'),
  },
  {
    path: '/inbox/thread/:id',
    access: 'user',
    screen: screen(async () => (await import('./screens/inbox-thread.tsx')).InboxThread),
    head: titled('Conversation'),
  },
  {
    path: '/employers',
    access: 'admin',
    screen: screen(async () => (await import('./screens/employers.tsx')).Employers),
    head: titled('Employers'),
  },
  {
    path: '/employers/:id',
    access: 'admin',
    screen: screen(async () => (await import('./screens/employer.tsx')).EmployerScreen),
    head: titled('Employer'),
  },
  {
    path: '/admin',
    access: 'admin',
    screen: screen(async () => (await import('./screens/admin.tsx')).Admin),
    head: titled('Admin Dashboard'),
  },
  {
    path: '/admin/review',
    access: 'admin',
    screen: screen(async () => (await import('./screens/review.tsx')).Review),
    head: titled('Review'),
  },
]
