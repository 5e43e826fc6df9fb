import { listenTo, type Listening } from '../db/listening.ts'
import type { Log } from '../log.ts'
import { CHANNEL, type Signal } from './queries.ts'

/**
 * What a subscriber hears. `refresh`: something may have been missed, look at everything again. `replaced`: newer
 * streams of the same person took this one's place, nothing more comes.
 */
export type LiveEvent =
  | { event: Exclude<Signal['event'], 'refresh'>; id: number }
  | { event: 'refresh' }
  | { event: 'replaced' }

type Person = { id: number; is_admin: boolean }
type Subscriber = { person: Person; hear: (event: LiveEvent) => void }
type Subscribers = Map<number, Set<Subscriber>>

export type Events = {
  /** Hears the person's news until the returned function is called. Of more than four streams of a person the oldest ends. */
  subscribe(person: Person, hear: (event: LiveEvent) => void): () => void
  close(): Promise<void>
}

/** A tab, a second window, a phone and one that is about to be noticed as dead. */
const MOST_PER_PERSON = 4

/**
 * News out of the database for the streams of this process, over one connection of its own that is opened for the first
 * subscriber. After that connection was lost and is back, everybody hears `refresh`.
 */
export function openEvents(url: string, log: Log): Events {
  const byPerson: Subscribers = new Map()
  let listening: Listening | undefined
  let isUp = false
  const start = () =>
    listenTo(url, CHANNEL, {
      onUp: () => {
        isUp = true
        for (const { hear } of everyone(byPerson)) hear({ event: 'refresh' })
      },
      onDown: (error) => {
        isUp = false
        log.warn({ err: error }, 'the connection for news broke and is opened anew')
      },
      onMessage: (payload) => deliver(byPerson, payload),
    })
  return {
    subscribe(person, hear) {
      listening ??= start()
      const stop = enter(byPerson, { person, hear })
      if (isUp) hear({ event: 'refresh' })
      return stop
    },
    async close() {
      byPerson.clear()
      await listening?.close()
    },
  }
}

const everyone = (byPerson: Subscribers) => [...byPerson.values()].flatMap((subscribers) => [...subscribers])

/** Adds a stream, ending the person's oldest one when there are too many. Gives how to leave. */
function enter(byPerson: Subscribers, subscriber: Subscriber): () => void {
  const { id } = subscriber.person
  const subscribers = byPerson.get(id) ?? new Set()
  byPerson.set(id, subscribers.add(subscriber))
  const leave = (one: Subscriber) => {
    subscribers.delete(one)
    if (subscribers.size === 0 && byPerson.get(id) === subscribers) byPerson.delete(id)
  }
  const [oldest] = subscribers
  if (subscribers.size > MOST_PER_PERSON && oldest) {
    leave(oldest)
    oldest.hear({ event: 'replaced' })
  }
  return () => leave(subscriber)
}

function deliver(byPerson: Subscribers, payload: string): void {
  const signal = JSON.parse(payload) as Signal
  const wanted = new Set(signal.users.flatMap((id) => [...(byPerson.get(id) ?? [])]))
  if (signal.admins) for (const one of everyone(byPerson)) if (one.person.is_admin) wanted.add(one)
  const { event, id } = signal
  for (const { hear } of wanted) hear(event === 'refresh' ? { event } : { event, id })
}
