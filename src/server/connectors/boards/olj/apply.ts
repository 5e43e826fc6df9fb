import { ConnectorError } from '../../../platform/errors.ts'
import type { CookieSession, HttpAnswer } from '../../../platform/http-client/http-client.ts'
import type { ApplicationForm, BoardSession } from '../board.ts'
import { understood } from '../parsed.ts'
import { postingAddress } from './board-terms.ts'
import { fillIn } from './form.ts'
import type { PageForm } from './form.ts'
import { formAddress, formHeaders, maybeSent, nothingSent, readAsMember, refusal, sessionExpired } from './member.ts'
import type { MemberSite } from './member.ts'
import {
  findSentMessage,
  nextSentPage,
  parseApplyOffer,
  parseContactPage,
  parseLoginPage,
  parseSendOutcome,
  refusalOn,
  showsApplied,
  visitorOf,
} from './member-pages.ts'
import type { ContactPage } from './member-pages.ts'
import { parseHtml } from '../dom.ts'

type Where = { source_id: string; url: string }

/**
 * Sends an application in the site's two steps (protocol §7): open the form from the posting's page, then send it, once.
 * An answer that neither confirms nor refuses is settled by looking the application up.
 */
export async function apply(
  site: MemberSite,
  session: BoardSession,
  application: ApplicationForm,
): Promise<{ state: 'sent'; session: BoardSession; evidence: string }> {
  const cookies = site.http.openSession(session)
  const address = postingAddress(application.url, application.source_id, site.origin)
  const contact = await nothingSent(openForm(site, cookies, address))
  if (contact.points !== null && contact.points < application.points) {
    throw new ConnectorError('refused', `Only ${contact.points} apply points are left.`, {
      reason: 'not_enough_points',
    })
  }
  const evidence = await send(site, cookies, contact.form, application)
  return { state: 'sent', session: cookies.serialise(), evidence }
}

async function openForm({ http, origin }: MemberSite, cookies: CookieSession, address: string): Promise<ContactPage> {
  const page = await readAsMember(http, address, cookies)
  const offer = understood(parseApplyOffer(page.body), 'posting page of a member', page.body)
  switch (offer.state) {
    case 'form':
      break
    case 'guest':
      throw sessionExpired()
    case 'applied':
      throw new ConnectorError('refused', 'The board shows that you have applied.', { reason: 'already_applied' })
    case 'refused':
      throw refusal(offer.sentence)
    default:
      throw new ConnectorError('refused', 'The posting takes no more applications.', { reason: 'posting_closed' })
  }
  const action = formAddress(offer.form.action, origin)
  const answer = await http.post(action, offer.form.fields, {
    session: cookies,
    headers: formHeaders(origin, page.url),
  })
  const contact = parseContactPage(answer.body)
  if ('missing' in contact) {
    if ('value' in parseLoginPage(answer.body)) throw sessionExpired()
    const sentence = refusalOn(parseHtml(answer.body))
    if (sentence) throw refusal(sentence)
  }
  return understood(contact, 'application form', answer.body)
}

async function send(
  site: MemberSite,
  cookies: CookieSession,
  form: PageForm,
  { source_id, url, subject, message, points }: ApplicationForm,
): Promise<string> {
  const { http, origin } = site
  const values = { 'info[subject]': subject, 'info[message]': asFormText(message), points: String(points) }
  const action = formAddress(form.action || '/apply', origin)
  const answer = await http.post(action, fillIn(form, values), {
    session: cookies,
    headers: formHeaders(origin, `${origin}/apply`),
    totalMs: site.applyMs,
  })
  if ('value' in parseLoginPage(answer.body)) throw sessionExpired()
  const outcome = parseSendOutcome(answer.body)
  if (outcome.state === 'sent') return outcome.evidence
  if (outcome.state === 'refused') throw refusal(outcome.sentence)
  const found = await maybeSent(lookUp(site, cookies, { source_id, url }))
  if (found) return found
  throw new ConnectorError('changed', 'The answer to the application was not understood.', {
    reason: 'answer_lost',
    maybeSent: true,
    raw: answer.body,
  })
}

/** Looks for an application to the posting: the posting's own page first, then the sent messages. */
export async function wasItSent(
  site: MemberSite,
  session: BoardSession,
  where: Where,
): Promise<{ sent: boolean; evidence: string | null; session: BoardSession }> {
  const cookies = site.http.openSession(session)
  const evidence = await lookUp(site, cookies, where)
  return { sent: evidence !== null, evidence, session: cookies.serialise() }
}

async function lookUp(site: MemberSite, cookies: CookieSession, { source_id, url }: Where): Promise<string | null> {
  const page = await readAsMember(site.http, postingAddress(url, source_id, site.origin), cookies)
  if (showsApplied(page.body)) return 'The posting shows the button "Applied".'
  let path: string | null = '/message/sent'
  for (let read = 0; path !== null && read < mostSentPages; read += 1) {
    const sent: HttpAnswer = await readAsMember(site.http, site.messages + path, cookies)
    if (sent.status !== 200 || visitorOf(parseHtml(sent.body)) !== 'member') {
      throw new ConnectorError('changed', 'The list of sent messages was not understood.', { raw: sent.body })
    }
    const title = findSentMessage(sent.body, source_id)
    if (title !== null) return `Sent messages hold: ${title}`
    path = nextSentPage(sent.body)
  }
  return null
}

/** Newest first, 30 a page: far more than anybody sends between an attempt and its check. */
const mostSentPages = 3

/** Line breaks as forms send them. */
function asFormText(text: string): string {
  return text.replace(/\r\n|\r|\n/g, '\r\n')
}
