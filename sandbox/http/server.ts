import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { challengePage, drip, errorPage, garbagePage, pour, sendPieces, tooManyRequests } from './bad-answers.ts'
import { CONTROL_PATH } from './control-route.ts'
import type { Control } from './control.ts'
import { BodyTooLarge, readBody, requestUrl, toRequest, type Handler, type Reply } from './exchange.ts'
import type { Misbehaviour } from './misbehaviour.ts'
import { text } from './replies.ts'
import type { Arrival } from './traffic.ts'

/** A stand-in that listens. */
export type RunningServer = {
  /** `http://127.0.0.1:{port}`, without a slash at the end. */
  url: string
  port: number
  /** Stops listening and cuts what is still open; done within moments. */
  close: () => Promise<void>
}

/**
 * Serves a stand-in on loopback with its control calls beside it.
 * @param o.port 0 takes any free port
 * @throws the listen error (code EADDRINUSE when the port is taken)
 */
export async function startServer(o: {
  handler: Handler
  control: Control
  port: number
  host?: string
}): Promise<RunningServer> {
  const host = o.host ?? '127.0.0.1'
  const server = createServer((incoming, response) => {
    answer(o.handler, o.control, incoming, response).catch((problem: unknown) => fail(response, problem))
  })
  server.keepAliveTimeout = 65_000
  await listen(server, o.port, host)
  const port = (server.address() as AddressInfo).port
  return { url: `http://${host}:${port}`, port, close: () => close(server) }
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
  })
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}

async function answer(
  handler: Handler,
  control: Control,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = requestUrl(incoming)
  if (url.pathname === CONTROL_PATH || url.pathname.startsWith(`${CONTROL_PATH}/`)) {
    send(response, await control.handle(toRequest(incoming, url, await readBody(incoming))))
    return
  }
  const method = incoming.method ?? 'GET'
  const arrival = control.traffic.arrived(method, url.pathname, url.pathname + url.search)
  const order = control.misbehaviours.take(method, url.pathname)
  arrival.misbehaviour = order?.mode ?? null
  if (order?.mode === 'down') {
    incoming.socket.destroy()
    return
  }
  const request = toRequest(incoming, url, await readBody(incoming))
  if (order) await misbehave({ order, arrival, control, handler: () => handler(request), request, response })
  else sendAndNote(response, arrival, await handler(request))
}

type Misdeed = {
  order: Misbehaviour
  arrival: Arrival
  control: Control
  request: ReturnType<typeof toRequest>
  handler: () => Reply | Promise<Reply>
  response: ServerResponse
}

async function misbehave(deed: Misdeed): Promise<void> {
  const { order, arrival, response } = deed
  if (order.mode === 'hang') return
  const delay = order.mode === 'drip' ? 0 : (order.delay_ms ?? (order.mode === 'slow' ? 2000 : 0))
  if (delay > 0) await wait(delay, undefined, { ref: false })
  const instead = replacement(deed)
  if (instead) {
    sendAndNote(response, arrival, instead)
    return
  }
  if (order.mode === 'huge') {
    arrival.status = 200
    response.writeHead(200, { 'content-type': 'text/html; charset=UTF-8' })
    pour(response)
    return
  }
  if (order.mode === 'expired-session') deed.control.expireSession(deed.request)
  const reply = await deed.handler()
  if (order.mode === 'lost-answer') response.socket?.destroy()
  else if (order.mode === 'drip') sendSlowly(response, arrival, reply, order.delay_ms ?? 100)
  else sendAndNote(response, arrival, reply)
}

/** The answer given instead of the stand-in's own; null for the modes in which the stand-in itself answers. */
function replacement({ order, control }: Misdeed): Reply | null {
  switch (order.mode) {
    case '5xx':
      return errorPage(order)
    case '429':
      return tooManyRequests(order)
    case 'challenge':
      return challengePage(order)
    case 'garbage':
      return garbagePage(control.traffic.report(0).total)
    default:
      return null
  }
}

function sendAndNote(response: ServerResponse, arrival: Arrival, reply: Reply): void {
  arrival.status = reply.status
  send(response, reply)
}

function sendSlowly(response: ServerResponse, arrival: Arrival, reply: Reply, gapMs: number): void {
  const body = typeof reply.body === 'string' ? Buffer.from(reply.body) : Buffer.from(reply.body)
  arrival.status = reply.status
  writeHead(response, reply, body.length)
  response.flushHeaders()
  drip(response, body, gapMs)
}

function send(response: ServerResponse, reply: Reply): void {
  if (response.destroyed || response.headersSent) return
  if (reply.pieces) {
    response.writeHead(reply.status, reply.headers)
    sendPieces(response, reply.pieces)
    return
  }
  writeHead(response, reply, Buffer.byteLength(reply.body))
  response.end(response.req.method === 'HEAD' ? undefined : reply.body)
}

function writeHead(response: ServerResponse, reply: Reply, length: number): void {
  const headers: Record<string, string | string[] | number> = { ...reply.headers, 'content-length': length }
  if (reply.cookies.length > 0) headers['set-cookie'] = reply.cookies
  response.writeHead(reply.status, headers)
}

function fail(response: ServerResponse, problem: unknown): void {
  if (problem instanceof BodyTooLarge) {
    send(response, { ...text('Body too large', { status: 413 }), cookies: [] })
    response.req.destroy()
    return
  }
  if (response.destroyed || response.req.errored) return
  process.stderr.write(`sandbox: ${problem instanceof Error ? (problem.stack ?? problem.message) : String(problem)}\n`)
  send(response, text('The stand-in itself failed; see its log.', { status: 500 }))
}
