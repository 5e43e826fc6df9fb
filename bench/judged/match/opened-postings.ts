import { moreOpenedPostings } from './opened-more-postings.ts'
import type { JudgedPosting } from './pairs.ts'

const olj = { source: 'olj', location: null, job_types: ['full-time'], hours_per_week: 40, min_id_proof: null } as const
const linkedin = { ...olj, source: 'linkedin', hours_per_week: null } as const

export const openedPostings: readonly JudgedPosting[] = [
  {
    ...olj,
    name: 'truck dispatcher',
    title: 'TRUCK DISPATCHER (reefer + dry van) - night shift, experienced only!!',
    employer: 'Redline Carrier Services',
    salary: '$5 - $7/hr',
    hours_per_week: 45,
    tags: ['Dispatch', 'Logistics', 'DAT'],
    description: `We run 14 trucks out of Ohio and are growing fast. Looking for a dispatcher that can hit the ground running, we dont have time to train from zero.
What you'll do
* find and book loads on DAT and Truckstop, negotiate with brokers ON THE PHONE
* send rate cons, check calls with drivers, detention and lumper receipts
* keep the wheels turning, no truck sits empty over the weekend
Min 2 yrs dispatching for US carriers. Know your lanes. Strong spoken english is a must, drivers will call you at odd hours.`,
  },
  {
    ...olj,
    name: 'gohighlevel automations',
    title: 'GoHighLevel Automation Specialist | Snapshots, Workflows, A2P',
    employer: 'Fernhill Growth Co',
    salary: '$900-1,300/month DOE',
    job_types: ['full-time', 'contract'],
    tags: ['GoHighLevel', 'CRM', 'Zapier', 'Funnels'],
    description: `Agency serving med spas and roofers, 40+ sub accounts. You own everything inside GHL: pipelines, workflows, calendars, forms, snapshots, missed call text back, A2P registration. When something breaks you find out why before the client does.
Nice to have - Make or Zapier, webhooks, a bit of CSS for funnels, email copy.
To apply send a Loom (max 3 mins) walking us through a workflow YOU built. Applications without a Loom are deleted, sorry.`,
  },
  {
    ...olj,
    name: 'spanish support',
    title: 'Bilingual Spanish/English Customer Support Agent',
    employer: 'Tienda Solara',
    salary: '1100 USD / month',
    tags: ['Customer Support', 'Spanish', 'Email Support'],
    description: `Our buyers are mostly in Mexico and Texas, so about 70% of tickets and calls are in Spanish. You need to be fluent, written and spoken (C1 or native level), we will test you on the first call. Please do not apply if you would rely on a translator tool.
Gorgias, Shopify, WhatsApp. 8 to 5 Central. At least one year in customer support.`,
  },
  {
    ...olj,
    name: 'telehealth nurse',
    title: 'Telehealth Triage Nurse (WFH) – ER or Med-Surg background',
    employer: 'Harborlight Virtual Care',
    salary: '$1,400/mo',
    min_id_proof: 70,
    tags: ['Nursing', 'Healthcare', 'Telehealth'],
    description: `Our nurses answer patient calls for clinics in the US, sort by urgency following our protocols, document in the EMR and hand over to the provider on duty.
Requirements:
- BS Nursing, PRC license; NCLEX passed (USRN is an advantage, active state license not required on day 1)
- 2 years bedside in ER, ICU or med-surg
- calm on the phone, neutral accent, can type while talking
- wired internet 25mbps + backup
Rotating nights. ID proof 70+.`,
  },
  {
    ...olj,
    name: 'short form editor',
    title: 'Short-form Video Editor - 3 reels/day (CapCut or Premiere)',
    employer: 'Loudmouth Studio',
    salary: '$700 monthly',
    min_id_proof: 50,
    tags: ['Video Editing', 'Reels', 'TikTok'],
    description: `Hey! Need an editor who LIVES on TikTok. We give you long talking head videos from coaches, you cut 3 vertical clips a day with hooks, punchy captions, b-roll, sound fx, jump cuts. Turnaround 24 hrs.
Premiere Pro preferred, After Effects is a bonus, CapCut is ok if ur really good. Send 5 samples that YOU edited (not templates). Paid test for the top 5.`,
  },
  {
    ...linkedin,
    name: 'hr payroll',
    title: 'HR & Payroll Officer',
    employer: 'Kalinaw Foods Corp.',
    salary: '₱35,000 - ₱42,000 a month',
    location: 'Taguig, National Capital Region, Philippines (Hybrid)',
    tags: ['Human Resources', 'Payroll', 'Compensation and Benefits'],
    description: `Reports to the HR Head. Hybrid, 3x a week onsite sa BGC office.
• Semi-monthly payroll processing for 220 employees, timekeeping, final pay
• Government remittances (SSS, PhilHealth, Pag-IBIG), BIR 1601-C, 2316 and alphalist
• 201 files, benefits and HMO enrollment, help in recruitment when needed
Graduate of Psychology, HRM or any business course. At least 3 years of Philippine payroll experience. Knowledge of Sprout or any HRIS is an advantage. Amenable to start ASAP.`,
  },
  {
    ...linkedin,
    name: 'laravel vue developer',
    title: 'Full Stack Developer (Laravel / Vue 3)',
    employer: 'Tagpi Software',
    salary: '₱90,000 to ₱120,000 per month',
    location: 'Philippines (Remote)',
    tags: ['Laravel', 'PHP', 'Vue.js', 'MySQL'],
    description: `You will work on a booking platform used by resorts around the country. Small team (4 devs), code reviews, no time tracker.
Must haves: 4+ years PHP, of which 2 in Laravel; Vue 3 with composition API; MySQL tuning; REST APIs; tests in Pest or PHPUnit. Good to have: Docker, AWS, payments (PayMongo, Stripe).
Interview: intro call, small take home, final with the CTO.`,
  },
  {
    ...olj,
    name: 'esl for kids',
    title: 'Online ESL Teacher for Kids (Home-based, part time)',
    employer: 'Maple Pond English',
    salary: '₱180 per hour',
    job_types: ['part-time'],
    hours_per_week: 20,
    tags: ['ESL', 'Teaching', 'Tutoring'],
    description: `Teach young learners (5 to 12 yrs old) in Japan and Taiwan, 25 mins per class, one on one. Peak hours are 5pm-10pm Manila time, Mon to Sat.
Any bachelor's degree; education graduates or LPT are first in line. Teaching or tutoring experience preferred. Lively personality, clear pronunciation, headset and a plain background. Basic Japanese or Mandarin is a plus but hindi naman required. Materials provided, wala nang lesson planning!`,
  },
  {
    ...olj,
    name: 'property accountant',
    title: 'Property Accountant w/ AppFolio (or Yardi) - US property mgmt company',
    employer: 'Cedar & Stone Residential',
    salary: '$1,300 - $1,600 per month',
    min_id_proof: 75,
    tags: ['Accounting', 'AppFolio', 'Property Management'],
    description: `600 doors, 38 owners. You'd be closing the books each month: bank recs incl. trust accounts, owner statements + draws, AP bills coding, security deposits, CAM and rent roll review, 1099 prep.
Need somebody with 3+ years property accounting, AppFolio strongly preferred, Yardi/Buildium fine. QuickBooks alone isn't enough for this one. Accounting degree. We overlap 4 hours with Pacific time. ID proof of 75 or higher.`,
  },
  {
    ...olj,
    name: 'executive assistant',
    title: 'Executive Assistant to the CEO',
    employer: 'Orchard Nine Capital',
    salary: '$1,200/month',
    tags: ['Executive Assistant', 'Calendar Management', 'Email Management'],
    closed: true,
    description: `Looking for my right hand. You protect my calendar, keep inbox at zero, book travel for me and family, prep notes before meetings and chase people after. Some personal errands (gifts, reservations).
3+ years as EA to a founder or C-level, Google Workspace, Notion, Slack. Discreet, proactive, excellent writing. EST mornings.`,
  },
  {
    ...olj,
    name: 'legal va',
    title: 'Legal Virtual Assistant / Paralegal, Personal Injury',
    employer: 'Dunmore Injury Law',
    salary: '$6.00/hr',
    min_id_proof: 60,
    tags: ['Legal Assistant', 'Paralegal', 'Case Management'],
    description: `Busy plaintiff firm in Arizona. Full time 8a-5p MST.
You will be requesting and summarizing medical records and bills, opening claims with insurance adjusters, drafting demand letters and discovery, keeping the case file in Clio / Filevine current, client updates by phone.
Ideal is 2 years in a US law firm (PI pls). People with a medical records or nursing background or seasoned admin assistants who write very well may also try, we can teach the legal part to the right one.`,
  },
  {
    ...olj,
    name: '3d product artist',
    title: 'Blender 3D artist for product renders (furniture)',
    employer: 'Oakform Visuals',
    salary: '$10/hour',
    job_types: ['part-time', 'freelance'],
    hours_per_week: 20,
    tags: ['3D Modeling', 'Blender', 'Rendering'],
    description: `Modeling sofas, tables and lamps from photos & CAD drawings, texturing, lighting, white background + lifestyle scenes. Cycles. Clean topology since files go to an AR viewer also (glb).
Portfolio required. Substance Painter and Photoshop retouch = big plus. About 20h a week, own schedule, deadline based.`,
  },
  {
    ...linkedin,
    name: 'barista',
    title: 'Barista',
    employer: 'Kanto Brew House',
    salary: 'PHP 18,000/month',
    location: 'Makati, National Capital Region, Philippines (On-site)',
    tags: ['Barista', 'Food and Beverage', 'Customer Service'],
    description: `Hiring for our Legazpi Village branch! Prepare espresso based drinks, cashiering/POS, greet customers, opening and closing duties, stock count. With at least 6 months experience sa cafe or restaurant, may health card or willing to process. Latte art is a plus. Shifting schedule, 6 days a week. Live near Makati. Free staff meal + service charge.`,
  },
  {
    ...olj,
    name: 'social media for coffee',
    title: 'Social Media Manager + graphics + a little of everything (coffee brand)',
    employer: 'Second Crack Roasters',
    salary: null,
    hours_per_week: 30,
    job_types: ['part-time'],
    tags: ['Social Media Management', 'Canva', 'Content Creation'],
    description: `We roast beans and sell online. Need one person to run IG, TikTok and FB: monthly content plan, captions, posts in Canva, simple reels editing (we film, you cut), reply to comments and DMs, talk to creators, tiny boosts in Ads Manager.
2 years handling brand pages. Tell us your rate and one brand you admire, start your message with the word "crema" so I know you read this.`,
  },
  {
    ...olj,
    name: 'it helpdesk',
    title: 'IT Helpdesk Technician L1/L2 for MSP',
    employer: 'Cobalt Ridge IT',
    salary: '45,000 PHP per month',
    tags: ['IT Support', 'Helpdesk', 'Microsoft 365'],
    description: `Answer calls & tickets from our clients' staff (dentists, accountants). Password resets, M365 admin, Outlook issues, printers, VPN, onboarding/offboarding in AD and Entra, remote sessions in ScreenConnect, notes in ConnectWise/Autotask.
>> 1-2 years service desk exp., MSP or BPO tech support is ok
>> CompTIA A+ or MS-900 nice to have
Night shift, 9pm to 6am.`,
  },
  ...moreOpenedPostings,
]
