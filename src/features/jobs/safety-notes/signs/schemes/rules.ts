import type { Signs } from '../rules.ts'

const SUM = String.raw`(?:₱|php|\bp|\$|usd|us\$|aud|€)\s?\d[\d,.]*k?|\b\d[\d,.]*\s?(?:k|php|pesos?|piso|usd|usdt|dollars?|euros?)\b|\b\d{1,3},\d{3}\b|\b[1-9]\d{2,4}\b`

/** Who pays: the person, in English and Filipino. */
const YOU_PAY = new RegExp(
  String.raw`\b(?:you(?:'ll| will| only| just| need to| have to| must)* (?:only )?(?:shoulder|settle|pay for|cover)|(?:new (?:employees?|hires?)|applicants?|each (?:worker|applicant|member)|workers?|candidates?|members?) (?:shoulders?|purchases?|pays? (?:for|a|the)|covers?|buys?|settles?)|(?:please|kindly) (?:settle|pay|remit)|babayaran|bayaran (?:mo|nyo|ninyo|muna|lang)|mag-?babayad (?:ka|kayo|po|lang)|magbayad (?:ka|kayo|muna|lang)|mag-?abono|abonohan|kukuha ng (?:kanyang |sariling )?package|avail ka|bibili ka|(?:reserve|reserba\w*|i-?reserve|secure|lock) (?:your|ng|ang|the|mo|in)\b[^.\n]{0,20}(?:slot|sponsor|seat|id)|only \d+k? down|\d+k? down to|balance at the airport|may \d+ (?:po )?(?:na )?(?:pang|para sa)|pang-?(?:activate|register|process|reserve|verify)\w*)`,
  'i',
)
const WHAT_FOR =
  /\b(?:medical|insurance|slots?|starter|id number|reference number|software|visa|embassy|loe|licen[cs]ed?|package|kit|uniform|certificat\w+|course|module|activation|account|courier|delivery|freight|shipping|papers|permit|processing|sponsor|training|orientation|membership|equipment|laptop|unit|background|nbi|drug test|tools?)\b/i

const FEES: readonly Signs[] = [
  {
    kind: 'fee',
    parts: [YOU_PAY, new RegExp(SUM, 'i'), WHAT_FOR],
    unless:
      /\b(?:we|company|employer|principal|kami|namin|agency|clinic)\b[^.\n]{0,25}\b(?:pays?|shoulders?|covers?|sagot|magbabayad|provides?)\b|\bpaid by\b|\bsagot (?:ng|namin)\b|\b(?:customers?|clients?|students?|learners?|tenants?|guests?|patients?|investors?|buyers?|parents)\b|\breimbursed with receipts?\b/i,
  },
]

/** Small tasks that pay once the person has put money in. */
const TASKS: readonly Signs[] = [
  {
    kind: 'paid_tasks',
    parts: [
      /\b(?:prepay\w*|pre-?paid|top(?:ping)?[- ]?up|recharg\w+|add \d[\d,.]* ?(?:usdt|pesos|php|usd)|from your (?:own )?balance|(?:trial|negative|frozen|work) balance|balance (?:is|becomes|goes) (?:negative|frozen|held)|vip ?\d|merchant (?:plans?|orders?|tasks?)|(?:mag|i)-?(?:cash in|recharge|top[- ]?up)|magpasok ng pera|puhunan|capital (?:ka|na|muna)|credit points?|unlock (?:the )?(?:next|higher))\b/i,
      /\b(?:get (?:back )?\d|gets? \d[\d,]* back|returned in|profit\w*|rebates?|commissions?|withdraw\w*|tubo|kita|babalik|ibabalik|balik|(?:in|within) (?:seconds|\d+ minutes)|payout)\b/i,
      /\b(?:lik(?:e|ing)|subscrib\w+|follow\w*|ratings?|rate|reviews?|grab\w*|orders?|tasks?|missions?|optimi[sz]\w+|merchants?|channels?|apps?|products?|i-?like|i-?follow)\b/i,
    ],
    unless: /\b(?:customers?|clients?|players?|users?|subscribers?|gaming|ad spend|budgets?|shopify|klaviyo)\b/i,
  },
  {
    kind: 'crypto',
    parts: [
      /\b(?:minimum (?:balance|capital|deposit)|(?:own|personal|sarili(?:ng)?|mong) (?:portfolio|capital|wallet|trading account|makina|puhunan)|start with (?:at least )?\d|put in|mag-?invest|nag-?invest|invest(?:ing)? (?:your|at least|from|as low)|turuan mo silang|convince (?:them|people) to|add \d+ usdt|ibibili|bibili(?:n)? (?:mo |ka )?ng (?:usdt|coins?|token)|buy (?:usdt|bitcoin|btc|coins?|tokens?)|rent(?:a)? (?:a |ng |the )?(?:machine|miner|makina)|\d+ rent\b)/i,
      /\b(?:usdt|bitcoin|btc|ethereum|crypto\w*|tokens?|coins?|mining|forex|trading|trade[rs]?|exchange|signals?|investment (?:app|platform)|makina|machine|wallet)\b/i,
      /\d[\d.]* ?% (?:per|a|kada|every|daily|in|bawat|commission)|\bkita (?:ng|na|mo)\b|\b(?:daily|weekly|guaranteed|araw-? ?araw) (?:profit|return|income|kita|payout)s?|\b(?:profits?|returns?|commission|grew|doubles?|per transaction|tier \d|for \d+ days|ipapasa sa wallet|no risk|capital is safe|withdraw anytime)\b/i,
    ],
    unless: /\b(?:customers?|clients?' |reconcil\w*|developer|writer|moderat\w+|isasalin|translat\w+)\b/i,
  },
]

/** Income that comes from whoever is brought in. */
const RECRUITING: readonly Signs[] = [
  {
    kind: 'recruiting',
    parts: [
      /\b(?:invit(?:e|es|ing)|mag-?invite|recruit(?:s|ing)?|bring(?:s|ing)?|sponsor|magdala|maghanap|makapag-?pasok|maipapasok|maipasok|ma-?add|sama mo|isama|dalhin|kausapin|ipapaliwanag|pasok ng|sign up|list of \d+ people|kapartner|naghahanap ako ng \d+|nag-activate)\b[^\n]{0,80}\b(?:people|friends?|family|tao|katao|tropa|kakilala|kaibigan|kapitbahay|barangay|kagaya mo|resellers?|associates?|members?|partners?|ilalim mo|relatives|talks|seminar|event)\b|\binvite ng invite|\bnaghahanap (?:ako|kami) ng \d+ (?:ka)?tao|\bdalawang (?:naging )?(?:kapartner|ka-?partner|invite)/i,
      /\b(?:overrides?|generations?|levels? (?:deep|down)|down ?lines?|up ?lines?|ilalim mo|bawat (?:isa|bago|invite)|kada (?:ma-?add|invite|bagong|isa|sign)|each (?:one|new|person|member) (?:who|you|that)|per (?:invite|head|sign-?up|member|recruit)|base sa (?:dami|rami)|depende sa (?:rami|dami)|kaliwa't kanan|pairing|fast[- ]start|unlimited (?:income|earning)|income is unlimited|no fixed salary|walang fixed|may \d+ ka agad|\d+ sayo|hindi (?:po )?(?:ito|to) (?:networking|trabaho)|partnership|sharing lang|business (?:opportunity|presentation|orientation)|opportunity (?:seminar|meeting|talk)|product orientation|orientation (?:mamaya|tonight|bukas)|ma-orient|naka-?(?:fortuner|kotse)|nakabili na ng|financial(?:ly)? free\w*|passive income|time freedom)\b/i,
    ],
    unless:
      /\b(?:employees?|empleyado\w*|candidates?|applicants?|deployed|creators?|affiliates? program|affiliate|customers?|clients?|investors?|students?|patients?|speakers?|sponsors for|users)\b/i,
  },
]

/** Real work that is not paid. */
const UNPAID: readonly Signs[] = [
  {
    kind: 'unpaid_work',
    parts: [
      /\b(?:not (?:be )?(?:billed|paid|compensated|remunerated)|unpaid|(?:don't|do not|doesn't|cannot|can't) (?:pay|compensate)\b|(?:no|without|walang?|wala munang?|wala pang?) (?:po )?(?:pay|salary|compensation|allowance|sahod|sweldo|bayad)|voluntary (?:phase|period|basis|stage|weeks?)|(?:stipend|salary|pay|sahod|bayad)\w* (?:begins?|starts?|follows?|comes?|papasok|magsisimula) (?:when|once|after|only|kapag|pag)|(?:compensated|paid|bayad) (?:only )?(?:if|once|kapag|kung|pag)|(?:meryenda|merienda|lunch|pagkain|pamasahe|transpo) lang|libre (?:muna|po muna)|for (?:free|exposure)|certificates? (?:and|at) recommendation|minimum na po ang simula|if (?:the )?(?:clients?|we|they) (?:accept|like|approve|choose)\w*[^.\n]{0,40}(?:we'll talk|then|retainer|we hire|get the job))/i,
      /\b(?:(?:first|unang) (?:\d+|two|three|four|dalawang|isang|tatlong)|(?:two|three|four|\d+)[- ]?weeks?|\d+ days|isang (?:buwan|linggo)|dalawang linggo|months?|buwan|linggo|full edits|videos?|clips|articles?|designs?|auditions?|probation\w*|observation period|shadowing|trial|training|test project|samples?)\b/i,
      /\b(?:live (?:leads|calls|tickets|projects?)|actual (?:clients?|calls|projects?)|real (?:clients?|orders?|customers?|shifts?|calls|projects?|work)|paying customers|totoong|from actual|like the rest|full[- ]?time|\d+ hours|40 hours|join our (?:sprint )?team|deliver\w*|publish\w*|features?|tutulong|handle|cold calling|shifts?|zero lost)\b/i,
    ],
    unless:
      /\b(?:lunch breaks?|leaves?|invoices?|bills?|overtime|holidays?|absen\w+|charity|school (?:credit|requirement)|late|fees?|placement|premium)\b/i,
  },
]

/** Work abroad that goes around the law that protects it. */
const ABROAD: readonly Signs[] = [
  {
    kind: 'work_abroad',
    parts: [
      /\b(?:tourist (?:visa|entry|ticket)|as (?:a )?tourists?|visit visa|sasabihin (?:nyo|ninyo|mo)|bakasyon lang|kami (?:po )?(?:na )?(?:ang )?bahala sa immigration|(?:do|does|hindi|not|no|walang|without|skip\w*)\b[^.\n]{0,25}\b(?:poea|dmw|oec|agency line)|(?:you|applicants) (?:do not|don't) (?:pass|go) through (?:poea|dmw))/i,
      /\b(?:abroad|visa|passport|flight|flying|alis|canada|dubai|uae|thailand|cambodia|myanmar|laos|vietnam|singapore|malaysia|korea|japan|taiwan|hong ?kong|australia|new zealand|europe|poland|croatia|italy|usa|america|saudi|qatar|cruise)\b/i,
      /\b(?:work|job|salary|hiring|contract|sahod|trabaho|csr|caregiver|factory|farm|picker|helper|waiter|per hour|\d+k)\b/i,
    ],
    unless: /\b(?:travel agen\w+|tour (?:guide|packages?)|travel consultant|customers?|clients?|applicants pay nothing)\b/i,
  },
]

/** Schemes that live from people who look for work, by their parts. */
export const SCHEME_SIGNS: readonly Signs[] = [...FEES, ...TASKS, ...RECRUITING, ...UNPAID, ...ABROAD]
