import { BadInput, fields, optionalInteger, optionalText } from './bad-input.ts'

/** Every way a stand-in can be told to go wrong; docs/sandbox.md shows what each looks like to a client. */
export const MODES = [
  'slow',
  'drip',
  '5xx',
  'garbage',
  'challenge',
  '429',
  'expired-session',
  'lost-answer',
  'hang',
  'huge',
  'down',
] as const
export type Mode = (typeof MODES)[number]

/** One order to misbehave. Without `times` it holds until it is removed. */
export type Misbehaviour = {
  mode: Mode
  /** How many matching requests it still concerns; null = until removed. */
  times: number | null
  /** Exact path, or a prefix when it ends in `*`; null = every path. */
  path: string | null
  method: string | null
  /** Waits before answering (drip: between two bytes). */
  delay_ms: number | null
  /** Seconds in the Retry-After header of 429 and 5xx; null = no such header. */
  retry_after: number | null
  /** Status of 5xx (503), challenge (403). */
  status: number | null
}

/** The orders in force, oldest first. */
export type Misbehaviours = {
  add: (order: Misbehaviour) => void
  /** The oldest order that concerns this request, counted down; null when the stand-in is to behave. */
  take: (method: string, path: string) => Misbehaviour | null
  list: () => Misbehaviour[]
  clear: () => void
}

/** An empty list of orders. */
export function createMisbehaviours(): Misbehaviours {
  let orders: Misbehaviour[] = []
  return {
    add: (order) => {
      orders.push({ ...order })
    },
    take: (method, path) => {
      if (orders.length === 0) return null
      const order = orders.find((each) => concerns(each, method, path))
      if (!order) return null
      const taken = { ...order }
      if (order.times !== null) order.times -= 1
      if (order.times === 0) orders = orders.filter((each) => each !== order)
      return taken
    },
    list: () => orders.map((order) => ({ ...order })),
    clear: () => {
      orders = []
    },
  }
}

/** Reads the body of `POST /__control/misbehave`. @throws BadInput with a plain sentence */
export function parseMisbehaviour(body: unknown): Misbehaviour {
  const from = fields(body)
  const mode = MODES.find((each) => each === from['mode'])
  if (!mode) throw new BadInput(`mode must be one of: ${MODES.join(', ')}.`)
  const path = optionalText(from, 'path') ?? null
  if (path !== null && !path.startsWith('/') && path !== '*') throw new BadInput('path must begin with a slash.')
  return {
    mode,
    times: optionalInteger(from, 'times', { min: 1, max: 1_000_000 }) ?? null,
    path,
    method: optionalText(from, 'method')?.toUpperCase() ?? null,
    delay_ms: optionalInteger(from, 'delay_ms', { min: 0, max: 600_000 }) ?? null,
    retry_after: optionalInteger(from, 'retry_after', { min: 0, max: 86_400 }) ?? null,
    status: optionalInteger(from, 'status', { min: 400, max: 999 }) ?? null,
  }
}

function concerns(order: Misbehaviour, method: string, path: string): boolean {
  if (order.method !== null && order.method !== method) return false
  if (order.path === null) return true
  return order.path.endsWith('*') ? path.startsWith(order.path.slice(0, -1)) : path === order.path
}
