import { type Content, contentOf, TELLING, weightOfStem, wordOfStem } from '../../content/rules.ts'
import { type Figure, figuresIn } from '../figures/rules.ts'

/** What a text says that hardly changes when it is written anew, however it is worded. */
export type Facts = {
  /** Programs, people, firms and places, as numbers of words in `Content`. */
  names: ReadonlySet<number>
  /** Its figures, as such numbers too. */
  numbers: ReadonlySet<number>
  /** From when to when one works, on a clock of twelve hours: `8:00-5:00` is `08:00-17:00` too. */
  hours: ReadonlySet<string>
  /** The numbers it counts something with. */
  figures: readonly Figure[]
}

/** Where most words begin with a capital letter, none of them is a name. */
const MOST_CAPITALS = 0.5
const WORD = /[\p{L}\d][\p{L}\d'’&.+#]*/gu
const CAPITAL = /^\p{Lu}/u
/** `QuickBooks`, `DocuSign`, `EKS`, `M365`. */
const INNER_CAPITAL = /\p{L}\p{Lu}|\p{L}\d/u
/** What stands before the first word of a sentence, a line or a heading. */
const BEGINS = /(?:^|[.!?:;•·*"“(/\n–—-])\s{0,3}$/u

function namesIn(text: string): Set<number> {
  const words = [...text.matchAll(WORD)]
  const capitals = words.filter(([word]) => CAPITAL.test(word))
  if (capitals.length > MOST_CAPITALS * words.length) return new Set()
  const names = words.filter(
    ({ 0: word, index }) =>
      INNER_CAPITAL.test(word) || (CAPITAL.test(word) && !BEGINS.test(text.slice(Math.max(0, index - 4), index))),
  )
  // Each in a line of its own, so that none of them is taken for a sentence about applying with the others.
  const stems = contentOf(names.map(([word]) => word).join('\n')).stems
  return new Set([...stems].filter((stem) => stem !== 0 && weightOfStem(stem) === TELLING).map(wordOfStem))
}

const NUMBER = /^\d/

/** All of its numbers, as numbers of words. */
const numbersIn = ({ plain, stems }: Content): Set<number> =>
  new Set(plain.split(' ').flatMap((word, at) => (NUMBER.test(word) ? wordOfStem(stems[at] ?? 0) : [])))

const HALF = String.raw`(?:\s?(a\.?m\b\.?|p\.?m\b\.?|a\b|p\b|noon\b|nn\b|mn\b|midnight\b))?`
const TIME = String.raw`(\d{1,2})(?:[:.](\d{2}))?${HALF}`
const FROM_TO = new RegExp(
  String.raw`(?<![\d$€£₱.,:])(?:${TIME}|(midnight|noon))\s?(?:-|–|—|to|until|till?)\s?(?:${TIME}|(midnight|noon))(?!\s?(?:hours?|hrs?|days?|weeks?|months?|years?|yrs?|%|k\b|[.,:]?\d))`,
  'gi',
)
const MORNING_TO_NIGHT = /(\d{1,2})(?:[:.](\d{2}))? in the (?:morning|evening|afternoon|night)/gi
const ZONE_BEHIND =
  /^\s?\(?(?:us |uk |ph )?(?:e[sd]t|c[sd]t|m[sd]t|p[sd]t|pht?|a[ew][sd]t|nz[sd]t|gmt|bst|utc|cet|wib|eastern|central|mountain|pacific|manila|london|sydney|[A-Z][a-z]+ time)\b/i
const HALF_DAY = 12

const timeOf = (hour: string | undefined, minute: string | undefined, named: string | undefined): string | null => {
  if (named !== undefined) return '0:00'
  const value = Number(hour)
  return hour === undefined || value > 24 ? null : `${value % HALF_DAY}:${minute ?? '00'}`
}

function hoursIn(text: string): Set<string> {
  const hours = new Set<string>()
  const plain = text.replace(MORNING_TO_NIGHT, '$1:00am')
  for (const found of plain.matchAll(FROM_TO)) {
    const [all, hour, minute, half, named, endHour, endMinute, endHalf, endNamed] = found
    const isTime = [minute, half, named, endMinute, endHalf, endNamed].some((part) => part !== undefined)
    const behind = plain.slice(found.index + all.length, found.index + all.length + 16)
    if (!isTime && !ZONE_BEHIND.test(behind) && !/^(?:[6-9]|1[0-2]) ?(?:to|-|–) ?[2-6]$/.test(all)) continue
    const [start, end] = [timeOf(hour, minute, named), timeOf(endHour, endMinute, endNamed)]
    if (start !== null && end !== null) hours.add(`${start}-${end}`)
  }
  return hours
}

/** The facts of a description; `content` is what its words say. */
export const factsOf = (text: string, content: Content): Facts => ({
  names: namesIn(text),
  numbers: numbersIn(content),
  hours: hoursIn(text),
  figures: figuresIn(content),
})
