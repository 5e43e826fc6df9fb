import { attribute, findAll, findFirst, is, parseHtml } from '../dom.ts'
import type { DomElement, DomParent } from '../dom.ts'
import { lineOf, linesOf } from '../page-text.ts'
import type { Parsed } from '../parsed.ts'
import { postingIdIn } from './board-terms.ts'
import { employersText } from './employers-text.ts'
import { findForm } from './form.ts'
import type { PageForm } from './form.ts'

/** Who the page was made for: a member's page offers to log out, a guest's offers to log in. */
export function visitorOf(page: DomParent): 'member' | 'guest' | 'unknown' {
  const hrefs = findAll(page, is('a'), employersText(page)).map((link) => attribute(link, 'href') ?? '')
  if (hrefs.some((href) => href.includes('/jobseekers/auth/logout'))) return 'member'
  return hrefs.some((href) => /^(https?:\/\/[^/]+)?\/login\b/.test(href)) ? 'guest' : 'unknown'
}

/** The sign-in form with its hidden fields (protocol §6). */
export function parseLoginPage(raw: string): Parsed<PageForm> {
  const form = findForm(parseHtml(raw), ['info[email]', 'info[password]'])
  if (!form) return { missing: ['sign-in form'] }
  if (!form.fields.some(([name]) => name === 'csrf-token')) return { missing: ['csrf-token'] }
  return { value: form }
}

/** What came of signing in. `refused` carries the board's sentence. */
export type LoginOutcome = { state: 'member' } | { state: 'wrong_credentials' } | { state: 'refused'; sentence: string }

/** Reads the page after signing in. */
export function parseLoginOutcome(raw: string, path: string): Parsed<LoginOutcome> {
  const page = parseHtml(raw)
  const sentence = lineOf(findFirst(page, is('p', 'error')))
  if (findForm(page, ['info[email]', 'info[password]'])) {
    if (/incorrect|invalid|wrong|not match/i.test(sentence)) return { value: { state: 'wrong_credentials' } }
    return sentence ? { value: { state: 'refused', sentence } } : { missing: ['reason for showing the form again'] }
  }
  const arrived = visitorOf(page) === 'member' || (/jobseekers/.test(path) && visitorOf(page) !== 'guest')
  return arrived ? { value: { state: 'member' } } : { missing: ['logout link'] }
}

/** What a posting's page offers a member. */
export type ApplyOffer =
  | { state: 'form'; form: PageForm }
  | { state: 'applied' | 'guest' | 'gone' | 'closed' }
  | { state: 'refused'; sentence: string }

/** Reads from a posting's page whether one can apply (protocol §7.1). */
export function parseApplyOffer(raw: string): Parsed<ApplyOffer> {
  const page = parseHtml(raw)
  if (findFirst(page, is('', 'section-404'))) return { value: { state: 'gone' } }
  if (findForm(page, ['info[email]', 'info[password]'])) return { value: { state: 'guest' } }
  if (hasAppliedButton(page)) return { value: { state: 'applied' } }
  const sentence = refusalOn(page)
  if (sentence && /\bclosed\b|no longer (accepting|available)/i.test(sentence)) return { value: { state: 'closed' } }
  const form = findForm(page, ['csrf-token', 'job_id'], /(^|\/)apply\/?$/)
  if (form) return { value: { state: 'form', form } }
  if (visitorOf(page) !== 'member') return { value: { state: 'guest' } }
  return sentence ? { value: { state: 'refused', sentence } } : { missing: ['apply form'] }
}

/** A disabled button "Applied" stands where the form was (protocol §7). */
function hasAppliedButton(page: DomParent): boolean {
  return findAll(page, is('button'), employersText(page)).some(
    (button) =>
      attribute(button, 'disabled') !== undefined && /^(already )?applied$|already applied/i.test(lineOf(button)),
  )
}

/** The form that sends an application, and the point balance when the page tells it. */
export type ContactPage = { form: PageForm; points: number | null }

export function parseContactPage(raw: string): Parsed<ContactPage> {
  const page = parseHtml(raw)
  const form = findForm(page, ['info[subject]', 'info[message]', 'points'])
  if (!form) return { missing: ['application form'] }
  return { value: { form, points: pointsOn(page) } }
}

/** The point balance a page tells ("55 apply points left"). */
export function pointsOn(page: DomParent): number | null {
  const text = linesOf(page, 200_000)
  const digits =
    /(\d{1,3})\s+apply points?\s+(?:left|remaining|available)/i.exec(text)?.[1] ??
    /apply points?(?:\s+(?:left|remaining|available|balance))?\s*(?:[:=]\s*)?(\d{1,3})\b/i.exec(text)?.[1]
  return digits === undefined ? null : Number(digits)
}

/** The ID proof score a member's page tells; 0–99. */
export function idProofOn(page: DomParent): number | null {
  const digits = /\bid ?proof(?:\s+score)?\s*(?:[:=]\s*)?(\d{1,3})\b/i.exec(linesOf(page, 200_000))?.[1]
  return digits === undefined ? null : Number(digits)
}

/** The first sentence a page shows in the places it uses for refusals. */
export function refusalOn(page: DomParent): string | null {
  const places = ['error', 'alert-danger', 'alert-warning', 'text-danger', 'text-warning']
  const isRefusal = (element: DomElement) =>
    element.name !== 'button' && places.some((className) => is('', className)(element))
  const found = findAll(page, isRefusal, employersText(page)).map((element) => lineOf(element))
  return found.find((sentence) => sentence !== '') ?? null
}

/** What came of sending an application, as far as the answered page tells. */
export type SendOutcome =
  | { state: 'sent'; evidence: string }
  | { state: 'refused'; sentence: string }
  | { state: 'unclear' }

const sentCue = /\b(application|message|e-?mail)\s+(has been |was |is )?(successfully )?sent\b/i

/** What a place says, a sentence for each of its lines; links lead on and prove nothing. */
function sentencesOf(place: DomElement): string {
  const lines = linesOf(place, 300, is('a'))
    .split('\n')
    .filter((line) => /\p{L}/u.test(line))
  return lines.map((line, at) => (at === lines.length - 1 || /[.!?:]$/.test(line) ? line : `${line}.`)).join(' ')
}

/** Reads the page after sending. It counts as sent only when the form is gone and the board says so in a place of its own. */
export function parseSendOutcome(raw: string): SendOutcome {
  const page = parseHtml(raw)
  const formIsBack = findForm(page, ['info[subject]', 'info[message]']) !== undefined
  const cues = findAll(
    page,
    (element) => ['h1', 'h2', 'h3', 'h4'].includes(element.name) || is('', 'alert-success')(element),
    employersText(page),
  ).map(sentencesOf)
  const evidence = cues.find((line) => sentCue.test(line))
  if (evidence && !formIsBack) return { state: 'sent', evidence }
  const sentence = refusalOn(page)
  return sentence ? { state: 'refused', sentence } : { state: 'unclear' }
}

/** True when the posting's page shows that this member has applied. */
export function showsApplied(raw: string): boolean {
  return hasAppliedButton(parseHtml(raw))
}

/** The text of the link to the posting among the sent messages, or null when there is none. */
export function findSentMessage(raw: string, sourceId: string): string | null {
  const links = findAll(parseHtml(raw), is('a'))
  const link = links.find((each) => postingIdIn(attribute(each, 'href')) === sourceId)
  return link ? lineOf(link) || `link to posting ${sourceId}` : null
}

/** The path of the next page of sent messages, or null on the last one. */
export function nextSentPage(raw: string): string | null {
  const next = findFirst(parseHtml(raw), (element) => element.name === 'a' && attribute(element, 'rel') === 'next')
  return /\/message\/sent\/\d{1,6}/.exec(attribute(next, 'href') ?? '')?.[0] ?? null
}
