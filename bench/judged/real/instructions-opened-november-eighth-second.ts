import { judgedPostings } from '../posting.ts'

/** As ordinary employers write on boards and in groups, by a hand that had seen no rule; read once at first sight and learnt from since. */
export const instructionsOpenedNovemberEighthSecond = judgedPostings(String.raw`
Revit / AutoCAD Draftsperson – Residential

Coastal Plan Co is a building design studio on the Sunshine Coast. We draw new homes, extensions and granny flats for local builders. We are after a drafter with strong Revit skills to take our sketch designs through to construction documentation.

You should bring at least four years of experience, some familiarity with the NCC (we will teach what's missing) and an eye for line weights.

The position is full time, Monday to Friday, 7am to 3.30pm AEST. Salary AUD $2,200 a month.

To be considered, email studio@coastalplan.example with your CV, a PDF of at least two full working drawing sets you have completed and the names of two referees. Start the subject line with DRAFTY.
=> file resume
=> file portfolio
=> file references
=> subject starts DRAFTY
---
Operations Associate, Vacation Rentals

Our company manages 34 cabins near Gatlinburg. As operations associate you'll:

• answer guest questions on Airbnb and Vrbo (average response under 10 min)
• send door codes 24 hours before check-in, and change the code after each checkout
• coordinate cleaners using Turno
• request a video walkthrough from the cleaner if a guest complains

Compensation $6/hr, 40 hours, rotating weekends. We provide a paid trial week.

Interested? Hit apply and we will send you a link for scheduling an interview.
---
Social Media Manager - Dental Clinic group (3 clinics, Metro Manila)

Ortigas / Alabang / QC. Hybrid: 2x a week onsite for content shoots, rest WFH.

Ikaw ang hahawak ng FB, IG at TikTok namin. Dapat marunong mag-shoot gamit ang phone, mag-edit sa CapCut, at hindi mahiyain kausapin ang mga dentista. Salary 25k-30k depende sa experience.

Para mag-apply, send us:
📌 CV
📌 Link ng mga page na hinandle mo
📌 3 content ideas para sa isang dental clinic
📌 Saan ka nakatira (city)

Subject ng email: "SMM Application - [Name]". Email to ngiti.dental@mail.example
=> file resume
=> file portfolio
=> ask 3 content ideas para sa isang dental clinic
=> ask Saan ka nakatira (city)
=> subject form SMM Application - {name}
---
WordPress person needed for agency overflow

Hi, I run a two-person web agency in Leeds. We've more work than hands. Mostly Elementor and Bricks builds from Figma, plus speed fixing and plugin updates.

Nothing fancy in the process: no tests, no five-stage interviews. Just drop me a message with a few sites you've built, your rate, and whether you've used Bricks before. If I like what I see we'll do a small paid job together.

Oh, and pop the word "Yorkshire" in there somewhere. You'd be amazed how many don't.

Tom
=> file portfolio
=> ask your rate
=> ask whether you've used Bricks before
=> word anywhere Yorkshire
---
LEAD GENERATION SPECIALIST
-------------------------------------
Industry: Commercial roofing
Hours: 40/wk (flexible)
Rate: $3.50 - $4.50 USD/hr
-------------------------------------
Tasks: find property managers & facility directors in Texas using Apollo, LinkedIn Sales Nav, Google Maps. Verify emails w/ NeverBounce. Enter into Hubspot.
-------------------------------------
TO APPLY: Change the subject to "I find the roof people". Answer these questions:
Q1. Which lead gen tools have you paid for or had access to?
Q2. How many verified leads can you produce in one 8-hour day?
Q3. Do you have any other jobs or clients at the moment?
-------------------------------------
Applications w/o answers are auto deleted.
=> subject is I find the roof people
=> ask Which lead gen tools have you paid for or had access to?
=> ask How many verified leads can you produce in one 8-hour day?
=> ask Do you have any other jobs or clients at the moment?
---
Pinterest VA for food blog

I blog about gluten free baking. I need 25 pins a week designed in Canva (templates are ready), scheduled in Tailwind, with keyword-rich descriptions. Around 8 hours weekly, 6 USD per hour.

If you've managed a food account before I'd especially love to hear from you! Please share the links to any Pinterest accounts you have managed, and finish your message with the name of your favorite dessert.

xx Hannah
=> file portfolio
=> ask the name of your favorite dessert
---
Community Moderator - gaming Discord

We're an indie studio with a 41,000 member Discord. We need someone to cover the Asia time zone.

You will:
- Ban bots and raiders, keep AutoMod word lists updated (there's a secret word system for verifying new members, you'll be in charge of it)
- Run weekly trivia, award points to winners
- Collect bug reports incl. screenshots and PC specs from players and pass them on to QA
- Be kind, even at 3am

Contract, 20 hours, $7/hr. We welcome applicants of every background. Apply through the platform.
---
Transcriptionist (Legal) 

Work from home / project based. $0.75 per audio minute. Files are depositions and arbitration hearings, mostly clear US audio, some with heavy accents.

Requirements: 70 wpm, foot pedal preferred, excellent punctuation.

Kindly attach a screenshot of your typing test result (typingtest.com, 3 minute test) and your resume. Mention the turnaround time you can commit to for a 60 minute file.
=> file typing_test
=> file resume
=> ask the turnaround time you can commit to for a 60 minute file
---
URGENT HIRING!!! ACCOUNTING STAFF (San Fernando, Pampanga)

Restaurant group with 5 outlets. BS Accountancy grad, at least 1 yr experience, knows BIR forms 2550Q, 1601C, 0619E. Marunong sa QuickBooks is an advantage. Can start immediately.

Benefits: SSS, PhilHealth, Pag-IBIG, free meal, staff discount 

Send resume and COE (certificate of employment) to aling.nena.group@mail.example
Subject: ACCTG STAFF - NAME
Indicate your expected salary and availability for interview.
=> file resume
=> file certificate
=> subject form ACCTG STAFF - {name}
=> ask your expected salary
=> ask availability for interview
---
Link Building & Outreach Specialist

SaaS SEO agency (remote, 19 people) looking for a link builder who can get real editorial links. No PBNs, no fiverr gigs, no link exchanges in Slack groups.

KPIs: 12 live links a month, DR 50+, traffic 1k+.

Pay: $1,000–1,300 / month + $20 per link above target.

Application instructions 👇
Your subject line must include the phrase "white hat". In the body, paste the best outreach email you've ever sent and what reply rate it got. Then list five live links you've built in the last six months. AI-generated applications will be rejected, no exceptions.
=> subject has white hat
=> ask the best outreach email you've ever sent
=> ask what reply rate it got
=> file portfolio
=> no_ai
---
Insurance CSR — Property & Casualty

Independent agency in Tampa, FL. Handle COI requests, endorsements, renewals, remarketing in EZLynx. Personal lines mainly, some commercial.

We'd like someone who has worked for a US agency for 18 months or longer. $6.50 per hr starting with reviews at 90 days and one year. Health stipend after 90 days.

Please reply with a Loom video, 2 minutes max, covering:
 1. your P&C experience
 2. the AMS systems you've used
 3. why you left (or want to leave) your last job

Include the code P&C2291 in the subject.
=> file video
=> ask your P&C experience
=> ask the AMS systems you've used
=> ask why you left (or want to leave) your last job
=> subject has P&C2291
---
Talent Sourcer (RPO)

Join a recruitment firm that places engineers in Singapore and Sydney. Your day:

- Boolean searching on LinkedIn Recruiter
- Reviewing resumes, GitHub profiles and portfolios and shortlisting against the brief
- Asking candidates the screening questions (notice period, expected salary, visa status) and noting the answers in Bullhorn
- Preparing candidate summaries for the consultants

You'll have a degree and a minimum of one year in sourcing. Night shift isn't required! 8am–5pm Manila.

Php 35,000 basic plus placement bonus. Government benefits, HMO on day 1.

Apply via this page. Due to volume we can respond only to shortlisted candidates.
---
Thumbnail artist wanted

Finance YouTuber, 310K subs, 2 vids/wk. I pay $35 per thumbnail, 2 revisions max, 24h turnaround.

Send your best 5 thumbnails. First word of your message should be "Clickable".
=> file portfolio
=> word first_line Clickable
---
HIRING LIVE SELLER 💄✨ (TikTok & Shopee)

Beauty brand kami based in Marikina. Need namin ng 3 live sellers na energetic, maganda ang boses, at hindi nauubusan ng sasabihin!!

Sked: 6pm-12mn, 5 days a week onsite (may studio kami)
Pay: 700/day + commission 3%
With allowance sa pamasahe

HOW TO APPLY:
1. I-like ang page tapos mag-PM
2. Isend nyo sa PM ang 1-2 min video nyo habang nagbebenta ng kahit anong gamit sa bahay nyo
3. Whole body photo, walang filter
4. Edad, height at location nyo

Bawal ang tamad! Char. Pero seryoso.
=> file video
=> file photo
=> ask Edad
=> ask height
=> ask location nyo
---
Legal Intake Specialist (Bilingual English/Spanish)

Personal injury firm based in Houston, TX. You're the first voice an injured person hears, so empathy matters more than scripts.

Shift is 8a-5p Central. $9/hr for bilinguals.

We will only consider applicants who do the following. Record a voice clip introducing yourself in English AND in Spanish (Vocaroo link is fine). Attach your resume in PDF. Title your message "Intake – Bilingual – {Your Full Name}". State your years of call center experience.
=> file voice
=> file resume
=> subject form Intake – Bilingual – {name}
=> ask your years of call center experience
---
Appointment setter for solar - commission + base

Hey! We're Sunny Side Energy out of San Diego. You'll be calling warm leads (they filled out a FB form) and booking them for our closers. $5/hr base and $15 per sit. Top setter made $1,900 last month no joke.

What we want
- clear english
- hungry
- can take rejection
- quiet room, noise cancelling headset

Don't have a resume? No prob, we don't care. Just give us a call at the number in our profile or message on WhatsApp and we'll set up a quick chat. Training starts next Monday.
---
Etsy Shop Manager/ VA

I sell digital wedding templates (Templett, Corjl). 2,900 listings, 5 star shop since 2017 and I intend to keep it like that.

I need help with customer messages, listing creation, SEO tags, and making mockups. 25 hours/wk. Weekend messages need to be answered within 3 hours.

$5 an hour. Raise at 3 months.

Now the fine print. Every application must begin with the phrase "Something borrowed". I'd like to hear about the most difficult customer you've dealt with and how it ended. Please also tell me what days and hours you're free to work. Applying with AI text? I've read the same "I am thrilled to apply" 400 times now so please, write it yourself.

Looking forward to meeting you,
Cass
=> word first_line Something borrowed
=> ask the most difficult customer you've dealt with and how it ended
=> ask what days and hours you're free to work
=> no_ai
---
Mortgage Loan Processor / Broker Support - Aus

Perth based brokerage, 2 brokers, $80m a year in settlements. We need an experienced loan processor who's across Mercury or Salestrekker, ApplyOnline, and lender policy for at least CBA, Westpac, Macquarie, ING.

Hours 8am - 5pm AWST (same as Manila, lucky you). AUD 2,000-2,500/mth.

Send your resume, and 2 references from Australian brokers. Also need to know: how many files were you lodging per month? which aggregator were you under? when can you start?

Subject to say: Loan Processor Perth
=> file resume
=> file references
=> ask how many files were you lodging per month?
=> ask which aggregator were you under?
=> ask when can you start?
=> subject is Loan Processor Perth
`)
