/** A stream of server-sent events that a test feeds. Whoever opens it hears what is sent from then on. */
export class Feed {
  readonly #open = new Set<ReadableStreamDefaultController<Uint8Array>>()

  /** How many pages listen now. */
  get listeners(): number {
    return this.#open.size
  }

  /** For the server: a new connection. */
  connect(signal: AbortSignal | null): ReadableStream<Uint8Array> {
    let own: ReadableStreamDefaultController<Uint8Array>
    const forget = () => this.#open.delete(own)
    return new ReadableStream({
      start: (controller) => {
        own = controller
        this.#open.add(own)
        signal?.addEventListener('abort', () => {
          if (forget()) own.error(signal.reason)
        })
      },
      cancel: () => void forget(),
    })
  }

  send(event: string, data: unknown): void {
    const text = typeof data === 'string' ? data : JSON.stringify(data)
    const bytes = new TextEncoder().encode(`event: ${event}\ndata: ${text}\n\n`)
    this.#open.forEach((controller) => controller.enqueue(bytes))
  }

  /** The server ends the stream, as it does when it stops. */
  end(): void {
    for (const controller of this.#open) controller.close()
    this.#open.clear()
  }

  /** The line is cut in the middle. */
  cut(): void {
    for (const controller of this.#open) controller.error(new TypeError('network error'))
    this.#open.clear()
  }
}
