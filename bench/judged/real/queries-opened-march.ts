import type { JudgedQuery } from '../query.ts'

const CALLS = ['call cent', 'inbound call', 'phone support', 'csr', 'customer service', 'customer support', 'bpo']
const CSR = ['csr', 'customer service', 'customer support', 'client care', 'customer happiness', 'customer success']
const CHATS = ['chat support', 'live chat', 'email and chat', 'email & chat']
const VA = ['virtual assistant', 'va', 'admin assistant', 'virtual admin']
const ENTRY = ['data entry', 'data encod', 'encoder', 'typist', 'typing', 'transcription', 'data assistant']
const DESIGN = ['graphic', 'creative designer', 'brand designer', 'ad creative', 'thumbnail designer']
const STORE = ['online store', 'e-commerce', 'ecommerce', 'shopee', 'lazada', 'product listing', 'product upload']
const ADMIN = ['admin', 'administrative', 'office assistant', 'entry level va', 'clerk']
const BOOKS = ['bookkeep', 'quickbooks']
const TAX = ['tax preparer', 'tax associate', 'tax accountant', 'tax senior', 'tax assistant']
const SHIP = ['logistics', 'freight', 'dispatch', 'supply chain', 'shipping']
const STOCK = ['warehouse', 'inventory', 'supply chain', 'logistics', 'fulfillment']
const ESL = ['esl', 'english tutor', 'english teacher', 'english coach', 'english instructor']
const HR = ['hr', 'human resources', 'people operations']
const DRIVER = ['driver', 'chauffeur', 'rider', 'courier']

/**
 * Searches as ten unlike seekers type them (a student, a mother at home, somebody who leaves a call center, a nurse, a seafarer,
 * accountants, developers, drivers, a teacher, fresh graduates), written before any rule was looked at. Rules have been made
 * with it since.
 */
export const QUERIES_OPENED_MARCH: readonly JudgedQuery[] = [
  {
    query: 'part time wfh for students no exp',
    words: [],
    must: { type: 'part-time', homeBased: true, noExperience: true },
  },
  { query: 'sideline pang estudyante gabi lang', words: [], must: { type: 'part-time', shift: 'night' } },
  { query: 'pwede po ba undergrad chat support', words: CHATS, must: {} },
  { query: 'typing job 4 hrs a day', words: ENTRY, must: { type: 'part-time' } },
  { query: 'ojt graphic design online', words: DESIGN, not: ['senior', 'lead'], must: { noExperience: true } },
  { query: 'wfh job na pwede habang nag aalaga ng baby', words: [], must: { homeBased: true } },
  {
    query: 'homebased non voice 20k up',
    words: [],
    not: ['phone', 'call'],
    must: { homeBased: true, nonVoice: true, payFloorMonthlyPhp: 20_000 },
  },
  { query: 'part time umaga lang habang nasa school mga bata', words: [], must: { type: 'part-time', shift: 'day' } },
  { query: 'shopee lazada online store assistant', words: STORE, must: {} },
  {
    query: 'customer service email lang walang calls',
    words: [...CSR, ...CHATS],
    also: [['email']],
    not: ['phone', 'call'],
    must: { nonVoice: true },
  },
  { query: 'csr hindi call center', words: CSR, not: ['call cent', 'inbound call', 'outbound', 'phones'], must: {} },
  { query: 'non voice only gy shift', words: [], not: ['phone', 'call'], must: { nonVoice: true, shift: 'night' } },
  {
    query: 'tech support rep wfh us account',
    words: ['technical support', 'tech support', 'help desk', 'it support', 'tier 1'],
    must: { homeBased: true },
  },
  { query: 'ex call center agent gusto mag va', words: VA, not: ['call cent'], must: {} },
  {
    query: 'team leader bpo 40k',
    words: [
      'team lead',
      'supervisor',
      'operations lead',
      'call cent',
      'bpo',
      'client care manager',
      'customer happiness manager',
    ],
    must: { payFloorMonthlyPhp: 40_000 },
  },
  {
    query: 'cold caller $5 per hour',
    words: ['cold call', 'outbound call', 'telemarket'],
    must: { payFloorMonthlyPhp: 47_000 },
  },
  {
    query: 'nurse wfh hindi bedside',
    words: ['nurse', 'phrn', 'usrn', 'medical va', 'healthcare va', 'medical virtual', 'healthcare virtual'],
    must: { homeBased: true },
  },
  {
    query: 'medical biller ar night shift',
    words: ['medical bill', 'ar specialist', 'ar follow', 'claims'],
    must: { shift: 'night' },
  },
  {
    query: 'healthcare va prior auth',
    words: ['healthcare va', 'healthcare virtual', 'medical va', 'medical virtual', 'prior auth'],
    must: {},
  },
  { query: 'medical scribe work at home', words: ['medical scribe', 'scribe'], must: { homeBased: true } },
  { query: 'usrn case manager', words: ['nurse', 'usrn', 'phrn', 'case manag', 'utilization review'], must: {} },
  {
    query: 'seaman looking for land based job',
    words: [...SHIP, 'marine', 'seafarer', 'seaman', 'purchasing'],
    must: {},
  },
  { query: 'truck dispatcher us gy shift', words: ['dispatch'], must: { shift: 'night' } },
  {
    query: 'freight coordinator cebu',
    words: ['freight', 'logistics', 'dispatch coord', 'shipping'],
    must: { city: 'cebu' },
  },
  { query: 'warehouse supervisor laguna', words: STOCK, must: { city: 'laguna' } },
  {
    query: 'inventory and purchasing staff',
    words: ['inventory', 'purchasing', 'procurement', 'supply chain', 'buyer'],
    not: ['recruit', 'sourcing specialist (us', 'sourcing specialist (it'],
    must: {},
  },
  {
    query: 'cpa wfh xero au client',
    words: ['accountant', 'bookkeeper', 'australian tax', 'cpa'],
    also: [['xero'], ['au', 'australia']],
    must: { homeBased: true },
  },
  {
    query: 'accountng staff bir',
    words: ['accounting', 'accountant', 'accounts payable', 'accounts receivable', 'bookkeep'],
    must: {},
  },
  {
    query: 'bookeeper qbo part time $8/hr',
    words: BOOKS,
    also: [['qbo', 'quickbooks']],
    must: { type: 'part-time', payFloorMonthlyPhp: 75_000 },
  },
  {
    query: 'ap ar specialist netsuite day shift',
    words: ['ap/ar', 'accounts payable', 'accounts receivable'],
    also: [['netsuite']],
    must: { shift: 'day' },
  },
  { query: 'payroll gusto us company', words: ['payroll'], also: [['gusto']], must: {} },
  {
    query: 'senior accountant 80k',
    words: ['accountant', 'audit senior', 'tax senior', 'senior bookkeeper'],
    must: { payFloorMonthlyPhp: 80_000 },
  },
  { query: 'us tax preparer wfh', words: TAX, not: ['australian'], must: { homeBased: true } },
  {
    query: 'jr react dev remote 50k',
    words: ['react', 'front-end', 'frontend', 'front end'],
    also: [['junior', 'jr', 'entry level']],
    not: ['senior'],
    must: { homeBased: true, payFloorMonthlyPhp: 50_000 },
  },
  { query: 'laravel programer wfh', words: ['laravel'], must: { homeBased: true } },
  { query: 'wordpress elementor freelance', words: ['wordpress', 'elementor'], also: [['elementor']], must: {} },
  {
    query: 'zapier n8n automation va',
    words: ['zapier', 'n8n', 'automation specialist', 'automation engineer'],
    not: ['qa'],
    must: {},
  },
  { query: 'flutter dev', words: ['flutter', 'mobile developer', 'react native'], must: {} },
  {
    query: 'manual qa tester entry level',
    words: ['qa', 'software tester', 'quality assurance'],
    not: ['senior', 'automation'],
    must: { noExperience: true },
  },
  {
    query: 'data analyst power bi sql',
    words: ['data analyst', 'power bi', 'business intelligence', 'reporting', 'data engineer', 'excel specialist'],
    must: {},
  },
  { query: 'driver near me cubao', words: DRIVER, must: { city: 'quezon' } },
  { query: 'delivery rider qc', words: DRIVER, must: { city: 'quezon' } },
  { query: 'company driver makati hs grad', words: DRIVER, must: { city: 'makati' } },
  {
    query: 'naa bay wfh nga walay experience',
    words: [],
    not: ['experienced', 'senior'],
    must: { homeBased: true, noExperience: true },
  },
  { query: 'esl tutor sa bahay lang', words: ESL, must: { homeBased: true } },
  { query: 'online math teacher', words: ['math'], must: { homeBased: true } },
  { query: 'hr generalist bgc hybrid', words: HR, must: { city: 'taguig' } },
  { query: 'fresh grad psychology hr assistant', words: HR, not: ['senior', 'manager'], must: { noExperience: true } },
  {
    query: 'marketing assistant fresh grad manila',
    words: ['marketing', 'social media assistant', 'seo assistant'],
    not: ['senior', 'manager'],
    must: { noExperience: true, city: 'manila' },
  },
  {
    query: 'first job ko po kahit anong admin',
    words: ADMIN,
    not: ['senior', 'experienced', 'systems', 'cloud', 'devops'],
    must: { noExperience: true },
  },
  { query: 'graphic artist canva capcut', words: DESIGN, also: [['canva', 'capcut']], must: {} },
  {
    query: 'executive asistant 1500 usd a month',
    words: ['executive', 'ea', 'right hand'],
    must: { payFloorMonthlyPhp: 85_000 },
  },
  {
    query: 'video edtor reels tiktok',
    words: ['video edit', 'reels'],
    also: [['reels', 'tiktok', 'short-form']],
    must: {},
  },
  { query: 'amazon fba va ppc', words: ['amazon'], also: [['fba'], ['ppc']], must: {} },
  { query: 'socmed manager ig weekends off', words: ['social media', 'instagram', 'smm'], must: {} },
  { query: 'ghl va', words: ['ghl', 'gohighlevel', 'highlevel', 'funnel'], must: {} },
  { query: 'real estate va isa no cold calling', words: ['real estate'], not: ['cold call'], must: { nonVoice: true } },
  { query: 'appointment setter not commission', words: ['appointment set'], not: ['commission'], must: {} },
  { query: 'concentrix', words: CALLS, must: {} },
  {
    query: 'I am looking for a bookkeeping job that I can do at home in the evening',
    words: BOOKS,
    must: { homeBased: true, shift: 'night' },
  },
]
