/** The header a browser names itself in at the doors: a secret of its own, the same for all who use it (decision 030). */
export const DEVICE_HEADER = 'x-hanap-device'

/** What a browser proves itself with, at the doors or for a sign-in it began: 32 random bytes in base64url. */
export const isBrowserSecret = (text: string): boolean => /^[\w-]{43}$/.test(text)
