import { article, isSomebody } from './articles.ts'
import { lowered } from './nouns.ts'
import { isPast } from './verbs.ts'

/** "Around 45 projects, mostly shops", "212 closed transactions in 2024": so many somebody had. */
// bounded: three words between the number and the thing
const SO_MANY =
  /^(?:(?:around|about|over|more than|up to|nearly|almost|at least) )?\d[\d,.]*(?:\+|k)?(?: ?(?:-|–|to) ?\d[\d,.]*)? (?:(?!(?:years?|months?|hours?|days?|units)\b)[\p{L}/-]+ ){0,3}?(projects|transactions|clients|accounts|leads|deals|sales|files|sites|websites|stores|campaigns|students|patients|bookings|placements|closings)\b(?! (?:from|by|came|went)\b)/iu
const WORKED_ON = /^(?:projects|sites|websites|stores|campaigns)$/i

/** What a line about a thing does not begin with. */
const NO_THING =
  /^(?:with|in|on|at|as|for|to|from|by|of|about|the|this|that|these|those|an?|my|our|and|or|basics?|basic|advanced|fluent|able|ability|good|strong|excellent|proficien\w+|knowledge|experience\w*|familiar\w*|expert\w*|skill\w*|member|graduate|certif\w+|awardee|training|seminar|top|best|no|not|increase|decrease|instructor|thesis|worked|years?|year|more|less|willing|open|fast|hard\w*|loyal|dedicated|motivated|organized)\b/i
/** Finite verbs: what has one is a sentence about a thing. */
const FINITE = /\b(?:is|are|was|were|has|have|had|can|will|would|came|went|got|received|reached|became|did|does)\b/i
/** What says of a thing that it was worked on. */
const OF_SOMETHING = / (?:of|for|with|in|to|on|from|across)\b|, /i
/** One thing that is built or kept. */
const ONE_THING =
  /^(?:[\p{L}-]+ ){0,2}(?:store|website|site|page|app|plugin|dashboard|template|database|tracker|funnel|workflow|chatbot|portal|channel|podcast|newsletter)$/iu
/** Names of work, and things that are handled in numbers. */
const WORK =
  /(?:tions?|ments?|ings?|ances?|sis|ses|quests?|sheets?|forms?|files|reports|sequences|emails|updates|entries|lists|deposits|plans|papers|creation|inventory|audits?|proposals?|campaigns|copy|content|migrat\p{L}*|brochures)$/iu
/** "Ads Manager", "Wipro Philippines": a name. */
const NAME = /^\P{Lu}*\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}/u

// bounded: no bracket within another one
const ASIDE = / ?\([^()]*\)/g

/** A line that names a thing somebody worked on, or how many of it they had, as a deed; null for all else. */
export function ofNamedThing(line: string): string | null {
  const [, things = ''] = SO_MANY.exec(line) ?? []
  const bare = line.replace(ASIDE, '')
  const isSaid =
    FINITE.test(bare) ||
    bare
      .split(/[\s,()]+/)
      .some(
        (word) =>
          isPast(word.toLowerCase()) && !/^(?:closed|qualified|booked|signed|paid|sponsored|hacked)$/i.test(word),
      )
  if (isSaid) return null
  if (things !== '')
    return `${WORKED_ON.test(things) ? 'worked on' : 'had'} ${lowered(line).replace(/ average$/, ' on average')}`
  if (/^full ownership of /i.test(line)) return `had ${lowered(line)}`
  if (NO_THING.test(line) || !OF_SOMETHING.test(line) || NAME.test(line)) return null
  const [head = ''] = line.split(/ (?:of|for|with|in|to|on|from|across|by|using|when|at|and)\b|[,(]/i)
  if (isSomebody(head)) return null
  if (ONE_THING.test(head)) return `worked on ${article(head)} ${lowered(line)}`
  const the = !head.endsWith('s') && (line.split(/[,(]/)[0] ?? '').includes(' of ') ? 'the ' : ''
  return WORK.test(head.trim()) ? `took care of ${the}${lowered(line)}` : null
}
