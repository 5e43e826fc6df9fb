import { createServer } from 'node:http'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach } from 'vitest'
import { ConnectorError } from '../errors.ts'
import { createHttpClient } from './http-client.ts'
import type { HttpClientOptions } from './http-client.ts'
import { createMovingTime } from './moving-time.ts'

export const start = new Date('2026-11-21T04:00:00Z')
export const totalMs = 20_000
export const connectMs = 3000
const open: (() => Promise<unknown>)[] = []

/** Closes every server and client made so far. */
export async function closeAll(): Promise<void> {
  await Promise.all(open.splice(0).map((close) => close()))
}

afterEach(closeAll)

export async function serve(listener: RequestListener) {
  const server = createServer(listener)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  open.push(async () => {
    server.close()
    server.closeAllConnections()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Deadlines stand still until a test moves the time; every other wait is skipped and moves the clock. */
export function client(origin: string, options: Partial<HttpClientOptions> = {}) {
  const time = createMovingTime(start, (ms) => ms !== totalMs && ms !== connectMs)
  const http = createHttpClient({
    allowedOrigins: [origin],
    userAgent: 'Hanap test',
    totalMs,
    connectMs,
    random: () => 1,
    clock: time.clock,
    sleep: time.sleep,
    ...options,
  })
  open.push(() => http.close())
  const waits = () => time.asked.filter((ms) => ms !== totalMs && ms !== connectMs)
  return { http, time, waits }
}

export async function errorOf(call: Promise<unknown>): Promise<ConnectorError> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (error instanceof ConnectorError) return error
  throw new Error(`A ConnectorError was expected, not ${String(error)}`)
}

export const text = (response: ServerResponse, body: string, status = 200, headers = {}) =>
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body)

/** Answers the listed statuses one after the other, then 200, and counts. */
export function inTurn(answers: [number, Record<string, string>?][]) {
  const seen: string[] = []
  const listener = (request: IncomingMessage, response: ServerResponse) => {
    seen.push(`${request.method} ${request.url}`)
    const [status, headers] = answers[seen.length - 1] ?? [200]
    text(response, `answer ${seen.length}`, status, headers)
  }
  return { seen, listener }
}
