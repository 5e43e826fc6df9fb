import { listed, matchesOf } from '#features/phrases/rules.ts'
import { isForbidden, isToApplicants, type Reading } from '../words/rules.ts'

/** What the board takes (spec 2 §5). */
const MOST = 60
const SMALL_WORDS = listed('one two three four five six seven eight nine ten')
const NUMBER_WORDS = [
  ...SMALL_WORDS,
  'fifteen',
  'twenty',
  'twenty[ -]five',
  'thirty',
  'forty',
  'fifty',
  'sixty',
  'a single',
]
const NUMBER_VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 15, 20, 25, 30, 40, 50, 60, 1]
/** "Three points" are mostly something else than what the board takes. */
const FEW_OF_SOMETHING = /^(?:one|two|three|four|six|seven|eight|nine|a single)$/i
const SPENT = /\b(?:spend|boost|bid)\b/i
const NUMBER = String.raw`(\d{1,3}|${NUMBER_WORDS.toReversed().join('|')})`

const POINTS = new RegExp(
  String.raw`\b(?:(at least|min(?:imum|\.)?(?: (?:bid|boost|spend|offer))?(?: (?:of|is))?:?|no (?:less|fewer) than|less than|fewer than|below|under|or more)|(at most|max(?:imum|\.)?(?: of)?|up to|no more than|not more than|anything (?:over|above|beyond|more than)|do(?:n['’]?t| not)\b[^.!?]{0,20}\bmore than))?\s*(?:exactly\s+)?${NUMBER}(?:\s*\(\d{1,2}\))?\s*(\+|or more)?\s*(?:of your\s+)?(?:(?:apply|application|job)\s+|\(?apply\)?\s*)?(?:points?|pts|ap)\b`,
  'gi',
)
const NAMED = new RegExp(
  String.raw`\b(?:(?:apply|application)\s+(?:points?|pts)(?:\s*to (?:use|send|spend))?|points? to (?:use|send|spend))\s*(?::|=|is|are|-|to|should be|must be)\s*(?:(?:please|kindly|exactly|just|only|use|give|send|put|allot|allocate|assign|spend|set)\s+){0,3}${NUMBER}\b`,
  'i',
)
/** "Points: 5" */
const ALONE = new RegExp(String.raw`^[^\p{L}\d]*(?:\d[).]\s*)?points?\s*[:=]\s*${NUMBER}\W*$`, 'iu')
/** "Points: please don't use more than 5" */
const NO_MORE = new RegExp(
  String.raw`^[^\p{L}\d]*(?:\d[).]\s*)?(?:apply )?points?\s*[:–—-]\s*(?:please |pls |kindly )?(?:do not|don['’]?t|never) (?:use|send|spend|give|put|bid) (?:any )?more than ${NUMBER}\b`,
  'iu',
)
const ASKS =
  /\b(?:use|using|send|spend|put|apply|applying|give|set|bid|include|allot|allocate|assign|add|attach|with|required?|needed|need|gamit|gamitin|gumamit|maglagay|lagyan|i-?send|i-?apply|mag-?apply|magbigay|considered|ignored?|skip(?:ped)?|deleted|rejected|read|please|pls|kindly|po)\b/i
const OTHER =
  /\b(?:bullet|power|story|data|talking|percentage|basis|key|pain|touch|price|selling|match|brownie|check)[\s-]*(?:points?|pts)\b|\b(?:points?|pts) for (?:effort|participation|attendance|homework|good|each|every)\b|\b(?:loyalty|rewards?|bonus(?:es)?|sprints?|kpis?|grades?|scor\w+|pass(?:ing)? mark|quiz)\b|\b(?:points?|pts)\s+(?:per|for (?:each|every)|a day|each|checklist|scale|outline|of (?!your\b)|out of|ahead|plan|quiz|inspection)\b|\bearn\b|\b(?:adds?|adding) \w+ (?:points?|pts) to\b/i

/** Points of the work: somebody else's. */
const GIVEN =
  /\b(?:give|award|assign|add|deduct|grant|bigyan)\b[^.!?]{0,30}\b(?:students?|pupils?|patients?|customers?|leads?|players?|users?|members?|kids|child(?:ren)?|agents?|teams?|scores?)\b|\b(?:students?|players?|users?|members?|customers?)\s+(?:use|get|earn|spend|collect|have)\b|\bpoints?\s+to\s+(?:the |each |every |our |a )?(?:students?|pupils?|patients?|customers?|leads?|players?|users?|members?|scores?)\b/i
/** Named as the board names them: then no verb has to say that they are to be used. */
const OURS = /\b(?:apply|application)\s+(?:points?|pts)\b/i

const SHORT = /\b(min|max)\.\s*$/i

/**
 * How many apply points a sentence asks for (spec 2 §5); among duties (`work`) only one said to applicants. What stands
 * `before` counts because of the full stop in "min. 5 points".
 */
export function readPoints(text: string, work = false, before = '', applying = false): Reading[] {
  if (!/(?:\b|\d)(?:points?|pts|ap)\b/i.test(text) || OTHER.test(text) || GIVEN.test(text)) return []
  if (work && !isToApplicants(text)) return []
  const named = NAMED.exec(text)
  const alone = applying ? ALONE.exec(text) : null
  if (alone) return reading(numberOf(alone[1]), 'exactly', alone.index, alone[0].length)
  const less = NO_MORE.exec(text)
  if (less) return reading(numberOf(less[1]), 'most', less.index, less[0].length)
  if (named) return reading(numberOf(named[1]), 'exactly', named.index, named[0].length)
  if (!applying && !ASKS.test(text) && !OURS.test(text)) return []
  for (const match of matchesOf(POINTS, text)) {
    const [, least, most, number, more] = match
    const limits = /(?:less|fewer) than|below|under|no more|not more|n['’]t\b/i.test(match[0])
    if (!limits && isForbidden(text, match.index)) continue
    if (FEW_OF_SOMETHING.test(number ?? '') && !OURS.test(match[0]) && !SPENT.test(text)) continue
    const behind = text.slice(match.index + match[0].length)
    const short = text.slice(0, match.index).trim() === '' ? SHORT.exec(before)?.[1]?.toLowerCase() : undefined
    const bound =
      most ||
      short === 'max' ||
      /^\s*(?:at most|max(?:imum)?|or less|or fewer|tops|(?:is|are) (?:plenty|more than enough))\b/i.test(behind)
        ? 'most'
        : least ||
            more ||
            short === 'min' ||
            /^\s*(?:(?:please|pls|po)?,? ?(?:and )?(?:no|not) (?:less|fewer)(?!,? (?:and )?no)|at least|min(?:imum)?|(?:or|and) (?:up|above|more|higher|over)|pataas)\b/i.test(
              behind,
            )
          ? 'least'
          : 'exactly'
    const from = /\b(\d{1,2})\s?(?:-|–|to|(?<=\bbetween \d{1,2} )and)\s?$/.exec(text.slice(0, match.index))?.[1]
    if (from) return reading(Number(from), 'least', match.index, match[0].length)
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
