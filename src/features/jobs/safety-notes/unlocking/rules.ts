import { listed, phrase, type Words } from '#features/phrases/rules.ts'
import { MONEY, NEVER, OTHERS, type Rule } from '../kinds/rules.ts'

/** Sums as people write them who live from one currency; what is counted by the day or the page is none. */
export const PLAIN_SUM = String.raw`(?:(?<![a-z])(?:${MONEY})[\d,.]*k?|(?<![\d.,])\d{1,3},\d{3}\b|(?<![\d.,])\d{1,3}(?:\.\d)?k\b|(?<![\d.,-])(?!20[1-3]\d\b)[1-9]\d{2,4}\b(?![:-]\d| ?(?:days?|hours?|minutes?|weeks?|files?|pages?|words|records|calls|employees|staff|people|points)\b))(?:\s?(?:php|pesos?|piso|usdt?|only|lang|po|na)\b)*`

/** Verbs of putting money in, as they are in English, and with the beginnings Filipino gives them. */
const PAYING_IN: Words = listed('deposit(?:ed)? recharged? top(?:ped)?[-\\s]?up cash(?:ed)?[-\\s]?in')
/** The same of much besides money, so that they take a sum right after them. */
const LOADING: Words = listed('re-?load load fund hulog lagay add put[-\\s]in pay[-\\s]in invest')
const BEGINNING = String.raw`(?<![\w-])(?:(?:mag|nag|i|pa|ipa|paki|magpa|naka|nakapag|maka|makapag|pag)[-\s]?)?(?:de-?|re-?|ca-?|ka-?|lo-?|ta-?|to-?)?`
const PAY_IN = `${BEGINNING}${phrase('')`${PAYING_IN}\b`.source}`
const PUT_IN = `${BEGINNING}${phrase('')`${[...PAYING_IN, ...LOADING]}\b`.source}`
/** What is put in is the sum itself, and not so many things. */
const ALONE = String.raw`(?=\s*(?:[.,!?;:)]|$|(?:pesos?|php|only|lang|po|na|muna|first|to|into|in|on|sa|para|bago|before|upang|nang|so|and|via|thru|through|using|worth|load|credits?|balance|gcash|maya|each|for)\b))`
/** What stands between the verb and the sum. */
const BETWEEN: Words = listed(
  `an? the at least minimum of with ng ka mo muna po na lang kayo nyo niyo ninyo ang your yung to into in sa initial first only just
  small another halagang extra account wallet e-?wallet balance money pera work task gcash maya system platform app`,
)
const FOR_WHAT: Words = [
  'to',
  'in order to',
  'para',
  'upang',
  'bago',
  'nang',
  'before',
  'so(?: that)?',
  'and (?:we|the|your)',
]
/** What opens once somebody has paid, as English and Filipino have it. */
const OPENS: Words = [
  ...listed(
    `un-?lock(?:s|ed)? (?:re-?)?activat(?:e|es|ed|ion) releas(?:e|es|ed) receiv(?:e|ed) claim withdraw(?:al|als)? cash-?out continue proceed
    start begin access reset un-?freeze complete finish clear collect get open(?:s|ed)? join restore upgrade verify`,
  ),
  String.raw`(?:ma|mai|maka|makapag|mag|mapa|i)[-\s]?(?:unlock|activate|open|release|withdraw|claim|cash[-\s]?out|start|proceed|continue|access|verify|upgrade|reset|tuloy|patuloy|umpisa|simula|trabaho)`,
  ...listed(
    'makuha makukuha matanggap mabuksan mailabas mapalabas makasali makasimula magpatuloy matuloy maibigay bumukas matapos tuloy',
  ),
]
/** Of these, what a wage is never paid for. */
const FREES: Words = [
  ...listed('un-?lock(?:ed)? (?:re-?)?activat(?:e|ed|ion) releas(?:e|ed) withdraw(?:al|als)? claim un-?freeze makuha'),
  String.raw`(?:ma|mai|maka|makapag)[-\s]?(?:unlock|activate|release|withdraw|claim)`,
]
const PAYING = String.raw`(?<![\w-])(?:pay|magbayad|mag-?bayad|magpadala|pakibayad|send|transfer|mag-?send|mag-?transfer)\b`
/** When it opens: English names who pays, Filipino has it in the verb. */
const ONCE = String.raw`\b(?:(?:once|after|when|if|until|unless)\s+you(?:['’]ve|\s+have)?\s+(?:first\s+|only\s+)?|(?:pag|kapag|kung|hanggang|oras na|pagkatapos)\s+(?:[a-z]+\s+)?(?=(?:mag|nag|naka|nakapag|maka|makapag|na)[-\s]?))`
/** And of that, what only such work has. */
const EARNED: Words = listed(
  'tasks? orders? missions? levels? sets? commissions? komisyon earnings kita kinita payouts? withdrawals? rewards? balance vip',
)
const MUST: Words = listed('need(?:ed)? must have[-\\s]to required kailangan(?:g)? dapat muna first please kindly')

/** Work for others, and money of a shop or an employer. */
const NOT_OWN = new RegExp(
  String.raw`${OTHERS}|\b(?:kliyente|suki|agents?|outlets?|tellers?|cashiers?|collections?|cash sales|payroll|co-?op\w*|savings|sss|pag-?ibig|franchise\w*|wellness|sim card|e-?load(?:ing)?|loading (?:station|business)|petty cash|company (?:card|account)|test (?:account|environment)|sandbox)\b`,
  'i',
)
/** Right before it: somebody else pays in. */
const OTHERS_PAY =
  /\b(?:we|company|employer|kami|hr|it|they|team|who|system|sila)(?:['’]ll| will| also| can)?(?:\s(?:na|po|ang|will|also|can|always)){0,2}\s$|\b(?:how|when) to\s$/i

/** Money that is put in so that a task, an account or the person's own pay opens. */
const UNLOCKED: readonly Rule[] = [
  {
    // "deposit 1,000 first to unlock the next task", "mag-cash in ka muna ng 500 para ma-activate ang account"
    kind: 'deposit',
    says: phrase(
      'i',
    )`${PUT_IN}(?:\s+${BETWEEN}\b){0,5}\s+${PLAIN_SUM}${ALONE}[^.!?\n]{0,40}\b${FOR_WHAT}\s[^.!?\n]{0,25}?\b${OPENS}\b`,
    unless: NOT_OWN,
    before: OTHERS_PAY,
  },
  {
    // "para ma-withdraw ang kita mo kailangan mag-top up ng 2k", "to unlock the set, top up 300"
    kind: 'deposit',
    says: phrase(
      'i',
    )`\b(?:to|para|upang|bago|before)\s[^.!?\n]{0,15}?\b${OPENS}\b[^.!?\n]{0,50}?${PUT_IN}(?:\s+${BETWEEN}\b){0,5}\s+${PLAIN_SUM}${ALONE}`,
    unless: NOT_OWN,
  },
  {
    // "once you top up 500 your account is activated", "makukuha mo ang kita pag nag-recharge ka ng 500"
    kind: 'deposit',
    says: phrase(
      'i',
    )`${ONCE}${PUT_IN}(?:\s+${BETWEEN}\b){0,5}\s+${PLAIN_SUM}${ALONE}|\b(?:kung walang|without(?: an?)?)\s+${PAYING_IN}\s+(?:na|ng|of)\s+${PLAIN_SUM}`,
    also: phrase('i')`\b${OPENS}\b`,
    unless: NOT_OWN,
  },
  {
    // "pay 1,000 first to unlock the next task", "magbayad ka muna ng 500 para ma-release ang kita"
    kind: 'deposit',
    says: phrase(
      'i',
    )`${PAYING}(?:\s+${BETWEEN}\b){0,5}\s+${PLAIN_SUM}${ALONE}(?:\s+${BETWEEN}\b){0,3}\s+(?:to|para|upang|bago|before|so(?: that)?)\s[^.!?\n]{0,20}?\b${FREES}\b`,
    unless: NOT_OWN,
    before: OTHERS_PAY,
  },
  {
    // "asks for a 500 deposit to unlock the order"
    kind: 'deposit',
    says: phrase(
      'i',
    )`${PLAIN_SUM}\s+(?:na\s+)?${PAYING_IN}\s+(?:[a-z]+\s+){0,2}?${FOR_WHAT}\s[^.!?\n]{0,25}?\b${OPENS}\b`,
    unless: NOT_OWN,
    before: OTHERS_PAY,
  },
  {
    // "you must recharge before the next order opens"; without a sum it takes a must and what only such work has
    kind: 'deposit',
    says: phrase(
      'i',
    )`${PAY_IN}(?!\s+(?:slips?|checks?|cheques?|cash|the cash))[^.!?\n]{0,25}\b${FOR_WHAT}\s[^.!?\n]{0,25}?\b(?:${OPENS}\b[^.!?\n]{0,20}?\b${EARNED}|${EARNED}\b[^.!?\n]{0,20}?\b${OPENS})\b`,
    also: phrase('i')`\b${MUST}\b`,
    unless: NOT_OWN,
    before: OTHERS_PAY,
  },
  {
    kind: 'deposit',
    says: phrase(
      'i',
    )`\b(?:to|para|upang|bago|before)\s[^.!?\n]{0,15}?\b${OPENS}\b[^.!?\n]{0,20}?\b${EARNED}\b[^.!?\n]{0,30}?${PAY_IN}(?!\s+(?:slips?|checks?|cheques?|cash|the cash))`,
    also: phrase('i')`\b${MUST}\b`,
    unless: NOT_OWN,
  },
]

/** Pay by the day that no press of a button brings, and pay for each press. */
const A_DAY = String.raw`(?:per|an?|every|each|kada|isang|bawat|\/)\s?(?:day|araw)\b|daily\b|araw-?araw\b`
const MUCH = String.raw`(?:₱|php|p)?\s?(?:[1-9],?\d{3}|\d{2},\d{3}|\d{1,2}k)\b(?:\s?(?:-|–|to|hanggang)\s?(?:₱|php|p)?\s?[\d,]+k?)?\+?(?:\s?(?:php|pesos?|lang|po))*`
const A_PRESS = String.raw`(?:₱|php|p)?\s?\d{1,3}(?:\s?(?:php|pesos?))?\s?(?:kada|bawat|per|each|every|\/)\s?(?:like|subscri\w+|follow|video|channel|click|share|react\w*|screenshot)\b`
const PRESSED_PAY = String.raw`${MUCH}\s?(?:${A_DAY})|\b(?:daily (?:pay|income|salary|kita)|arawang? kita)\b[^.\n]{0,12}${MUCH}|${A_PRESS}`

/** Buttons to press for pay: the bait before the deposit. */
const PRESSING: readonly Rule[] = [
  {
    // "mag-like at subscribe lang sa YouTube, kikita ka ng 3k kada araw"
    kind: 'paid_tasks',
    says: /(?<![\w])(?:mag-?|i-?|pag-?)?(?:like|liking|subscribe|subscribing|follow|following|heart|react)\b[^.!?\n]{0,30}\b(?:you ?tube|yt|tik ?tok|facebook|fb|ig|instagram|videos?|channels?|pages?|reels?)\b/i,
    near: new RegExp(
      String.raw`^(?![\s\S]*\b(?:editors?|editing|moderators?|social media (?:manager|assistant|specialist|va)|content (?:creator|writer)s?|hmo|sss)\b)(?=[\s\S]*(?:${PRESSED_PAY}))`,
      'i',
    ),
    unless:
      /\b(?:manag\w+|moderat\w+|schedul\w+|engag\w+|respond\w*|repl(?:y|ies)|communit\w+|followers|campaigns?|analytics|captions?|would like|please (?:like|follow)|(?:like|follow) (?:us|our))\b/i,
    before: NEVER,
  },
]

/** What has to be paid in before anything is paid out, and the easy work that leads there. */
export const UNLOCKING_RULES: readonly Rule[] = [...UNLOCKED, ...PRESSING]
