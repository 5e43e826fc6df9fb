import type { LetterPosting } from './postings.ts'

/** Eight more, of trades the others have none of; worded as postings are, in our own words. */
export const thirdPostings: LetterPosting[] = [
  {
    title: 'Estimating Assistant - Roofing contractor (US)',
    employer: 'Ridgeback Roofing',
    tags: ['Estimating', 'AutoCAD'],
    description: `We bid on about 12 commercial roofs a month. You measure roofs from plans (Bluebeam or PlanSwift), do the takeoff, ask suppliers for prices and fill in our estimate sheet in Excel. Full time, 8am-5pm Mountain time. You need your own computer with two screens. Please answer: How many takeoffs have you done? What software do you use? Salary expectation?`,
  },
  {
    title: 'Legal Intake Specialist (work from home)',
    employer: 'Delgado Injury Law',
    tags: ['Customer Service', 'Legal'],
    description: `First voice people hear after an accident. Answer calls, ask the intake questions, type the answers into Clio while you talk, send the retainer for signature, call back people who did not sign. Fluent English is a must. Requirements to apply: internet of at least 25 Mbps with a backup, a wired headset, quiet room. Shift 10pm - 7am Manila. Please tell us about a difficult caller you had and what you did.`,
  },
  {
    title: 'Online English Tutor for Kids',
    employer: 'Little Lantern English',
    tags: ['ESL', 'Teaching'],
    description: `One on one lessons of 25 minutes with children aged 5 to 11 in Taiwan. Material is given. Peak hours 6pm-9pm Manila, at least 10 hours a week. A laptop with a webcam is required. Have you taught children before? When can you begin?`,
  },
  {
    title: 'Etsy Shop Assistant',
    employer: 'Maker & Moss',
    tags: ['Etsy', 'Customer Service', 'Canva'],
    description: `We sell engraved gifts and December is crazy. Reply to Etsy messages, check personalisation before it goes to the workshop, edit listings, order supplies and keep the sheet of late parcels. 20-25 hours/week over 6 days, you choose when. $4.50/hr. Tell us why you would like this job, in your own words, and what hours you are online.`,
  },
  {
    title: 'Collections Representative – gym memberships',
    employer: 'FitLedger',
    tags: ['Collections', 'Phone Support'],
    description: `Members whose card got declined get a call, a text and an email from you. Friendly but firm, set up payment plans, note every call in the system. Around 80 calls a day. 9am to 6pm Eastern. Base $800 + commission. No side jobs. Have you done collections? Include the phrase "firm but fair" in your reply.`,
  },
  {
    title: 'Subtitle Editor / Transcriber (church media)',
    employer: 'Harbor Light Media',
    tags: ['Transcription', 'Subtitles'],
    description: `We publish four sermons and two talks every week. Take the automatic transcript, correct it against the audio, cut it into subtitles and upload to YouTube. 10 hrs per week, any time. Subject line must be: SUBTITLES + your first name. Attach one text you have edited or written. What is your rate per audio minute?`,
  },
  {
    title: 'Research Assistant (grants for small nonprofits)',
    employer: 'Openfield Giving',
    tags: ['Research', 'Google Sheets'],
    description: `Find foundations that fund food banks and shelters, read their rules, fill our Google Sheet (deadline, amount, contact), write a two sentence summary for each. 40 entries per week. Starting date is January. Applicants must be able to join a call on Thursdays at 8am EST. 1) How do you check that information on a website is true? 2) Expected monthly pay for 25 hours a week`,
  },
  {
    title: 'Travel Concierge VA - luxury safari',
    employer: 'Acacia & Ash Journeys',
    tags: ['Travel', 'Reservations'],
    description: `Honeymooners write to us with a dream; you turn it into an itinerary. Ask lodges for availability, hold rooms, compare flights in Amadeus, prepare the quote, stay on WhatsApp with guests while they travel. GMT+2 hours, some weekends. We look for someone long term, minimum 2 years in travel or hotels. Describe a trip you planned for someone else.`,
  },
]
