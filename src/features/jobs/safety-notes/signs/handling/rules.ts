import type { Signs } from '../rules.ts'

const HOME =
  /\b(?:(?:your|own|their|the (?:employee|worker|associate)'s) (?:\w+ ){0,2}(?:home|house|residence|garage|living room|address|spare room|room|place|doorstep|apartment)|(?:at|from) home|home[- ](?:based|office)|work at home|sa (?:loob ng )?bahay|bahay (?:mo|nyo|ninyo)|tirahan (?:mo|nyo|ninyo)|complete address)\b/i
const GOODS = String.raw`(?:packages?|parcels?|box(?:es)?|goods|shipments?|cartons?|electronics|laptops?|phones?|cameras?|consoles?|toys|merchandise|orders|kahon|items?|padala|balot|gadgets?)`

const PARCELS: readonly Signs[] = [
  {
    kind: 'reshipping',
    parts: [
      new RegExp(
        String.raw`\b(?:accept|receiv\w+|sign for|take in|we (?:mail|send|ship|deliver)|tumanggap|tatanggap|tanggap)\b[^.\n]{0,50}\b${GOODS}\b|\b${GOODS}\b[^.\n]{0,40}\b(?:get there|arrive|come|land|will be (?:sent|kept|delivered)|are (?:sent|delivered)|darating|dadating|ipapadala)\b`,
        'i',
      ),
      HOME,
      /\b(?:re-?ship\w*|re-?mail|forward (?:it|them|each|the)|dispatch\w*|ship (?:it|them|onward|out|each)|mail (?:it|them) (?:out|on)|send (?:it|them) (?:on|out|to)|post (?:it|them)|drop (?:it|them|the (?:box|parcel)|off)|(?:new|prepaid|our|pre-?paid|return) labels?|labels? (?:in|from|we)|palit ng (?:label|kahon)|re-?pack\w*|switch the packag\w+|replace the (?:original )?(?:invoice|label|box)|hulog sa|ihulog|nearest (?:courier|lbc|dhl|post office)|ipapadala sa)\b/i,
    ],
    unless: /\b(?:our (?:warehouse|hub|fulfil\w+ cent\w+)|on-?site|customers? return|store staff|hotel|front desk)\b/i,
  },
]

/** An account of the person's own, in which money of others lands. */
const OWN_ACCOUNT =
  /\b(?:your|own|personal|associate's|employee's|sarili(?:ng)?)\b[^.\n]{0,25}\b(?:accounts?|bank|gcash|maya|e-?wallets?|wallet|atm|savings|paypal)\b|\b(?:bank|gcash|maya|account|atm|wallet) (?:mo|nyo|ninyo|niyo)\b|\b(?:bdo|bpi|unionbank|landbank|gcash|maya|metrobank)\b[^.\n]{0,40}\b(?:accounts?|fully verified|at least|na hindi|upa)\b|\bfully verified (?:gcash|maya|accounts?)|\bATM na\b|\bmas maraming bank\b/i

const MONEY: readonly Signs[] = [
  {
    kind: 'money_forwarding',
    parts: [
      /\b(?:client (?:settlements?|payments?)|settlements?|(?:customer|client|player|sponsor|investor)s?'? (?:money|payments?|deposits?|funds)|funds?|payments?|collections?|transfers?|remittances?|proceeds|donations?|allowance ng|pera (?:ng|galing|mula)|pondo|bayad (?:ng|galing)|papasok(?: lang)?(?: ang| yung)?|may (?:papasok|magse-?send|mag-?send)|incoming|wire)\b/i,
      OWN_ACCOUNT,
      /\b(?:transmit|forward|remit|pass (?:it |them )?on|send (?:it|the (?:rest|balance|remainder))|transfer (?:it|the|onward|out)|convert|withdraw (?:it|the|and)|i?wi?-?withdraw|wiwithdraw(?:in)?|ilalabas|ilabas|ipapasa|ipasa|ibibigay sa|ibibili|buy (?:usdt|bitcoin)|re-?route|disburse|beneficiar\w+)\b/i,
      /\d{1,2}(?:\.\d)? ?%|\bpercent\b|\bkeep\b|\bcommission\b|\bper (?:transaction|transfer)\b|\bkada (?:transaction|araw|labas|pasok)\b|\bupa\b|\bsayo\b|\bsa(?:'| )?iyo\b|\bcut\b|\bper day\b/i,
    ],
    unless: /\b(?:your (?:salary|pay|wages)|ang sahod|payroll (?:for|of)|for (?:the )?owner|employees'?|official channel)\b/i,
  },
  {
    kind: 'checks',
    parts: [
      /\b(?:(?:bank drafts?|cashier'?s checks?|manager'?s checks?|tseke|cheques?|(?:form of |a |the |our |print(?:ed|ing)? |e-?|mail(?:ed)? |us |certified |payroll |company )checks?|check (?:images?|stock)|money orders?))\b(?! (?:the|that|for|in|on|if|whether|every|each|all|your|emails?)\b)/i,
      /\b(?:deposit|i-?deposit|idi-?deposit|bank it|cash (?:it|them|the)|encash|i-?encash|put through your|through your own|pangalan (?:nyo|ninyo|mo)|in your (?:own )?(?:name|account|bank)|(?:check stock|magnetic ink|versacheck)|name of your bank|bank name|clears?)\b/i,
      /\b(?:deduct|keep|kunin|matitira|remainder|remaining|whatever remains|the rest|balance|leftover|sobra|first week|advance|payees?|install\w*|artist|contractor|vendor|supplies|cebuana|western union|moneygram|zelle|palawan)\b/i,
    ],
    unless:
      /\b(?:background|reference|credit|quality|spot|spell|health|random|security|daily|rate|sanity|system|inventory|sound|mic) ?-?checks?\b|\b(?:reconcil\w*|payable|receivable|customers?|tenants?|bookkeep\w*|para pirmahan|vendor checks)\b/i,
  },
  {
    kind: 'checks',
    parts: [
      /\b(?:gift ?cards?|game ?pins?|load cards?|e-?pins?|(?:apple|itunes|steam|google play|razer(?: gold)?|garena|vanilla|psn|xbox|amazon|sephora|ebay) ?(?:gift )?(?:cards?|codes?|pins?|gold|vouchers?|na worth|[,)/]))/i,
      /\b(?:buy|purchase|pick up|get \d|grab \d|bumili|bumibili|bili|bibili(?:n)?|bilhin|pcs|pieces|worth)\b/i,
      /\b(?:scratch\w*|kaskas\w*|(?:photos?|pictures?|pics?|image) (?:of|here|to)|pipicturan|picturan|i-?picture|send (?:here|me|us|the (?:codes?|numbers?|back))|codes? (?:lang|tapos|to me|here)|(?:ipasa|isend|i-?send|ibigay) ang (?:mga )?(?:numero|code|number)|numbers? (?:and|on|to|here)|read (?:me )?the (?:codes?|numbers?))\b/i,
    ],
    unless: /\b(?:customers?|tickets?|lost gift|expired|liability|ledger|redeem\w*|our (?:store|shop|website)|sell(?:ing)?)\b/i,
  },
]

const ACCOUNT = String.raw`(?:gcash|maya|facebook|fb|linkedin|upwork|fiverr|paypal|payoneer|wise|bank|atm|sim|whatsapp|telegram|airbnb|amazon|google|tiktok|instagram|ig|binance|grab|lalamove|freelancer|seller|shopee|lazada|ebay)`

const ACCOUNTS: readonly Signs[] = [
  {
    kind: 'account_rental',
    parts: [
      new RegExp(
        String.raw`\b(?:rent\w*|upa|paupa|renta\w*|lend\w*|loan us|borrow|pahiram\w*|hiram\w*|buying|buy your|sell (?:us )?your|sangla|bibilhin|binibili|moneti[sz]e|operate|access to|take over|hand over|use of|gagamitin(?: lang)?(?: namin)?)\b[^.\n]{0,60}\b${ACCOUNT}\b|\b${ACCOUNT}\b[^.\n]{0,50}\b(?:rent\w*|upa|for rent|pahiram|for sale|na hindi (?:na )?(?:masyado )?gina?gamit|idle|we operate|our team (?:uses|operates|runs)|fully verified)`,
        'i',
      ),
      /\b(?:password|pass\b|m?pin\b|mpin|otp|backup codes?|log-?in|credentials|per (?:day|week|month)|a (?:day|week|month)|\/(?:day|week|month)|kada (?:araw|linggo|buwan)|(?:araw|linggo|buwan)-?(?:araw|linggo|buwan)?|long term|vouch|passive|monthly|weekly|for every month|id in case)\b/i,
    ],
    unless:
      /\b(?:customers?|clients?|players?|users?|tenants?|guests?|suspend|detect|fraud|partner access|agency member|our (?:own )?accounts?|company accounts?|office|car rental)\b/i,
  },
  {
    kind: 'account_rental',
    parts: [
      /\b(?:m?pin|mpin|otps?|one[- ]time (?:pin|code|password)|(?:six|6|four|4)[- ]digit code|code by sms|verification code|password|security questions|online banking|user id)\b/i,
      /\b(?:send|read (?:it )?back|give|provide|sabihin|ibigay|ipasa|isend|i-?send|complete|fill|forward|reply|pag hiningi|kailangan (?:po )?(?:namin|ang)|need(?:ed)? (?:the|your)|we'd need)\b/i,
      /\b(?:bank|gcash|maya|wallet|payroll|sss|my\.sss|philhealth|pag-?ibig|facebook|fb|linkedin|upwork|email|onboarding|direct deposit|employer|account)\b/i,
      /\b(?:onboarding officer|in chat|sa chat|agad|right away|within \w+ minutes|tonight|before|bago|saka (?:po )?(?:kayo|ka)|para ma-?(?:enroll|verify|activate|link)|verification|to (?:link|verify|enroll|activate|confirm)|otherwise|hr|slot|rent|upa|move forward|operate)\b/i,
    ],
    unless:
      /\b(?:customers?|clients?|users?|members?|merchants?|reset|tickets?|password managers?|help ?desk|share|troubleshoot\w*|zip|promo|discount)\b/i,
  },
]

const PERSONS: readonly Signs[] = [
  {
    kind: 'identity_data',
    parts: [
      /\b(?:passports?|national id|philsys|driver'?s licen[cs]e|(?:valid|government)(?: issued)? ids?|ssn|sss(?: number| no)?|umid|tin\b|selfie|liveness|routing|bank (?:account|details)|credit score|signature|sign your name|birth certificate|date of birth)/i,
      /\b(?:send|upload|hold|submit|provide|complete|fill|ipasa|ibigay|isend|i-?send|record\w*|reply with|pakibigay|copy of|photo of|picture of|we(?:'d| would) need)\b/i,
      /\b(?:before (?:the |any |your )?(?:call|interview|start)|pre-approved|only completed|move forward|research gig|paid (?:research )?gig|liveness|turn head|read \w+ numbers|bring relatives|hired by chat|hire by chat|no (?:calls?|interview|video)|walang interview|without (?:an )?interview|in case \w+ asks|tonight|verification only|direct deposit verification|bago (?:ang|ma|mag|po)|saka (?:po )?kayo|to (?:secure|reserve) your)\b/i,
    ],
    unless:
      /\b(?:upon hiring|once hired|after (?:the )?(?:offer|selection|hiring|job offer)|pre-?employment requirements?|customers?|clients?|guests?|applicants'|employees'?|empleyado|bagong)\b/i,
  },
  {
    kind: 'adult',
    parts: [
      /\b(?:companions?|guests?|vip|extra service|escorts?|overnight|bookings?|gro|entertain\w*|therapists?|masseus\w*|masahista|hostess\w*|models?|chat(?:ter|mate)?s?|private (?:calls?|rooms?|shows?|video)|cam|live ?stream\w*|muse|escort|date|dating|sugar)\b/i,
      /\b(?:female|ladies|lady|girls?|babae|dalaga|women|swimsuit|bikini|pleasing personality|slim|sexy|height|vital statistics|maganda|virgin|chicks?|19|18)\b/i,
      /\b(?:discreet|confidential(?:ity)? (?:assured|guaranteed)|sa usapan (?:nyo|ninyo)|usapan nyo|keep (?:them|him|guests) happy|hati sa (?:bahay|kita)|swimsuit|bikini|extra service|kahit walang (?:alam|experience) sa masahe|no strings|open[- ]minded|without clothes|less clothes|boldness|wild|naughty|tips? from (?:men|guests)|lonely|malambing|landi|sexy (?:photos?|pics?|outfit)|cash advance pag|face (?:can be )?(?:hidden|covered)|take off|undress|seductive|intimate|romantic|girlfriend|pa-?hubad|hubad|viewers? (?:ask|request)|what they ask)\b/i,
    ],
    unless: /\b(?:hotel (?:guests|staff)|front desk|housekeep\w*|licensed therapist|billing|safety tickets|podcast|fashion (?:catalog|brand)|retail)\b/i,
  },
]

/** Goods, money, names and pictures that pass through the person's hands, by their parts. */
export const HANDLING_SIGNS: readonly Signs[] = [...PARCELS, ...MONEY, ...ACCOUNTS, ...PERSONS]
