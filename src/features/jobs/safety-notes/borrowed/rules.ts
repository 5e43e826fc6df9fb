import { NEVER, OTHERS, type Rule } from '../kinds/rules.ts'

const NAME = String.raw`(?:your (?:own )?(?:name|identity|id)|(?:identity|pangalan|id) (?:mo|nyo|niyo|ninyo)|(?:inyong|iyong) (?:pangalan|identity))`

/** Names and accounts in which others work. */
const NAMES: readonly Rule[] = [
  {
    kind: 'account_rental',
    says: new RegExp(
      String.raw`\b(?:open|register|create|make|set up|lends?|magbubukas|gawa|buksan|nakapangalan)\b[^.\n]{0,70}\b(?:(?:in|under|with|using|gamit(?: ang)?|sa) ${NAME}\b|name and id\b|nakapangalan sa inyo)`,
      'i',
    ),
    near: /\b(?:(?:we|our (?:team|developers?|operator|people|specialists)|they|kami|ako(?: po)?)\b[^.\n]{0,25}\b(?:operate|runs?|use|list|take over|gagamit|gagawa|makapasok)|hand us|give us the|token|hati tayo|passive|no tasks|forward the verification|selfie check)\b/i,
    unless: new RegExp(String.raw`${OTHERS}|\b(?:byline|portfolio|e-?mail address)\b`, 'i'),
    before: NEVER,
  },
  {
    kind: 'account_rental',
    says: /\binterview stand-?in\b|\bposes? as (?:our|the) (?:developer|engineer|candidate|applicant)\b|\b(?:bilang|as) si applicant\b|\bthrough an earpiece\b|\bregister\w* (?:the |a )?(?:company|business|shop) (?:on you\b|to you\b|under your name)/i,
    before: NEVER,
  },
  {
    kind: 'account_rental',
    says: /\badd (?:me|us|our (?:e-?mail|team|agency))\b[^.\n]{0,25}\bas (?:an? )?(?:admin|second log-?in|co-?owner)\b|\bshared use of your account\b|\blend (?:us|me) yours\b|\blet (?:me|us) in by (?:anydesk|team ?viewer)\b|\b(?:let|allow) our (?:\w+ ){0,2}(?:specialists?|team|people|operators?) (?:operate|use|run|enter)\b[^.\n]{0,20}\byour\b|\b(?:pahihintulutan|hahayaan)\b[^.\n]{0,30}\bmakapasok\b/i,
    near: /\b(?:aged|old|month|monthly|daily|a month|weekly|percent|quarter|araw-araw|arawan)\b/i,
    unless: new RegExp(OTHERS, 'i'),
    before: NEVER,
  },
  {
    kind: 'account_rental',
    says: /\b(?:give|hand|surrender|ibigay|bigay)\b[^.\n]{0,25}\b(?:atm cards?|the token|the password|checkbook|online banking)\b/i,
    near: /\b(?:open|new|business|bank) (?:\w+ )?(?:accounts?|listing)\b/i,
    unless: new RegExp(String.raw`${OTHERS}|\b(?:it desk|it team|resign\w*|turnover|company laptop)\b`, 'i'),
    before: NEVER,
  },
  {
    kind: 'passwords',
    says: /\b(?:mpin|cvv)\b|\bonline bank(?:ing)? (?:user\b|log-?in|credentials)|\breply with the otp\b|\bilagay ang otp\b|\blog-?in gamit ang (?:inyong )?bank\b|\bcode was sent to your (?:phone|number)\b[^\n]{0,120}\b(?:pass|send|forward|ipasa|isend) (?:it|mo)\b/i,
    near: /\b(?:form|applica\w+|shortlisted|interview|hiring|encoder|job fair|pre-?employment|payroll|agent)\b/i,
    unless: new RegExp(
      String.raw`${OTHERS}|\b(?:wag|huwag|never|hindi|don['’]t|do not|scams?|phishing|fraud|nakatakip|takpan|covered|hidden)\b`,
      'i',
    ),
    before: NEVER,
  },
  {
    // "send your personal information and bank details", "a copy of your ID along with your routing number"
    kind: 'identity_data',
    says: /\b(?:send|provide|submit|give|e-?mail)\b[^.\n]{0,60}\b(?:personal information|social security(?: number)?|ssn|copy of your id)\b[^.\n]{0,40}\b(?:bank|routing|account) (?:details|numbers?|routing|account|info\w*)\b|\b(?:bank (?:account )?details)\b[^.\n]{0,20}\b(?:social security|ssn)\b/i,
    unless: new RegExp(
      String.raw`${OTHERS}|\b(?:once|after|upon|when) (?:you(?:['’]re| are)? )?(?:are )?(?:hir\w+|sign\w*|accept\w*|start\w*|onboard\w*)\b|\b(?:portal|new hires?|employees?|never|do not|don['’]t)\b`,
      'i',
    ),
    before: NEVER,
  },
  {
    kind: 'passwords',
    says: /\b(?:provide|send|submit|give)\b[^.\n]{0,30}\b(?:log-?in credentials|passwords?)\b[^.\n]{0,20}\bfor (?:verification|(?:a |the )?background check)\b/i,
    unless: new RegExp(OTHERS, 'i'),
    before: NEVER,
  },
  {
    kind: 'unsafe_code',
    says: /\bturn off play protect\b|\b(?:permit|allow|enable)\b[^.\n]{0,20}\baccessibility\b[^.\n]{0,20}\b(?:sms|screen)\b|\bnot in (?:the )?play ?store\b/i,
    near: /\b(?:interview|recruiter|applica\w+|hr app|typing speed|bank)\b/i,
    unless: new RegExp(String.raw`${OTHERS}|\b(?:develop\w*|test(?:er|ing)|qa)\b`, 'i'),
    before: NEVER,
  },
]

/** Whoever hands over what opens an account, and for whom. */
const OPENED: readonly Rule[] = [
  {
    // "ibibigay mo lang email + password", "you share the login and confirm codes"
    kind: 'account_rental',
    says: /\b(?:ibibigay|ibigay|bigay|i-?share|ipasa|ipapasa)\b(?! (?:po )?(?:namin|natin|ko|sa (?:iyo|inyo))\b)[^.\n]{0,25}\b(?:passwords?|log-?in|2fa)\b|\b(?:share|hand|give) (?:us |over )?(?:the|your) (?:e-?mail, )?(?:the )?(?:log-?in|password)\b[^.\n]{0,15}\b(?:codes?|2fa)\b/i,
    unless: new RegExp(
      String.raw`${OTHERS}|\b(?:never|huwag|wag|hindi|admin|company|kumpanya|it (?:team|desk))\b`,
      'i',
    ),
    before: NEVER,
  },
  {
    // "kami ang magla-login", "our team logs in for you"
    kind: 'account_rental',
    says: /\bkami (?:na )?(?:po )?(?:ang )?(?:bahala )?(?:mag)?-?(?:lo-?log-?in|la-?log-?in|log-?in|gagamit|ooperate)\b|\b(?:we|our (?:\w+ )?team) logs? in (?:for you|to your|from (?:our|the) (?:side|cloud))\b/i,
    near: /\b(?:profiles?|accounts?|linkedin|facebook|upwork)\b/i,
    before: NEVER,
  },
  {
    // "may code akong pinadala sa number nyo. Ano po yung code?"
    kind: 'passwords',
    says: /\b(?:ano|pakisabi|what(?:['’]s| is)|tell me|paki-?basa)\b[^.\n]{0,10}\b(?:code|otp)\b/i,
    near: /^(?=[\s\S]*\b(?:pinadala|sinend|sent|dumating|natanggap|received?)\b)(?=[\s\S]*\b(?:number|phone|cellphone|text|sms)\b)(?=[\s\S]*\b(?:payroll|tanggap na|hired|enrol\w*|application|interview)\b)/i,
    unless: new RegExp(
      String.raw`${OTHERS}|\b(?:never|huwag|wag|hindi|don['’]t|do not|zip|postal|country|area)\b`,
      'i',
    ),
  },
  {
    // "may matatanggap kayong OTP, pasend po agad dito", "i-forward ang code na dumating sa inyo"
    kind: 'passwords',
    says: /\b(?:otp|\d[- ]digit(?: na)? code|code na (?:dumating|natanggap|matatanggap)\w*|verification code)\b[^.\n]{0,30}\b(?:pa-?send|i-?send|send|ipasa|i-?pasa|forward|i-?forward)\b[^.\n]{0,14}\b(?:dito|here|to (?:me|us|this)|sa (?:akin|amin)|samin|sakin)\b/i,
    near: /\b(?:hired|payroll|employee|application|interview|onboarding|trabaho|job|account)\b/i,
    unless: new RegExp(String.raw`${OTHERS}|\b(?:never|huwag|wag|hindi|don['’]t|do not)\b`, 'i'),
  },
]

/** Money that passes through, and what to say to who asks. */
const PASSED: readonly Rule[] = [
  {
    kind: 'money_forwarding',
    says: /\b(?:if|should|kung|pag|kapag)\b[^.\n]{0,40}\b(?:teller|bank['’]s officer|bank officer|police|pulis|customs|taga-\w+)\b[^.\n]{0,50}\b(?:say|tell (?:her|him|them)|sabihin|wag (?:kang )?aamin|huwag (?:kang )?aamin|don['’]t (?:say|tell|mention))\b/i,
    unless: new RegExp(OTHERS, 'i'),
  },
  {
    kind: 'money_forwarding',
    says: /\breceive payments?\b[^.\n]{0,30}\b(?:forward|transfer|wire|send) (?:them|it|the (?:money|funds|rest))\b|\b\d+\s?(?:%|percent) (?:sa bawat|kada|per|of each|on each) (?:lipat|pasok|transfer)\b|\bsa (?:iyo|inyo) (?:po )?(?:dadaan|dumadaan|papasok) (?:ang|yung) (?:mga )?(?:taya|pera|bayad|pondo|kita|padala|panalo)\b|\b(?:staff|employees?['’]?|agents?['’]?|your) (?:personal )?accounts? (?:acts?|serves?) as\b|\b(?:minus|less) your (?:\w+ )?(?:percent|\d+\s?%|cut)\b|\b(?:tatanggap|tumanggap) at (?:magpapasa|ipapasa) ng (?:pondo|pera|bayad)\b/i,
    near: /\b(?:accounts?|gcash|maya|bank|taya|pondo|pera|sums|keep \d+)\b/i,
    unless: new RegExp(OTHERS, 'i'),
    before: NEVER,
  },
  {
    kind: 'checks',
    says: /\b(?:buy|buying|purchas\w+|bumil\w+|bibil\w+|accepts?|takes? payment by)\b[^.\n]{0,40}\b(?:razer(?: gold)?|steam|google play|itunes|vanilla|sephora|prepaid cards|load cards)\b/i,
    near: /\b(?:scratch|kaskas\w*|peel|strip|i-?picture|pictures?|snap|codes?|numbers? exposed|report numbers|mga numero)\b/i,
    unless: new RegExp(String.raw`${OTHERS}|\b(?:develop\w*|games? (?:shop|store)|sell(?:ing)?)\b`, 'i'),
    before: NEVER,
  },
  {
    // "we send you a check for the equipment; you keep 500 and send the rest back"
    kind: 'checks',
    says: /\b(?:send|mail|issue|e-?mail)(?: it to)? you (?:a|an|the|our) (?:[\w'’-]+ ){0,2}(?:checks?|cheques?|e-?checks?)\b/i,
    near: /\b(?:you keep|keep (?:[$₱]|\d)|send (?:us )?(?:back|the rest|\$)|wire|deposit it|mobile deposit|excess|remaining|purchase (?:the |your )?equipment|buy (?:the |your )?equipment)\b/i,
    unless: new RegExp(String.raw`${OTHERS}|\b(?:pay ?checks?|final pay|refund|salary|severance)\b`, 'i'),
    before: NEVER,
  },
  {
    kind: 'reshipping',
    says: /\b(?:remove|take out|insert|alisin|tanggal\w*)\b[^.\n]{0,25}\bpacking slips?\b|\bold (?:waybill|label)\b|\b(?:sign|pirma|signing)\b[^.\n]{0,20}\b(?:with|in|using|gamit)\b[^.\n]{0,10}\b(?:the name|yung pangalan|ang pangalan)\b|\b(?:your name|inyong pangalan|pangalan (?:mo|nyo)) (?:as|bilang) (?:the )?(?:sender|nagpadala)\b|\bwhat name to put on the door\b/i,
    near: /\b(?:own apartment|your (?:home|house|condo|dorm)|home dashboard|tahanan|bahay|via \w+ship\w*|courier|take in our inventory|insert our own|relabel)\b/i,
    unless: new RegExp(String.raw`\b(?:warehouse|our (?:store|shop)|packing slips? (?:and|for|to))\b`, 'i'),
    before: NEVER,
  },
]

/** What is done in a person's name, account and home by others. */
export const BORROWED_RULES: readonly Rule[] = [...NAMES, ...OPENED, ...PASSED]
