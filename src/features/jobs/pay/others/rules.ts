/** A word of money, before or behind its figure. */
const MONEY = String.raw`(?:(?:us|au|nz|hk|[acs])?\s?[$₱€£¥]|\b(?:usd|php|aud|cad|nzd|sgd|hkd|aed|sar|qar|kwd|jpy|eur|euros?|gbp|pesos?|piso|dollars?)(?![a-z])\.?|\bp(?=\s?\d))`
const PERIOD = String.raw`(?:hourly|hours?|hrs?|h|daily|days?|d|weekly|weeks?|wks?|monthly|months?|mos?|mn?th|m|yearly|years?|yrs?|annum|annually|oras|araw|linggo|semana|buwan|taon)\b`
const AMOUNT = String.raw`(?:${MONEY}\s?)?(?<![\d,.])\d[\d,.]*(?<=\d)(?:\s?[kmb]\b)?\+?(?:\s?${MONEY})?`
/** An amount or a range of money. */
const FIGURE = String.raw`${AMOUNT}(?:\s?(?:-|to|up to)\s?${AMOUNT})?`
const PER = String.raw`(?:\s?(?:\/|\bper\b|\ban?\b|\bevery\b|\beach\b)?\s?${PERIOD})?`

const GIFT = String.raw`(?:bonus(?:es)?|sign(?:ing)?[\s-]on(?:\sbonus)?|prize(?: pool)?|allowances?|stipends?|incentives?|subsid(?:y|ies)|reimbursements?|vouchers?|gift ?cards?|rewards?|(?:referral|placement|registration|processing|training|application|agency|membership|joining|admin)(?: fees?)|referrals?|cash prize|perks?|deposit|cash bond|bond|credits?|gifts?|loans?|cash advance|discounts?|scholarships?|grants?|tuition|(?:education(?:al)?|tuition|relocation)\s(?:assistance|support|package)|laptop|equipment|tickets?|flights?|trips?|load)\b`
/** Words that make an amount the pay, though a gift is named behind it. */
const OF_PAY = String.raw`(?!(?:salary|basic|base|pay|rate|wage|package|plus|and|with|w|or|inclu\w+|inc|incl|exclu\w+|excl|before|guaranteed|net|gross|then|on)\b)`
/** `$50 health stipend monthly`, `bonus of ₱20,000`, `commission up to 10k`. */
const GIFTS = new RegExp(
  String.raw`(?:\b(?:monthly|weekly|daily|annual|yearly|quarterly)\s)?${FIGURE}${PER}(?:\s${OF_PAY}[a-z/-]{1,20}){0,3}\s${GIFT}(?!\s?[:=])${PER}(?:\sonly\b)?|(?:\b[a-z-]{3,14}\s)?(?:\b${GIFT}|\b(?:commissions?|meals?|transpo|transportation|rice|laundry|clothing|internet)\b)(?:\s?\(?(?:of|worth|up ?to|is|are|at|amounting to|potential|pay|program(?:me)?|scheme|plan|typically|usually|normally|rang(?:es?|ing)|anywhere|from|[:=-]))*\s?\(?${FIGURE}${PER}`,
  'g',
)

/** What others earn: `our top agents make $3,000`. */
const OF_OTHERS = new RegExp(
  String.raw`\b(?:our|some|most|many|top|best|average|avg\.?|current|existing|successful|like|high-[a-z]{3,12})\s(?:of\s(?:our|the|them|these)\s)?(?:[a-z-]+\s){0,3}(?:make|makes|making|earn|earns|earning|take home|bring home|averag(?:e|es|ed|ing)|clear)\b[^.;!?()]*`,
  'g',
)
const OF_OTHERS_MORE =
  /\bkumikita ang mga\b[^.;!?]*|\b(?:previous|last|former)\s(?:[a-z]+\s){1,2}(?:was|were|got|earned|made|paid)\b[^,;!?]*|\bother (?:companies|agencies|employers|clients)\s(?:only\s)?(?:pay|offer)\b[^,;!?]*/g
/** `commission on top of $4 per hour`, and the other way round. */
const ON_TOP_OF_PAY =
  // bounded: the text was cut before it came here
  /(?<![^.;!?])[^.;!?]*\b(?:commissions?|bonus(?:es)?|incentives?)\b[^.;!?]*?\bon top of\b|(?<=\d[^.;!?]*)\bon top of\b[^.;!?]*/g
/** What may come of it. */
const MAY_BE = new RegExp(
  String.raw`\bpotential\sto\s(?:make|earn)\b[^.;!?\d]*${FIGURE}${PER}|\b(?:average|avg\.?|potential|typical|possible)\s(?:total\s|monthly\s|weekly\s)?(?:earnings?|income|take-home|pay-?out)\b[^.;!?\d]*${FIGURE}${PER}`,
  'g',
)
/** Beside a pay that is sure: of it all, of agents, of targets that are met, and of more hours. */
const BESIDE_PAY = new RegExp(
  [
    String.raw`(?<=${MONEY}\s?\d.*)\b(?:realistic\s)?(?:ote|on[\s-]target earnings?)\b[^.;!?\d]*${FIGURE}${PER}`,
    String.raw`\b(?:average|avg\.?)?\s?total\b[^.;!?\d]*${FIGURE}${PER}`,
    String.raw`\b(?:agents?|reps?|closers?|setters?|sellers?|performers|earners?)\s(?:can\s|usually\s|typically\s|often\s)?(?:make|makes|earn|earns|average|averages|take home|takes home)\b[^.;!?()]*`,
    String.raw`\b(?:overtime|ot|holidays?|night diff\w*|rest days?)(?:\s(?:pay|rate|work|hours))?(?:\s?(?:is|at|paid|of|[:=]))*\s?${FIGURE}${PER}`,
    String.raw`${FIGURE}${PER}\s(?:for\s|per\s)?(?:overtime|ot)\b`,
    String.raw`\bin\s(?:two|2)\s(?:equal\s)?(?:payments?|installments?|tranches)(?:\sof\s${FIGURE})?(?:\seach)?`,
  ].join('|'),
  'g',
)
/** What customers pay, and what a business moves. */
const OF_BUSINESS = new RegExp(
  [
    String.raw`\b(?:clients?|customers?|students|members|users|subscribers)\s(?:pay|spend|invest)\b[^.;!?]*`,
    String.raw`\b(?:manag|rais|generat|grew|grow|sold|sell|spend|process|invest|handl|fund|worth|surpass|serv|clos|paid out)(?:es?|ed|ing|s)?\s(?:over\s|more than\s|about\s|around\s|up to\s|nearly\s|an?\s)?${FIGURE}[^,.;!?$₱€£\d]*`,
    String.raw`${FIGURE}[\s-]?(?:mm|bn|million|billion|trillion)?\+?\s(?:dollar\s)?(?:(?!${PERIOD})[a-z-]+\s)?(?:in\s(?:annual\s)?(?:revenue|sales|funding|ads?|assets|orders|payments|venture)\b|(?:ad spend|revenue|company|agency|brand|business|startup|store|firm|valuation|funding|arr|mrr)\b)[^,.;!?$₱€£\d]*`,
    String.raw`\b(?:(?:ads?|marketing|advertising|media|tools?|software|travel)\s(?:budget|spend)|rent(?:als?)?|budget for (?:ads|marketing|tools)|(?:hmo|mbl|coverage|insurance)(?:\s(?:coverage|limit))?\s(?:of|worth|up to)|win)\b[^,.;!?\d]*${FIGURE}${PER}`,
    String.raw`\b(?:quotas?|(?:sales\s)?(?:targets?|goals?)(?!\s(?:salary|pay|rate|base|comp|income|range|earn))|collections|deals|orders|budgets|subscriptions?|costs?|prices?|priced|turnover|portfolio)(?:\s(?!(?:salary|pay|rate|base|wage)\b)[a-z]+|\s?:){0,3}\s?${FIGURE}${PER}`,
    String.raw`${FIGURE}${PER}\s(?:(?!plus|and|with|or\b)[a-z-]+\s)?(?:subscription|membership|plan|course|quota|target|tuition|per seat|coverage|insurance)\b`,
    String.raw`${FIGURE}[\s-]?(?:bn|billion|trillion)\b[^,.;!?$₱€£\d]*`,
  ].join('|'),
  'g',
)
/** A paid test before the work. */
const TRIAL = String.raw`(?:\b(?:test|trial|sample)\s(?:task|project|job|assignment|work|article|video|edit|post)s?\b|\bpaid\stest\b)`
const OF_TESTS = new RegExp(
  String.raw`(?:\b(?:an?|one|\d)[\s-](?:hour|hr|day)\s)?(?:\bpaid\s)?${TRIAL}[^.;!?,\d$₱€£]*(?:${FIGURE}(?!${PER}\d)(?:\sflat|\sfixed)?)?|${FIGURE}\s(?:for\s(?:(?:an?|the|your|one)\s)?)?(?:paid\s)?(?:${TRIAL}|test\b|trial\b(?!\s(?:week|rate|period|month|day|shift)))`,
  'g',
)
/** What comes by the piece beside a pay: `and $50 for every closed sale`. */
const BY_PIECE_ON_TOP = new RegExp(
  String.raw`(?<=\d.*)(?:\s?[,;+&]|\s(?:and|plus|with))\s?(?:an?\s|extra\s|another\s|additional\s){0,2}${FIGURE}\s?(?:bonus\s|extra\s)?(?:\/\s?|per\s|for\s(?:every|each|an?)\s|each\s|every\s|an?\s|on\s(?:every|each)\s)(?!${PERIOD})[a-z][^,;.]*`,
  'g',
)

/** What one may spend, and what is earned with sales alone. */
const TO_SPEND = new RegExp(
  [
    String.raw`\bbudget of\s(?:[a-z]{3}\s)?${FIGURE}${PER}(?=\s(?:\([^()]*\)\s)?(?:to (?:help|spend|set)|that you can|(?:that )?you (?:can|may)|for your|which you))`,
    String.raw`\b(?:flexible|learning|training|home[\s-]?office|equipment|wellness|development|education|set-?up|hardware|conference)\s(?:budget|fund)\b[^.;!?\d]{0,20}${FIGURE}${PER}`,
    String.raw`${FIGURE}${PER}\s(?:[a-z&-]+\s){0,2}(?:development|learning|training|wellness|education|equipment|travel|conference|home[\s-]office)\s(?:budget|fund)\b|${FIGURE}${PER}\sin\stips\b`,
    String.raw`\bmatch(?:es|ed|ing)?(?:\s(?:of|up to|contributions?))*\s?${FIGURE}${PER}`,
    String.raw`\b(?:earn|make|get)\b[^.;!?\d]{0,15}${FIGURE}(?:\s(?!plus|and|with)[a-z]+){0,2}\scommissions?\b(?:${PER})`,
  ].join('|'),
  'g',
)
/** For bringing somebody in, and what one may not earn more than. */
const FOR_A_FRIEND = new RegExp(
  [
    String.raw`\brefer(?:ral|ring)?\b[^.,;!?\d]{0,40}\b(?:receive|earn|get)\b[^.,;!?\d]{0,12}${FIGURE}${PER}`,
    String.raw`\b(?:wage|salary|income|pay)\s(?:cap|ceiling|threshold|limit)\s(?:of|is)\s${FIGURE}${PER}`,
  ].join('|'),
  'g',
)
/** On top of a pay told elsewhere: `an additional $6/hr`. */
const ADDITIONAL = new RegExp(String.raw`\b(?:additional|extra)\s${FIGURE}${PER}`, 'g')
/** What comes each year or month and is no pay: `annual bonus`, `monthly health stipend`. */
const NO_PERIOD_OF_PAY =
  /\b(?:annual|yearly|monthly|weekly|quarterly)\s(?:(?:salary|performance|sales|attendance|company|merit|health|wellness|transportation|internet|rice)\s)?(?:bonus(?:es)?|incentives?|leaves?|increases?|appraisals?|reviews?|raises?|evaluations?|stipends?|allowances?|revenues?|budgets?)\b/g

/** Hours that are no period: `depending on hours`. */
const BY_HOURS = /\bdepend(?:s|ing|ent)?\s(?:up)?on\s(?:the\s|your\s|how many\s)?(?:number of\s)?hours\b/g

/** A word without which a pattern finds nothing: those that begin with a figure are slow, and most fields have no such word. */
const OTHERS: readonly (readonly [word: RegExp, pattern: RegExp])[] = [
  [/make|making|earn|home|averag|clear/, OF_OTHERS],
  [/kumikita|previous|last|former|other/, OF_OTHERS_MORE],
  [/on top of/, ON_TOP_OF_PAY],
  [/test|trial|sample/, OF_TESTS],
  [
    /pa[yi]|spend|spent|invest|manag|rais|generat|gr[eo]w|s[eo]l[dl]|process|handl|fund|worth|surpass|serv|clos|revenue|sales|\bads?\b|assets|orders|venture|company|agency|brand|business|startup|store|firm|valuation|[am]rr\b|tools?|software|travel|rent|hmo|mbl|coverage|insurance|\bwin\b|quota|target|goal|collect|deals|budget|subscri|cost|price|turnover|portfolio|member|plan|course|tuition|seat|coverage|insurance|bn\b|illion/,
    OF_BUSINESS,
  ],
  [/per|\/|each|every|for/, BY_PIECE_ON_TOP],
  [new RegExp(String.raw`\b(?:${GIFT}|commission|meal|transpo|rice|laundry|clothing|internet)`), GIFTS],
  [/earning|income|take-home|pay-?out|potential/, MAY_BE],
  [/budget|fund|commission|tips|match/, TO_SPEND],
  [/refer|\bcap\b|ceiling|threshold|limit/, FOR_A_FRIEND],
  [/additional|extra/, ADDITIONAL],
  [/depend/, BY_HOURS],
  [/annual|yearly|monthly|weekly|quarterly/, NO_PERIOD_OF_PAY],
]
const BESIDE =
  /total|\bote\b|on[\s-]target|agent|rep|closer|setter|seller|performer|earner|overtime|\bot\b|holiday|night diff|rest day|payment|installment|tranches/

/** A pay in small letters without money that is no pay: gifts, tests, what others earn and businesses move. */
export function withoutOthers(plain: string): string {
  const text = OTHERS.reduce((all, [word, pattern]) => (word.test(plain) ? all.replace(pattern, ' ') : all), plain)
  if (!BESIDE.test(text)) return text
  const sure = text.replace(BESIDE_PAY, ' ')
  return /\d/.test(sure) ? sure : text
}

const COMMISSION_ONLY =
  /(?<!\bnot (?:an? )?)(?:\bcommissions?[\s-]*(?:only|based)\b|\b100\s?% commission|\b(?:purely|pure|straight|strictly|fully) (?:commission|performance)|\bno (?:base|basic)\b)/
const FOR_MONEY_PAID_IN = /\binvest (?:only |just |as low as |at least )?(?:[$₱\d]|php|usd|p\d)/
const ON_DELIVERY = /\b(?:upon|on|after) (?:completion|delivery|submission|turnover)\b/

/** Whether nothing is paid but a share of what is sold, a price for what is delivered, or for money that is paid in. */
export const isNoPay = (plain: string): boolean =>
  COMMISSION_ONLY.test(plain) || ON_DELIVERY.test(plain) || FOR_MONEY_PAID_IN.test(plain)
