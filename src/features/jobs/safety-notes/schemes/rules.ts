import { MONEY, NEVER, OTHERS, type Rule } from '../kinds/rules.ts'

/** Money the person has to pay before there is work. */
const FEES: readonly Rule[] = [
  {
    kind: 'fee',
    says: /\b(?:training|registration|processing|application|onboarding|activation|membership|enrol?lment|joining|placement|verification)\s+(?:fee|charge|payment)s?\b/i,
    also: /\bfees? (?:(?:is|of|:) )?(?:only )?\d{2,}|\bone[- ]time\b|\brefundable\b|\breimburse|\bpay (?:today|now|first)\b|\bof each new\b/i,
    unless:
      /\b(?:collect|track|record|invoic|reconcil|handl|monitor)\w*|\bour (?:members|students|clients|customers)\b|\b(?:paid|payment of)\b[^.\n]{0,60}\bfees\b/i,
    before: NEVER,
  },
  {
    kind: 'fee',
    says: /\b(?:buys?|purchase|orders?|pays? for|shoulders?|(?:just|only|you|must|please|kindly) cover)\b[^.!?\n]{0,50}\b(?:kit|manual|report|certificat\w{2,6}|training|background|uniform|materials?|medical|visa|package)\b/i,
    also: new RegExp(String.raw`${MONEY}|\bcosts?\b[^.\n]{0,12}\d|\breimburs|\bpay (?:it |you )?back\b`, 'i'),
    unless: new RegExp(
      String.raw`\b(?:we|company|employer) (?:will )?(?:buy|pay|shoulder|provide|cover)|${OTHERS}|\binventory\b|\bstock purchase\b|\bpaid training\b|\b(?:medical|dental|health) (?:coverage|insurance|benefits?|plan)\b|\bhmo\b`,
      'i',
    ),
    before: NEVER,
  },
  {
    kind: 'fee',
    says: /\b(?:reserv\w{1,8}|reservation)\s+(?:of\s+|ng\s+|your\s+|a\s+|the\s+){0,2}(?:slot|seat)s?\b|(?<!\b(?:kada|bawat|per|each|every)\s)\bslot\b[^.\n]{0,12}\b[1-9][\d,]{2,}|\b\d[\d,]{2,}\s+(?:pesos\s+)?ang slot\b/i,
    also: /\d[\d,]{2,}/,
    before: NEVER,
  },
  {
    kind: 'fee',
    says: new RegExp(
      String.raw`\b(?:send|remit|transfer|deposit|pay|settle)\b[^.\n]{0,20}(?:${MONEY})[^.\n]{0,40}\b(?:cover|medical|visa|courier|ticket|processing|permit|papers|documents)\b`,
      'i',
    ),
    unless: new RegExp(
      String.raw`${OTHERS}|\b(?:medical|dental|health) (?:coverage|insurance|benefits?|plan)\b|\bhmo\b`,
      'i',
    ),
    before: NEVER,
  },
  {
    kind: 'fee',
    says: /\b(?:upgrade|subscribe|unlock)\b[^.\n]{0,40}\b(?:pass|premium|vip|membership|worker plan)\b/i,
    also: new RegExp(MONEY, 'i'),
    near: /\b(?:matched|offers?|clients? (?:wait|are waiting)|start chatting|see their)\b/i,
    unless: /\b(?:customers?|users?|subscribers?|our (?:app|product|platform))\b/i,
  },
  {
    kind: 'fee',
    says: /\bmay (?:po )?(?:konting |maliit na )?bayad\b|\bbayad (?:po )?muna\b|\bpag (?:po )?(?:naka)?bayad\b|\bpang[- ]?(?:activate|register|process|reserve|merienda|medical|slot|lagay)\w{0,6}\b|\bmagba?bayad (?:ka|po|kayo|muna)\b(?! (?:po )?kami\b)|\bbabayaran (?:mo|ninyo|po)\b(?! (?:po )?namin\b)|\bwalang bayad,? walang\b/i,
    near: /\d{2,}/,
    unless:
      /\bmay bayad (?:po )?ang (?:training|trabaho|overtime|ot|holiday|leave|trial|test|sample|demo|araw|pag-?aaral|orientation|una|bawat|lahat)|\b(?:training|orientation|trial|overtime)\b[^.\n]{0,25}\bmay (?:po )?(?:na )?bayad\b|\b(?:customers?|kliyente|mamimili)\b|\bna may bayad\b/i,
    before: /\b(?:wala|walang|hindi|never|no)\b[^.;\n]{0,40}$/i,
  },
  {
    kind: 'fee',
    says: /\b(?:settle|pay|send|deposit)\b[^.\n]{0,60}\b(?:tax|verification|unfreeze|unlock\w{0,4}|withdraw\w{0,4})\b/i,
    near: /\b(?:your (?:commission|earnings?|balance|winnings)|grab orders|before (?:you can )?withdraw)\b/i,
    unless: new RegExp(String.raw`${OTHERS}|\bpayroll\b|\bbir\b|\bemployees?\b`, 'i'),
    before: NEVER,
  },
]

/** Tasks that are paid once the person has put money in, and trading that is none. */
const TASKS: readonly Rule[] = [
  {
    kind: 'paid_tasks',
    says: /\b(?:top(?:s|ped)?[- ]?up|recharge|cash[- ]?in|prepaid (?:task|order)s?|merchant (?:task|order)s?|negative balance)\b/i,
    near: /\b(?:order grabbing|grab orders|(?:combined|lucky) (?:combined )?orders?|rebate|withdraw (?:all|your|the)|negative balance|vip task|tasks? \d|balik sayo|babalik|get back \d|merchant (?:task|order)s?|your commission)\b/i,
    unless: new RegExp(
      String.raw`${OTHERS}|\bagents?\b|\boutlets?\b|\bgaming\b|\bload(?:ing)?\b|\bflows\b|\btest environment\b|\bscenarios\b|\b(?:shopify|klaviyo|dsers|subscriptions?|apps? such as)\b`,
      'i',
    ),
    before: NEVER,
  },
  {
    kind: 'paid_tasks',
    says: /\b(?:vip (?:task|level)s?|order grabbing|grab(?:bing)? orders|lucky (?:combined )?orders?|(?:hotel|app|product|order) optimi[sz]ers?|\d+ sets? of (?:ratings?|orders?|tasks?))\b/i,
    unless: /\bplayers?\b|\bour (?:mobile )?games?\b/i,
    before: NEVER,
  },
  {
    kind: 'paid_tasks',
    says: /\b(?:lik(?:e|ing)|follow(?:ing)?|rat(?:e|ing)|review(?:ing)?)\b[^.\n]{0,60}\b(?:each|per (?:like|follow|task|rating|review)|kada)\b/i,
    also: /\d/,
    near: /\b(?:telegram|gcash|deposit|top up|vip|task \d|tasks)\b/i,
    unless: new RegExp(OTHERS, 'i'),
  },
  {
    kind: 'crypto',
    says: /\b(?:usdt|tether|trc-?20|bitcoin|btc|ethereum|crypto(?:currency)?|binance|coins\.ph)\b/i,
    also: /\b(?:send|deposit|buy|convert|recharge|top[- ]?up|invest|transfer|put in|withdraw|withdrawal)\b/i,
    near: /\b(?:your|you|mo|ka|ninyo)\b/i,
    unless: new RegExp(
      String.raw`${OTHERS}|\b(?:blockchain|fintech|venture|portfolio|develop\w*|content|writer|moderat\w+|community|salary|paid in|support agent|compliance|kyc|custody|hot (?:and|or|&) cold|cold (?:wallets?|storage)|multi-?(?:sig|party|signature)\w*|smart contracts?|on-?chain|settlement|ledger|order books?|engineer\w*|treasury|auditors?|you(?:['’]ll| will) (?:own|build|design|maintain|reconcile|monitor|approve|review|manage|document|investigate|support|run))\b`,
      'i',
    ),
    before: NEVER,
  },
]

/** An own stake with a promised return. */
const STAKES: readonly Rule[] = [
  {
    kind: 'crypto',
    says: /\b(?:stake|start(?:s)? with|put in|bring|invest|buy(?!-))\b[^.\n]{0,40}\b(?:\d[\d.,]*\s?)?(?:usdt|btc|bitcoin|eth|tokens?|coins?|crypto\w{0,8}|signals?)\b/i,
    unless: /\b(?:companies|portfolio|industr(?:y|ies)|users?|players?|in-app)\b/i,
    near: /\b(?:guaranteed|profits?|daily|returns?|capital is safe|% (?:a|per) day|seat|your own)\b/i,
    before: NEVER,
  },
  {
    kind: 'crypto',
    says: /\b(?:starter|presale|pre-?launch|before launch)\b[^.\n]{0,40}\b(?:bag|coins?|tokens?|packs?)\b/i,
    near: /\b(?:paid in|hold|don't sell|when it lists|rich)\b/i,
    before: NEVER,
  },
]

/** Who lists what staff get pays for a friend who is hired, not for one who joins. */
const NO_BENEFITS =
  /^(?![\s\S]*\b(?:hmo|(?:health|medical|dental|life) (?:insurance|cover\w*|benefits?)|pension|401\(?k|(?:paid|annual|vacation|sick|parental) leaves?|paid (?:holidays?|time off)|13th month|dental|(?:staff|employee|exclusive|retail) discounts?)\b)/i

/** Who hires staff for the office of sellers names the role, and pay by the hour or month; who looks for sellers does not. */
const NO_STAFF =
  /^(?!(?=[\s\S]*\b(?:va|assistant|admin|bookkeep\w*|editor|taga-?edit|programmer|developer|reviewer|moderator|designer|copywriter|(?:customer )?support|customer service|secretary|receipts|artist|accountant|receptionist|researcher|clerk|marketer|spreadsheets?)\b)(?=[\s\S]*(?:\bfixed\b|(?:\$|₱|php ?|\bp|usd ?)\d[\d,.]*k?\s?(?:\/|per |an |a |kada )\s?(?:hr|h|hour|oras|month|mo|buwan|layout|case|episode|reel|video)\b|\b\d+ hours (?:weekly|a week)|\b\d+ (?:hours|hrs)(?: a|\/| per )? ?(?:week|wk)\b)))/i

/** Income from whoever is brought in. */
const RECRUITING: readonly Rule[] = [
  {
    kind: 'recruiting',
    says: /\b(?:down-?lines?(?! (?:platforms?|systems?|applications?|process\w*))|up-?lines?|pairing bonus|(?:your )?two legs|levels deep|joining fee|joins? (?:under|through) (?:you|your)|signs? under you|network marketing(?!\?|, outreach)|mlm|be your own boss|business orientation|kahit natutulog|mag-?invite (?:ka|lang|ng))\b/i,
    near: NO_STAFF,
    unless:
      /\b(?:no|(?:isn|aren)['’]t(?: an?)?) (?:mlm|networking|network marketing)\b|\bnot (?:an? )?(?:mlm|networking)\b|\b(?:network marketing|mlm) (?:software|ang kliyente)\b|\b(?:client|kliyente|coach|boss)\b[^.\n]{0,30}\b(?:network marketing|mlm)\b|\b(?:skills?|retail|store|franchise)\b[^.\n]{0,60}\bbe your own boss\b|\bbe your own boss\b[^.\n]{0,30}\b(?:retail|store|franchise)\b/i,
    before: NEVER,
  },
  {
    kind: 'recruiting',
    says: /\b(?:(?:invite|recruit|refer|sign up)\b[^.\n]{0,60}|bring(?: in)?\b[^.\n]{0,18})\b(?:friends?|people|kaibigan|kakilala|partners?|members?)\b/i,
    also: /\b(?:each|per|every|kada|bawat|commission|get|earn|kita|balik)\b|%/i,
    near: NO_BENEFITS,
    unless:
      /\b(?:employee referral|(?:refer-a-friend|referral) (?:payment|reward|fee)s?|referral (?:program|bonus) for (?:employees|our staff)|candidates?|recruiters?|sourc\w+|applicants?|talent|clients?|customers?|recruit, (?:interview|hire|train)|staff who|employees? who|who stays?|with (?:the |their )?payroll|people together|perks?|benefits?|first visit|gym|join (?:our|the|your) team|(?:once|when|if) they(?:['’]re| are| get| pass| start)? (?:hired|their|regulari[sz]ed|probation|start))\b|\brefer[- ]an?[- ](?:friend|colleague)[- ](?:scheme|bonus|programme|program|incentive)|\brefer (?:a|your) friends?\b[^.\n]{0,20}\bwho do you k/i,
    before: NEVER,
  },
]

/** Real work nobody pays for. */
const UNPAID: readonly Rule[] = [
  {
    kind: 'unpaid_work',
    says: /\b(?:is|are|be|remains?|completely) unpaid\b|\bunpaid (?:trial|training|test|internship|week|project)s?\b|\b(?:without|no) (?:pay|salary|compensation|allowance)\b|\bwalang (?:bayad\b(?!,? (?:po )?(?:ang|sa|may)\b)|sahod|sweldo|allowance)\b|\bdo(?:n't| not) pay for (?:samples?|tests?|trials?|training)\b|\bvolunteer position\b|\b(?:for|as) exposure\b(?! to\b)/i,
    near: /\b(?:trial|training|test|samples?|weeks?|days|linggo|araw|shifts?|articles?|internship|months?)\b/i,
    unless:
      /^\W*walang bayad(?: po)?\W*$|\b(?:lunch|breaks?|on-?call|leaves?|invoices?|bills?|claims?|balances?|accounts|overtime|holidays?|absen\w+|charity|ngo|foundation|church|shelter|community|school credit|ojt|atm|kukunin|exam itself|application|registration|medical|laboratory|bond|placement|late|no work|minutes?|uniform|ibibigay|bag|jacket|headset|laptop|gamit|shuttle|sundo|pagkain|dorm|tirahan|kliyente|illegal|not allowed|residenc(?:y|ies)|volunteers (?:get|receive|do|are)|or[iy]enta(?:tion|s[iy]on)|webinars?|seminars?)\b/i,
    before: /\b(?:no|not|never|isn't|aren't|won't)\b[^.;\n]{0,20}$/i,
  },
  {
    kind: 'unpaid_work',
    says: /\b(?:salary|pay(?:ment)?)\s+(?:starts?|begins?|comes?)\s+(?:in week|with (?:article|month|the (?:second|third))|after (?:the )?(?:training|trial|quota))\b/i,
    before: NEVER,
  },
]

/** So much is work and no sample: days, or several pieces. */
const MUCH = String.raw`\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|dalawa(?:ng)?|tatlo(?:ng)?|apat na|lima(?:ng)?|anim na|sampu(?:ng)?|isa(?:ng)?)[\s-]+(?:(?:full|complete|whole|finished|original|real|working|seo|buo(?:ng)?)\s+)?(?:days?|weeks?|months?|articles?|posts|pages?|hours|chapters?|images|videos|logos|leads|calls|araw|linggo|buwan|artikulo|pahina)\b`
const NO_PAY = String.raw`(?:\b(?:not|never|hindi|di)|n[’']t)\s+(?:(?:be|po|pa|ito|sila|get)\s+){0,2}(?:paid|compensated?|bayad|binabayaran|babayaran|pay for (?:tests|trials|samples))\b|\bno (?:pay(?:ment)?|compensation|remuneration|stipend|honorarium|budget) (?:for|during|at|in) (?:this|the|that|an?|tests?|trials?|samples?|any)\b|\bnon-paid\b|\b(?:free work|free of charge|libreng? serbisyo)\b|\bwala(?:ng)? (?:po(?:ng)? )?(?:(?:pa|muna)(?:ng)? )?(?:bayad|sahod|sweldo|honorarium)\b`
const NO_PAY_NEAR_MUCH = new RegExp(
  String.raw`^(?![\s\S]*\b(?:minutes?|mins?|minuto|one[- ]hour|1[- ]hour|short (?:test|task|sample)|leave)\b)(?=[\s\S]*(?:${MUCH}[\s\S]{0,250}(?:${NO_PAY})|(?:${NO_PAY})[\s\S]{0,160}${MUCH}))`,
  'i',
)

/** A proof of skill that is as long as work, and not paid. */
const PROOFS: readonly Rule[] = [
  {
    kind: 'unpaid_work',
    says: new RegExp(NO_PAY, 'i'),
    also: /\b(?:tests?|trials?|samples?|assessments?|stage|step|demos?|qualif\w+|exams?|screening|rounds?|submissions?|selection|working interviews?|observation|subok|serbisyo|pagsasanay|free work|unang|first|muna|pa)\b/i,
    near: NO_PAY_NEAR_MUCH,
    unless:
      /\b(?:lunch|breaks?|on-?call|leaves?|invoices?|bills?|overtime|holidays?|absen\w+|charity|ngo|foundation|church|shelter|ojt|application|registration|medical|laboratory|bond|placement|late|no work|fees?|required?|tax\w*|software|customers?|users?|volunteers?)\b/i,
    before: /\b(?:if|kung|report|beware|never|hindi kami)\b[^.;\n]{0,40}$/i,
  },
]

/** Work that is called a gift, a sample or a lesson, so that nobody has to pay for it. */
const CALLED_FREE: readonly Rule[] = [
  {
    // "do not ask about pay for the module, it is your portfolio"
    kind: 'unpaid_work',
    says: /\bdo(?:n['’]t| not) ask (?:about|for) (?:any )?(?:compensation|pay(?:ment)?|salary|rates?|budget)\b|\b(?:huwag|wag)\b[^.\n]{0,14}\b(?:magtanong|tanungin|itanong)\b[^.\n]{0,20}\b(?:sahod|bayad|sweldo|budget)\b/i,
    near: /\b(?:portfolio|exposure|consider (?:it|this)|investment|for the (?:modules?|samples?|tests?|trials?|tasks?|work))\b/i,
    before: NEVER,
  },
  {
    kind: 'unpaid_work',
    says: /\b(?:consider (?:it|this|that)|treat (?:it|this|that)|think of (?:it|this)|isipin (?:mo|nyo|ninyo))(?: na)?(?: lang)?(?: as)?(?: an?)? (?:investment|puhunan|training|experience|exposure|internship)\b/i,
    near: /\b(?:libre|free|unpaid|not paid|no pay|wala(?:ng|y) (?:bayad|sahod|sweldo))\b/i,
    unless: new RegExp(OTHERS, 'i'),
    before: NEVER,
  },
  {
    // "libre lang muna yun", "walay bayad ang usa ka semana"
    kind: 'unpaid_work',
    says: /\blibre (?:lang )?(?:po )?muna (?:yun|iyon|yan|ito|ang (?:trabaho|serbisyo|gawa))\b|\bwala(?:ng|y)? (?:pa(?:ng)? |po(?:ng)? |muna(?:ng)? )?(?:bayad|s[uw]?[uw]eldo|sahod|suhol) (?:pa |muna |po )?(?:ang|sa|sulod sa) (?:una(?:ng)?(?: nga)? )?(?:usa|duha|tulo|upat|lima|isa|dalawa|tatlo|apat|\d+)(?:ng)?(?: ka)?[\s-](?:semana|adlaw|bulan|linggo|araw|buwan|weeks?|days?|months?)\b/i,
    near: /\b(?:try-?out|trial|ojt|observ\w+|tan-?aw\w*|titingnan|training|subok\w*|store|shop|duty|duha na|buwan|months?)\b/i,
    unless: new RegExp(
      String.raw`${OTHERS}|\b(?:kliyente|dorm|pagkain|meals?|board|lodging|wifi|tiket|ticket|medical|shuttle|kuryente|tubig|renta|rent|tuition|ngo|charity)\b`,
      'i',
    ),
    before: /\b(?:hindi|dili|never|not)\b[^.;\n]{0,30}$/i,
  },
]

/** Work abroad past the authorities: people leave as tourists and have no protection there. */
const DEPARTURES: readonly Rule[] = [
  {
    kind: 'unlawful_departure',
    says: /\b(?:leave|enter|depart|fly|travel|go|come|lilipad|aalis|pasok|papasok|labas|lalabas)\w{0,3}\b[^.\n]{0,30}\b(?:as (?:a |an )?(?:tourist|visitor|vacationer)s?|(?:on|under|with) a (?:visitor|visit|tourist|short[- ]stay)[- ]?\w{0,6} visa|bilang (?:isang )?(?:turista|bakasyonista))\b|\b(?:visit(?:or)? visa|tourist|turista|bakasyonista)\b[^.\n]{0,15}\b(?:muna|lang|first)\b/i,
    near: /\b(?:employers?|employment|working visa|work permit|sahod|salary|amo|trabaho|kontrata|contract|converts?|papers|a month|monthly|kada buwan|factory)\b/i,
    unless: /\b(?:illegal|iligal|do not|don't|never|huwag|ingat|victims?|were told|does not allow|no work)\b/i,
  },
  {
    kind: 'unlawful_departure',
    says: /\b(?:no need (?:to (?:pass|go) through|for)|skip|without|past|hindi (?:na )?(?:kailangan(?: ng)?|dadaan sa|dumadaan sa)|huwag (?:na(?:ng)? )?dumaan sa|walang|kahit wala(?:ng)?)\b[^.\n]{0,20}\b(?:owwa|dmw|poea|oec|pdos)\b/i,
    unless: /\b(?:illegal|iligal|report|isumbong|ingat|complain)\b/i,
  },
  {
    kind: 'unlawful_departure',
    says: /\b(?:isasagot|sasabihin|sabihin|coach you|tuturuan|ituturo|tell|say)\b[^.\n]{0,60}\b(?:immigration|airport)\b/i,
    near: /\b(?:visit|visitor|tourist|turista|mamasyal|magbabakasyon|bakasyon|pinsan|cousin)\b/i,
    unless: /\b(?:illegal|iligal|victims?|were told|don't|do not|rights)\b/i,
  },
]

/** Schemes that live from people who look for work, in English and Filipino. */
export const SCHEMES: readonly Rule[] = [
  ...FEES,
  ...TASKS,
  ...STAKES,
  ...RECRUITING,
  ...UNPAID,
  ...PROOFS,
  ...CALLED_FREE,
  ...DEPARTURES,
]
