import { type RouteRow, titled } from './lib/route.ts'
import { screen } from './lib/screen.tsx'

/** Where a sign-in through another site ends (spec 1 §2). */
export const signInRows: RouteRow[] = [
  {
    path: '/oauth-callback',
    access: 'public',
    screen: screen(async () => (await import('./screens/oauth-callback.tsx')).OauthCallback),
    head: titled('Completing sign-in', 'The end of signing in with Google.'),
  },
  {
    path: '/login-success',
    access: 'public',
    screen: screen(async () => (await import('./screens/login-success.tsx')).LoginSuccess),
    head: titled('Login', 'The end of logging in.'),
  },
]
