import { isForbidden, type Reading } from '../words/rules.ts'

/** What the board takes (spec 2 §5). */
const MOST = 60
const NUMBER_WORDS = ['five', 'ten', 'fifteen', 'twenty', 'twenty[ -]five', 'thirty', 'forty', 'fifty', 'sixty']
const NUMBER_VALUES = [5, 10, 15, 20, 25, 30, 40, 50, 60]
const NUMBER = String.raw`(\d{1,3}|${NUMBER_WORDS.toReversed().join('|')})`

const POINTS = new RegExp(
  String.raw`\b(?:(at least|minimum(?: of)?|no (?:less|fewer) than|or more)|(at most|maximum(?: of)?|up to|no more than|not more than|anything (?:over|above|beyond|more than)|do(?:n['’]?t| not)\b[^.!?]{0,20}\bmore than))?\s*(?:exactly\s+)?${NUMBER}\s*(\+|or more)?\s*(?:of your\s+)?(?:(?:apply|application|job)\s+|\(?apply\)?\s*)?(?:points?|pts|ap)\b`,
  'gi',
)
const NAMED = new RegExp(
  String.raw`\b(?:apply|application)\s+points?\s*(?:to (?:use|send)\s*)?(?::|=|is|are|-|should be|must be)\s*(?:exactly\s+)?${NUMBER}\b`,
  'i',
)
const ASKS =
  /\b(?:use|using|send|spend|put|apply|applying|give|set|bid|include|allot|allocate|assign|add|attach|with|required?|needed|need|gamit|gamitin|gumamit|maglagay|lagyan|i-?send|i-?apply|mag-?apply|magbigay|considered|ignored?|please|pls|kindly|po)\b/i
const OTHER =
  /\b(?:bullet|power|story|data|talking|percentage|basis|key|pain|touch|price|selling|loyalty|reward|bonus|match|brownie|sprint|kpi|grade|check|lead scor\w+|scor\w+)s?\b|\b(?:points?|pts)\s+(?:per|for (?:each|every)|a day|each|checklist|scale|outline|of (?:sale|contact|view)|out of|ahead|plan|quiz|inspection)\b|\bearn\b/i

/** How many apply points a sentence asks for. */
export function readPoints(text: string): Reading[] {
  if (!/(?:\b|\d)(?:points?|pts|ap)\b/i.test(text) || OTHER.test(text)) return []
  const named = NAMED.exec(text)
  if (named) return reading(numberOf(named[1]), 'exactly', named.index, named[0].length)
  if (!ASKS.test(text)) return []
  for (const match of text.matchAll(POINTS)) {
    const [, least, most, number, more] = match
    const limits = /no (?:more|less)|not more|n['’]t\b/i.test(match[0])
    if (!limits && isForbidden(text, match.index)) continue
    const bound =
      most || /^\s*(?:at most|max(?:imum)?|or less|tops)\b/i.test(text.slice(match.index + match[0].length))
        ? 'most'
        : least || more
          ? 'least'
          : 'exactly'
    // "20 points, no more, no less" is exactly that.
    return reading(numberOf(number), bound, match.index, match[0].length)
  }
  return []
}

function numberOf(word: string | undefined): number {
  const at = NUMBER_WORDS.findIndex((one) => new RegExp(`^${one}$`, 'i').test(word ?? ''))
  return at < 0 ? Number(word) : (NUMBER_VALUES[at] ?? 0)
}

const reading = (points: number, bound: 'exactly' | 'least' | 'most', at: number, length: number): Reading[] =>
  points >= 1 && points <= MOST ? [{ found: { kind: 'points', points, bound }, at, length }] : []
