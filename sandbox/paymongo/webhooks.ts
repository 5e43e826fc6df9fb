import { createHmac } from 'node:crypto'
import type { Clock } from '../http/clock.ts'
import { newId } from './state.ts'

/** How events leave: `usual` once, `twice`, `late` (after `delayMs`), `never`. */
export const DELIVERIES = ['usual', 'twice', 'late', 'never'] as const
export type Delivery = (typeof DELIVERIES)[number]

/** Pauses between tries of an event nobody took, in milliseconds; the real ones grow over two hours. */
const AGAIN_MS = [200, 500, 1000, 2000, 5000, 10_000]
const PATIENCE_MS = 30_000

export type Event = { id: string; type: string; body: string; tries: number; taken: boolean }

export type Webhooks = {
  send: (type: string, resource: object) => void
  events: () => Event[]
  /** Sends an event that was made before once more. */
  again: (id: string) => boolean
  /** `enabled`: PayMongo switches a webhook off that takes nothing. */
  settings: { url: string | null; secret: string; delivery: Delivery; delayMs: number; enabled: boolean }
  reset: () => void
  /** Nothing is sent any more. */
  stop: () => void
}

/** Tells the shop of payments: signed, tried again until it is taken. */
export function createWebhooks(o: { url: string | null; secret: string; clock: Clock }): Webhooks {
  const usual = { url: o.url, secret: o.secret, delivery: 'usual' as Delivery, delayMs: 0, enabled: true }
  const settings = { ...usual }
  const timers = new Set<ReturnType<typeof setTimeout>>()
  let events: Event[] = []
  let stopped = false

  const { later, deliver } = courier({ settings, timers, clock: o.clock, isStopped: () => stopped })
  return {
    settings,
    events: () => events,
    send(type, resource) {
      const event = eventOf(type, resource, o.clock)
      events = [...events, event].slice(-1000)
      if (settings.delivery === 'never' || !settings.enabled) return
      const wait = settings.delivery === 'late' ? settings.delayMs : 0
      later(wait, () => void deliver(event, 0))
      if (settings.delivery === 'twice') later(wait, () => void deliver(event, 0))
    },
    again(id) {
      const event = events.find((one) => one.id === id)
      if (event) void deliver(event, 0)
      return event !== undefined
    },
    reset() {
      for (const timer of timers) clearTimeout(timer)
      timers.clear()
      events = []
      Object.assign(settings, usual)
    },
    stop() {
      stopped = true
      for (const timer of timers) clearTimeout(timer)
    },
  }
}

type Courier = {
  settings: Webhooks['settings']
  timers: Set<ReturnType<typeof setTimeout>>
  clock: Clock
  isStopped: () => boolean
}

/** Brings an event, and again after growing pauses until it is taken. */
function courier({ settings, timers, clock, isStopped }: Courier) {
  const later = (ms: number, run: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      run()
    }, ms)
    timers.add(timer)
  }
  const deliver = async (event: Event, tryNumber: number): Promise<void> => {
    if (isStopped() || settings.url === null) return
    event.tries += 1
    const taken = await post(settings.url, event.body, settings.secret, clock)
    if (taken) event.taken = true
    else {
      const wait = AGAIN_MS[tryNumber]
      if (wait !== undefined) later(wait, () => void deliver(event, tryNumber + 1))
    }
  }
  return { later, deliver }
}

function eventOf(type: string, resource: object, clock: Clock): Event {
  const now = Math.floor(clock.now().getTime() / 1000)
  const attributes = {
    type,
    livemode: false,
    data: resource,
    previous_data: {},
    pending_webhooks: 1,
    created_at: now,
    updated_at: now,
  }
  const id = newId('evt')
  return { id, type, body: JSON.stringify({ data: { id, type: 'event', attributes } }), tries: 0, taken: false }
}

/** Gives whether it was taken. */
function post(url: string, body: string, secret: string, clock: Clock): Promise<boolean> {
  const time = Math.floor(clock.now().getTime() / 1000)
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Ruby',
    'paymongo-signature': `t=${time},te=${signature},li=`,
  }
  return fetch(url, { method: 'POST', body, headers, signal: AbortSignal.timeout(PATIENCE_MS) }).then(
    (answer) => answer.ok,
    () => false,
  )
}
