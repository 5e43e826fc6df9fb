import type { Content } from '../rules.ts'

/** What stands in the one text where the other has something else: where it begins, and where it is over. */
type Stretch = readonly [from: number, to: number]
/** What two texts have between two places that both have. */
export type Exchange = readonly [own: Stretch, theirs: Stretch]

const RUN = 3
const TWICE = -1

/** Where every run of three words ends that a text has once. */
function onceIn({ runs }: Content): Map<number, number> {
  const ends = new Map<number, number>()
  for (let at = RUN - 1; at < runs.length; at += 1) {
    const run = runs[at] ?? 0
    ends.set(run, ends.has(run) ? TWICE : at)
  }
  return ends
}

type Place = { own: number; theirs: number; before: Place | null }

/** The places that both texts have once, as many as stand in one order in both: what was moved is left out. */
function placesIn(one: Content, other: Content): Place[] {
  const there = onceIn(other)
  /** Per length of a row of places the one that ends first in the other text. */
  const rows: Place[] = []
  for (const [run, own] of onceIn(one)) {
    const theirs = there.get(run) ?? TWICE
    if (own === TWICE || theirs === TWICE) continue
    let [low, high] = [0, rows.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((rows[middle]?.theirs ?? 0) < theirs) low = middle + 1
      else high = middle
    }
    rows[low] = { own, theirs, before: rows[low - 1] ?? null }
  }
  const places: Place[] = []
  for (let place = rows.at(-1) ?? null; place; place = place.before) places.push(place)
  return places.toReversed()
}

/** What each of two texts has where the other has something else, in the order of the texts. */
export function exchangesIn(one: Content, other: Content): Exchange[] {
  const exchanges: Exchange[] = []
  let [own, theirs] = [0, 0]
  const addUpTo = (ownEnd: number, theirEnd: number) => {
    if (ownEnd > own && theirEnd > theirs)
      exchanges.push([
        [own, ownEnd],
        [theirs, theirEnd],
      ])
  }
  for (const place of placesIn(one, other)) {
    addUpTo(place.own - RUN + 1, place.theirs - RUN + 1)
    own = place.own + 1
    theirs = place.theirs + 1
  }
  addUpTo(one.runs.length, other.runs.length)
  return exchanges
}
