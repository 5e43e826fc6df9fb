/**
 * One way to ask the search: addresses of many different questions of that kind; `plan` where only a plan may ask, `beside`
 * what is asked beside the list and is no search itself.
 */
export type Kind = { name: string; paths: string[]; plan?: true; beside?: true }

const SEARCH = '/api/jobs/search/'
const FACETS = '/api/jobs/facets/'
const SUGGESTIONS = '/api/jobs/suggestions/'
const COMMON =
  'experience,team,work,client,support,manage,communication,english,hours,schedule,project,tasks,email,salary,training,remote,skills,tools,company,business,marketing,sales,design,report,calendar,research'.split(
    ',',
  )
const PHRASES =
  'virtual assistant,executive assistant,customer support,full stack developer,graphic designer,video editor,social media manager,data entry specialist,lead generation,seo specialist,shopify expert,appointment setter,content writer,project manager,technical recruiter,real estate'.split(
    ',',
  )
const BEGUN =
  'virt,exec,cust,book,devel,graph,vide,soci,dat,lea,spec,amaz,shop,word,appoi,cont,proj,quick,techn,recr,seni,juni,medi,leg,ecom'.split(
    ',',
  )
const WRONG =
  'asistnat,bokkeper,develpoer,shopfy,grapihc,wordpres,recrutier,vidoe,qxz,custmer,sosial,exprience,manger,desinger'.split(
    ',',
  )
const TAGS = 'Excel,Canva,QuickBooks,Shopify,React,Python,SEO,Zendesk,HubSpot,Photoshop,WordPress'.split(',')
const TYPES = ['full-time', 'part-time', 'gig', 'contract']
const PAYS = ['0-500', '500-1000', '1000-2000', '2000-5000', '5000+']
const DAYS = ['today', '3days', 'week', 'month']

const ask = (given: Record<string, string | number>, path = SEARCH): string =>
  `${path}?${new URLSearchParams(Object.entries(given).map(([name, value]): [string, string] => [name, String(value)])).toString()}`

const upTo = (count: number) => Array.from({ length: count }, (_, i) => i)

/** Words of the description alone; the generator spreads them so that low numbers are frequent. */
const made = (from: number, step: number) => upTo(60).map((i) => `term${from + i * step}`)

const terms = (words: string[], more: Record<string, string | number> = {}) =>
  words.map((search) => ask({ search, ...more }))
const pairs = upTo(60).map((i) => `${COMMON[i % 26]} ${COMMON[(i * 7 + 3) % 26]}`)

/** Every kind of question the listing can be asked, rare to common, each by dozens of different words. */
export const KINDS: Kind[] = [
  { name: 'no word', paths: [ask({})] },
  { name: 'rare word', paths: terms(made(20_011, 317)) },
  { name: 'middle word', paths: terms(made(101, 7)) },
  { name: 'common word', paths: terms(COMMON) },
  { name: 'two words', paths: terms(pairs) },
  { name: 'word of titles', paths: terms(PHRASES) },
  { name: 'phrase', paths: terms(PHRASES.map((words) => `"${words}"`)) },
  { name: 'word being typed', paths: terms(BEGUN) },
  { name: 'mistyped word', paths: terms(WRONG) },
  { name: 'source', paths: ['olj', 'linkedin'].map((source) => ask({ source })) },
  { name: 'job type', plan: true, paths: TYPES.map((type) => ask({ job_type: type })) },
  { name: 'pay', plan: true, paths: PAYS.map((range) => ask({ salary_range: range })) },
  { name: 'days', plan: true, paths: DAYS.map((days) => ask({ date_posted: days })) },
  { name: 'tag', plan: true, paths: TAGS.map((tags) => ask({ tags })) },
  {
    name: 'three filters',
    plan: true,
    paths: upTo(40).map((i) =>
      ask({ source: i % 3 ? 'olj' : 'linkedin', job_type: TYPES[i % 4] ?? '', salary_range: PAYS[i % 5] ?? '' }),
    ),
  },
  {
    name: 'word and three filters',
    plan: true,
    paths: upTo(40).map((i) =>
      ask({
        search: COMMON[i % 26] ?? '',
        job_type: TYPES[i % 4] ?? '',
        tags: TAGS[i % 11] ?? '',
        date_posted: 'month',
      }),
    ),
  },
  { name: 'common word, newest', paths: terms(COMMON, { sort_by: 'date_desc' }) },
  { name: 'common word, oldest', paths: terms(COMMON, { sort_by: 'date_asc' }) },
  { name: 'common word, page 10', paths: terms(COMMON, { page: 10 }) },
  { name: 'common word, page 100', paths: terms(COMMON, { page: 100 }) },
  { name: 'no word, page 100', paths: [ask({ page: 100 }), ask({ page: 99 })] },
  { name: 'suggestion', plan: true, beside: true, paths: [...BEGUN, ...WRONG].map((q) => ask({ q }, SUGGESTIONS)) },
  { name: 'facets', plan: true, beside: true, paths: COMMON.map((search) => ask({ search }, FACETS)) },
  {
    name: 'facets of three filters',
    plan: true,
    beside: true,
    paths: upTo(40).map((i) =>
      ask({ source: 'olj', job_type: TYPES[i % 4] ?? '', salary_range: PAYS[i % 5] ?? '' }, FACETS),
    ),
  },
  { name: 'similar', plan: true, beside: true, paths: upTo(500).map((i) => `/api/jobs/${1 + i * 17}/similar/`) },
]
