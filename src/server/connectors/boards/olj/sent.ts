import type { HttpClient } from '../../../platform/http-client/http-client.ts'
import type { BoardSession, SentPage } from '../board.ts'
import { understood } from '../parsed.ts'
import { readAsMember } from './member.ts'
import { parseSentPage } from './sent-page.ts'

const FIRST = '/message/sent'

/** Reads a page of what a member sent, newest first. It goes through the client that keeps the crawl delay. */
export async function readSentPage(
  site: { reader: HttpClient; origin: string; messages: string },
  session: BoardSession,
  cursor: string | null,
): Promise<SentPage> {
  const cookies = site.reader.openSession(session)
  const answer = await readAsMember(site.reader, site.messages + (cursor ?? FIRST), cookies)
  const { found, skipped, next } = understood(parseSentPage(answer.body, site.origin), 'sent messages', answer.body)
  // A link that leads back would never end.
  return { found, skipped: skipped.length, next: next === cursor ? null : next, session: cookies.serialise() }
}
