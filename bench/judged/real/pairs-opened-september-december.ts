import { type JudgedPair, pairOf as pair } from './pair.ts'

const TAX = `Our tax practice in Adelaide is growing again. You will prepare individual and company returns in
HandiTax, work papers for two reviewers, and ATO correspondence. You have at least three seasons of Australian tax
behind you, you know Division 7A, and you ask before you guess. We work 6:30am to 3pm Manila. Laptop and second
monitor are shipped to you.`

const SCRIBE = `About the job
Join our remote team as a Veterinary Scribe for an animal hospital in Denver. You listen to appointments and write
SOAP notes in ezyVet, prepare discharge sheets and log call-backs.
What you'll need: veterinary medicine graduate or two years as a vet tech; 70 wpm; stable 30 Mbps line.
What we offer: $6.50 per hour, paid training of three weeks, four 10-hour shifts per week.`

const DISPATCH = [
  'Book loads on DAT and Truckstop for 12 reefer trucks',
  'Negotiate rates with brokers; nothing under $2.40 a mile',
  'Check calls with drivers every four hours',
  'Send invoices and PODs to the factoring company',
  'Keep the board in Samsara up to date',
]

const CHURCH = `We are a church network with 9 campuses in Texas. Our media team is looking for somebody who cuts the
Sunday sermon into clips, adds subtitles, and posts them to YouTube, Instagram and the church app on Monday by noon
(Central). You should know Premiere or DaVinci and have an ear for a good thirty seconds. You don't have to share our
faith, only respect it.`

const PAYROLL = `Processes semi-monthly payroll of 1,450 employees in Sprout. Computes final pay, 13th month and tax
annualization. Files SSS, PhilHealth, Pag-IBIG and BIR 1601-C on time. Answers payroll inquiries of employees within
24 hours. Graduate of Accountancy or Management Accounting with two years in payroll of at least 500 heads. Onsite in
Carmona, Cavite.`

const UX = `You'll own the booking flow of our ferry app: 1.2 million trips last year, most of them sold on phones
over 3G. Work with two PMs and seven engineers, test prototypes at the piers in Batangas and Cebu, and keep our design
system in Figma tidy. We look for four years in product design, a sense for words, and comfort with data. Hybrid in
BGC, Tuesdays and Thursdays.`

const HOST = `I have 11 Airbnbs around Gatlinburg. I need a co-host who answers guests in under 5 mins, sets prices in
PriceLabs, calls cleaners when they're late and fights for reviews. You'd cover 4pm to midnight Eastern. I've been
burned before so honesty comes first. Hospitable, Breezeway and Turno are the tools. Must know what a hot tub is and
why guests call about it at 11pm.`

const CLOUD = `Your role: keep the lights on for 80 customers on AWS. You patch, watch dashboards in Datadog, write
Terraform, and take part in on-call one week out of five. You hold an AWS Associate certificate or would get one in
six months at our cost. Our stack: EKS, RDS, Lambda, GitHub Actions. Our habits: blameless reviews, short meetings,
documentation first.`

const TEACH = `Native or near-native English speakers wanted for one-on-one lessons with adults in Japan. Lessons take
25 minutes and the textbook is ready for you. Open your slots as you like between 5am and midnight Manila, at least 20
slots in a week. Requirements: wired internet, headset, quiet room, a degree of any kind. PHP 70 to 95 for each lesson
by rank.`

/** Another hand's; opened since. One real job, met twice. */
export const pairsOpenedSeptemberDecember: readonly JudgedPair[] = [
  pair(
    'a repost with other words at the start and end',
    true,
    ['Australian Tax Accountant', 'Halloran Tax', TAX],
    [
      'Australian Tax Accountant',
      'Halloran Tax',
      `Busy season is near and we need one more pair of hands in our Adelaide tax practice. You prepare individual and
company returns in HandiTax, work papers for two reviewers, and ATO correspondence. Three seasons or more of
Australian tax are behind you, you know Division 7A, and you ask before you guess. Hours are 6:30am to 3pm Manila. We
ship you a laptop and a monitor.`,
    ],
  ),
  pair(
    'remote, listed under other cities',
    true,
    ['Veterinary Scribe', 'PawNotes', SCRIBE, { location: 'Quezon City' }],
    ['Veterinary Scribe', 'PawNotes', SCRIBE, { location: 'Davao City; Iloilo City; Baguio' }],
  ),
  pair(
    'agency with and without its full name',
    true,
    ['Veterinary Scribe (Remote)', 'PawNotes', SCRIBE],
    ['Veterinary Scribe', 'PawNotes Outsourcing Solutions Inc.', SCRIBE.replace('About the job\n', '')],
  ),
  pair(
    'cut short with three dots on the other board',
    true,
    ['Church Media Editor', 'Crossroads Texas', CHURCH],
    ['Church Media Editor', 'Crossroads Texas', `${CHURCH.slice(0, 230)}...`],
  ),
  pair(
    'duties in another order',
    true,
    [
      'Truck Dispatcher',
      'Ironbird Freight',
      `Night shift dispatcher, carrier in Joliet, IL.\n${DISPATCH.map((line) => `- ${line}`).join('\n')}\n$900 + 1%`,
    ],
    [
      'Truck Dispatcher',
      'Ironbird Freight',
      `Night shift dispatcher, carrier in Joliet, IL.\n${DISPATCH.toReversed().join('\n')}\n$900 + 1%`,
    ],
  ),
  pair(
    'an introduction of the company is put before it',
    true,
    ['Payroll Officer', 'Kalinaw Foods', PAYROLL],
    [
      'Payroll Officer',
      'Kalinaw Foods',
      `Kalinaw Foods was founded in 1988 and is known for its vinegar, fish sauce and noodles, sold in 21 countries.
We are an equal opportunity employer and our people stay for eleven years on average. Come and grow with us!
JOB DESCRIPTION
${PAYROLL}`,
    ],
  ),
  pair(
    'pay by the month and by the year',
    true,
    ['Cloud Engineer', 'Stratoworks', CLOUD, { pay: [1500, 2000] }],
    ['Cloud Engineer', 'Stratoworks', CLOUD, { pay: '$18,000 - $24,000 per year' }],
  ),
  pair(
    'pay in the text only',
    true,
    ['Airbnb Co-Host', 'Smoky Stays', HOST, { pay: [950, 950] }],
    ['Airbnb Co-Host / Guest Messaging', 'Smoky Stays', `${HOST}\nPay: $5.50/hr, 40 hours, weekly by Wise`],
  ),
  pair(
    'employer kept back and a loud title',
    true,
    ['Airbnb Co-Host', 'Smoky Stays', HOST],
    ['*** START ASAP *** Airbnb Co-Host (Eastern time)', null, HOST],
  ),
  pair(
    'sections in capitals and other bullets',
    true,
    ['Product Designer', 'Layag Ferries', UX],
    [
      'Product Designer',
      'LAYAG FERRIES',
      `THE ROLE
▪ Own the booking flow of our ferry app: 1.2 million trips last year, most of them sold on phones over 3G
▪ Work with two PMs and seven engineers
▪ Test prototypes at the piers in Batangas and Cebu
▪ Keep our design system in Figma tidy
WHO YOU ARE
▪ Four years in product design ▪ A sense for words ▪ Comfort with data
WHERE
▪ Hybrid in BGC, Tuesdays and Thursdays`,
    ],
  ),
  pair(
    'all in one line, as scrapers leave it',
    true,
    ['Cloud Engineer (AWS)', 'Stratoworks', CLOUD],
    ['Cloud Engineer (AWS)', 'Stratoworks Pte. Ltd.', CLOUD.replaceAll('\n', ' ').replaceAll('. ', '.')],
  ),
  pair(
    'title said otherwise',
    true,
    ['ESL Teacher', 'Asagao Eikaiwa', TEACH],
    ['Online English Tutor for Japanese Adults', 'Asagao Eikaiwa', TEACH],
  ),
  pair(
    'the last day moved on',
    true,
    ['Payroll Officer', 'Kalinaw Foods', `${PAYROLL}\nApplications until November 30.`],
    ['Payroll Officer', 'Kalinaw Foods', `${PAYROLL}\nApplications until December 31.`],
  ),
  pair(
    'more seats than before',
    true,
    ['ESL Teacher', 'Asagao Eikaiwa', `We are hiring 10 teachers!\n${TEACH}`],
    ['ESL Teacher', 'Asagao Eikaiwa', `We are hiring 25 teachers!!\n${TEACH}`],
  ),
  pair(
    'the frame of a network around it',
    true,
    ['Product Designer', 'Layag Ferries', UX, { location: 'Taguig' }],
    [
      'Product Designer',
      'Layag Ferries, Inc.',
      `About the job\n${UX}\nSeniority level\nMid-Senior level\nEmployment type\nFull-time\nJob function\nDesign
Industries\nMaritime Transportation`,
      { location: 'Bonifacio Global City, Taguig, Metro Manila, Philippines' },
    ],
  ),
  pair(
    'no name, but the very same unusual text',
    true,
    ['Sermon Clip Editor', 'Crossroads Texas', CHURCH],
    ['Video Editor (church media)', 'Confidential', CHURCH.replace('We are a church', 'Our client is a church')],
  ),
  pair(
    'corrected typing errors',
    true,
    [
      'VA for wedding planer',
      'Ever After Events',
      `im a wedding planer in Charleston, i need help w vendors emails, timelines in Aisle Planner, and payement
reminders. 15hrs per week, evenings EST. must be organised an sweet with nervous brides!!`,
    ],
    [
      'VA for Wedding Planner',
      'Ever After Events',
      `I'm a wedding planner in Charleston. I need help with vendors' emails, timelines in Aisle Planner, and payment
reminders. 15 hrs per week, evenings EST. Must be organized and sweet with nervous brides!`,
    ],
  ),
  pair(
    'a number in the title of one',
    true,
    ['Australian Tax Accountant (HT-0317)', 'Halloran Tax & Advisory', TAX, { location: 'Remote' }],
    ['Australian Tax Accountant', 'Halloran Tax and Advisory Pty Ltd', TAX, { location: 'Philippines' }],
  ),
  pair(
    'instructions to the applicant added',
    true,
    [
      'Truck Dispatcher (Night)',
      'Ironbird Freight LLC',
      `Carrier in Joliet, IL. ${DISPATCH.join('. ')}.`,
      { hours: 45 },
    ],
    [
      'Truck Dispatcher',
      'Ironbird Freight',
      `Carrier in Joliet, IL. ${DISPATCH.join('. ')}. When you apply, start with the word REEFER and tell us your best
rate.`,
      { hours: 45 },
    ],
  ),
  pair(
    'benefits rewritten, the rest as it was',
    true,
    [
      'Payroll Officer',
      'Kalinaw Foods',
      `${PAYROLL}\nBenefits: HMO, rice allowance, free shuttle from Balibago and Pala-pala.`,
    ],
    [
      'Payroll Officer - Carmona',
      'Kalinaw Foods Corporation',
      `${PAYROLL}\nWhat you will enjoy: medical card for you and one dependent, sack of rice each month, company
shuttle.`,
    ],
  ),
  pair(
    'the first half only, with another title word',
    true,
    ['Cloud Operations Engineer', 'Stratoworks', CLOUD],
    ['Cloud Engineer', 'Stratoworks', CLOUD.slice(0, 260)],
  ),
  pair(
    'a header in Tagalog',
    true,
    ['ESL Teacher', 'Asagao Eikaiwa', TEACH],
    [
      'ESL Teacher (home-based)',
      'Asagao',
      `Mahilig ka bang magturo? Gusto mo bang kumita kahit nasa bahay lang? Ito na ang hinahanap mo!\n${TEACH}`,
    ],
  ),
]
