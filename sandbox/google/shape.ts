import type { Reply, SandboxRequest } from '../http/exchange.ts'
import { json } from '../http/replies.ts'
import type { InnerServer } from './inner-server.ts'
import { takeTokenError, type Client, type GoogleState, type TokenError } from './state.ts'

/** Google's codes begin with this; the slash arrives URL-encoded. */
const CODE_PREFIX = '4/0'
const SCOPE_PREFIX = 'https://www.googleapis.com/auth/userinfo.'
const GRANTED = ['email', 'profile', `${SCOPE_PREFIX}email`, `${SCOPE_PREFIX}profile`, 'openid'].join(' ')

/** A redirect back to the application as Google words it: a code with a slash, scope, authuser, prompt, hd. */
export function polishReturn(reply: Reply, client: Client, hd: (code: string) => Promise<string | undefined>) {
  const { location } = reply.headers
  if (location === undefined || !client.redirectUris.some((uri) => location.startsWith(`${uri}?`))) return reply
  return withGoogleParameters(reply, new URL(location), hd)
}

async function withGoogleParameters(
  reply: Reply,
  url: URL,
  hd: (code: string) => Promise<string | undefined>,
): Promise<Reply> {
  const code = url.searchParams.get('code')
  if (code !== null) {
    const domain = await hd(code)
    url.searchParams.set('code', CODE_PREFIX + code)
    for (const [name, value] of Object.entries({ scope: GRANTED, authuser: '0', prompt: 'consent' })) {
      url.searchParams.set(name, value)
    }
    if (domain !== undefined) url.searchParams.set('hd', domain)
  }
  return { ...reply, headers: { ...reply.headers, location: url.href } }
}

const REFUSALS: Record<TokenError, [status: number, description: string]> = {
  redirect_uri_mismatch: [400, 'Bad Request'],
  invalid_grant: [400, 'Bad Request'],
  invalid_client: [401, 'Unauthorized'],
  invalid_request: [400, 'Missing required parameter: code'],
}

function refusal(error: TokenError, description = REFUSALS[error][1]): Reply {
  return json({ error, error_description: description }, { status: REFUSALS[error][0] })
}

const NEEDED = ['grant_type', 'code', 'client_id', 'redirect_uri'] as const

/** Exchanges a code for tokens, or refuses in Google's words (its four token errors). */
export async function exchangeCode(inner: InnerServer, state: GoogleState, request: SandboxRequest): Promise<Reply> {
  const form = new URLSearchParams(request.form)
  const refused = takeTokenError(state) ?? (await problemOf(inner, state.client, form))
  if (refused !== null) return typeof refused === 'string' ? refusal(refused) : refusal(refused.error, refused.because)
  form.set('code', bareCode(form))
  const reply = await inner.ask(request, Buffer.from(form.toString()))
  if (reply.status !== 200) return refusal('invalid_grant')
  const tokens = JSON.parse(Buffer.from(reply.body).toString('utf8')) as Record<string, unknown>
  return json({
    ...tokens,
    expires_in: 3599,
    scope: `${SCOPE_PREFIX}email ${SCOPE_PREFIX}profile openid`,
  })
}

type Problem = { error: TokenError; because: string } | null

async function problemOf(inner: InnerServer, client: Client, form: URLSearchParams): Promise<Problem> {
  const missing = NEEDED.find((name) => !form.get(name))
  if (missing) return { error: 'invalid_request', because: `Missing required parameter: ${missing}` }
  if (form.get('client_id') !== client.id) {
    return { error: 'invalid_client', because: 'The OAuth client was not found.' }
  }
  if (form.get('client_secret') !== client.secret) return { error: 'invalid_client', because: 'Unauthorized' }
  const code = await inner.provider.AuthorizationCode.find(bareCode(form))
  if (!code) return { error: 'invalid_grant', because: 'Malformed auth code.' }
  if (code.redirectUri !== form.get('redirect_uri')) return { error: 'redirect_uri_mismatch', because: 'Bad Request' }
  return null
}

function bareCode(form: URLSearchParams): string {
  const code = form.get('code') ?? ''
  return code.startsWith(CODE_PREFIX) ? code.slice(CODE_PREFIX.length) : ''
}
