import type { LetterPosting } from './postings.ts'

/** Another eight, of trades the first twenty have none of; worded as postings are, in our own words. */
export const secondPostings: LetterPosting[] = [
  {
    title: 'Medical Virtual Assistant (Orthopedic Clinic) – $7/hr',
    employer: 'Redwood Joint & Spine',
    tags: ['Medical', 'Scheduling'],
    description: `Two doctors, one busy front desk. You will answer patient calls, schedule appointments in Athenahealth, do insurance verification before the visit and chase referrals. 7am to 4pm Pacific, full time. We train on the software, we can't train kindness. Please tell us 1) your experience with patients 2) your hourly rate 3) earliest start.`,
  },
  {
    title: 'Course Content Assistant',
    employer: 'Brightleaf Learning',
    tags: ['Canva', 'Kajabi'],
    description: `We sell online courses for new managers. We record, you turn it into workbooks, quizzes and slides, proofread them and load everything into Kajabi. About 20 hrs/week, mostly async, one call on Tuesdays 9am London time. Send one sample of something you have written or designed. What would you charge per month?`,
  },
  {
    title: 'PROPERTY MANAGEMENT ASSISTANT - Florida rentals',
    employer: 'Gulfline Homes',
    tags: ['AppFolio', 'Customer Service'],
    description: `180 doors. Tenants call and email about leaks, AC, late rent. You log maintenance requests in AppFolio, line up vendors, remind people about rent and prepare leases for signature. Eastern hours 9-6. Thick skin helps. Start your message with the word PELICAN.`,
  },
  {
    title: 'Tier 1 Help Desk (night shift)',
    employer: 'Stackwell MSP',
    tags: ['Help Desk', 'Technical Support'],
    description: `Small MSP in Ohio. Password resets, printers, Outlook not opening, new user set ups. You write every ticket down properly and escalate what you cant fix in 20 minutes. 9pm-6am Manila time, 5 days. No degree needed but you must stay calm with angry users. How do you explain a technical thing to somebody who is not technical?`,
  },
  {
    title: 'Junior Bookkeeper - QuickBooks - $5 per hour',
    employer: 'Pruitt Tax & Books',
    tags: ['QuickBooks', 'Bookkeeping'],
    description: `Entry level ok if you are good with numbers. Code transactions, match receipts, bank recs, monthly reports for 25 small clients. 30 hours per week, you choose when. Do you have QuickBooks experience? When can you start?`,
  },
  {
    title: 'Dispatcher for HVAC company',
    employer: 'Comfort Brothers Air',
    tags: ['Dispatch', 'ServiceTitan'],
    description: `Answer inbound calls, book jobs, move technicians around when a job runs long, keep customers posted, close out the board at night. ServiceTitan. Central time, 7am-4pm. Need somebody quick and friendly. Tell us about a day when everything went wrong and how you handled it.`,
  },
  {
    title: 'Blog Writer (pets)',
    employer: 'Paws & Acorns',
    tags: ['SEO', 'Content Writing'],
    description: `4 articles a month, 1200 words each, about dogs mostly. We give keyword and outline, you research and write in plain english, no fluff, no AI text. Include 2 links to articles you wrote and your price per article. Put "Acorn" in the subject.`,
  },
  {
    title: 'Community Moderator for a language app',
    employer: 'Tandemly',
    tags: ['Moderation', 'Discord'],
    description: `Our Discord has 30k learners. You welcome new people, answer questions about the app, remove spam, calm down arguments and write a weekly summary for the team. 15 hours/week incl. Saturdays. Which hours suit you?`,
  },
]
