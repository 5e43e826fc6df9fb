import type { Market, MarketOptions } from './types.ts'

/**
 * Builds the invented job market both boards publish. The same options always give the same postings.
 * Lists are newest first; ids are unique per board.
 */
export function makeMarket(_options: MarketOptions): Market {
  return { olj: [], linkedin: [] }
}
