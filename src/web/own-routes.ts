import type { RouteRow } from './lib/route.ts'
import { screen } from './lib/screen.tsx'

const titled = (title: string, description: string) => () => ({ title: `${title} · Hanap`, description, hidden: true })

/** /login and /register: a signed-in person is led on. */
export const loginRow: RouteRow = {
  path: '/login',
  access: 'guest',
  screen: screen(async () => (await import('./screens/login.tsx')).Login),
  head: titled('Login', 'Log in to apply, save jobs and see where your applications stand.'),
}

export const registerRow: RouteRow = {
  path: '/register',
  access: 'guest',
  screen: screen(async () => (await import('./screens/register.tsx')).Register),
  head: titled('Register', 'Open an account: 14 days free, no card needed.'),
}

/** /onboarding is public (spec 1 §2): a visitor is asked to log in there. */
export const onboardingRow: RouteRow = {
  path: '/onboarding',
  access: 'public',
  screen: screen(async () => (await import('./screens/onboarding.tsx')).Onboarding),
  head: titled('Complete Your Profile', 'What applying needs: a few facts, a resume, your board account.'),
}

/** /subscription/plans: reachable also with a lapsed plan (spec 3 §2). */
export const plansRow: RouteRow = {
  path: '/subscription/plans',
  access: 'user',
  screen: screen(async () => (await import('./screens/plans.tsx')).Plans),
  head: titled('Plans', 'What each plan gives and costs.'),
}

export const settingsRow: RouteRow = {
  path: '/settings',
  access: 'user',
  screen: screen(async () => (await import('./screens/settings.tsx')).Settings),
  head: titled('Account Settings', 'Your connected job board account.'),
}
