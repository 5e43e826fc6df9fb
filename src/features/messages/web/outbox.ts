import type { QueryClient } from '@tanstack/react-query'
import { ApiError, call } from '#web/lib/api.ts'
import { readDeviceDraft, writeDeviceDraft } from '#web/lib/device-draft.ts'
import { refreshEndpoints } from '#web/lib/query.ts'
import { messages } from '../calls.ts'
import { changeKnown, withMessage } from './conversation.ts'

/** A message of one's own that the server has not confirmed yet. */
export type Pending = {
  client_id: string
  body: string
  reply_to: number | null
  at: string
  /** `waiting`: no answer came, so it is tried again by itself. `refused`: the server said no. */
  state: 'sending' | 'waiting' | 'refused'
  /** Its writer knows already that it failed. */
  told?: boolean
}

/** What was left unsent for longer waits for its writer's word. */
const STILL_MEANT_MS = 3_600_000
const MOST_KEPT = 20

const isPending = (value: unknown): value is Pending =>
  typeof value === 'object' &&
  value !== null &&
  'client_id' in value &&
  'body' in value &&
  typeof value.body === 'string' &&
  'at' in value

/** What the sending of a message came to, for the box it was written in. */
export type Outcome = { onSent: (item: Pending) => void; onFailed: (item: Pending, error: unknown) => void }

/**
 * Messages on their way into one conversation, one after the other so that they stand in the order they were written in. They
 * are kept on the device until the server has them: a reload or a lost line loses none, and the id each carries from its
 * writing on makes another try harmless.
 */
export class Outbox {
  readonly #client: QueryClient
  readonly #user: number
  readonly #thread: string
  readonly #listeners = new Set<() => void>()
  #items: readonly Pending[]
  #outcome: Outcome = { onSent: () => undefined, onFailed: () => undefined }
  #busy = false

  constructor(client: QueryClient, user: number, thread: string) {
    this.#client = client
    this.#user = user
    this.#thread = thread
    const kept = readDeviceDraft(user, this.#name)
    this.#items = Array.isArray(kept) ? kept.filter(isPending).map((item) => ({ ...item, state: 'waiting' })) : []
  }

  get #name(): string {
    return `outbox:${this.#thread}`
  }

  readonly read = (): readonly Pending[] => this.#items
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Whom to tell how it went; the last one who asked. */
  tell(outcome: Outcome): void {
    this.#outcome = outcome
  }

  add(item: Pick<Pending, 'body' | 'reply_to'>, now: Date): void {
    const made: Pending = { ...item, client_id: crypto.randomUUID(), at: now.toISOString(), state: 'sending' }
    this.#change([...this.#items, made])
    void this.#run()
  }

  /** Sends again what waits and is still meant; without a word when that fails once more. */
  retry(now: Date): void {
    this.#again(({ state, at }) => state === 'waiting' && now.getTime() - new Date(at).getTime() < STILL_MEANT_MS)
  }

  /** Sends one again because its writer wants it. */
  retryOne(clientId: string): void {
    this.#again(({ client_id }) => client_id === clientId, false)
  }

  #again(meant: (item: Pending) => boolean, told?: boolean): void {
    if (!this.#items.some(meant)) return
    const again = (item: Pending): Pending => ({ ...item, state: 'sending', told: told ?? item.told === true })
    this.#change(this.#items.map((item) => (meant(item) ? again(item) : item)))
    void this.#run()
  }

  /** Its writer wants it no more. Should the server have it after all, it shows as what it is: sent. */
  discard(clientId: string): void {
    this.#change(this.#items.filter((item) => item.client_id !== clientId))
  }

  async #run(): Promise<void> {
    if (this.#busy) return
    this.#busy = true
    try {
      for (let item = this.#next(); item; item = this.#next()) await this.#send(item)
    } finally {
      this.#busy = false
    }
  }

  #next(): Pending | undefined {
    return this.#items.find(({ state }) => state === 'sending')
  }

  async #send(item: Pending): Promise<void> {
    const { client_id, body, reply_to } = item
    try {
      const message = await call(messages.send, { params: { id: this.#thread }, body: { client_id, body, reply_to } })
      changeKnown(this.#client, this.#thread, (known) => withMessage(known, message))
      void refreshEndpoints(this.#client, messages.threads)
      this.discard(client_id)
      this.#outcome.onSent(item)
    } catch (error) {
      const wasUnsent = error instanceof ApiError && error.code === 'unsent'
      if (wasUnsent) return this.discard(client_id)
      const isRefused = error instanceof ApiError && error.status < 500 && error.status !== 429
      // What stands behind it would overtake it.
      this.#change(
        this.#items.map((one) => ({
          ...one,
          state: one.client_id === client_id && isRefused ? 'refused' : 'waiting',
          told: one.told === true || one.client_id === client_id,
        })),
      )
      if (item.told !== true) this.#outcome.onFailed(item, error)
    }
  }

  #change(items: readonly Pending[]): void {
    this.#items = items.slice(-MOST_KEPT)
    writeDeviceDraft(this.#user, this.#name, items.length === 0 ? null : this.#items)
    this.#listeners.forEach((listener) => listener())
  }
}

const boxes = new WeakMap<QueryClient, Map<string, Outbox>>()

/** The outbox of a conversation; it goes on sending when its screen is left. */
export function outboxOf(client: QueryClient, user: number, thread: string): Outbox {
  const known = boxes.get(client) ?? new Map<string, Outbox>()
  boxes.set(client, known)
  const key = `${user}:${thread}`
  const box = known.get(key) ?? new Outbox(client, user, thread)
  known.set(key, box)
  return box
}
