import { ASKING, LETTERS } from '../../phrases/rules.ts'

/** A list of duties, features or benefits is announced with the same verbs; only what an applicant is told counts. */
const HANDS_OVER = String.raw`${ASKING}|apply|reply|respond|record|fill in|reach out|get in touch|contact us|message us`
const POLITELY = String.raw`(?:please|pls|plz|kindly)(?: (?:also|just|only|be sure to|make sure to|make sure you|do|briefly|simply|note|and|then|now))*`
/** Behind these a verb is an order to the reader. */
const ORDERED = String.raw`(?:^[^\p{L}\d]*(?:(?:step )?\d{1,2}\W+|[a-h][).] )?(?:(?:to|when|if|in|once|before|for)\b[^:]{2,100}[,:] ?)?|[.!?;:,–—-]\s*|\b(?:and|then|also|just|simply|must|should|to|can)\s+)`
const TO_US = String.raw`(?:us|me|over|in|your|ur|with|a (?:short|brief|quick|few|proposal|message|cover|video|loom|resume|list of your)|an? (?:\w+ )?(?:${LETTERS})|the ff\b|the following (?:questions?|information|details|to (?:us|me|\S+@\S+)|in (?:your|the)|with your|when)|these questions|answers?|this (?:in|with)|(?:\w+ )?(?:resume|cv|portfolio)s?\b|here|below)`
const any = (...sources: string[]): RegExp => new RegExp(sources.join('|'), 'iu')

const TOLD = any(
  String.raw`\b${POLITELY},? (?:${HANDS_OVER})\b`,
  String.raw`${ORDERED}(?:${HANDS_OVER}) ${TO_US}(?![\p{L}])`,
  // "Send the recruiter, Ana, the following:", "If this appeals, email ana@farm.example:"
  String.raw`^[^\p{L}\d]*(?:please |kindly )?(?:send|e-?mail|submit|forward|message|text)\b[^.!?\n:]{2,50}\b(?:the following|these(?: things)?)\s*:\s*$`,
  String.raw`\b(?:e-?mail|mail|write(?: to)?|message|send(?: to)?)\s+[^\s@:]{1,60}@[^\s:]{3,60}:\s*$`,
  // "Send me a message that has", "hmu with a note that tells me:"
  String.raw`\b(?:hmu|hit me up|send|drop|write|shoot|dm|pm|message|give) (?:(?:me|us|over|with) )*(?:an?|your) (?:[\w-]+ )?(?:${LETTERS}|line)s? (?:that|which) (?:has|includes?|contains?|covers?|tells?(?: (?:me|us))?)\s*:?\s*$`,
  // "Apply by sending:"
  String.raw`\b(?:apply|reply|respond) by (?:sending|e-?mailing|messaging|submitting)(?: (?:us|me))?[^.!?\n:]{0,30}:\s*$`,
  // "Submit:", "Include:", "Reply with:"
  String.raw`^[^\p{L}\d]*(?:(?:step )?\d{1,2}\W+)?(?:send|submit|include|attach|reply|respond|state|answer|apply|e-?mail|tell (?:us|me)|share|provide)(?: with| by)?(?: (?:the|these|all of the)? ?following)?(?: (?:to (?:be considered|apply|qualify)|(?:with|in) (?:your|the) application))?\s*:?\s*$`,
  String.raw`\b(?:apply|reply|respond|reach out|get in touch|interested|(?:pm|dm|message|text)(?: (?:us|me|lang|po|na))*(?= (?:with|the|ng|your))|(?:candidates|applicants|freelancers|developers)\b(?! with)|${LETTERS}s?)\b[^.!?\n:]{0,60}\b(?:with|tells? (?:us|me)|includ(?:ing|es?)|contain(?:ing|s)?|explaining|cover(?:ing|s)?(?! letter)|describing|detailing|outlining|stating|mentioning|answering|sharing|attaching|submit|send|share|provide|answer|apply)\b[^.!?\n:]{0,60}:?\s*$`,
  // "Email ruth@firm.example:", "Send Bea the following:"
  String.raw`\b(?:e-?mail|write to|message|contact|text)\b[^:.!?\n]{0,40}\S+@\S+\s*:\s*$`,
  String.raw`(?:^|[.!?,]\s*)(?:please )?(?:send|give|e-?mail) (?:[\p{L}.]+,? ){1,4}the following\s*:\s*$`,
  String.raw`\b(?:in|with|on|at the (?:top|start|beginning|end) of) (?:your|the|ur) (?:\w+ )?(?:${LETTERS})s?\b`,
  String.raw`\b(?:when|while|before|by) (?:you )?(?:apply|reply|respond|message|write)(?:ing)?\b`,
  String.raw`\b(?:we|i)(?:['’]d| would|['’]ll)? (?:also |really )?(?:like|love|want|need) (?:to (?:know|hear|learn)\b|to see(?: from you| in your \w+)?\s*:?\s*$|from you\b|you to (?:${HANDS_OVER})\b)`,
  String.raw`\b(?:answer(?:s|ing)?|respon(?:d|se|ses)|repl(?:y|ies)) (?:to )?(?:the |these |all |all of |our )*(?:following|below|screening|questions?)\b`,
  String.raw`\b(?:considered|shortlisted|taken seriously|noticed|apply|qualify|hired)\b[^.!?\n]{0,40}\b(?:${HANDS_OVER})\b`,
  String.raw`^\W*to be (?:considered|short-?listed)\W*$`,
  // "Proposals will only be considered if:"
  String.raw`\b(?:${LETTERS}|applications?|bids?|proposals?|messages?|candidates?|applicants?)s?\b[^.!?\n:]{0,40}\b(?:considered|reviewed|read|accepted|answered)\b[^.!?\n:]{0,20}\bif(?: you)?\s*:\s*$`,
  String.raw`\b(?:must|should) (?:${HANDS_OVER})\b[^.!?\n]{0,60}\b(?:considered|shortlisted|apply)\b`,
  String.raw`\b(?:paki-?\w+|ipasa|isama|magpasa|ilagay|i-?send|mag-?send|sumusunod|sagutin|sagutan|sabihin)\b`,
  String.raw`\bwhat (?:to|you (?:need to|should|must)|(?:we|i) (?:need|want) (?:you )?to) (?:send|submit|include|attach|answer|write|tell|mention)\b`,
)

/** Things that include, provide or need others: what the work or the firm is made of. */
const HAS_PARTS =
  /\b(?!(?:applications?|proposals?|letters?|bids?|messages?|e-?mails?|replies|responses?|submissions?|resumes?|pitch|videos?)\b)[\p{L}]+(?: (?:will|may|should|must|can|would|shall|also))* (?:includes?|including|provides?|contains?|has|have|are|is)\b(?: but)?[^.!?\n]{0,50}:\s*$/iu

/** "Build an application with the following screens:" */
const OF_PRODUCT =
  /^\W*for (?:each|every)\b|\bfollowing (?:(?:key|main|core|basic|initial) )?(?:features?|functionalit\w+|functions?|components?|elements?|tools?|modules?|screens?|pages?|workflows?|requirements?|specs|specifications|skills|criteria|qualit\w+|benefits|attributes|tasks?|steps|services)\b|\b(?:must|should|need to|will) (?:have|be|possess|meet)\b/i

/** "Questions we are hoping to answer:": what the work is to find out. */
export const WE_ANSWER =
  /\bwe(?:['’]re| are)? (?:also |really )?(?:hop(?:e|ing)|try(?:ing)?|look(?:ing)?|aim(?:ing)?|want(?:ing)?|like|need(?:ing)?) to (?:answer|explore|find out|understand|investigate)\b|\b(?:help|helps|helping)(?: (?:us|me|to))* answer (?:business |the )?questions (?:like|such as)\b|\b(?:reports?|dashboards?|analys[ei]s|study|model|tools?|system|bot|agents?) (?:should|must|will|can|needs? to|has to)(?: be able to)? answer\b/i

/** "Proposals will be evaluated based on the following criteria:" */
const JUDGED_BY =
  /\b(?:evaluated|assessed|judged|scored|selected|graded|rated|chosen)\b[^.!?:]{0,20}\b(?:on|by|against|according to|using)\b[^.!?:]{0,30}\b(?:criteria|following|these|factors|basis)\b/i

/** "What we need to know about each boat:" */
const OF_EACH =
  /\b(?:about|of|for) (?:each|every|all)\b (?!(?:project|link|sample|of (?:the|your))\b)[^.!?:]{2,30}:\s*$/i

/** The sentence that announces is the last one of what stands before the colon. */
const lastOf = (words: string): string => words.split(/(?<=[.!?])\s+(?=\S)/).at(-1) ?? words

/** Whether words that announce a list tell an applicant what to hand over or to say, wherever they stand. */
export function isTold(words: string): boolean {
  if (WE_ANSWER.test(words) || OF_EACH.test(words) || JUDGED_BY.test(lastOf(words))) return false
  return /\binterested\?/i.test(words) || (!OF_PRODUCT.test(lastOf(words)) && TOLD.test(lastOf(words.trimEnd())))
}

/** Whether words announce the parts of something else: "Benefits include:". */
export function isOfWork(words: string): boolean {
  return HAS_PARTS.test(words) && !isTold(words)
}
