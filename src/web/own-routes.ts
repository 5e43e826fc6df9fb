import { google } from '#features/auth/google/calls.ts'
import { endpointQuery } from './lib/query.ts'
import { type RouteRow, titled } from './lib/route.ts'
import { screen } from './lib/screen.tsx'

/** /login: a signed-in person is led on. From the server, because most people come here on a phone and in a hurry. */
export const loginRow: RouteRow = {
  path: '/login',
  access: 'guest',
  screen: screen(async () => (await import('./screens/login.tsx')).Login, 'src/web/screens/login.tsx'),
  rendered: true,
  // A button that went once it is known that Google is off would move what is below it.
  prefetch: () => [endpointQuery(google.options, {})],
  head: () => ({
    title: 'Login · Hanap',
    description: 'Log in to apply, save jobs and see where your applications stand.',
    canonical: '/login',
  }),
}

export const registerRow: RouteRow = {
  path: '/register',
  access: 'guest',
  screen: screen(async () => (await import('./screens/register.tsx')).Register),
  head: titled('Register', 'Open an account: 14 days free, no card needed.'),
}

/** /verify-email: whoever has just registered, or logged in before the address was verified. */
export const verifyEmailRow: RouteRow = {
  path: '/verify-email',
  access: 'guest',
  screen: screen(async () => (await import('./screens/verify-email.tsx')).VerifyEmail),
  head: titled('Verify your email', 'Type the code we mailed to you.'),
}

/** /forgot-password: public, also for somebody who is signed in (spec 1 §2). */
export const forgotPasswordRow: RouteRow = {
  path: '/forgot-password',
  access: 'public',
  screen: screen(async () => (await import('./screens/forgot-password.tsx')).ForgotPassword),
  head: titled('Reset Password', 'A new password with a code we mail to you.'),
}

/** /onboarding is public (spec 1 §2): a visitor is asked to log in there. */
export const onboardingRow: RouteRow = {
  path: '/onboarding',
  access: 'public',
  screen: screen(async () => (await import('./screens/onboarding.tsx')).Onboarding),
  head: titled('Complete Your Profile'),
}

/** /subscription/plans: reachable also with a lapsed plan (spec 3 §2). */
export const plansRow: RouteRow = {
  path: '/subscription/plans',
  access: 'user',
  screen: screen(async () => (await import('./screens/plans.tsx')).Plans),
  head: titled('Plans'),
}

export const settingsRow: RouteRow = {
  path: '/settings',
  access: 'user',
  screen: screen(async () => (await import('./screens/settings.tsx')).Settings),
  head: titled('Account Settings'),
}
