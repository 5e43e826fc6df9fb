import type { Features } from '../features/rules.ts'

/**
 * What each feature of a pair says: above zero that two postings are one job. Written by `bench/learn-pair-weights.ts` out of
 * the judged pairs that are open; not by hand.
 */
export const WEIGHTS: Features = {
  shared: 3.87,
  again: 3.32,
  'again in few': 4.63,
  copied: -3.56,
  unsaid: -0.91,
  words: 0.94,
  longest: -5.36,
  names: 1.57,
  'names alone': 0.47,
  duties: 1.34,
  hours: 1.77,
  figures: 0.36,
  'title said': 1.64,
  'title said most': 1.75,
  'another title': -0.32,
}
export const BIAS = -14.24
