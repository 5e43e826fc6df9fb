import { AT_A_COUNTER, MONEY, NEVER, OTHERS, type Rule } from '../kinds/rules.ts'

/** Where the person lives, in English, Filipino and Bisaya. */
const AT_HOME = String.raw`\b(?:your (?:own )?(?:house|residence|home|place|address)|place of residence|sa bahay|(?:bahay|address|balay) (?:mo|nimo|ninyo|niyo)|imong balay|sa inyo|(?:bahay|home) lang|home (?:warehouse|based)|(?:at|from) home(?!-))\b`
const GOODS = String.raw`\b(?:parcels?|packages?|boxes|box|kahon|orders?|consignments?|merchandise|gadgets?|items?|goods|cartons?)\b`
/** Accounts and counters that money of strangers takes. */
const OWN_ACCOUNT = String.raw`\b(?:your (?:own |personal )?(?:bank|account|gcash|maya)|(?:account|maya|gcash) (?:mo|niyo|ninyo)|western union|zelle|palawan|remittance (?:shop|center|centre)|gift vouchers?|(?:coins|bitcoin)\b)`

/** Parcels with another label, under another name. */
const PARCELS: readonly Rule[] = [
  {
    kind: 'reshipping',
    says: /\b(?:re-?label\w*|new (?:label|waybill)|bagong (?:label|waybill)|lumang waybill|palit (?:ng |og |ug |ang )?(?:label|kahon)|ilis\w*(?: og| ug| ang| sa)? (?:label|kahon)|switch\w* the packaging|(?:papalitan|palitan|ilipat)\b[^.\n]{0,25}\b(?:waybill|label|kahon)|replac\w+ (?:of )?(?:the )?(?:shipping )?labels?|unmarked (?:cartons?|boxes)|plain box\w*|serial sticker|(?:tanggal|remove)\w*\b[^.\n]{0,20}\b(?:resibo|receipts?|invoices?))\b/i,
    near: new RegExp(String.raw`^(?=[\s\S]*(?:${AT_HOME}))(?=[\s\S]*(?:${GOODS}))`, 'i'),
    unless: /\b(?:our|the|aming) (?:warehouse|store|shop|hub|bodega)\b|\b(?:returned|service cent(?:er|re))\b/i,
    before: NEVER,
  },
  {
    kind: 'reshipping',
    says: /\b(?:different|another|other|ibang|iba-iba ang|lain (?:nga|pud nga))\s(?:customer )?(?:names?|pangalan|ngalan)\b|\bordered? (?:by|ng) (?:other people|ibang tao)\b|\binorder ng ibang\b/i,
    near: new RegExp(String.raw`^(?=[\s\S]*(?:${AT_HOME}|\blabels?\b))(?=[\s\S]*(?:${GOODS}))`, 'i'),
    before: NEVER,
  },
  {
    kind: 'reshipping',
    says: /\b(?:darating|dumating|pag-?abot|tatanggap|tanggap\w*|receive|accept\w*|acceptance|delivered|padad-an)\b[^.\n]{0,60}\b(?:parcels?|packages?|boxes|consignments?|merchandise|gadgets?|orders?)\b/i,
    near: new RegExp(
      String.raw`^(?=[\s\S]*(?:${AT_HOME}))(?=[\s\S]*\b(?:forwarder|forward to|nominated|consolidator|ire-?repack|re-?pack|waybill|ipadala|ipapadala|ibababa|drop (?:it|them)|next address|dubai|lagos)\b)(?=[\s\S]*\b(?:kada|per|each|bawat|monthly|salary|sahod|interview|engagement|agents?|receiver|coordinator|checker)\b)`,
      'i',
    ),
    unless: /\b(?:warehouse(?! assistant)|customers?|virtual|inventory|riders?|shopify|helpers?)\b/i,
    before: NEVER,
  },
  {
    kind: 'reshipping',
    says: /\b(?:bahay|tirahan|house|garage|spare room|living room|residence)\b[^.\n]{0,30}\b(?:(?:ang )?magsisilbing?|(?:serves?|acts?) as(?! the (?:face|first|point))|into an? (?:mini-?)?hub|as an? (?:hub|collection|consignee|drop))\b/i,
    before: NEVER,
  },
  {
    kind: 'reshipping',
    says: /\b(?:wrap|repack|re-?tape|i-tape)\b[^.\n]{0,50}\b(?:mail (?:them|it) (?:out|on)|ipadala|send (?:them|it) (?:out|on)|hulog)\b/i,
    near: new RegExp(
      String.raw`^(?=[\s\S]*(?:${AT_HOME}|\bliving room\b))(?=[\s\S]*\b(?:we (?:mail|send)|darating|overseas|abroad|on our list)\b)`,
      'i',
    ),
    before: NEVER,
  },
]

/** Cards whose numbers are money, by the names of their brands. */
const CARDS: readonly Rule[] = [
  {
    kind: 'checks',
    says: /\b(?:apple|razer(?: gold)?|google play|steam|itunes|garena|prepaid|load|e-?load|game)\b[^.\n]{0,30}\b(?:cards?|pins?|pcs|codes?|worth|vouchers?|each|reward)\b|\b\d\s?pcs\b[^.\n]{0,12}\b(?:apple|razer|google|steam)\b/i,
    near: /^(?=[\s\S]*\b(?:scratch|kaskas\w*|litrat\w*|pict?ur\w*|pipicturan|photos?|numbers?|numero|digits|codes?|pins?)\b)(?=[\s\S]*\b(?:ipasa|ipadala|isend|i-?type|send|reply)\b)(?=[\s\S]*\b(?:bibili\w*|bilhin|bumili|buy|pick up|purchase|kailangan)\b)/i,
    unless: new RegExp(
      String.raw`${OTHERS}|\b(?:design|sell(?:ing)?|shop|inventory|players?|reloading|loading (?:station|business)|top-?up station)\b`,
      'i',
    ),
    before: NEVER,
  },
]

/** Checks and transfers of which the person keeps a share. */
const SUMS: readonly Rule[] = [
  {
    kind: 'checks',
    says: /\b(?:deposit|cash|present|encash|bank it|(?:i|ide)-?deposito?\w*|lagay mo|papalitan mo|puts? through)\b[^.\n]{0,80}\b(?:keep|remove|forward|send|deduct|ibawas|ibabawas|withdraw|ipadala|kunin|matitira|whatever remains|pag-send)\b/i,
    near: /\b(?:manager['’]?s checks?|cashier['’]?s checks?|checks? (?:for|of|in your name|sa pangalan)|cheques?|tseke|bank drafts?|(?:in |the )?form of check|money orders?)\b/i,
    unless: new RegExp(`${OTHERS}|${AT_A_COUNTER}`, 'i'),
    before: NEVER,
  },
  {
    kind: 'checks',
    says: /\b(?:supplied with|given|handed|mailed?|send)\b[^.\n]{0,30}\b(?:such )?(?:cheques?|checks?)\b[^.\n]{0,60}\b(?:your own bank|your (?:own )?account|in your name)\b/i,
    before: NEVER,
  },
  {
    kind: 'money_forwarding',
    says: /\b(?:forward|remit|send|wire|ipasa|ipapadala|ipadala|i-?forward|ililipat|transfer)\b[^.\n]{0,30}\b(?:the )?(?:balance|rest|remainder|what(?:['’]s| is| remains) ?(?:left)?|(?:ninety|eighty|eighty-five|ninety-five) per ?cent|\d\d\s?(?:%|percent)|(?:yung |ang )?(?:matitira|natitira)|sa iba(?:ng)?)\b/i,
    near: new RegExp(OWN_ACCOUNT, 'i'),
    unless: new RegExp(String.raw`${OTHERS}|\b(?:payroll|our bank|company account)\b`, 'i'),
    before: NEVER,
  },
  {
    kind: 'money_forwarding',
    says: /\b(?:receive|collect|accept|tumanggap|tatanggap)\b[^.\n]{0,50}\b(?:payments?|money|bayad|pera)\b[^.\n]{0,30}\b(?:your|sa) (?:own |personal )?(?:personal )?(?:bank )?(?:accounts?|gcash|maya)(?: mo)?\b/i,
    near: /\b(?:withdraw|deposit it|supplier|same day|no local bank|until the (?:entity|branch|company)|being registered|percent|%|discreet|dis\w{2,5}t)\b/i,
    before: NEVER,
  },
  {
    kind: 'money_forwarding',
    says: /\b(?:credited|papasok|pumapasok|daan|settle\w*)\b[^.\n]{0,60}\b(?:personal (?:savings |bank )?(?:account|na deposito)|gcash mo|maya mo|inyong (?:account|gcash|maya)|your (?:personal|own) (?:savings )?account)\b/i,
    near: /\b(?:transmit|ipapasa|ipasa|forward|remit|crypto|rider|kada pasok|commission|percent|remaining|balance)\b|%/i,
    unless: /\b(?:your|inyong) (?:salary|pay|wages|sahod|sweldo)\b/i,
    before: NEVER,
  },
  {
    kind: 'money_forwarding',
    says: /\b(?:padaan(?:in)?|papasok(?:an)?|pumasok|may papasok)\b[^.\n]{0,40}\b(?:pera|\d+\s?k\b|gcash|maya|account)\b/i,
    near: /\b(?:i-?forward|forward mo|ililipat|ipasa|ipapasa|no questions|per \d+k|bawat pasok|kada pasok)\b/i,
    before: NEVER,
  },
  {
    kind: 'money_forwarding',
    says: /\b(?:sobra|excess|overpa(?:id|yment)|mali(?:ng)? (?:ang )?na-?transfer|instead of)\b[^.\n]{0,60}\d/i,
    near: /\b(?:pakibalik|ibalik (?:na lang|mo|nyo|ninyo)|return the (?:excess|difference|rest)|send (?:it|the difference|the excess) back)\b/i,
    unless: new RegExp(OTHERS, 'i'),
    before: NEVER,
  },
  {
    kind: 'money_forwarding',
    says: /\bwithdraw\b[^.\n]{0,40}/i,
    near: /\bcash-?out (?:assistant|runner|partner)\b|\bcards? (?:na |that )?(?:ibibigay|we (?:give|hand))\b/i,
    unless: new RegExp(OTHERS, 'i'),
    before: NEVER,
  },
]

/** Orders and tasks the person pays first, for a share on top. */
const PAID_FIRST: readonly Rule[] = [
  {
    kind: 'paid_tasks',
    says: /\b(?:refund\w*|balik|babalik|ibabalik|receive|get|gets|comes|come|returned?)\b[^.\n]{0,50}(?:\+|\bplus|\bwith|\bkasama ang|\bmay)\s?(?:your )?\d{1,3}\s?(?:%|percent)/i,
    near: /\b(?:orders?|tasks?|baskets?|missions?|add to cart|screenshots?|wallet|gcash|coach|mentor)\b/i,
    unless: new RegExp(String.raw`${OTHERS}|\b(?:vat|tax|discount|coupon)\b`, 'i'),
    before: NEVER,
  },
  {
    kind: 'paid_tasks',
    says: new RegExp(
      String.raw`\b(?:padala|send|deposit|cash[- ]?in|hulog|put in|choose)\s?(?:${MONEY}|\d)[\d,]*[^.\n]{0,10}\b(?:balik|get back|receive|returns?)\s?(?:${MONEY}|\d)`,
      'i',
    ),
    before: NEVER,
  },
  {
    kind: 'paid_tasks',
    says: /\b(?:(?:i-?)?cash[- ]?in\w*|nagcash-?in|top[- ]?up|butangan)\b[^.\n]{0,40}\d{3}/i,
    near: /\b(?:vip ?\d|level ?\d|mas mataas na task|commission|taps?|kada araw|daily)\b/i,
    unless: new RegExp(String.raw`${OTHERS}|\bload(?:ing)?\b|\boutlets?\b`, 'i'),
    before: NEVER,
  },
  {
    kind: 'paid_tasks',
    says: /\b(?:items?|goods|orders?)\b[^.\n]{0,15}\b(?:(?:is|are)(?:n['’]t| not) (?:really )?(?:shipped|sent|delivered)|hindi naman ipa(?:pa)?dala|virtual lang)\b|\bpay (?:using|with|from) your own (?:wallet|money|gcash)\b|\bikaw muna (?:ang )?magba?bayad\b/i,
    near: /\b(?:refund|babalik|balik|commission|%|ranking)\b|%/i,
    before: NEVER,
  },
  {
    kind: 'paid_tasks',
    says: /\b(?:i-?heart|hearts?|taps?|add to cart|follow|likes?)\b[^.\n]{0,30}\b\d{1,3}(?:\s?(?:pesos?|php))?\s?(?:kada|each|per)\b|\b\d{1,3}\s?(?:pesos?|php)\s?(?:kada|each|per) (?:heart|follow|like|tap|rating)\b|\b\d (?:follows?|likes?) ?= ?\d/i,
    near: /\b(?:gcash|wallet|level|vip|task|screenshots?|gc|telegram|cellphone|cp)\b/i,
    before: NEVER,
  },
]

/** The button, and what each press of it is said to pay. */
const PRESSES: readonly Rule[] = [
  {
    // "like lang ng videos, P120 bawat isa, bayad agad sa GCash"
    kind: 'paid_tasks',
    says: /\b(?:like|follow|subscribe|heart|share|comment)s?\s(?:(?:at|and) [a-z]+\s)?(?:ka\s|mo\s)?(?:lang|lng|only)\b[^.\n]{0,40}\d{2,3}\b[^.\n]{0,12}\b(?:bawat|kada|each|isa|per (?:like|follow|video|task|page|click))\b/i,
    near: /\b(?:gcash|maya|bayad|payout|agad|instant|reply|pm)\b/i,
    unless: new RegExp(OTHERS, 'i'),
    before: NEVER,
  },
]

/** Money that is shown and not given out. */
const HELD: readonly Rule[] = [
  {
    kind: 'paid_tasks',
    says: /\b(?:withdrawals?|funds?|balance|earnings|commissions?|wallet|account)\b[^.\n]{0,40}\b(?:held|frozen|naka-?seal|na-?freeze|locked|on hold|negative|closed for now)\b/i,
    near: /\b(?:usdt|credit (?:score|points?)|tax na|income tax|repair task|tasks?|sets?|top up|pupunan|settle)\b/i,
    unless: new RegExp(
      String.raw`${OTHERS}|\b(?:payroll|legal|sheriff|audits?|reconcil\w+|boards?|committees?|meetings?)\b`,
      'i',
    ),
    before: NEVER,
  },
  {
    kind: 'paid_tasks',
    says: /\bprepay\b[^.\n]{0,20}\d{3}|\bvip ?\d\b[^.\n]{0,15}\d{3}|\bgrab \d+ orders\b|\b(?:order|ticket) (?:matching|grabbing)\b/i,
    unless: new RegExp(OTHERS, 'i'),
    before: NEVER,
  },
]

/** Goods and sums that pass through somebody's home, account and pocket, as such letters and messages say it. */
export const PASSING_RULES: readonly Rule[] = [...PARCELS, ...CARDS, ...SUMS, ...PAID_FIRST, ...PRESSES, ...HELD]
