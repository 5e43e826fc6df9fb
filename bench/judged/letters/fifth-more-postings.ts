import type { LetterPosting } from './postings.ts'

/** The others of the fifth postings. */
export const fifthMorePostings: LetterPosting[] = [
  {
    title: 'People & Culture all-rounder (remote) for an electrical contractor',
    employer: 'Brightwire Electrical',
    tags: ['HR Generalist', 'Onboarding', 'Administration'],
    description: `G'day! We're a team of 38 sparkies, apprentices and office folk on the Gold Coast. Until now HR has been my wife Karen on a Sunday night with a glass of wine. She has resigned from the position (still married though).

So what do we need? Someone to look after the people side properly. Write the ads and screen applicants, ring them for a first chat, get licences and tickets checked, do contracts off our templates and the welcome pack, keep the training register up to date so nobody's white card or first aid runs out, keep an eye on leave, and check the timesheets on Monday before payroll goes to our accountant. We use Employment Hero and Simpro. You don't need to know Aussie award rates on day one but you do need to want to learn them.

Hours 7.30am to 3.30pm AEST, Monday to Friday, which I'm told is a very civilised 5.30 start for you. $1,100 to $1,400 USD a month depending on what you bring, and we pay for the Philippine public holidays of your choice up to 10 days.

If that sounds like you, drop us a note. Let me know what HR work you've done and for how big a company, whether you've ever had to have a hard conversation with an employee and how it went, and what you'd sort out first if you walked in to a place with no HR at all. Oh, and pop the word "voltage" somewhere in your note so I can tell you've read to the bottom.

Cheers, Mick`,
  },
  {
    title: 'HR Assistant (Timekeeping and Benefits) | Ortigas Center, Pasig',
    employer: 'Grandlane Retail Corporation',
    tags: ['HR Assistant', 'Timekeeping', 'Compensation and Benefits'],
    description: `Duties and Responsibilities:
• Responsible for the daily checking of attendance, overtime, leaves and schedule adjustments of store personnel (approx. 450 headcount, 22 branches)
• Prepares the timekeeping summary every cut-off and endorses the same to Payroll
• Processes SSS, PhilHealth and Pag-IBIG registration, contributions, loans and claims
• Maintains and updates 201 files and the HRIS masterlist
• Facilitates HMO enrolment and deletion
• Assists in the issuance of memos, NTEs and certificates of employment
• Handles walk-in inquiries of employees on their payslip and benefits
• Does other related tasks as may be assigned from time to time

Job Qualifications:
• Graduate of BS Psychology, BSBA major in HRDM, or any related course
• With at least 1 year of related experience, preferably in retail or manpower; fresh graduates with relevant internship are welcome to apply
• Proficient in MS Excel (vlookup, pivot table)
• Can work with minimum supervision, can handle confidential information
• Amenable to work in Ortigas Center, Monday to Saturday (alternate Saturdays WFH)
• Willing to be assigned to field work if needed

Salary: Php 20,000 - 24,000. Other benefits: rice subsidy, uniform, employee discount, 13th month pay.`,
  },

  // 12-15: social media and writing
  {
    title: '✨ Social Media Manager for Med Spa (2 locations, Arizona) ✨',
    employer: 'Glow Theory Med Spa',
    tags: ['Social Media Management', 'Instagram', 'Content Creation', 'Canva'],
    description: `We are Glow Theory, a boutique med spa in Scottsdale & Tempe 🌵 Botox, fillers, facials, laser. We are obsessed with natural results and our patients become family!

We need a creative, reliable Social Media Manager to take IG, FB and TikTok off our plate.

💉 YOUR ROLE
- Plan a monthly content calendar (we approve by the 25th)
- 5 posts + 7 stories a week, 3 Reels edited from clips our nurses send
- Write captions that sound like us (fun, warm, NOT salesy, never make medical claims!!)
- Reply to comments and DMs, send booking link
- Monthly report, what worked what didnt

💉 YOU ARE
- Experienced with beauty / wellness / skincare brands
- A pro in Canva and CapCut
- Up to date with trends, but with taste
- Ok with 2 check in calls a week, 10am Arizona time
- Able to respond to DMs within 2 hours in our business hours (9-6 MST)

💉 PAY
$550 - $750/month, about 20 hours a week. Starts as 1 month paid trial.

💉 TO APPLY
Begin your message with GLOWUP and tell us:
⭐ Links to 2-3 accounts you manage right now
⭐ What result are you most proud of? Numbers please
⭐ Look at our IG (@glowtheory.example). What would you change first?
⭐ Are you comfortable editing before & after videos with needles in it 😅
⭐ Your monthly rate

Agencies do not apply. Generic proposals get archived.`,
  },
  {
    title: 'Blog writer for dog site (long term, 6 articles a month)',
    employer: 'The Muddy Paw',
    tags: ['Article Writing', 'Blog Writing', 'SEO Writing'],
    description: `I run a website about living with big dogs. Looking for one writer who can take over half of my articles, 1,200-1,600 words each. I give you the keyword, the outline from Surfer, and a list of other articles to link to. You write, add subheadings, source 3 or 4 images and upload to WordPress as a draft.

Budget: $25 per article to start, $35 after the first six if it works.

What matters to me is that it sounds like a person who has been dragged through a hedge by a labrador. I've had enough of "In today's fast-paced world, dogs are more than just pets". I check every draft in two detectors and, more importantly, I read it. AI written text = no pay and contract ended, that goes for your proposal too.

With your proposal send two published samples (animals are nice but not needed), say how long an article like this takes you, and tell me about one dog you have known. Three sentences about the dog, no more. If you've never known a dog then a cat will be accepted under protest.

Proposals which start with "I am excited to" or "Dear Hiring Manager" will not be read.`,
  },
  {
    title: 'Content & Podcast Coordinator',
    employer: 'Second Shift Media',
    tags: ['Content Marketing', 'Podcast', 'LinkedIn', 'Copywriting'],
    description: `About Second Shift Media

Second Shift Media produces podcasts and newsletters for leaders in the non-profit and higher education sectors. We are a fully distributed team of nine across Canada, the UK and the Philippines.

About the role

The Content & Podcast Coordinator turns one recorded conversation into everything else that our clients publish: show notes, a LinkedIn post in the host's own voice, a newsletter section, three short video clips and an audiogram. You will look after four shows, each of which releases every two weeks.

Responsibilities
• Listen to each episode and select the moments worth sharing
• Write show notes, titles and episode descriptions
• Draft LinkedIn posts and newsletter copy for review by the Editor
• Cut captioned clips in Descript (training is provided)
• Schedule and publish in Buffer, Transistor and Mailchimp
• Coordinate guests: calendar invitations, bios, headshots and release forms
• Track downloads and engagement, and share what you notice

Requirements
• 2+ years of experience in content writing, social media or communications
• A portfolio that shows that you can write in different voices
• Meticulous about names, titles and deadlines
• Four hours of overlap with Eastern Time (anything between 9am and 5pm ET)
• Familiarity with audio or video editing is a plus, not a must

Compensation and terms
Part time, 25 hours per week, USD 8 – 10 per hour as an independent contractor. Potential to become full time by next year. Paid statutory days and two weeks of paid rest in December.

Application process
Please submit a cover letter of no more than one page that addresses why this role, and one that describes a piece of content you made out of something somebody else said or wrote. Include links. We respond to everyone within three weeks. Shortlisted candidates complete a paid exercise (USD 40) followed by two conversations.

We use no automated screening and would ask that you extend us the same courtesy: applications that are evidently machine generated will be declined.`,
  },
  {
    title: 'Page Admin / TikTok Content Girl or Boy (skincare brand)',
    employer: 'Kutis Pinay Essentials',
    tags: ['TikTok', 'Social Media', 'Content Creation'],
    description: `Hi mga mars and pars! Local skincare brand kami (soap, sunscreen, lotion) and we need page admin na marunong din mag-content sa TikTok Shop.

Gagawin mo: 2 TikTok videos per day (okay lang kahit hindi ikaw ang nasa cam), captions in Taglish, reply sa comments at inbox, i-boost ang mga posts, tulong sa live every Friday 8pm.

15k-20k monthly depende sa experience + commission sa TikTok Shop sales. WFH pero once a month may shoot sa San Fernando, Pampanga. Part time or full time pwede pag-usapan.

Email your resume at sample links to hiring@kutispinay.example, subject: PAGE ADMIN_Name_Age_Location. Wag kalimutan ilagay ang expected salary at kung anong oras ka usually online. Send a caption na rin for our kojic soap, yung hindi OA ha 😂`,
  },

  // 16-19: accounting and data
  {
    title: 'QuickBooks Online Bookkeeper / Junior Accountant for US CPA firm',
    employer: 'Hollis & Park CPAs',
    tags: ['QuickBooks Online', 'Bookkeeping', 'Accounts Payable', 'Bank Reconciliation'],
    description: `Hollis & Park is a 12 person CPA firm in Raleigh, North Carolina. We are adding a junior to our client accounting team, which already has three members in the Philippines (two in Davao, one in Baguio).

You will take care of about 15 small business clients: restaurants, a brewery, dentists, contractors.

Responsiblities
- Categorise bank and card feeds in QuickBooks Online
- Monthly reconciliations of bank, credit card and loan accounts
- Enter bills and prepare payment runs in Bill.com (partners approve)
- Prepare the month end checklist, draft P&L and balance sheet with notes on anything odd
- Ask clients for what is missing - politely, repeatedly
- Help with 1099s in January

Requirements
- BS Accountancy or similar, CPA not needed
- 2 years or more of bookkeeping, QBO strongly prefered
- Excel: pivot tables, SUMIFS, lookups
- 40 hours, 9am to 6pm Eastern. From February to April 15 there may be Saturdays (paid)
- Starting pay $5.50 - $7.00 / hour, reviewed after tax season. HMO allowance after 6 months

Application questions - answer all of them, numbered, short answers are fine:
1. Years of bookkeeping experience and number of clients or entities handled at the same time
2. Are you QBO ProAdvisor certified? (If not it's ok, say no)
3. The bank rec is off by $270.00. Name the first three things you check
4. Are you able to work Eastern hours permanently?
5. Desired hourly rate (USD)
6. Earliest start date

Subject line: "QBO Junior - your name". Applications with no numbered answers are not considered.`,
  },
  {
    title: 'Excel / Power BI person to fix our sales reporting',
    employer: 'Corvane Flooring Wholesale',
    tags: ['Microsoft Excel', 'Power BI', 'Data Analysis', 'SQL'],
    description: `Our sales reporting is 11 spreadsheets emailed around by 6 reps and it takes our office manager two days each month to put together. We want one clean data source and a Power BI dashboard: sales by rep, region, product line, margin, and a comparison with same month last year. Data sits in exports from our ERP (CSV) plus a small SQL Server we can give you read access to.

First phase maybe 60-80 hours over two months, after that ongoing about 10 hours per week to maintain it and answer ad hoc questions. Hourly, $8-$14. Some overlap w/ US Central mornings for calls, otherwise work whenever you like.

Please make SPREADSHEET the first word of your proposal. Show me one dashboard you've built (screenshot or link is fine), tell me how you would deal with the reps naming the same customer four different ways, and ask me one question you would need answered before starting. Dont send a price for the whole thing, I know you can't know that yet.`,
  },
  {
    title: 'Accounts Payable Analyst – Shared Services (Hybrid, BGC Taguig)',
    employer: 'Aldersgate Global Business Services Philippines',
    tags: ['Accounts Payable', 'Shared Services', 'SAP', 'Excel'],
    description: `Company Overview

Aldersgate Global Business Services Philippines is the shared service centre of the Aldersgate Group, a worldwide manufacturer of packaging and specialty paper with operations in 27 countries. From our offices in Bonifacio Global City, more than 600 colleagues support the Group in finance, procurement, human resources and information technology. We live by our values of Integrity, Ownership and Progress.

Job Summary

The Accounts Payable Analyst is responsible for the timely and accurate processing of vendor invoices and payments for assigned entities in the United Kingdom and Ireland, in compliance with Group policies, internal controls and service level agreements. The position reports to the Team Leader, Procure-to-Pay.

Essential Functions

• Performs two-way and three-way matching of invoices against purchase orders and goods receipts
• Investigates and resolves blocked, parked and duplicate invoices with procurement and plant personnel
• Processes employee expense claims and audits the same for policy compliance
• Prepares weekly payment proposals and supports the payment run
• Performs vendor statement reconciliation and responds to supplier enquiries through the ticketing tool
• Prepares month-end accruals, GR/IR clearing and the AP sub-ledger to general ledger reconciliation
• Produces daily and weekly KPI reports (invoice ageing, first-time match rate, on-time payment) and presents variances to the Team Leader
• Maintains desktop procedures and supports internal and external audit requests
• Identifies and participates in continuous improvement and automation initiatives, including dashboards and robotic process automation
• Ensures adherence to data privacy and information security policies

Minimum Qualifications

• Bachelor's Degree in Accountancy, Management Accounting, Finance or any business related course; CPA is not required
• At least one (1) to three (3) years of relevant work experience in accounts payable or general accounting
• Exposure to a shared services or BPO environment is preferred; candidates from local industry with solid AP background are encouraged to apply
• Working knowledge of any ERP (SAP S/4HANA, Oracle, NetSuite); QuickBooks or Xero users will be considered with training
• Proficient in Microsoft Excel. Knowledge of Power BI or VBA is an advantage
• Good written and verbal communication skills in English
• Analytical, keen to details, and able to work with tight deadlines especially during month-end close
• Amenable to a mid shift (3:00 PM – 12:00 MN) and to report onsite twice a week

What's In It For You

• Competitive salary package, from Php 32,000 to Php 40,000 commensurate to experience
• Signing bonus for those who can start within 30 days
• Night differential, meal and transportation allowance
• HMO with two free dependents on day 1, group life insurance
• 20 leave credits, convertible to cash
• Performance bonus and annual merit increase
• Career mobility within the Aldersgate Group

Aldersgate is committed to diversity and inclusion. All personal data submitted will be processed in accordance with the Data Privacy Act of 2012. By sending your application you consent to the collection and use of your information for recruitment purposes. Due to the volume of applications, only those who meet the minimum qualifications will be notified.`,
  },
  {
    title: 'Invoicing and credit control, 4 hrs a day',
    employer: 'Penrose Gardens Ltd (UK)',
    tags: ['Xero', 'Invoicing', 'Accounts Receivable'],
    description: `Landscaping firm in Cornwall. Job sheets come in from the lads by WhatsApp, you turn them into invoices in Xero, send them, and chase those who haven't paid (email, occasionally a ring). Also match payments off the bank feed. 4 hours a day, must include 9-11am UK. £4.50 an hour.

Reply with: your Xero or other accounts experience, how you'd word a third reminder to a regular customer of ours who owes £640, and when you're free to start. Keep it brief. Ta.`,
  },
]
