import { article } from './letter-articles.ts'

/** Asks for a story that a deed of the same work can stand for. */
export const STORY = /\b(?:tell us about|example of|describe|a time|most|proud|achievement|similar)\b/
/** What only somebody who did such work can tell a story of: "the most demanding executive you supported". */
const STORY_OF =
  /\b(executive|ceo|founder|client|account|brand|campaign|project|channel|team|property|portfolio|store|shop|event|website|patient|candidate|course|podcast|budget|product|tenant|class)s?(?: that| which| who)? (?:you|youve|you ve|you have) (supported|handled|managed|run|edited|made|built|written|designed|assisted|grown|led|planned|sold|taught)\b/
export const HAVE_YOU =
  /^have you (?:ever )?((?:worked (?:with|for|in|on)|taught|sold|managed|handled|edited|written|planned|supported|run|done)) (.{3,60}?)(?: before| yet| in the past)?$/

const HOW_MANY = /^how many ((?:\w+ )?\w+) have you (?:done|made|handled|edited|written|managed|sold|processed)\b/

/** Whether any word of a text is the person's own, and whether all of the work is new to them. */
type Lack = { has: (text: string) => boolean; all: boolean }
/** A story of work somebody never did, and "have you worked with …" where no word of it is theirs. */
export function neverDid(asked: string, { has, all }: Lack): string {
  const [, thing = '', did = ''] = (STORY.test(asked) ? STORY_OF.exec(asked) : null) ?? []
  if (thing !== '' && !has(thing)) return `I have not ${did} ${article(thing)} ${thing} yet.`
  const [, counted = ''] = (all ? HOW_MANY.exec(asked) : null) ?? []
  if (counted !== '' && !has(counted)) return 'None yet, as this work would be new to me.'
  const [, verb = '', what = ''] = HAVE_YOU.exec(asked) ?? []
  return what !== '' && all && !has(what) ? `No, I have not ${verb} ${what} yet.` : ''
}
