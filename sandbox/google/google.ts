import type { Clock } from '../http/clock.ts'
import { createControl, type Control } from '../http/control.ts'
import type { Reply, SandboxRequest } from '../http/exchange.ts'
import { html, text } from '../http/replies.ts'
import { startServer } from '../http/server.ts'
import { addControls } from './controls.ts'
import { startInner, type InnerServer } from './inner-server.ts'
import { frontPage } from './pages.ts'
import { exchangeCode, polishReturn } from './shape.ts'
import { createState, USUAL_REDIRECT_URIS, type GoogleState } from './state.ts'

/** The running stand-in of Google's accounts. */
export type RunningGoogle = {
  /** The issuer. */
  url: string
  port: number
  control: Control
  clientId: string
  clientSecret: string
  close: () => Promise<void>
}

/**
 * Starts an OpenID provider with Google's shape. Listening costs nothing: the provider itself is made for the first
 * request. Codes and sessions live in memory and follow the machine's time, not the stand-in's clock.
 * @param o.redirectUris exact addresses the client may be led back to
 * @throws the listen error (code EADDRINUSE)
 */
export async function startGoogle(o: {
  port: number
  redirectUris?: string[] | undefined
  clock?: Clock
}): Promise<RunningGoogle> {
  const state = createState(o.redirectUris ?? USUAL_REDIRECT_URIS)
  const control = createControl({
    name: 'Google accounts',
    about: 'Signs people in by OpenID Connect, as Google does, and asks for no password.',
    ...(o.clock === undefined ? {} : { clock: o.clock }),
  })
  addControls(control, state)
  let inner: Promise<InnerServer> | undefined
  let issuer = ''
  const provider = (): Promise<InnerServer> => (inner ??= startInner(issuer, state))
  const handler = async (request: SandboxRequest): Promise<Reply> => {
    if (request.path === '/') return html(frontPage(state.people.list()))
    if (request.path === '/favicon.ico') return text('Not found', { status: 404 })
    return answer(await provider(), state, request)
  }
  const server = await startServer({ handler, control, port: o.port })
  issuer = server.url
  const close = async (): Promise<void> => {
    await server.close()
    ;(await inner)?.close()
  }
  return { ...server, control, clientId: state.client.id, clientSecret: state.client.secret, close }
}

async function answer(inner: InnerServer, state: GoogleState, request: SandboxRequest): Promise<Reply> {
  if (request.path === '/token' && request.method === 'POST') return exchangeCode(inner, state, request)
  return polishReturn(await inner.ask(request), state.client, async (code) => {
    const found = await inner.provider.AuthorizationCode.find(code)
    return found?.accountId === undefined ? undefined : state.people.find(found.accountId)?.hd
  })
}
