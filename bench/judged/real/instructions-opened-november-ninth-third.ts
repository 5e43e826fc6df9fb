import { judgedPostings } from '../posting.ts'

/** As ordinary employers write on boards, by another hand that had seen no rule; read once at first sight and learnt from since. */
export const instructionsOpenedNovemberNinthThird = judgedPostings(String.raw`
Technical Support Specialist – POS systems for restaurants

Support tier 1 by phone and remote session. You'll reset printers, fix menu buttons, push updates, explain error codes to stressed managers on a Friday night.

Shift: Wed-Sun, 5pm-1am Pacific
Pay: $1,200/mo

Training is six weeks, fully paid. In the final week you take over live calls with a coach listening in. You have to score 85 points on the knowledge quiz before you go solo, and you get two tries.

We're looking for friendly people who can explain things without jargon. Restaurant experience counts just as much as IT experience here.
---
Video Editor – Short form for a chiropractor

Need 20 reels a month. Captions, b-roll, sound fx, hooks. Premiere or CapCut desktop.

Budget is open so include your rate per reel.

Requirements for applying:
‣ Google Drive link with 5 vertical videos you cut yourself
‣ Specs of your PC or Mac
‣ Start the subject with "CRACK" (yes really)
‣ How many reels can you finish in one 8 hr day?

Dr. Mike
=> ask your rate per reel
=> file portfolio
=> file pc_specs
=> subject starts CRACK
=> ask How many reels can you finish in one 8 hr day?
---
Translator, English to Cebuano (health leaflets)

Our charity publishes free leaflets for mothers. There are twelve leaflets, around 900 words each, and we'd pay $0.06 a word.

Please write to Hannah with your CV and a Cebuano translation of the sentence "Breast milk is all your baby needs for the first six months." Machine translated samples are easy to recognise. Let us know whether you've translated medical texts before. Quote reference BISAYA-12 in your email.
=> file resume
=> ask a Cebuano translation of the sentence "Breast milk is all your baby needs for the first six months."
=> ask whether you've translated medical texts before
=> word anywhere BISAYA-12
---
Procurement Assistant – Hotel Fit-outs (Dubai company, PH remote)

Sourcing furniture, fixtures and fabrics from suppliers in China, India and Vietnam. Comparing quotes, arranging samples, tracking shipments to site.

Sunday–Thursday, 1pm to 10pm Manila

AED 2,800 per month

The person we want keeps tidy records: each sample has a code, each code has a photo, each photo sits in the right folder. You'll also prepare the answers to RFIs from main contractors.

Good luck to all applicants!
---
Part-time Community Moderator (Discord, crypto-free, we promise)

Our server is for home coffee roasters: 8,400 members, mostly polite. We need cover 10pm-4am EST, four nights.

You'd welcome people, remove spam, run the Sunday roast-along.

Apply by email with the subject Night Roaster. Write me a few lines, by yourself and not by ChatGPT, on how you'd deal with two long-time members who fight in public. Include your Discord username. And of course tell me how you brew your coffee.
=> subject is Night Roaster
=> no_ai
=> ask how you'd deal with two long-time members who fight in public
=> ask your Discord username
=> ask how you brew your coffee
---
Mortgage Loan Processor Assistant (Sydney broker)

Position summary
Packaging home loan applications for submission, ordering valuations, chasing banks, updating clients and Salestrekker.

Essential
– min. two years with an Australian broker or lender
– ApplyOnline experience
– very good English

How to apply
Submit the following in ONE email to people@harbourlend.example:
(1) Resume, (2) 2-minute self introduction video, (3) Scan of a valid government ID, (4) Internet speed test result, (5) Expected salary in AUD
Subject: LPA – <Your Full Name> – <Notice Period>
=> file resume
=> file video
=> file photo
=> file speed_test
=> ask Expected salary in AUD
=> subject form LPA – {name} – <Notice Period>
---
Warehouse Supervisor - Clark, Pampanga

3PL company handling cosmetics and skincare is in need of a Warehouse Supervisor.

- Graduate of any 4 year course
- With 3 yrs experience in warehouse ops, preferably FMCG
- Knowledgeable in WMS, FIFO / FEFO, cycle count
- Can handle 30 pickers and packers
- Willing to be trained in Cabuyao for 2 weeks (accommodation free)

Will make daily productivity reports, check lot codes and expiry, conduct toolbox meetings each morning, and answer audit questions from brand owners.

Salary 28-32k plus OT pay. Successful applicants will be asked to submit medical, police clearance, and 1x1 pictures during onboarding.
---
WordPress Maintenance Tech

Agency in Leeds. 74 client sites. Updates, backups, small fixes, speed. WP Engine and Cloudways, Elementor (sorry), ACF, Gravity Forms.

3 questions, short replies please:
Q1. A client's site shows a white screen after a plugin update. First three things you check?
Q2. Which caching plugin do you prefer and why?
Q3. When could you start?

Send with your CV and the URLs of 3 sites you look after or built. We use Teamwork so the code word is TEAMWORK, pop it at the top of your proposal.
=> ask A client's site shows a white screen after a plugin update. First three things you check?
=> ask Which caching plugin do you prefer and why?
=> ask When could you start?
=> file resume
=> file portfolio
=> word first_line TEAMWORK
---
Nurse Case Reviewer (USRN, work from home)

Do you hold an active US RN licence and live in the Philippines? A utilization management company is building a team in Iloilo and Bacolod (WFH).

Send a copy of your US RN license, your updated resume, and your NCLEX year to usrn@carebridgeum.example with "USRN – State of License" as subject (example: USRN – Illinois).

P75,000 - P95,000 + HMO
=> file certificate
=> file resume
=> ask your NCLEX year
=> subject form USRN – State of License
---
Etsy shop assistant (personalised baby blankets)

Hi, I'm Jo and I make blankets in my garage in Wales. Orders have gone a bit mad.

You'd be replying to buyers, checking the spelling of each baby name before I sew it (ask me about the "Olvia" disaster), sending proofs, and keeping my order sheet up to date. Buyers tend to send their messages with the wrong order number in the subject so a detective's brain helps.

Around 2 hours a day, any time before 3pm UK. £5/hr.

I'm not fussy about qualifications, just be kind and reliable. Drop me a message if you're keen!
---
Appointment Setter for B2B SaaS (dental imaging)

Base $1,000 + uncapped commission (top setter made $2,350 last month)

- Loud confident voice
- Comfortable with 150 dials a day
- HubSpot and Orum

Apply by sending:
1. A 60-second Vocaroo link: why should we hire you?
2. Your numbers from your last role (dials, connects, meetings booked)
3. Max 3 points on OLJ. We don't care for point-burners.

Any email that contains the words "I hope this finds you well" goes straight to trash.
=> file voice
=> ask why should we hire you?
=> ask Your numbers from your last role (dials, connects, meetings booked)
=> points most 3
=> avoid I hope this finds you well
---
Genealogy researcher / transcriber

I help American families find their roots in the Philippines. Looking for someone in or near Ilocos who can read old Spanish church registers and could visit parish offices a couple of times each month.

Tell me which towns you can reach within a day, how well you read Spanish handwriting, and what you would charge per visit. A sample transcription you've done would have to come with your application. Include "Vigan 1898" in your subject.
=> ask which towns you can reach within a day
=> ask how well you read Spanish handwriting
=> ask what you would charge per visit
=> file portfolio
=> subject has Vigan 1898
---
Customer Success Associate (EdTech, K-12)

We make reading software used in 900 schools across the US Midwest. As a CSA you'll onboard teachers, run webinars, handle tickets in Intercom and reset class codes at the start of every term.

You'll thrive here if you have taught, if you speak slowly and clearly, and if thirty teachers asking the same question in a single morning doesn't bother you.

$1,300-$1,500/month depending on background
Paid parental leave
Health stipend $60
Company shuts for two weeks in December

Applications close when we've found the right person. Resumes are reviewed by a human, always.
---
HELLO. I AM LOOKING FOR A PINTEREST VA. FOOD BLOG, 2.1M MONTHLY VIEWS.

10 HRS A WEEK, $6 AN HOUR. TAILWIND, CANVA, KEYWORDS.

PLEASE SEND LINKS TO PINTEREST ACCOUNTS YOU'VE GROWN. WRITE "SOURDOUGH" AS THE LAST WORD OF YOUR MESSAGE. USE 5 APPLY POINTS, NOT MORE, NOT LESS.

SORRY FOR THE CAPS, MY KEYBOARD IS STUCK.
=> file portfolio
=> word last_line SOURDOUGH
=> points exactly 5
---
Structural Steel Detailer (Tekla)

Fabricator in Hamilton, NZ requires a detailer for long-term contract. Portal frames, stairs, handrails, connections to NZS 3404.

Must have five years on Tekla Structures. Rate NZD 18-24/hr.

Send CV, sample GA and shop drawings, and your answers to the below:
* Which version of Tekla do you have a licence for?
* Have you worked to NZ or AU standards?
* What size was the heaviest job you detailed (tonnes)?

Title the email "Steel Detailer / your surname / your hourly rate".
=> file resume
=> file portfolio
=> ask Which version of Tekla do you have a licence for?
=> ask Have you worked to NZ or AU standards?
=> ask What size was the heaviest job you detailed (tonnes)?
=> subject form Steel Detailer / your surname / your hourly rate
---
Travel Consultant – Cruise Desk

Established London agency, ABTA member. We are after someone with GDS or cruise booking experience to join our growing Cebu team (office in IT Park, two days WFH).

Respond to web leads, build quotes, upsell excursions, take deposits. Commission starts from the first booking, and you get a familiarisation trip once you pass probation.

Customers ask all manner of questions, from wheelchair access to whether the captain is single. Promo codes change each week so you'll need to keep on top of the Monday bulletin.

PHP 35,000 basic. To apply, click below.
---
Tender Writer / Bid Coordinator

Our cleaning company bids for council contracts across the Midlands. I need a person who writes clear, plain answers to dull questions and never misses a deadline.

Please send me a writing sample of about 300 words on this: how does a cleaning firm prove it is good for the local community? It has to be your own words – any AI-generated content will be rejected. Along with that, your CV, and your notice period.

Subject line: Bid Coordinator application.
=> ask how does a cleaning firm prove it is good for the local community?
=> no_ai
=> file resume
=> ask your notice period
=> subject is Bid Coordinator application
---
Hiring Airbnb Co-host VA!! (Smoky Mountains cabins, 14 listings)

Tasks: guest messaging, pricing w/ PriceLabs, cleaner scheduling, handling review disputes, updating door codes in Hospitable

Sched: Thu to Mon, 8pm-4am PHT
Sahod: $850

Paano mag-apply: message me with "BEAR PROOF" sa subject, i-attach ang resume mo at DISC personality result, tapos sagutin ang tanong na ito: Guest says there's a bear on the porch at 2am. What do you reply? Please also attach a selfie video (1 min) introducing yourself. Kapag kulang, hindi na po namin babasahin.
=> subject has BEAR PROOF
=> file resume
=> file test_result
=> ask Guest says there's a bear on the porch at 2am. What do you reply?
=> file video
---
Quality Analyst – Voice (Healthcare BPO)

Site: Davao City
Headcount: 4
Start: 2 June

Evaluate at least 8 recorded calls per day against the client scorecard, calibrate with the US team on Tuesdays, publish weekly trends, help trainers with refresher material. A call loses points for dead air, missed verification questions or a wrong disposition code.

Preferred: one year QA experience, HIPAA aware, comfortable presenting.

P26k package + quarterly incentive, HMO on day 1, free parking for motorbikes. Referral fee of P5,000 for anyone you bring along who stays three months.
---
Ghostwriter for LinkedIn (founder of a packaging company)

3 posts a week. I talk, you write. We do a 30 minute call each Monday.

When applying:
a) paste links to 3 LinkedIn posts you wrote for somebody else
b) write a hook for a post about cardboard
c) do not use the word "delve" or I will close the tab
d) open your message with "Dear Box Man"
=> file portfolio
=> ask write a hook for a post about cardboard
=> avoid delve
=> word first_line Dear Box Man
`)
