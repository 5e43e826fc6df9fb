import { type JudgedPair, pairOf } from './pair.ts'

const ARCHITECT =
  'Data & AI Architect, London, 6 months, inside IR35, £550 - £600 per day. Our client, a pension fund, wants an architect to set the AI strategy, modernise data platforms and build foundations for business intelligence. You draw the target picture, choose between Fabric and Databricks, govern models and mentor four engineers. Pensions or insurance behind you, and a calm way with boards.'
const HOUSING =
  'Lead Data Engineer for a housing association. We’re moving finance, repairs and lettings onto one platform and you’ll own the pipelines: Azure Data Factory, dbt and Purview, tests and lineage, reports the board can trust. You’ll lead three engineers and a modeller, speak plainly to surveyors, and keep costs in sight. Salary £72,000 and a good pension.'
const CLAIMS =
  'As a claims adviser you take first calls after a leak or a fire, register the loss in Guidewire, send out a surveyor and keep the family posted until they are home again. We want warm voices with a year in insurance or hotels, written English without slips and the patience for forms. Mornings, weekends off, HMO with two dependents after regularisation.'
const cut = (text: string, within: string) => `${text.slice(0, text.indexOf(within) + 3)}…`

/** More of these: one job as two boards, two firms of a house, or two people of an agency have it. */
export const PAIRS_OPENED_JULY_SECOND: readonly JudgedPair[] = [
  pairOf(
    'architect, cut within a word by the board',
    true,
    ['Data & AI Architect', 'Roberta Hale', ARCHITECT, { location: 'London, UK', pay: '£550 - £600 per day' }],
    ['Data & AI Architect', 'Roberta Hale', cut(ARCHITECT, 'foundations'), { location: 'London, UK' }],
  ),
  pairOf(
    'housing, cut, and another spelling of the town',
    true,
    ['Lead Data Engineer', 'The Hythe Group', HOUSING, { location: 'London, UK', types: ['Full-Time'] }],
    [
      'Lead Data Engineer',
      'Hythe Group',
      cut(HOUSING, 'pipelines'),
      { location: 'South East London, London', types: ['Full-Time'] },
    ],
  ),
  pairOf(
    'housing, a division of the house',
    true,
    ['Lead Data Engineer', 'The Hythe Group', HOUSING, { location: 'London, UK' }],
    [
      'Lead Data Engineer',
      'Hythe Group Digital & Information',
      cut(HOUSING, 'lineage'),
      { location: 'Bermondsey, London' },
    ],
  ),
  pairOf(
    'agency, its technology and its recruitment arm',
    true,
    ['AI Architect', 'Nays Technology', ARCHITECT.replace('London', 'Cebu'), { location: 'Cebu City' }],
    [
      'AI Architect',
      'Nays Specialist Recruitment Limited',
      ARCHITECT.replace('London', 'Cebu'),
      { location: 'Cebu City, Philippines' },
    ],
  ),
  pairOf(
    'two houses that begin with one word, in two towns',
    false,
    ['Claims Adviser', 'Lakan Assurance', CLAIMS, { location: 'Makati City' }],
    ['Claims Adviser', 'Lakan Business Services', CLAIMS, { location: 'Davao City' }],
  ),
  pairOf(
    'page of the employer on another board',
    true,
    ['Claims Adviser', 'Hubstone', CLAIMS, { location: 'Makati City' }],
    [
      'Claims Adviser',
      'hubstonejobs',
      CLAIMS.replace('take first calls', 'take the first calls'),
      { location: 'Makati' },
    ],
  ),
  pairOf(
    'careers page of the employer',
    true,
    ['Claims Adviser', 'PHMC', CLAIMS, { location: 'Makati City' }],
    [
      'Claims Adviser',
      'PHMC Careers',
      `${CLAIMS} About PHMC: we answer phones for clinics.`,
      { location: 'Makati City' },
    ],
  ),
  pairOf(
    'address of a firm with its form',
    true,
    ['Senior Platform Architect - UK', 'temporallabs', ARCHITECT, { location: 'Remote' }],
    ['Senior Platform Architect - UK', 'Temporal Labs', ARCHITECT, { location: 'United Kingdom' }],
  ),
  pairOf(
    'one country and its capital',
    true,
    ['Buyer', 'Jabiru', CLAIMS, { location: 'New Delhi, Delhi, India' }],
    ['Buyer', 'Jabiru', `At Jabiru we build things for other brands. ${CLAIMS}`, { location: 'India' }],
  ),
  pairOf(
    'several countries, and remote',
    true,
    ['Senior ML Engineer', 'Nebula', `${HOUSING} Fully remote.`, { location: 'Netherlands,United Kingdom' }],
    ['Senior ML Engineer', 'Nebula', `${HOUSING} Fully remote.`, { location: 'Remote' }],
  ),
  pairOf(
    'one remote job under two towns of a country',
    true,
    [
      'Claims Adviser - Iloilo',
      'Hubstone',
      `${CLAIMS} This is a fully remote role.`,
      { location: 'Iloilo City, Philippines' },
    ],
    [
      'Claims Adviser - Baguio',
      'Hubstone',
      `${CLAIMS} This is a fully remote role.`,
      { location: 'Baguio City, Philippines' },
    ],
  ),
  pairOf(
    'late shift in both, by other words',
    true,
    ['Cleaning Supervisor (Lates)', 'Mitra Facilities', `${CLAIMS} You lead the late shift.`, { location: 'Pasig' }],
    [
      'Cleaning Supervisor - Late Shift',
      'Mitra Facilities',
      `${CLAIMS} You lead the late shift.`,
      { location: 'Pasig City' },
    ],
  ),
  pairOf(
    'partner manager, written anew by the same agency',
    true,
    [
      'Partnership Manager',
      'Klara Search',
      'A seed-stage startup at the meeting of physics, robotics and materials science looks for a Partnership Manager. You own the relationship after the signature: kick-off with energy firms, roadmaps, quarterly reviews, and the evidence that the autonomous laboratory delivers. You have run technical accounts, speak German and English, and enjoy chemists. Berlin, two days from home, equity.',
      { location: 'Berlin' },
    ],
    [
      'Partnership Manager',
      'Klara Search',
      'Our client builds an autonomous laboratory that finds new materials for the energy sector, with physics, robots and machine learning. After a deal is signed you take over: you start the project with the energy partners, keep the roadmap, hold the quarterly review and show that results arrive. Wanted: German and English, technical accounts, joy in working with chemists. Equity, Berlin, home office on two days.',
      { location: 'Berlin' },
    ],
  ),
  pairOf(
    'founding engineers for two clients of that agency',
    false,
    [
      'Founding Engineer',
      'Klara Search',
      'Pre-seed fintech for private markets: agents read inboxes, reconcile bank accounts and write journal entries for funds. You are the first engineer, own TypeScript, Python and the infrastructure, talk to fund accountants and ship daily. Berlin, equity, visa support.',
      { location: 'Berlin' },
    ],
    [
      'Founding Engineer',
      'Klara Search',
      'Early procurement software from Berlin connects buyers with supplier data. As founding engineer you own features from the data model to React, sit with category managers, choose tools and hire the next two. TypeScript, PostgreSQL, equity, visa support.',
      { location: 'Berlin' },
    ],
  ),
  pairOf(
    'data engineer, the agency’s ad and the board’s form',
    true,
    [
      'Lead Data Engineer',
      'Tekka 4',
      'Lead Data Engineer - Python/SQL/Spark/Databricks wanted by a fast-growing consultancy in Newcastle. You design and build data-intensive applications, lead a small team, and are skilled in scalable, resilient and fault-tolerant architectures. Airflow, Terraform and a client-facing manner help. £100k.',
      { location: 'Newcastle Upon Tyne' },
    ],
    [
      'Lead Data Engineer',
      'Tekka 4',
      'Salary: £100,000 per year Requirements: Strong Python, SQL, Spark and Databricks. Experience designing data-intensive applications and scalable, resilient, fault-tolerant architectures. Experience leading a small team. Airflow and Terraform help. Responsibilities: Design and build data-intensive applications for clients of a fast-growing consultancy.',
      { location: 'North Brunton, Newcastle Upon Tyne' },
    ],
  ),
  pairOf(
    'pet plans, one for commission only',
    false,
    [
      'Product Sales Specialist - Pet Plans',
      'Tribu',
      `${CLAIMS} An hourly rate of $9 plus what you sell.`,
      { location: 'Remote' },
    ],
    [
      'Product Sales Specialist - Pet Plans',
      'Tribu',
      `${CLAIMS} Commission only, on what you sell.`,
      { location: 'Remote' },
    ],
  ),
  pairOf(
    'voices of two towns, from one office',
    false,
    ['English Voice Actor Adelaide', 'Opsarmada', HOUSING, { location: 'Adelaide' }],
    ['English Voice Actor Perth', 'Opsarmada', HOUSING, { location: 'Adelaide' }],
  ),
  pairOf(
    'intern, a long text retouched',
    true,
    [
      'Creative Operations Intern',
      'Yepla',
      'Yepla makes skin care with Korean laboratories and sells it in twelve countries. We are currently looking for a Creative Operations Intern for six months in Berlin. You help the creative team stay organised: you keep the tracker of briefs with statuses and due dates, name and file assets in the library, book studios and models, prepare the weekly review and note what was agreed. You study communication or business, write German and English, and know spreadsheets. You get a budget for products, a gym pass, breakfast on Mondays and a mentor from the brand team.',
      { location: 'Berlin' },
    ],
    [
      'Creative Operations Intern (m/f/d)',
      'Yepla',
      'Yepla makes skin care with Korean laboratories and sells it in twelve countries. We are looking for an organised and detail-oriented Creative Operations Intern. You help maintain the tracker of briefs with statuses and due dates, name and file assets in the library, book studios and models, support smooth handovers with other teams and note what was agreed. You study communication or business, write German and English, and enjoy spreadsheets. You get a budget for products, a gym pass, breakfast on Mondays and a mentor from the brand team.',
      { location: 'Berlin, Germany' },
    ],
  ),
]
