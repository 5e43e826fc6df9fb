import { isAdmin, type SessionUser } from '#web/lib/session.ts'

/** `who`: everybody unless told otherwise. */
export type Place = { to: string; label: string; who?: 'signed-in' | 'admin' }

/** Where the unread badge stands. */
export const INBOX = '/inbox'

/** The header, in the order of spec 1 §2. */
export const MAIN_PLACES: Place[] = [
  { to: '/', label: 'Home' },
  { to: '/features', label: 'Features' },
  { to: '/jobs', label: 'Jobs' },
  { to: '/employers', label: 'Employers', who: 'admin' },
  { to: '/about', label: 'About' },
  { to: INBOX, label: 'Inbox', who: 'signed-in' },
  { to: '/salaries', label: 'Salaries' },
  { to: '/resources', label: 'Resources' },
]

/** What opens under the avatar, and in the phone's menu. */
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
  { to: '/post-job', label: 'Post a Job' },
  { to: '/resources-employers', label: 'For Employers' },
  { to: '/contact', label: 'Contact' },
  { to: '/privacy', label: 'Privacy Policy' },
  { to: '/terms', label: 'Terms of Service' },
]

/** Class names that keep a place out of sight of whom it is not for, before the page is even taken over. */
export const shownTo = ({ who }: Place): string =>
  who === 'admin' ? 'hidden admin:list-item' : who === 'signed-in' ? 'hidden signed-in:list-item' : ''

/** The places a person has; a visitor's with null. */
export const placesOf = (places: Place[], user: SessionUser | null, signedIn = user !== null): Place[] =>
  places.filter(({ who }) => who === undefined || (who === 'admin' ? user !== null && isAdmin(user) : signedIn))
