/** A posting a letter is written to. */
export type LetterPosting = { title: string; employer: string; tags: string[]; description: string }

/** Worded as postings of the remote market are, in our own words. */
export const letterPostings: LetterPosting[] = [
  {
    title: 'Xero Bookkeeper (Part-time) $6-8/hr',
    employer: 'Harrow & Finch Advisory',
    tags: ['Xero', 'Bookkeeping'],
    description: `We are a small accounting practice in Brisbane with 40 clients. You will do weekly bank recs, code transactions in Xero, prepare BAS workpapers and chase clients for missing receipts (we use Dext). 20 hours a week to start, must overlap 9am-1pm AEST.
Please put "LEDGER" in the subject line and tell us:
1. How many years of Xero experience do you have?
2. What is your expected hourly rate?
3. When can you start?`,
  },
  {
    title: 'URGENT!!! Customer Service Rep - Night Shift 🔥',
    employer: 'PetalBox',
    tags: ['Customer Support', 'Zendesk'],
    description: `PetalBox ships flowers all over the US. Were growing fast and need someone to answer chats & emails (Zendesk), process refunds, talk to couriers when a delivery goes wrong. Calm, friendly, good written english.
Shift is 9pm-6am Manila. Full time. No side jobs pls.
Start your application with the word TULIP so we know you read this.`,
  },
  {
    title: 'Executive Assistant to CEO',
    employer: 'Northgate Capital Partners',
    tags: [],
    description: `Our CEO runs three companies and needs a right hand. Responsibilities:
- Own the inbox: sort, draft answers, flag what matters
- Calendar across EST and London
- Book flights and hotels
- Take notes in meetings and follow up on action items
- Some personal errands online
Requirements: 3+ years as EA, excellent English, discretion. Tell us about the most demanding executive you supported and how you organised their week. State your salary expectation.`,
  },
  {
    title: 'Short-form Video Editor for Fitness Coach',
    employer: 'Coach Dani',
    tags: ['CapCut', 'Premiere Pro'],
    description: `I post 2 reels a day and can't keep up. You get raw clips from me in Drive, you cut them, add captions + hooks + trending sounds, and deliver in 24h. Experience with talking-head content is a must. Please include a link to your portfolio and answer: what makes a hook work?`,
  },
  {
    title: 'Cold Caller / Appointment Setter - Solar (PHP 35,000 + bonus)',
    employer: 'BrightSide Solar',
    tags: ['Cold Calling', 'GoHighLevel'],
    description: `We need hungry callers. Mon-Fri 9AM to 5PM Arizona time. You'll dial our list (we use GHL), qualify homeowners, and book appointments for our closers. Minimum 120 dials a day. Base + $15 per show. Send a voice recording introducing yourself.`,
  },
  {
    title: 'Shopify Product Listing VA',
    employer: 'Kindred Pine Co',
    tags: ['Shopify', 'Data Entry', 'Canva'],
    description: `Home decor store, 2,000 SKUs. Need help uploading new products, writing simple descriptions, resizing images in Canva, keeping inventory right and checking orders. Around 25 hrs/week, flexible, but please be online by 10am EST for a quick check-in. What hours can you work? What is your monthly rate?`,
  },
  {
    title: 'Data Encoder – Work From Home, no experience needed',
    employer: 'Maple Records Ltd',
    tags: ['Data Entry'],
    description: `Encoding of scanned forms into our database. 200 forms a day. Accuracy is more important than speed. You need a stable connection and your own PC. Training given. Pay is $3/hour, paid weekly.`,
  },
  {
    title: 'Social Media Manager (Restaurants)',
    employer: 'Saltwater Hospitality',
    tags: ['Social Media Management', 'Canva', 'Instagram'],
    description: `Five restaurants, five Instagram accounts. You'll plan the monthly calendar, design posts in Canva, write captions, schedule in Later, answer DMs and comments, and send a monthly report. We'd like someone who can also edit simple reels. Tell us: 1) which brands have you handled 2) a link to your best work 3) your rate per month`,
  },
  {
    title: 'Real Estate Virtual Assistant',
    employer: 'The Okafor Group',
    tags: ['Real Estate', 'CRM'],
    description: `Busy realtor in Atlanta. Tasks: follow up with leads by text and email, update the CRM (Follow Up Boss), schedule showings, prepare listing paperwork, post listings on social media. Real estate experience strongly preferred. US Eastern hours, 8-5. Long term for the right person.`,
  },
  {
    title: 'AP/AR Accountant needed for US trucking company',
    employer: 'Ironline Freight',
    tags: ['QuickBooks', 'Accounts Payable', 'Accounts Receivable'],
    description: `Handle invoicing to brokers, match PODs, enter carrier bills into QBO, run the weekly payment batch, collections calls on invoices past 30 days. Must have QuickBooks Online and Excel. 40 hours, Central time. In your cover letter, mention how large the AP volume was you handled before.`,
  },
  {
    title: 'Recruitment Coordinator / Sourcer',
    employer: 'Talentwell',
    tags: ['Recruitment', 'LinkedIn'],
    description: `Talentwell places nurses in Ireland. We look for a coordinator: source on LinkedIn, screen CVs against a checklist, schedule interviews with hospitals, keep our ATS clean. Some healthcare background is a plus but not needed. Subject: Recruitment Coordinator - [your name]. Earliest start date?`,
  },
  {
    title: 'Email & Chat Support for SaaS startup',
    employer: 'Loopdesk',
    tags: ['Customer Support', 'Intercom'],
    description: `Loopdesk is scheduling software for salons. Salon owners are not technical, so patience is everything. You would answer in Intercom, write help articles, log bugs for our developers and jump on the occasional screen share. Experience w/ SaaS preferred. 4 days x 10 hours, weekend included. Why do you enjoy support?`,
  },
  {
    title: 'Podcast Editor',
    employer: 'Second Breakfast Studio',
    tags: ['Audio Editing', 'Video Editing'],
    description: `Weekly interview show, 60 min audio + video. Clean up audio, cut filler words, add intro/outro, make 5 clips per episode, design the thumbnail. We use Descript & Premiere. Send three samples and your per-episode price.`,
  },
  {
    title: 'VA for Amazon seller (long term)',
    employer: 'Bright Otter Brands',
    tags: ['Amazon', 'Customer Service'],
    description: `Reply to buyer messages, handle returns, open cases with Seller Central, track inventory in sheets, research new products and suppliers. We are two brothers and one employee so you'll learn everything. $700 to start, raise after 3 months. Write "two brothers" somewhere in your message.`,
  },
  {
    title: 'Medical Billing Assistant',
    employer: 'Cedar Spine Clinic',
    tags: ['Medical Billing', 'Data Entry'],
    description: `Looking for a biller to verify insurance, post payments, follow up denied claims with payers by phone, and correct demographics in the EMR. HIPAA training is provided. Looking for people with clear spoken English who are not shy on the phone. 8am-5pm Pacific.`,
  },
  {
    title: 'Payroll Officer',
    employer: 'Sunrise Care Homes',
    tags: ['Payroll', 'Xero'],
    description: `Run fortnightly payroll of ~300 carers (award rates, allowances), answer staff questions about payslips, process leave and terminations, reconcile super. Employment Hero or Xero Payroll. Remote, Sydney hours. Please tell us how many employees you have run payroll for, and your notice period.`,
  },
  {
    title: 'Lead Generation Specialist (B2B)',
    employer: 'Quarterdeck Growth',
    tags: ['Lead Generation', 'LinkedIn Sales Navigator', 'HubSpot'],
    description: `We build outbound lists for agencies. You'd research companies, find decision makers in Sales Nav, verify emails, enrich in Clay, and load to HubSpot. 400 clean contacts a week is normal. Apply with a 3 line intro. Please begin your message with "Quarterdeck".`,
  },
  {
    title: 'Graphic Designer - 30 hours - Facebook ads & thumbnails',
    employer: 'Adroit Media',
    tags: ['Photoshop', 'Graphic Design'],
    description: `Performance agency. You make 15 static ads a week from a brief, plus YouTube thumbnails. Fast turnaround, take feedback well. Figma or Photoshop. Show us ads you've made. What's your availability and time zone?`,
  },
  {
    title: 'Inside Sales Associate',
    employer: 'Copperfield Windows',
    tags: ['Sales', 'CRM'],
    description: `Call back people who asked for a quote on our website, answer their questions, send the estimate, keep the CRM up to date and close over the phone. This is warm calling. 30k PHP base and commissions. We want somebody talkative & organised. 10pm to 7am PH.`,
  },
  {
    title: 'Admin Assistant / All Rounder',
    employer: 'Wattle Creek Landscaping',
    tags: [],
    description: `Family landscaping business in Perth. Quotes, invoices in Xero, answering emails and the occasional call, booking jobs in ServiceM8, a facebook post once a week. 4 hours each morning, Perth time. We don't need fancy, we need reliable. Have you worked with a trade business before? Tell us a bit about yourself.`,
  },
]
