import type { Reply } from './exchange.ts'

/** Status and further headers of an answer. */
export type ReplyOptions = { status?: number; headers?: Record<string, string> }

/** Attributes of a cookie; `path` is `/` and the cookie is HttpOnly unless told otherwise. */
export type CookieOptions = { maxAgeSeconds?: number; path?: string; httpOnly?: boolean; sameSite?: 'Lax' | 'Strict' }

/** An HTML answer, 200 by default. */
export function html(body: string, options: ReplyOptions = {}): Reply {
  return reply('text/html; charset=UTF-8', body, options)
}

/** A JSON answer, 200 by default. */
export function json(value: unknown, options: ReplyOptions = {}): Reply {
  return reply('application/json; charset=utf-8', JSON.stringify(value), options)
}

/** A plain text answer, 200 by default. */
export function text(body: string, options: ReplyOptions = {}): Reply {
  return reply('text/plain; charset=utf-8', body, options)
}

/** An answer with any content type. */
export function raw(contentType: string, body: string | Uint8Array, options: ReplyOptions = {}): Reply {
  return reply(contentType, body, options)
}

/** A redirect; 303 by default, so that a POST is followed by a GET. */
export function redirect(location: string, status: 301 | 302 | 303 | 307 | 308 = 303): Reply {
  return { status, headers: { location }, cookies: [], body: '' }
}

/** Adds a cookie to an answer and gives the same answer back. */
export function setCookie(to: Reply, name: string, value: string, options: CookieOptions = {}): Reply {
  const parts = [`${name}=${encodeURIComponent(value)}`, `Path=${options.path ?? '/'}`]
  if (options.maxAgeSeconds !== undefined) parts.push(`Max-Age=${options.maxAgeSeconds}`)
  if (options.httpOnly !== false) parts.push('HttpOnly')
  parts.push(`SameSite=${options.sameSite ?? 'Lax'}`)
  to.cookies.push(parts.join('; '))
  return to
}

/** Text made safe for HTML content and quoted attribute values. */
export function escapeHtml(value: string): string {
  return value.replace(/[&<>"']/g, (mark) => ENTITIES[mark] ?? mark)
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function reply(contentType: string, body: string | Uint8Array, options: ReplyOptions): Reply {
  return {
    status: options.status ?? 200,
    headers: { 'content-type': contentType, ...options.headers },
    cookies: [],
    body,
  }
}
