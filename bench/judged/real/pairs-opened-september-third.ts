import type { JudgedPair } from './pairs-held-out.ts'

/** More pairs of postings, written without sight of the rules after looking at real boards: ranks, numbers, teams, pay. */

const DEV = `We build the booking engine that small ferry lines use. The team of seven ships twice a week, reviews each other
kindly and writes tests before the release, most of the time. Stack: TypeScript, React, Node, PostgreSQL, AWS. Remote in the
Philippines with two weeks in Manila each year. Laptop of your choice, 20 days of leave, HMO with two dependents.
How we hire: a talk of half an hour, a small exercise that is paid, an afternoon with the people you'd work with, an answer within
the week. We read every application ourselves and we answer every one. Ferries are slow, unfashionable and carry eleven million
people through our islands each year; if that makes you smile you will probably like it here. Differences of age, gender, faith
and family are welcome, loud typing less so.`

const BANK = `The analyst reviews alerts of the monitoring system, asks the branch for documents, decides whether a case goes to
the second line and writes it up so that an examiner can follow. Graduate of any four year course, good English, at ease with
numbers. Shifting schedule, office in Quezon City, free shuttle to three MRT stations.
About the bank: founded in 1961 as a rural lender, today 140 branches and an app that works without signal. We hire for attitude,
teach the rest in a six week academy and fill nearly every lead seat from inside. Benefits are rice and medicine allowance, loans at
two percent for employees, group insurance, leave conversion, and a canteen with a proper sinigang on Wednesdays. Only shortlisted
applicants are contacted.`

const LIVE = `Support agents for our account handle live customers from North America. You troubleshoot, sell when it fits and
document. At least SHS graduate, with or without BPO experience, above average English. Competitive package, performance bonus,
HMO on day one, free lodging for two weeks for applicants from the province. Process is done within a day.`

const EA = `You run the calendar and inbox of the founder, prepare board papers, book travel that survives delays, and say no on
her behalf without making enemies. Five years with executives. Overlap of six hours with New York. Discretion is everything.`

export const PAIRS_OPENED_SEPTEMBER_THIRD: readonly JudgedPair[] = [
  {
    name: 'junior and senior of one team',
    one: {
      title: 'Junior Full Stack Developer',
      employer: 'Ferrybook',
      pay: '₱45,000 - ₱60,000',
      text: `${DEV} One year of experience is enough.`,
    },
    other: {
      title: 'Senior Full Stack Developer',
      employer: 'Ferrybook',
      pay: '₱130,000 - ₱170,000',
      text: `${DEV} You lead design and have seven years behind you.`,
    },
    same: false,
    why: 'two ranks with two pays',
  },
  {
    name: 'frontend and backend',
    one: { title: 'Frontend Developer (React)', employer: 'Ferrybook', text: DEV },
    other: { title: 'Backend Developer (Node)', employer: 'Ferrybook', text: DEV },
    same: false,
    why: 'two trades, one company text',
  },
  {
    name: 'developer under other abbreviations',
    one: { title: 'Sr. Full-Stack Developer', employer: 'Ferrybook', pay: '130-170k', text: DEV },
    other: {
      title: 'Senior Fullstack Dev',
      employer: 'Ferrybook Technologies',
      pay: 'PHP 130,000 – 170,000 a month',
      text: DEV,
    },
    same: true,
    why: 'abbreviations and another way of writing the pay',
  },
  {
    name: 'pay per month and per year',
    one: { title: 'Senior Full Stack Developer', employer: 'Ferrybook', pay: '₱150,000 / month', text: DEV },
    other: { title: 'Senior Full Stack Developer', employer: 'Ferrybook', pay: '₱1.8M per year', text: DEV },
    same: true,
    why: 'twelve times the same',
  },
  {
    name: 'text in one run',
    one: {
      title: 'QA Engineer',
      employer: 'Ferrybook',
      text: `About us\n${DEV}\n\nThe role\n- Cypress\n- test plans\n- release notes`,
    },
    other: {
      title: 'QA Engineer',
      employer: 'Ferrybook',
      text: `About us ${DEV} The role Cypress test plans release notes #LI-Remote #LI-JM1`,
    },
    same: true,
    why: 'line breaks lost and tags of the network added',
  },
  {
    name: 'two posting numbers',
    one: {
      title: 'AML Analyst',
      employer: 'Bangko Silangan',
      location: 'Quezon City',
      text: `Req ID: 20418\n${BANK}\nTeam: retail, morning shift.`,
    },
    other: {
      title: 'AML Analyst',
      employer: 'Bangko Silangan',
      location: 'Quezon City',
      text: `Req ID: 20431\n${BANK}\nTeam: remittance, graveyard.`,
    },
    same: false,
    why: 'two numbers, two teams, two shifts',
  },
  {
    name: 'one posting number',
    one: { title: 'AML Analyst', employer: 'Bangko Silangan', location: 'Quezon City', text: `Req ID: 20418\n${BANK}` },
    other: {
      title: 'Anti-Money Laundering Analyst (Req 20418)',
      employer: 'Bangko Silangan',
      location: 'NCR',
      text: BANK,
    },
    same: true,
    why: 'the number says so',
  },
  {
    name: 'analyst and team lead',
    one: { title: 'AML Analyst', employer: 'Bangko Silangan', text: BANK },
    other: {
      title: 'AML Team Lead',
      employer: 'Bangko Silangan',
      text: `${BANK} The lead also coaches nine analysts and signs off their cases.`,
    },
    same: false,
    why: 'a lead is another job',
  },
  {
    name: 'permanent and for three months',
    one: { title: 'AML Analyst', employer: 'Bangko Silangan', text: `${BANK} Permanent.` },
    other: {
      title: 'AML Analyst (3-month project)',
      employer: 'Bangko Silangan',
      text: `${BANK} Fixed term of three months to clear the backlog.`,
    },
    same: false,
    why: 'a project beside the permanent seat',
  },
  {
    name: 'call center, two accounts',
    one: { title: 'CSR - Telco Account', employer: 'Kontaktel', location: 'Ortigas', pay: '₱22,000', text: LIVE },
    other: { title: 'CSR - Banking Account', employer: 'Kontaktel', location: 'Ortigas', pay: '₱26,000', text: LIVE },
    same: false,
    why: 'accounts are hired for apart and paid apart',
  },
  {
    name: 'call center, two sites',
    one: { title: 'CSR (Telco)', employer: 'Kontaktel', location: 'Ortigas', text: `${LIVE} Site: Ortigas.` },
    other: { title: 'CSR (Telco)', employer: 'Kontaktel', location: 'Clark', text: `${LIVE} Site: Clark.` },
    same: false,
    why: 'on site work in another city',
  },
  {
    name: 'call center, one seat on two boards',
    one: { title: 'CSR - Telco Account', employer: 'Kontaktel', location: 'Ortigas, Pasig', pay: '22k', text: LIVE },
    other: {
      title: 'Customer Service Representative (Telco)',
      employer: 'KONTAKTEL CORP.',
      location: 'Pasig City',
      pay: 'Php 22,000.00',
      text: `🔥🔥 ${LIVE} 🔥🔥 Comment HOW`,
    },
    same: true,
    why: 'abbreviation, fire and legal form',
  },
  {
    name: 'call center, tier one and tier two',
    one: { title: 'Technical Support Tier 1', employer: 'Kontaktel', pay: '₱23,000', text: LIVE },
    other: { title: 'Technical Support Tier 2', employer: 'Kontaktel', pay: '₱31,000', text: LIVE },
    same: false,
    why: 'tiers differ in pay and asked experience',
  },
  {
    name: 'call center, two languages',
    one: { title: 'Korean Bilingual Support', employer: 'Kontaktel', pay: '₱90,000', text: LIVE },
    other: { title: 'Japanese Bilingual Support', employer: 'Kontaktel', pay: '₱90,000', text: LIVE },
    same: false,
    why: 'the language is the job',
  },
  {
    name: 'assistants of two founders through one recruiter',
    one: {
      title: 'Executive Assistant',
      employer: 'Oakdesk Recruiting',
      pay: '$1,500',
      text: `Client: a fintech founder, seed stage.\n${EA}`,
    },
    other: {
      title: 'Executive Assistant',
      employer: 'Oakdesk Recruiting',
      pay: '$1,800',
      text: `Client: the owner of three fertility clinics.\n${EA}`,
    },
    same: false,
    why: 'two clients, two pays',
  },
  {
    name: 'assistant posted by the founder and by her recruiter',
    one: { title: 'Executive Assistant to Founder', employer: 'Ledgerling', pay: '$1,500/mo', text: EA },
    other: {
      title: 'Executive Assistant (client: Ledgerling)',
      employer: 'Oakdesk Recruiting',
      pay: '$1500',
      text: `We are hiring for our client Ledgerling.\n${EA}`,
    },
    same: true,
    why: 'the client is named, the text is hers',
  },
]
