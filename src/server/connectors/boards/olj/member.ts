import { ConnectorError } from '../../../platform/errors.ts'
import type { ConnectorErrorReason } from '../../../platform/errors.ts'
import { details } from '../../../platform/http-client/redirects.ts'
import type { CookieSession, HttpAnswer, HttpClient } from '../../../platform/http-client/http-client.ts'
import type { BoardSession } from '../board.ts'
import { parseHtml } from '../dom.ts'
import { understood } from '../parsed.ts'
import { fillIn } from './form.ts'
import { idProofOn, parseLoginOutcome, parseLoginPage, pointsOn, visitorOf } from './member-pages.ts'

/** What the member's part of the connector works with. `messages` is the origin of inbox and dashboard. */
export type MemberSite = { http: HttpClient; origin: string; messages: string; accountUrl: string; applyMs: number }

/** Signs in with the form of the site and gives the session (protocol §6). Nothing of it is ever tried twice. */
export async function signIn(
  { http, origin }: MemberSite,
  { email, password }: { email: string; password: string },
): Promise<BoardSession> {
  const cookies = http.openSession()
  const page = await http.get(`${origin}/login`, { session: cookies })
  const form = understood(parseLoginPage(page.body), 'sign-in page', page.body)
  const address = formAddress(form.action || '/authenticate', origin)
  const fields = fillIn(form, { 'info[email]': email, 'info[password]': password })
  const answer = await nothingSent(
    http.post(address, fields, { session: cookies, headers: formHeaders(origin, page.url) }),
  )
  const outcome = understood(
    parseLoginOutcome(answer.body, new URL(answer.url).pathname),
    'answer to signing in',
    answer.body,
  )
  if (outcome.state === 'member') return cookies.serialise()
  if (outcome.state === 'refused') throw new ConnectorError('refused', outcome.sentence, { reason: 'rejected' })
  throw new ConnectorError('refused', 'The board does not know this e-mail address and password.', {
    reason: 'wrong_credentials',
  })
}

/** Reads the member's balance and score (protocol §7, §8). */
export async function readAccount(
  site: MemberSite,
  session: BoardSession,
): Promise<{ points: number; id_proof: number | null; session: BoardSession }> {
  const cookies = site.http.openSession(session)
  const answer = await readAsMember(site.http, site.accountUrl, cookies)
  const page = parseHtml(answer.body)
  const points = pointsOn(page)
  if (points === null)
    throw new ConnectorError('changed', 'The account page does not tell the apply points.', { raw: answer.body })
  return { points, id_proof: idProofOn(page), session: cookies.serialise() }
}

/**
 * Reads a page that only members get.
 * @throws ConnectorError refused / session_expired when the board asks to sign in instead
 */
export async function readAsMember(http: HttpClient, address: string, cookies: CookieSession): Promise<HttpAnswer> {
  const answer = await http.get(address, { session: cookies })
  const asksToSignIn = /^\/login\b/.test(new URL(answer.url).pathname)
  if (asksToSignIn || answer.status === 401 || visitorOf(parseHtml(answer.body)) === 'guest') throw sessionExpired()
  return answer
}

export function sessionExpired(): ConnectorError {
  return new ConnectorError('refused', 'The board session has ended.', { reason: 'session_expired' })
}

/** The error of a sentence in which the board refuses an application. */
export function refusal(sentence: string): ConnectorError {
  return new ConnectorError('refused', sentence, { reason: reasonOf(sentence) })
}

function reasonOf(sentence: string): ConnectorErrorReason {
  if (/already applied|have applied|already (sent|contacted)/i.test(sentence)) return 'already_applied'
  if (/id ?proof/i.test(sentence)) return 'id_proof_too_low'
  if (/(enough|insufficient)\b.*\bpoints|points left/i.test(sentence)) return 'not_enough_points'
  if (/\bclosed\b|no longer|deleted/i.test(sentence)) return 'posting_closed'
  if (/log ?in|sign ?in|session/i.test(sentence)) return 'session_expired'
  return 'rejected'
}

/**
 * Where a form goes; the client refuses other hosts.
 * @throws ConnectorError changed when the page names no readable address
 */
export function formAddress(action: string, origin: string): string {
  const address = URL.parse(action, origin)
  if (!address) throw new ConnectorError('changed', 'A form of the board names no readable address.')
  return address.href
}

/** A member's page holds name, e-mail address and tokens: an error about it travels without the page. */
export async function withoutPages<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error
    const { raw: _page, cause: _cause, ...kept } = details(error)
    throw new ConnectorError(error.kind, error.message, kept)
  }
}

/** What a browser sends along with a form. */
export function formHeaders(origin: string, from: string): Record<string, string> {
  return { origin, referer: from }
}

/** Marks a failure of a form that does not send an application: whatever happened, no application left. */
export async function nothingSent<T>(call: Promise<T>): Promise<T> {
  return withMaybeSent(call, false)
}

/** Marks a failure after an application may have left. */
export async function maybeSent<T>(call: Promise<T>): Promise<T> {
  return withMaybeSent(call, true)
}

async function withMaybeSent<T>(call: Promise<T>, sent: boolean): Promise<T> {
  try {
    return await call
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error
    throw new ConnectorError(error.kind, error.message, { ...details(error), maybeSent: sent })
  }
}
