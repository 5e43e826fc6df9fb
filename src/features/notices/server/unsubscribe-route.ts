import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/platform/errors.ts'
import { NOTICE_TEXTS } from '../texts.ts'
import { UNSUBSCRIBE_PATH, unsubscribe } from './unsubscribe.ts'

/**
 * Where mail programs unsubscribe with one click (RFC 8058): a POST to the address whose GET shows the page. It needs no
 * session, leads nowhere else, and ends what the link names, whatever the body says.
 */
export function registerUnsubscribe(app: FastifyInstance, deps: Deps): void {
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, payload, read) => {
      payload.resume()
      read(null)
    })
    scope.post(UNSUBSCRIBE_PATH, async (request, reply) => {
      const { token } = request.query as { token?: unknown }
      void reply.type('text/plain; charset=utf-8').header('cache-control', 'no-store')
      try {
        await unsubscribe(deps, typeof token === 'string' ? token : '')
        return await reply.send(`${NOTICE_TEXTS.unsubscribed}\n`)
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        return reply.code(error.status).send(`${error.message}\n`)
      }
    })
    done()
  })
}
