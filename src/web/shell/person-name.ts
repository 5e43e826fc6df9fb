import type { SessionUser } from '#web/lib/session.ts'

/** First letters of first and last name; empty when neither is known. */
export const initialsOf = (user: Pick<SessionUser, 'first_name' | 'last_name'> | null): string =>
  [user?.first_name, user?.last_name]
    .map((name) => String.fromCodePoint(name?.trim().codePointAt(0) ?? 32).trim())
    .join('')
    .toUpperCase()

/** Both names, or what stands for them. */
export const nameOf = (user: Pick<SessionUser, 'first_name' | 'last_name' | 'username'> | null): string =>
  user ? `${user.first_name} ${user.last_name}`.trim() || user.username : 'Your account'
