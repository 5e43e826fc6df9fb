import type { JudgedQuery } from '../query.ts'

const CSR = [
  'customer service',
  'customer support',
  'customer care',
  'csr',
  'call cent',
  'contact cent',
  'client support',
]
const VA = [
  'virtual assistant',
  'personal assistant',
  'executive assistant',
  'administrative assistant',
  'virtual admin',
]
const ENTRY = ['data entry', 'encoder', 'data encod', 'data clerk', 'data processor']
const BOOKS = ['bookkeep', 'book keep', 'accounting clerk', 'staff accountant']

/**
 * Searches as seekers here type them, written before the search was looked at with them, and tuned on since. A concept is
 * any of `words`; `also` are further concepts, each of which a posting should speak of as well.
 */
export const QUERIES_TUNED: JudgedQuery[] = [
  { query: 'customer service representative', words: CSR, must: {} },
  { query: 'csr', words: CSR, must: {} },
  {
    query: 'call center agent',
    words: ['call cent', 'contact cent', 'customer service rep', 'customer support rep'],
    must: {},
  },
  { query: 'csr night shift', words: CSR, must: { shift: 'night' } },
  { query: 'costumer service representative', words: CSR, must: {} },
  { query: 'customer service non voice', words: CSR, must: { nonVoice: true } },
  {
    query: 'chat support no calling',
    words: ['chat support', 'chat agent', 'live chat', 'customer support', 'customer service'],
    must: { nonVoice: true },
  },
  { query: 'customer service work from home no experience', words: CSR, must: { homeBased: true, noExperience: true } },
  {
    query: 'taga sagot ng chat',
    words: ['chat support', 'chat agent', 'live chat', 'customer support', 'customer service'],
    must: {},
  },
  {
    query: 'taga sagot ng tawag',
    words: ['call cent', 'contact cent', 'phone', 'receptionist', 'customer service'],
    must: {},
  },
  { query: 'virtual assistant', words: VA, must: {} },
  { query: 'va part time', words: VA, must: { type: 'part-time' } },
  { query: 'virtual asistant', words: VA, must: {} },
  {
    query: 'executive assistant remote',
    words: ['executive assistant', 'executive administrative assistant'],
    must: { homeBased: true },
  },
  {
    query: 'admin assistant full time',
    words: ['admin assistant', 'administrative assistant', 'office assistant', 'admin support'],
    must: { type: 'full-time' },
  },
  { query: 'data entry', words: ENTRY, must: {} },
  { query: 'encoder', words: ENTRY, must: {} },
  { query: 'taga encode sa bahay', words: ENTRY, must: { homeBased: true } },
  { query: 'mag encode ng data part time', words: ENTRY, must: { type: 'part-time' } },
  { query: 'data entri online', words: ENTRY, must: { homeBased: true } },
  { query: 'bookkeeper', words: BOOKS, must: {} },
  { query: 'bookeeper remote', words: BOOKS, must: { homeBased: true } },
  { query: 'bookkeeper quickbooks', words: BOOKS, also: [['quickbooks', 'qbo']], must: {} },
  { query: 'accountant makati', words: ['accountant', 'accounting'], must: { city: 'makati' } },
  { query: 'accounts payable 30k', words: ['accounts payable', 'payable'], must: { payFloorMonthlyPhp: 30_000 } },
  { query: 'payroll', words: ['payroll'], must: {} },
  { query: 'graphic artist', words: ['graphic design', 'graphic artist', 'graphics'], must: {} },
  { query: 'grapic designer', words: ['graphic design', 'graphic artist', 'graphics'], must: {} },
  {
    query: 'graphic designer part time work from home',
    words: ['graphic design', 'graphic artist', 'graphics'],
    must: { type: 'part-time', homeBased: true },
  },
  { query: 'video editor', words: ['video edit'], must: {} },
  { query: 'taga edit ng video', words: ['video edit'], must: {} },
  { query: 'social media manager', words: ['social media'], must: {} },
  { query: 'smm part time', words: ['social media'], must: { type: 'part-time' } },
  { query: 'seo specialist', words: ['seo', 'search engine optimi'], must: {} },
  { query: 'content writer', words: ['content writer', 'copywriter', 'writer'], must: {} },
  { query: 'manunulat sa bahay', words: ['writer', 'copywriter', 'content writ'], must: { homeBased: true } },
  { query: 'web developer wordpress', words: ['wordpress'], must: {} },
  { query: 'wordpres developer', words: ['wordpress'], must: {} },
  {
    query: 'taga gawa ng website',
    words: ['web developer', 'web designer', 'website', 'web design', 'web develop'],
    must: {},
  },
  { query: 'shopify expert gig', words: ['shopify'], must: { type: 'gig' } },
  { query: 'react developer 100k', words: ['react'], must: { payFloorMonthlyPhp: 100_000 } },
  { query: 'php programmer taguig', words: ['php'], must: { city: 'taguig' } },
  {
    query: 'java developer quezon city',
    words: ['java dev', 'java software', 'java eng', 'java back', 'java full', 'java prog', 'java'],
    must: { city: 'quezon' },
  },
  { query: 'data analyst cebu', words: ['data analy'], must: { city: 'cebu' } },
  {
    query: 'software engineer fresh grad',
    words: ['software engineer', 'software developer', 'programmer'],
    must: { noExperience: true },
  },
  {
    query: 'qa tester manila day shift',
    words: ['qa', 'quality assurance', 'tester', 'test engineer'],
    must: { city: 'manila', shift: 'day' },
  },
  {
    query: 'it support graveyard',
    words: [
      'it support',
      'help desk',
      'helpdesk',
      'service desk',
      'technical support',
      'tech support',
      'desktop support',
    ],
    must: { shift: 'night' },
  },
  {
    query: 'tech support',
    words: ['technical support', 'tech support', 'it support', 'help desk', 'helpdesk', 'service desk'],
    must: {},
  },
  { query: 'nurse work from home', words: ['nurse', 'rn'], not: ['nursery'], must: { homeBased: true } },
  { query: 'medical biller', words: ['medical bill', 'billing'], must: {} },
  { query: 'medical coder remote', words: ['medical cod', 'coder', 'coding specialist'], must: { homeBased: true } },
  { query: 'online tutor', words: ['tutor', 'teacher'], must: {} },
  {
    query: 'guro online part time',
    words: ['teacher', 'tutor', 'instructor'],
    must: { homeBased: true, type: 'part-time' },
  },
  { query: 'recruiter', words: ['recruit', 'talent acquisition', 'sourcer'], must: {} },
  {
    query: 'hr assistant no experience',
    words: ['hr assistant', 'human resource', 'hr coord', 'hr associate', 'hr & ', 'hr admin', 'h.r.'],
    must: { noExperience: true },
  },
  {
    query: 'sales rep homebased',
    words: ['sales rep', 'sales dev', 'inside sales', 'sales associate', 'sales executive'],
    must: { homeBased: true },
  },
  {
    query: 'appointment setter commission',
    words: ['appointment set', 'lead gen', 'sales dev', 'cold call'],
    must: {},
  },
  {
    query: 'project manager 80k remote',
    words: ['project manag'],
    must: { payFloorMonthlyPhp: 80_000, homeBased: true },
  },
  { query: 'legal assistant', words: ['legal assistant', 'paralegal', 'legal secretary'], must: {} },
  {
    query:
      'hanap po ako ng trabaho na work from home kahit walang experience as virtual assistant or admin, student lang po',
    words: [...VA, 'admin'],
    must: { homeBased: true, noExperience: true },
  },
]
