/** What belongs to a figure it is glued to: its money, its time, and what it counts. */
const OF_FIGURE =
  /^(?:per|php|usd|aud|cad|nzd|sgd|hkd|aed|sar|qar|kwd|jpy|eur|gbp|pesos?|dollars?|hours?|hrs?|hourly|days?|daily|weeks?|wks?|weekly|months?|mos?|monthly|years?|yrs?|yearly|annum|annual(?:ly)?|to|and|gross|net|plus|basic|mil\w*|billion|mbps|gb|am|pm|st|nd|rd|th|us|au|nz|sg|phil\w*)(?![a-z])/i
/** `$79,000Benefits`, `75kEmployment`, `per monthSchedule`: the line that ended here is lost. */
const GLUED =
  /(\d(?!K(?![a-z]))|\d[kK](?=[A-Z][a-z])|(?:hours?|hrs?|days?|months?|years?|yrs?|weeks?|annum|annually|hourly|weekly|monthly|yearly|shift|p\/[dhwm])|\)(?=[A-Z][a-z]))(?=([A-Z][A-Za-z]{1,12}|(?<=[a-z])\d))/g

/** `increaseHMO`: an abbreviation begins a line of its own. */
const ABBREVIATED = /([a-z]{2})(?=[A-Z]{2})/g
/** `HighlightsHourly rate`, `InitialRate`. */
const HEADED = /([a-z])(?=(?:Hourly|Daily|Weekly|Monthly|Yearly|Annual|Salary|Pay|Rate|Compensation|Starting)\b)/g
/** `£30,000A well-known firm`. */
const ARTICLE = /(\d)(?=A\s[a-z])/g
/** `£60,000 \- £65,000`: what marks a dash as no list. */
const ESCAPED = /\\(?=[-+.*_~])/g

/** A text with the ends of its lines where they were lost. */
export const unglued = (text: string): string =>
  text
    .replace(ESCAPED, '')
    .replace(ABBREVIATED, '$1 ')
    .replace(HEADED, '$1; ')
    .replace(ARTICLE, '$1; ')
    .replace(GLUED, (_, last: string, next: string) => (OF_FIGURE.test(next) ? `${last} ` : `${last}; `))

/** `$8/hr or PHP equivalent` names the other currency for the same pay. */
const IN_THE_OTHER = /,?\s\(?or\s(?:its\s|the\s)?(?:php|pesos?|usd|local)(?:\scurrency)?\sequivalent\)?/g
/** `£180 - £250 + per day`: more is paid by the same period. */
const OR_MORE = /(\d)\s?\+\s(?=(?:per|an?)\s(?:hour|day|week|month|year|annum))/g
/** `$35- million`, `$224 billion3`: a dash and the number of a note. */
const NO_RANGE = /(\d)\s?-?\s?(million|billion|trillion)(?=\d|\b)\d?/g

/** A period with letters left out, doubled or exchanged: `montly`, `weeky`, `hourl`. */
const MISWRITTEN: readonly (readonly [RegExp, string])[] = [
  [/\b(?:montly|montlhy|montlh|mothly|monhtly|monthy|monthl|mnthly|monthlly|monlthy)\b/g, 'monthly'],
  [/\b(?:weeky|wekly|weekl|weelky|wkly|weekley)\b/g, 'weekly'],
  [/\b(?:houly|hourl|horly|hrly|hourley|houry)\b/g, 'hourly'],
  [/\b(?:dayly|dialy|daly|daliy)\b/g, 'daily'],
  [/\b(?:yearl|yrly|yealry|anually|annualy|anualy)\b/g, 'yearly'],
]

const FIGURE = String.raw`(?:[$₱£€]|\b(?:php|usd|p)(?=\s?\d))?\s?\d[\d,.]*k?`
/** `$40 per 8-hour day` is paid by the day. */
const SO_LONG_A_DAY =
  /(?<=(?:\bper|\/|\ban?|\beach|\bevery)\s?)\d{1,3}[\s-]?(?:hours?|hrs?)[\s-](?:work(?:ing)?\s?)?(?=(?:day|week|shift)\b)/g
/** `$5 / 1hr`, `$500 for one day`. */
const FOR_ONE = /(?:\/|\b(?:per|for|every))\s?(?:1|one)\s?(?=(?:hour|hr|day|week|month|year)\b)/g
/** `P10,000 (15th) + P10,000 (30th)`. */
const TWO_HALVES = new RegExp(
  String.raw`(${FIGURE})\s?(?:\(|on\s)?(?:the\s)?15th\)?[\s,+&]{1,3}(?:and\s)?(?:php|p)?\s?\1\s?(?:\(|on\s)?(?:the\s)?30th\)?`,
  'g',
)
const TWO_WEEKS = /(?:\b(?:every|per|each|kada)\s|\/\s?)(?:two|2|other|dalawang)\s?(?:weeks?|wks?|linggo)\b/g
/** `bimonthly (twice a month)` says which of its two meanings it has. */
const BIMONTHLY = /\bbi[\s-]*monthly\s?\((?=(?:twice|2x)\s(?:a|per)\smonth)/g
/** `(2 cutoffs a month)` says the same again. */
const SO_MANY_CUTOFFS = /,?\s?\(?(?:2|two)\scut-?\s?offs?\s(?:a|per|every|each)\smonth\)?/g
/** `15th and 30th`, `every 15/30`, `on the 1st and 16th`. */
const FIFTEENTH = String.raw`(?:(?:the\s)?15th\s?(?:and|&|at|\/|,)\s?(?:the\s)?(?:30th|last day|end)|(?<=\b(?:every|each|on|kada|tuwing|bawat)\s(?:the\s)?)(?:\d{1,2}\s?(?:and|&|at|\/|,)\s?\d{1,2}(?:th)?\b(?![,.]?\d)|\d{1,2}(?:st|nd|rd|th)\s?(?:and|&)\s?(?:the\s)?\d{1,2}(?:st|nd|rd|th)(?!\s(?:weeks?|months?|years?)\b)))`
/** Twice a month, as it is called here. */
const HALF = String.raw`(?:kinsenas?|quincenas?|cut-?\s?offs?|15\s?days|half[\s-](?:a\s)?month|${FIFTEENTH}|semi[\s-]*monthly|(?:twice|2x|two times)\s(?:(?:a|per|every|each)\smonth|monthly))(?![a-z])(?:\s(?:of|ng)\s(?:the|each|every|bawat)?\s?(?:month|buwan))?`
const EACH_HALF = new RegExp(
  String.raw`(?:\/|\b(?:per|every|each|kada|tuwing|bawat|on)\b)?\s?(?<![a-z])${HALF}(?:,?\s?\(?(?:on\s|every\s)?${HALF}\)?)?`,
  'g',
)
/** `9,000 per cutoff, 18,000 a month` says the same twice. */
const CUTOFF_BESIDE_MONTH = new RegExp(
  String.raw`${FIGURE}\s?(?:\/|per\s|every\s|each\s|an?\s)?\s?${HALF}[^,;=]{0,40}[,;=]\s?(?=.*\d.*\bmonth)|(?<=\d\s?(?:\/|an?\s|per\s)?\s?month(?:ly)?)[,;=(]\s?(?:php|p)?${FIGURE}\s?(?:\/|per\s|every\s|each\s|an?\s)?\s?${HALF}\)?`,
  'g',
)
/** When it is paid out, which is not what it is paid for. */
const PAID_OUT_BY_HALVES = new RegExp(
  String.raw`\b(?:pay ?outs?|pay ?days?|payroll|paid|released?|payments?|bayad(?:an)?|bigayan)\b[^,;.\d]{0,20}${HALF}|\b(?:(?:per|every|each|kada|tuwing|bawat)\s)?${HALF}\s(?:pay ?outs?|pay ?days?|payroll|payments?|release|ang\s(?:sahod|sweldo|bayad))\b`,
  'g',
)
/** Pay that something is taken from, or that comes by the days on duty, is no half of a month's. */
const UNSURE = /\b(?:minus|less|deduct\w*|depend\w* (?:on|sa))\b/
/** Pay by a half that another word makes a month, or a whole one. */
const OF_EITHER = /\bsemi[\s-]*monthly\s(?:pay|salary|rate|wage)\b/
/** `£14k pa`; elsewhere `pa` is a word of Filipino. */
const PER_ANNUM = /(\d\s?k?)\sp\.?\s?a\b\.?/g
/** `€1.250,00` has the point and the comma exchanged, `P 22 , 000` gaps around it. */
const POINT_FOR_COMMA = /(?<![\d,.])(\d{1,3})\.(\d{3}),(\d{2})(?!\d)/g
const GAPS = /(\d)(?: ,\s?(?=\d{3}(?!\d))|, (?=000(?!\d)))/g
const GAP_IN_PESOS = /((?:₱|php\.?|\bp)\s?\d{1,2}), (?=\d{3}(?!\d))/g
/** `$25,000 pesos` and `$20,000 - $25,000 php`: the sign of the keyboard stands for the pesos that are named. */
const PESOS_BY_DOLLAR =
  /(?<!us\s?)\$\s?(\d[\d,.]*k?)(?:(\s?(?:-|to)\s?)\$?\s?(\d[\d,.]*k?))?(?=\s?(?:php|pesos?|piso)\b)/g
const ARROWS = /\s?(?:→|[-=]>|,?\snego(?:tiable)?\s(?:up\s)?to)\s?(?=(?:[$₱€£]|php|usd)?\s?\d)/g
/** `$4, goes up to $6` is a range. */
const UP_TO =
  /,?\s(?:and\s|but\s)?(?:(?:can|could|may|will)\s)?(?:go(?:es)?|going|climbs?|moves?|scales?|reach(?:es)?|with\s(?:progressions?|increases?|raises?))\s(?:all the way\s)?(?:up\s)?to\s/g
/** `17,000 (training), 20,000 (production)`: what each is paid for. */
const STAGES = new RegExp(
  String.raw`(${FIGURE})\s?\((?:during\s|while\s)?(?:training|trainee|probation\w*|trial|nesting)\),?\s?(?:and\s|to\s|-\s)?(?=${FIGURE}\s?\((?:after|upon|regular\w*|production|permanent)[^()]{0,20}\))`,
  'g',
)
/** What could be earned with commissions, behind what is paid. */
const ON_TARGET = new RegExp(
  String.raw`(\d[^;]*?)[,;+(-]?\s?\b(?:ote|on[- ]target earnings?)\b:?\s?(?:of\s|up to\s)?${FIGURE}.*$`,
)
/** An allowance with its own figure: `24,000 basic, 2,500 rice allowance`. */
const ALLOWANCE = new RegExp(
  String.raw`(\d[^;]{0,40}?)(?:,(?!\d)|[;/])\s?(?:and\s|plus\s)?${FIGURE}\s(?:[a-z-]{1,20}\s){0,3}(?:allowances?|bonus(?:es)?|incentives?|de minimis)\b.*$`,
)
/** `trainee: 15,000 / regular: 18,000`: what is paid first, and what then. */
const STAGES_BEFORE = new RegExp(
  String.raw`\b(?:training|trainee|probation\w*|trial|(?:first|1st)\s(?:\d\s)?(?:weeks?|months?))(?:\s(?:rate|pay|period|salary))?\s?(?:is|[:=-])?\s?(${FIGURE}(?:\s?(?:\/|per|an?)\s?[a-z]+)?)\s?[,;/|.]\s?(?:and\s|then\s)?(?:after\w*|regular\w*|production|permanent)(?:\s(?:rate|pay|period|salary|(?:training|probation|trial)))?\s?(?:is|[:=-])?\s?(?=${FIGURE})`,
  'g',
)

/** A pay in small letters as it would be written with care. */
export function mended(plain: string): string {
  let text = plain
    .replace(/&[mn]dash;/g, '-')
    .replace(ARROWS, ' then ')
    .replace(GAPS, '$1,')
    .replace(GAP_IN_PESOS, '$1,')
    .replace(POINT_FOR_COMMA, '$1,$2.$3')
    .replace(NO_RANGE, '$1 $2')
    .replace(OR_MORE, '$1 ')
    .replace(IN_THE_OTHER, '')
  text = text
    .replace(PER_ANNUM, '$1 per annum')
    .replace(UP_TO, ' up to ')
    .replace(STAGES, '$1 then ')
    .replace(STAGES_BEFORE, '$1 then ')
  text = text.replace(PESOS_BY_DOLLAR, (_, low: string, dash?: string, high?: string) =>
    dash === undefined || high === undefined ? low : `${low}${dash}${high}`,
  )
  text = text.replace(TWO_WEEKS, ' per fortnight ').replace(SO_LONG_A_DAY, '').replace(FOR_ONE, 'per ')
  for (const [written, meant] of MISWRITTEN) text = text.replace(written, meant)
  return inHalves(text.replace(CUTOFF_BESIDE_MONTH, '')).replace(ON_TARGET, '$1').replace(ALLOWANCE, '$1')
}

function inHalves(text: string): string {
  const plain = text
    .replace(TWO_HALVES, `$1 ${HALF_A_MONTH} `)
    .replace(PAID_OUT_BY_HALVES, ' ')
    .replace(BIMONTHLY, '')
    .replace(SO_MANY_CUTOFFS, '')
  return UNSURE.test(plain) || OF_EITHER.test(plain) ? plain : plain.replace(EACH_HALF, ` ${HALF_A_MONTH} `)
}

/** Stands for the period of half a month. */
export const HALF_A_MONTH = 'halfmonth'

/** Figures and their units with a comma for each thousand, a point for cents, and a space behind. */
export function withPlainFigures(plain: string): string {
  // `$7,50` and `$7,5/hour` are written with a comma for the point; three digits after it are thousands.
  let text = plain.replace(/(?<![\d,.])(\d{1,2}),(\d{1,2})(?![\d,])/g, '$1.$2')
  // `$18.890` is an hour's pay of a public employer; `$45.000` and `$45.600` are thousands.
  text = text.replace(/(?<=\$\s?)\d{2}\.\d{3}(?<!00)(?![\d.,])/g, (rate) => Number(rate).toFixed(2))
  // `€1.300` has a point for the comma, and a thousand is `libo`.
  text = text.replace(/(?<![\d,.])(\d{1,3})\.(\d{3})(?![\d.])/g, '$1,$2')
  text = text
    .replace(/(\d)\s?(?:libo|thousand|mil(?=\s(?:kada|isang|ang|pesos?|piso)))\b(?:\s(?:piso|pesos?)\b)?/g, '$1k')
    .replace(/(\d)\s?million\b/g, '$1m')
  text = text.replace(/(?<![\d,.] ?)(\d{1,2}) (\d{3})(?![\d,.]| \d)/g, '$1,$2')
  // `$500mo` and `$5perhour` lack their spaces.
  text = text.replace(
    /(\d)(k?)(?=(?:per|months?|mos?|mth|weeks?|wks?|days?|hours?|hrs?)(?:hour|month|week)?(?![a-z]))/g,
    '$1$2 ',
  )
  text = text.replace(/\bper(?=hour|month|week)/g, 'per ').replace(/\/\s?(?=per\b)/g, ' ')
  return text.replace(/(\d)\s?us\b(?!\s?\$)/g, '$1 usd')
}
