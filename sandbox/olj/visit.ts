import { createHash } from 'node:crypto'
import type { Reply, SandboxRequest } from '../http/exchange.ts'
import { html, redirect, setCookie } from '../http/replies.ts'
import { randomHex, type Board } from './board.ts'
import { layout, csrfMark } from './layout.ts'
import { dailyGrant, emailKey, type Account } from './members.ts'

/** One request of one visitor: who it is and the token the visitor's forms must carry. */
export type Visit = {
  board: Board
  request: SandboxRequest
  session: string
  /** Null for guests. */
  member: Account | null
  token: string
  now: Date
}

/** The same of somebody who is signed in. */
export type MemberVisit = Visit & { member: Account }

/** A page of the board. */
export type Page = (visit: Visit, params: Record<string, string>) => Reply

/** Name of the session cookie. */
export const sessionCookie = 'ci_session'
const sessionShape = /^[0-9a-f]{32}$/

/** The CSRF token of a session: 32 hex digits, the same as long as the session lives. */
export function tokenOf(session: string): string {
  return createHash('sha256').update(`csrf ${session}`).digest('hex').slice(0, 32)
}

function sessionOf(board: Board, request: SandboxRequest): { session: string; changed: boolean } {
  const sent = request.cookies[sessionCookie]
  if (sent === undefined || !sessionShape.test(sent)) return { session: randomHex(), changed: true }
  if (board.members.sessions.get(sent)?.fresh !== true) return { session: sent, changed: false }
  // The page after signing in hands out the lasting cookie: a client without a cookie jar is lost here.
  const session = randomHex()
  board.record({ type: 'rotated', from: sent, to: session })
  return { session, changed: true }
}

/** Finds out who calls, grants the day's points and sets the session cookie when it is new. */
export function visited(board: Board, page: Page): (request: SandboxRequest, params: Record<string, string>) => Reply {
  return (request, params) => {
    const { session, changed } = sessionOf(board, request)
    const email = board.members.sessions.get(session)?.email
    const member = email === undefined ? null : (board.members.accounts.get(emailKey(email)) ?? null)
    const now = board.clock.now()
    const grant = member === null ? null : dailyGrant(member, now)
    if (grant) board.record(grant)
    const reply = page({ board, request, session, member, token: tokenOf(session), now }, params)
    const setAlready = reply.cookies.some((cookie) => cookie.startsWith(`${sessionCookie}=`))
    return changed && !setAlready ? setCookie(reply, sessionCookie, session) : reply
  }
}

/** A page that guests are sent to /login for. */
export function membersOnly(page: (visit: MemberVisit, params: Record<string, string>) => Reply): Page {
  return (visit, params) => {
    const { member } = visit
    return member === null ? redirect('/login', 302) : page({ ...visit, member }, params)
  }
}

/** A form's answer that is refused without the session's token (field `csrf-token`, or `csrf_token` as one client sends). */
export function withToken(page: Page): Page {
  return (visit, params) => {
    const sent = visit.request.form.get('csrf-token') ?? visit.request.form.get('csrf_token')
    if (sent === visit.token) return page(visit, params)
    const body = '<h1>An Error Was Encountered</h1><p>The action you have requested is not allowed.</p>'
    return answer(visit, { title: 'Error', body }, 403)
  }
}

/** A whole page for this visitor. */
export function answer(visit: Visit, page: { title: string; body: string; scripts?: string }, status = 200): Reply {
  return fill(visit, layout({ ...page, member: visit.member }), status)
}

/** Sends a page that was rendered before, with this visitor's token in it. */
export function fill(visit: Visit, page: string, status = 200): Reply {
  return html(page.replaceAll(csrfMark, visit.token), { status })
}
