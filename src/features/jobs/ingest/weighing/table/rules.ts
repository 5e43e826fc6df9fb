import type { Features } from '../features/rules.ts'

/**
 * What each feature of a pair says: above zero that two postings are one job. Written by `bench/learn-pair-weights.ts` out of
 * the judged pairs that are open; not by hand.
 */
export const WEIGHTS: Features = {
  shared: 3.68,
  again: 3.4,
  'again in few': 4.38,
  copied: -3.41,
  unsaid: -1.21,
  words: 0.68,
  longest: -4.68,
  names: 1.55,
  'names alone': 0.11,
  duties: 1.14,
  hours: 1.56,
  'title said': 1.53,
  'title said most': 1.69,
  'another title': -0.93,
}
export const BIAS = -12.91
