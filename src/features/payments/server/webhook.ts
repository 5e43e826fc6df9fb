import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { verifySignature } from '#server/connectors/paymongo/paymongo.ts'
import type { Deps } from '#server/deps.ts'
import { takeEvent } from './service.ts'

/** Where the provider sends its events, below the public address. */
export const WEBHOOK_PATH = '/api/webhooks/paymongo/'
/** Events carry a payment with its billing; a few kilobytes. */
const LONGEST_BYTES = 200_000

/** As much of an event as is used: which it is, and whose. What it says of the payment is not believed but read anew. */
const event = z.object({
  data: z.object({
    id: z.string().check(z.regex(/^evt_[\w-]{1,80}$/)),
    attributes: z.object({
      type: z.string().check(z.maxLength(80)),
      data: z.object({
        id: z.string(),
        attributes: z.optional(z.object({ payment_intent_id: z.optional(z.nullable(z.string())) })),
      }),
    }),
  }),
})

/**
 * Where the provider tells of payments. Every event with a good signature is taken down and answered 200 at once, also one
 * of a payment that is not ours; the work is a task's. A bad signature is 401.
 */
export function registerPaymentWebhook(app: FastifyInstance, deps: Deps): void {
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    // The signature is over the very bytes.
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: LONGEST_BYTES }, (_request, body, parsed) =>
      parsed(null, body),
    )
    scope.post(WEBHOOK_PATH, async (request, reply) => {
      const secret = deps.config.PAYMONGO_WEBHOOK_SECRET
      const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const header = request.headers['paymongo-signature']
      const signed = secret !== undefined && typeof header === 'string'
      if (!signed || !verifySignature(raw, header, secret, deps.clock.now())) {
        return reply.code(401).send({ error: 'Bad signature.', detail: 'Bad signature.', code: 'bad_signature' })
      }
      const read = z.safeParse(event, parsedJson(raw))
      if (read.success) {
        const { id, attributes } = read.data.data
        const { id: resource, attributes: of } = attributes.data
        const intentId = of?.payment_intent_id ?? (resource.startsWith('pi_') ? resource : null)
        await takeEvent(deps, { id, type: attributes.type, intentId })
      } else deps.log.warn('an event of the payment provider could not be read')
      return reply.code(200).send({})
    })
    done()
  })
}

function parsedJson(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'))
  } catch {
    return undefined
  }
}
