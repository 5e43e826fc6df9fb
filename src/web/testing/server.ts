import * as z from 'zod/mini'
import type { EndpointShape } from '#contract/endpoint.ts'
import type { User } from '#features/auth/contract.ts'
import { pathMatcher } from '#web/lib/place.ts'
import { isAdmin } from '#web/lib/session.ts'
import {
  type Answer,
  type AnswerGiven,
  type Asked,
  badToken,
  type FileGiven,
  LostLine,
  Refusal,
  refused,
  WithStatus,
} from './answers.ts'
import { complain, expectTold, leaveOpen } from './complaints.ts'
import { Feed } from './feed.ts'

/** A request as it left the screen. */
export type Sent = {
  method: string
  url: string
  headers: Headers
  body: string | FormData | null
  signal: AbortSignal | null
}
/** What goes back: the screens' own code reads it. */
export type Received = {
  status: number
  body: string | Blob | ReadableStream<Uint8Array>
  retryAfter?: number | undefined
}

type AnyAsked = Asked<EndpointShape>
type Entry = {
  answer: ((asked: AnyAsked) => unknown) | undefined
  usual: ((asked: AnyAsked) => unknown) | undefined
  next: ((asked: AnyAsked) => unknown)[]
  asked: AnyAsked[]
  gate: Promise<void> | undefined
}

const EVERY_CONTRACT = import.meta.glob<Record<string, unknown>>('../../features/**/contract.ts', { eager: true })

const isEndpoint = (value: unknown): value is EndpointShape =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value

/** Every endpoint of the product; a path without names wins over one with. */
const ENDPOINTS = Object.values(EVERY_CONTRACT)
  .flatMap((contract) => Object.values(contract))
  .flatMap((group) => (typeof group === 'object' && group !== null ? Object.values(group) : []))
  .filter(isEndpoint)
  .toSorted((one, other) => Number(one.path.includes('{')) - Number(other.path.includes('{')))
  .map((endpoint) => ({ endpoint, find: pathMatcher(endpoint.path.replace(/\{(\w+)\}/g, ':$1')) }))

/**
 * The server as a test wants it, made from the contract: what is asked is read with the schemas of the endpoint, and what
 * is answered has its type and is read with its response schema. A request or an answer the contract does not know fails
 * the test. A question the test says nothing about is never answered: what a screen asks in the last moment of a test
 * comes sooner or later as the machine is fast or slow, and must not decide. A test that fails names those questions.
 */
class FakeServer {
  #entries = new Map<EndpointShape, Entry>()
  #session: { token: string; user: User } | null = null
  /** The token of an earlier test's person. */
  #gone: string | null = null
  #open = false

  /** From now on `endpoint` answers so: a value, a refusal, or what a function makes of what was asked. */
  on<E extends EndpointShape>(endpoint: E, ...[answer]: AnswerGiven<E>): void {
    this.#entry(endpoint).answer = asFunction(answer)
  }

  /** What `endpoint` answers where a test says nothing else: for what the shell asks by itself. */
  usually<E extends EndpointShape>(endpoint: E, ...[answer]: AnswerGiven<E>): void {
    this.#entry(endpoint).usual = asFunction(answer)
  }

  /** The next question to `endpoint` is answered so, before what `on` said. */
  once<E extends EndpointShape>(endpoint: E, ...[answer]: AnswerGiven<E>): void {
    this.#entry(endpoint).next.push(asFunction(answer))
  }

  /** Keeps the answers of `endpoint` back until the function it gives is called. */
  hold(endpoint: EndpointShape): () => void {
    const { promise, resolve } = Promise.withResolvers<void>()
    const entry = this.#entry(endpoint)
    entry.gate = promise
    return () => {
      entry.gate = undefined
      resolve()
    }
  }

  /** What was asked of `endpoint` in this test, in its order. */
  asked<E extends EndpointShape>(endpoint: E): Asked<E>[] {
    return this.#entry(endpoint).asked as unknown as Asked<E>[]
  }

  /** The person whose token is good; nobody's is without one. */
  admit(session: { token: string; user: User } | null): void {
    this.#gone = null
    this.#session = session
  }

  /** For the set-up: a test begins, and the server knows nothing yet. */
  begin(): void {
    this.#open = true
  }

  /** For the set-up: the test is over. What is still asked by what it leaves behind gets no answer. */
  end(): void {
    this.#open = false
    this.#entries = new Map()
    this.#gone = this.#session?.token ?? this.#gone
    this.#session = null
  }

  /** Answers a request; rejects where no answer comes. */
  async exchange(sent: Sent): Promise<Received> {
    if (!this.#open) throw new TypeError('Failed to fetch')
    const { endpoint, params, query } = this.#find(sent)
    const entry = this.#entry(endpoint)
    const asked = readAsked(endpoint, sent, { params, query })
    entry.asked.push(asked)
    if (entry.gate) await entry.gate
    sent.signal?.throwIfAborted()
    const make = entry.next.shift() ?? entry.answer ?? entry.usual
    // The page of an earlier test may still ask before this one admits anybody. All tests have the same token, so refusing it
    // now would end the session of this one.
    if (asked.token !== null && asked.token === this.#gone) await unanswered(endpoint)
    const given = this.#refusalOf(endpoint, asked.token) ?? (make ? make(asked) : await unanswered(endpoint))
    if (given instanceof Refusal || given instanceof LostLine) {
      const what = given instanceof Refusal ? `answered ${given.status}` : 'got no answer'
      expectTold(`${sent.method} ${new URL(sent.url, location.origin).pathname} ${what}`)
    }
    return received(endpoint, given, sent.signal)
  }

  #entry(endpoint: EndpointShape): Entry {
    const known = this.#entries.get(endpoint)
    if (known) return known
    const entry: Entry = { answer: undefined, usual: undefined, next: [], asked: [], gate: undefined }
    this.#entries.set(endpoint, entry)
    return entry
  }

  #find({ method, url }: Sent) {
    const { pathname, searchParams } = new URL(url, location.origin)
    const path = pathname.replace(/^\/api/, '')
    for (const { endpoint, find } of ENDPOINTS) {
      const params = endpoint.method === method ? find(path) : null
      if (params) return { endpoint, params, query: queryOf(searchParams) }
    }
    complain(`The contract knows no ${method} ${pathname}.`)
    throw new TypeError('Failed to fetch')
  }

  #refusalOf({ access }: EndpointShape, token: string | null): Refusal | undefined {
    if (access === 'public') return undefined
    if (token === null) return refused(401, 'not_signed_in', 'Authentication credentials were not provided.')
    if (token !== this.#session?.token) return badToken()
    if (access === 'user' || isAdmin(this.#session.user)) return undefined
    return refused(403, 'admin_only', 'Access denied. Admin privileges required.')
  }
}

/** The one server of the page; every test begins with one that knows nothing. */
export const server = new FakeServer()

const asFunction = <E extends EndpointShape>(answer: Answer<E> | undefined) =>
  (typeof answer === 'function' ? answer : () => answer) as (asked: AnyAsked) => unknown

function unanswered({ method, path }: EndpointShape): Promise<never> {
  leaveOpen(`${method} ${path}`)
  return new Promise(() => undefined)
}

/** A parameter that stands there several times is a list, as on the server. */
function queryOf(search: URLSearchParams): Record<string, string | string[]> {
  const entries = [...new Set(search.keys())].map((key) => {
    const all = search.getAll(key)
    return [key, all.length > 1 ? all : (all[0] ?? '')] as const
  })
  return Object.fromEntries(entries)
}

function readAsked(endpoint: EndpointShape, sent: Sent, found: { params: unknown; query: unknown }): AnyAsked {
  const where = `${endpoint.method} ${endpoint.path}`
  const read = (part: string, schema: z.core.$ZodType | undefined, value: unknown): unknown => {
    if (!schema) return undefined
    const result = z.safeParse(schema, value)
    if (result.success) return result.data
    complain(`${where} was asked with a wrong ${part}: ${z.prettifyError(result.error)}`)
    return value
  }
  const { fields, file, files } = readBody(endpoint, sent)
  if (fields !== undefined && !endpoint.body && !endpoint.upload && !endpoint.uploads)
    complain(`${where} takes no body.`)
  return {
    params: read('path', endpoint.params, found.params) ?? {},
    query: read('query', endpoint.query, found.query) ?? {},
    body: read('body', endpoint.body, fields ?? {}),
    file,
    files,
    token: /^Token\s+(\S+)$/.exec(sent.headers.get('authorization') ?? '')?.[1] ?? null,
  } as AnyAsked
}

type ReadBody = { fields: unknown; file: File | null; files: Record<string, File> }

function readBody({ upload, uploads, path }: EndpointShape, { body }: Sent): ReadBody {
  if (body === null) return { fields: undefined, file: null, files: {} }
  if (typeof body === 'string') return { fields: JSON.parse(body), file: null, files: {} }
  const entries = [...body]
  const fields = Object.fromEntries(entries.filter(([, value]) => typeof value === 'string'))
  const files = Object.fromEntries(entries.filter((entry): entry is [string, File] => entry[1] instanceof File))
  const needed = upload?.required ? [upload.field] : (uploads?.fields ?? [])
  if ((!upload && !uploads) || needed.some((name) => !files[name])) complain(`${path} got a form it cannot read.`)
  return { fields, file: (upload && files[upload.field]) ?? null, files }
}

function received(endpoint: EndpointShape, given: unknown, signal: AbortSignal | null): Received {
  if (given instanceof LostLine) throw new TypeError('Failed to fetch')
  if (given instanceof Refusal) {
    return { status: given.status, body: JSON.stringify(given.body), retryAfter: given.retryAfter }
  }
  if (given instanceof Feed) return { status: 200, body: given.connect(signal) }
  if (endpoint.file) {
    const { bytes, type } = given as FileGiven
    return { status: 200, body: new Blob([bytes], { type }) }
  }
  const [status, value] = given instanceof WithStatus ? [given.status, given.value] : [endpoint.status ?? 200, given]
  return { status, body: JSON.stringify(answered(endpoint, value)) }
}

/** Only what the contract names leaves the house. */
function answered({ method, path, response }: EndpointShape, value: unknown): unknown {
  if (!response) return {}
  const result = z.safeParse(response, value)
  if (result.success) return result.data
  const text = `${method} ${path} was to answer what the contract does not know: ${z.prettifyError(result.error)}`
  complain(text)
  throw new Error(text)
}
