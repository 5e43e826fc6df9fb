/** Journeys whose screens are one column everywhere: a phone shows all there is to see. */
export const PHONE_ONLY = [
  'google',
  'session',
  'own-settings',
  'second-factor',
  'reset',
  'verify',
  'contact',
  'assistant',
  'public-pages',
  'accessibility',
  'without-javascript',
  'posting',
  'onboarding-keeping',
  'profile',
  'resumes',
  'letters',
  'instructions',
  'newcomer',
  'saved-searches',
  'saved',
  'finding',
  'before-scripts',
  'tracking',
  'figures',
  'home',
  'apply',
  'trust',
  'paying-ways',
  'inbox',
  'blast',
  'companies',
  'automation',
  'alerts',
]
/** Journeys of the mouse and the keyboard, and those about other things than the screen. */
export const DESKTOP_ONLY = [
  'auth-keyboard',
  'onboarding',
  'board-trouble',
  'shell-moving',
  'tracker',
  'shell',
  'tablet',
]

/** Whether axe looks at the screens of this file in this project: once, on the phone where there is one. */
export const looksHere = (file: string, project: string): boolean =>
  project === 'phone' || DESKTOP_ONLY.some((name) => file.endsWith(`/${name}.test.ts`))
