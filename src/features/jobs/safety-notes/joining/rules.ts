import { listed, phrase, type Words } from '#features/phrases/rules.ts'
import { MONEY, NEVER, OTHERS, type Rule } from '../kinds/rules.ts'

const SUM = String.raw`(?:(?:${MONEY})[\d,.]*k?|\d{1,3},\d{3}\b|(?!20[1-3]\d\b)(?<!\d-)[1-9]\d{2,4}\b(?!-\d| ?(?:days?|hours?|minutes?|weeks?|files?|pages?|words|employees|staff)\b))`

/** Income from those who come after, level by level. */
const LEVELS: readonly Rule[] = [
  {
    kind: 'recruiting',
    says: /\b(?:get|bring|recruit|enrol\w*|licen[cs]ed|sign(?:ed)?|place)\b[^.\n]{0,40}\bunder (?:you|your (?:code|name|link))\b|\bthe more (?:members|people|friends|partners) you (?:enrol\w*|bring|invite|recruit|sign)\b|\b(?:each|every) (?:time )?one of them (?:introduces|brings|recruits|invites)\b|\b\d+\s?% (?:of|from|sa) (?:what )?(?:your )?level (?:one|two|three|[1-3])\b|\b(?:napatala|naipasok|nadala|na-?recruit) ng (?:inyong |iyong )?(?:mga )?(?:napatala|naipasok|nadala|na-?recruit)\b|\bmapapatala ng inyong mga napatala\b|\bby recruiting (?:others|people|friends)\b|\binvite (?:your )?friends(?: and family)? to invest\b|\bmulti-?level (?:structure|marketing)\b|\b[1-7] (?:heads?|accounts?)(?: o|,| or)+ (?:\d|seven) (?:heads?|accounts?)\b|\bplace your (?:two|three|\d) (?:people|legs|partners)\b|\bbase ?shop\b|\bboss ng sarili\b|\bduplicate the system\b|\bgrow their genealogy\b|\bevery leg (?:that )?you complete\b/i,
    unless: /\b(?:employees?|staff|report(?:s|ing)? (?:to|under)|clients?|students?|insurance claims?)\b/i,
    before: NEVER,
  },
  {
    kind: 'recruiting',
    says: /\b(?:distributor|starter|membership) (?:kit|package|slot)s?\b|\b(?:bronze|silver|gold) (?:o|or) (?:bronze|silver|gold|diamond)\b/i,
    near: /\b(?:mag-?recruit|recruit (?:your|three|two|ten)|sarili (?:mong|nyong|ninyong)|may dinala|dinala(?:ng)? (?:kang |mong )?tao|invite|team sales|your team)\b/i,
    unless: new RegExp(OTHERS, 'i'),
    before: NEVER,
  },
  {
    kind: 'recruiting',
    says: /\b(?:earn|income|commission|credited|bonus|kita|balik)\b[^.\n]{0,40}\b(?:from your crew|your crew's|(?:per|each|every|kada|bawat) (?:talent|recruit|bagong (?:pangalan|miyembro|tao)|new (?:member|name))|pag may dinala)\b|\bkada (?:duha|dalawa) (?:nimo|mong?) (?:ka )?(?:dala|madala)\b|\b(?:dalawa|tatlo|lima|limang|sampu|ten|five)(?:ng)? (?:bagong|new) (?:pangalan|names?)\b/i,
    unless: new RegExp(String.raw`${OTHERS}|\b(?:hired|employees?|referral|regulari[sz]ed|candidates?)\b`, 'i'),
    before: NEVER,
  },
]

/** An opportunity that is shown to one's own people. */
const SHOWN: readonly Rule[] = [
  {
    kind: 'recruiting',
    says: /\b(?:introduce|share|present|i-?share|ialok)\s(?:the|this|our|ang|yung)\s(?:[a-z]+\s)?opportunity\b[^.\n]{0,6}\b(?:to|with|sa)\b[^.\n]{0,16}\b(?:friends|relatives|family|kakilala|kaibigan|kamag-?anak)\b|\b(?:opportunity|business) preview\b/i,
    unless: /\b(?:volunteer|scholarship|clients?|customers?|investors?)\b/i,
    before: NEVER,
  },
]

/** What a guarantee is called that somebody leaves before the first day. */
const GUARANTEES: readonly Rule[] = [
  {
    kind: 'deposit',
    says: phrase(
      'i',
    )`\b(?:leaves?|lodged?|iiwan|mag-?iiwan)\b[^.\n]{0,20}${SUM}[^.\n]{0,40}\b(?:guarantee|security|paniguro)\b|\bguarantee of (?:${MONEY})[\d,]*[^.\n]{0,30}\b(?:lodged|left|deposited|paid to)\b|\bpaniguro\b[^.\n]{0,12}${SUM}|\bpaunang (?:${MONEY})`,
    unless: new RegExp(String.raw`${OTHERS}|\b(?:rental|property|properties)\b`, 'i'),
    before: NEVER,
  },
  {
    // "our insurer needs a deposit of $120 from you"
    kind: 'deposit',
    says: new RegExp(
      String.raw`\bdeposit of (?:${MONEY})[\d,]*[^.\n]{0,12}\bfrom (?:you|(?:the |each |every )?(?:applicants?|employees?|new hires?|trainees?))\b`,
      'i',
    ),
    unless: new RegExp(OTHERS, 'i'),
    before: NEVER,
  },
  {
    // "NBI and insurance processing of 750, we do the walking", "the certificate costs 2,999; you may pay in two parts"
    kind: 'fee',
    says: phrase(
      'i',
    )`\b(?:nbi|insurance|medical|papeles|papers|processing|requirements)\b[^.\n]{0,40}${SUM}[^.\n]{0,20}\bkami na (?:po )?(?:ang )?(?:maglalakad|mag-?aasikaso|bahala|lalakad)\b|\b(?:certificate|training|seminar|course|course materials|modules?|program|orientation|pagkain, module)\b[^.\n]{0,60}${SUM}`,
    near: /\b(?:endorsed?|guaranteed deployment|deployment|required by the client|kami na|go directly to the client|bago (?:po )?kayo pumirma|recovered it)\b/i,
    unless: new RegExp(
      String.raw`\b(?:free|libre|paid training|allowance|we pay|company pays|sagot|stipend|salary|(?:per|an?) (?:hour|day|week|month|year)|shoulder(?:ed)? by)\b`,
      'i',
    ),
    before: NEVER,
  },
  {
    // "complete our VA certification (₱6,500) … get endorsed to clients": who sells the lesson decides who gets the work
    kind: 'fee',
    says: new RegExp(
      String.raw`\b(?:certification|accreditation|academy|boot ?camp|master ?class|mentorship|coaching|course)\b[^.\n]{0,40}(?:${MONEY})[\d,]*`,
      'i',
    ),
    near: /\b(?:(?:get|be|are|i-?e-?)\s?endorsed?|endorsements? (?:to|is)|endorse you|match(?:ed)? (?:you )?(?:to|with) (?:a |an |your |our )?clients?|guaranteed (?:clients?|jobs?|placement|work)|only (?:our )?graduates)\b/i,
    unless: new RegExp(
      String.raw`\b(?:free|libre|paid (?:training|course|by)|allowance|company|we (?:pay|cover|refund)|sagot|stipend|salary|reimburse\w*|(?:per|an?) (?:hour|day|week|month|year))\b|${OTHERS.replace('clients?|', '')}`,
      'i',
    ),
    before: NEVER,
  },
  {
    // "anything small will do, it comes off your first pay": who is paid by the company pays nothing before
    kind: 'fee',
    says: /\b(?:ibabawas|iaawas|i-?awas|ibabalik|babalik|maibabalik|balik|deducted|refunded|comes? back)\b[^.\n]{0,40}\b(?:unang (?:sahod|sweldo)|first (?:salary|pay|cut-?off|payroll)|(?:anim|tatlo|dalawa)ng buwan|upon (?:regularization|deployment))\b/i,
    near: phrase(
      'i',
    )`^(?=[\s\S]*\b(?:makapagpadala|pakisend|pakipadala|paki-?gcash|magbayad|mag-?send|cash (?:po )?muna|send (?:na|po|lang)|humihingi)\b)(?=[\s\S]*${SUM})`,
    unless: /\b(?:cash advance|utang|loan|vale)\b/i,
    before: NEVER,
  },
]

/** Money that is asked for before the first day by other words than a fee. */
const FIRST: readonly Rule[] = [
  {
    // "you are required to cover the courier, which is $85", "kumuha muna ng access card sa halagang ₱380"
    kind: 'fee',
    says: phrase(
      'i',
    )`\b(?:application|access card|slot|module)\b[^.\n]{0,20}\bsa halagang ${SUM}|\bsagot (?:mo|nyo|niyo|ninyo) muna\b[^.\n]{0,15}${SUM}|\bto (?:activate|unlock|release) your\b[^.\n]{0,30}\b(?:load|send|pay|deposit|top up)\b[^.\n]{0,10}${SUM}|\brequires? you to (?:cover|pay|shoulder|settle)\b[^.\n]{0,60}${SUM}|\b(?:kumuha|kunin|bumili|bilhin|mag-?avail) (?:ka |kayo |po )?muna\b[^.\n]{0,40}${SUM}|${SUM} (?:po )?na dadalhin (?:mo|nyo|niyo|ninyo)\b|\b(?:insurance|shipping|courier)\b[^.\n]{0,40}${SUM}[^.\n]{0,15}\b(?:is on you|on you at first|sagot (?:mo|nyo|niyo|ninyo))\b|\b(?:padala|bayad|send|hulog) muna (?:sa|ng|ang)\b[^.\n]{0,30}\b(?:number|gcash|maya)\b`,
    unless: new RegExp(
      String.raw`${OTHERS}|\b(?:kliyente|resibo|groceries|ulam|company card|petty cash|reimburse\w*)\b`,
      'i',
    ),
    before: NEVER,
  },
  {
    // "kindly pay the courier charges and we send the kit", "investment required: $199"
    kind: 'fee',
    says: phrase(
      'i',
    )`\b(?:kindly|please|must|just|only|you|to) (?:pay|settle|shoulder) (?:for )?(?:the |your )?(?:shipping|courier|delivery|customs) (?:charges?|fees?)\b|\b(?:shipping|courier|customs|certificate) (?:charges?|fees?) of ${SUM}[^.\n]{0,20}\b(?:paid by|on you|payable)\b|\b(?:investment|payment) required:? ?${SUM}|\b(?:must|need to|have to|required to) (?:purchase|buy)\b[^.\n]{0,50}\b(?:software|equipment|laptop|headset|licen[cs]e|bundle|tools)\b[^.\n]{0,20}${SUM}|\bpay first\b[^.\n]{0,40}\brefund\w*`,
    unless: new RegExp(String.raw`${OTHERS}|\b(?:franchis\w+|shoppers|we (?:pay|cover|refund))\b`, 'i'),
    before: NEVER,
  },
]

/** What an office abroad, or a lawyer of its choosing, is said to charge. */
const OFFICIAL: readonly Rule[] = [
  {
    // "the statutory fee of USD 380 is to be paid by the employee"
    kind: 'fee',
    says: new RegExp(
      String.raw`\b(?:statutory|permit|visa|attorney|legal|consular|embassy|immigration|insurance|documentation|clearance)\s(?:processing\s)?(?:fees?|charges?|costs?)\b[^.\n]{0,12}${SUM}[^.\n]{0,30}\b(?:by|borne by|charged to) (?:the |every |each )?(?:employee|applicant|candidate|worker|you)\b`,
      'i',
    ),
    unless: new RegExp(OTHERS, 'i'),
    before: NEVER,
  },
]

/** The task that costs more than is in the account. */
const TRAPS: Words = listed('trips? tickets? orders? tasks? villas? bundles? data films? pelikula')
const TRAPPED: readonly Rule[] = [
  {
    // "pay 1,000 and get 1,500 back", "to withdraw you must pay the tax first"
    kind: 'paid_tasks',
    says: phrase(
      'i',
    )`\bprepaid tasks?\b|\bpay (?:${MONEY})[\d,]*[^.\n]{0,30}\b(?:get|receive) (?:your )?(?:${MONEY})[\d,]*[^.\n]{0,20}\b(?:back|commission|profit)\b|\b(?:to|before you can|before) withdraw\w*\b[^.\n]{0,40}\b(?:must|need to|have to|first) (?:pay|deposit|settle|top up)\b`,
    unless: new RegExp(OTHERS, 'i'),
    before: NEVER,
  },
  {
    kind: 'paid_tasks',
    says: /\b(?:optimi[sz]e|boost|update|raise|improve|increase|lift)\b[^.\n]{0,20}\b(?:data|rankings?|ratings?|exposure|visibility|bookings)\b[^.\n]{0,30}\b(?:hotels|merchants|apps|products|movies|stores)\b/i,
    near: /\b(?:very simple|free hours|easy to learn|minutes a day|free time|work (?:at|from) home or anywhere|arranged freely|no experience)\b/i,
    unless: new RegExp(String.raw`${OTHERS}|\b(?:seo|revenue|google|campaigns?|catalogue|spreadsheets?)\b`, 'i'),
    before: NEVER,
  },
  {
    kind: 'paid_tasks',
    says: phrase(
      'i',
    )`\b(?:golden|diamond|lucky|combo|combination|merged)["”']? (?:na )?${TRAPS}\b|\b(?:account|balance) (?:goes|turns|becomes) negative\b|\bdata correction\b|\bcommissions? (?:are|is) locked\b|\bfrom (?:your )?own pocket\b|\blumabas (?:yung|ang) combo\b`,
    near: /\b(?:commission|komisyon|reward|earnings|withdraw\w*|cash-?out|reviews?|kulang|reset|triple)\b/i,
    unless: new RegExp(String.raw`${OTHERS}|\b(?:reimburse\w*|receipts?|supplies|raffle|test cases?)\b`, 'i'),
    before: NEVER,
  },
  {
    kind: 'paid_tasks',
    says: /\b(?:top[- ]?up|pasok|pinasok|hulog|cash-?in|invest\w*)\b[^.\n]{0,25}\b[\d,.]+k? (?:naging|became|becomes|turned into) [\d,.]+k?\b|\b[\d,.]+k? (?:hulog|pasok|cash-?in) (?:naging|became) [\d,.]+k?\b|\b[\d,.]+k? pinasok\b/i,
    before: NEVER,
  },
  {
    // "open an account on our exchange and begin with at least $100"
    kind: 'crypto',
    says: phrase(
      'i',
    )`\b(?:(?:begin|start) with|deposit|fund (?:it|(?:the|your) account) with) (?:at least |a minimum of |only |just )?(?:${MONEY})[\d,]*(?![\d,]|\s?(?:\/|per\b|an?\b|monthly|weekly|hourly))`,
    near: /\b(?:exchange|copy (?:our|my|the) [\w'’ ]{0,15}trades|trading (?:account|platform|app)|crypto\w*|forex|signals?)\b/i,
    unless: new RegExp(String.raw`${OTHERS}|\b(?:salary|base|pay)\b`, 'i'),
    before: NEVER,
  },
  {
    kind: 'crypto',
    says: /\b(?:connect|link)(?:ing)? your (?:[\w]+ )?wallet\b|\bmin(?:e|ing) liquidity\b|\bliquidity mining\b|\bcloud mining\b|\bpas(?:ok|ukin)\b[^.\n]{0,30}\bmetatrader\b|\badd (?:the same amount of )?real money\b/i,
    near: /\b(?:returns?|earns?|every (?:six|\d+) hours|a day|tubo|profits?|whatever it wins|approve once)\b/i,
    unless: new RegExp(
      String.raw`${OTHERS}|\b(?:develop\w*|engineer\w*|smart contracts?|protocol|dapp|frontend|product)\b`,
      'i',
    ),
    before: NEVER,
  },
]

/** Places in a row of sellers, guarantees and tasks that cost. */
export const JOINING_RULES: readonly Rule[] = [...LEVELS, ...SHOWN, ...GUARANTEES, ...FIRST, ...OFFICIAL, ...TRAPPED]
