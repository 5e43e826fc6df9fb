import { listed, oneOf, phrase, type Words } from '#features/phrases/rules.ts'
import { MONEY, OTHERS, type Rule } from '../kinds/rules.ts'

/** How somebody is told to pay, in English and Filipino; "pay" alone is as often a wage. */
const SEND: Words = listed(
  `send remit transfer deposit settle i-?send isend mag-?send pa-?send paki-?send i-?gcash paki-?gcash mag-?gcash
  ipadala magpadala padala padalhan pakipadala ihulog maghulog hulog hulugan pahulog i-?deposit mag-?deposit i-?transfer mag-?transfer
  pa-?gcash mag-?gcash mag-?bayad bayaran pakibayaran pakibayad`,
).map((word) => word.replace('-?', String.raw`[-\s]?`))
export const PAY: Words = [...SEND, 'pay', 'paying', 'shoulder']
/** What stands between the verb and the amount. */
export const SMALL: Words = listed(
  'us me a an the only just first your po na ng kayo ka mo muna lang niyo ninyo nyo ang small initial exact amount of sum total yung refundable one-time cash og ug extra',
)
/** Money; without a currency only where the words around it leave no doubt. */
const SUM = String.raw`(?:(?:${MONEY})[\d,.]*k?|\d{1,3},\d{3}\b|(?<![\d.,])\d{1,3}k\b|(?!20[1-3]\d\b)[1-9]\d{2,4}\b)(?:\s?(?:php|pesos?|piso|only|lang|po|na)\b)*`
/** Where money goes; people write "thru", and a name of a wallet alone is none of a person. */
const THROUGH: Words = ['thru', 'through', 'via', 'using', 'by', 'to', 'sa', 'into', 'in', 'on']
const WALLETS: Words = [
  'g-?cash',
  'pay ?maya',
  'maya',
  'coins\\.?ph',
  'palawan(?: express)?',
  'cebuana',
  'm ?lhuillier',
  'western union',
  'bpi',
  'bdo',
  'bank(?: transfer| account)?',
  'e-?wallet',
  'upi',
  'paytm',
  'g-?pay',
  'phonepe',
  'm-?pesa',
  'venmo',
  'cash ?app',
  'zelle',
]
/** How somebody is told to come with money; each says the same of other things, so it takes a sum and what it is for. */
const BRING: Words = listed(
  'bring magdala magdadala dalhin dalahin dala dalha dad-a magbigay mohatag ihatag mobayad iabot ambag mag-?ambag maglabas prepare maghanda ihanda',
)
/** What is sold to somebody who only wants to work. */
const PURPOSES: Words = listed(
  `registration processing application activation membership enrol?lment reservation verification onboarding placement
  joining admin administrative account portal training medical uniform kit starter id clearance documents? papers? requirements?
  materials? modules? slot permit insurance certificate orientation assessment background nbi fingerprints?`,
)
/** And what is handed out on the first day, where the money is asked at a gate or a door. */
const GATE_PURPOSES: Words = [
  ...PURPOSES,
  ...listed('uniforms? locker badge biometrics headset gate lakad lagay papel processing'),
]
/** Of these, what nobody runs to an office for. */
const OWN_PURPOSES: Words = listed(
  'registration processing activation membership reservation verification onboarding placement joining training slot starter',
)
export const FOR: Words = ['for', 'para sa', 'pang', 'as', 'bilang']
const CHARGE: Words = listed('fees? charges? payments? deposit bond kit expenses?')

/** What makes of a sum the pay of the person who reads. */
const WAGE: Words = listed(
  'per an? each every kada bawat isang daily weekly monthly hourly day hour week month salary sweldo sahod wages? net gross commissions? sales cash collections',
)
/** Somebody else pays, or the pay is the person's own. */
const NOT_ASKED = phrase(
  'i',
)`${OTHERS}|\b(?:(?<!\b(?:clinic|coordinator|officer|ahente|agent|liaison|rider)\s)namin|kliyente|suki|babayaran (?:ka|kita)|payroll|petty cash|invoices?|suppliers?|vendors?|payouts?|refunds?|allowances?|bonus(?:es)?|stipend|reimburse\w*|our (?:school|office|branch\w*)|flats?|apartments?|leases?|explain|answer|enquir\w+|inquir\w+|quot(?:e|ation)s?)\b|\b(?:collect\w*|record\w*|track\w*|reconcil\w*|monitor\w*)\b`
/** Right before it: "you do not have to", "walang", or that others pay. */
export const REFUSED =
  /\b(?:we|we'll|we'd|company|employer|kami|no|not|never|without|don't|doesn't|won't|cannot|avoid|beware|if (?:anyone|anybody|someone|somebody)|wala|walang|hindi|huwag|kung may)\b[^.;\n]{0,60}$/i

/**
 * Money that is asked of the person who reads, by how it is asked: an order to send a sum, what for, and by which wallet.
 * A sum needs no currency there: nobody writes one to people who live from the same pesos.
 */
export const ASKED_MONEY: readonly Rule[] = [
  {
    // "send 500 registration fee", "magbayad ng 350 para sa training kit", "pay P500 for your ID"
    kind: 'fee',
    says: phrase(
      'i',
    )`(?<![\w-])${PAY}\s+(?:${SMALL}\s+){0,4}${SUM}\s+(?:${SMALL}\s+){0,2}(?:${FOR}\s+(?:${SMALL}\s+){0,2}(?:[a-z-]+\s+)?${PURPOSES}\b|${PURPOSES}\s+${CHARGE}\b|${OWN_PURPOSES}(?=\s*[.!,]|\s*$))`,
    unless: NOT_ASKED,
    before: REFUSED,
  },
  {
    // "the registration fee of 500 thru GCash", "pay the processing fee of 1,500", "registration fee po na 500"
    kind: 'fee',
    says: phrase(
      'i',
    )`\b${PURPOSES}\s+(?:(?:check|test|system|access)\s+)?fees?\b(?:\s*(?:${SMALL}|is|worth|amounting|to|:|=|-)){0,4}\s*(?:${SUM})`,
    unless: NOT_ASKED,
    before: REFUSED,
  },
  {
    // "pay the registration fee first, then we send the link", "settle your processing fee thru GCash"
    kind: 'fee',
    says: phrase('i')`(?<![\w-])${PAY}\s+(?:${SMALL}\s+){0,4}${OWN_PURPOSES}\s+${CHARGE}\b`,
    also: phrase(
      'i',
    )`\b(?:first|muna|then we|so (?:that )?we|to (?:start|proceed|activate|reserve|continue|secure|begin)|(?:before|bago)\s+(?:the |your |any |ang )?(?:interview|orientation|training|start\w*|contract|exam))\b|\b${THROUGH}\s+(?:(?:my|our|this)\s+)?g-?cash\b`,
    unless: NOT_ASKED,
    before: REFUSED,
  },
  {
    // "send P500 thru GCash", "magpadala po kayo ng 500 sa GCash", "i-send ang 300 sa 0917 555 1234"
    kind: 'fee',
    says: phrase(
      'i',
    )`(?<![\w-])(?:${SEND}|(?:just|only|please|kindly|must|to|pls) pay)\s+(?:${SMALL}\s+){0,4}${SUM}\s+(?:(?!${WAGE}\b)[a-z]+\s+){0,3}?${THROUGH}\s+(?:(?:my|our|this|the|his|her|ang|aming|aking|ating|number|no\.?)\s+){0,2}(?:${oneOf(WALLETS)}\b|(?:\+?63|0)9\d)`,
    unless: NOT_ASKED,
    before: REFUSED,
  },
  {
    // "approved na po kayo … kailangan lang po ma-activate, 499", "paki-settle ang 350 para sa gate pass"
    kind: 'fee',
    says: phrase(
      'i',
    )`(?<![\w-])(?:paki-?)?${SEND}\s+(?:${SMALL}\s+){0,4}${SUM}(?!\s+${WAGE}\b)|\bma-?activate\b[^\n]{0,40}\b[1-9]\d{2,3}\b`,
    near: /\b(?:napili|tanggap na|approved|hired|selected|conditional offer|congratulations|congrats|shortlisted|(?:your|the) (?:contract|application)|bago (?:po )?(?:kayo|ka|ma|namin|mag|tayo)\w*)\b/i,
    unless: NOT_ASKED,
    before: REFUSED,
  },
  {
    // "send 1,500 to activate the account and start earning"
    kind: 'fee',
    says: phrase(
      'i',
    )`(?<![\w-])${PAY}\s+(?:${SMALL}\s+){0,4}${SUM}\s+(?:to|para)\s+(?:activate|unlock|register|reserve|secure|lock|hold|book|confirm|release|open\s+your|ma-?(?:activate|release|open|reserve|confirm))\b`,
    unless: NOT_ASKED,
    before: REFUSED,
  },
  {
    // "you only shoulder 4,500 for the release", "the new employee shoulders the insurance of Php 2,450"
    kind: 'fee',
    says: phrase(
      'i',
    )`\bshoulders?\s+(?:[a-z'’]+\s+){0,4}${SUM}|${SUM},?\s+(?:po\s+)?ibigay\b[^.\n]{0,25}\b(?:coordinator|agent|liaison|driver|supervisor)\b`,
    unless: NOT_ASKED,
    before: /\b(?:we|we'll|we'd|company|employer|kami|client|agency|no|not|never|hindi)\b[^.;\n]{0,40}$/i,
  },
  {
    // "the agent buys the bundle only from our authorized vendor … paid back over the first months"
    kind: 'fee',
    says: /\b(?:procures?|buys?|purchases?|cover|charges?|payable)\b[^.\n]{0,80}\b(?:our|the) (?:authori[sz]ed|accredited|certified|partner|third-party) (?:vendor|provider|dealer|supplier|clinic|verifier)\b|\b(?:our|the) (?:third-party|accredited|authori[sz]ed|partner) (?:vendor|provider|verifier|clinic|dealer)\b[^.\n]{0,40}\bcharges?\b/i,
    near: /\b(?:reimburse\w*|paid back|refund\w*|ibabalik|first (?:pay|salary|invoice))\b/i,
    unless: new RegExp(String.raw`\b(?:customers?|clients?|tenants?|we (?:buy|pay|cover|shoulder))\b`, 'i'),
    before: REFUSED,
  },
  {
    // "magdala ng 850 para sa uniform", "come with two photos and 650 for the locker"
    kind: 'fee',
    says: phrase(
      'i',
    )`(?<![\w-])${BRING}\b[^.\n]{0,50}?(?<![\d,])${SUM}\s+(?:${SMALL}\s+){0,2}(?:(?:${FOR})[\s-]|pambayad\s(?:sa|ng)\s)(?:${SMALL}\s+){0,2}(?:[a-z-]+\s+)?${GATE_PURPOSES}\b`,
    unless: NOT_ASKED,
    before: REFUSED,
  },
  {
    // "candidates settle the refundable PHP 1,800", "applicants pay 500 for the badge"
    kind: 'fee',
    says: phrase(
      'i',
    )`\b(?:candidates?|applicants?|trainees?|new hires?|aplikante)\s+(?:(?:will|must|should|only|then|first|need to|have to|are to|are asked to|kindly)\s+){0,2}(?:settles?|pays?|shoulders?|remits?|sends?|covers?)\s+(?:${SMALL}\s+){0,4}${SUM}`,
    unless:
      /(?:₱|php|\bp|\$|\bpay)\s?0\b|\b(?:we|company|employer|agency) (?:will )?(?:pays?|shoulders?|covers?)\b|\bper (?:week|month|hour)\b/i,
    before: REFUSED,
  },
  {
    // "1,200 po ang bayad sa module", "you transfer 1,950 to our coordinator"
    kind: 'fee',
    says: phrase(
      'i',
    )`${SUM}\s+(?:po\s+)?ang\s+(?:bayad|halaga)\s+(?:po\s+)?(?:sa|ng|para\s+sa)\s+(?:[a-z-]+\s+)?${GATE_PURPOSES}\b|\byou\s+(?:transfer|send|pay|hand)\s+${SUM}\s+to\s+(?:our|the|my)\s+(?:coordinator|liaison|agent|officer|recruiter|driver|supervisor)\b`,
    unless: NOT_ASKED,
    before: REFUSED,
  },
  {
    // "may security kayo na 800 per box"
    kind: 'deposit',
    says: /\b(?:security|seguridad|panseguridad)\b[^.\n]{0,25}\b\d{3,4}\b[^.\n]{0,20}\b(?:per|kada|bawat|each|na kukunin)\b/i,
    unless: /\b(?:guards?|agency|officers?|shift|hours?|oras|posts?)\b/i,
    before: REFUSED,
  },
]
