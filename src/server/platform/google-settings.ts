import * as z from 'zod'

const origins = z.string().transform((text, context) => {
  const found = text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')
  if (found.some((one) => !URL.canParse(one) || new URL(one).origin !== one.replace(/\/$/, ''))) {
    context.addIssue({
      code: 'custom',
      message: 'must be origins such as https://example.com with commas between them',
    })
  }
  return found.map((one) => one.replace(/\/$/, ''))
})

/** Settings of Google sign-in; without a client id there is none. */
export const googleSettings = {
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: z
    .url('must be an address such as https://accounts.google.com')
    .default('https://accounts.google.com')
    .transform((text) => text.replace(/(?<!\/)\/+$/, '')),
  /** Where Google leads back to, below PUBLIC_URL: the page, or the server on the page's behalf. */
  GOOGLE_REDIRECT_PATH: z
    .enum(['/oauth-callback', '/auth/google/callback/', '/api/auth/google/callback/'], {
      error: 'must be /oauth-callback, /auth/google/callback/ or /api/auth/google/callback/',
    })
    .default('/oauth-callback'),
  /** Origins beside PUBLIC_URL under which people reach the product. */
  GOOGLE_ORIGINS: origins.prefault(''),
}

export type GoogleSettings = z.output<z.ZodObject<typeof googleSettings>>

/** A client id without its secret, or the other way round. */
export const googleProblems = ({ GOOGLE_CLIENT_ID: id, GOOGLE_CLIENT_SECRET: secret }: GoogleSettings): string[] => [
  ...(id !== undefined && secret === undefined ? ['GOOGLE_CLIENT_SECRET is missing: GOOGLE_CLIENT_ID is set'] : []),
  ...(id === undefined && secret !== undefined ? ['GOOGLE_CLIENT_ID is missing: GOOGLE_CLIENT_SECRET is set'] : []),
]

/** The stand-in and the client it knows. */
export const googleInSandbox = (port: number) => ({
  GOOGLE_ISSUER: `http://127.0.0.1:${port}`,
  GOOGLE_CLIENT_ID: 'hanap-demo.apps.googleusercontent.test',
  GOOGLE_CLIENT_SECRET: 'GOCSPX-demo-only',
})

const LOOPBACK_NAMES = ['localhost', '127.0.0.1']

/**
 * Every origin somebody may sign in from, the public address first. On one's own machine both names it goes by: a
 * person may have typed either.
 */
export function signInOrigins(config: { PUBLIC_URL: string; GOOGLE_ORIGINS: string[] }): string[] {
  const main = new URL(config.PUBLIC_URL)
  const twins = LOOPBACK_NAMES.includes(main.hostname)
    ? LOOPBACK_NAMES.map((name) => `${main.protocol}//${name}${main.port === '' ? '' : `:${main.port}`}`)
    : []
  return [...new Set([main.origin, ...twins, ...config.GOOGLE_ORIGINS])]
}

/** Every address Google may lead back to; each has to be registered there to the letter. */
export const redirectUris = (config: GoogleSettings & { PUBLIC_URL: string }): string[] =>
  signInOrigins(config).map((origin) => origin + config.GOOGLE_REDIRECT_PATH)
