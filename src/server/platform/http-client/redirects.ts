import { ConnectorError } from '../errors.ts'
import type { CookieSession } from './cookie-session.ts'
import type { Exchange, RawAnswer } from './exchange.ts'

/** An answer with the address it came from and the addresses that led there. */
export type HttpAnswer = RawAnswer & { url: string; redirects: string[] }

export type FollowOptions = {
  session: CookieSession | undefined
  /** A redirect whose target matches is not followed: its answer is handed back as it is. */
  stopAt: RegExp | undefined
  assertAllowed: (url: URL) => void
  send: (exchange: Exchange) => Promise<RawAnswer>
}

const mostRedirects = 5

/**
 * Sends a request and follows its redirects by hand, at most 5, keeping cookies on the way.
 * After a POST only redirects that turn it into a GET are followed: it is never sent a second time.
 * @throws ConnectorError refused / host_not_allowed when a redirect leaves the configured origins, changed when they do
 * not end; `maybeSent` is true for everything that goes wrong after a POST was answered.
 */
export async function sendAndFollow(first: Exchange, options: FollowOptions): Promise<HttpAnswer> {
  const redirects: string[] = []
  let exchange = first
  let answered = false
  try {
    for (;;) {
      const answer = await sendWithCookies(exchange, options)
      answered = true
      const target = redirectTarget(answer, exchange.url)
      if (!target || options.stopAt?.test(target.href)) return { ...answer, url: exchange.url.href, redirects }
      if (redirects.length >= mostRedirects) throw new ConnectorError('changed', 'The site redirects without end.')
      options.assertAllowed(target)
      exchange = redirected(exchange, answer.status, target)
      redirects.push(target.href)
    }
  } catch (error) {
    throw first.method === 'POST' && answered ? afterSubmission(error) : error
  }
}

async function sendWithCookies(exchange: Exchange, { session, send }: FollowOptions): Promise<RawAnswer> {
  const cookie = session?.cookieHeader(exchange.url)
  const answer = await send(cookie ? { ...exchange, headers: { ...exchange.headers, cookie } } : exchange)
  session?.store([answer.headers['set-cookie'] ?? []].flat(), exchange.url)
  return answer
}

function redirectTarget(answer: RawAnswer, from: URL): URL | null {
  const location = answer.headers['location']
  if (![301, 302, 303, 307, 308].includes(answer.status) || typeof location !== 'string') return null
  const target = URL.parse(location, from.href)
  if (!target)
    throw new ConnectorError('changed', 'The site redirects to an unreadable address.', { status: answer.status })
  target.hash = ''
  return target
}

function redirected(from: Exchange, status: number, url: URL): Exchange {
  if (from.method === 'GET') return { ...from, url }
  if (status === 307 || status === 308) {
    throw new ConnectorError('changed', 'The site asks to send the form again elsewhere.', { status })
  }
  const { 'content-type': _dropped, ...headers } = from.headers
  return { method: 'GET', url, headers, body: undefined }
}

function afterSubmission(error: unknown): unknown {
  if (!(error instanceof ConnectorError)) return error
  return new ConnectorError(error.kind, error.message, {
    ...details(error),
    reason: error.reason ?? 'answer_lost',
    maybeSent: true,
  })
}

/** The fields of a connector error, for making one that differs in few of them. */
export function details(error: ConnectorError) {
  return {
    maybeSent: error.maybeSent,
    cause: error,
    ...(error.reason !== undefined && { reason: error.reason }),
    ...(error.status !== undefined && { status: error.status }),
    ...(error.retryAfter !== undefined && { retryAfter: error.retryAfter }),
    ...(error.raw !== undefined && { raw: error.raw }),
  }
}
