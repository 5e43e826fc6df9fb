import { ASKING, LETTERS } from '../../phrases/rules.ts'

// Requests worded so plainly that no learnt weight overrules them.

const IN_LETTER = new RegExp(
  [
    String.raw`\b(?:in|with|into|on) (?:your|ur) (?:[\w-]+ )?(?:${LETTERS})\b`,
    String.raw`\b(?:tell (?:us|me)|write|explain|describe|say) why\b(?: you\b)?`,
    String.raw`\b(?:${LETTERS}) (?:should|must) (?:\w+ly |also )?(?:outline|describe|explain|include|address|state|contain|detail|mention|tell)\b`,
  ].join('|'),
  'i',
)
/** Whether a sentence says that something belongs into the letter, or asks why. */
export const belongsIntoLetter = (words: string): boolean => IN_LETTER.test(words)

/**
 * "Please", "candidates must" or an order, then a verb that hands over, then what only an applicant has: said to nobody
 * else, unless it comes back every week or is somebody else's.
 */
const HANDED_OVER = String.raw`(?:send|submit|share|provide|include|indicate|attach|upload|drop|e-?mail|forward|apply|reply|respond|comment|reach out|dm|pm|message)(?:ting|ing|ding|ed)?\b`
const THEIRS = String.raw`(?:r[eé]sum[eé]|cv|portfolio|intro\w* video|video intro\w*|pricing|price|costs?|quote|quotation|estimate|rates?|timeline|time frame|(?:expected )?salary(?: expectations?)?|offer|cover letter|experience|availability|qualifications|suitability|vision|solutions?|approach)\b`
const POLITELY = String.raw`\b(?:please|pls|plz|kindly) (?:also |clearly |briefly )*`
const TELLS = String.raw`(?:indicate|confirm|specify|state|mention|list|describe|explain|outline|demonstrate|let (?:us|me) know|tell (?:us|me))`
const ON = String.raw`(?:[^.!?\n]|\.(?=\w))`
const PLAINLY = new RegExp(
  [
    String.raw`(?:\b(?:please|pls|plz|kindly|applicants?|candidates?|must|interested|we (?:welcome|invite|encourage|ask) you to)\b${ON}{0,60}?\b${HANDED_OVER}|(?:^[^\p{L}\n]*|[,:]\s+)(?:(?:just|simply|also|then|and) )*(?:send|show (?:us|me)|submit|share|attach|include|drop|dm|pm|e-?mail|apply|comment)\b)${ON}{0,80}?\b(?:(?:your|ur|their|an?|the|any|other|fixed|updated|detailed|latest|relevant) (?:[\w-]+[ ,/]+){0,4}?${THEIRS}|(?:examples?|samples?|links?) (?:of|to) (?:\w+ )?(?:your|previous|past|similar|relevant|recent)\b|(?:similar|past|previous|relevant) (?:[\w-]+ )?(?:jobs?|projects?|works?|samples?|examples?)\b|work samples?|(?:samples|examples)[!.]?\)|you(?:['’]ve| have) (?:made|created|built|done|designed|written))`,
    String.raw`${POLITELY}${TELLS} (?:if|whether|when|what|how (?:much|long|soon|many)) you\b|${POLITELY}${TELLS}\b${ON}{0,40}\b(?:you(?:r|['’]\w+)?|(?:the )?(?:time|costs?|price|timeline))\b|\b(?:apply|submit|send|include|and) (?:and )?show proof\b`,
    String.raw`${POLITELY}(?:send|share|provide|give|show)(?: over)? (?:us|me) (?:your|ur|an?)\b`,
    String.raw`^\W*to apply\b\W*\p{L}|\bto apply:\s*\p{L}|\b(?:before|when|if) you (?:apply|bid)\b|\b(?:please|pls|kindly) (?:apply|respond|reply)\b[^.!?\n]{0,10}\bwith\b|\b(?:love|like) to see your (?:portfolio|work)\b|\btell (?:us|me) how (?:much|long)\b[^.!?\n]{0,20}\byou\b`,
  ].join('|'),
  'iu',
)
const OF_OTHERS = /\b(?:every|each|daily|weekly|on \w+days|reports?|invoices?|customers?|clients?|time ?sheets?)\b/i
/** Whether a sentence plainly asks an applicant for something. */
export const isPlainRequest = (words: string): boolean => PLAINLY.test(words) && !OF_OTHERS.test(words)

/** "To apply: …" goes on until the line ends. */
const OPENS = /\b(?:how )?to apply\W*[:,]/i
/** Whether what follows in the line is told to applicants. */
export const opensApplying = (words: string): boolean => OPENS.test(words)

const ASKED = new RegExp(
  String.raw`(?:^[^\p{L}\n]*|[,;:]\s+|\b(?:please|kindly|and|also|then)\s+)(?:${ASKING})\b|^\W*(?:an?|your|examples?|samples?|confirmation|links?)\b`,
  'iu',
)
/** Whether a sentence among those on applying orders or names something. */
export const isAsked = (words: string): boolean => ASKED.test(words)

/** "Read it well and answer questions": whoever reads it is to answer, however little the rest of the text speaks to them. */
const TOLD_TO_ANSWER =
  /\b(?:please|and|must) (?:also )?answer (?:(?:all|the|these|my|our) )*(?:following |screening )?questions\b|\banswers? to the (?:below|following) questions\b/i
/** Whether a sentence tells the reader to answer questions. */
export const isToldToAnswer = (words: string): boolean => TOLD_TO_ANSWER.test(words)
