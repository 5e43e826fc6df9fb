import { once } from 'node:events'
import { createServer, request as send, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Provider } from 'oidc-provider'
import { readBody, type Reply, type SandboxRequest } from '../http/exchange.ts'
import { answerSignIn } from './consent.ts'
import { type GoogleState, SESSION_COOKIE } from './state.ts'

/** The provider behind the stand-in's own server, which adds misbehaviour, counting and Google's shape. */
export type InnerServer = {
  provider: Provider
  /** The provider's own answer to a request, with another body when given. */
  ask: (request: SandboxRequest, body?: Buffer) => Promise<Reply>
  close: () => void
}

/** Starts the provider for people who reach it at `issuer`. The library is loaded here, not before it is needed. */
export async function startInner(issuer: string, state: GoogleState): Promise<InnerServer> {
  const { createProvider } = await import('./provider.ts')
  const provider = createProvider(issuer, state)
  const answer = provider.callback()
  const server = createServer((incoming, response) => {
    forgetSession(incoming)
    const done = incoming.url?.startsWith('/signin/')
      ? answerSignIn(provider, state, incoming, response)
      : answer(incoming, response)
    Promise.resolve(done).catch((problem: unknown) => {
      process.stderr.write(`sandbox: ${problem instanceof Error ? problem.stack : String(problem)}\n`)
      response.destroy()
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return {
    provider,
    ask: (request, body = request.body) => forward(port, request, body),
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

/**
 * Every sign-in begins with nobody: the library signs out whoever was there before with a form of its own, and loses the
 * sign-in on the way. Google keeps several people side by side.
 */
function forgetSession({ headers }: IncomingMessage): void {
  const kept = headers.cookie?.split(/; */).filter((cookie) => !cookie.startsWith(SESSION_COOKIE))
  if (kept) headers.cookie = kept.join('; ')
}

/** Passes a request on as it came: the `Host` it was sent to stays, so that addresses in answers are the outer ones. */
async function forward(port: number, request: SandboxRequest, body: Buffer): Promise<Reply> {
  const { 'content-length': _length, 'transfer-encoding': _encoding, connection: _hop, ...headers } = request.headers
  const outgoing = send({
    host: '127.0.0.1',
    port,
    method: request.method,
    path: request.url.pathname + request.url.search,
    headers: { ...headers, ...(body.length > 0 ? { 'content-length': String(body.length) } : {}) },
    agent: false,
  })
  outgoing.end(body)
  const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage]
  return {
    status: incoming.statusCode ?? 500,
    headers: plainHeaders(incoming.headers),
    cookies: incoming.headers['set-cookie'] ?? [],
    body: await readBody(incoming),
  }
}

const HOP_HEADERS = new Set(['set-cookie', 'content-length', 'transfer-encoding', 'connection', 'keep-alive', 'date'])

const plainHeaders = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      HOP_HEADERS.has(name) || value === undefined ? [] : [[name, String(value)]],
    ),
  )
