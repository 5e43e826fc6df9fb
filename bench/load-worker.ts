import process from 'node:process'
import autocannon from 'autocannon'
import { quantile } from './figures.ts'
import type { Load, Order } from './load.ts'

/** Each connection begins at another place of the list, so that no two ask the same at once. */
function rotated(order: Order, connection: number): autocannon.Request[] {
  const { paths, tokens = [] } = order
  const from = Math.floor((connection * paths.length) / order.connections)
  const turns = Math.max(paths.length, tokens.length)
  return Array.from({ length: turns }, (_, turn) => {
    const token = tokens[(turn + connection * 37) % Math.max(1, tokens.length)]
    const headers = { ...order.headers, ...(token === undefined ? {} : { authorization: `Token ${token}` }) }
    return { method: 'GET', path: paths[(turn + from) % paths.length] ?? '/', headers }
  })
}

async function run(order: Order): Promise<Load> {
  const times: number[] = []
  const seen = { failed: 0, bytes: 0, connections: 0 }
  const { duration, errors } = await new Promise<autocannon.Result>((resolve, reject) => {
    const told: autocannon.Options = {
      url: order.url,
      connections: order.connections,
      duration: order.seconds,
      setupClient: (client) => {
        client.setRequests(rotated(order, seen.connections++))
      },
    }
    const running = autocannon(told, (error: unknown, result) => (error ? reject(error) : resolve(result)))
    running.on('response', (_client, status, bytes, time) => {
      times.push(time)
      seen.bytes += bytes
      if (status !== 200) seen.failed += 1
    })
  })
  return {
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    perSecond: times.length / duration,
    requests: times.length,
    failed: seen.failed + errors,
    bytes: seen.bytes / Math.max(1, times.length),
  }
}

process.once('message', (order: Order) => {
  void run(order).then((answer) => process.send?.(answer))
})
