/**
 * Searches as Filipino seekers type them, and what a good answer is. Written without sight of the rules by somebody who had looked at
 * real boards and groups. `must` holds what a posting may not contradict; `words` are words of a title or skill, any of which
 * makes a posting fit (none named: any work does); `not` are words of a posting that is not meant. A `city` may be a
 * province; Manila may stand for the metropolis. A dollar is taken for 57 pesos, a month for 160 hours.
 * Opened in November 2026: rules have been made with it since.
 */
export type JudgedQuery = {
  query: string
  good: string
  must: {
    type?: 'full-time' | 'part-time'
    shift?: 'day' | 'night'
    payFloorMonthlyPhp?: number
    noExperience?: boolean
    nonVoice?: boolean
    homeBased?: boolean
    city?: string
  }
  words: readonly string[]
  not: readonly string[]
}

export const QUERIES_OPENED: readonly JudgedQuery[] = [
  {
    query: 'virtual assistant no experience',
    good: 'Assistant postings that say beginners are welcome.',
    must: { noExperience: true },
    words: ['virtual assistant', 'VA', 'admin assistant', 'general assistant'],
    not: ['senior', 'executive'],
  },
  {
    query: 'va work from home part time',
    good: 'Part time assistant jobs done at home.',
    must: { type: 'part-time', homeBased: true },
    words: ['virtual assistant', 'VA', 'admin assistant', 'executive assistant'],
    not: ['onsite'],
  },
  {
    query: 'home base online job',
    good: 'Any job done at home.',
    must: { homeBased: true },
    words: [],
    not: ['onsite', 'on-site'],
  },
  {
    query: 'homebased job walang experience',
    good: 'Jobs at home that train beginners.',
    must: { homeBased: true, noExperience: true },
    words: [],
    not: ['onsite'],
  },
  {
    query: 'trabaho sa bahay encoder',
    good: 'Typing and data entry done at home.',
    must: { homeBased: true },
    words: ['encoder', 'data entry', 'typist', 'encoding'],
    not: ['onsite'],
  },
  {
    query: 'data entry wfh no exp needed',
    good: 'Data entry at home for beginners.',
    must: { homeBased: true, noExperience: true },
    words: ['data entry', 'encoder', 'typing', 'data encoder'],
    not: ['data engineer', 'data scientist'],
  },
  {
    query: 'data encoder quezon city',
    good: 'Encoding jobs in Quezon City.',
    must: { city: 'Quezon City' },
    words: ['encoder', 'data entry', 'encoding'],
    not: ['data engineer'],
  },
  {
    query: 'non voice work from home',
    good: 'Chat, email or back office at home, no calls.',
    must: { nonVoice: true, homeBased: true },
    words: ['chat support', 'email support', 'back office', 'non-voice', 'content moderator', 'data entry'],
    not: ['cold caller', 'telemarketer', 'voice account'],
  },
  {
    query: 'csr non voice night shift',
    good: 'Customer service by chat or email at night.',
    must: { nonVoice: true, shift: 'night' },
    words: ['customer service', 'CSR', 'chat support', 'email support'],
    not: ['voice account', 'telemarketer'],
  },
  {
    query: 'chat suport no calls',
    good: 'Chat support without phone work.',
    must: { nonVoice: true },
    words: ['chat support', 'live chat', 'chat agent'],
    not: ['cold calling', 'chatter'],
  },
  {
    query: 'callcenter agent newbie',
    good: 'Call center jobs for people without experience.',
    must: { noExperience: true },
    words: ['call center', 'CSR', 'customer service representative', 'TSR'],
    not: ['team leader', 'manager'],
  },
  {
    query: 'call center agent cebu 25k pataas',
    good: 'Call center jobs in Cebu from 25,000 a month.',
    must: { city: 'Cebu City', payFloorMonthlyPhp: 25_000 },
    words: ['call center', 'CSR', 'customer service', 'TSR'],
    not: [],
  },
  {
    query: 'call center makati day shift',
    good: 'Call center work in Makati by day.',
    must: { city: 'Makati', shift: 'day' },
    words: ['call center', 'CSR', 'customer service'],
    not: ['graveyard'],
  },
  {
    query: 'bpo alabang hs graduate',
    good: 'Call center or back office in Alabang (Muntinlupa) that takes high school graduates.',
    must: { city: 'Muntinlupa' },
    words: ['call center', 'CSR', 'BPO'],
    not: ['degree required'],
  },
  {
    query: 'graveyard shift wfh',
    good: 'Night jobs at home.',
    must: { homeBased: true, shift: 'night' },
    words: [],
    not: ['onsite', 'day shift only'],
  },
  {
    query: 'day shift virtual assistant australia',
    good: 'Assistant jobs for Australian clients, by day in Manila.',
    must: { shift: 'day' },
    words: ['virtual assistant', 'VA', 'executive assistant', 'Australia', 'AEST'],
    not: ['graveyard'],
  },
  {
    query: 'bookkeeper xero australia',
    good: 'Bookkeeping in Xero, best for an Australian client.',
    must: {},
    words: ['bookkeeper', 'bookkeeping', 'Xero', 'accountant'],
    not: ['auditor'],
  },
  {
    query: 'quickbooks bookkeeping part time',
    good: 'Part time bookkeeping in QuickBooks.',
    must: { type: 'part-time' },
    words: ['bookkeeper', 'bookkeeping', 'QuickBooks', 'QBO'],
    not: [],
  },
  {
    query: 'accounting staff pasig fresh grad',
    good: 'Accounting jobs in Pasig for new graduates.',
    must: { city: 'Pasig', noExperience: true },
    words: ['accounting staff', 'accounting assistant', 'accountant', 'bookkeeper'],
    not: ['senior'],
  },
  {
    query: 'social media manager 30k',
    good: 'Social media jobs that pay 30,000 a month or more.',
    must: { payFloorMonthlyPhp: 30_000 },
    words: ['social media manager', 'social media', 'SMM', 'community manager'],
    not: ['social worker'],
  },
  {
    query: 'smm va',
    good: 'Social media assistants and managers.',
    must: {},
    words: ['social media', 'SMM', 'content creator'],
    not: ['SMM panel seller'],
  },
  {
    query: 'video editor part time capcut',
    good: 'Part time video editing, CapCut welcome.',
    must: { type: 'part-time' },
    words: ['video editor', 'video editing', 'CapCut', 'reels', 'short form'],
    not: ['film director'],
  },
  {
    query: 'vidoe editor',
    good: 'Video editing (typed wrongly).',
    must: {},
    words: ['video editor', 'video editing'],
    not: [],
  },
  {
    query: 'graphic designer canva',
    good: 'Design jobs where Canva is used.',
    must: {},
    words: ['graphic designer', 'graphic artist', 'Canva', 'designer'],
    not: ['interior designer', 'mechanical designer'],
  },
  {
    query: 'grafic artist tarpaulin',
    good: 'Layout artists of print shops.',
    must: {},
    words: ['graphic artist', 'layout artist', 'tarpaulin', 'graphic designer'],
    not: [],
  },
  {
    query: 'amazon va ppc',
    good: 'Amazon advertising or account assistants.',
    must: {},
    words: ['Amazon', 'PPC', 'Seller Central', 'FBA'],
    not: ['Amazon Web Services', 'AWS engineer'],
  },
  {
    query: 'shopify va product listing',
    good: 'Shop assistants who list products.',
    must: {},
    words: ['Shopify', 'product listing', 'e-commerce', 'ecommerce'],
    not: [],
  },
  {
    query: 'aws cloud engineer remote',
    good: 'Cloud engineers on AWS, done remotely.',
    must: { homeBased: true },
    words: ['AWS', 'cloud engineer', 'DevOps'],
    not: ['Amazon PPC', 'Amazon FBA'],
  },
  {
    query: 'real estate cold caller $5/hr',
    good: 'Cold calling for real estate from five dollars an hour.',
    must: { payFloorMonthlyPhp: 45_600 },
    words: ['cold caller', 'cold calling', 'real estate', 'REI', 'ISA'],
    not: ['broker'],
  },
  {
    query: 'lead generation linkedin',
    good: 'Lead generation on LinkedIn.',
    must: {},
    words: ['lead generation', 'lead gen', 'LinkedIn', 'list building', 'SDR'],
    not: [],
  },
  {
    query: 'appointment setter $800 monthly',
    good: 'Appointment setting from 800 dollars a month.',
    must: { payFloorMonthlyPhp: 45_600 },
    words: ['appointment setter', 'appointment setting', 'SDR'],
    not: ['commission only'],
  },
  {
    query: 'exec assistant us hours',
    good: 'Executive assistants on US time (night in Manila).',
    must: { shift: 'night' },
    words: ['executive assistant', 'EA', 'personal assistant'],
    not: [],
  },
  {
    query: 'medical va',
    good: 'Assistants of US clinics.',
    must: {},
    words: [
      'medical virtual assistant',
      'medical assistant',
      'medical VA',
      'dental',
      'healthcare',
      'medical receptionist',
    ],
    not: ['medical representative'],
  },
  {
    query: 'medical biller wfh',
    good: 'Medical billing at home.',
    must: { homeBased: true },
    words: ['medical billing', 'medical biller', 'RCM', 'revenue cycle'],
    not: [],
  },
  {
    query: 'medical coder cpc onsite ok',
    good: 'Medical coders with certificate, anywhere.',
    must: {},
    words: ['medical coder', 'medical coding', 'CPC', 'CCS'],
    not: [],
  },
  {
    query: 'nurse non bedside',
    good: 'Jobs for nurses that are not bedside care.',
    must: {},
    words: ['nurse', 'utilization review', 'medical scribe', 'clinical', 'case manager', 'USRN'],
    not: ['bedside', 'ICU nurse', 'ward nurse'],
  },
]
