import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import process from 'node:process'

export type Order = {
  url: string
  paths: string[]
  headers?: Record<string, string>
  connections: number
  seconds: number
  /** People who ask in turn; nobody is signed in without them. */
  tokens?: string[]
}

/** Milliseconds and requests a second as the callers saw them; `failed` counts everything but good answers. */
export type Load = {
  p50: number
  p99: number
  perSecond: number
  requests: number
  failed: number
  bytes: number
}

/** Fewer answers than this say nothing; then it is asked for longer. */
const LEAST_ANSWERS = 30

/** Asks from a process of its own, so that what asking costs is not counted to who answers. */
export async function load(order: Order): Promise<Load> {
  const answer = await askOnce(order)
  if (answer.requests >= LEAST_ANSWERS) return answer
  const longer = await askOnce({ ...order, seconds: order.seconds * 8 })
  if (longer.requests === 0) throw new Error(`${order.url}${order.paths[0] ?? ''} answered nothing.`)
  return longer
}

async function askOnce(order: Order): Promise<Load> {
  const child = fork(path.join(import.meta.dirname, 'load-worker.ts'), { execPath: process.execPath })
  child.send(order)
  const ended = once(child, 'exit')
  const early = ended.then(([code]) => {
    throw new Error(`The callers ended with ${String(code)} before they told anything.`)
  })
  const [answer] = (await Promise.race([once(child, 'message'), early])) as [Load]
  early.catch(() => undefined)
  child.disconnect()
  await ended
  return answer
}
