import { randomUUID } from 'node:crypto'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import multipart from '@fastify/multipart'
import fastify, { LogController, type FastifyInstance } from 'fastify'
import helmet from 'helmet'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { encodeError } from './error-encoder.ts'
import { packAnswers } from './packing.ts'
import { cutSilentConnections } from './silent-connections.ts'
import { cutSlowCallers, PATIENCE, type Patience } from './slow-callers.ts'

const BODY_BYTES = 1_048_576
const REQUEST_ID = /^[\w-]{8,64}$/

/** A Fastify server with the house's defaults: time-outs, headers, errors; no routes yet. */
export async function createServer(config: Config, log: Log, patience: Patience = PATIENCE): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.TRUSTED_PROXIES === '' ? false : config.TRUSTED_PROXIES.split(',').map((one) => one.trim()),
    bodyLimit: BODY_BYTES,
    http: { headersTimeout: patience.headers, connectionsCheckingInterval: patience.look },
    connectionTimeout: patience.idle,
    keepAliveTimeout: 20_000,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    rewriteUrl: (request) => ownTarget(request.url ?? '/'),
    genReqId: (request) => {
      const given = request.headers['x-request-id']
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID()
    },
  }) as unknown as FastifyInstance
  cutSlowCallers(app, patience)
  cutSilentConnections(app)
  // A text/plain body would arrive as a string and slip past the schemas.
  app.removeContentTypeParser('text/plain')
  app.setErrorHandler(encodeError)
  await app.register(multipart, { throwFileSizeLimit: false })
  const headers = securityHeaders(config)
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(headers).header('x-request-id', request.id)
    done()
  })
  packAnswers(app)
  closeConnectionsAtTheEnd(app)
  app.addHook('onResponse', async (request, reply) => {
    const url = request.url.replace(/([?&](?:token|code|text)=)[^&]*/gi, '$1[redacted]')
    request.log.info({ method: request.method, url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) })
  })
  return app
}

/** A connection kept alive for a next request would hold up the end. */
function closeConnectionsAtTheEnd(app: FastifyInstance): void {
  let closing = false
  app.addHook('preClose', async () => void (closing = true))
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (closing) void reply.header('connection', 'close')
    done(null, payload)
  })
}

/** A target with a scheme and a host, as proxies are asked (RFC 9112, 3.2.2), read as a path of ours: a redirect made of it stays here. */
const ownTarget = (target: string): string => {
  if (target.startsWith('/')) return target
  const rest = target.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '')
  return rest.startsWith('/') ? rest : `/${rest}`
}

/** Strict by default: our own files only, nothing inline (pages name theirs by hash), no framing (careful §1, "token in localStorage"). */
const securityOptions = (config: Config) => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'data:'],
      fontSrc: ["'self'"],
      // With a public key the browser sends cards to the payment provider itself.
      connectSrc: ["'self'", ...(config.PAYMONGO_PUBLIC_KEY ? [new URL(config.PAYMONGO_URL).origin] : [])],
      manifestSrc: ["'self'"],
      formAction: ["'self'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
      requireTrustedTypesFor: ["'script'"],
    },
  },
  hsts: config.PUBLIC_URL.startsWith('https:') ? { maxAge: 63_072_000, includeSubDomains: false } : false,
  crossOriginEmbedderPolicy: false,
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' as const },
})

/** The same for every answer, so worked out once: what helmet would write into an answer of its own. */
function securityHeaders(config: Config): Record<string, string> {
  const request = new IncomingMessage(new Socket())
  const answer = new ServerResponse(request)
  helmet(securityOptions(config))(request, answer, (error) => {
    if (error) throw error
  })
  return answer.getHeaders() as Record<string, string>
}
