import { type JudgedPair, pairOf as pair } from './pair.ts'

const agency = (
  client: string,
  duties: string,
) => `Talentarrow connects Filipino professionals with clients abroad. Since 2015 we
have placed 1,300 people and 92% of them are still with their first client.
OUR CLIENT: ${client}
WHAT YOU WILL DO: ${duties}
WHAT WE NEED: one year of experience in a similar role, computer with i5 and 16 GB, 25 Mbps with a back-up line.
WHAT YOU GET: HMO from day one, pay on the 10th and 25th, 12 days of leave, 13th month, a success coach who checks in
monthly.`

const bank = (
  desk: string,
) => `As a ${desk} you take inbound calls, document each in the CRM, and solve it in one call where you can.
Qualifications: at least second year of college, six months of BPO, good English, flexible on shifts and holidays.
Package: P24,000 plus allowances, HMO with one free dependent, signing bonus of P10,000. One-day hiring process in
Eastwood.`

const school = (
  grade: string,
  subject: string,
) => `Saint Jude Academy of Antipolo is in need of a teacher for school year 2027-2028.
Position: ${grade} Teacher, ${subject}. LET passer, with units in the field, one year of teaching preferred. Prepares
lesson plans weekly, advises one section, takes part in the activities of the school. Salary is by the scale of the
school.`

const ward = (
  unit: string,
) => `St. Brigid Hospital, 600 beds, Level 3, is hiring Staff Nurses for its ${unit}. Registered nurse,
BLS and ACLS current, one year in the same unit. Twelve-hour duty, four days a week. P32,400 basic with hazard and
night pay, meal on duty, free check-up, and a scholarship for the master's degree after two years. Onsite in Quezon
City.`

const dials = `Make 250+ outbound calls per day using our dialer. Follow the script, handle objections, set
appointments for our closers. Requirements: neutral accent, headset, 20 Mbps, quiet place. $4 to $5 per hour plus
commission for each appointment kept. Monday to Friday, 9am to 6pm EST. Training is provided. Long-term and full-time.`

const shop = (
  branch: string,
) => `Lola Pining's Grill is opening soon at ${branch}! We are looking for an Assistant Store Manager who
runs a shift of 14 crew, watches food cost, counts the cash, and keeps the kitchen ready for inspection. Two years in
fast food or casual dining. P26,000 to P30,000, service charge, meals, HMO. Onsite; must live near the branch.`

/** Another hand's; no rule saw them. Two jobs that look like one. */
export const pairsHeldOutDecemberSecond: readonly JudgedPair[] = [
  pair(
    'an agency, two clients of other trades',
    false,
    [
      'Virtual Assistant',
      'Talentarrow',
      agency('a law office in San Diego', 'Answer new client calls, send retainers by DocuSign, encode in Filevine.'),
    ],
    [
      'Virtual Assistant',
      'Talentarrow',
      agency('a dental group in Perth', 'Confirm appointments, verify health funds, post payments in Exact.'),
    ],
  ),
  pair(
    'an agency, one trade, two clients',
    false,
    [
      'Bookkeeper',
      'Talentarrow',
      agency('a roofing contractor in Dallas', 'Job costing, payables, weekly payroll in QuickBooks Desktop.'),
    ],
    [
      'Bookkeeper',
      'Talentarrow',
      agency('a chain of gyms in Auckland', 'Bank reconciliation, GST returns and debtor follow-up in Xero.'),
    ],
  ),
  pair(
    'day shift and night shift',
    false,
    [
      'Logistics Coordinator (Day Shift)',
      'Ferrostar',
      `Schedule: 6am to 3pm Manila, for our Australian desk. Books pick-ups, tracks containers, answers to customers,
updates CargoWise. Two years in freight. PHP 38,000.`,
    ],
    [
      'Logistics Coordinator (Night Shift)',
      'Ferrostar',
      `Schedule: 9pm to 6am Manila, for our US desk. Books pick-ups, tracks containers, answers to customers, updates
CargoWise. Two years in freight. PHP 38,000 plus 15% night differential.`,
    ],
  ),
  pair(
    'junior and senior of one team',
    false,
    [
      'Junior Data Analyst',
      'Harvest Metrics',
      `Build dashboards in Looker, write SQL, clean survey data for our agriculture clients. 0-1 year; graduates are
welcome and are paired with a mentor. Remote in PH.`,
      { pay: [500, 650] },
    ],
    [
      'Senior Data Analyst',
      'Harvest Metrics',
      `Build dashboards in Looker, write SQL, clean survey data for our agriculture clients. 5+ years; you mentor two
analysts and present to clients. Remote in PH.`,
      { pay: [1600, 2100] },
    ],
  ),
  pair(
    'levels of one post by their pay',
    false,
    [
      'Technical Support Specialist I',
      'Netwright',
      `First line. Reset passwords, log tickets in Freshservice, pass on what takes over 15 minutes. No experience is
fine.`,
      { pay: [420, 480] },
    ],
    [
      'Technical Support Specialist III',
      'Netwright',
      `Third line. Takes what first and second line pass on in Freshservice: servers, switches, Entra ID. Five years
minimum.`,
      { pay: [1300, 1500] },
    ],
  ),
  pair(
    'branches of a grill',
    false,
    ['Assistant Store Manager', "Lola Pining's Grill", shop('SM City Lipa'), { location: 'Lipa City, Batangas' }],
    ['Assistant Store Manager', "Lola Pining's Grill", shop('Abreeza Mall'), { location: 'Davao City' }],
  ),
  pair(
    'consultants of two products',
    false,
    [
      'ERP Functional Consultant - SAP S/4HANA Finance',
      'Meridian Consulting',
      `Join our ERP practice. You gather requirements, configure FI/CO, run UAT and train users in S/4HANA. Two
full-cycle implementations. Hybrid in Mandaluyong. Up to P160,000.`,
    ],
    [
      'ERP Functional Consultant - Oracle Fusion Finance',
      'Meridian Consulting',
      `Join our ERP practice. You gather requirements, configure GL and AP, run UAT and train users in Fusion. Two
full-cycle implementations. Hybrid in Mandaluyong. Up to P160,000.`,
    ],
  ),
  pair(
    'two numbers of one employer, two teams',
    false,
    [
      'Software Engineer',
      'Bluefin Bank',
      `Requisition 48120. Team: Cards Authorization. You write Java services that say yes or no to a card in 80
milliseconds. Kafka, Oracle, OpenShift. Four years. Taguig, three days onsite.`,
    ],
    [
      'Software Engineer',
      'Bluefin Bank',
      `Requisition 48133. Team: Branch Teller Systems. You write Java services that tellers use for deposits and
cheques. Kafka, Oracle, OpenShift. Four years. Taguig, three days onsite.`,
    ],
  ),
  pair(
    'campaigns of one call centre',
    false,
    ['Customer Service Representative', 'Axion BPO', bank('Credit Card Disputes Agent of a US bank')],
    ['Customer Service Representative', 'Axion BPO', bank('Mobile Plan Agent of an Australian telco')],
  ),
  pair(
    'one text of the trade, two owners',
    false,
    ['Cold Caller', 'Blue Ridge Home Buyers', `We buy houses in North Carolina. ${dials}`],
    ['Cold Caller', 'SunState Solar', `We install solar panels in Arizona. ${dials}`],
  ),
  pair(
    'teachers of two subjects',
    false,
    ['Teacher', 'Saint Jude Academy of Antipolo', school('Grade 4', 'Science and Filipino')],
    ['Teacher', 'Saint Jude Academy of Antipolo', school('Grade 10', 'Mathematics')],
  ),
  pair(
    'two languages',
    false,
    [
      'Bilingual Content Moderator (Japanese)',
      'Clearview Trust',
      `Reviews posts and videos reported by users in Japan and decides by our policy. JLPT N2 or better. Wellness
breaks, counsellor on site, rotating shifts. P70,000 package. Makati.`,
    ],
    [
      'Bilingual Content Moderator (Korean)',
      'Clearview Trust',
      `Reviews posts and videos reported by users in Korea and decides by our policy. TOPIK 4 or better. Wellness
breaks, counsellor on site, rotating shifts. P70,000 package. Makati.`,
    ],
  ),
  pair(
    'half a week and a whole one',
    false,
    [
      'Shopify VA (part-time, weekends)',
      'Juniper & Fox',
      `We sell linen. Our weekend VA answers chats on Saturday and Sunday, 10 hours each, while the team is off.
Gorgias, Shopify, kind English.`,
      { hours: 20 },
    ],
    [
      'Shopify VA (full-time, weekdays)',
      'Juniper & Fox',
      `We sell linen. Our weekday VA lists products, answers chats, plans launches with the team from Monday to
Friday. Gorgias, Shopify, kind English.`,
      { hours: 40 },
    ],
  ),
  pair(
    'two wards',
    false,
    ['Staff Nurse', 'St. Brigid Hospital', ward('Neonatal Intensive Care Unit')],
    ['Staff Nurse', 'St. Brigid Hospital', ward('Operating Room Complex')],
  ),
  pair(
    'the two ends of one product',
    false,
    [
      'Backend Developer (Node.js)',
      'Kwento',
      `Kwento is a reading app with 600k children on it. You build APIs in NestJS and Postgres, payments, and the
offline sync. Remote, core time from 10 to 4. PHP 90k to 120k.`,
    ],
    [
      'Mobile Developer (React Native)',
      'Kwento',
      `Kwento is a reading app with 600k children on it. You build screens in React Native, animations, and the
offline reader. Remote, core time from 10 to 4. PHP 90k to 120k.`,
    ],
  ),
]
