import type { JudgedGenuine } from './genuine-held-out.ts'

/** The last texts without harm, written without sight of the rules after looking at real ones: everyday postings. */

export const GENUINE_HELD_OUT_THIRD: readonly JudgedGenuine[] = [
  {
    name: 'barista',
    text: 'Barista, weekends a must, knows the difference between a flat white and a latte. 18k + tips, Katipunan.',
  },
  { name: 'sewer', text: 'Mananahi ng basahan, stay in, per piece, bayad tuwing Sabado.' },
  { name: 'tutor', text: 'Tutor for a grade 5 boy, math and Filipino, 3x a week, 350/hr, Kapitolyo.' },
  {
    name: 'driver',
    text: 'Company driver, manual, knows Cavite and Manila. 8 hours then OT. NBI and police clearance on hiring.',
  },
  {
    name: 'bookkeeper',
    text: 'Xero bookkeeper for cafes in Perth. AU day time, 45k, three days of training with the one who leaves.',
  },
  { name: 'nurse', text: 'School nurse, Cagayan de Oro, PRN, 22k, no night shift.' },
  { name: 'seo', text: 'SEO specialist: technical audits, internal links, no link buying. 5 clients. $1,000-1,400.' },
  { name: 'caregiver', text: 'Caregiver sa lola, stay in, Antipolo, 16k, day off Linggo.' },
  { name: 'csr', text: 'CSR non voice, QC. SHS graduates welcome, 20k package, process takes a day.' },
  {
    name: 'developer',
    text: 'Laravel developer, 3+ years, hybrid Ortigas, 80k. Code review and tests are the norm here.',
  },
  { name: 'designer', text: 'Shirt layout artist, CorelDRAW, fast. Marilao. 600 a day.' },
  {
    name: 'receptionist',
    text: 'Hotel receptionist, can smile at 5 am. Tagaytay. Staff house, meals, service charge.',
  },
  {
    name: 'property manager',
    text: 'Property management VA. Buildium, tenant calls, work orders, monthly owner statements. $6-7/hr CST. Background in US rentals.',
  },
  {
    name: 'medical scribe',
    text: 'Medical scribe, live with the doctor on video. Nursing graduates preferred. 4x10 schedule. 38k.',
  },
  {
    name: 'collections',
    text: 'Collections agent, first party, polite reminders for electricity bills. 24k, no threats, calls are listened to.',
  },
  {
    name: 'telemarketer',
    text: 'Outbound agent for B2B coffee machines. Leads come from us. Base 25k and 1,000 for each demo held.',
  },
  { name: 'teacher', text: 'Preschool teacher with or without LET. We care how you talk with children. Bacoor.' },
  { name: 'electrician', text: 'Electrician NC II for building maintenance. Broken time, 650/day. Makati.' },
  { name: 'farm hand', text: 'Katulong sa babuyan, Lipa. Libre bahay at pagkain, 12k, may SSS.' },
  {
    name: 'assistant cook',
    text: 'Assistant cook, catering, Friday to Sunday. Kailangan may health card. 700 per event plus food to go.',
  },
  {
    name: 'quality assurance',
    text: 'QA for a support team: listens to 10 calls a day, scores, coaches. 2 years. 32,000 + night differential.',
  },
  {
    name: 'executive assistant',
    text: 'EA to a dentist who owns 4 clinics. Calendar, payroll file, supplies. 35 hours, $1,100, Tuesdays off.',
  },
  {
    name: 'social media',
    text: 'Social media assistant for a church: livestream on Sunday, 4 posts weekly, kindness in comments. 12k part time.',
  },
  {
    name: 'translator',
    text: 'Cebuano to English translator for medical interviews. 14 dollars per audio hour, paid on the 10th.',
  },
  { name: 'merchandiser', text: 'Merchandiser, roving, groceries in Nueva Ecija. 500 daily, gas allowance.' },
  {
    name: 'accountant',
    text: 'CPA, 5 years, audit background, month end for three companies in the group. 55-65k. Clark.',
  },
  { name: 'store keeper', text: 'Bantay sa sari-sari store sa Novaliches, 6am hanggang 2pm, 400.' },
  { name: 'support at weekends', text: 'Weekend email support, 2x8 hours, pet food. $5.5. Zendesk.' },
  {
    name: 'ppc',
    text: 'Google Ads specialist: 15 local service accounts, weekly notes to the owners, negative keyword hygiene. Proof of results please.',
  },
  {
    name: 'network engineer',
    text: 'Network engineer, CCNA, shifting, data center in Cavite. Allowance for night shift and shuttle from PITX.',
  },
  {
    name: '3d artist',
    text: '3D artist for furniture renders, Blender, 30 images a week. $900. A sample scene in your portfolio is enough.',
  },
  {
    name: 'content moderator',
    text: 'Content moderator, English and Cebuano. You see disturbing pictures; counselling is part of the job. 27k, BGC.',
  },
  { name: 'admin', text: 'Admin staff, female or male, Excel, can drive is a plus. Sta. Rosa. 17,500.' },
  { name: 'lab tech', text: 'Medical technologist, RMT, clinic in Dagupan. Day shift, quotas none.' },
  { name: 'welder', text: 'Welder 6G, shipyard in Subic, 950/day + hazard. Trade test on Wednesday, free.' },
  { name: 'scrum master', text: 'Scrum master for two teams. You protect them from meetings. 100k, hybrid, Cebu.' },
  { name: 'house help', text: 'Kasambahay, stay out, 8 to 5, 9,000. Malapit sa Ayala Alabang.' },
  {
    name: 'recruitment of teachers, message',
    text: 'Hi! I saw your profile, we look for an ESL teacher for Spanish kids, 4 pm to 9 pm Manila. Would you like to talk on Thursday?',
  },
  {
    name: 'message about an interview',
    text: 'Good day! Thank you for applying as payroll assistant. Are you free tomorrow at 10 am for a 20 minute call on Google Meet?',
  },
  {
    name: 'message with an offer',
    text: "We're happy to offer you the position at 32,000 basic. The contract is attached, take your time and ask whatever you want to know.",
  },
]
