import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'
export type Page = { status: number; html: string; cacheable: boolean }
/** Renders an address into a whole page, relative times counted from `now`. */
export type Pages = (address: string, now: Date) => Promise<Page>
export type EncodedPage = { page: Page; body: Buffer; encoding: Encoding }

const FRESH_MS = 5_000
const MOST_ENTRIES = 500
/** Beyond this the last per cent costs more time than its bytes. */
const BROTLI_QUALITY = 5
const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

type Entry = { until: number; page: Promise<Page>; bodies: Map<Encoding, Promise<Buffer>> }

async function encoded(html: string, encoding: Encoding): Promise<Buffer> {
  const plain = Buffer.from(html)
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
  const entries = new Map<string, Entry>()
  const make = (address: string, render: () => Promise<Page>): Entry => {
    const entry: Entry = { until: now() + FRESH_MS, page: render(), bodies: new Map() }
    const forget = () => {
      if (entries.get(address) === entry) entries.delete(address)
    }
    entry.page.then((page) => page.cacheable || forget(), forget)
    entries.delete(address)
    entries.set(address, entry)
    const oldest = entries.keys().next()
    if (entries.size > MOST_ENTRIES && !oldest.done) entries.delete(oldest.value)
    return entry
  }
  return async (address: string, encoding: Encoding, render: () => Promise<Page>): Promise<EncodedPage> => {
    const known = entries.get(address)
    const entry = known && known.until > now() ? known : make(address, render)
    const page = await entry.page
    let body = entry.bodies.get(encoding)
    if (!body) {
      body = encoded(page.html, encoding)
      entry.bodies.set(encoding, body)
    }
    return { page, body: await body, encoding }
  }
}
