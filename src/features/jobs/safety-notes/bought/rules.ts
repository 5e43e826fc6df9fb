import { listed, phrase, type Words } from '#features/phrases/rules.ts'
import { FOR, PAY, REFUSED, SMALL } from '../asking/rules.ts'
import { OTHERS, type Rule } from '../kinds/rules.ts'
import { PLAIN_SUM } from '../unlocking/rules.ts'

/** How somebody is told to buy, in English and Filipino; "get" is as often given. */
const BUY: Words = [
  ...listed(
    `buy buys buying purchase avail pay[-\\s]for paying[-\\s]for shoulder bili bumili bibili bilhin bibilhin mabili kumuha kukuha magbayad
    magbabayad bayaran mag-?avail i-?avail mag-?order umorder mag-?purchase i-?purchase`,
  ),
  String.raw`sagot (?:mo|nyo|niyo|ninyo)`,
]
/** What those sell to people who only want to begin. */
const KIT: Words = listed(
  `kits? (?:starter|training|welcome|business|agent)[-\\s](?:packs?|packages?|bundles?) modules? manuals? e-?books? handbooks? uniforms? ids?
  i\\.d\\.? badges? lanyards? polo t-?shirts? vests? (?:training|learning|review|study)[-\\s]materials? gate[-\\s]pass access[-\\s]card`,
)
const NAMED = String.raw`(?:[a-z-]+\s+){0,2}?`
/** That it comes before the work. */
const FIRST: Words = [
  'sa amin',
  'from us',
  ...listed(
    'muna first bago before kailangan(?:g)? dapat must required requirements? new i-?gcash pa-?gcash gcash maya',
  ),
  String.raw`need(?:ed)? to|have to|to (?:start|begin|join|qualify)|para (?:maka|makapag|ma|mag)\w+|upon (?:joining|hiring|signing)|pag(?:ka)?(?:tanggap|pasa)\w*`,
]
const PAYABLE: Words = [
  ...listed('i-?gcash pa-?gcash magbayad bayaran payable settle ihulog maghulog muna'),
  String.raw`sagot (?:mo|nyo|niyo|ninyo)|before (?:the )?(?:deployment|orientation|training|interview|first day|start|you)|bago (?:po )?(?:ma|mag|ka|kayo|ang|i)\w*`,
]
/** What makes of a sum a wage. */
const NO_WAGE = String.raw`(?!\s*(?:\/|-|–|per\b|an?\b|each\b|kada\b|bawat\b|daily\b|weekly\b|monthly\b|araw|hourly\b|isang\b|allowance\b|sahod\b|sweldo\b))`

/** The employer gives or pays it, or it is bought for an office. */
const GIVEN = new RegExp(
  String.raw`${OTHERS}|\b(?:kliyente|we (?:will |also )?(?:buy|pay|cover|shoulder|provide|give|issue)|(?:company|employer|agency) (?:will )?(?:pays?|buys?|provides?|covers?|shoulders?|gives?)|(?:sagot|bayad|provided|ibibigay|ibinibigay) (?:na )?(?:po )?(?:namin|ng (?:company|kumpanya|kompanya|agency|employer))|kami (?:na )?(?:po )?ang|libre(?:ng)?|free|reimburs\w*|petty cash|company card|inventory|allowances?|stipend|suppliers?|vendors?|opisina|office supplies|collect\w*|record\w*|sell(?:ing)?|nagbebenta|benta)\b`,
  'i',
)

/** What somebody has to buy before the first day. */
const BOUGHT: readonly Rule[] = [
  {
    // "bili ka muna ng training kit, 1,499", "you need to pay for your uniform and ID, 650, before training"
    kind: 'fee',
    says: phrase('i')`(?<![\w-])${BUY}\b[^.!?\n]{0,30}?\b${KIT}\b[^.!?\n\d₱$]{0,25}${PLAIN_SUM}${NO_WAGE}`,
    also: phrase('i')`\b${FIRST}\b`,
    unless: GIVEN,
    before: REFUSED,
  },
  {
    // "bumili muna ng ₱1,499 na training kit"
    kind: 'fee',
    says: phrase(
      'i',
    )`(?<![\w-])${BUY}\s+(?:${SMALL}\s+){0,4}${PLAIN_SUM}\s+(?:${SMALL}\s+){0,2}(?:worth\s+of\s+)?${NAMED}${KIT}\b`,
    also: phrase('i')`\b${FIRST}\b`,
    unless: GIVEN,
    before: REFUSED,
  },
  {
    // "the uniform is bought from us before the training"
    kind: 'fee',
    says: phrase(
      'i',
    )`(?<![\w-])(?:buy|purchase|bought|bili|bumili|bibili|bilhin|bibilhin|mabibili)\b[^.!?\n]{0,30}?\b(?:${KIT}\b[^.!?\n]{0,25}\b(?:from us|from our|sa amin|sa akin|through us)|(?:from us|sa amin)\b[^.!?\n]{0,25}\b${KIT})\b|\b${KIT}\s+(?:is|are|must be|has to be)\s+bought from us\b`,
    also: /\b(?:muna|first|bago|before|kailangan|must|required)\b/i,
    unless: GIVEN,
    before: REFUSED,
  },
  {
    // "kailangan po ng ₱300 para sa ID at uniform", "prepare 450 for your badge, i-GCash na lang"
    kind: 'fee',
    says: phrase(
      'i',
    )`\b(?:kailangan|need(?:ed)?|requires?|required|mangangailangan|prepare|maghanda)\b(?:\s+(?:${SMALL}|you|is|to|pay)){0,5}?\s+${PLAIN_SUM}${NO_WAGE}\s*(?:${SMALL}\s+){0,2}(?:${FOR})\s+(?:${SMALL}\s+){0,2}${NAMED}${KIT}\b`,
    unless: GIVEN,
    before: REFUSED,
  },
  {
    // "uniform at ID 450, payable before deployment"
    kind: 'fee',
    says: phrase(
      'i',
    )`\b${KIT}\s*(?:po\s*)?(?::|-|–|is|ay|at|worth|costs?)?\s*${PLAIN_SUM}${NO_WAGE}[^.!?\n]{0,30}?\b${PAYABLE}\b`,
    unless: GIVEN,
    before: REFUSED,
  },
]

/** What has to be paid before somebody leaves for the work. */
const CHARGED: Words = listed(
  'processing placement documentation documents? papers? papeles visa medical service agency airfare ticket reservation embassy insurance oec show[-\\s]?money',
)
const CHARGES: Words = listed('fees? charges? payments? expenses? bayad deposit')
const LEAVING: Words = [
  String.raw`(?:maka-?|ma-?|um-?|mag-?|ka-?)?(?:alis|lipad|sakay|abroad|deploy)(?:ment|ed)?`,
  ...listed(
    'lumipad sumakay makapirma pumirma flight fly flying departure departing depart leave leaving deployment deployed',
  ),
]
const LEFT_BEFORE: readonly Rule[] = [
  {
    // "may placement fee bago makaalis", "the visa fee is settled before the flight", "bayad sa papeles bago lumipad"
    kind: 'fee',
    says: phrase(
      'i',
    )`\b(?:${CHARGED}\s+(?:${CHARGES}|(?:[a-z]+\s+){0,2}?${PLAIN_SUM})|${PLAIN_SUM}\s+(?:sa|para\s+sa|pang|for)\s+${CHARGED}|(?:bayad|gastos|singil)\s+(?:po\s+)?(?:sa|para\s+sa)\s+${CHARGED})\b[^.!?\n]{0,40}?\b(?:bago|before)\s+(?:(?:po|ka|kayo|the|your|you|ang|mga)\s+){0,3}${LEAVING}\b`,
    also: phrase(
      'i',
    )`\b(?:may|meron|mayroon|kailangan|required|must|pay|bayaran|magbayad|settled?|need|muna|first)\b|${PLAIN_SUM}`,
    unless: GIVEN,
    before: REFUSED,
  },
]

/** A parcel of one's own that is kept back until somebody pays. */
const PARCEL: Words = listed(
  'parcels? packages? shipments? laptops? equipment device box package padala computer macbook phone kit',
)
const KEPT: Words = listed(
  'held on[-\\s]hold nasa stuck detained seized naka-?hold na-?hold naipit na-?stuck hinarang naka-?tengga',
)
const KEEPER: Words = listed('customs boc courier airport port clearance')
const KEPT_BACK = phrase(
  'i',
)`\b(?:your|ur|iyong|inyong|work|new|office)\s+(?:[a-z-]+\s+){0,3}?${PARCEL}\b[^.!?\n]{0,25}?\b(?:${KEPT}|at|in)\b[^.!?\n]{0,20}\b${KEEPER}\b|\b${PARCEL}\s+(?:mo|nyo|niyo|ninyo|(?:that\s+)?we\s+(?:sent|shipped|mailed))\b[^.!?\n]{0,25}?\b${KEPT}\b[^.!?\n]{0,20}\b${KEEPER}\b|\b${KEPT}\b[^.!?\n]{0,20}\b${KEEPER}\b[^.!?\n]{0,25}\b(?:your|iyong|inyong|work)\s+(?:[a-z-]+\s+){0,2}?${PARCEL}\b|\b${KEEPER}\s+(?:is\s+|are\s+)?(?:holding|holds?|keeps?|keeping|kept)\s+(?:your|the)\s+(?:[a-z-]+\s+){0,2}?${PARCEL}\b|\b${KEPT}\b[^.!?\n]{0,20}\b${KEEPER}\b[^.!?\n]{0,25}\b${PARCEL}\s+(?:mo|nyo|niyo|ninyo)\b`
const DUTIES: Words = listed(
  'clearance customs duty duties release releasing delivery shipping storage brokerage tax(?:es)? import',
)
const KEPT_PARCELS: readonly Rule[] = [
  {
    // "Your laptop is held at customs. Settle the 3,500 clearance to receive it."
    kind: 'fee',
    says: phrase(
      'i',
    )`(?<![\w-])${PAY}\s+(?:${SMALL}\s+){0,4}(?:${PLAIN_SUM}|(?:[a-z]+\s+)?${DUTIES}\b)|\b${DUTIES}\s+(?:fees?|charges?|tax|payments?)\b[^.!?\n]{0,30}${PLAIN_SUM}`,
    near: KEPT_BACK,
    unless: new RegExp(
      String.raw`${GIVEN.source}|\b(?:brokers?|importers?|containers?|invoices?|our (?:shipments?|goods))\b`,
      'i',
    ),
    before: REFUSED,
  },
]

/** What is sold to people before they begin or leave, and what keeps their own things back. */
export const BOUGHT_RULES: readonly Rule[] = [...BOUGHT, ...LEFT_BEFORE, ...KEPT_PARCELS]
