import { ConnectorError } from '../../../platform/errors.ts'
import type { CookieSession, HttpAnswer } from '../../../platform/http-client/http-client.ts'
import type { BoardSession, BoardVerification, VerificationStanding } from '../board.ts'
import { understood } from '../parsed.ts'
import { fillIn } from './form.ts'
import type { PageForm } from './form.ts'
import {
  formAddress,
  formHeaders,
  maybeSent,
  nothingSent,
  readAsMember,
  sessionExpired,
  withoutPages,
} from './member.ts'
import type { MemberSite } from './member.ts'
import { parseLoginPage } from './member-pages.ts'
import { parseVerificationPage } from './verification-page.ts'
import type { VerificationPage } from './verification-page.ts'

/** Where the site has its forms for it; nobody wrote that down, so it is a setting of the connector. */
export const VERIFICATION_PATH = '/jobseekers/verification'

type Site = MemberSite & { verificationUrl: string }
type Send = (page: VerificationPage & { form: PageForm }, cookies: CookieSession) => Promise<HttpAnswer>

/** The board's verification as it is driven through its pages. */
export function createVerification(site: Site): BoardVerification {
  const post = (form: PageForm, cookies: CookieSession, values: Record<string, string> = {}) =>
    site.http.post(formAddress(form.action, site.origin), fillIn(form, values), options(site, cookies))
  const act = (session: BoardSession, step: VerificationPage['step'], send: Send) =>
    withoutPages(sendAt(site, session, step, send))
  return {
    standing: (session) => withoutPages(readStanding(site, session)),
    sendDocuments: (session, read) =>
      act(session, 'documents', async ({ form }, cookies) => {
        const files = Object.entries(await read()).map(([name, bytes]) => {
          return { name, fileName: `${name}.jpg`, contentType: 'image/jpeg', bytes }
        })
        const fields = form.fields.map(([name, value]) => ({ name, value }))
        return site.http.postFiles(formAddress(form.action, site.origin), [...fields, ...files], options(site, cookies))
      }),
    sendDetails: (session, details) => act(session, 'details', ({ form }, cookies) => post(form, cookies, details)),
    askNewCode: (session) =>
      act(session, 'code', ({ resend }, cookies) => {
        if (resend) return post(resend, cookies)
        throw new ConnectorError('changed', 'The board offers no other code.')
      }),
    sendCode: (session, code) =>
      act(session, 'code', ({ form }, cookies) => post(form, cookies, { verification_code: code })),
  }
}

const options = (site: Site, cookies: CookieSession) => ({
  session: cookies,
  headers: formHeaders(site.origin, site.verificationUrl),
  totalMs: site.applyMs,
})

async function readPage(site: Site, cookies: CookieSession): Promise<VerificationPage> {
  const answer = await readAsMember(site.http, site.verificationUrl, cookies)
  return understood(parseVerificationPage(answer.body), 'verification page', answer.body)
}

async function readStanding(site: Site, session: BoardSession): Promise<VerificationStanding> {
  const cookies = site.http.openSession(session)
  const { step, said } = await readPage(site, cookies)
  return { step, said, session: cookies.serialise() }
}

/** Sends when the member stands at `step`; where they are further already, that is the answer. */
async function sendAt(
  site: Site,
  session: BoardSession,
  step: VerificationPage['step'],
  send: Send,
): Promise<VerificationStanding> {
  const cookies = site.http.openSession(session)
  const { form, ...page } = await nothingSent(readPage(site, cookies))
  if (page.step !== step || !form) return { step: page.step, said: page.said, session: cookies.serialise() }
  const answer = await send({ ...page, form }, cookies)
  if ('value' in parseLoginPage(answer.body)) throw sessionExpired()
  const after = await maybeSent(
    Promise.resolve().then(() => understood(parseVerificationPage(answer.body), 'answer to a verification', '')),
  )
  return { step: after.step, said: after.said, session: cookies.serialise() }
}
