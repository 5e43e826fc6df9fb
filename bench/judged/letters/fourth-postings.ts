import type { LetterPosting } from './postings.ts'

/** Twenty in or near the trades of the fourth people, four to each; built as real postings are, in our own words. */
export const fourthPostings: LetterPosting[] = [
  // 0-3: executive and general assistants
  {
    title: 'Executive Assistant to Founder (Full-time, Remote, EST)',
    employer: 'Larkmoor Capital Partners',
    tags: ['Executive Assistant', 'Calendar Management', 'Travel', 'Notion'],
    description: `ABOUT US
Larkmoor is a small investment firm (7 people) that buys and operates service businesses in the Southeast US: pest control, landscaping, pool maintenance. We own five of them today and plan to own ten. Our founder, Graham, spends his week on calls with sellers, bankers and operators, and right now he is also his own assistant. That has to stop.

THE ROLE
You will be Graham's right hand. This isn't a task-taker job. We want a person who sees what is about to go wrong on Thursday and fixes it on Tuesday.

WHAT YOU WILL DO
- Own Graham's calendar across three companies and two time zones. Protect his mornings. Say no politely.
- Triage his inbox (about 200 emails/day), draft replies in his voice, flag what he must see himself
- Book travel: flights, hotels, cars, dinner reservations, and rebook it all when a deal slips
- Prepare one-page briefs before each seller call (who they are, what we discussed last time, open items)
- Take notes in meetings and chase action items until they are closed
- Keep our deal pipeline in Notion current
- Reconcile the company card each month and send receipts to our accountant
- Occasional personal errands: gifts, appointments, a passport renewal, school calendar of his kids

WHO YOU ARE
- 3+ years as an EA or executive VA to a founder, CEO or partner
- Excellent written English. You will be writing to people as Graham, so tone matters more than anything else
- Comfortable with confidential information (NDA required)
- Calm. Deals are chaotic and Graham is, in his own words, "a moving target"
- You have used Google Workspace, Slack, Notion or something close to it. We don't care about certificates.

WHAT THE FIRST 90 DAYS LOOK LIKE
Weeks 1-2: you shadow Graham on every call (camera off is fine), read the last six months of email, and write down how he answers people.
Weeks 3-6: you take over the calendar and travel completely, and start drafting. Expect him to change a lot of what you write in the begining. That's not a bad sign.
By day 90: he opens his inbox twice a day, and you're the one who tells him when.

WHO SHOULD NOT APPLY
- If you need every task written out step by step
- If you have a second full time job on the same hours (it happened to us twice, we will find out)
- If you're an agency

THE PRACTICAL STUFF
Hours: Monday to Friday, 8:30am to 5:30pm Eastern. This is a night shift in the Philippines, please be sure you can do this long term.
Pay: $1,100 - $1,400 per month depending on experience, paid twice a month via Wise. 13th month after one year. 10 days PTO plus US holidays.
Equipment: your own computer with 16GB RAM, 50mbps internet and a backup connection.

HOW TO APPLY
Please read this part twice. We delete every application that doesn't follow it.
Send a cover letter of not more than 300 words addressed to Graham. In it, tell us:
1. Who did you support and what did a normal day look like?
2. Describe a time you caught a mistake before your boss did.
3. What would make you leave a job within the first 6 months?
4. Earliest start date.
Attach your resume as PDF. We do not need a photo, your age or your marital status.

Shortlisted candidates get a paid trial task (2 hours, $20).`,
  },
  {
    title: 'VA needed asap',
    employer: 'D. Whitlock',
    tags: ['Virtual Assistant', 'Data Entry', 'Email'],
    description: `Need a VA 15-20 hrs a week. I run a small moving company and im drowning in emails. answer quotes, put jobs in google calendar, call customers the day before to confirm. some data entry. $4/hr to start, raise after 60 days if your good. texas time, mornings mostly. no agencies!! Tell me what hours you can work and when you can start thanks`,
  },
  {
    title: 'Real Estate Transaction Coordinator / Admin VA',
    employer: 'Palmetto Key Realty Team',
    tags: ['Real Estate', 'Transaction Coordinator', 'Admin'],
    description: `Hi there! We're a husband-and-wife real estate team in Charleston, SC closing 70ish homes a year, and our current TC (hi Joy!) is going on maternity leave in January and told us she may not come back. So we are looking for the next Joy.

You would:
• open files the moment a contract is signed & put every deadline on the calendar
• send intro emails to buyers, sellers, lenders and attorneys
• chase signatures in Dotloop (so. many. signatures.)
• order the home inspection, CL-100 letter, home warranty
• update the listing photos and descriptions in MLS
• keep our clients happy w/ a weekly update email

Real estate experience is a big plus, but we've trained people from law offices, banks and hospitals before and they did great. What we can't teach is double checking your own work.

9-5 Eastern, Mon-Fri, $6-$8 per hour DOE. Time tracker (Hubstaff) yes, screenshots no, we're not weird.

To be considered, put the word SWEETGRASS somewhere in the first line of your message so we know you're a reader. Then answer these:
- What's the hardest deadline you've ever had to keep track of?
- Which tools have you used to manage tasks?
- Are you okay with making phone calls to US clients?

Can't wait to meet you!
Beth & Tyler`,
  },
  {
    title: 'Admin Assistant (Work From Home) - Iloilo / Visayas applicants preferred',
    employer: 'Hiraya Wellness Trading',
    tags: ['Admin', 'Clerical', 'Customer Service', 'WFH'],
    description: `WE ARE HIRING! 🌿

Naghahanap kami ng Admin Assistant na masipag, mapagkakatiwalaan at marunong mag-Google Sheets. Small team lang kami (8 pax) kaya lahat nagtutulungan.

Duties and Responsibilities:
- Encode ng daily orders from Shopee, Lazada at Facebook page
- Mag-reply sa mga resellers sa Messenger at Viber
- Gumawa ng schedule ng owner at paalala sa mga meeting
- Mag-prepare ng simpleng quotation at purchase order
- Attendance at cut-off summary ng staff para sa payroll

Qualifications:
- At least college level, any course
- May sariling laptop at stable na internet (min 25 mbps)
- With at least 1 yr experience as admin/secretary/VA
- Marunong makipag-usap nang maayos, Tagalog at English. Kung marunong mag-Hiligaynon, mas okay!
- Can start ASAP

Mon to Sat, 9am - 6pm. Php 18,000 - 22,000/month + SSS, PhilHealth, Pag-IBIG after 3 months + free products 😊

Paano mag-apply: i-send ang resume at maikling message kung bakit ikaw ang dapat naming kunin. Ilagay din ang expected salary at kung kailan ka pwede magsimula. Pwedeng English o Taglish ang message, basta totoo.`,
  },
  // 4-7: customer service
  {
    title: 'Customer Support Specialist (Email + Chat) for Shopify skincare brand',
    employer: 'Dewberry Skin',
    tags: ['Customer Support', 'Gorgias', 'Shopify', 'E-commerce'],
    description: `Hey!

We're Dewberry, a vegan skincare brand out of Portland with a very loyal (and very vocal) customer base. We get around 120 tickets a day and double that in Black Friday week. Two of you will share the inbox, with Megan our CX lead.

What the job is:
Answering emails, chats and IG DMs in Gorgias. Where is my order, my serum leaked, can I use this while pregnant (answer: ask your doctor, always). Issuing refunds and reships in Shopify within the policy. Tagging tickets properly so we can see what's going wrong. Telling us when a macro sounds like a robot.

What the job is not:
Phone calls. Sales. Copy-pasting.

You:
* 2 years+ of e-commerce support
* you write English the way people talk, warm and short
* Gorgias or Zendesk experience
* can work Tues-Sat, 7am-3pm Pacific

$5.50-6.50/hr, 40 hrs, paid weekly. Paid holidays after 3 months.

In your application please reply to this customer as you would on the job:
"Hi I ordered the Cloud Cream 3 weeks ago and tracking hasn't moved since the 4th. This was a birthday gift and the birthday is TOMORROW. Super disappointed, I want my money back AND the cream."

Also tell us:
1) Which helpdesk tools you've used and for how long
2) Your CSAT or any number you're proud of (if you have one, don't make one up)
3) Why you left, or want to leave, your last job

Applications written by ChatGPT are very easy to spot, we get 300 of them with the same first sentence. Write like you.`,
  },
  {
    title: 'Customer Service Representative - Voice | Sign-on Bonus | Day 1 HMO',
    employer: 'Meridian Outsourcing Philippines, Inc.',
    tags: ['BPO', 'CSR', 'Call Center', 'Voice'],
    description: `Meridian Outsourcing Philippines, Inc. is one of the fastest growing BPO providers in the country with sites in Pasig, Cebu, Cagayan de Oro and Davao. We are currently seeking highly motivated individuals to join our dynamic team as Customer Service Representatives for a US healthcare insurance account.

Job Description:
• Handles inbound calls from members and providers regarding eligibility, benefits and claim status
• Documents all interactions accurately in the CRM
• Meets and exceeds key performance metrics such as AHT, QA score and CSAT
• Ensures compliance with HIPAA and company policies at all times
• Performs other tasks that may be assigned from time to time

Qualifications:
• At least Senior High School graduate or completed 2 years in college
• With minimum of 6 months BPO experience, healthcare account an advantage but not required
• Good to excellent English communication skills
• Amenable to work onsite for nesting (2 weeks), work from home after
• Willing to work in shifting schedules including graveyard, weekends and holidays
• Can start immediately

What we offer:
• Competitive salary package up to Php 27,000
• Php 15,000 sign-on bonus (T&C apply)
• Day 1 HMO with 2 free dependents
• Night differential 20%
• Paid training
• Career growth opportunity

Recruitment process is 100% virtual. Initial interview, assessment, final interview, job offer in one day! Only shortlisted candidates will be contacted. Meridian is an equal opportunity employer.`,
  },
  {
    title: 'Medical Receptionist / Appointment Setter (Remote) for busy dental clinic',
    employer: 'Sunnybank Family Dental',
    tags: ['Receptionist', 'Appointment Setter', 'Dental', 'Phone'],
    description: `Family-owned dental practice in Brisbane, 4 dentists, 2 locations. We're looking for a virtual receptionist to take overflow calls, confirm tomorrow's appointments, rebook cancellations and call the recall list (patients overdue for a check up). You will be trained in our software (Praktika).

Must haves
- Clear phone voice. Patients are often older or nervous
- Previous phone based customer service, at least 12 months
- Quiet room. No roosters please, we have learned the hard way
- 7:30am - 4:30pm Brisbane time Mon-Fri (5:30am to 2:30pm PH)

Nice to have: dental or medical background

Rate AUD 9/hour. 3 month probation.

How to apply
Email subject must be in this format: RECEPTION | Your full name | Earliest start date
Include a voice recording (1 min, mp3 or vocaroo link) introducing yourself, your internet speed test result, and a short cover letter telling us how you'd handle a patient who is angry that the dentist is running 40 mins late.
Applications with the wrong subject wont be opened.`,
  },
  {
    title: 'Dispatcher HVAC company – night shift PH',
    employer: 'Copper State Air',
    tags: ['Dispatch', 'Customer Service', 'ServiceTitan'],
    description: `Looking for dispatcher. You answer the phone, book the call in ServiceTitan, send the right tech, tell customer when we are running late. Summer is 100+ calls a day, winter slower. Phoenix AZ time 6a-3p Sun thru Thu. $6.25/hr. Need good english, thick skin, wired internet. Must of worked phones before. ServiceTitan or Housecall Pro helps alot. Reply with 1. years on phones 2. accounts you handled 3. can you work Sundays 4. speed test`,
  },
]
