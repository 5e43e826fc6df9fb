import { matchesOf, phrase } from '#features/phrases/rules.ts'
import { BULLETS } from '#features/phrases/signs/rules.ts'

/** A line that long may be many that lost their breaks on the way; a shorter one is read as it stands. */
const LONG_LINE = /[^\n]{400,}/g
const [FEW_COUNTS, FEW_DASHES] = [2, 3]
/** No posting has more items in one line; a text may be made to be slow. */
const MOST_ITEMS = 150

const SIGN = phrase('gu')`(?<=\S) (?=([${BULLETS}*✅🔹🔸👉➡★☑])\s?[\p{L}\d“"])`
const DASH = /(?<=[\w.?!:;)]) (?=- [\p{Lu}*])|(?<=:) (?=- \S)/gu
const COUNT = /(?<=[\w.?!:;)]) (?=(\d)[.)] \p{Lu})/gu
/** "Suggested milestones: • …": what names the list of signs behind it. */
const NAMES_LIST = /(?<=\S)(?<!(?:^|\s)(?:[^\p{L}\d\s]|\d{1,2}[.)])) \p{Lu}[^.!?:\n]{2,60}:$/u
const LONGEST_NAME = 66
/** Where another part of a posting begins. */
const PART =
  /(?<=[\w.?!)])(?<!\b(?:Required|Preferred|Technical|Key|Main|Your)|(?:^|\s)\d{1,2}[.)]) (?=(?:How [Tt]o [Aa]pply|To [Aa]pply|Application (?:Requirements|Instructions|Process|Questions)|Screening [Qq]uestions|What (?:[Tt]o [Ii]nclude|[Ww]e [Ee]xpect)[\w ]{0,30}|Proposal (?:[Ff]ormat|[Rr]equirements)|Important(?: [Nn]otes?)?|(?:Key |Your |Main )?Responsibilities|(?:Key |Technical )?Requirements|(?:Required |Preferred )?(?:Skills|Qualifications|Experience)(?: [Rr]equired)?|Deliverables|Scope(?: of [Ww]ork)?|Budget|Timeline|Nice to [Hh]ave|Benefits|What [Ww]e [Oo]ffer|About [Uu]s|Note|Additional (?:[Ii]nfo(?:rmation)?|[Nn]otes|[Dd]etails)|Please (?:include|provide|answer|respond|reply)[\w ]{0,40}):)|(?<=\S) (?=[🚨⚠❗📌])|(?<=\S) (?=#{2,4} \*{0,2}\p{Lu})|(?<=[\p{Ll})]) (?=(?:Mention|Describe|Explain|Tell us|Send us|Send me|Include|Share|Please (?:specify|include|share|provide|send|answer)) \p{Ll})/gu

/**
 * The text with lines that lost their breaks as lines again, every letter where it was: a run of bullets, dashes or
 * numbers in one long line is a list, and what names it or opens another part of the posting stands apart.
 */
export const unfolded = (text: string): string => text.replace(LONG_LINE, apart)

function apart(line: string): string {
  const signs = matchesOf(SIGN, line)
  const often = new Set(signs.map(({ 1: sign }) => sign).filter((sign, at, all) => all.indexOf(sign) < at))
  const dashes = matchesOf(DASH, line)
  const counts = matchesOf(COUNT, line)
  const counted = counts.filter(
    ({ 1: count }, at) => count === '1' || Number(counts[at - 1]?.[1]) + 1 === Number(count),
  )
  const items = [
    ...signs.filter(({ 1: sign }) => often.has(sign)),
    ...(dashes.length >= FEW_DASHES ? dashes : []),
    ...(counted.length >= FEW_COUNTS ? counted : []),
  ].map(({ index }) => index)
  if (items.length > MOST_ITEMS) return line
  const breaks = [
    ...items,
    ...items.flatMap((at) => nameOf(line, at)),
    ...matchesOf(PART, line).map(({ index }) => index),
  ]
  const cuts = [...new Set(breaks)].toSorted((a, b) => a - b)
  return [-1, ...cuts].map((at, index) => line.slice(at + 1, cuts[index])).join('\n')
}

/** Where the words that name the list at `at` begin. */
function nameOf(line: string, at: number): number[] {
  const begin = Math.max(0, at - LONGEST_NAME)
  const match = line[at - 1] === ':' ? NAMES_LIST.exec(line.slice(begin, at)) : null
  return match ? [begin + match.index] : []
}
