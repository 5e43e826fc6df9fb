import { rewordingOf, type Silent } from '../content/rewording/rules.ts'
import { type Features, FEATURES, featuresOf, type Side } from './features/rules.ts'
import { BIAS, WEIGHTS } from './table/rules.ts'

/** Where more than this is the same word for word, one exchanged word tells two jobs apart: no sum of likenesses sees it. */
export const MOST_COPIED = 0.6
/** From this sum on two texts are of one job; judged pairs of two jobs that have more are kept apart by a stricter bar. */
export const LEAST_WEIGHT = 0.8

/** What it takes that two texts are of one job: their weight, and how much of what is left is said again. */
export type Bar = {
  weight: number
  again?: number
  /** They have times of the day or a rare number in common. */
  isExact?: boolean
  /** Either posting says something of the other's title. */
  isBothSaid?: boolean
  /** A long text has a dozen names and duties in common with any other of its employer, under any of its titles. */
  inLong?: number
  /** What is long in that sense. */
  long?: number
  /** Names and duties in common, at least. */
  facts?: number
  /** Up to so much may be the same word for word. */
  copied?: number
}
const BAR: Bar = { weight: LEAST_WEIGHT }
/** Where more was copied, more has to be said again. */
const HALF_COPIED: Bar = { weight: 2.5, again: 0.33, copied: 0.72 }

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
 * people, towns, duties, figures and times. Only for texts of which most was written anew.
 */
export function weigh(one: Side, other: Side, silent: Silent, least = BAR): Weighed | null {
  const said = rewordingOf(one.content, other.content, silent)
  const bar = said.copied < MOST_COPIED || least.isExact ? least : { ...least, ...HALF_COPIED }
  if (said.copied >= (bar.copied ?? MOST_COPIED) || said.shared < LEAST_SHARED * said.words) return null
  if (said.again < (bar.again ?? 0)) return null
  const features = featuresOf(one, other, silent, said)
  const weight = weightOf(features)
  if (features['title said most'] < LEAST_TITLE) return null
  if (!isMet(bar, features, weight)) return null
  if (countOf(features, 'names') + countOf(features, 'duties') < (bar.facts ?? LEAST_FACTS)) return null
  return { reason: factsIn(features), sure: 1 / (1 + Math.exp(-weight)) }
}

/** The same times of the day beside a rare number of the same thing: less has to be said again. */
const EXACT_BONUS = 0.4
/** From here on a text is long, and from there on so long that a firm's hours and counts stand in it, whatever the job. */
const LONG = -0.4
export const VERY_LONG = 0

function isMet(
  { weight: least, isExact, isBothSaid, inLong, long = LONG }: Bar,
  features: Features,
  weight: number,
): boolean {
  const hasExact = features.hours > 0 || features.figures > 0
  if (isExact && !hasExact) return false
  if (isBothSaid && features['title said'] === 0) return false
  const isLong = features.longest > (features.hours > 0 ? VERY_LONG : long)
  if (isLong && inLong !== undefined && weight < inLong) return false
  return weight + (features.hours > 0 && features.figures > 0 ? EXACT_BONUS : 0) >= least
}

/** Facts are weighed by the logarithm of their number. */
const countOf = (features: Features, feature: 'names' | 'duties' | 'figures'): number =>
  Math.round(Math.expm1(features[feature]))

/** `the same facts: 6 names, 9 duties, 1 figures, times of the day`. */
function factsIn(features: Features): string {
  const counted = (['names', 'duties'] as const).map((feature) => `${countOf(features, feature)} ${feature}`)
  const figures = countOf(features, 'figures')
  const more = [...(figures > 0 ? [`${figures} figures`] : []), ...(features.hours > 0 ? ['times of the day'] : [])]
  return `the same facts: ${[...counted, ...more].join(', ')}`
}
