import type { Callable } from '#contract/calls.ts'
import type { BodyGiven, ParamsGiven, QueryGiven, ResponseOf } from '#contract/endpoint.ts'
import { deviceHeaders } from './browser-secret.ts'
import { type MadeCall, noteFailedCall } from './failed-call.ts'
import type { Outgoing, RawAnswer } from './send-with-progress.ts'
import { endSession, readSession } from './session.ts'

/** The server answered and said no. `fields` holds the sentences of a bad body, `detail` the sentence of anything else. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: string
  readonly detail: string
  readonly fields: Record<string, string[]>
  readonly body: Record<string, unknown>
  /** Seconds to wait before trying again, when the server said so. */
  readonly retryAfter: number | undefined

  constructor(status: number, body: Record<string, unknown>, retryAfter?: number) {
    const detail = typeof body.detail === 'string' ? body.detail : typeof body.error === 'string' ? body.error : ''
    super(detail || `The server answered ${status}`)
    this.status = status
    this.body = body
    this.detail = detail
    this.code = typeof body.code === 'string' ? body.code : ''
    this.fields = fieldsOf(body)
    this.retryAfter = retryAfter
  }
}

/** No answer came: offline, cut off, or aborted by time. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'
}

function fieldsOf(body: Record<string, unknown>): Record<string, string[]> {
  const entries = Object.entries(body).filter(
    (entry): entry is [string, string[]] => Array.isArray(entry[1]) && entry[1].every((one) => typeof one === 'string'),
  )
  return Object.fromEntries(entries)
}

type Needed<K extends string, V> = undefined extends V ? { [P in K]?: V } : { [P in K]: V }
type Sent<E extends Callable> = 'uploads' extends keyof E
  ? { body?: FormData }
  : [UploadOf<E>] extends [never]
    ? Needed<'body', BodyGiven<E>>
    : UploadOf<E> extends { required: true }
      ? { body?: FormData }
      : { body?: FormData | BodyGiven<E> }
type UploadOf<E> = 'upload' extends keyof E ? Extract<E['upload'], object> : never
/** What a call needs, derived from the endpoint: path parameters, query, body (a FormData where a file goes along). */
export type CallInput<E extends Callable> = Needed<'params', ParamsGiven<E>> &
  Partial<Record<'query', QueryGiven<E>>> &
  Sent<E> & {
    signal?: AbortSignal | undefined
    /** Share of an upload already sent, 0 to 1. */
    onProgress?: (share: number) => void
    /** The call outlives a page that is being closed; its body has to stay below 64 KiB. */
    keepalive?: boolean
    /** Asks with this token instead of the session's. */
    token?: string
  }

type LooseInput = {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
  signal?: AbortSignal
  onProgress?: (share: number) => void
  keepalive?: boolean
  token?: string
}

/** Address of a call below our own origin, path parameters and query filled in. */
export function addressOf(endpoint: Pick<Callable, 'path'>, input: Pick<LooseInput, 'params' | 'query'>): string {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(input.params?.[name] ?? ''))
  const pairs = Object.entries(input.query ?? {}).filter(([, value]) => value !== undefined && value !== '')
  const query = new URLSearchParams(pairs.map(([key, value]) => [key, String(value)])).toString()
  return `/api${path}${query === '' ? '' : `?${query}`}`
}

/**
 * Calls an endpoint of the contract over HTTP; the only way out of the browser.
 * @throws ApiError when the server answered with a failure, NetworkError when no answer came.
 */
export async function call<E extends Callable>(endpoint: E, input: CallInput<E>): Promise<ResponseOf<E>> {
  const given = input as LooseInput
  const token = given.token ?? readSession().token
  const headers: Record<string, string> = { accept: 'application/json', ...deviceHeaders(endpoint) }
  if (token !== null) headers.authorization = `Token ${token}`
  const isForm = given.body instanceof FormData
  if (given.body !== undefined && !isForm) headers['content-type'] = 'application/json'
  const body = isForm ? (given.body as FormData) : given.body === undefined ? null : JSON.stringify(given.body)
  const { signal, keepalive = false } = given
  const request = { method: endpoint.method, url: addressOf(endpoint, given), headers, body, signal, keepalive }
  const answer = await send(request, given.onProgress)
  const content = parseBody(answer.text)
  if (answer.status < 400) return content as ResponseOf<E>
  throw refusal(request, answer, token)
}

/** What an answer of 400 and above means; one that names the token as bad ends the session. */
function refusal(made: MadeCall, answer: RawAnswer, token: string | null): ApiError {
  noteFailedCall(made, answer.status)
  const retryAfter = Number(answer.retryAfter ?? 0) || undefined
  const error = new ApiError(answer.status, asRecord(parseBody(answer.text)), retryAfter)
  if (token !== null && endsSession(error)) endSession(token)
  return error
}

/** Only a bad token ends the session; a board that refuses its password answers 401 too (product, "401"). */
const endsSession = (error: ApiError): boolean => error.status === 401 && error.code === 'bad_token'

const ANSWER_MS = 8000

/** Whether our server answers at all; tells a lost connection from a file that is gone. */
export const serverAnswers = (): Promise<boolean> =>
  fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(ANSWER_MS) }).then(
    (answer) => answer.ok,
    () => false,
  )

/**
 * Opens a streaming endpoint of the contract as the signed-in person.
 * @throws ApiError when the server refuses, NetworkError when no answer came.
 */
export async function openStream<E extends Callable>(
  endpoint: E,
  signal: AbortSignal,
  body?: BodyGiven<E>,
): Promise<ReadableStream<Uint8Array>> {
  const { token } = readSession()
  const headers: Record<string, string> = { accept: 'text/event-stream', authorization: `Token ${token}` }
  if (body !== undefined) headers['content-type'] = 'application/json'
  const sent = body === undefined ? {} : { body: JSON.stringify(body) }
  const request = { method: endpoint.method, headers, signal, cache: 'no-store' as const, ...sent }
  const made = { method: endpoint.method, url: addressOf(endpoint, {}) }
  const answer = await fetch(made.url, request).catch((cause: unknown) => lost(made, cause, signal))
  if (answer.ok && answer.body) return answer.body
  throw refusal(made, await rawOf(answer), token)
}

/**
 * Asks as the signed-in person for what is no JSON; the good answer is not read yet.
 * @throws ApiError when the server refuses, NetworkError when no answer came.
 */
export async function openAnswer(address: string): Promise<Response> {
  const { token } = readSession()
  const headers = { authorization: `Token ${token}` }
  const made = { method: 'GET', url: address }
  const answer = await fetch(address, { headers, cache: 'no-store' }).catch((cause: unknown) => lost(made, cause))
  if (answer.ok) return answer
  throw refusal(made, await rawOf(answer).catch((cause: unknown) => lost(made, cause)), token)
}

/** For whatever ends an answer before its end. What the page itself gave up is no failure. */
export function lost(made: MadeCall, cause: unknown, signal?: AbortSignal): never {
  if (signal?.aborted !== true) noteFailedCall(made, null)
  throw new NetworkError('No answer from the server', { cause })
}

const rawOf = async (answer: Response): Promise<RawAnswer> => ({
  status: answer.status,
  text: await answer.text(),
  retryAfter: answer.headers.get('retry-after'),
})

type OnProgress = LooseInput['onProgress']

async function send(outgoing: Outgoing, onProgress: OnProgress): Promise<RawAnswer> {
  const { url, signal, ...init } = outgoing
  try {
    if (onProgress) {
      const { sendWithProgress } = await import('./send-with-progress.ts')
      return await sendWithProgress({ url, signal, ...init }, onProgress)
    }
    return await rawOf(await fetch(url, { ...init, credentials: 'include', ...(signal ? { signal } : {}) }))
  } catch (cause) {
    if (signal?.aborted) throw cause
    return lost(outgoing, cause)
  }
}

function parseBody(text: string): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
