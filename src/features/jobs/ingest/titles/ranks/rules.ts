import { plainWords } from '../../../rules.ts'
import { found } from '../../marks/rules.ts'
import { equal } from '../../sets/rules.ts'

/** Numbers behind what is counted, or at the end: `Tier 2`, `Bookkeeper 3`. */
const RANK =
  /\b(?:tier|level|lvl|grade|class|batch|step|phase|year|team|unit|group)\W{0,2}(\d{1,3})\b|\bL([1-5])\b|[a-z)] ?(\d{1,2})\W*$/gi
/** The numbers that tell one rank, team or class from another, in a title without its pay and its openings. */
export const ranksOf = (title: string): Set<string> =>
  found(title, RANK, ([, counted, level, last]) => counted ?? level ?? last ?? '')

/** Whom one teaches, and what one drives: who words a title anew may leave it to the text. */
const CLASS = /\b(?:grade|class|year)\W{0,2}\d{1,3}\b/gi
const LONGEST_TITLE = 300
/** The classes a title names, or the words of a text of at most so many signs, in plain words: `grade 4`. */
export const classesOf = (words: string, longest = LONGEST_TITLE): Set<string> =>
  found(words.slice(0, longest), CLASS, ([name]) => plainWords(name))

export type Ranked = { ranks: ReadonlySet<string>; classes: ReadonlySet<string> }

/** Another rank; a class that only one of them names is for the texts to say. */
export const areOtherRanks = (one: Ranked, other: Ranked): boolean =>
  !equal(one.ranks, other.ranks) &&
  (one.ranks.size + other.ranks.size > 1 || one.classes.size + other.classes.size === 0)
