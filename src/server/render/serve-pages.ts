import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { AppError } from '../platform/errors.ts'
import { fewAtOnce } from '../platform/few-at-once.ts'
import { encodeError } from '../platform/http/error-encoder.ts'
import { limitedAddress } from '../platform/limits/limits.ts'
import type { MadePages, PageSources } from './built.ts'
import { createPageCache } from './page-cache.ts'

/** Rendering one takes several milliseconds of the thread that answers everybody. */
const RENDERING = { atOnce: 2, mostWaiting: 60, mostPerCaller: 10 }

/** Answers every path that nothing else answers with its page, kept for seconds and counted like the calls of the API. */
export function servePages(
  app: FastifyInstance,
  deps: Pick<Deps, 'clock' | 'limits'>,
  { pages, addressOf, sources }: MadePages,
  options: { dev: boolean },
): void {
  const cache = createPageCache(() => deps.clock.now().getTime())
  const inTurn = fewAtOnce(RENDERING)
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    await deps.limits.take('page', { userId: null, address: request.ip })
    if (options.dev) void reply.removeHeader('content-security-policy')
    else allow(reply, sources)
    const now = deps.clock.now()
    const address = addressOf(request.url)
    const render = () => inTurn(limitedAddress(request.ip), () => pages(address, now))
    const { status, body, movedTo } = await cache(address, render)
    // Never kept by a browser: a merge of two companies may be taken back.
    if (movedTo !== undefined) return reply.header('cache-control', 'no-cache').redirect(movedTo, 301)
    return reply.code(status).header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(body)
  }
  app.get('/', { errorHandler: tellReader }, answer)
  app.get('/*', { errorHandler: tellReader }, answer)
}

/** Somebody reads this in a browser: a refusal that passes is a page of one sentence. */
function tellReader(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  if (!(error instanceof AppError) || error.retryAfter === undefined) return void encodeError(error, request, reply)
  void reply
    .code(error.status)
    .headers({ 'retry-after': String(error.retryAfter), 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>One moment · Hanap</title><h1>One moment, please</h1><p>${error.message}</p>`,
    )
}

/** What stands in the page and nothing else: the policy names it by its hash. */
function allow(reply: FastifyReply, sources: PageSources): void {
  let policy = String(reply.getHeader('content-security-policy') ?? '')
  for (const [directive, names] of Object.entries(sources)) {
    policy = policy.replace(`${directive} `, `${directive} ${names.join(' ')} `)
  }
  void reply.header('content-security-policy', policy)
}
