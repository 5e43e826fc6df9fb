import type { JudgedPair } from './pairs-held-out.ts'

/** The last pairs of postings, written without sight of the rules after looking at real boards. */

const MULTI = `Field technician for fiber installation in the area named in the title. Own tools not needed, motorcycle an
advantage. You install, splice, test and explain the router to the lola of the house. ₱620 a day plus ₱80 a line after the fourth.`

const WRITER = `We publish honest reviews of camping gear. You test nothing yourself, our testers send you notes and photos and you
turn them into 1,500 words that people finish. Four articles a week, WordPress, SurferSEO as a guide and not as a boss. PHP 1,400 an
article, paid on the 15th and the 30th.`

const RCM = `Revenue cycle specialist for a growing network of physical therapy clinics. You verify benefits, submit claims in WebPT,
work denials above 30 days and post payments. Two years of US billing experience, therapy preferred. US Eastern hours, work from
home, equipment provided, 15 leave days convertible to cash.`

const INTRO = `Greenfinch Remote is an equal opportunity employer that has placed more than 900 professionals. Enjoy paid training,
HMO, birthday leave, a monthly wellness budget and a real career path. You need a computer with 16 GB memory, two internet lines
and a quiet place.`

export const PAIRS_HELD_OUT_FIFTH: readonly JudgedPair[] = [
  {
    name: 'technicians in two provinces',
    one: { title: 'Fiber Technician - Tarlac', employer: 'Linyada Networks', location: 'Tarlac', text: MULTI },
    other: { title: 'Fiber Technician - Pangasinan', employer: 'Linyada Networks', location: 'Dagupan', text: MULTI },
    same: false,
    why: 'field work belongs to its area',
  },
  {
    name: 'technician of one province, spelled twice',
    one: { title: 'Fiber Technician - Tarlac', employer: 'Linyada Networks', location: 'Tarlac', text: MULTI },
    other: {
      title: 'FTTH Technician (Tarlac area)',
      employer: 'Linyada Networks Inc',
      location: 'Tarlac City, Tarlac',
      text: MULTI.replace('Field technician', 'FTTH technician'),
    },
    same: true,
    why: 'one area, another abbreviation',
  },
  {
    name: 'writer posting with and without the pay',
    one: { title: 'Content Writer – Outdoor Gear', employer: 'Tentpole Media', pay: 'PHP 1,400/article', text: WRITER },
    other: {
      title: 'Content Writer - Outdoor Gear',
      employer: 'Tentpole Media',
      text: WRITER.replace(' PHP 1,400 an\narticle, paid', ' Paid'),
    },
    same: true,
    why: 'a board that shows no pay',
  },
  {
    name: 'writer and editor',
    one: { title: 'Content Writer – Outdoor Gear', employer: 'Tentpole Media', text: WRITER },
    other: {
      title: 'Content Editor – Outdoor Gear',
      employer: 'Tentpole Media',
      text: `We publish honest reviews of camping gear. You edit sixteen articles a week from four writers, check facts with the testers,
cut what is dull and keep the style guide. 40 hours, PHP 48,000 a month, paid on the 15th and the 30th.`,
    },
    same: false,
    why: 'the editor edits the writers, other pay and period',
  },
  {
    name: 'writer under a pen name of the employer',
    one: { title: 'Content Writer – Outdoor Gear', employer: 'Tentpole Media', text: WRITER },
    other: { title: 'Gear Review Writer', employer: 'campnotes.example', text: `${WRITER} (Tentpole Media)` },
    same: true,
    why: 'the site instead of the company, which is named at the end',
  },
  {
    name: 'billing posting under three cities, two of them',
    one: { title: 'Revenue Cycle Specialist', employer: 'Stride PT Support', location: 'Cagayan de Oro', text: RCM },
    other: { title: 'Revenue Cycle Specialist', employer: 'Stride PT Support', location: 'Quezon City', text: RCM },
    same: true,
    why: 'work from home for the whole country',
  },
  {
    name: 'billing posting a year later with the requirements raised',
    one: { title: 'Revenue Cycle Specialist', employer: 'Stride PT Support', pay: '₱40,000', text: RCM },
    other: {
      title: 'Revenue Cycle Manager',
      employer: 'Stride PT Support',
      pay: '₱75,000',
      text: RCM.replace('Two years', 'Six years').replace('specialist', 'manager'),
    },
    same: false,
    why: 'a manager at nearly twice the pay',
  },
  {
    name: 'specialists of two parts of the cycle',
    one: {
      title: 'RCM Specialist - Denials',
      employer: 'Stride PT Support',
      text: `${RCM} This seat works denials only.`,
    },
    other: {
      title: 'RCM Specialist - Eligibility',
      employer: 'Stride PT Support',
      text: `${RCM} This seat verifies benefits only.`,
    },
    same: false,
    why: 'two seats told apart by title and last line',
  },
  {
    name: 'billing copy where a recruiter added a preface',
    one: { title: 'Revenue Cycle Specialist (PT clinics)', employer: 'Stride PT Support', text: RCM },
    other: {
      title: 'Revenue Cycle Specialist (PT clinics)',
      employer: 'Stride PT Support',
      text: `Good day job seekers! We're growing again, tag a friend who needs this. ${RCM} God bless and see you in the interview!`,
    },
    same: true,
    why: 'a greeting before and after the same text',
  },
  {
    name: 'placement firm, two countries of clients',
    one: {
      title: 'Customer Support Agent',
      employer: 'Greenfinch Remote',
      text: `${INTRO}\nThe client sells baby carriers in Australia. Day shift, email and Instagram, Gorgias.`,
    },
    other: {
      title: 'Customer Support Agent',
      employer: 'Greenfinch Remote',
      text: `${INTRO}\nThe client runs parking lots in Chicago. Night shift, phone only, Five9.`,
    },
    same: false,
    why: 'the long preface is shared, the client, shift and channel are not',
  },
  {
    name: 'placement firm, the preface cut off',
    one: {
      title: 'Customer Support Agent (Gorgias)',
      employer: 'Greenfinch Remote',
      text: `${INTRO}\nThe client sells baby carriers in Australia. Day shift, email and Instagram, Gorgias. 30,000 PHP and a yearly bonus.`,
    },
    other: {
      title: 'Customer Support Agent (Gorgias)',
      employer: 'Greenfinch',
      text: `The client sells baby carriers in Australia. Day shift, email and Instagram, Gorgias. 30,000 PHP and a yearly bonus.`,
    },
    same: true,
    why: 'the part about the job is one and the same',
  },
  {
    name: 'placement firm, one client, two jobs',
    one: {
      title: 'Customer Support Agent',
      employer: 'Greenfinch Remote',
      text: `${INTRO}\nThe client sells baby carriers in Australia. Email and Instagram, Gorgias.`,
    },
    other: {
      title: 'Logistics Coordinator',
      employer: 'Greenfinch Remote',
      text: `${INTRO}\nThe client sells baby carriers in Australia. Freight bookings, stock plans, Cin7.`,
    },
    same: false,
    why: 'one client, two jobs',
  },
  {
    name: 'place written in four ways',
    one: {
      title: 'Graphic Artist',
      employer: 'Sigla Prints',
      location: 'Makati',
      text: `Layout for tarpaulins, shirts and menus. CorelDRAW, Illustrator. Onsite near Guadalupe, Monday to Saturday, 16-18k.`,
    },
    other: {
      title: 'Graphic Artist',
      employer: 'Sigla Prints',
      location: 'Makati City, Metro Manila, Philippines',
      text: `layout for tarpaulins, shirts & menus, corel / illustrator, onsite near guadalupe, mon-sat 16-18k`,
    },
    same: true,
    why: 'small letters and a longer place',
  },
  {
    name: 'artists of two print shops under one franchise',
    one: {
      title: 'Graphic Artist',
      employer: 'PrintExpress Guadalupe',
      location: 'Makati',
      pay: '16k',
      text: `Layout for tarpaulins, shirts and menus. CorelDRAW, Illustrator. Monday to Saturday.`,
    },
    other: {
      title: 'Graphic Artist',
      employer: 'PrintExpress Alabang',
      location: 'Muntinlupa',
      pay: '15k',
      text: `Layout for tarpaulins, shirts and menus. CorelDRAW, Illustrator. Monday to Saturday.`,
    },
    same: false,
    why: 'two shop owners with the text of the franchise',
  },
  {
    name: 'business development copy with the figures in other order',
    one: {
      title: 'Business Development Representative',
      employer: 'FenceRent USA',
      pay: 'PHP 52,000/mo + incentives',
      text: `You find building projects that need temporary fences, reach the general contractors who bid on them and book meetings. 60 dials, 40 emails, HubSpot.`,
    },
    other: {
      title: 'BDR (US construction)',
      employer: 'FenceRent',
      pay: '52k + incentives, can reach 66k',
      text: `find building projects that need temporary fences → reach the GCs bidding on them → book meetings. Hubspot, 40 emails & 60 dials a day`,
    },
    same: true,
    why: 'arrows and abbreviations, the same figures',
  },
  {
    name: 'business development and account manager',
    one: {
      title: 'Business Development Representative',
      employer: 'FenceRent USA',
      pay: 'PHP 52,000/mo',
      text: `You find building projects that need temporary fences, reach the general contractors who bid on them and book meetings.`,
    },
    other: {
      title: 'Account Manager',
      employer: 'FenceRent USA',
      pay: '$1,400 monthly and commission',
      text: `You keep contractors who already rent temporary fences from us, plan the next site with them and solve what went wrong.`,
    },
    same: false,
    why: 'hunting and keeping are two jobs',
  },
  {
    name: 'one job, the title turned into a sentence',
    one: {
      title: 'Salon-on-wheels assistant, later operations manager',
      employer: 'Gloss On Wheels',
      pay: '190/week at first',
      text: `Mobile salon in Boston. You start in scheduling and stylists' messages and learn to run the whole company. You know your balayage from your ombre. Order takers need not read on.`,
    },
    other: {
      title: 'Learn to run a Boston mobile salon — from home, $190 weekly',
      employer: 'Gloss On Wheels Boston',
      text: `Order takers need not read on! Mobile salon in Boston. You start in scheduling and stylists' messages and learn to run the whole company. You know your balayage from your ombre.`,
    },
    same: true,
    why: 'a sentence as a title, sentences in another order',
  },
]
