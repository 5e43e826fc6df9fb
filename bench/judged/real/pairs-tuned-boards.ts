import { type JudgedPair, pairOf } from './pair.ts'

const PHARMACIST =
  'The pharmacist checks every script, counsels patients on their maintenance medicines and keeps the cold chain in order. Duties:\nVerify prescriptions against the formulary of the clinic\nCount antibiotics and insulin at closing time\nTrain pharmacy aides on dispensing and returns\nWrite incident notes on near misses the same day\nQualifications:\nLicensed pharmacist with a valid PRC card\nSix months in a hospital or a chain\nWilling to be on duty on two Sundays a month'
/** As a board has it that leaves out the ends of lines. */
const gluedFrom = (text: string) => text.replaceAll('\n', '')
const PROGRAMMER =
  'Tala Benefits pays allowances for 300 employers. You look after the claims engine: a PHP monolith on MySQL, a queue in Redis and a nightly file to two banks. You fix what fails at month end, move one module after the other to Laravel, and write tests before you touch the ledger. Two years with PHP, patience with old code and clear notes in tickets. Office in Ortigas on Tuesdays.'
const OPERATOR =
  'Walk the floor of the data center every two hours, log temperature and power of each row, receive parts and label them, and open a ticket with the carrier when a link is down. Any technical diploma, a year in a NOC or a data center, fit for twelve hour duty. Uniform, rice allowance and HMO after six months.'
const WAREHOUSE =
  'You own the pipelines of our plant reporting on Azure: Data Factory loads, a Synapse model and the monthly refresh that 40 controllers wait for. You agree on names with finance, watch cost, and retire old extracts. Three years in data engineering and steady SQL. Based in our shared service office, two days a week at home.'
const NURSE =
  'Registered nurse with a valid PRC license, BLS and IV training, six months of hospital duty, good bedside manner and willing to work on rotating duty. Salary of 27,000 with meals, SSS, PhilHealth and Pag-IBIG. Bring your TOR and PRC card to the interview.'
const GRADUATE =
  'Join the two-year program of our software floor in Manila. You rotate through identity, observability and the release tooling of a business suite that 20,000 firms run on, with a mentor on each floor, and end with a project of your own: a tool for the on-call rota, a cheaper nightly build, a dashboard for slow tenants. You need a degree in computing since 2024, one language you can explain, and the wish to read code of others. We train you in Go and Terraform.'

const CRUISE =
  'Our people look after 26 ships from one floor in Makati. As a data analyst of guest operations you build the Power BI reports that hotel directors read at sea: cabins that wait for repair, minutes in line at the buffet, stores of linen by port. You clean feeds from Fidelio and Oracle Simphony, keep a dictionary of measures, and answer what the fleet asks within a day. Each quarter you sit with the planners in Miami over Teams, agree on what to count next season, and drop what nobody opens. You test every change on the ship that sails shortest, write down what moved and why, and hand a page of notes to whoever is on call. We ask for two years with SQL and Power BI, a degree in any numerate field, and clear spoken English, for half of your day is calls. Who has worked in hotels, airlines or a shared service center of that size settles in faster. The work is hybrid, three days on site near Ayala, from two in the afternoon to eleven at night, with meals, a shuttle after nine and cover for two dependents from your first day.'
const CLERK =
  'We are looking for an administrative assistant to answer phones, sort mail, order supplies and keep files in order. You greet visitors, schedule meetings, prepare reports and book travel. You need good organization, written and verbal communication, attention to detail and skill with MS Office. A diploma is required, a degree is a plus.'

/** What postings of one job on four boards of the country taught, in our own words. */
export const PAIRS_TUNED_BOARDS: readonly JudgedPair[] = [
  pairOf(
    'pharmacist, the ends of lines left out by a board',
    true,
    ['Pharmacist | Pasig', 'Lunas Clinics', PHARMACIST, { location: 'Pasig City, National Capital Region' }],
    ['Pharmacist | Pasig', 'Lunas Clinics', gluedFrom(PHARMACIST), { location: 'Metro Manila' }],
  ),
  pairOf(
    'pharmacist, the ends of lines left out, an intro and what is offered added',
    true,
    ['Pharmacist', 'Lunas Clinics', `${PHARMACIST}\nPerks:\nFree medicines\nPaid birthday leave`],
    [
      'Pharmacist (Open to Fresh Graduates)',
      'Lunas Clinics, Inc.',
      gluedFrom(`Lunas runs 34 clinics for employers.\n${PHARMACIST}`),
    ],
  ),
  pairOf(
    'pharmacist and aide over one text, the ends of lines left out',
    false,
    ['Pharmacist', 'Lunas Clinics', PHARMACIST],
    [
      'Pharmacy Aide',
      'Lunas Clinics',
      gluedFrom(
        PHARMACIST.replaceAll('pharmacist', 'pharmacy aide').replace('a valid PRC card', 'two years of college'),
      ),
    ],
  ),
  pairOf(
    'programmer, what is offered in the title',
    true,
    ['PHP Developer | Benefits Platform', 'Tala Benefits', PROGRAMMER],
    ['PHP Developer (50K New Joiner Performance Bonus)', 'Tala Benefits', PROGRAMMER],
  ),
  pairOf(
    'programmer, what is offered comes first in the title',
    true,
    ['No Experience Required | Junior PHP Developer', 'Tala Benefits', PROGRAMMER],
    ['Junior PHP Developer', 'Tala Benefits', PROGRAMMER.replace('Two years with PHP', 'Some PHP')],
  ),
  pairOf(
    'programmer, short forms in the title',
    true,
    ['Assoc. Software Engr. I', 'Tala Benefits', PROGRAMMER],
    ['Associate Software Engineer I', 'Tala Benefits', `Job description: ${PROGRAMMER}`],
  ),
  pairOf(
    'operator at two towns that both titles name',
    false,
    ['Data Center Operator - 1 yr exp - Caloocan City', 'Hilaga Networks', OPERATOR, { location: 'Muntinlupa City' }],
    [
      'Data Center Operator - 1 yr exp - Quezon City',
      'Hilaga Networks',
      `${OPERATOR} The site is in Quezon City.`,
      { location: 'Muntinlupa City' },
    ],
  ),
  pairOf(
    'warehouse and platform over one text',
    false,
    ['Data Engineer (Azure Warehouse)', 'Bulwark Valves', WAREHOUSE],
    ['Data Engineer (Azure Platform)', 'Bulwark Valves', WAREHOUSE],
  ),
  pairOf(
    'warehouse, the kind told with a word more',
    true,
    ['Data Engineer (Azure)', 'Bulwark Valves', WAREHOUSE],
    ['Data Engineer (Azure Synapse)', 'Bulwark Valves', WAREHOUSE],
  ),
  pairOf(
    'nurses of two rooms over one text',
    false,
    ['Dialysis Nurse (Makati City)', 'Bantay Staffing', NURSE, { location: 'Makati City' }],
    ['OR Nurse (Makati City)', 'Bantay Staffing', NURSE, { location: 'Makati City' }],
  ),
  pairOf(
    'graduate, put up by a board for its members',
    true,
    [
      'Associate Software Engineer – Graduate Program',
      'Rainbow Desk',
      `This job is with Katig Suite, an employer of our members. ${GRADUATE} Katig Suite hires without regard to whom you love.`,
      { location: 'Philippines' },
    ],
    [
      'Associate Software Engineer – Graduate Program',
      'Katig Suite',
      `Job description ${GRADUATE} Katig Suite hires without regard to whom you love.`,
      { location: 'Manila' },
    ],
  ),
  pairOf(
    'one vacancy, a posting for the country and one for a town',
    true,
    [
      'Java Engineer (Remote)',
      'Ikot Talent',
      `${PROGRAMMER.replace('Office in Ortigas on Tuesdays', 'Work from home')} Reference code: IK-5511-PH-COUNTRY`,
      { location: 'Philippines' },
    ],
    [
      'Java Engineer (Remote)',
      'Ikot Talent',
      `${PROGRAMMER.replace('Office in Ortigas on Tuesdays', 'Work from home')} Reference code: IK-5511-PH-Davao`,
      { location: 'Davao City' },
    ],
  ),
  pairOf(
    'two vacancies of one number each',
    false,
    ['Java Engineer (Remote)', 'Ikot Talent', `${PROGRAMMER} Reference code: IK-5511-PH-COUNTRY`],
    ['Java Engineer (Remote)', 'Ikot Talent', `${PROGRAMMER} Reference code: IK-5512-PH-COUNTRY`],
  ),
  pairOf(
    'a group and its regional firm, one long text',
    true,
    ['Data Analyst', 'Sirena Voyages Group', CRUISE, { location: 'Makati City' }],
    ['Data Analyst', 'SVG REGIONAL HEADQUARTERS', `About us: ${CRUISE}`, { location: 'Makati City' }],
  ),
  pairOf(
    'a group and its regional firm, one long text for two rosters',
    false,
    ['Data Analyst', 'Sirena Voyages Group', CRUISE, { location: 'Makati City' }],
    [
      'Data Analyst',
      'SVG REGIONAL HEADQUARTERS',
      CRUISE.replace('guest operations', 'port operations')
        .replace(
          'cabins that wait for repair, minutes in line at the buffet, stores of linen by port',
          'berths, pilots and fuel by harbor',
        )
        .replace('hotel directors', 'captains'),
      { location: 'Makati City' },
    ],
  ),
  pairOf(
    'two firms with one text out of a book of samples',
    false,
    ['Administrative Assistant', 'Ilaya Rice Mill', CLERK, { location: 'Makati City' }],
    ['Administrative Assistant', 'Dagat Travel', CLERK, { location: 'Makati City' }],
  ),
  pairOf(
    'assembly and automation in wide brackets over one text',
    false,
    ['Process Engineer II (Assembly)', 'Bulwark Valves', WAREHOUSE],
    ['Process Engineer II （Automation）', 'Bulwark Valves', WAREHOUSE],
  ),
  pairOf(
    'a name written together, with a word more',
    true,
    ['Programmer', 'TalaBenefits Pro', PROGRAMMER],
    ['Programmer', 'Tala Benefits', PROGRAMMER],
  ),
  pairOf(
    'nurses registered in two countries',
    false,
    ['USRN Training Specialist', 'Bantay Care', `${NURSE} You train new clinicians on claims of US patients.`],
    ['PHRN - Training Specialist', 'Bantay Care', `${NURSE} You train new clinicians on claims of patients.`],
  ),
  pairOf(
    'whoever can be sent anywhere does not work from anywhere',
    false,
    [
      'Medical Representative - NCR',
      'Lunas Clinics',
      `${CLERK} Willing to be assigned anywhere in the Philippines.`,
      { location: 'Manila City, National Capital Region' },
    ],
    [
      'Medical Representative - Cebu',
      'Lunas Clinics',
      `${CLERK} Willing to be assigned anywhere in the Philippines.`,
      { location: 'Cebu City' },
    ],
  ),
]
