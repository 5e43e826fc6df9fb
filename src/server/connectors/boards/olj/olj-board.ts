import { ConnectorError } from '../../../platform/errors.ts'
import { createHttpClient } from '../../../platform/http-client/http-client.ts'
import type { Clock, HttpClient, HttpLog, Sleep } from '../../../platform/http-client/http-client.ts'
import type { ApplyingBoard, PostingPage, PostingRef, SearchCursor, SearchPage } from '../board.ts'
import { understood } from '../parsed.ts'
import { apply, wasItSent } from './apply.ts'
import { postingAddress } from './board-terms.ts'
import { findChallenge } from './challenge.ts'
import { parseJobPage } from './job-page.ts'
import { readAccount, signIn, withoutPages } from './member.ts'
import { parseSearchPage } from './search-page.ts'
import { readSentPage } from './sent.ts'
import { createVerification, VERIFICATION_PATH } from './verification.ts'

/** Settings of the OnlineJobs.ph connector; times in milliseconds. */
export type OljConfig = {
  /** Such as `https://www.onlinejobs.ph`. */
  origin: string
  /** Origin of dashboard and inbox, such as `https://v2.onlinejobs.ph`. Default: `origin`. */
  messagesOrigin?: string
  /**
   * Page that tells apply points and ID proof, on one of the two origins; default `/jobseekers/dashboard`. The newer part
   * of the site has `https://v2.onlinejobs.ph/api/redirects/to-account-dashboard`.
   */
  accountPath?: string
  /** Page with the forms that prove a member's identity. Default `/jobseekers/verification`, which is a guess. */
  verificationPath?: string
  userAgent: string
  /** Pause between two readings of search and postings. Default 5,000, the site's `Crawl-delay`. */
  crawlDelayMs?: number
  /** Deadline of a call. Default 30,000. */
  totalMs?: number
  /** Deadline of sending an application. Default 60,000. */
  applyMs?: number
  clock?: Clock
  sleep?: Sleep
  random?: () => number
  log?: HttpLog
}

/**
 * Reads OnlineJobs.ph and applies there in the name of a member.
 * Reading keeps the crawl delay, one page at a time (without a delay as many at once as are asked for), also of what members
 * sent; what a member does does not wait behind it.
 */
export function createOljBoard(config: OljConfig): ApplyingBoard {
  const origin = new URL(config.origin).origin
  const messages = new URL(config.messagesOrigin ?? config.origin).origin
  const { crawlDelayMs = 5000, applyMs = 60_000, accountPath = '/jobseekers/dashboard', ...others } = config
  const { verificationPath = VERIFICATION_PATH, ...rest } = others
  const headers = { accept: 'text/html', 'accept-language': 'en-US,en;q=0.9' }
  const shared = { totalMs: 30_000, ...rest, headers, judge: findChallenge }
  const reader = createHttpClient({
    ...shared,
    crawlDelayMs,
    serial: crawlDelayMs > 0,
    allowedOrigins: [origin, messages],
  })
  const http = createHttpClient({ ...shared, serial: false, allowedOrigins: [origin, messages] })
  const site = { http, origin, messages, accountUrl: new URL(accountPath, origin).href, applyMs }
  return {
    id: 'olj',
    searchPage: (cursor) => readSearchPage(reader, origin, cursor),
    posting: (ref) => readPosting(reader, origin, ref),
    signIn: (credentials) => withoutPages(signIn(site, credentials)),
    account: (session) => withoutPages(readAccount(site, session)),
    apply: (session, form) => withoutPages(apply(site, session, form)),
    verification: createVerification({ ...site, verificationUrl: new URL(verificationPath, origin).href }),
    sentApplications: (session, cursor) => withoutPages(readSentPage({ reader, origin, messages }, session, cursor)),
    wasItSent: (session, where) => withoutPages(wasItSent(site, session, where)),
    close: async () => {
      await Promise.all([reader.close(), http.close()])
    },
  }
}

async function readSearchPage(http: HttpClient, origin: string, { query, offset }: SearchCursor): Promise<SearchPage> {
  const answer = await http.get(searchAddress(origin, query, offset))
  if (answer.status !== 200) throw unexpected('result page', answer)
  const parsed = parseSearchPage(answer.body, origin, offset)
  const { found, skipped, nextOffset } = understood(parsed, 'result page of OnlineJobs.ph', answer.body)
  return { found, skipped, next: nextOffset === null ? null : { query, offset: nextOffset }, raw: answer.body }
}

function searchAddress(origin: string, query: string, offset: number): string {
  const address = new URL(`/jobseekers/jobsearch${offset > 0 ? `/${offset}` : ''}`, origin)
  address.searchParams.set('jobkeyword', query)
  address.searchParams.set('skill_tags', '')
  for (const type of ['gig', 'partTime', 'fullTime']) address.searchParams.set(type, 'on')
  address.searchParams.set('isFromJobsearchForm', '1')
  return address.href
}

async function readPosting(
  http: HttpClient,
  origin: string,
  { source_id, url, found }: PostingRef,
): Promise<PostingPage> {
  const answer = await http.get(postingAddress(url, source_id, origin))
  const { status, body: raw } = answer
  const parsed = parseJobPage(raw, { source_id, url, origin, found })
  if (status === 404 || status === 410) {
    const told = 'value' in parsed && parsed.value.state === 'gone' ? parsed.value.reason : 'unknown'
    return { state: 'gone', reason: told, raw }
  }
  if (status !== 200) throw unexpected('posting', answer)
  return { ...understood(parsed, 'posting page of OnlineJobs.ph', raw), raw }
}

function unexpected(what: string, { status, body }: { status: number; body: string }): ConnectorError {
  const message = `OnlineJobs.ph refused the ${what} with status ${status}.`
  return new ConnectorError('refused', message, { reason: 'rejected', status, raw: body })
}
