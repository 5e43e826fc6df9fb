import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** How slow a caller may be before its connection is cut; milliseconds, unless told otherwise. */
export type Patience = {
  /** From the first byte, or from the connection, to the end of the headers. */
  headers: number
  /** A body has to bring its bytes within each of these windows, or be whole. */
  bodyWindow: number
  bodyBytesPerSecond: number
  /** Without a byte either way, while the caller is the one to act: to send its body or to read the answer. */
  idle: number
  /** How often one looks; a cut may come so much later. */
  look: number
  /** The clock bodies are measured by, in ms; tests hand in one they can move. */
  now: () => number
}

/**
 * A slow line is no attack: 20 KB in ten seconds are reached by a telephone at the edge of its network, and a resume of
 * 3 MB may take minutes. Whoever stays below costs a socket, and leaves within 24 seconds.
 */
export const PATIENCE: Patience = {
  headers: 18_000,
  bodyWindow: 10_000,
  bodyBytesPerSecond: 2048,
  idle: 22_000,
  look: 2000,
  now: () => performance.now(),
}

type Mark = { at: number; bytes: number; connection: Socket; answer: ServerResponse }

/** Cuts callers who send or read too slowly, and nobody whose request is being worked on. */
export function cutSlowCallers(app: FastifyInstance, patience: Patience): void {
  const arriving = new Map<IncomingMessage, Mark>()
  app.addHook('onRequest', async ({ raw }, reply) => {
    reply.raw.on('timeout', cutUnlessWorking)
    if (hasBody(raw)) arriving.set(raw, { ...markOf(raw, patience.now()), connection: raw.socket, answer: reply.raw })
  })
  const timer = setInterval(() => {
    for (const [request, mark] of arriving) lookAt(request, mark, patience, arriving)
  }, patience.look).unref()
  app.addHook('onClose', async () => clearInterval(timer))
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

const markOf = ({ socket }: IncomingMessage, at: number) => ({ at, bytes: socket.bytesRead })

function lookAt(request: IncomingMessage, mark: Mark, patience: Patience, arriving: Map<IncomingMessage, Mark>): void {
  if (request.complete || request.readableEnded || mark.connection.destroyed) return void arriving.delete(request)
  const now = patience.now()
  // What has arrived and is not read yet waits for us.
  if (request.readableLength > 0) return void Object.assign(mark, markOf(request, now))
  if (now - mark.at < patience.bodyWindow) return
  const needed = (patience.bodyBytesPerSecond * (now - mark.at)) / 1000
  if (mark.connection.bytesRead - mark.bytes >= needed) return void Object.assign(mark, markOf(request, now))
  arriving.delete(request)
  if (!mark.answer.headersSent) mark.connection.write(TOO_SLOW)
  mark.connection.destroy()
}

const TOO_SLOW = 'HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n'

/** Node asks before it cuts a silent connection. Between the whole request and the answer's beginning it is our turn. */
function cutUnlessWorking(this: ServerResponse, connection: Socket): void {
  if (!this.req.complete || this.headersSent) connection.destroy()
}
