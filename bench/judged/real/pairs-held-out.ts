/**
 * Two postings and whether they are one job, written without sight of the rules by somebody who had looked at real
 * boards: copies under many cities, cut and re-typed copies, reposts, and jobs that only share an employer or a template.
 */
export type JudgedPairPosting = { title: string; employer: string; location?: string; pay?: string; text: string }
export type JudgedPair = { name: string; one: JudgedPairPosting; other: JudgedPairPosting; same: boolean; why: string }

const CARE = `We help people whose parcel went somewhere it should not have. You will answer around 60 contacts a shift by chat and
phone, find the parcel with the courier, refund or resend within the policy and leave a note that the next person understands.
What you need: six months of customer service, clear English, a quiet room, a wired 30 mbps line and a backup. What you get:
HMO from the first day, night differential, an equipment loan and two weekends off a month.`

const CONSULT = `As a ServiceNow consultant you run workshops with the client, turn what was said into stories, configure ITSM and
HRSD and keep the platform on the current release. You have three years on the platform, at least the CSA certificate and you
are used to being the only one in the room who reads release notes. Hybrid, two days a week with the client.
Novaris is a group of 9,000 people that runs the systems nobody notices until they stop: hospital wards, tax offices, tram lines.
You will find a mentor, a training budget you are expected to spend, and colleagues who hand over properly before they go on leave.
We make adjustments for anybody who needs them, at the interview and at work, and we consider all applicants alike.`

const CREW = `Service crew, all stations: counter, kitchen, dining. You greet guests, take orders, prepare food the way the manual
says, keep the store clean and follow food safety rules. At least senior high school graduate, can work shifting schedules,
weekends and holidays. Barangay health permit an advantage. Free meals, SSS, PhilHealth, Pag-IBIG, 13th month.`

const AGENCY = `About us: Palm & Harbor Staffing connects growing US businesses with remote professionals in the Philippines. We
manage payroll, HMO and yearly leave so that you can focus on your client. Our values: own it, say it, keep learning. All our
roles are full time, work from home and follow US business hours. Recruitment process: application, skills test, interview with
us, interview with the client.`

const AMAZON = `Job purpose: keep client accounts on Seller Central healthy and growing. You work with the strategy team in
London, answer cases, prepare the weekly report and present it to the client on a call every other Thursday. Two years on
Amazon and very good Excel are required. Full time, permanent work from home, HMO after probation.`

export const PAIRS_HELD_OUT: readonly JudgedPair[] = [
  {
    name: 'one remote job under two cities',
    one: {
      title: 'Customer Care Associate',
      employer: 'Parcelwise',
      location: 'Cebu City',
      pay: '₱24,000',
      text: CARE,
    },
    other: {
      title: 'Customer Care Associate',
      employer: 'Parcelwise',
      location: 'Davao City',
      pay: '₱24,000',
      text: CARE,
    },
    same: true,
    why: 'work from home, only the city it is listed under differs',
  },
  {
    name: 'one remote job under two cities with the city in the title',
    one: { title: 'Customer Care Associate - Iloilo (WFH)', employer: 'Parcelwise', location: 'Iloilo', text: CARE },
    other: { title: 'Customer Care Associate | Baguio | WFH', employer: 'Parcelwise', location: 'Baguio', text: CARE },
    same: true,
    why: 'the same home based job, the city stands in the title as well',
  },
  {
    name: 'one remote job, one copy says Philippines',
    one: {
      title: 'Customer Care Associate',
      employer: 'Parcelwise Inc.',
      location: 'Philippines (Remote)',
      text: CARE,
    },
    other: { title: 'Customer Care Associate', employer: 'Parcelwise', location: 'Bacolod', text: CARE },
    same: true,
    why: 'Inc. and the wider place are how another board writes it',
  },
  {
    name: 'employer with a country behind its name',
    one: { title: 'ServiceNow Consultant', employer: 'Novaris', location: 'London', text: CONSULT },
    other: {
      title: 'ServiceNow Consultant',
      employer: 'Novaris UK',
      location: 'London, United Kingdom',
      text: CONSULT,
    },
    same: true,
    why: 'the UK company of the same group, same place, same text',
  },
  {
    name: 'employer in capitals with its legal form',
    one: { title: 'ServiceNow Consultant', employer: 'NOVARIS PHILIPPINES, INC.', location: 'Taguig', text: CONSULT },
    other: {
      title: 'Consultant, ServiceNow',
      employer: 'Novaris Philippines',
      location: 'BGC, Taguig City',
      text: CONSULT,
    },
    same: true,
    why: 'turned title, legal form and the district of the same city',
  },
  {
    name: 'consultants in two countries',
    one: { title: 'ServiceNow Consultant', employer: 'Novaris UK', location: 'London', pay: '£62,000', text: CONSULT },
    other: {
      title: 'ServiceNow Consultant',
      employer: 'Novaris Philippines',
      location: 'Taguig',
      pay: 'PHP 120,000',
      text: CONSULT,
    },
    same: false,
    why: 'hybrid with a client on the spot, another country and another pay',
  },
  {
    name: 'crew of two branches',
    one: {
      title: 'Service Crew',
      employer: 'Inasal Corner',
      location: 'Lipa City, Batangas',
      pay: '₱480/day',
      text: CREW,
    },
    other: {
      title: 'Service Crew',
      employer: 'Inasal Corner',
      location: 'San Pablo City, Laguna',
      pay: '₱480/day',
      text: CREW,
    },
    same: false,
    why: 'work in a store: another town is another job',
  },
  {
    name: 'crew of two branches in one city',
    one: { title: 'Service Crew - SM Lipa branch', employer: 'Inasal Corner', location: 'Lipa City', text: CREW },
    other: {
      title: 'Service Crew - Robinsons Lipa branch',
      employer: 'Inasal Corner',
      location: 'Lipa City',
      text: CREW,
    },
    same: false,
    why: 'two branches hire for themselves',
  },
  {
    name: 'crew and shift manager from one template',
    one: { title: 'Service Crew', employer: 'Inasal Corner', location: 'Lipa City', pay: '₱480 per day', text: CREW },
    other: {
      title: 'Shift Manager',
      employer: 'Inasal Corner',
      location: 'Lipa City',
      pay: '₱19,500 per month',
      text: `${CREW} The shift manager also counts the till, makes the schedule and trains new crew. One year as supervisor.`,
    },
    same: false,
    why: 'another rank and pay, only the template is shared',
  },
  {
    name: 'crew posting put up again with more openings',
    one: {
      title: 'Service Crew (5 openings)',
      employer: 'Inasal Corner',
      location: 'Lipa City',
      pay: '₱480 daily',
      text: CREW,
    },
    other: {
      title: 'SERVICE CREW - 12 vacancies - URGENT HIRING!',
      employer: 'Inasal Corner',
      location: 'Lipa, Batangas',
      pay: '480/day',
      text: `${CREW} Walk-in interview every Tuesday at the store.`,
    },
    same: true,
    why: 'the same store hires on, the number and a line about the interview changed',
  },
  {
    name: 'agency text for a dentist and for a plumber',
    one: {
      title: 'Virtual Receptionist',
      employer: 'Palm & Harbor Staffing',
      pay: '$900/month',
      text: `${AGENCY}\nThe client: a dental group in Ohio. You book hygiene visits, verify insurance in Dentrix and confirm next-day patients.`,
    },
    other: {
      title: 'Virtual Receptionist',
      employer: 'Palm & Harbor Staffing',
      pay: '$900/month',
      text: `${AGENCY}\nThe client: a family plumbing company in Arizona. You take emergency calls, dispatch in ServiceTitan and quote drain jobs.`,
    },
    same: false,
    why: 'two clients behind one boilerplate, title and pay',
  },
  {
    name: 'agency posting put up again',
    one: {
      title: 'Virtual Receptionist (Dental)',
      employer: 'Palm & Harbor Staffing',
      pay: '$900/month',
      text: `${AGENCY}\nThe client: a dental group in Ohio. You book hygiene visits, verify insurance in Dentrix and confirm next-day patients.`,
    },
    other: {
      title: 'Dental Virtual Receptionist - Palm & Harbor',
      employer: 'Palm and Harbor Staffing',
      pay: '900 USD monthly',
      text: `The client: a dental group in Ohio. You book hygiene visits, verify insurance in Dentrix and confirm next-day patients.\n\n${AGENCY}`,
    },
    same: true,
    why: 'same client and duties, the parts stand in another order',
  },
  {
    name: 'agency boilerplate with two trades',
    one: {
      title: 'Bookkeeper',
      employer: 'Palm & Harbor Staffing',
      text: `${AGENCY}\nYou reconcile bank accounts in QBO for a roofing company, job costing and weekly payables.`,
    },
    other: {
      title: 'Video Editor',
      employer: 'Palm & Harbor Staffing',
      text: `${AGENCY}\nYou cut three YouTube videos each week for a financial coach, thumbnails and shorts included.`,
    },
    same: false,
    why: 'nothing but the boilerplate is shared',
  },
  {
    name: 'two Amazon roles of one agency',
    one: {
      title: 'Amazon PPC Specialist',
      employer: 'Heron Media',
      pay: '820 - 980 USD',
      text: `${AMAZON} You own bids, budgets and search term reports.`,
    },
    other: {
      title: 'Amazon Catalog Specialist',
      employer: 'Heron Media',
      pay: '820 - 980 USD',
      text: `${AMAZON} You own flat files, variations and suppressed listings.`,
    },
    same: false,
    why: 'ads and catalog are two jobs though pay and purpose are one text',
  },
  {
    name: 'Amazon role with decoration in its title',
    one: {
      title: 'Amazon Account Specialist',
      employer: 'Heron Media',
      pay: '820 USD - 980 USD/Month',
      text: AMAZON,
    },
    other: {
      title: 'Amazon Account Specialist *** home based *** start next week!!',
      employer: 'Heron Media',
      pay: '$820-$980',
      text: `${AMAZON} #amazon #fba #workfromhome`,
    },
    same: true,
    why: 'hashtags and a louder title',
  },
]
