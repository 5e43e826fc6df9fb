export type Place = { to: string; label: string }

/** Public places in the header and the footer; a place is listed once its screen exists. */
export const PUBLIC_PLACES: Place[] = [
  { to: '/', label: 'Home' },
  { to: '/jobs', label: 'Jobs' },
]

/** Places of a signed-in person. */
export const OWN_PLACES: Place[] = [
  { to: '/applications', label: 'Applications' },
  { to: '/settings', label: 'Settings' },
]
