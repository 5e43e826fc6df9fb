import { rewordingOf, type Silent } from '../content/rewording/rules.ts'
import { type Features, FEATURES, featuresOf, type Side } from './features/rules.ts'
import { BIAS, WEIGHTS } from './table/rules.ts'

/** Where more than this is the same word for word, one exchanged word tells two jobs apart: no sum of likenesses sees it. */
export const MOST_COPIED = 0.6
/** From this sum on two texts are of one job; the judged pair of two jobs that comes nearest has 0.7. */
export const LEAST_WEIGHT = 0.8

/** Texts that share less are not looked at further: most of one employer's are, and no facts outweigh it. */
export const LEAST_SHARED = 0.35

/** Names and duties in common, at least: texts that say next to nothing agree with any other. */
const LEAST_FACTS = 3

/** So much of one title is said by the other posting, at least: a firm's engineer and its scientist share all else. */
const LEAST_TITLE = 0.25

/** What the features of a pair add up to; above zero more pairs are one job than two. */
export const weightOf = (features: Features, weights: Features = WEIGHTS, bias = BIAS): number =>
  FEATURES.reduce((sum, name) => sum + features[name] * weights[name], bias)

/** What two texts that were written anew agree in: the reason people are shown, and how sure it is, 0 to 1. */
export type Weighed = { reason: string; sure: number }

/**
 * Whether two postings that nothing tells apart are one job by all they agree in: texts that share few words, but programs,
 * people, towns, duties and times. Only for texts of which most was written anew.
 */
export function weigh(one: Side, other: Side, silent: Silent): Weighed | null {
  const said = rewordingOf(one.content, other.content, silent)
  if (said.copied >= MOST_COPIED || said.shared < LEAST_SHARED * said.words) return null
  const features = featuresOf(one, other, silent, said)
  const weight = weightOf(features)
  if (features['title said most'] < LEAST_TITLE) return null
  if (weight < LEAST_WEIGHT || countOf(features, 'names') + countOf(features, 'duties') < LEAST_FACTS) return null
  return { reason: factsIn(features), sure: 1 / (1 + Math.exp(-weight)) }
}

/** Names and duties are weighed by the logarithm of their number. */
const countOf = (features: Features, feature: 'names' | 'duties'): number => Math.round(Math.expm1(features[feature]))

/** `the same facts: 6 names, 9 duties, times of the day`. */
function factsIn(features: Features): string {
  const counted = (['names', 'duties'] as const).map((feature) => `${countOf(features, feature)} ${feature}`)
  return `the same facts: ${[...counted, ...(features.hours > 0 ? ['times of the day'] : [])].join(', ')}`
}
