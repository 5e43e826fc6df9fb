import * as phrases from '../../phrases/rules.ts'
import { isFact } from '../kinds/rules.ts'

const BEGINS_ANEW = new RegExp(String.raw`^(?:${phrases.QUESTIONING}|your|ur|an?|the|if)\b`, 'i')
/** "… and why you love it", "… and what you did", "a place where you felt you belonged": says more of the same. */
const TELLS_MORE =
  /^(?:why|how|what) (?:you (?:\w+ )?(?:it|them|that|this|him|her)|(?:it|that|this(?! (?:job|role|position|post|company|project|work|team|field|gig)\b)|they)\b[^,]{0,40}|you did)\W*$/i
/** "A place where you felt you belonged" */
const SAYS_WHICH =
  /^(?:where|when|which|who|whose|whom) (?:you|it|they|that|this) (?:\w+ly )?(?:felt|were|was|had|did|made|got|went|took|\w+ed)\b/i
/** "What you learned", "how you kept on top of it": says no more than of what it is about. */
const OF_IT = /\b(?:it|its|them|that|there|then|him|her|they|this|so)\W*$|^\S+(?: \S+){0,3}$/i
/** "Where you had your OJT and your tasks there" */
const POINTS_INTO = /^(?:your|the|what|how|who)\b[^,;]{0,50}\b(?:there|then|with them|(?:in|of|on|with|about) it)\W*$/i

/** What belongs to the words before it by how it begins, or by what they end with. */
const isPartOf = (last: string, words: string, parted: string): boolean =>
  (!parted.includes(',') && POINTS_INTO.test(words) && BEGINS_ANEW.test(last)) ||
  (/\b(?:of|between) \d+$/.test(last) && /^\d/.test(words)) ||
  // "With a broker and not, say, an agency": an example of the same.
  /, (?:say|for example|for instance|e\.g\.)$/i.test(last) ||
  /^(?:why|how|how \w+ly|what for|for how long|since when)(?:,?\s+(?:in|using|with) (?:\d|one|two|three|a)\b[^,]*)?\W*$/i.test(
    words,
  ) ||
  (/,\s+(?:or|but not)\s+[^,]+$/i.test(last) &&
    /^(?:why|what|how|when)\b/i.test(last) &&
    /^(?:your|my|the|an?)\b/i.test(words)) ||
  /^(?:(?:your|their|the)\s+)?(?:current|present|desired|hourly|monthly|weekly|daily|fixed)$/i.test(last) ||
  (/^who\b/i.test(last) && /^why\b/i.test(words)) ||
  (/\b(?:days?|dates?)$/i.test(last) && /^(?:hours|times?|shifts?)\b/i.test(words)) ||
  /^if (?:so|not|yes)\b/i.test(words) ||
  // "Your grandparents, or an older person you are close to"
  /^,?\s+or\s/i.test(parted) ||
  // "A client says they were dropped, what do you do": a case before its question.
  (/^(?:an? |the |your |our )?(?:client|customer|guest|caller|patient|tenant|lead|boss|user|vendor|supplier|student|parent)s?\b[^,]*\b(?:says?|asks?|wants?|calls?|refuses?|is|are|has|have|sends?|writes?)\b/i.test(
    last,
  ) &&
    /^(?:what|how|whats|who)\b/i.test(words)) ||
  // "The difference between accrual and cash basis"
  (!parted.includes(',') && /\b(?:differences? between|pagkakaiba ng)\s[^,]+$/i.test(last))

/**
 * "A time you failed and what you learned", "your favourite and why": one question. `parted` is what stands between:
 * behind a comma only what speaks of the same thing goes on.
 */
export const goesOn = (last: string, words: string, parted = ''): boolean =>
  isPartOf(last, words, parted) ||
  // "The name of a bird, any bird"
  (/^any \w+\W*$/i.test(words) && last.toLowerCase().endsWith(words.toLowerCase().replace(/^any |\W+$/g, ''))) ||
  // "Which you would drop and the reason"
  (BEGINS_ANEW.test(last) && /^(?:the|your) reasons?(?: (?:why|for (?:it|that|this|your \w+)))?\W*$/i.test(words)) ||
  // "How you would open it with a torch, a wire brush and a rule"
  (BEGINS_ANEW.test(last) &&
    /\b(?:with|without|using|have|has|had|only|nothing but) (?:(?:only|just) )?(?:an?|no) [\w-]+(?: [\w-]+)?(?:, an? [\w-]+(?: [\w-]+)?){0,4}(?:,? and)?$/i.test(
      last,
    ) &&
    /^an? (?!(?:short|brief|quick)\b)[\w-]+(?: [\w-]+){0,3}$/i.test(words)) ||
  /^if (?:you (?:do|have|can|did|are)|any|so|relevant|possible|applicable|available|needed)\W*$/i.test(words) ||
  TELLS_MORE.test(words) ||
  ((!parted.includes(',') || /^(?:an?|the|one|any)\b/i.test(last)) && SAYS_WHICH.test(words)) ||
  (/\b(?:about|on) you(?:rself)?$/i.test(last) && /^(?:your|ur)\b/i.test(words) && !isFact(words)) ||
  (/\b(?:skills|qualifications|background|yourself|education|training|expertise)$/i.test(last) &&
    /^(?:experience|background|skills|expertise)\b/i.test(words)) ||
  (/^(?:which|what)\s+\p{L}+$/iu.test(last) && !BEGINS_ANEW.test(words)) ||
  (/^(?:an?|the|one|your|any)\b/i.test(last) &&
    (!parted.includes(',') || OF_IT.test(words)) &&
    !/\babout you$/i.test(last) &&
    /\byou\b|\b(?:time|mistake|story|problem)\b/i.test(last) &&
    /^(?:what|how|why)\b(?! (?:soon|many|much|is|are|do|your)\b)/i.test(words))
