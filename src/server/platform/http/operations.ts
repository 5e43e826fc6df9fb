import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { hashToken } from '../secrets.ts'

export type Checks = Record<string, () => Promise<void>>
export type Gauges = Record<string, { help: string; read: () => Promise<number> }>

const READY_MS = 4000

/** Who to tell about a weakness (RFC 9116); the address is the one mail comes from. */
export function registerSecurityContact(
  app: FastifyInstance,
  mailFrom: string,
  publicUrl: string,
  now: () => Date,
): void {
  const address = /<([^<>]+)>/.exec(mailFrom)?.[1] ?? mailFrom
  app.get('/.well-known/security.txt', (_request, reply) => {
    const expires = new Date(now().getTime() + 180 * 86_400_000).toISOString()
    return reply
      .type('text/plain; charset=utf-8')
      .send(
        `Contact: mailto:${address}\nExpires: ${expires}\nPreferred-Languages: en, fil\nCanonical: ${publicUrl}/.well-known/security.txt\n`,
      )
  })
}

/** `/healthz` (the process lives), `/readyz` (it can serve) and `/metrics` (Prometheus). */
export function registerOperations(
  app: FastifyInstance,
  options: {
    checks: Checks
    gauges: Gauges
    metricsToken: string | undefined
    metricsOpen: boolean
    isStopping: () => boolean
  },
): void {
  app.get('/healthz', (_request, reply) => reply.send({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const states = await runChecks(options.checks)
    const ready = !options.isStopping() && Object.values(states).every((state) => state === 'ok')
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'not ready', checks: states })
  })
  const registry = measure(app, options.gauges)
  app.get('/metrics', async (request, reply) => {
    if (!mayMeasure(request, options)) return reply.code(401).send({ detail: 'Unauthorized.' })
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

/** With a token whoever has it; without one everybody in demo mode, else only programs of this machine. */
function mayMeasure(
  request: FastifyRequest,
  options: { metricsToken: string | undefined; metricsOpen: boolean },
): boolean {
  const { metricsToken: wanted } = options
  if (wanted === undefined) return options.metricsOpen || isOfThisMachine(request)
  const given = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
  return hashToken(given) === hashToken(wanted)
}

const LOOPBACK = /^(?:127\.\d{1,3}\.\d{1,3}\.\d{1,3}|::1|::ffff:127\.\d{1,3}\.\d{1,3}\.\d{1,3})$/
/** What proxies add; behind one on this machine everybody seems to be here. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via']

const isOfThisMachine = ({ ip, raw }: FastifyRequest): boolean =>
  LOOPBACK.test(ip) &&
  LOOPBACK.test(raw.socket.remoteAddress ?? '') &&
  FORWARDED.every((name) => raw.headers[name] === undefined)

async function runChecks(checks: Checks): Promise<Record<string, string>> {
  const entries = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => {
      const late = new Promise<string>((resolve) => setTimeout(() => resolve('no answer'), READY_MS).unref())
      const state = check().then(
        () => 'ok',
        () => 'failed',
      )
      return [name, await Promise.race([state, late])] as const
    }),
  )
  return Object.fromEntries(entries)
}

function measure(app: FastifyInstance, gauges: Gauges): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    seconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
  for (const [name, { help, read }] of Object.entries(gauges)) {
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers: [registry],
      collect: async () => gauge.set(await read().catch(() => Number.NaN)),
    })
  }
  return registry
}
