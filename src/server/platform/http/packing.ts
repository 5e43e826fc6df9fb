import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { FastifyInstance, FastifyRequest } from 'fastify'

export type Encoding = 'br' | 'gzip' | 'identity'

/** Below this a packet of the network carries the answer either way. In bytes. */
const SMALLEST_WORTH_IT = 1024
const TEXT = /^(?:application\/(?:\w+\+)?json|text\/(?:html|plain))\b/
/**
 * Most answers are sent once. The cheapest grade costs a third of the next one's time and a seventh more bytes, and less
 * time than the socket takes for what it saves: that is also why it waits for no other thread.
 */
const PACK: Record<Exclude<Encoding, 'identity'>, (plain: Buffer) => Buffer> = {
  br: (plain) =>
    brotliCompressSync(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 1,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    }),
  gzip: (plain) => gzipSync(plain, { level: 1 }),
}

/** What `accept-encoding` prefers (RFC 9110): no header means that nobody said they can unpack. */
export function encodingOf(accepted: string | undefined): Encoding {
  const weights = new Map<string, number>()
  for (const part of (accepted ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((one) => one.trim())
    const weight = parameters.find((one) => one.startsWith('q='))
    if (name !== '') weights.set(name, weight === undefined ? 1 : Number(weight.slice(2)) || 0)
  }
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? 0
  const [br, gzip] = [weightOf('br'), weightOf('gzip')]
  const plain = weights.get('identity') ?? 0
  if (Math.max(br, gzip) === 0 || plain > Math.max(br, gzip)) return 'identity'
  return br >= gzip ? 'br' : 'gzip'
}

/** Bytes that are kept and sent again are packed once: they are the same buffer each time, and go together with it. */
function createPacker() {
  const kept = new WeakMap<Buffer, Partial<Record<Encoding, Buffer>>>()
  return (payload: Buffer | string, encoding: Exclude<Encoding, 'identity'>): Buffer => {
    if (typeof payload === 'string') return PACK[encoding](Buffer.from(payload))
    const packed = kept.get(payload) ?? {}
    packed[encoding] ??= PACK[encoding](payload)
    kept.set(payload, packed)
    return packed[encoding]
  }
}

/** Marks a route whose answers hold a secret; see decision 028. */
export const HOLDS_SECRET = { holdsSecret: true } as const
const holdsSecret = (request: FastifyRequest): boolean =>
  (request.routeOptions.config as Partial<typeof HOLDS_SECRET>).holdsSecret === true

/**
 * Packs what leaves as JSON, HTML or plain text, from a kilobyte on. Streams and files stay as they are, and so does what
 * was packed before and every answer of a route marked with `HOLDS_SECRET`.
 */
export function packAnswers(app: FastifyInstance): void {
  const packed = createPacker()
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload
    if (!TEXT.test(String(reply.getHeader('content-type') ?? ''))) return payload
    if (reply.hasHeader('content-encoding') || reply.hasHeader('content-disposition')) return payload
    if (holdsSecret(request)) return payload
    void reply.header('vary', 'accept-encoding')
    if (Buffer.byteLength(payload) < SMALLEST_WORTH_IT) return payload
    const encoding = encodingOf(request.headers['accept-encoding'])
    if (encoding === 'identity') return payload
    void reply.header('content-encoding', encoding).removeHeader('content-length')
    return packed(payload, encoding)
  })
}
