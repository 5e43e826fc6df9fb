import { type JudgedPair, pairOf } from './pair.ts'

const PARCELS =
  'We move parcels between forty islands. In this role you answer riders and shops in the ticket system, trace lost parcels with the depots, write the weekly damage report and train new colleagues. You have two years in logistics, know Freshdesk and Metabase and like a busy floor. We give you a laptop, HMO from day one and a rice allowance.'
const QUANT =
  'Kestrel Rock trades in all markets. You build your own strategies with our research stack, manage a book within risk limits and share code with two other portfolio managers. Our teams cover equities, credit, rates and commodities. Ten years on a desk, a degree in a hard science, Python or C++. Based in London or New York.'
const SPECTACLES =
  'We sell spectacles in thirty countries. You research keywords with Ahrefs, write briefs for product pages, fix broken links in Search Console and report rankings to the head of growth each month. You speak English well, have a year of SEO behind you and like tables. You work from home as a contractor, with a course budget of $500.'
const CLAIMS =
  'Pinecrest insures cars and pets. You build services for claims with event sourcing, own them from design to on-call, and pair with actuaries and designers. We deploy thirty times a day from trunk. You know distributed systems, testing and PostgreSQL, and can explain a trade-off to somebody from finance. Meal card, pension and a bike scheme.'
const REPAIRS =
  'Tarsier Homes looks after 9,000 flats. You register repairs, send out plumbers and electricians, chase late jobs with contractors and call tenants back the same day. You have worked in property or facilities, stay calm on the phone and know Yardi or MRI. Hybrid, three days at the office with parking, 25 days of leave.'

/** Pairs after public postings of 2026, from eleven boards, that were looked at with the rules: two jobs over one text. */
export const PAIRS_OPENED_JULY: readonly JudgedPair[] = [
  pairOf(
    'seo, one country each',
    false,
    ['Junior SEO Specialist [Georgia]', 'Lens & Lark', SPECTACLES, { location: 'Georgia' }],
    ['Junior SEO Specialist [Philippines]', 'Lens & Lark', SPECTACLES, { location: 'Philippines' }],
  ),
  pairOf(
    'seo, the country stands in one title only',
    false,
    ['SEO Specialist (US)', 'Lens & Lark', `${SPECTACLES} You work US hours.`, { location: 'United States' }],
    ['SEO Specialist', 'Lens & Lark', `${SPECTACLES} You work India hours.`, { location: 'India' }],
  ),
  pairOf(
    'monitoring engineer, two countries in the title, one address',
    false,
    ['Backend Engineer - Alerts | UK | Remote', 'Grano Labs', CLAIMS, { location: 'Remote' }],
    ['Backend Engineer - Alerts | Spain | Remote', 'granolabs', CLAIMS, { location: 'Remote' }],
  ),
  pairOf(
    'account executive, two markets',
    false,
    ['Enterprise Account Executive - DACH', 'Brightlock', PARCELS, { location: 'Remote' }],
    ['Enterprise Account Executive - Nordics', 'Brightlock', PARCELS, { location: 'Remote' }],
  ),
  pairOf(
    'people analyst, open to one country each',
    false,
    ['Senior People Analyst', 'Samovar Fleet', REPAIRS.replace('Hybrid, three', 'Three'), { location: 'UK' }],
    [
      'Senior People Analyst',
      'Samovar Fleet',
      REPAIRS.replace('Hybrid, three', 'Three'),
      { location: 'United States' },
    ],
  ),
  pairOf(
    'repairs desk, two towns, a hybrid one',
    false,
    ['Repairs Coordinator', 'Tarsier Homes', `${REPAIRS} Part of the week is remote.`, { location: 'Cebu City' }],
    ['Repairs Coordinator', 'Tarsier Homes', `${REPAIRS} Part of the week is remote.`, { location: 'Davao City' }],
  ),
  pairOf(
    'site engineer who travels to remote locations',
    false,
    [
      'Senior Civil Engineer',
      'Ridgeway',
      `${REPAIRS.replace('Hybrid, three', 'Three')} You visit remote locations.`,
      { location: 'Iloilo City' },
    ],
    [
      'Senior Civil Engineer',
      'Ridgeway',
      `${REPAIRS.replace('Hybrid, three', 'Three')} You visit remote locations.`,
      { location: 'Bacolod City' },
    ],
  ),
  pairOf(
    'platform engineer, one town in the title, another in the other',
    false,
    ['Software Engineer, Platform - Leeds, United Kingdom', 'Speakwell', CLAIMS, { location: 'United Kingdom' }],
    [
      'Software Engineer, Platform - Newcastle, United Kingdom',
      'Speakwell',
      CLAIMS,
      { location: 'Newcastle upon Tyne, England, United Kingdom' },
    ],
  ),
  pairOf(
    'trader, one desk each',
    false,
    ['Senior Discretionary Trader - Equities', 'Kestrel Rock', QUANT, { location: 'London, New York' }],
    ['Senior Discretionary Trader - Credit', 'Kestrel Rock', `${QUANT} `, { location: 'London, New York' }],
  ),
  pairOf(
    'analyst, one language each',
    false,
    ['Analytics Senior Analyst | SQL', 'Accordia', PARCELS, { location: 'Taguig City' }],
    [
      'Analytics Senior Analyst | Python (EH 2408)',
      'Accordia',
      `${PARCELS} Apply once.`,
      { location: 'National Capital Reg' },
    ],
  ),
  pairOf(
    'crew, one branch each',
    false,
    ['Store Crew (Fairview)', 'Kape Bisaya', REPAIRS, { location: 'Metro Manila' }],
    ['Store Crew (Megamall)', 'Kape Bisaya', REPAIRS, { location: 'Metro Manila' }],
  ),
  pairOf(
    'engineer, the language is exchanged in the text',
    false,
    ['Software Engineer', 'Pinecrest', `Join us as a software engineer in claims. ${CLAIMS}`, { location: 'London' }],
    [
      'Elixir Software Engineer',
      'Pinecrest',
      `Join us as a dynamic Elixir engineer in claims. ${CLAIMS}`,
      { location: 'London' },
    ],
  ),
  pairOf(
    'scholarship of two schools',
    false,
    ['Scholarship Application (High School)', 'Edgefield', `For women in high school. ${SPECTACLES}`],
    ['Scholarship Application (University)', 'Edgefield', `For women in college. ${SPECTACLES}`],
  ),
  pairOf(
    'operations engineer, one in the late shift',
    false,
    ['DevOps Engineer - Late Shift (2 PM - 10 PM)', 'Nysa', CLAIMS, { location: 'Remote' }],
    ['DevOps Engineer', 'Nysa', CLAIMS, { location: 'Remote' }],
  ),
  pairOf(
    'two openings without a name',
    false,
    [
      'External Job Post',
      'Notare',
      'Notare is where teams write. We are looking for somebody to run sales in Munich: hunt for new logos among carmakers and banks, forecast in Salesforce and coach two juniors. You speak German, closed a million a year and live nearby.',
      { location: 'Munich' },
    ],
    [
      'External Job Post',
      'Notare',
      'Notare is where teams write. We are looking for somebody to run success in Munich: onboard carmakers and banks, renew them, keep health scores in Salesforce and teach admins how to build agents. You speak German, led rollouts and live nearby.',
      { location: 'Munich' },
    ],
  ),
  pairOf(
    'any job and one job of a laboratory',
    false,
    [
      'General Application',
      'Dayspring Labs',
      'Dayspring makes enzymes with robots in Cambridge. We are always glad to hear from curious people who share the mission, whatever they do.',
      { location: 'Cambridge' },
    ],
    [
      'Research Scientist, Enzymology',
      'Dayspring Labs',
      'Dayspring makes enzymes with robots in Cambridge. We are always glad to hear from curious people who share the mission. You simulate reactions from the physics up, map transition states and guide what the robots make next.',
      { location: 'Cambridge' },
    ],
  ),
  pairOf(
    'two teams of one firm under one title',
    false,
    [
      'Software Engineer',
      'Fanfare',
      'Fanfare runs the second largest sportsbook. You join the session team in core experiences: logins that survive a derby, token refresh, rate limits. TypeScript and Kotlin, on-call every sixth week. Edinburgh, three days at the office, a bonus and free fruit.',
      { location: 'Edinburgh' },
    ],
    [
      'Software Engineer',
      'Fanfare',
      'Fanfare runs the second largest sportsbook. You join an acquisition team: pages for partners, merchandising in real time, promotions that start at the whistle. Java and many small services, on-call every sixth week. Edinburgh, three days at the office, a bonus and free fruit.',
      { location: 'Edinburgh' },
    ],
  ),
]
