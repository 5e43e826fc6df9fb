import { listed, oneOf } from '#features/phrases/rules.ts'
import * as grammar from '../grammar/rules.ts'

// What may stand around a word that is to be written, one sign each.

/** Behind these a word is called one. */
export const BY_NAME = new RegExp(
  String.raw`\b(?:${grammar.NAME}|ref(?:erence)?|number|greeting)\b[\s:,=]*(?:(?:is|ay|na|it['’]s|to be \w+|to \w+)\b[\s:]*)?$`,
  'i',
)
const PARTS = String.raw`(?:(?:very )?(?:first|1st|second|opening|last|final|closing|unang|huling)\s+(?:words?|lines?|sentences?|paragraphs?|row|thing|salita|linya)|greeting|salutation|subject(?: line)?|headline|opener)`
const LETTERS = String.raw`(?:${grammar.MESSAGE}|mail|text|sagot)`
/** Said of the letter that an applicant writes. */
export const OWN = new RegExp(
  [
    String.raw`\b(?:your|ur|iyong)\s+(?:[\w-]+\s+){0,2}(?:${LETTERS}|name|${PARTS})s?\b`,
    String.raw`\b(?:${LETTERS}|linya|subject)\s+(?:mo|nyo|niyo|ninyo)\b`,
    String.raw`\bthe ${LETTERS} (?:that |which )?(?:you|has|have|must|should)\b`,
    String.raw`\b(?:greet|message|write to|text|dm) (?:us|me)\b|\byou (?:write|send|submit|type)\b|\b(?:hit|press) (?:send|apply|submit)\b|\bwhen (?:you )?(?:apply|write|message|repl)\w*`,
  ].join('|'),
  'i',
)
export const SPOT = new RegExp(
  String.raw`\b(?:${PARTS}|(?:some|any)where|(?:top|beginning|start|end|bottom|middle) of)\b|\b(?:in|to|into|sa|above|below|under) (?:(?:the|a|this) )?(?:msg|app|${LETTERS})\b|\b(?:under|above|below|before|after|next to|beside) your name\b`,
  'i',
)
/** What it proves, or that somebody looks for it. */
export const PROOF =
  /\b(?:so (?:that )?(?:i|we)(?:['’]ll)? (?:can )?(?:know|see|tell)|you(?:['’]re| are) (?:real|human|alive|(?:a )?(?:real )?person)|attention|prov(?:e|es|ing)|proof|show (?:me|us)|shows|(?:read|reads|reading|made it|got(?:ten)?|get) (?:this|it|the whole|all|to the end|till the end|until|till|far|so far|everything|to here)|(?:not|no|aren['’]?t|isn['’]?t) (?:an? )?(?:ro)?bots?|spam(?:mers?)?|(?:my|our) filter|secret|magic|hidden|password|today['’]s word|word of the (?:day|week)|code ?words?|this is a test|(?:nag)?basa|malaman|rereplyan|papansinin|mapapansin|skim(?:med|mers?)?|copy[- ]?paste\w*|mass (?:apply\w*|application)|hint|(?:who|what) (?:actually )?reads)\b/i
const WRITES = oneOf(
  listed(
    'put putting write writes writing written type typing say says saying mention mentions mentioned include includes including use using add adding drop dropping slip work working paste pasting insert place placing start starts starting begin begins beginning open opens opening end ends ending finish finishing close closing sign repeat quote state has have having had need needs needed see greet contain contains appear appears belongs goes must should be with without remember forget ilagay lagyan isulat isama banggitin sabihin gamitin maglagay kalimutan may',
  ),
)
export const WRITTEN = new RegExp(String.raw`\b${WRITES}\b`, 'i')
/** Names of things, examples, what somebody else says. */
export const NAMES_THING =
  /\b(?:called|named|titled|entitled|known as|think|thinking|like|such as|for example|halimbawa|e\.g\.?|i\.e\.?|click\w*|button|tab|position|role|company|brand|product|app|tool|website|channel|show|book|course|guide|about|regarding|people who say|who say|they say|customers?|clients?|means|meaning|says|said|on|think of|is not|isn['’]t)\W{0,3}(?:the\s+)?$/i
export const ENDS_WELL =
  /^["”’'*\s]*(?:$|[.,;:!?()=[/–—-]|(?:written|typed|mentioned|included|hidden|somewhere|anywhere|in|into|within|inside|under|above|before|after|below|at|on|as|or|and|so|to|if|when|with|then|but|please|po|lang|sa|ng|ay|ang|dapat|your|first|twice|will|won['’]t|are|is|isn['’]t|needs?|must|should|has|have|belongs?|goes|appears?|gets?|means|we|i|near|up|next|once|smwhere)\b)/i
export const WITH_IT =
  /\b(?:letters?|applications?|messages?|proposals?|anything|anyone|everything|those|people|whoever)\b[^.,;]{0,30}\b(?:with|contain\w*|us(?:e|es|ing)|includ\w*|say\w*|start\w*|begin\w*|open\w*)\b[^.,;]{0,30}$/i
export const LACKS =
  /\b(?:without|w\/o|no|not|n['’]t|unless|only|lack\w*|miss\w*|skip\w*|forget\w*|omit\w*|leav\w*|hindi|di|walang?|if)\b|n['’]t\b/i
/** The sentence behind speaks of it: "Put it …", "You'll need it: it goes …" */
export const OF_IT = /^\W*(?:[^.!?\n]{0,30}\b)?(?:it|this|that|they|them)\b[^.!?\n]{0,80}/i
