import { article } from '../deeds/articles.ts'
import { capital } from '../deeds/words.ts'

/** Asks for a story that a deed of the same work can stand for. */
export const STORY = /\b(?:tell us about|example of|describe|a time|most|proud|achievement|similar)\b/
const DID =
  'supported|handled|managed|filled|hired for|run|edited|made|built|written|designed|assisted|grown|led|planned|sold|taught|done|processed'
/** What only somebody who did such work can tell a story of: "the most demanding executive you supported". */
const STORY_OF = new RegExp(
  String.raw`\b(executive|ceo|founder|client|account|brand|campaign|project|channel|team|property|portfolio|store|shop|event|website|patient|candidate|course|podcast|budget|product|tenant|class|role|position|vacancy)s?(?: that| which| who)? (?:you|youve|you ve|you have) (${DID})\b`,
)
export const HAVE_YOU =
  /^have you (?:ever )?((?:worked (?:with|for|in|on)|looked after|taken care of|taught|sold|managed|handled|edited|written|planned|supported|run|done)) (.{3,60}?)(?: before| yet| in the past)?$/

/** "How many takeoffs have you done", "which brands have you handled". */
const COUNTED = new RegExp(
  String.raw`\b(?:how many|which|what) ((?:\w+ )?\w+) (?:have you|you have|you ve|youve) (?:ever )?(${DID})(?: before| so far)?$`,
)
/** Asks for what somebody has done in such work before: "the channels you managed". */
const DONE_BEFORE = new RegExp(String.raw`(?<!\bhow )\b(?:you|you ve|youve|have you) (?:have )?(?:ever )?(?:${DID})\b`)

/** What anybody makes, whatever their work. */
const NOT_WORK =
  /\b(?:yourself|process|system|workflow|procedure|problem|issue|bug|a piece|something|mistakes?|errors?|decisions?|choices?|changes?|progress|friends?|impact)\b/

/**
 * What hardly anybody writes into a profile though they have it: that a profile is silent about it says nothing.
 */
const LEFT_OUT =
  /\b(?:confidential\w*|sensitive|privat\w*|privacy|secrets?|nda|remote(?:ly)?|from home|home ?based|wfh|laptop|computer|headset|time ?track\w*|hubstaff|time doctor|screenshots?|(?:phone|video|zoom) calls?|on the phone|zoom|(?:us|usa|u s|uk|american|australian|western|foreign|international|overseas|abroad) (?:\w+ )?(?:clients?|customers?|compan(?:y|ies)|employers?|hours|team)|(?:client|employer|boss|team)s? (?:abroad|overseas|from (?:the )?(?:us|usa|uk|australia))|under pressure|deadlines?|in a team|independently|by yourself|alone)\b/
export const isLeftOut = (asked: string): boolean => LEFT_OUT.test(asked)

/** Whether any word of a text is the person's own, and whether all of the work is new to them. */
type Lack = { has: (text: string) => boolean; all: boolean }
/** A story of work somebody never did, and "have you worked with …" where no word of it is theirs; without its full stop. */
export function neverDid(asked: string, { has, all }: Lack): string {
  const [, thing = '', did = ''] = (STORY.test(asked) ? STORY_OF.exec(asked) : null) ?? []
  if (thing !== '' && !has(thing)) return `I have not ${did} ${article(thing)} ${thing} yet`
  const [, counted = '', done = ''] = (all ? COUNTED.exec(asked) : null) ?? []
  if (counted !== '' && !has(counted.replace(/\bwork\b/, ''))) return `I have not ${done} any ${counted} yet`
  const [, verb = '', what = ''] = HAVE_YOU.exec(asked) ?? []
  return what !== '' && all && !has(what) ? `No, I have not ${verb} ${what} yet` : ''
}

/** What was done in such work before, asked of somebody to whom all of it is new. */
export function noneBefore(asked: string, doing = ''): string {
  if (!DONE_BEFORE.test(asked) || NOT_WORK.test(asked)) return ''
  return doing === ''
    ? 'I have not done such work for anybody yet'
    : `${capital(doing)} is something I have not done for anybody yet`
}
