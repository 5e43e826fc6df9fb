import { plainWords } from '#features/cover-letters/claims/words.ts'

/**
 * Kinds of work as postings and resumes speak of them, and what a letter calls each. A posting and a line of a resume
 * that share one fit each other, whatever words either of them has for it.
 */
type Topic = { name: string; says: RegExp }

const topic = (name: string, says: string): Topic => ({ name, says: new RegExp(String.raw`\b(?:${says})`, 'iu') })

export const TOPICS: readonly Topic[] = [
  topic('bank reconciliation', String.raw`reconcil\w*|bank recs?\b`),
  topic('payroll', String.raw`payroll|payslips?|pay runs?\b|superannuation`),
  topic(
    'accounts payable',
    String.raw`accounts payable|AP\b|check vouchers?|disbursements?|(?:supplier|carrier|vendor) (?:bills|invoices)`,
  ),
  topic(
    'accounts receivable',
    String.raw`accounts receivable|AR\b|collections?\b|collected (?!data|feedback|information)|payment (?:arrangements?|plans?)|(?:overdue|unpaid) invoices|past \d+ days|credit control|chase those who|haven['’]t paid|aging of receivables`,
  ),
  topic('invoicing', String.raw`invoic\w+|(?<!medical )billing\b`),
  topic('reporting', String.raw`reports?\b|reporting|dashboards?\b`),
  topic('tax work', String.raw`BAS\b|tax\b|VAT\b|BIR\b`),
  topic(
    'bookkeeping',
    String.raw`bookkeep\w+|(?:full|set of) books\b|books (?:of|for) \d|unreconciled|account(?:ing|ants?)\b|general ledger|month[- ]end|xero|quickbooks|QBO\b`,
  ),
  topic('inbox management', String.raw`inbox\w*|e-?mail management|(?:manag|sort|handl|answer)\w* (?:\w+ )?e-?mails`),
  topic(
    'calendar management',
    String.raw`inbox and calendars?|calendar (?:management|across|and\b)|calendars\b|schedul(?:e|ed|ing) (?:meetings|appointments)`,
  ),
  topic(
    'travel booking',
    String.raw`travel(?! (?:agent|vlog|blog|photo|writ))|flights?\b|hotels?\b|itinerar\w+|tours?\b|transfers for|reservations?\b(?! (?:agreements?|fees?))|lodg(?:es?|ing)\b`,
  ),
  topic('meeting notes', String.raw`minutes of|meeting (?:notes|minutes)|(?:take|took|taking) notes`),
  topic(
    'customer support',
    String.raw`customer (?:service|support|care|messages)|(?:email|chat|technical|tech) support|support (?:experience|agents?|reps?|specialists?)|with customers|inbound calls|support tickets?|tickets?\b|live chat|chats?\b|helpdesk|help desk|buyer messages|zendesk|intercom|gorgias|CSAT\b|macros\b|first (?:reply|response) time|(?:irate|angry|upset) (?:customers|callers)`,
  ),
  topic('refunds and returns', String.raw`refund\w*|returns?\b|exchanges\b|courier claims`),
  topic(
    'phone work',
    String.raw`(?:inbound|outbound) calls?|(?:by|on|work\w*|answer\w*) (?:the )?phones?\b|phone (?:support|work|experience)|on the phone|over the phone|occasional call|(?:took|take|answer\w*) (?:[\w-]+ ){0,4}calls|phone calls|called\b|patient calls|(?:tenants|customers|patients|clients|people) call\b|phones (?:through|via|in)\b|call cent(?:er|re)|cold[- ]call\w*|warm calling|\d+ dials`,
  ),
  topic('cold calling', String.raw`cold[- ]call\w*|dials?\b|telemarket\w*|outbound calls?`),
  topic(
    'appointment setting',
    String.raw`(?:set|book|schedul|confirm|arrang)\w* (?:[\w,%-]+ ){0,6}appointments?\b|appointments? (?:sett\w+|an?|per|each|calendar|coordinat\w+)|showings?\b|viewings?\b|book(?:ing|ed)? (?:jobs|meetings|calls)|bookings in\b|(?:re)?book\w* (?:and rebook\w* )?(?:of )?patients`,
  ),
  topic(
    'lead generation',
    String.raw`lead gen\w*|lead lists?|prospect\w*|decision makers|contact lists?|outbound lists?|contacts a week`,
  ),
  topic(
    'lead follow-up',
    String.raw`follow[- ]?(?:ed |ing )?ups? (?:with |on )?leads|leads?\b|asked for a quote|pipeline`,
  ),
  topic('CRM updates', String.raw`CRMs?\b|hubspot|salesforce|gohighlevel|GHL\b|follow up boss|pipedrive|ATS\b`),
  topic(
    'recruitment',
    String.raw`recruit\w*|sourc(?:e|ed|ing) (?:candidates|on linkedin)|screen\w* (?:resumes|cvs|applicants|candidates)|interviews\b|onboarding of`,
  ),
  topic(
    'data entry',
    String.raw`data entry|encod\w+|(?:excel|google) sheets?\b|spreadsheets?\b|database entry|enter\w* (?:data|details)|data encoder`,
  ),
  topic(
    'product listings',
    String.raw`product listings?|listings? (?:to|a day)|\blister\b|list (?:[\w-]+ ){0,3}(?:parts|items|products)|upload\w* (?:\w+ ){0,3}products|new products|skus?\b|product descriptions`,
  ),
  topic('order processing', String.raw`orders?\b(?! to)|fulfil\w+|inventory`),
  topic('online research', String.raw`research\w*`),
  topic('real estate work', String.raw`real estate|realtors?\b|propert(?:y|ies)\b|brokers of|real estate brokers`),
  topic(
    'social media posts',
    String.raw`social media|instagram|facebook (?:posts?|page)|tiktok|followers\b|subscribers\b|(?:schedul\w+|plan\w*) posts`,
  ),
  topic('captions and copy', String.raw`captions\b|copywrit\w+|blog posts?|newsletters?`),
  topic(
    'video editing',
    String.raw`video edit\w*|edit\w* (?:[\w-]+ ){0,3}(?:videos?|reels|clips)|youtube channels?|reels?\b|shorts?-form|raw (?:clips|footage)|\d+ shorts\b|premiere|b-roll`,
  ),
  topic('podcast editing', String.raw`podcasts?\b|audio edit\w*|clean up audio|sound design`),
  topic(
    'graphic design',
    String.raw`design(?:ed|s|ing)? (?:[\w-]+,? ){0,3}(?:posts?|logos?|flyers?|menus?|posters?|brochures?|tarpaulins?|layouts?)\b|logos?\b|flyers?\b|posters?\b|tarpaulins?\b|brochures?\b|(?<!motion )graphics?\b|thumbnails?\b|banners?\b|ad creatives?|static ads|design posts|photoshop|illustrator|figma|canva`,
  ),
  topic('paid ads', String.raw`google ads|facebook ads|meta ads|ppc\b|ad campaigns?`),
  topic('SEO', String.raw`seo\b|keyword research|backlinks?`),
  topic(
    'web development',
    String.raw`web ?(?:site)? develop\w*|page ?speed|(?:web|client) ?sites\b|landing pages|shopify sections|front-?end|back-?end|react\b|laravel|javascript|typescript|wordpress|\d\+? sites\b|(?:hacked|infected) sites?|malware|shopify (?:themes?|liquid)|(?:custom|booking|wordpress) plugins?`,
  ),
  topic('software testing', String.raw`test cases|QA tester|regression|bug reports?|log bugs`),
  topic(
    'medical billing',
    String.raw`medical bill\w*|denied claims|payers?\b|insurance verification|verify insurance|EMR\b|EHR\b`,
  ),
  topic('scribing', String.raw`scrib(?:e|es|ed|ing)\b|charting\b`),
  topic(
    'payment integration',
    String.raw`payment (?:gateways?|processors?|integrations?)|auto-?pay\b|paymongo|(?:stripe|paypal|maya|gcash|xendit) (?:checkout|integration|webhooks?|API)`,
  ),
  topic('transcription', String.raw`transcri\w+|subtitles?`),
  topic(
    'teaching',
    String.raw`teach\w*|taught|tutor\w*|lessons?\b|students?\b(?! (?:council|government|body|writers|assistants?))|pupils?\b|learners?\b|language (?:app|school|course)s?`,
  ),
  topic(
    'sales',
    String.raw`sales\b(?! (?:nav|reports?))|clos(?:e|ed|ing) (?:deals|over the phone)|upsell\w*|upsold|estimates?\b|quotes\b`,
  ),
  topic('moderation', String.raw`moderat\w+|answer (?:DMs|comments)|DMs\b`),
  topic('drafting', String.raw`autocad|revit|drawings?\b|drafting|sketchup`),
  topic('dispatching', String.raw`dispatch\w*|routes?\b|load boards?|drivers?\b`),
  topic('estimating', String.raw`estimating|estimators?\b|take-?offs?\b|bills? of materials|quantity survey\w*`),
  topic('document work', String.raw`paperwork|documents?\b|files? organi\w+|filing`),
]

const found = (text: string): string[] =>
  TOPICS.map(({ name, says }) => ({ name, at: text.search(says) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
    .map(({ name }) => name)

/** One letter asks about its posting several times. */
const [KEPT, LONG] = [8, 200]
const known = new Map<string, string[]>()

/** The kinds of work a text speaks of, in the order it comes to them. */
export function topicsIn(text: string): string[] {
  if (text.length < LONG) return found(text)
  const topics = known.get(text) ?? found(text)
  if (!known.has(text) && known.size >= KEPT) known.clear()
  known.set(text, topics)
  return topics
}

/** Words of the names that postings leave out. */
const PLAIN = new Set(['work', 'management', 'updates', 'and'])
const STEM = 5

/** Tells whether a text has the name of a kind of work itself, and not only what belongs to it. */
export function namedIn(text: string): (name: string) => boolean {
  const words = [...new Set(plainWords(text).split(' '))]
  return (name) =>
    plainWords(name)
      .split(' ')
      .filter((word) => !PLAIN.has(word))
      .every((word) => words.some((one) => (word.length < STEM ? one === word : one.startsWith(word.slice(0, STEM)))))
}

const SHORT_STEM = 4
/** Tells whether a text has a word of a kind of work's name, or its initials: what only belongs to it does not call it so. */
export function isCalled(name: string, text: string): boolean {
  const [parts, said] = [plainWords(name).split(' '), plainWords(text).split(' ')]
  const initials = parts.map((part) => part.charAt(0)).join('')
  const stems = parts
    .filter((part) => !PLAIN.has(part))
    .map((part) => part.slice(0, Math.max(SHORT_STEM, part.length - 3)))
  return said.some((word) => (parts.length > 1 && word === initials) || stems.some((stem) => word.startsWith(stem)))
}
