import { AT_A_COUNTER, NEVER, type Rule } from '../kinds/rules.ts'

/** Goods and money that pass through somebody's home or hands. */
const HANDLING: readonly Rule[] = [
  {
    kind: 'reshipping',
    says: /\b(?:receiv\w{1,4}|accept|collect|inspect|repack\w{0,3}|re-?label|re-?ship\w{0,4}|forward|tumanggap|tatanggap|tanggap)\b[^.\n]{0,80}\b(?:packages?|parcels?|boxes|goods|items|shipments?|padala)\b/i,
    near: /^(?=[\s\S]*\b(?:your (?:own )?(?:home|house|address|place|door)|at home(?!-)|from home|a home(?!-)|no office|sa bahay|bahay (?:mo|ninyo)|address mo)\b)(?=[\s\S]*\b(?:labels?|reship\w*|forward|courier|post office|ipadala|send (?:it|them) on|drop)\b)/i,
    unless: /\b(?:warehouse|virtual|track|coordinate|shopify|amazon fba|inventory)\b/i,
    before: NEVER,
  },
  {
    kind: 'reshipping',
    says: /\b(?:re-?shipping|parcel (?:forwarding|inspector)|package (?:forwarder|handler|inspector)|shipping (?:agent|manager) (?:at|from) home|quality inspector (?:at|from) home)\b/i,
    near: /\b(?:your (?:home|house|address)|at home(?!-)|from home|sa bahay)\b/i,
    before: NEVER,
  },
  {
    kind: 'reshipping',
    says: /\b(?:boxes|parcels?|packages?|goods|balot|kahon|padala)\b/i,
    also: /\b(?:your (?:own )?(?:home|house|address|place|name)|sa bahay|(?:bahay|address|pangalan) (?:mo|ninyo)|take in|at home(?!-))\b/i,
    near: /\b(?:new label|our label|labels?|stickers?|courier|re-?send|send (?:them|it) on|ship them|ibang address|ipapadala|drop (?:them|it)|a box|per box|bawat)\b/i,
    unless: /\b(?:warehouse|customers?|track\w*|coordinat\w*|shopify|amazon fba|inventory|delivery rider|rider)\b/i,
    before: NEVER,
  },
  {
    kind: 'money_forwarding',
    says: /\b(?:take in|receive|accept|collect|tanggap\w{0,4})\b[^.\n]{0,60}\b(?:payments?|money|funds|transfers?|pera|bayad)\b[^.\n]{0,60}\b(?:your|own|mo)\b[^.\n]{0,20}\b(?:accounts?|bank|gcash|maya|paypal)\b/i,
    near: /\b(?:keep|forward|send|remain\w*|western union|palawan|percent|%|ipapasa)\b/i,
    unless: /\b(?:your (?:salary|pay|wages)|customers? (?:pay|can))\b/i,
    before: NEVER,
  },
  {
    kind: 'checks',
    says: /\b(?:deposit|cash(?! (?:or|and)\b|,)|encash|print)\b[^.\n]{0,40}\b(?:checks|(?:a|the|our|your|this|that|each|every|company|paper|bank) check|cheques?|e-?checks?|money orders?)\b|\b(?:checks?|cheques?)\b[^.\n]{0,50}\b(?:deposit|encash|print) it\b/i,
    near: /\b(?:keep|forward|transfer|purchase|buy|vendor|remaining|remainder|rest of|balance|zelle|equipment|office supplies)\b/i,
    unless: new RegExp(
      String.raw`\b(?:customers?|clients?|tenants?|patients?|guests?|patrons|players|suki)\b|\b(?:reconcil|accounts (?:payable|receivable)|invoices?|daily deposits|company bank|void|ach|payroll|check cashing|petty cash|check register|check runs?)\w*|${AT_A_COUNTER}`,
      'i',
    ),
    before: NEVER,
  },
  {
    kind: 'checks',
    says: /\b(?:gift ?cards?|(?:itunes|steam|apple|google play|razer(?: gold)?|amazon|vanilla) (?:gift )?cards?)\b/i,
    also: /\b(?:buy|purchase|scratch|codes?|pictures?|photos?|bumili|bili|bilhin|get)\b/i,
    unless:
      /\b(?:customers?|design|sell|selling|shopify|inventory|marketing|promo\w*|redeem|issue|reissue|tickets?|lost|expired|rewards?|bonus|raffle|win|prize|survey|as a thank|(?:company|corporate) card|contests?|winners?|fraud|nudity|scammers?|requests for|remove (?:photos|profiles|posts|messages|comments)|perks?|discounts?|cash-?back|benefits?|compliance|programs?)\b/i,
    before: NEVER,
  },
  {
    kind: 'account_rental',
    says: /\b(?:lend|rent(?:ing)?(?: out)?|borrow|hiram(?:in)?|pahiram|paarkila|arkila|rentahan|paupa|sell|bilhin|gamitin)\b[^.\n]{0,60}\b(?:accounts?|gcash|maya|upwork|linkedin|facebook|atm|sim(?: card)?s?|profile|passbook)\b/i,
    also: /\b(?:your|mo|ninyo|inyong|niyo|iyong|own)\b/i,
    unless:
      /\b(?:customers?|our (?:accounts?|clients?|upwork|linkedin)|company (?:account|page)|manage|real estate|equipment rental)\b/i,
    before: NEVER,
  },
  {
    kind: 'account_rental',
    says: /\b(?:attend|take|sit(?: in)?|appear|do|join|pass)\b[^.\n]{0,40}\b(?:interviews?|calls?|exams?|assessments?|verification)\b[^.\n]{0,40}\b(?:for|as|on behalf of|instead of|in the name of|pretending)\b[^.\n]{0,30}\b(?:him|her|them|someone|somebody|another|our (?:developers?|engineers?|team)|the (?:developer|engineer|real))\b/i,
    before: NEVER,
  },
  {
    kind: 'account_rental',
    says: /\b(?:anydesk|team ?viewer|rust ?desk|remote access|remote desktop)\b/i,
    also: /\byour (?:own )?(?:laptop|computer|pc|account|device)\b/i,
    near: /\b(?:accounts?|rent|24\/7|always on|we (?:do|work)|our (?:developers?|team) (?:will )?(?:use|work))\b/i,
    unless: /\b(?:customers?|end users?|tickets?|troubleshoot\w*|help ?desk|our it)\b/i,
    before: NEVER,
  },
]

/** Boxes that come to the person's home and must not be opened. */
const SEALED: readonly Rule[] = [
  {
    kind: 'reshipping',
    says: /\b(?:(?:paki-?)?tanggap\w*|tatanggap\w*|accept|receive)\b[^.\n]{0,40}\b(?:kahon|parcels?|packages?|box(?:es)?)\b[^.\n]{0,25}\b(?:bahay|address|home|house)\b/i,
    near: /\b(?:huwag|wag|don['’]t|do not|never)(?: (?:po|pong|mo|mong|na|nang|nyo|nyong|niyo|ninyo|ninyong)){0,3} (?:buksan|bubuksan|open)\b|\bunopened\b/i,
    unless: /\b(?:warehouse|office|residents?|tenants?|guests?|customers?)\b/i,
    before: NEVER,
  },
]

/** What is handed out, or passes through, at the person's own door and wallet. */
const PASSING: readonly Rule[] = [
  {
    kind: 'reshipping',
    says: /\b(?:arrives?|comes?|delivered|sent) (?:at|to) your (?:own )?(?:door|home|house|address)\b/i,
    near: /\b(?:ship (?:them|it)|labels?|names in our list|courier|forward (?:them|it))\b/i,
    before: NEVER,
  },
  {
    kind: 'money_forwarding',
    says: /\b(?:(?:into|to|through|sa) your (?:own )?(?:gcash|bank|maya|e-?wallets?|paypal|accounts?)|(?:into|through) your (?:own )?(?:bpi|bdo|unionbank|landbank|metrobank|gotyme))\b/i,
    near: /\b(?:buy usdt|the wallet (?:that )?we|keep \d|percent|\d ?%|western union|several e-?wallets)/i,
    unless:
      /\b(?:your (?:salary|pay|wages)|payroll|directly|(?:money|earnings|pay-?outs?|share) (?:is|are|will be|gets?) (?:sent|paid))\b/i,
    before: NEVER,
  },
  {
    kind: 'account_rental',
    says: /\b(?:paupa|pa[-\s]?rent|paarkila|rentahan|hiraman)\b[^.\n]{0,20}\b(?:gcash|maya|accounts?|accts?|fb|atm|sim)\b/i,
  },
  {
    kind: 'passwords',
    says: /\b(?:security questions|online banking (?:username|log-?in|password)|bank log-?in|log-?in (?:for|of|to) (?:the|your) (?:bank )?account)\b/i,
    near: /\b(?:need|requires?|fill|send|give|provide|prepare the offer)\b/i,
    unless: /\b(?:customers?|clients?|users?|members?)\b/i,
    before: NEVER,
  },
]

/** Somebody else works under the person's name. */
const NAMES: readonly Rule[] = [
  {
    kind: 'account_rental',
    says: /\b(?:under|in|with|use) your (?:own )?(?:name|identity|profile|account|linkedin)\b/i,
    near: /\b(?:our (?:developers?|engineers?|team)|pass on|%|percent|remote desktop|anydesk|log in once|for nothing|verified)\b/i,
    unless:
      /\b(?:customers?|clients?|published|byline|credit|portfolio)\b|\bwork under your own name\b|\bwith your name on\b/i,
    before: NEVER,
  },
  {
    kind: 'account_rental',
    says: /\b(?:verified|old|aged)\b[^.\n]{0,25}\b(?:freelancer|upwork|fiverr|linkedin|facebook|paypal|wise|payoneer|binance)\b[^.\n]{0,20}\b(?:profiles?|accounts?)\b/i,
    near: /\b(?:lend|rent|borrow|we log in|our (?:ads?|developers?) team|our developers|a month for|relax|you do nothing|don't notice)\b/i,
    unless: /\b(?:customers?|clients?)\b/i,
    before: NEVER,
  },
]

/** What thieves of identities ask for, and work with sex. */
const PERSONAL: readonly Rule[] = [
  {
    kind: 'identity_data',
    says: /\b(?:send|give|provide|fill|submit|reply with|text|message|isend|ibigay|ilagay|i-?send|confirm|comment|pm)\b[^.\n]{0,80}\b(?:sss|tin|philhealth|pag-?ibig|social security|ssn|umid|national id|passport|id) ?(?:no\b\.?|numbers?|#)/i,
    near: /\b(?:before (?:the |your |any )?(?:interview|start|orientation)|bago|to (?:reserve|secure|process|register|activate|open)|right away|today|agad|slot|for (?:the )?payroll|contract will|complete name|full name|buong pangalan|no interview|without (?:an )?interview|not necessary|offer letter)\b/i,
    unless:
      /\b(?:once hired|after (?:you are |being )?hired|upon hiring|pre-?employment|new hires?|employees?|clients?|customers?|patients?|students?|candidates?|records?|our (?:hr|payroll) team|(?:payroll )?cut-?off)\b/i,
    before: NEVER,
  },
  {
    kind: 'passwords',
    says: /\b(?:reply with|send|give|tell us|forward|pakibigay|ibigay|isend|pa-?send)\b[^.\n]{0,60}\b(?:code|otp|m?pin|mpin|password|pin code)\b/i,
    near: /\b(?:gcash|maya|bank|payroll|verification|\d-digit|one[- ]time)\b/i,
    unless:
      /\b(?:customers?|clients?|users?|employee id|zip|postal|promo|discount|code word|secret code|subject|source code|code samples?)\b/i,
    before: NEVER,
  },
  {
    kind: 'identity_data',
    says: /\bm?pin\b[^.\n]{0,30}\b(?:birthday|birth ?date)\b|\b(?:birthday|birth ?date)\b[^.\n]{0,30}\bm?pin\b/i,
    before: NEVER,
  },
  {
    kind: 'identity_data',
    says: /\b(?:send|give|provide|fill|submit|reply with|message|isend|ibigay|ilagay|i-send|pakibigay|confirm|comment|pm)\b[^.\n]{0,80}\b(?:mother'?s maiden|maiden name ng|birth ?date|date of birth|birthday|kapanganakan)\b/i,
    near: /\b(?:before (?:the |your |any )?(?:interview|start|orientation)|bago|to (?:reserve|secure|process|register|activate|open)|right away|agad|slot|no interview|walang interview|complete name|buong pangalan|bank|gcash)\b/i,
    unless:
      /\b(?:once hired|after|upon hiring|pre-?employment|new hires?|employees?|clients?|customers?|patients?|students?|leave|greet\w*|cards?|gifts?|cake|parties|party)\b/i,
    before: NEVER,
  },
  {
    kind: 'adult',
    says: /\b(?:chat ?mates?|ka-?chat|massage (?:therapist|attendant)s?|hosts?|entertainers?|gro)\b/i,
    near: /\b(?:sexy|palabas|take-?out|afam|extra service|discreet|babae|ladies only|girls only|up to you and the guest|no panty|lingerie|di malalaman|private (?:video|show)s?|sweet talk|foreign men)\b/i,
    unless: /\b(?:(?:doh|prc)[- ]licensed|licensed (?:massage )?(?:spa|therapist)|customers? service|technical)\b/i,
    before: NEVER,
  },
  {
    kind: 'adult',
    says: /\b(?:adult (?:chat\w{0,4}|content|site|platform|entertainment|live)|cam ?(?:girl|model|show)s?|webcam models?|onlyfans (?:models?|chatters?|creators?|account)|sexting|nsfw|flirt\w{0,4}|erotic\w{0,3}|sugar (?:daddy|baby|mommy)|lonely (?:men|guys|foreigners|gentlemen)|(?:chats?|conversations?) (?:can )?gets? spicy|sensual|nudes|nude (?:photos?|pictures?|pics?|videos?|shoots?|live|chat)|topless|sexy (?:photos?|pictures?|pics?|chat|live)|(?:female|male|vip|lady) escorts?|escort (?:services?|girls?|agency)|18\+ (?:chat|content|live)|intimate (?:chat|photos?|pictures?))\b/i,
    unless: /\b(?:moderat\w+|filter\w*|removal|remove|report(?:ed|s)?|detect\w*|suspend\w*)\b/i,
    before: NEVER,
  },
  {
    kind: 'adult',
    says: /\b(?:(?:online|live) host(?:ess)?(?:es)?|on cam(?:era)?)\b/i,
    near: /\b(?:more skin|your bedroom|what to wear|private (?:room|show)s?|face not needed)\b/i,
    before: NEVER,
  },
]

/** Goods, money, names and pictures that are asked of a person, in English and Filipino. */
export const HANDLING_RULES: readonly Rule[] = [...HANDLING, ...SEALED, ...PASSING, ...NAMES, ...PERSONAL]
