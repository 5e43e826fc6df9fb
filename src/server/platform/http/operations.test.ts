import Fastify from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { registerOperations } from './operations.ts'

const apps: { close(): Promise<unknown> }[] = []
afterEach(() => Promise.all(apps.splice(0).map((app) => app.close())))

const TOKEN = 'a-metrics-token-of-some-length'
type Given = { from?: string; headers?: Record<string, string>; token?: string; open?: boolean; trustProxy?: string }

/** What /metrics answers, as in production unless told otherwise. */
async function statusOf({ from = '127.0.0.1', headers = {}, token, open = false, trustProxy }: Given) {
  const app = Fastify(trustProxy === undefined ? {} : { trustProxy })
  apps.push(app)
  registerOperations(app, { checks: {}, gauges: {}, metricsToken: token, metricsOpen: open, isStopping: () => false })
  return (await app.inject({ url: '/metrics', headers, remoteAddress: from })).statusCode
}

test.each<[string, number, Given]>([
  ['a program of this machine', 200, {}],
  ['the same over IPv6', 200, { from: '::1' }],
  ['the same over IPv4 in IPv6', 200, { from: '::ffff:127.0.0.1' }],
  ['another machine', 401, { from: '203.0.113.9' }],
  ['another machine that claims to be here', 401, { from: '203.0.113.9', headers: { 'x-forwarded-for': '127.0.0.1' } }],
  ['somebody behind a proxy on this machine', 401, { headers: { 'x-forwarded-for': '203.0.113.9' } }],
  ['the same, claiming to be here', 401, { headers: { 'x-forwarded-for': '127.0.0.1' }, trustProxy: '127.0.0.1' }],
  ['the same with another header', 401, { headers: { forwarded: 'for=203.0.113.9' }, trustProxy: '127.0.0.1' }],
  ['a private network', 401, { from: '10.0.0.7' }],
  ['anybody in demo mode', 200, { from: '203.0.113.9', open: true }],
  ['who has the token', 200, { from: '203.0.113.9', token: TOKEN, headers: { authorization: `Bearer ${TOKEN}` } }],
  ['a program of this machine without the token that is set', 401, { token: TOKEN, open: true }],
])('/metrics for %s: %i', async (_who, status, given) => {
  expect(await statusOf(given)).toBe(status)
})
