import type { Features } from '../features/rules.ts'

/**
 * What each feature of a pair says: above zero that two postings are one job. Written by `bench/learn-pair-weights.ts` out of
 * the judged pairs that are open; not by hand.
 */
export const WEIGHTS: Features = {
  shared: 2.93,
  again: 3.09,
  'again in few': 4.36,
  copied: -3.55,
  unsaid: -1.61,
  words: 1.69,
  names: 1.26,
  'names alone': -0.04,
  duties: 1.59,
  hours: 0.72,
  'title said': 0.94,
  'title said most': 1.48,
  'another title': -0.99,
}
export const BIAS = -8.42
