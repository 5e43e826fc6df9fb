import { ConnectorError } from '../../../platform/errors.ts'
import type { HttpAnswer } from '../../../platform/http-client/http-client.ts'

/** Addresses a visitor is sent to instead of getting a page (protocol: "a block, not a result"). */
export const wall = /^https?:\/\/[^/]+\/(authwall|login|signup|uas\/|checkpoint)/i

/**
 * Recognises the ways the site turns a visitor away: status 999 and 403, a redirect to the sign-in wall.
 * 429 is left to the client.
 */
export function findBlock(answer: HttpAnswer): ConnectorError | undefined {
  const { status, url } = answer
  const location = answer.headers['location']
  if (status === 999 || status === 403) return blocked(`answered ${status}`, answer)
  if (typeof location === 'string' && wall.test(URL.parse(location, url)?.href ?? ''))
    return blocked('asks to sign in', answer)
  return wall.test(url) ? blocked('asks to sign in', answer) : undefined
}

/** The error of a block; `what` completes the sentence "LinkedIn …". */
export function blocked(what: string, { status, body }: { status: number; body: string }): ConnectorError {
  return new ConnectorError('challenged', `LinkedIn ${what}.`, { reason: 'blocked', status, raw: body })
}

/** True for the body that stands for "nothing more": no tags and no text beside doctype and comments. */
export function isTinyBody(raw: string): boolean {
  if (raw.length > 2000) return false
  return raw.replace(/<!--[^]*?-->|<!doctype[^>]*>/gi, '').trim() === ''
}
