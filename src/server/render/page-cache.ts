import { keptFor } from '../platform/kept.ts'

export type Page = { status: number; html: string; cacheable: boolean }
/** Renders an address into a whole page, relative times counted from `now`. */
export type Pages = (address: string, now: Date) => Promise<Page>

const FRESH_MS = 5_000
const MOST_ENTRIES = 200

/** As bytes: one peso sign doubles what a string of a page holds, and bytes that are kept are packed once. */
type Kept = Omit<Page, 'html'> & { body: Buffer }

/**
 * Pages are the same for every signed-out visitor, so a few seconds of them are kept and simultaneous visitors wait for
 * one rendering. `now` gives milliseconds. A page that is not cacheable is not kept.
 */
export function createPageCache(now: () => number) {
  const kept = keptFor<Kept>({
    now,
    freshMs: FRESH_MS,
    mostEntries: MOST_ENTRIES,
    worthKeeping: ({ cacheable }) => cacheable,
  })
  return (address: string, render: () => Promise<Page>): Promise<Kept> =>
    kept(address, async () => {
      const { html, ...page } = await render()
      return { ...page, body: Buffer.from(html) }
    })
}
