/**
 * What a seeker on this market wants to see first for a search, judged by titles of the demo catalogue: 3 is what was asked
 * for, 2 nearly it, 1 worth a look, the first pattern that fits counts. Whoever changes how search ranks reads the figure
 * of `npm run bench -- --only relevance` before and after.
 */
export type Judgement = { search: string; grades: [grade: 1 | 2 | 3, title: RegExp][] }

/** Patterns of the grades 3, 2 and 1. */
function judge(search: string, asked: RegExp, nearly: RegExp | null = null, worth: RegExp | null = null): Judgement {
  const patterns: [1 | 2 | 3, RegExp | null][] = [
    [3, asked],
    [2, nearly],
    [1, worth],
  ]
  return { search, grades: patterns.flatMap(([grade, title]): Judgement['grades'] => (title ? [[grade, title]] : [])) }
}

export const JUDGEMENTS: Judgement[] = [
  // Plain words.
  judge('virtual assistant', /\b(virtual assistant|va)\b/i, null, /assistant/i),
  judge(
    'executive assistant',
    /executive (virtual )?assistant/i,
    /\bea\b|executive|personal .*assistant|right hand/i,
    /assistant/i,
  ),
  judge(
    'customer support',
    /customer (support|service)|\bcsr\b/i,
    /support|client care|customer (success|happiness)|call center|inbound call/i,
  ),
  judge('bookkeeper', /bookkeeper/i, null, /account/i),
  judge('quickbooks bookkeeper', /quickbooks.*bookkeeper|bookkeeper.*(quickbooks|qbo)/i, /bookkeeper/i, /account/i),
  judge('xero', /xero/i, null, /bookkeeper|account/i),
  judge('graphic designer', /graphic designer/i, /designer/i),
  judge('video editor', /video editor/i, /editor|motion|animator/i),
  judge(
    'social media manager',
    /social media manager|\bsmm\b/i,
    /social media|\bsmm\b/i,
    /instagram|tiktok|facebook|community|content/i,
  ),
  judge('react developer', /react/i, /(front[ -]?end|full[ -]?stack|next\.js|mern|node).*developer/i, /developer/i),
  judge('wordpress developer', /wordpress/i, /web (designer|developer)|website/i, /developer/i),
  judge('laravel', /laravel/i, /php/i, /back[ -]?end|full[ -]?stack/i),
  judge('python', /python/i, null, /django|automation|scraping/i),
  judge('data entry', /data entry/i, /encoder/i, /transcription|indexing|excel|research/i),
  judge('lead generation', /lead gen/i, /outreach|appointment|cold call|outbound|\bsdr\b|lead/i, /sales/i),
  judge('appointment setter', /appointment setter/i, /cold caller|outbound/i, /lead|sales|\bsdr\b/i),
  judge('cold caller', /cold caller/i, /outbound|appointment|telemarket/i, /caller|sales|\bsdr\b/i),
  judge('shopify', /shopify/i, null, /e-?commerce|store|dropship/i),
  judge('amazon', /amazon/i, null, /ebay|etsy|marketplace|product research/i),
  judge('real estate', /real estate/i, null, /transaction|listing coordinator|property|airbnb|wholesaling/i),
  judge(
    'project manager',
    /project manager/i,
    /project (coordinator|lead)|operations manager/i,
    /operations|coordinator|business manager/i,
  ),
  judge('recruiter', /recruit/i, /talent|sourcer|sourcing|hiring/i, /\bhr\b|human resources/i),
  judge(
    'medical billing',
    /medical bill/i,
    /medical|claims|insurance|authorization|coder/i,
    /dental|healthcare|nurse/i,
  ),
  judge('paralegal', /paralegal/i, /legal|law firm/i),
  judge('payroll', /payroll/i, null, /account|tax|bookkeep/i),
  judge('copywriter', /copy ?writer/i, /writer|copy editor/i, /content|proofread/i),
  judge('content writer', /(content|blog|article).*writer/i, /writer/i, /content|copy/i),
  judge('email marketing', /email marketing/i, /klaviyo|email & sms/i, /marketing|email/i),
  judge('facebook ads', /facebook ads/i, /media buying|ppc|google ads|ads /i, /marketing/i),
  judge('logistics', /logistics/i, /freight|dispatch|supply chain/i, /inventory|purchasing/i),
  judge('autocad drafter', /(auto)?cad drafter/i, /draft|draughts/i, /revit|bim|render|3d/i),
  judge('english teacher', /(english|esl).*(teacher|tutor|coach|instructor)/i, /tutor|teacher/i, /esl|english/i),
  judge('property management', /property manage/i, /airbnb|rental/i, /real estate/i),
  judge('product listing', /product listing/i, /product upload|listing/i, /shopify|amazon|e-?commerce/i),
  judge('podcast editor', /podcast.*editor/i, /audio.*editor|video editor/i, /editor/i),
  judge('accounts payable', /accounts payable|ap\/ar/i, /accounts receivable/i, /account|bookkeep/i),
  // Other names of the same work.
  judge('va', /\b(virtual assistant|va)\b/i, null, /assistant/i),
  judge(
    'csr',
    /customer (support|service)|\bcsr\b/i,
    /support|client care|customer (success|happiness)|call center|inbound call/i,
  ),
  judge(
    'smm',
    /social media manager|\bsmm\b/i,
    /social media|\bsmm\b/i,
    /instagram|tiktok|facebook|community|content/i,
  ),
  judge('ea', /executive (virtual )?assistant|\bea\b/i, /executive|personal .*assistant/i, /assistant/i),
  judge('qa', /\bqa\b|software tester/i, null, /test/i),
  judge('seo', /\bseo\b/i, null, /link building|outreach|guest post|content/i),
  judge(
    'bpo',
    /call center|\bbpo\b|inbound call/i,
    /support|client care|customer (success|happiness)|call center|inbound call/i,
    /customer (support|service)|\bcsr\b/i,
  ),
  judge('ghl', /gohighlevel|\bghl\b/i, null, /funnel|hubspot|marketing/i),
  judge('hr', /\bhr\b|human resources/i, /recruit|talent/i),
  judge('sdr', /\bsdr\b|sales development/i, /inside sales|outbound|telemarket/i, /sales|lead/i),
  judge('full stack dev', /full[ -]?stack/i, /(react|php|laravel|node|mern).*developer/i, /developer/i),
  judge('frontend dev', /front[ -]?end/i, /react|next\.js/i, /developer/i),
  judge('encoder', /encoder|data entry/i, null, /transcription|indexing|excel/i),
  judge('obm', /online business manager|\bobm\b/i, null, /operations|project manager/i),
  judge('lead gen va', /lead gen.*\bva\b/i, /lead gen|outreach va/i, /\b(virtual assistant|va)\b/i),
  // Slips of the pen, and words that are still being typed.
  judge('vritual asistant', /\b(virtual assistant|va)\b/i, null, /assistant/i),
  judge('bokkeeper', /bookkeeper/i, null, /account/i),
  judge('grapihc desinger', /graphic designer/i, /designer/i),
  judge('vidoe edtior', /video editor/i, /editor|motion|animator/i),
  judge(
    'custmer suport',
    /customer (support|service)|\bcsr\b/i,
    /support|client care|customer (success|happiness)|call center|inbound call/i,
  ),
  judge('shopfy', /shopify/i, null, /e-?commerce|store/i),
  judge('virtual assis', /\b(virtual assistant|va)\b/i, null, /assistant/i),
  judge('social med', /social media|\bsmm\b/i, null, /instagram|tiktok|facebook|community/i),
  judge('bookk', /bookkeeper/i, null, /account/i),
]

/** The grade of a title: of the first pattern that fits, 0 where none does. */
export const gradeOf = ({ grades }: Judgement, title: string): number =>
  grades.find(([, pattern]) => pattern.test(title))?.[0] ?? 0

const gain = (grade: number, place: number): number => (2 ** grade - 1) / Math.log2(place + 2)
const sum = (grades: number[]): number =>
  grades.slice(0, 10).reduce((total, grade, place) => total + gain(grade, place), 0)

/** Normalised discounted cumulative gain of the first ten, 1 where no order could be better; NaN where nothing fits. */
export const ndcg = (shown: number[], all: number[]): number => sum(shown) / sum(all.toSorted((a, b) => b - a))
