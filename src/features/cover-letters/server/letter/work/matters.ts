/**
 * What work is about, in any trade: `wanted` finds it in a posting, `shown` in a line of a resume. `name` says it in a
 * sentence and is empty where it tells nobody much. A posting and a line that share several fit each other, whatever
 * either of them calls the work.
 */
export type Matter = { name: string; wanted: RegExp; shown: RegExp; weight: number }

const any = (source: string): RegExp => new RegExp(String.raw`\b(?:${source})`, 'iu')
/** Where both sides speak of it in the same words. */
const both = (name: string, weight: number, source: string): Matter => ({
  name,
  wanted: any(source),
  shown: any(source),
  weight,
})
const matter = (name: string, weight: number, wanted: string, shown: string): Matter => ({
  name,
  wanted: any(wanted),
  shown: any(shown),
  weight,
})

const [MUCH, SOME, LITTLE] = [2.5, 1.5, 0.75]

const WITH_PEOPLE: readonly Matter[] = [
  matter(
    'dealing with people in writing',
    MUCH,
    String.raw`chats?\b|tickets?\b|(?<!no )messages\b|inbox\w*|(?<!verify )e-?mails?\b(?! (?:list|address))|DMs?\b|comments\b|write to us|discord|whatsapp|zendesk|intercom`,
    String.raw`chats?\b|tickets?\b|(?<!follow-up )messages\b|inbox\w*|(?<!domain, )e-?mails?\b(?! (?:and SSL|hosting|accounts?|marketing|campaigns?|templates?|lists?|servers?|sequences?|blasts?))|DMs?\b|correspondence`,
  ),
  matter(
    'talking to people on the phone',
    MUCH,
    String.raw`(?<!(?:a|one|short|zoom|video|team|my|our|client|discovery|weekly|daily|stand-?up|no|not|for) )calls?\b|phone\b|dial\w*|caller\b`,
    String.raw`(?<!(?:video|zoom) )calls?\b|called\b|phone\b|dial\w*`,
  ),
  matter(
    'sorting out what went wrong for a customer',
    MUCH,
    String.raw`refunds?\b|returns\b|goes wrong|complain\w+|angry|upset\b|difficult|escalat\w+|arguments|disputes?|thick skin`,
    String.raw`complaints?\b|refunds?\b|returns\b|disputes?\b|escalat\w+|lost parcels|damaged goods|missing and damaged`,
  ),
  matter(
    'following things up until they are settled',
    MUCH,
    String.raw`chas\w+|follow(?:ing)?[- ]?up\w*|overdue|past due|past \d+ days|declined|remind\w*|call back|late (?:rent|parcels|payments?)|collect\w*|nurture|missing receipts`,
    String.raw`follow(?:ed|ing)?[- ]?up\b(?! (?:visits|boss))|overdue|unpaid|remind\w+|collected\b|payment (?:arrangements?|plans?)|chas\w+`,
  ),
  matter(
    'explaining things clearly',
    SOME,
    String.raw`explain\w*|non-?technical|not technical|help articles|answer (?:\w+ ){0,2}questions|guides?\b`,
    String.raw`explain\w*|taught|teach\w*|tutor\w*|train(?:ed|ing)\b|orient\w+`,
  ),
  matter(
    'teaching',
    MUCH,
    String.raw`teach\w*|tutor\w*|lessons?\b|ESL\b|students?\b|courses\b|workbooks?|learners`,
    String.raw`taught|teach\w*|tutor\w*|lessons?\b|students\b(?! writers)|pupils`,
  ),
  matter(
    'showing new people how a job is done',
    SOME,
    String.raw`onboard\w*|train (?:new|staff|the team)|training materials|new managers`,
    String.raw`trained (?:\w+ ){0,3}(?:nurses|staff|agents|hires|crew|employees|cashiers|members)|onboard\w+`,
  ),
  both('giving feedback on work', SOME, String.raw`feedback|graded|essays|assignments`),
  matter(
    'staying calm with people',
    SOME,
    String.raw`calm\b|patience|patient\b|kind(?:ness)?\b|friendly|thick skin|angry|upset\b|empath\w+`,
    String.raw`complaints?\b|calmly|upset\b|angry|escalat\w+|patience`,
  ),
  matter(
    '',
    SOME,
    String.raw`kids|child\w*|pupils|students|school\w*`,
    String.raw`pupils|students|school|parents|child\w*`,
  ),
  both(
    'working with patients',
    MUCH,
    String.raw`patients?\b(?! (?:with|and calm)|, |\.)|clinics?\b|medical|nurs\w+|hospitals?|dental|ward\b`,
  ),
  both('looking after guests', SOME, String.raw`guests?\b|hotels?\b|travell?ers|tenants?\b|airbnb`),
  matter(
    'working directly with people',
    SOME,
    String.raw`customers?\b|clients (?:call|write|who|about)|buyers?\b|members\b|shoppers|callers?\b|users\b|new people|people (?:call|hear|who)`,
    String.raw`customers?\b(?! details)|buyers?\b|shoppers|walk-ins|clients? (?:a|per) day|passengers|members\b|parents\b|families|guests\b|patients\b`,
  ),
  matter(
    'offering something to people',
    SOME,
    String.raw`sales?\b|(?<!we )sell\b|close\b|upsell\w*|qualif(?:y|ied)\b|commissions?\b|closers|convinc\w+|set appointments|outreach`,
    String.raw`sold\b|offered\b|upsold|enrol\w+|qualified|new accounts|quotas?\b|above target|sales calls`,
  ),
  // Every posting speaks of applicants and interviews.
  matter(
    'working with applicants',
    MUCH,
    String.raw`recruitment\b(?! (?:process|fee))|recruit(?:ing|ers?)\b|sourc(?:er|ing|e) (?:[\w-]+ ){0,3}(?:candidates|applicants|talents?)|sourcer|screen\w* (?:[\w-]+ ){0,3}(?:applicants?|applications|candidates|resumes|CVs)|talent acquisition|human resources|HR (?:assistant|officer|generalist|specialist|work|staff|coordinator)|onboard\w* new`,
    String.raw`recruit\w*|sourc(?:e|ed|er|ing)\b|onboarded|screen\w*(?! share)|applicants?|candidates?|(?<!recorded )interviews\b(?! show)|hiring|CVs`,
  ),
  matter(
    'keeping several people coordinated',
    SOME,
    String.raw`coordinat\w+|technicians|vendors|contractors|dispatch\w*|drivers|teams? (?:of|members)|project manage\w*`,
    String.raw`coordinat\w+(?! (?:travel|flights?|trips?|bookings?|shipments?|deliver\w+))|(?<!under (?:the |close )?)supervis\w+|roster\b|subcontractors|drivers\b|workers\b|crew of`,
  ),
]

const IN_THE_OFFICE: readonly Matter[] = [
  matter(
    'working with figures that have to be right',
    MUCH,
    String.raw`reconcil\w*|bank recs?|invoic\w*|payroll|payslips?|bills\b|books\b|bookkeep\w*|budgets?|receipts?|(?:post|supplier|vendor) payments|payment (?:batch|runs?)|accounts (?:payable|receivable)|accounting|accountants?|tax\b`,
    String.raw`reconcil\w*|unreconciled|(?:full|set of) books\b|books (?:of|for) \d|(?:entered|encoded|paid|posted|processed) [\d,+-]+ (?:\w+ )?bills\b|balanced|cash\b|invoices?\b|payroll|expenses|month-end|BAS\b|settled their bills|(?<!delivery )receipts?\b|(?<!time )deposits|budgets?|unpaid balances|(?:supplier|vendor) payments`,
  ),
  matter(
    'checking details',
    SOME,
    String.raw`accura\w+|check\w*(?! ?-?in\b)|verif\w+|match\b|proofread\w*|correct\b|careful\w*|detail\w*|test\w* (?:cases|the)|QA\b|clean\b|properly`,
    String.raw`checked(?! in)|verif\w+|reconcil\w*|balanced|proofread|graded|counted|inspected|audited|matched|screened|computed`,
  ),
  matter(
    'keeping records up to date',
    SOME,
    String.raw`data entry|encod\w*|sheets?\b|excel\b|spreadsheets?|database|CRM\b|ATS\b|EMR\b|records?\b|log\b|note every|fill in|update\w*|type\b`,
    String.raw`data entry|encod\w*|entered|sheets\b|excel\b|records? (?!interviews)|recorded (?!interviews)|charted|CRM\b|updated|database|pipeline|hubspot|salesforce|documented|logged`,
  ),
  both('keeping track of stock and orders', SOME, String.raw`inventory|stocks?\b|SKUs?|orders?\b|warehouse`),
  matter(
    'following parcels and deliveries',
    MUCH,
    String.raw`parcels?|couriers?|deliver(?:y|ies)\b|shipp\w+|shipments?`,
    String.raw`parcels?|couriers?|deliver(?:y|ies)\b|shipp\w+|shipments?|freight|trucks?|trucking|carriers?`,
  ),
  matter(
    'dealing with suppliers',
    MUCH,
    String.raw`suppl(?:iers?|ies)|vendors?|subcontractors?|carriers?|lodges`,
    String.raw`suppliers\b|vendors\b|purchas\w+|couriers`,
  ),
  matter(
    'writing regular reports',
    SOME,
    String.raw`reports?\b|reporting|summar(?:y|ies)|updates to`,
    String.raw`(?:prepared?|wrote|compiled|weekly|monthly|progress|cash flow|sales) (?:\w+ ){0,3}reports?\b|minutes of|summar\w+`,
  ),
  matter(
    'fitting people and times together',
    MUCH,
    String.raw`schedul\w*\b(?! software| posts| in\b)|(?<!(?:monthly|content|editorial|posting) )calendars?\b|appointments?|book (?:\w+ ){0,2}(?:jobs|flights|appointments|meetings)|rosters?|showings?|dispatch\w*|availability, hold`,
    String.raw`scheduled (?!posts)|(?<!(?:content|editorial|posting|media) )calendars?\b|appointments?|roster\w*|viewings|booked\b|arranged\b|shift schedules?`,
  ),
  matter(
    'arranging travel',
    MUCH,
    String.raw`travel\w*|flights?|hotels?\b|tours?\b|itinerar\w*|lodges?|transfers`,
    String.raw`flights?|tours?\b|itinerar\w*|transfers\b|travel\b(?! (?:agen|vlog|blog|photo|writ))|booking inquiries`,
  ),
  matter(
    'handling forms and documents',
    SOME,
    String.raw`documents?|paperwork|forms\b|contracts?\b|scanned|leases|retainer|legal|workpapers|referrals`,
    String.raw`documents?|forms\b|IDs\b|contracts?|delivery receipts|worksheets|permits|files\b`,
  ),
  matter(
    'looking for the right information',
    SOME,
    String.raw`research\w*|find\b|source on|sourc(?:e|ing)\b|decision makers|compare\b|lead lists?|outbound lists?`,
    String.raw`research\w*|sourc\w+|compared|lists? of|verified|thesis`,
  ),
  both(
    'building lists of contacts',
    MUCH,
    String.raw`lead lists?|lead gen\w*|outbound lists?|contacts\b|prospect\w*|decision makers|sales nav\w*`,
  ),
]

const MADE: readonly Matter[] = [
  matter(
    'writing texts that others read',
    SOME,
    String.raw`writ(?:e|ing|er)\b(?! (?:every|to us|"))|captions|descriptions?|articles?|blog\w*|copy\b|newsletters?|content\b|show notes|workbooks?`,
    String.raw`wrote|written|descriptions|articles?|lesson plans|school paper|newsletters?|bulletins|listings for`,
  ),
  matter(
    'working with recorded speech',
    MUCH,
    String.raw`audio|podcast\w*|transcri\w+|subtitl\w+|interview show|sermons|filler words`,
    String.raw`transcri\w+|recorded interviews|on air|audio|podcast\w*|subtitl\w*|sound design`,
  ),
  matter(
    'working on videos',
    MUCH,
    String.raw`videos?\b(?! call)|reels\b|clips\b|youtube`,
    String.raw`videos?\b(?! call)|reels\b|clips\b|youtube|view duration|motion graphics?|explainers?\b|b-roll`,
  ),
  matter(
    'making pictures and layouts',
    SOME,
    String.raw`design\w*|graphics?|thumbnails?|canva|slides|images\b|photos\b|ads\b`,
    String.raw`design\w*|(?<!motion )graphics|thumbnails|canva|slides|photos|banners`,
  ),
  both(
    'looking after a social media page',
    MUCH,
    String.raw`social media|facebook (?:page|post)|instagram|tiktok|followers|content calendar`,
  ),
  matter(
    'listing products',
    MUCH,
    String.raw`product listings?|new products|listings\b|etsy|shopify|amazon|e-?commerce|SKUs`,
    String.raw`product listings?|listings for|shopee|lazada|shopify|etsy|amazon|product photos`,
  ),
  matter(
    'reading plans and measuring from them',
    MUCH,
    String.raw`plans \(|from plans|takeoffs?|take-?off\b|drawings|autocad|estimat\w+|floor plans`,
    String.raw`drawings|as-built|autocad|takeoffs?|bills of materials`,
  ),
  matter(
    'finding out why something does not work',
    MUCH,
    String.raw`troubleshoot\w*|technical support|help desk|printers|bugs\b|IT support|password`,
    String.raw`troubleshoot\w*|troubleshot|repaired?|installed|configured|bugs\b|computers?\b`,
  ),
]

const BESIDE: readonly Matter[] = [
  both('', LITTLE, String.raw`(?:US|USA|American|Texas|Florida|California|UK|British|Australian?|Canadian)\b`),
  matter('', LITTLE, String.raw`english`, String.raw`english`),
  matter(
    '',
    SOME,
    String.raw`confidential\w*|discre\w+|sensitive|HIPAA`,
    String.raw`confidential\w*|payroll|patients|bank\b|medical records|savings accounts`,
  ),
  matter(
    '',
    LITTLE,
    String.raw`real estate|realtors?|propert(?:y|ies)|rentals`,
    String.raw`real estate|propert(?:y|ies)|brokers`,
  ),
  matter('', LITTLE, String.raw`weekends?|saturdays?|sundays?|night shift`, String.raw`weekends|saturdays|night shift`),
]

export const MATTERS: readonly Matter[] = [...WITH_PEOPLE, ...IN_THE_OFFICE, ...MADE, ...BESIDE]
