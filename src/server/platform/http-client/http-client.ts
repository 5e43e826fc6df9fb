import { createBreaker } from '../breaker/breaker.ts'
import type { Breaker } from '../breaker/breaker.ts'
import { ConnectorError } from '../errors.ts'
import { backoffMs, longestRetryAfterSeconds, retryAfterSeconds } from './backoff.ts'
import { openSession } from './cookie-session.ts'
import type { CookieSession } from './cookie-session.ts'
import { createAgent, sendExchange } from './exchange.ts'
import type { Exchange } from './exchange.ts'
import { type FormPart, multipartBody } from './multipart-body.ts'
import { createPace } from './pace.ts'
import { sendAndFollow } from './redirects.ts'
import type { HttpAnswer } from './redirects.ts'
import { realSleep, startTimer, systemClock } from './time.ts'
import type { Clock, Sleep } from './time.ts'

export type { CookieSession } from './cookie-session.ts'
export type { HttpAnswer } from './redirects.ts'
export type { Clock, Sleep } from './time.ts'

/** The part of the house's log that is used here. */
export type HttpLog = { warn(fields: Record<string, unknown>, message: string): void }

/** Settings of one client; all times in milliseconds. */
export type HttpClientOptions = {
  /** Origins such as `https://www.example.com`; nothing else is ever contacted, redirects included. */
  allowedOrigins: readonly string[]
  userAgent: string
  /** Sent with every request. */
  headers?: Record<string, string>
  /** Deadline of a whole call: tries, waits between them, redirects and reading the answer. */
  totalMs: number
  /** Default 3,000. */
  connectMs?: number
  /** Most bytes of an answer, packed or unpacked. Default 5 MiB. */
  maxBytes?: number
  /** Least pause between two calls. Default 0. */
  crawlDelayMs?: number
  /** A random part of this is added to the pause. Default 0. */
  crawlJitterMs?: number
  /** False lets calls run side by side, without a pause. Default true. */
  serial?: boolean
  /** Tries of a read, the first included. Default 3. A POST is tried once, always. */
  tries?: number
  /** Looks at an answer before its status is judged; an error it gives is thrown and never tried again. */
  judge?: (answer: HttpAnswer) => ConnectorError | undefined
  log?: HttpLog
  clock?: Clock
  sleep?: Sleep
  random?: () => number
}

export type CallOptions = {
  session?: CookieSession
  headers?: Record<string, string>
  /** A redirect whose target matches is handed back instead of followed. */
  stopAt?: RegExp
  totalMs?: number
}

/** Talks to the origins of one outside service. Every failure is a `ConnectorError`. */
export type HttpClient = {
  /**
   * Reads a page. Answers below 500 other than 429 are given back, whatever their status.
   * @throws ConnectorError down (5xx, unreachable, broken off), slow (out of time), refused (rate_limited,
   * host_not_allowed), changed (too_large, endless redirects), or what `judge` gave.
   */
  get(url: string, options?: CallOptions): Promise<HttpAnswer>
  /**
   * Sends a form once, urlencoded. Throws as `get` does; `maybeSent` is false only when the form certainly had no effect.
   */
  post(url: string, form: readonly (readonly [string, string])[], options?: CallOptions): Promise<HttpAnswer>
  /** Sends a form with files once, as `post` does. */
  postFiles(url: string, parts: readonly FormPart[], options?: CallOptions): Promise<HttpAnswer>
  openSession(stored?: string): CookieSession
  close(): Promise<void>
}

type Running = Required<Omit<HttpClientOptions, 'judge' | 'log'>> &
  Pick<HttpClientOptions, 'judge' | 'log'> & {
    agent: ReturnType<typeof createAgent>
    breaker: Breaker
  }

const breakerThreshold = 5
const breakerOpenMs = 30_000

export function createHttpClient(options: HttpClientOptions): HttpClient {
  const running = start(options)
  const { clock, sleep, random, crawlDelayMs, crawlJitterMs } = running
  const inTurn = createPace({ delayMs: crawlDelayMs, jitterMs: crawlJitterMs, clock, sleep, random })
  const call = async (exchange: Exchange, callOptions: CallOptions): Promise<HttpAnswer> => {
    assertAllowed(running, exchange.url)
    const run = () => callWithDeadline(running, exchange, callOptions)
    return running.serial ? inTurn(run) : run()
  }
  return {
    get: async (url, callOptions = {}) =>
      call(
        { method: 'GET', url: new URL(url), headers: headersFor(running, callOptions), body: undefined },
        callOptions,
      ),
    async post(url, form, callOptions = {}) {
      const body = new URLSearchParams(form.map(([name, value]): [string, string] => [name, value])).toString()
      const headers = { ...headersFor(running, callOptions), 'content-type': 'application/x-www-form-urlencoded' }
      return call({ method: 'POST', url: new URL(url), headers, body }, callOptions)
    },
    async postFiles(url, parts, callOptions = {}) {
      const { contentType, body } = multipartBody(parts)
      const headers = { ...headersFor(running, callOptions), 'content-type': contentType }
      return call({ method: 'POST', url: new URL(url), headers, body }, callOptions)
    },
    openSession: (stored) => openSession(clock, stored),
    close: () => running.agent.destroy(),
  }
}

function start(options: HttpClientOptions): Running {
  const connectMs = options.connectMs ?? 3000
  const clock = options.clock ?? systemClock
  return {
    headers: {},
    maxBytes: 5 * 1024 * 1024,
    crawlDelayMs: 0,
    crawlJitterMs: 0,
    serial: true,
    tries: 3,
    sleep: realSleep,
    random: Math.random,
    ...options,
    allowedOrigins: options.allowedOrigins.map((origin) => new URL(origin).origin),
    connectMs,
    clock,
    agent: createAgent(connectMs, options.serial === false ? null : 1),
    breaker: createBreaker({ threshold: breakerThreshold, openMs: breakerOpenMs, clock }),
  }
}

function headersFor({ userAgent, headers }: Running, options: CallOptions): Record<string, string> {
  return { 'user-agent': userAgent, ...headers, ...options.headers }
}

function assertAllowed({ allowedOrigins }: Running, url: URL): void {
  if (allowedOrigins.includes(url.origin)) return
  throw new ConnectorError('refused', `${url.origin} is not an address this service may contact.`, {
    reason: 'host_not_allowed',
  })
}

async function callWithDeadline(running: Running, exchange: Exchange, options: CallOptions): Promise<HttpAnswer> {
  const deadline = new AbortController()
  const stopTimer = startTimer(running.sleep, options.totalMs ?? running.totalMs, () => deadline.abort())
  try {
    return await tryUntilAnswered(running, exchange, options, deadline.signal)
  } finally {
    stopTimer()
  }
}

async function tryUntilAnswered(
  running: Running,
  exchange: Exchange,
  options: CallOptions,
  deadline: AbortSignal,
): Promise<HttpAnswer> {
  const tries = exchange.method === 'GET' ? running.tries : 1
  let failed: ConnectorError | undefined
  for (let attempt = 0; ; attempt += 1) {
    if (!running.breaker.allows()) throw failed ?? breakerOpen(running, exchange.url)
    try {
      return await tryOnce(running, exchange, options, deadline)
    } catch (error) {
      if (!(error instanceof ConnectorError)) throw error
      const wait = attempt + 1 < tries ? waitBeforeRetry(running, error, attempt) : undefined
      if (wait === undefined || deadline.aborted || running.breaker.secondsLeft() > 0) throw error
      running.log?.warn({ host: exchange.url.host, kind: error.kind, status: error.status, wait }, 'trying again')
      await waitUnlessOver(running, wait, deadline, error)
      failed = error
    }
  }
}

async function tryOnce(
  running: Running,
  exchange: Exchange,
  options: CallOptions,
  deadline: AbortSignal,
): Promise<HttpAnswer> {
  const { breaker } = running
  try {
    const answer = await sendAndFollow(exchange, {
      session: options.session,
      stopAt: options.stopAt,
      assertAllowed: (url) => assertAllowed(running, url),
      send: (next) => sendExchange(running.agent, next, deadline, running),
    })
    const error = judge(running, answer, exchange.method)
    if (error) throw error
    breaker.success()
    return answer
  } catch (error) {
    if (!(error instanceof ConnectorError)) breaker.release()
    else if (error.kind === 'down' || error.kind === 'slow') breaker.failure()
    else breaker.success()
    throw error
  }
}

/** Cloudflare's "the origin was never reached": refused, connect time-out, unreachable. */
const neverArrived = [521, 522, 523]

function judge(running: Running, answer: HttpAnswer, method: Exchange['method']): ConnectorError | undefined {
  const judged = running.judge?.(answer)
  if (judged) return judged
  const { status } = answer
  const host = new URL(answer.url).host
  const seconds = retryAfterSeconds(answer.headers['retry-after'], running.clock)
  const asked = seconds === undefined ? {} : { retryAfter: seconds }
  if (status === 429) {
    return new ConnectorError('refused', `${host} asks to slow down.`, { reason: 'rate_limited', status, ...asked })
  }
  if (status < 500 || status > 599) return undefined
  const maybeSent = method !== 'GET' && !neverArrived.includes(status)
  const lost = maybeSent ? ({ reason: 'answer_lost' } as const) : {}
  return new ConnectorError('down', `${host} answered ${status}.`, { status, maybeSent, ...lost, ...asked })
}

/** Milliseconds to wait before trying again, or undefined when trying again would be useless or impolite. */
function waitBeforeRetry({ random }: Running, error: ConnectorError, attempt: number): number | undefined {
  const asked = error.retryAfter
  const passing =
    error.kind === 'down' || error.kind === 'slow' || (error.reason === 'rate_limited' && asked !== undefined)
  if (!passing || (asked !== undefined && asked > longestRetryAfterSeconds)) return undefined
  return Math.max((asked ?? 0) * 1000, backoffMs(attempt, random))
}

async function waitUnlessOver({ sleep }: Running, ms: number, deadline: AbortSignal, error: unknown): Promise<void> {
  try {
    await sleep(ms, deadline)
  } catch {
    throw error
  }
  if (deadline.aborted) throw error
}

function breakerOpen({ breaker }: Running, { host }: URL): ConnectorError {
  const message = `${host} failed several times in a row and is left alone for a moment.`
  return new ConnectorError('down', message, { reason: 'breaker_open', retryAfter: breaker.secondsLeft() })
}
