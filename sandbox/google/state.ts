import { createPeople, type People } from './people.ts'

/** The library's own, of who signed in last. */
export const SESSION_COOKIE = '_accounts_session'

/** The one web application that is registered. */
export type Client = { id: string; secret: string; redirectUris: string[] }

/** How the exchange of a code can be told to fail; the answers are Google's. */
export const TOKEN_ERRORS = ['redirect_uri_mismatch', 'invalid_grant', 'invalid_client', 'invalid_request'] as const
export type TokenError = (typeof TOKEN_ERRORS)[number]

export type GoogleState = {
  people: People
  client: Client
  /** Next exchanges that fail, oldest first; `times` null holds until removed. */
  tokenErrors: { error: TokenError; times: number | null }[]
}

export const CLIENT_ID = 'hanap-demo.apps.googleusercontent.test'
export const CLIENT_SECRET = 'GOCSPX-demo-only'

/** Where a copy started by hand on the usual port may be led back to. */
export const USUAL_REDIRECT_URIS = ['localhost', '127.0.0.1'].flatMap((name) =>
  ['/oauth-callback', '/auth/google/callback/', '/api/auth/google/callback/'].map(
    (path) => `http://${name}:8000${path}`,
  ),
)

export const createState = (redirectUris: string[]): GoogleState => ({
  people: createPeople(),
  client: { id: CLIENT_ID, secret: CLIENT_SECRET, redirectUris: [...redirectUris] },
  tokenErrors: [],
})

/** The failure ordered for this exchange, counted down; null when it is to go well. */
export function takeTokenError(state: GoogleState): TokenError | null {
  const order = state.tokenErrors[0]
  if (!order) return null
  if (order.times !== null) order.times -= 1
  if (order.times === 0) state.tokenErrors.shift()
  return order.error
}
