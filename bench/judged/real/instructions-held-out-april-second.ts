import { judgedPostings } from '../posting.ts'

/** By two hands that had not seen the rules; kept for measuring: nobody who writes rules reads them. */
export const instructionsHeldOutAprilSecond = judgedPostings(String.raw`
Property management assistant 🏡 (AppFolio)

Hi I'm Renee, I manage 210 doors in Columbus Ohio

Looking for a rockstar right hand:
-maintenance work orders
-lease renewals
-calling tenants that are late (kind but firm)
-move in / move out inspections: go thru photos & compare
-posting vacancies, screening applicants, collecting their paystubs + IDs

Hours 8-5 Eastern, $6.50 / hr, paid weekly

REQUIREMENTS
-AppFolio or Buildium 1yr+
-great phone voice
-internet at least 50mbps w/ backup. Speedtest screenshot goes with your application
-typing 50+
-Start your application with "Go Buckeyes" (not kidding!)
-reliable computer, tell me the specs
-no second full time job. do you have one right now?

Looking forward to reading them!!
=> file screenshot
=> word somewhere Go Buckeyes
=> ask reliable computer, tell me the specs
=> ask do you have one right now?
---
Night Shift Dispatcher - Trucking

Freight dispatch company in Chicago. 5 open positions.

Duties:
Find loads on DAT & Truckstop
Negotiate with brokers
Send rate cons, BOLs, and invoices
Track drivers
Enter load number + pickup code in TMS
Call the driver at 6am and ask: are you loaded? what's your ETA? any issues?

You need english C1, strong nerves, 1 yr of US dispatch experience (mandatory!!!), Mon-Fri 7am-5pm Chicago time.

Base $900 + 1% of gross. Top dispatchers make $2500+. Ready to make real money? Join us!!!
---
Recruiter / Sourcer (tech roles) - remote

Talentbridge PH is expanding! We're looking for a Sourcer who will support our US clients with tech hiring.

Responsibilities
• Sourcing in LinkedIn Recruiter, JobStreet, OnlineJobs
• Write job ads with clear application instructions (e.g. "put the code word in the subject") and screen out people who don't follow
• Collect resumes, portfolios and certificates of candidates
• Ask screening questions: What's your expected salary? When can you start? Why did you leave your last job?
• Update Greenhouse on a daily basis

Qualifications
• Graduate of Psychology, HR or any related course
• 2+ years full cycle or sourcing experience
• Can work US hours

Perks
• ₱45,000 – ₱60,000
• HMO on day 1
• MacBook provided

Interested candidates may apply directly via this page. Our team will reach out within 3-5 business days for an initial phone screen, followed by the client interview.
---
General VA for busy mum of 4 / online course creator

Hiya!! I'm Pip. I sell a course on toddler sleep, and I'm knackered, ironically.

I need somebody for 20hrs a week in Kajabi, ConvertKit, FB group moderation, a bit of Canva, a bit of "Pip you've forgotten the school form".

You're calm. You're organised. You don't need telling twice. You don't mind voice notes.

£4.50/hour, paid weekly via Wise.

Pls don't send me one of those 'I am excited to apply for the position' letters out of ChatGPT, I've had 63 this week. Just talk to me. What do you do when I give you two urgent things at once? What are you like on a bad day? Anything you absolutely hate doing?

oh and the subject: "Pip, go to bed" . Just that :)

Pip x
=> no_ai
=> ask What do you do when I give you two urgent things at once?
=> ask What are you like on a bad day?
=> ask Anything you absolutely hate doing?
=> subject is Pip, go to bed
---
Customer Support Team Lead (SaaS)

What would you do if 200 tickets came in overnight? If your first thought was "make coffee, then triage", you'll fit right in.

Formly is an online form builder used by 11,000 schools. We're looking for a team lead for 8 agents across Cebu, Davao and Medellín.

Your week
- Coaching 1:1s
- QA scoring (10 tickets per agent)
- Writing macros; every macro must include the ticket ID and the customer's first name
- Bug reports to engineering: attach a screenshot, HAR file, steps, expected result
- Password reset and SSO escalations
- Reporting CSAT every Monday with subject "CSAT – week #"

You bring
- 3 yrs support, 1 yr as lead
- Some HTML/CSS; you're able to read code without panic
- Portfolio of help-center articles is a plus but isn't expected

Offer
- $1,250 monthly, 13th month
- 15 days PTO
- $300 for your desk setup

Our hiring has four stages: application review, a written exercise, a chat with two agents, and a final with our COO. We'll share all of the questions beforehand, nobody likes surprises.
---
Bilingual Collections Agent (English / Tagalog)

Hiring: Collections Agent for Fil-Am lending company

Ang trabaho: tatawag sa mga borrower na late na ang bayad, magpapadala ng reminder sa text at email, at mag-a-update ng notes sa system. Kailangan laging ilagay ang loan number sa subject ng email at i-attach ang payment schedule.

Tatanungin mo rin sila: kailan po kayo makakabayad? magkano po ang kaya ninyo? may bago po ba kayong number?

Qualifications:
- at least 2nd year college
- 1 year collections or telesales
- mahaba ang pasensya
- may sariling laptop at tahimik na lugar
- okay sa 10pm - 7am

Sweldo: 25k + incentives, every 15 and 30

Gusto mo bang kumita habang nasa bahay lang? Ito na ang hinihintay mo! Apply na!
---
Photo Retoucher – newborn photography studio

Studio in Austin. 3 photographers, 25 sessions per month.

Skin (jaundice, blotchy, flakes), composites for safe posing, background extending, colour match. NO plastic babies.

$3.50 per image, about 300 images a month

I'll send you 2 raws to try after I like your stuff. So show me your stuff: befores and afters. 8-10 is enough. If you've never edited newborns then portraits are ok.

What's your turnaround for 30 images?

Title it like this: RETOUCHER – (your country) – (how many years)

thx, Meg
=> file portfolio
=> ask What's your turnaround for 30 images?
=> subject has RETOUCHER
=> ask your country
=> ask how many years
---
Inventory & Purchasing Assistant (Cin7) – Auto parts

mate we sell 4wd parts, perth WA. stock is a mess. need a gun with excel and cin7

- raise POs
- chase suppliers in china for ETAs
- landed costs
- stock adjustments after the count
- product codes, barcodes etc

7am-3pm perth = same as manila time so no night shift for you 👍

$6.50usd/hr

write back with the following or dont bother
your cv,
what you know about landed cost (in ur own words not chat gpts),
a recent photo of your workspace,
and code LOW RANGE in the subject somewhere so i can search for it

Daz
=> file resume
=> ask what you know about landed cost
=> file photo
=> subject has LOW RANGE
=> no_ai
---
Title Examiner Assistant

We're a title company with offices in Ohio & Michigan. Searching for a detail-obsessed person for order entry, searching county sites, typing commitments, and clearing schedule B items.

The position is 40 hrs, 8-5 EST, $6 an hour to start with review at 60 days.

In your reply, after your greeting, but before you tell us about yourself, type: parcel 4471. Then go on as normal. We'd like to know which counties or states you've searched in, and also what your internet speed is.

When orders come to you they'll have the file number in the subject, always keep it there.

Thank you,
Lorraine M.
Operations
=> word somewhere parcel 4471
=> ask which counties or states you've searched in
=> ask what your internet speed is
---
TikTok Shop Affiliate Manager

Fast growing beauty brand (LA). We did $180k on TikTok Shop last month & we want 500k.

You'll recruit 50+ creators a day, send samples, follow up on content, track GMV, and keep our top 20 happy like they're family. When creators ask for a free sample: get their address, shade and follower count, and send them the brief with the code of the week.

Must:
🔸 1yr TikTok Shop US
🔸 Euka / Reacher
🔸 great DMs, not robotic
🔸 PST hours

$900-1200 + 1% GMV bonus

LAST THING. Show that you can follow directions: your very last line has to be "lip oil is forever" (with no period). Bonus points for those who tell us the biggest GMV month they managed. Send your updated resume to be considered.
=> word somewhere lip oil is forever
=> ask the biggest GMV month they managed
=> file resume
---
Shopify Customer Support Rep (Pet brand, full time)

🐶 Do you love dogs? Are you the kind of person who cannot sleep with unread tickets? Then keep reading!!

We sell orthopedic beds and we ship about 900 orders a week. You will be the 4th person on our support team.

Duties
• Answer 60-80 tickets per day in Gorgias
• Ask customers for a photo of the damaged item + their order number before issuing any refund
• Hand out discount codes (only from the approved list - never share the staff code)
• Put the order number in the subject line when you forward a case to the warehouse
• Attach proof of delivery to chargeback disputes
• Tag bugs for the dev

Requirements
• 1 yr e-com support, Gorgias or Zendesk
• 25mbps wired
• Mon-Fri 9pm-6am PH time

What happens next: we look at profiles every Tuesday, then a 15 minute chat with Dana, then a paid trial of three days. No need to send a video or anything fancy, your OLJ profile tells us enough.

Starting $900/mo, raise after 90 days.
---
Real Estate Cold Caller - Base + Commission $$$

We are a wholesaling company out of Tampa FL. We do 4-6 deals a month and want to get to 10.

YOU WILL:
> Dial off-market homeowners 8 hrs/day on Mojo
> Qualify on motivation, timeline, condition, price
> Ask sellers "have you thought about selling?" 300 times a day w/out losing your smile
> Log leads in Podio

YOU NEED:
> Neutral accent
> Minimum 6 months cold calling US sellers (not collections, not telco)
> Noise cancelling headset, i7 or Ryzen 5
> Thick skin

$5/hr base plus $75 per closed deal.

An application with no voice recording gets deleted. One to two minutes, mp3 or vocaroo, pitch me like I'm a tired landlord. With it let us know how many dials a day you did at your last job and what hourly you are expecting.

Training starts the first Monday of the month. Camera on during training.

Rick & the Sunbelt team
=> file voice
=> ask how many dials a day you did at your last job
=> ask what hourly you are expecting
`)
