import type { Recognisable } from '../../agreement/rules.ts'
import { type Rewording, rewordingOf, type Silent } from '../../content/rewording/rules.ts'
import { type Content, contentOf, TELLING, weightOfStem, wordOfStem } from '../../content/rules.ts'
import type { Print } from '../../texts/rules.ts'
import { compareTitles } from '../../titles/rules.ts'
import { type Figure, figuresShared } from '../figures/rules.ts'

/** A posting with what is compared of its text. */
export type Side = Print & { posting: Recognisable }

/** How two postings stand to each other, as numbers that can be weighed. */
export const FEATURES = [
  'shared',
  'again',
  'again in few',
  'copied',
  'unsaid',
  'words',
  'longest',
  'names',
  'names alone',
  'duties',
  'hours',
  'figures',
  'title said',
  'title said most',
  'another title',
] as const
export type Feature = (typeof FEATURES)[number]
export type Features = Readonly<Record<Feature, number>>

/**
 * What two postings have in common and what not.
 * @param said what the texts say in other words, where that is known
 */
export function featuresOf(
  one: Side,
  other: Side,
  silent: Silent,
  said = rewordingOf(one.content, other.content, silent),
): Features {
  const titles = [saidOf(one.posting.title, other), saidOf(other.posting.title, one)]
  return {
    ...textFeatures(said),
    ...factFeatures(one, other, silent),
    'title said': Math.min(...titles),
    'title said most': Math.max(...titles),
    'another title': compareTitles(one.posting, other.posting) === 'other' ? 1 : 0,
  }
}

type OfTexts = 'shared' | 'again' | 'again in few' | 'copied' | 'unsaid' | 'words'

/** Texts that say about this much have no bonus and no malus: ten telling words. */
const MIDDLE_WORDS = 100
const FEWEST_WORDS = 20

function textFeatures({ shared, words, again, againInFew, copied, unsaid }: Rewording): Record<OfTexts, number> {
  return {
    shared: shared / Math.max(1, words),
    again,
    'again in few': againInFew,
    copied,
    unsaid: Math.min(1, unsaid / Math.max(1, words)),
    words: Math.log(Math.max(FEWEST_WORDS, words) / MIDDLE_WORDS),
  }
}

/** What of the text is not the employer's own paragraph, by what it weighs. */
function wordsBeside({ stems, runs }: Content, silent: Silent): Map<number, number> {
  const isSilent = new Uint8Array(stems.length)
  for (let at = 2; at < stems.length; at += 1)
    if (silent.runs.has(runs[at] ?? 0)) isSilent[at] = isSilent[at - 1] = isSilent[at - 2] = 1
  const words = new Map<number, number>()
  for (const [at, stem] of stems.entries())
    if (stem !== 0 && isSilent[at] === 0 && !silent.words?.has(wordOfStem(stem)))
      words.set(wordOfStem(stem), weightOfStem(stem))
  return words
}

type OfFacts = 'longest' | 'names' | 'names alone' | 'duties' | 'hours' | 'figures'

/** So many different telling words have a bonus of nothing. */
const MIDDLE_TELLING = 40

/** What is a name in the one text may be written small in the other. Long texts of one trade have much in common by chance. */
function factFeatures(one: Side, other: Side, silent: Silent): Record<OfFacts, number> {
  const [own, theirs] = [one.facts(), other.facts()]
  const [words, others] = [wordsBeside(one.content, silent), wordsBeside(other.content, silent)]
  const [names, theirNames] = [among(own.names, words), among(theirs.names, others)]
  const [said, theirSaid] = [among(names, others), among(theirNames, words)]
  const facts = new Set([...names, ...theirNames, ...own.numbers, ...theirs.numbers])
  const longest = Math.max(tellingIn(words), tellingIn(others))
  return {
    longest: Math.log(Math.max(FEWEST_WORDS, longest) / MIDDLE_TELLING),
    names: Math.log1p(new Set([...said, ...theirSaid]).size),
    'names alone': Math.log1p(Math.min(names.length - said.length, theirNames.length - theirSaid.length)),
    duties: Math.log1p(among(dutiesIn(words, facts), others).length),
    hours: among(own.hours, theirs.hours).length > 0 ? 1 : 0,
    figures: Math.log1p(figuresShared(figuresBeside(one, silent), figuresBeside(other, silent)).size),
  }
}

/** Its figures but for those of its employer's own paragraphs. */
const figuresBeside = ({ content: { runs }, facts }: Side, silent: Silent): Figure[] =>
  facts().figures.filter(({ at }) => ![at, at + 1, at + 2].some((end) => silent.runs.has(runs[end] ?? 0)))

const tellingIn = (words: ReadonlyMap<number, number>): number =>
  [...words.values()].filter((weight) => weight === TELLING).length

/** Telling words that are no names and no numbers: what is done, and with what. */
const dutiesIn = (words: ReadonlyMap<number, number>, facts: ReadonlySet<number>): number[] =>
  [...words].flatMap(([word, weight]) => (weight === TELLING && !facts.has(word) ? word : []))

const among = <T>(some: Iterable<T>, all: { has(one: T): boolean }): T[] => [...some].filter((one) => all.has(one))

/** How much of the one title the other posting says, in its title or its text; by what its words weigh. */
function saidOf(title: string, other: Side): number {
  const words = [...contentOf(title).stems].filter((stem) => stem !== 0)
  const there = new Set([...contentOf(other.posting.title).stems, ...other.content.stems].map(wordOfStem))
  const weigh = (stems: readonly number[]) => stems.reduce((sum, stem) => sum + weightOfStem(stem), 0)
  return words.length === 0 ? 1 : weigh(words.filter((stem) => there.has(wordOfStem(stem)))) / weigh(words)
}
