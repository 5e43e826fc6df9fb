import { keptFor } from '../platform/kept.ts'

/** `body` is the document in UTF-8; `movedTo` where it has gone for good. */
export type Page = { status: number; body: Buffer; cacheable: boolean; movedTo?: string | undefined }
/** Renders an address into a whole page, relative times counted from `now`. */
export type Pages = (address: string, now: Date) => Promise<Page>

const FRESH_MS = 5_000
const MOST_ENTRIES = 200

/**
 * Pages are the same for every signed-out visitor, so a few seconds of them are kept and simultaneous visitors wait for
 * one rendering. `now` gives milliseconds. A page that is not cacheable is not kept; the bytes of one that is are packed
 * once.
 */
export const createPageCache = (now: () => number) =>
  keptFor<Page>({
    now,
    freshMs: FRESH_MS,
    mostEntries: MOST_ENTRIES,
    worthKeeping: ({ cacheable }) => cacheable,
  })
