import { complain } from './complaints.ts'
import { type Received, type Sent, server } from './server.ts'

const isOurs = (url: string): boolean => new URL(url, location.origin).pathname.startsWith('/api/')

const headersOf = ({ retryAfter }: Received): Record<string, string> =>
  retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }

/** Rejects as soon as `signal` says so, as a request of the browser does. */
function abortable<T>(work: Promise<T>, signal: AbortSignal | null): Promise<T> {
  if (!signal) return work
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason as Error)
    if (signal.aborted) return stop()
    signal.addEventListener('abort', stop, { once: true })
    work.then(resolve, reject)
  })
}

async function fakeFetch(address: string, init: RequestInit = {}): Promise<Response> {
  const { method = 'GET', body = null, signal = null } = init
  const sent: Sent = { method, url: address, headers: new Headers(init.headers), body: body as Sent['body'], signal }
  const received = await abortable(server.exchange(sent), signal)
  return new Response(received.body, { status: received.status, headers: headersOf(received) })
}

/** As much of the older interface as uploads use: half has left before the server is asked, all of it after. */
class FakeUpload extends EventTarget implements Pick<XMLHttpRequest, 'status' | 'responseText'> {
  readonly upload = new EventTarget()
  status = 0
  responseText = ''
  #method = 'GET'
  #url = ''
  #headers = new Headers()
  #retryAfter: string | null = null
  readonly #control = new AbortController()

  open(method: string, url: string): void {
    this.#method = method
    this.#url = url
  }
  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value)
  }
  getAllResponseHeaders(): string {
    return this.#retryAfter === null ? '' : `retry-after: ${this.#retryAfter}\r\n`
  }
  abort(): void {
    this.#control.abort()
    this.dispatchEvent(new Event('abort'))
  }
  send(body: string | FormData | null): void {
    const { signal } = this.#control
    const sent: Sent = { method: this.#method, url: this.#url, headers: this.#headers, body, signal }
    this.#progress(0.5)
    void this.#receive(sent).catch(() => signal.aborted || this.dispatchEvent(new Event('error')))
  }
  async #receive(sent: Sent): Promise<void> {
    const received = await server.exchange(sent)
    if (sent.signal?.aborted) return
    this.#progress(1)
    this.status = received.status
    this.responseText = typeof received.body === 'string' ? received.body : ''
    this.#retryAfter = headersOf(received)['retry-after'] ?? null
    this.dispatchEvent(new Event('load'))
  }
  #progress(share: number): void {
    this.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded: share, total: 1 }))
  }
}

let installed = false

/** Every call of the product goes to the fake server; anything else that leaves the page fails the test. */
export function installLine(): void {
  if (installed) return
  installed = true
  const real = fetch
  window.fetch = (address, init) => {
    const url = address instanceof Request ? address.url : String(address)
    if (isOurs(url)) return fakeFetch(url, init)
    if (new URL(url, location.origin).pathname === '/healthz') return Promise.resolve(new Response('{}'))
    // The test runner's own.
    if (/\/(@vite|@fs|__vitest|node_modules)/.test(url) || !url.startsWith('/')) return real(address, init)
    complain(`Something asked for ${url}.`)
    return Promise.reject(new TypeError('Failed to fetch'))
  }
  window.XMLHttpRequest = FakeUpload as unknown as typeof XMLHttpRequest
}
