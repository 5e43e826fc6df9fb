import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { keptFor } from '../platform/kept.ts'

export type Encoding = 'br' | 'gzip' | 'identity'
export type Page = { status: number; html: string; cacheable: boolean }
/** Renders an address into a whole page, relative times counted from `now`. */
export type Pages = (address: string, now: Date) => Promise<Page>
export type EncodedPage = { status: number; body: Buffer; encoding: Encoding }

const FRESH_MS = 5_000
const MOST_ENTRIES = 200
/** Beyond this the last per cent costs more time than its bytes. */
const BROTLI_QUALITY = 5
const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** As bytes: one peso sign doubles what a string of a page holds. */
type Kept = Omit<Page, 'html'> & { plain: Buffer; bodies: Map<Encoding, Promise<Buffer>> }

async function encoded(plain: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return plain
  if (encoding === 'gzip') return toGzip(plain)
  return toBrotli(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  })
}

/**
 * Pages are the same for every signed-out visitor, so a few seconds of them are kept, each encoding worked out once,
 * and simultaneous visitors wait for one rendering. `now` gives milliseconds. A page that is not cacheable is not kept.
 */
export function createPageCache(now: () => number) {
  const kept = keptFor<Kept>({
    now,
    freshMs: FRESH_MS,
    mostEntries: MOST_ENTRIES,
    worthKeeping: ({ cacheable }) => cacheable,
  })
  return async (address: string, encoding: Encoding, render: () => Promise<Page>): Promise<EncodedPage> => {
    const { status, plain, bodies } = await kept(address, async () => {
      const { html, ...page } = await render()
      return { ...page, plain: Buffer.from(html), bodies: new Map() }
    })
    let body = bodies.get(encoding)
    if (!body) {
      body = encoded(plain, encoding)
      bodies.set(encoding, body)
    }
    return { status, body: await body, encoding }
  }
}
