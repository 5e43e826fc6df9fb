/**
 * The words of a text that say what the work is, in their order: one number for each word, 0 for one that any posting may
 * have. `runs` are its runs of three words, where they stand.
 */
export type Content = { stems: Uint16Array; runs: Int32Array }

/** `invoice` and `invoices`, `schedule` and `scheduling` are one word, and so is one with two letters exchanged. */
const STEM = 5
const MOST_WORDS = 500

function stemOf(word: string): number {
  let stem = 0
  for (let at = 0; at < word.length && at < STEM; at += 1) stem += Math.imul(word.charCodeAt(at) + 7, 0x9e3779b1) >>> 8
  return ((stem >>> 16) ^ stem) & 0xffff || 1
}

/** Words of every posting: about looking for people, applying, what is offered, and small words. */
const COMMON =
  'a about above abroad after all also always am an and any anyone apply applicants application applications applying are around as ask asap at attention availability available back based be because been before begin being benefits best bonus both but by call call candidate candidates can career click client clients come communication company competitive computer contact contract cover could cv daily day days detail details do does duties each eager email employee employer english ensure equal every everybody everyone everything excellent experience experienced fast fill filipino first fit fluent for form free friendly from full fully get give go good great group growing had handle hard has have hear help here hi high him hire hiring home hour hourly hours how if ideal immediately in include including info interested interview into internet is it its job join just keep kind know knowledge lead least let like line link living long look looking loom love make manage many may me meet message minimum month monthly more most must my name need needed needs never new next nice no not notice now of off offer ok on once one only open opportunity or order organised our out over own part pay people per period person philippine philippines phone please plus portfolio position previous process proven provide put questions rate read ready real reliable remote reply report requirements required responsible responsibilities resume right role same sample samples search seek seeks seeking send set shift short should show skills small so solid some somebody someone stable start strong subject submit success successful such support system take task tasks team tell term test than thank that the their them then there these they thing think this those three thru time times to today together training two type under until up us use used using very video voice wait want wanted was way we week weekly weeks well were what when where which while who will willing with within without word work worked worker workers working world would write written january february march april june july august september october november december monday tuesday wednesday thursday friday saturday sunday sir madam ms mr year years yes you your yourself'
const COMMON_STEMS: ReadonlySet<string> = new Set(COMMON.split(' '))
const LEAST_LETTERS = 3

/** @param plain the words of a text, small and a single space apart */
export function contentOf(plain: string): Content {
  const words = plain.split(' ', MOST_WORDS)
  const stems = new Uint16Array(words.length)
  const runs = new Int32Array(words.length)
  let [first, second] = [0, 0]
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? ''
    stems[at] = word.length >= LEAST_LETTERS && !COMMON_STEMS.has(word) ? stemOf(word) : 0
    let third = 0x811c9dc5
    for (let letter = 0; letter < word.length; letter += 1) {
      third = Math.imul(third ^ word.charCodeAt(letter), 0x01000193)
    }
    runs[at] = Math.imul(Math.imul(first, 31) + second, 31) + third
    first = second
    second = third
  }
  return { stems, runs }
}

/** What two texts say of the work in other words. */
export type Rewording = {
  /** Words the shorter text says of the work, and how many of them the other one has too. */
  words: number
  shared: number
  /** Of the words outside of what both have word for word, the part that the other text has; of either text, the lower of both where they are about as long. */
  again: number
  /** Words of the work that only the one, only the other has; the lower of both. */
  onlyOne: number
}

/** One text may be so much shorter than the other and still be the same in other words. */
const ABOUT_AS_LONG = 0.5

/** What is compared of a text: its words in their order, and its runs of words sorted. */
export type Worded = { content: Content; shingles: Int32Array }

const [OWN, THEIRS, REST, THEIR_REST] = [1, 2, 4, 8] as const
/** Where a word was seen, by its number; empty between two comparisons, so that none has to make it. */
const seen = new Uint8Array(0x10000)

/** @param boilerplate runs of words that say nothing of this job */
export function rewordingOf(one: Worded, other: Worded, boilerplate: ReadonlySet<number>): Rewording {
  note(one.content, OWN, REST, { shared: other.shingles, boilerplate })
  note(other.content, THEIRS, THEIR_REST, { shared: one.shingles, boilerplate })
  const count = { own: 0, theirs: 0, both: 0, rest: 0, restAgain: 0, theirRest: 0, theirRestAgain: 0 }
  for (const { stems } of [one.content, other.content]) {
    for (const stem of stems) {
      const marks = seen[stem] ?? 0
      if (marks === 0) continue
      seen[stem] = 0
      const [own, theirs] = [marks & OWN, (marks & THEIRS) >> 1]
      count.own += own
      count.theirs += theirs
      count.both += own & theirs
      const [rest, theirRest] = [(marks & REST) >> 2, (marks & THEIR_REST) >> 3]
      count.rest += rest
      count.restAgain += rest & theirs
      count.theirRest += theirRest
      count.theirRestAgain += theirRest & own
    }
  }
  const words = Math.min(count.own, count.theirs)
  const parts = [
    { size: count.rest, part: count.rest === 0 ? 1 : count.restAgain / count.rest },
    { size: count.theirRest, part: count.theirRest === 0 ? 1 : count.theirRestAgain / count.theirRest },
  ] as const
  return { words, shared: count.both, again: againOf(...parts), onlyOne: words - count.both }
}

type Part = { size: number; part: number }

/** A text that is much shorter leaves out much of the other: there only what the shorter one says counts. */
function againOf(one: Part, other: Part): number {
  const [few, many] = one.size <= other.size ? [one, other] : [other, one]
  return few.size >= ABOUT_AS_LONG * many.size ? Math.min(few.part, many.part) : few.part
}

type Known = { shared: Int32Array; boilerplate: ReadonlySet<number> }

/** Marks every word of the work with `said`, and with `rest` too where it stands in no run that the other text has. */
function note({ stems, runs }: Content, said: number, rest: number, { shared, boilerplate }: Known): void {
  const [isShared, isCommon] = [new Uint8Array(runs.length), new Uint8Array(runs.length)]
  for (let at = 2; at < runs.length; at += 1) {
    const run = runs[at] ?? 0
    if (holds(shared, run)) isShared[at] = isShared[at - 1] = isShared[at - 2] = 1
    if (boilerplate.size > 0 && boilerplate.has(run)) isCommon[at] = isCommon[at - 1] = isCommon[at - 2] = 1
  }
  for (let at = 0; at < stems.length; at += 1) {
    const stem = stems[at] ?? 0
    if (stem === 0 || isCommon[at] === 1) continue
    seen[stem] = (seen[stem] ?? 0) | said | (isShared[at] === 1 ? 0 : rest)
  }
}

function holds(sorted: Int32Array, wanted: number): boolean {
  let [from, to] = [0, sorted.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((sorted[middle] ?? 0) < wanted) from = middle + 1
    else to = middle
  }
  return sorted[from] === wanted
}
