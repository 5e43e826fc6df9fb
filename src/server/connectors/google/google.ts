import type * as OpenId from 'openid-client'
import { createBreaker } from '../../platform/breaker/breaker.ts'
import type { Clock } from '../../platform/clock.ts'
import { ConnectorError } from '../../platform/errors.ts'
import { asConnectorError } from './failures.ts'
import { guardedFetch } from './guarded-fetch.ts'

/** Settings of the connector; times in milliseconds. */
export type GoogleConfig = {
  /** Such as `https://accounts.google.com`; plain http only for a stand-in. */
  issuer: string
  clientId: string
  clientSecret: string
  clock: Clock
  /** Deadline of one operation with everything it asks. Default 10,000. */
  totalMs?: number
}

/** A sign-in that began: where to send the browser, and what has to be known again at its end. */
export type GoogleStart = { url: string; nonce: string; verifier: string }

/** What the verified id token says. `subject` is the key of the account; names may be missing. */
export type GoogleAccount = {
  subject: string
  email: string | null
  emailVerified: boolean
  name: string | null
  givenName: string | null
  familyName: string | null
}

/** Signs people in by the code flow with PKCE. Every failure is a `ConnectorError`. */
export type Google = {
  /** @throws ConnectorError down, slow, changed when Google's addresses cannot be read */
  begin(given: { redirectUri: string; state: string }): Promise<GoogleStart>
  /**
   * Exchanges the code, once, and checks signature, issuer, audience, time and nonce of the id token.
   * @throws ConnectorError refused (redirect_uri_mismatch, code_refused, client_refused, rejected), down, slow, changed
   */
  finish(given: {
    code: string
    state: string
    redirectUri: string
    nonce: string
    verifier: string
  }): Promise<GoogleAccount>
}

const TOTAL_MS = 10_000
const ADDRESSES_KEPT_MS = 24 * 3_600_000

type Known = { openid: typeof OpenId; configuration: OpenId.Configuration; at: number }

/** Nothing is asked and the library is not even loaded before somebody signs in. */
export function createGoogle(config: GoogleConfig): Google {
  const breaker = createBreaker({ threshold: 5, openMs: 30_000, clock: config.clock })
  let known: Promise<Known> | undefined
  const discover = async (): Promise<Known> => {
    const now = config.clock.now().getTime()
    const kept = await known?.catch(() => undefined)
    if (kept && now - kept.at < ADDRESSES_KEPT_MS) return kept
    known = readAddresses(config, now)
    return known
  }
  const guarded = async <T>(work: (known: Known) => Promise<T>): Promise<T> => {
    if (!breaker.allows()) throw unavailable(breaker.secondsLeft())
    try {
      const result = await withDeadline(discover().then(work), config.totalMs ?? TOTAL_MS)
      breaker.success()
      return result
    } catch (cause) {
      const error = asConnectorError(cause)
      if (error.kind === 'down' || error.kind === 'slow') breaker.failure()
      else breaker.success()
      throw error
    }
  }
  return {
    begin: ({ redirectUri, state }) => guarded((google) => begin(google, redirectUri, state)),
    finish: (given) => guarded((google) => finish(google, given)),
  }
}

const unavailable = (retryAfter: number) =>
  new ConnectorError('down', 'Google failed several times in a row and is left alone for a moment.', {
    reason: 'breaker_open',
    retryAfter,
  })

async function readAddresses(config: GoogleConfig, at: number): Promise<Known> {
  const openid = await import('openid-client')
  const totalMs = config.totalMs ?? TOTAL_MS
  const issuer = new URL(config.issuer)
  const configuration = await openid.discovery(issuer, config.clientId, config.clientSecret, undefined, {
    timeout: totalMs / 1000,
    [openid.customFetch]: guardedFetch(issuer.origin),
    // The signature is checked although the token comes straight from Google: it costs one cached request.
    execute: [
      openid.enableNonRepudiationChecks,
      ...(issuer.protocol === 'http:' ? [openid.allowInsecureRequests] : []),
    ],
  })
  configuration.timeout = totalMs / 1000
  return { openid, configuration, at }
}

async function begin({ openid, configuration }: Known, redirectUri: string, state: string): Promise<GoogleStart> {
  const verifier = openid.randomPKCECodeVerifier()
  const nonce = openid.randomNonce()
  const url = openid.buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    state,
    nonce,
    prompt: 'select_account',
    access_type: 'online',
    code_challenge: await openid.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  })
  return { url: url.href, nonce, verifier }
}

async function finish(
  { openid, configuration }: Known,
  given: Parameters<Google['finish']>[0],
): Promise<GoogleAccount> {
  const address = new URL(given.redirectUri)
  // There is one provider only, so an answer of another one cannot be mixed in: `iss` is what was configured.
  const { issuer: iss } = configuration.serverMetadata()
  address.search = new URLSearchParams({ code: given.code, state: given.state, iss }).toString()
  const tokens = await openid.authorizationCodeGrant(configuration, address, {
    pkceCodeVerifier: given.verifier,
    expectedState: given.state,
    expectedNonce: given.nonce,
    idTokenExpected: true,
  })
  const claims = tokens.claims()
  if (!claims) throw new ConnectorError('changed', 'Google sent no id token.')
  return {
    subject: claims.sub,
    email: textOf(claims.email),
    emailVerified: claims.email_verified === true,
    name: textOf(claims.name),
    givenName: textOf(claims.given_name),
    familyName: textOf(claims.family_name),
  }
}

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null

/** One deadline over everything an operation asks; what comes later is dropped. */
async function withDeadline<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ConnectorError('slow', 'Google did not answer in time.')), ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
