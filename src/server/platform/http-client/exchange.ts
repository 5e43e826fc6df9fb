import type { Readable } from 'node:stream'
import { Agent } from 'undici'
import type { Dispatcher } from 'undici'
import { ConnectorError } from '../errors.ts'
import { acceptedEncodings, readText, TooLargeError, UnknownEncodingError } from './answer-body.ts'
import { startTimer } from './time.ts'
import type { Sleep } from './time.ts'

/** One request as it goes out; `body` is already encoded for its content type. */
export type Exchange = {
  method: 'GET' | 'POST'
  url: URL
  headers: Record<string, string>
  body: string | Buffer | undefined
}

export type RawAnswer = { status: number; headers: Record<string, string | string[] | undefined>; body: string }

export type ExchangeOptions = { connectMs: number; maxBytes: number; sleep: Sleep }

/** Says once whether anything of the request may have left this machine. */
type Progress = { started: boolean; answered: boolean }

/**
 * Sends one request and reads its whole answer.
 * A request that is not a GET gets a connection of its own: a kept one may have been closed by the other side in the
 * same moment, and then nobody could say whether the request arrived.
 * @throws ConnectorError down or slow; `maybeSent` tells whether a POST may have arrived.
 */
export async function sendExchange(
  shared: Dispatcher,
  exchange: Exchange,
  deadline: AbortSignal,
  options: ExchangeOptions,
): Promise<RawAnswer> {
  const fresh = exchange.method === 'GET' ? undefined : createAgent(options.connectMs, 1)
  const progress: Progress = { started: false, answered: false }
  const connecting = new AbortController()
  const stopTimer = startTimer(options.sleep, options.connectMs, () => connecting.abort())
  const signal = AbortSignal.any([deadline, connecting.signal])
  const dispatcher = (fresh ?? shared).compose(noticeStart(progress, signal, stopTimer))
  try {
    return await ask(dispatcher, exchange, signal, progress, options.maxBytes)
  } catch (error) {
    throw describe(error, exchange, progress, deadline.aborted)
  } finally {
    stopTimer()
    await fresh?.destroy()
  }
}

/** The connection pool of a client (`connections` per origin, null for any number); undici's own limits only back up the deadlines of the client. */
export function createAgent(connectMs: number, connections: number | null): Agent {
  return new Agent({ connect: { timeout: connectMs }, maxHeaderSize: 64 * 1024, connections })
}

async function ask(
  dispatcher: Dispatcher,
  { method, url, headers, body }: Exchange,
  signal: AbortSignal,
  progress: Progress,
  maxBytes: number,
): Promise<RawAnswer> {
  const answer = await dispatcher.request({
    origin: url.origin,
    path: url.pathname + url.search,
    method,
    headers: { 'accept-encoding': acceptedEncodings, ...headers },
    body: body ?? null,
    signal,
  })
  progress.answered = true
  const stream: Readable = answer.body
  try {
    const text = await readText(stream, answer.headers, maxBytes)
    return { status: answer.statusCode, headers: answer.headers, body: text }
  } finally {
    // Whatever is left unread is not wanted; the stream reports its own end as an error, which is no news here.
    stream.on('error', () => undefined)
    stream.destroy()
  }
}

/**
 * undici calls `onRequestStart` on an open connection right before it writes: until then nothing was sent, and nothing is
 * when the call was given up before.
 */
function noticeStart(
  progress: Progress,
  signal: AbortSignal,
  stopTimer: () => void,
): Dispatcher.DispatcherComposeInterceptor {
  return (dispatch) => (options, handler) =>
    dispatch(options, {
      onRequestStart(controller, context: unknown) {
        progress.started = !signal.aborted
        stopTimer()
        handler.onRequestStart?.(controller, context)
      },
      onRequestUpgrade: (...args) => handler.onRequestUpgrade?.(...args),
      onResponseStart: (...args) => handler.onResponseStart?.(...args),
      onResponseData: (...args) => handler.onResponseData?.(...args),
      onResponseEnd: (...args) => handler.onResponseEnd?.(...args),
      onResponseError: (...args) => handler.onResponseError?.(...args),
    })
}

function describe(cause: unknown, { method, url }: Exchange, progress: Progress, outOfTime: boolean): ConnectorError {
  const maybeSent = method !== 'GET' && progress.started
  const lost = maybeSent ? ({ reason: 'answer_lost' } as const) : {}
  if (cause instanceof TooLargeError) {
    return new ConnectorError('changed', cause.message, { reason: 'too_large', maybeSent, cause })
  }
  if (cause instanceof UnknownEncodingError) return new ConnectorError('changed', cause.message, { maybeSent, cause })
  if (!progress.started) {
    const kind = outOfTime ? 'slow' : 'down'
    return new ConnectorError(kind, `${url.host} cannot be reached.`, { maybeSent: false, cause })
  }
  if (outOfTime) return new ConnectorError('slow', `${url.host} did not answer in time.`, { ...lost, maybeSent, cause })
  const what = progress.answered ? 'broke off its answer' : 'closed the connection without an answer'
  return new ConnectorError('down', `${url.host} ${what}.`, { ...lost, maybeSent, cause })
}
