export const MIN_PASSWORD = 8
export const MAX_PASSWORD = 128
/** Shortest password the login form sends at all (spec 1 §5). */
export const MIN_LOGIN_PASSWORD = 6
export const MAX_USERNAME = 150
export const MAX_NAME = 150
export const MAX_EMAIL = 254

const HOUR_MS = 3_600_000
/** How long a token is good: 12 hours, or 30 days with `remember_me`. */
export const tokenLifetime = (remembered: boolean): number => (remembered ? 30 * 24 : 12) * HOUR_MS

/** Codes sent by mail: six digits, good for 15 minutes, burnt after 5 tries, a new one after 60 seconds (careful §2). */
export const CODE_DIGITS = 6
export const CODE_MINUTES = 15
export const CODE_TRIES = 5
export const RESEND_SECONDS = 60
/** How long a verified reset code lets its holder set a new password. */
export const RESET_TOKEN_MINUTES = 15

/** So many wrong passwords for one person within an hour, by devices the person never used, are an attack. */
export const MANY_GUESSES = 10
const LONGEST_DELAY_MS = 20_000

/**
 * How long a guess waits for its answer, in ms, after so many by others within the hour: a second after ten, doubled with
 * each, 20 s at the most.
 */
export const guessDelay = (byOthers: number): number =>
  byOthers < MANY_GUESSES ? 0 : Math.min(1000 * 2 ** (byOthers - MANY_GUESSES), LONGEST_DELAY_MS)

/** Where a person goes after signing in. */
export const AFTER_LOGIN = '/jobs'

/** `juandelacruz` from first and last name: what the register form suggests (spec 1 §5). */
export const suggestedUsername = (firstName: string, lastName: string): string =>
  `${firstName}${lastName}`
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .slice(0, MAX_USERNAME)

export const isUsername = (text: string): boolean => /^\w+$/.test(text)

/** One @, a name before it and a dotted domain after it; quoting rules of the RFC are not worth their confusion. */
export const isEmail = (text: string): boolean =>
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i.test(text)

const hasLetter = (text: string) => /\p{L}/u.test(text)
export const hasDigit = (text: string) => /\d/.test(text)

/** Register's rule: 8 characters or more with a letter and a number (spec 1 §5). */
export const isGoodPassword = (text: string): boolean =>
  text.length >= MIN_PASSWORD && hasLetter(text) && hasDigit(text)

/** The reset's rule beside length and digit: one capital letter, of any script (spec 1 §5). */
export const hasUppercase = (text: string): boolean => /\p{Lu}/u.test(text)

export type Strength = 'weak' | 'medium' | 'strong'

/** One point each for length 8, a letter, a digit, a special character; 0–2 weak, 3 medium, 4 strong (spec 1 §5). */
export function passwordStrength(text: string): { score: number; strength: Strength } {
  const points = [text.length >= MIN_PASSWORD, hasLetter(text), hasDigit(text), /[^\p{L}\d\s]/u.test(text)]
  const score = points.filter(Boolean).length
  return { score, strength: score <= 2 ? 'weak' : score === 3 ? 'medium' : 'strong' }
}

/** Superuser, account type admin, or an admin profile (spec 1 §2). */
export const isAdmin = (user: { is_superuser: boolean; account_type: string; admin_profile: object | null }): boolean =>
  user.is_superuser || user.account_type === 'admin' || user.admin_profile !== null
