import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Provider } from 'oidc-provider'
import { readBody } from '../http/exchange.ts'
import { consentPage, lapsedPage } from './pages.ts'
import type { Person } from './people.ts'
import type { GoogleState } from './state.ts'

/** Answers `/signin/{id}`: shows the choice, and takes it back to the provider. */
export async function answerSignIn(
  provider: Provider,
  state: GoogleState,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const details = await provider.interactionDetails(request, response).catch(() => null)
  if (!details) return send(response, 400, lapsedPage())
  const hint = details.params['login_hint']
  const show = (status: number, problem?: string): void => {
    const chosen = typeof hint === 'string' ? hint : ''
    const page = { people: state.people.list(), app: 'Hanap', chosen, ...(problem === undefined ? {} : { problem }) }
    send(response, status, consentPage(page))
  }
  if (request.method !== 'POST') return show(200)
  const form = new URLSearchParams((await readBody(request)).toString('utf8'))
  if (form.get('answer') !== 'allow') {
    const refusal = { error: 'access_denied', error_description: 'The user refused.' }
    await provider.interactionFinished(request, response, refusal, { mergeWithLastSubmission: false })
    return
  }
  const person = chosenPerson(state, form)
  if (!person) return show(422, 'Choose an account, or type the address of another one.')
  await allow(provider, request, response, person.sub)
}

/** Signs in and consents at once: one redirect back. */
async function allow(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
  accountId: string,
): Promise<void> {
  const { params } = await provider.interactionDetails(request, response)
  const grant = new provider.Grant({ accountId, clientId: String(params['client_id']) })
  grant.addOIDCScope('openid email profile')
  const result = { select_account: {}, login: { accountId }, consent: { grantId: await grant.save() } }
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
}

function chosenPerson(state: GoogleState, form: URLSearchParams): Person | undefined {
  const email = form.get('email')?.trim() ?? ''
  const chosen = form.get('person') ?? (email === '' ? '' : 'other')
  if (chosen !== 'other') return state.people.find(chosen)
  if (!/^\S+@\S+$/.test(email)) return undefined
  const [name, hd] = [form.get('name') ?? '', form.get('hd')?.trim() ?? '']
  return state.people.put({ email, name, email_verified: form.get('verified') === 'yes', ...(hd === '' ? {} : { hd }) })
}

function send(response: ServerResponse, status: number, page: string): void {
  response.writeHead(status, { 'content-type': 'text/html; charset=UTF-8', 'cache-control': 'no-store' }).end(page)
}
