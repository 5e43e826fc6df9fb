import { oneOf } from '#features/phrases/rules.ts'

/** How much before a question may say whom it is for. */
const BEFORE = 160

/** Whoever needs help with applying is told what to write; nobody else is. */
const OF_HELP =
  /\b(?:accommodations?|disabilit(?:y|ies)|disabled|special assistance|assistance (?:completing|with|in)|alternative (?:method|format)|reasonable adjustments?|pronouns|adjustments? (?:to|during|for|you need))\b/i
/** Said of the firm's own forms and of the law. */
const OF_FORMS =
  /\b(?:vaccinat\w+|uploading a r[ée]sum[ée]|application fields|government-issued|we may collect|protected (?:status|veteran)|salary range (?:posted|for this)|about a friend|referr?ing? a friend)\b/i
/** An address or a person to turn to stands below these. */
const TO_TURN_TO =
  /\b(?:contact|call|e-?mail|write to|reach(?: out to)?|speak (?:to|with)|recruiters?|enquiries|to)\s*:\s*[-•–*\s]*$/i
const NAME_OR_NUMBER = /^[^\p{L}\d]*(?:\p{Lu}[\p{L}.'’-]+(?:\s+\p{Lu}[\p{L}.'’-]*){0,4}|[\d\s()+/.-]{7,})\W*$/u

/** Firms begin with questions that praise the work or the reader. */
const PRAISE = [
  String.raw`(?:will|would) you (?:be proud|like to (?:participate|be (?:a )?part|influence|shape|see (?:your|how)|make a difference|change))`,
  String.raw`would you love`,
  String.raw`can you imagine`,
  String.raw`(?:or )?does the idea of`,
  String.raw`do you (?:care about|believe in|get excited|love|dream|crave|have (?:a |an )?(?:competitive|passion|drive))`,
  String.raw`are you (?:deeply |really |truly |also )?(?:excited|creative|curious|driven|ambitious|hungry|inspired|fascinated|energi[sz]ed|motivated|eager|enthusiastic|energetic|obsessed)`,
  String.raw`are you interested in (?!(?:\w+ )?(?:full|part|long|short|night|day|week|other|both|either|flexible)\b)`,
  String.raw`how (?:do|would|will) you (?:want|like) to make your`,
  String.raw`how would you like (?:for|to see)`,
  String.raw`have you ever (?:scheduled|connected|wondered|dreamt|dreamed|wanted|thought|wished|noticed)`,
  String.raw`have you (?:devised|connected your)`,
  String.raw`how will you (?:make an impact|get here|grow with)`,
  String.raw`how much time do you have\s*\?`,
  String.raw`what['’]?s your mission`,
  String.raw`want to know more`,
  String.raw`what are you waiting for`,
  String.raw`is this (?:position |job |role )?not (?:perfect|right) for you`,
  String.raw`why (?:would you|should i) want to`,
  String.raw`why you\s*\?`,
  String.raw`(?:what|why|how) (?:can|should|will|could|do) you (?:expect|apply|join|get|gain|receive|learn|contribute)\b`,
  String.raw`how do your skills match`,
  String.raw`(?:[^.!?]{0,30}\b)?are you ready (?:to|for)\b`,
  String.raw`do you have the appetite`,
]
const OF_PRAISE = new RegExp(String.raw`^\W*(?:(?:and|or|so|but|also|then)\s+)*${oneOf(PRAISE)}`, 'i')

/** What closes a posting below its list: an invitation, an address, "any questions you have". */
const CLOSES =
  /^\W*(?:join (?:our|us)\b|(?:e-?mail|website|phone|contact|address)\s*:\s*\S|(?:kindly |please )?send the requested\b|any (?:other )?questions (?:you|about|for)\b)/i

/** "…, how may I help you?" ends what somebody says. */
const ENDS_QUOTE = /^[^"“]*\?["”]$/

/** What only sounds like a question to an applicant: of help with applying, of forms, of praise, or no words at all. */
export function isAside(question: string, before: string): boolean {
  return (
    !/\p{L}{2}|\d/u.test(question) ||
    ENDS_QUOTE.test(question) ||
    CLOSES.test(question) ||
    OF_HELP.test(`${before.slice(-BEFORE)} ${question}`) ||
    OF_FORMS.test(question) ||
    (TO_TURN_TO.test(before) && NAME_OR_NUMBER.test(question)) ||
    OF_PRAISE.test(question)
  )
}
