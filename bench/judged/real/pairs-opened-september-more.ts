import type { JudgedPair } from './pairs-held-out.ts'

/** More pairs of postings, written without sight of the rules after looking at real boards: copies cut short and re-typed. */

const HOTEL_FULL = `We manage forty holiday homes on the Oregon coast and our guests write at all hours. The guest messaging
assistant answers in Hospitable within ten minutes, handles early check-ins, lost keys, hot tubs that are not hot, and writes the
nightly handover for the field team. You need hospitality or Airbnb experience, friendly written English and the calm of
somebody who has dealt with a full house in August. Schedule is 4pm to midnight Pacific, five days, weekends required. Pay is $5.50
an hour to start with a raise after 90 days. No sales, few calls.`

const HOTEL_CUT = `We manage forty holiday homes on the Oregon coast and our guests write at all hours. The guest messaging
assistant answers in Hospitable within ten minutes, handles early check-ins, lost keys, hot tubs that…`

const SETTER = `Calls five-minute-old leads for home remodelers in the Midwest, books the estimate, confirms it the day before.
120 dials, scripts provided, dialer provided. One year of outbound in English. Base pay plus $15 for each estimate that happens.`

const TEACHER = `Our school looks for a full time teacher for the coming school year. LET passer, two years in a private school
preferred, ready for blended classes and club advising. Benefits: HMO, tuition discount for children, 13th month, in-service
training every June. Send what you have to the HR office on the ground floor, weekdays.`

const NURSE = `Registered nurse wanted for a 200 bed tertiary hospital. PRC license and BLS required, ACLS for critical areas.
Twelve hour shifts, dormitory available, hazard pay, quarterly bonus tied to patient satisfaction.`

export const PAIRS_OPENED_SEPTEMBER_MORE: readonly JudgedPair[] = [
  {
    name: 'copy cut short by another board',
    one: { title: 'Guest Messaging Assistant', employer: 'Saltgrass Stays', pay: '$5.50/hr', text: HOTEL_FULL },
    other: { title: 'Guest Messaging Assistant', employer: 'Saltgrass Stays', text: HOTEL_CUT },
    same: true,
    why: 'the second board keeps the first lines only',
  },
  {
    name: 'copy cut short without an employer',
    one: { title: 'Guest Messaging Assistant (Airbnb)', employer: 'Saltgrass Stays', pay: '$5.50', text: HOTEL_FULL },
    other: { title: 'Guest messaging assistant', employer: 'Confidential', location: 'Remote', text: HOTEL_CUT },
    same: true,
    why: 'forty homes on the Oregon coast and the same opening words: the employer is only hidden',
  },
  {
    name: 'copy with markup',
    one: { title: 'Guest Messaging Assistant', employer: 'Saltgrass Stays', text: HOTEL_FULL },
    other: {
      title: 'Guest Messaging Assistant – Vacation Rentals',
      employer: 'Saltgrass Stays LLC',
      text: `<p>${HOTEL_FULL.replaceAll('. ', '.</p><p>')}</p>`,
    },
    same: true,
    why: 'tags and LLC',
  },
  {
    name: 'copy with broken letters',
    one: { title: 'Guest Messaging Assistant', employer: 'Saltgrass Stays', text: `We're hiring! ${HOTEL_FULL}` },
    other: {
      title: 'Guest Messaging Assistant',
      employer: 'Saltgrass Stays',
      text: `Weâ€™re hiring! ${HOTEL_FULL.replaceAll('$', 'USD ')}`,
    },
    same: true,
    why: 'another encoding and another way to write dollars',
  },
  {
    name: 'morning and evening guest messaging',
    one: {
      title: 'Guest Messaging Assistant (evening)',
      employer: 'Saltgrass Stays',
      pay: '$5.50/hr',
      text: HOTEL_FULL,
    },
    other: {
      title: 'Guest Messaging Assistant (early morning)',
      employer: 'Saltgrass Stays',
      pay: '$5/hr',
      text: HOTEL_FULL.replace('4pm to midnight Pacific', '4am to noon Pacific').replace('$5.50', '$5.00'),
    },
    same: false,
    why: 'two shifts with their own pay: two seats',
  },
  {
    name: 'same homes, other work',
    one: { title: 'Guest Messaging Assistant', employer: 'Saltgrass Stays', text: HOTEL_FULL },
    other: {
      title: 'Revenue & Pricing Assistant',
      employer: 'Saltgrass Stays',
      text: `We manage forty holiday homes on the Oregon coast. The pricing assistant lives in PriceLabs, sets minimum stays, watches
events, fills orphan nights and reports to the owner every Monday. Two years of revenue management. $7 an hour, flexible hours.`,
    },
    same: false,
    why: 'the employer and a first sentence are all they share',
  },
  {
    name: 'reposted with the typo repaired',
    one: { title: 'Apointment Setter', employer: 'Buildline Leads', pay: '$4/hr + bonus', text: SETTER },
    other: { title: 'Appointment Setter', employer: 'Buildline Leads', pay: '$4 per hour plus bonus', text: SETTER },
    same: true,
    why: 'only the title was repaired',
  },
  {
    name: 'reposted with a new code word',
    one: {
      title: 'Appointment Setter',
      employer: 'Buildline Leads',
      text: `${SETTER}\nPut HAMMER in your subject line.`,
    },
    other: {
      title: 'Appointment Setter',
      employer: 'Buildline Leads',
      text: `${SETTER}\nPut CHISEL in your subject line.`,
    },
    same: true,
    why: 'employers change the code word from post to post',
  },
  {
    name: 'one template, two employers',
    one: { title: 'Appointment Setter', employer: 'Buildline Leads', pay: '$4/hr', text: SETTER },
    other: {
      title: 'Appointment Setter',
      employer: 'Kitchen & Co Remodel',
      pay: '$5/hr',
      text: SETTER.replace('home remodelers in the Midwest', 'our kitchen showroom in Tampa'),
    },
    same: false,
    why: 'a script copied by another company: other employer, other market, other pay',
  },
  {
    name: 'setter part time and full time',
    one: { title: 'Appointment Setter (Part-time, 20 hrs)', employer: 'Buildline Leads', pay: '$4/hr', text: SETTER },
    other: { title: 'Appointment Setter (Full-time, 40 hrs)', employer: 'Buildline Leads', pay: '$5/hr', text: SETTER },
    same: false,
    why: 'hours and pay differ, both run side by side',
  },
  {
    name: 'math teacher and science teacher',
    one: { title: 'Math Teacher (Junior High)', employer: 'St. Gabriel Academy', location: 'Marikina', text: TEACHER },
    other: {
      title: 'Science Teacher (Junior High)',
      employer: 'St. Gabriel Academy',
      location: 'Marikina',
      text: TEACHER,
    },
    same: false,
    why: 'another subject, the text is a form',
  },
  {
    name: 'one teacher posting on two boards',
    one: {
      title: 'Math Teacher (Junior High)',
      employer: 'St. Gabriel Academy',
      location: 'Marikina City',
      text: TEACHER,
    },
    other: {
      title: 'JHS Mathematics Teacher',
      employer: 'Saint Gabriel Academy',
      location: 'Marikina, Metro Manila',
      text: TEACHER.replace('Send what you have to the HR office on the ground floor, weekdays.', ''),
    },
    same: true,
    why: 'St. and Saint, JHS and junior high, one sentence less',
  },
  {
    name: 'teacher at two campuses',
    one: { title: 'Math Teacher', employer: 'St. Gabriel Academy', location: 'Marikina', text: TEACHER },
    other: { title: 'Math Teacher', employer: 'St. Gabriel Academy', location: 'Antipolo', text: TEACHER },
    same: false,
    why: 'two campuses, a person teaches at one',
  },
  {
    name: 'nurses of two wards',
    one: { title: 'Staff Nurse - ICU', employer: 'Santo Rosario Medical Center', location: 'Naga', text: NURSE },
    other: {
      title: 'Staff Nurse - Emergency Room',
      employer: 'Santo Rosario Medical Center',
      location: 'Naga',
      text: NURSE,
    },
    same: false,
    why: 'wards hire apart',
  },
  {
    name: 'nurse posting in capitals',
    one: { title: 'Staff Nurse - ICU', employer: 'Santo Rosario Medical Center', location: 'Naga City', text: NURSE },
    other: {
      title: 'STAFF NURSE (ICU) – WITH DORM!',
      employer: 'STO. ROSARIO MEDICAL CENTER',
      location: 'Naga, Camarines Sur',
      text: NURSE.toUpperCase(),
    },
    same: true,
    why: 'capitals and Sto. for Santo',
  },
  {
    name: 'nurse posting month after month',
    one: {
      title: 'Staff Nurse (ICU)',
      employer: 'Santo Rosario Medical Center',
      location: 'Naga',
      text: `${NURSE} Apply until March 15.`,
    },
    other: {
      title: 'Staff Nurse (ICU)',
      employer: 'Santo Rosario Medical Center',
      location: 'Naga',
      text: `${NURSE} Apply until April 30.`,
    },
    same: true,
    why: 'only the last day moved',
  },
]
