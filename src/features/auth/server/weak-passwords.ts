import { readFileSync } from 'node:fs'

const lines = readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8').split('\n')

/** The passwords guessed first, worldwide and in the Philippines, in lower case; the file says where they come from. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  lines.filter((line) => line !== '' && !line.startsWith('#')),
)

/**
 * Whether a password is on the list of the most common ones or is the person's own name or address (`own`), however it
 * is written. What merely resembles one of them is a person's own choice.
 */
export function isWidelyUsed(password: string, own: readonly string[] = []): boolean {
  const text = password.toLowerCase()
  const names = own.flatMap((one) => [one.toLowerCase(), one.toLowerCase().split('@')[0] ?? ''])
  return COMMON_PASSWORDS.has(text) || names.includes(text)
}
