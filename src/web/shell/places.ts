import { isAdmin, type SessionUser } from '#web/lib/session.ts'

/** `who`: everybody unless told otherwise. */
export type Place = { to: string; label: string; who?: 'visitor' | 'signed-in' | 'admin' }

/** Where the unread badge stands. */
export const INBOX = '/inbox'
/** The screen with everything a person has besides the daily places. */
export const ME = '/me'

/** The header: what is told about Hanap is for visitors, a signed-in person has their day and the daily places there. */
export const MAIN_PLACES: Place[] = [
  { to: '/', label: 'Home' },
  { to: '/features', label: 'Features', who: 'visitor' },
  { to: '/jobs', label: 'Jobs' },
  { to: '/saved-jobs', label: 'Saved', who: 'signed-in' },
  { to: '/applications', label: 'Applications', who: 'signed-in' },
  { to: '/employers', label: 'Employers', who: 'admin' },
  { to: '/about', label: 'About', who: 'visitor' },
  { to: INBOX, label: 'Inbox', who: 'signed-in' },
  { to: '/admin', label: 'Admin', who: 'admin' },
  { to: '/salaries', label: 'Salaries', who: 'visitor' },
  { to: '/resources', label: 'Resources', who: 'visitor' },
]

/** What opens under the avatar, and the rows of the screen Me. */
export const OWN_PLACES: Place[] = [
  { to: '/profile', label: 'Profile' },
  { to: '/saved-jobs', label: 'Saved Jobs' },
  { to: '/applications', label: 'Applications' },
  { to: '/settings', label: 'Settings' },
  { to: '/subscription/plans', label: 'Subscription' },
  { to: '/admin', label: 'Admin Dashboard', who: 'admin' },
]

/** The footer: every public page, and what only admins have. */
export const FOOTER_PLACES: Place[] = [
  { to: '/', label: 'Home' },
  { to: '/about', label: 'About' },
  { to: '/features', label: 'Features' },
  { to: '/jobs', label: 'Jobs' },
  { to: '/employers', label: 'Employers', who: 'admin' },
  { to: '/salaries', label: 'Salaries' },
  { to: '/pricing', label: 'Pricing' },
  { to: '/resources', label: 'Resources' },
  { to: '/check-message', label: 'Check a message' },
  { to: '/post-job', label: 'Post a Job' },
  { to: '/resources-employers', label: 'For Employers' },
  { to: '/contact', label: 'Contact' },
  { to: '/privacy', label: 'Privacy Policy' },
  { to: '/terms', label: 'Terms of Service' },
]

const SHOWN = {
  visitor: 'signed-in:hidden',
  'signed-in': 'hidden signed-in:list-item',
  admin: 'hidden admin:list-item',
}

/** Class names that keep a place out of sight of whom it is not for, before the page is even taken over. */
export const shownTo = ({ who }: Place): string => (who === undefined ? '' : SHOWN[who])

/** The places a person has; a visitor's with null. */
export function placesOf(places: Place[], user: SessionUser | null, signedIn = user !== null): Place[] {
  const mine = { visitor: !signedIn, 'signed-in': signedIn, admin: user !== null && isAdmin(user) }
  return places.filter(({ who }) => who === undefined || mine[who])
}

const among = (places: string) => new RegExp(`^(?:${places})(?:/|$)`, 'i')
const DOORS = among('/(?:login|register|verify-email|forgot-password|login-success|oauth-callback|onboarding)')
const OWN = among(
  '/(?:me|profile|settings|saved-jobs|alerts|applications|automation|inbox|subscription|employers|admin|onboarding)',
)
const BELOW_ME = among('/(?:profile|settings|automation|subscription|employers|admin)')

/** Where a person comes in or is led step by step: neither tabs nor the assistant lead away from it. */
export const isDoor = (pathname: string): boolean => DOORS.test(pathname)

/** Screens for work, which end without a footer; the list and a posting end so for who is signed in. */
export const isOwn = (pathname: string): boolean => OWN.test(pathname)
export const isJobs = (pathname: string): boolean => among('/jobs').test(pathname)

/** Places one comes to through the screen Me. */
export const isBelowMe = (pathname: string): boolean => BELOW_ME.test(pathname)
