import { plainTimes, rangesIn } from './clock.ts'
import { aheadIn, firstZone } from './zones.ts'

/** A part of the day in Manila, in minutes; past midnight it goes on beyond 1440. */
export type Span = readonly [number, number]
/** What somebody refuses begins so. */
export const REFUSAL = /^(?:no|not|never|except)\b/i

const [HOUR, DAY] = [60, 1440]
/** "After 5pm" is the evening and the night. */
const UNTIL_MORNING = 14 * HOUR
const SLOTS: readonly [RegExp, Span][] = [
  [/\b(?:US|USA|EST|PST|CST|Eastern|Pacific)\b/, [20 * HOUR, 34 * HOUR]],
  [/\b(?:night|graveyard)/i, [20 * HOUR, 34 * HOUR]],
  [/\bevening/i, [17 * HOUR, 25 * HOUR]],
  [/\bmorning/i, [5 * HOUR, 12 * HOUR]],
  [/\bafternoon/i, [12 * HOUR, 18 * HOUR]],
  [/\bmid(?:[ -]?shift|day)?\b/i, [13 * HOUR, 24 * HOUR]],
  [/\bday (?:or|and|\/) (?:mid|afternoon|evening|night)\b/i, [5 * HOUR, 19 * HOUR]],
  [/\b(?:day ?shift|daytime|office hours|AU|Australian)\b/i, [6 * HOUR, 19 * HOUR]],
]
/** Hours of Britain beside others: "UK hours or US East until 2am". */
const BRITISH = /\b(?:UK|British|GMT|BST)(?: time| business| office| working)* hours\b/i
const BRITISH_DAY: Span = [15 * HOUR, 26 * HOUR]
const ABROAD = /\b(?:US|USA|EST|PST|CST|Eastern|Pacific)\b/
const THEIR_CLOCK =
  /\b(?:[ECPM][SD]?T|Eastern|Pacific) (?:time )?(?:mornings?|afternoons?|evenings?)\b|\b(?:mornings?|afternoons?|evenings?),? (?:[ECPM][SD]?T|Eastern|Pacific)\b/i
/** A morning in America is late in the evening. */
const LATE = 20 * HOUR
const EDGE = /\b(after|from|before|until|till) (\d{1,2}) ?(am|pm)\b(?! ?(?:-|–|to|until))/gi
/** The hours of the day somebody names, as those of Manila. */
export function slotsOf(own: string): readonly Span[] | null {
  const said = plainTimes(own)
  const ranges = rangesIn(said).map(({ from, to, end }): Span => {
    const zone = firstZone(said.slice(end, end + 60).split(/\d/)[0] ?? '')?.zone
    // Whose clock is named and moves is left to the words for it.
    const ahead = zone ? aheadIn({ ...zone, saves: '' }, new Date(0)) : 0
    return [from + ahead, to + ahead + (to <= from ? DAY : 0)]
  })
  const clock = THEIR_CLOCK.test(own) ? firstZone(said)?.zone : undefined
  const edges = [...said.matchAll(EDGE)].map(([, edge = '', hour, half]): Span => {
    const at = ((Number(hour) % 12) + (half?.toLowerCase() === 'pm' ? 12 : 0)) * HOUR
    // "Mornings EST until noon" is the morning there.
    const ahead = clock && at < LATE ? aheadIn({ ...clock, saves: '' }, new Date(0)) : 0
    if (ahead !== 0)
      return [
        (/after|from/i.test(edge) ? at : 5 * HOUR) + ahead,
        (/after|from/i.test(edge) ? at + 9 * HOUR : at) + ahead,
      ]
    if (/after|from/i.test(edge)) return [at, at + UNTIL_MORNING]
    // Until midnight, and into the night, is the evening before.
    const until = at <= 5 * HOUR ? at + DAY : at
    return [ABROAD.test(own) && until >= LATE ? LATE : 5 * HOUR, until]
  })
  const words =
    ranges.length + edges.length > 0
      ? []
      : (THEIR_CLOCK.test(own) ? SLOTS.slice(0, 1) : SLOTS).flatMap(([says, slot]) =>
          says.test(withoutRefused(own)) ? [slot] : [],
        )
  const named = BRITISH.test(withoutRefused(own)) ? [BRITISH_DAY] : []
  const all = [...ranges, ...edges, ...named, ...words]
  return all.length === 0 ? null : all
}
/** What somebody offers, without what they refuse. */
export const withoutRefused = (own: string): string =>
  own
    .split(/,\s*/)
    .filter((piece) => !REFUSAL.test(piece))
    .join(', ')
