import type { JudgedQuery } from '../query.ts'
const CSR = ['csr', 'customer service', 'customer support', 'client care', 'customer happiness', 'customer success']
const VA = ['virtual assistant', 'va', 'admin assistant']
const ENTRY = ['data entry', 'data encod', 'encoder', 'typist', 'data assistant']
const ESL = ['esl', 'english tutor', 'english teacher', 'english coach', 'english instructor']
/** Forty more searches of the same seekers, typed after the rules were learnt from the first sixty and measured at once. Opened since. */
export const QUERIES_OPENED_MARCH_SECOND: readonly JudgedQuery[] = [
  { query: 'naghahanap po ng work sa gabi pang dagdag kita', words: [], must: { type: 'part-time', shift: 'night' } },
  {
    query: 'bookeeping na kaya ng baguhan',
    words: ['bookkeep', 'accounting', 'accounts'],
    must: { noExperience: true },
  },
  {
    query: 'kahit anong online job para sa walang experience',
    words: [],
    must: { homeBased: true, noExperience: true },
  },
  {
    query: 'csr pero chat lang sana',
    words: [...CSR, 'chat support', 'live chat'],
    also: [['chat']],
    not: ['phone', 'call'],
    must: { nonVoice: true },
  },
  { query: 'va 6 usd per hr gy', words: VA, must: { payFloorMonthlyPhp: 56_000, shift: 'night' } },
  {
    query: 'sales rep no cold calls commission ok',
    words: ['sales', 'sdr'],
    not: ['cold call'],
    must: { nonVoice: true },
  },
  { query: 'encoder 18k starting fresh grad', words: ENTRY, must: { payFloorMonthlyPhp: 18_000, noExperience: true } },
  { query: 'teacher gusto mag shift sa va', words: VA, not: ['teacher'], must: {} },
  {
    query: 'former nurse now looking for medical va',
    words: ['medical va', 'medical virtual', 'healthcare va', 'healthcare virtual', 'dental va'],
    must: {},
  },
  {
    query: 'logistic coordinator wfh us',
    words: ['logistics', 'dispatch', 'freight', 'supply chain'],
    must: { homeBased: true },
  },
  {
    query: 'frontend developer vue 60k remote',
    words: ['front-end', 'frontend', 'front end', 'vue'],
    must: { payFloorMonthlyPhp: 60_000, homeBased: true },
  },
  { query: 'node backend dev pt', words: ['node', 'backend', 'back-end'], must: { type: 'part-time' } },
  {
    query: 'ui designer figma junior',
    words: ['ui/ux', 'ui', 'product designer', 'web designer'],
    not: ['senior'],
    must: {},
  },
  { query: 'taga edit ng tiktok videos', words: ['video edit', 'reels', 'tiktok'], must: {} },
  { query: 'taga gawa ng canva posts', words: ['graphic', 'canva', 'social media', 'creative designer'], must: {} },
  { query: 'english tutor day time lang', words: ESL, must: { shift: 'day' } },
  { query: 'tutor ng math elementary', words: ['math', 'tutor'], must: {} },
  {
    query: 'hr recruitment assistant entry level',
    words: ['recruit', 'hr', 'human resources', 'talent', 'hiring'],
    not: ['senior'],
    must: { noExperience: true },
  },
  { query: 'payroll officer clark', words: ['payroll'], must: { city: 'clark' } },
  { query: 'accounts payable 40-50k', words: ['accounts payable', 'ap/ar'], must: { payFloorMonthlyPhp: 40_000 } },
  {
    query: 'au bookkeeper day shift xero',
    words: ['bookkeep', 'accountant'],
    also: [['xero'], ['au', 'australia', 'aussie']],
    must: { shift: 'day' },
  },
  {
    query: 'cold calling ok lang basta may basic',
    words: ['cold call', 'outbound', 'telemarket', 'appointment set'],
    must: {},
  },
  { query: 'amazon va walang experience', words: ['amazon'], not: ['senior'], must: { noExperience: true } },
  {
    query: 'shopify product lister part-time',
    words: ['shopify', 'product list', 'product upload'],
    must: { type: 'part-time' },
  },
  {
    query: 'real estate transaction coordinator us hours',
    words: ['transaction coord', 'real estate'],
    must: { shift: 'night' },
  },
  { query: 'legal assistant / paralegal remote', words: ['legal', 'paralegal', 'law firm'], must: { homeBased: true } },
  {
    query: 'executive assistant sa ceo na day shift',
    words: ['executive', 'ea', 'right hand'],
    must: { shift: 'day' },
  },
  {
    query: 'project manager or operations manager',
    words: ['project manager', 'operations manager', 'operations lead', 'online business manager'],
    must: {},
  },
  { query: 'seo specialist hindi content writer', words: ['seo', 'link building'], not: ['content writer'], must: {} },
  { query: 'copywriter email klaviyo', words: ['copywriter', 'email copy', 'klaviyo'], also: [['klaviyo']], must: {} },
  {
    query: 'tech support tier 2 wfh graveyard',
    words: ['technical support', 'help desk', 'it support', 'tier 1', 'tier 2', 'msp'],
    must: { homeBased: true, shift: 'night' },
  },
  {
    query: 'social media mngr for small business pt',
    words: ['social media', 'smm', 'instagram', 'facebook manager'],
    must: { type: 'part-time' },
  },
  { query: 'transcriptionist beginner', words: ['transcription'], must: { noExperience: true } },
  {
    query: 'architect revit wfh 50k',
    words: ['revit', 'bim', 'architect', 'drafter', 'draftsman'],
    must: { homeBased: true, payFloorMonthlyPhp: 50_000 },
  },
  { query: 'python automation ai jobs', words: ['python', 'automation', 'ai'], must: {} },
  { query: 'sap consultant', words: ['sap', 'erp', 'business systems'], must: {} },
  {
    query: 'looking for part time bookkeeping while working full time',
    words: ['bookkeep', 'quickbooks'],
    must: { type: 'part-time' },
  },
  {
    query: 'dili call center nga trabaho sa cebu',
    words: [],
    not: ['call cent', 'inbound call', 'phone'],
    must: { city: 'cebu' },
  },
  { query: 'admin work hybrid ortigas', words: ['admin', 'administrative', 'office'], must: { city: 'pasig' } },
  { query: 'pwede ba 17 years old wfh', words: [], must: { homeBased: true } },
]
