import { judgedPostings } from '../posting.ts'

/** As busy founders, recruiters and Philippine companies write, by a hand that had seen no rule; read once at first sight and learnt from since. */
export const instructionsOpenedNovemberSixthThird = judgedPostings(String.raw`
Ecom Product Researcher (TikTok Shop / dropship)

My last researcher left to open his own store (good for him), so the chair is empty.

You bring five products per day, each one with supplier link, margin and three ad angles. For each product you'll also write a headline, answer why it would sell now, and drop a sample video from the Creative Center in our sheet. SKU codes go in column A, always, in caps.

I pay $500 flat + $100 for every product that goes past 10k in sales 😎

Tools like Kalodata and Minea are on me. Zero experience is OK if you already spend too much time on TikTok anyway.

Apply if that's you.
---
Admin Assistant – Christian Counseling Practice

Peace be with you. Our small practice in rural Tennessee serves families on a sliding scale. We are in prayerful search of an assistant who can handle scheduling, SimplePractice billing, and gentle reminders to clients.

Hours are 9–1 Central, Monday through Thursday, and we can offer $6.50 per hour.

Confidentiality is of the utmost importance. Sharing our values is not a requirement, though respect for them is.

Kindly send a letter of introduction along with two character references. In your letter, please share what draws you to this kind of work. We'd also be grateful to know whether the morning Central time hours suit your household.
=> file references
=> ask what draws you to this kind of work
=> ask whether the morning Central time hours suit your household
---
Sales Engineer – Solar & Generators (Cebu City)

VoltaVisayas Corp. | Mandaue | Full time

We supply generator sets and hybrid solar systems to hotels and malls in Region VII.

• Electrical or Mechanical Engineering graduate, REE preferred
• Has driver's license (code 1,2 / A,B) and can drive manual
• Excellent in client presentation, incl. video calls with principals in China
• Can prepare quotations, single-line diagrams and bids
• Strong Cebuano and English

Basic 32k + commission + company car + phone plan. 

Apply in person at our office along A.S. Fortuna St. or through our Kalibrr page. Only shortlisted candidates will be contacted and asked for their credentials.
---
Instagram DM Setter for Fitness Coach

yo what's up! I coach busy dads to drop 30 lbs. I get 70+ new followers a day and need a savage in the DMs who's actually NICE.

commission only the first 2 weeks then $800 + 5%. yes I know commission only sounds sketchy, that's why I'm telling you upfront.

u need: 1 yr DM setting, a funny bone, ManyChat

hmu with a message that has
- 🔥 emoji as the first thing (bc I said so)
- ur show rate at ur last gig
- screenshots of a convo you closed
- how you'd reply to "I'm good bro just looking around"

voice notes > text but optional

Coach Trey
=> word first_line 🔥
=> ask ur show rate at ur last gig
=> file screenshot
=> ask how you'd reply to "I'm good bro just looking around"
---
Content Writer (B2B cybersecurity)

We write for vendors who sell to CISOs. Deep articles, 1,800+ words, interviews with practitioners, no fluff.

You'd write four pieces a month. Each begins with a brief containing title, keyword, target reader and questions to answer. Each goes through two rounds of edits. Rates start at $180 per article.

We've a zero tolerance policy on AI-generated drafts in client work, and each piece is run through two detectors before publication. New writers begin on a three-article trial at full rate.

If you have a technical background (SOC analyst, sysadmin, IT support) and write well in English, that's a rare combination and we'd love you on the roster. Press "Submit interest" and you'll land in our writer database.
---
Payroll Officer (Philippines, WFH) for Australian Childcare Group

Little Gumnuts Early Learning | 9 centres | NSW and ACT

We're after a details person to process fortnightly pay for 210 educators under the Children's Services Award. KeyPay/Employment Hero experience is a must, as is knowing your way around super, leave loading and STP.

Work hours are 7am to 3:30pm Manila. Salary ₱75k–₱90k. Equipment is supplied.

Please address the following in a cover letter of no more than one page:
  • Your experience with Modern Awards
  • A payroll error you made and what you did to fix it
  • Salary expectations
and send it along with your resume. Applications without a cover letter won't be progressed. Quote reference LGEL/PAY/03 in the subject of your email.

PPS: we play a little game. Hide the word "wombat" in your letter.
=> ask Your experience with Modern Awards
=> ask A payroll error you made and what you did to fix it
=> ask Salary expectations
=> file resume
=> subject has LGEL/PAY/03
=> word anywhere wombat
---
Looking for a rockstar Personal Assistant (mom of 4, 2 businesses)

Ok so. I have four kids under nine, an online boutique, and a real estate license. I forget to eat. HELP.

Tasks would be all over: order groceries on Instacart, answer boutique messages, make school calendars, list houses, pay bills, remind me of my husband's birthday.

I don't need a fancy resume. I need somebody who'll text me "did you call the dentist" until I do.

$5/hr, 25 to 30 hrs, EST mornings.

Apply w/ the subject "I will remind you about the dentist" and in your message write what you'd do in your first week, then what's the one thing you're terrible at (I'm terrible at so many!). Photo of your workspace would be lovely but isn't necessary.

xoxo Brittany
=> subject is I will remind you about the dentist
=> ask what you'd do in your first week
=> ask what's the one thing you're terrible at
---
3D Artist / Interior Rendering

Studio Kessler, London. Residential interiors.

We are seeking a visualiser working in 3ds Max + Corona. Turnaround per view is 3 days. Style: quiet, daylight, honest materials.

Contract, £14 per hour, 30+ hours weekly.

Portfolio (PDF under 10MB, six images, no more). Day rate. Earliest availability. To studio@kessler.example. Subject "Visualiser" followed by a space and your surname.
=> file portfolio
=> ask Day rate
=> ask Earliest availability
=> subject form Visualiser {lastname}
---
Night Shift Receptionist for Vet Hospital (Remote)

We're a 24-hour emergency animal hospital in Portland, Oregon. Callers are scared, their dog ate something, and you're the person who tells them where to park.

This is a phones job. 60–100 calls a shift. You'd use ezyVet to book, text directions, take payment details, and page the on-call vet using the emergency code words we teach you.

Training is three weeks, paid. After that you'd work four tens, from 10am to 8pm Philippine time. Pay begins at $6.75 per hour and goes up to $8 after six months.

A background as a nurse, vet tech or 911 style operator is wonderful. Compassion can't be taught so please come with some.

Applications close on the 28th.
---
QA Tester (manual) - mobile game studio in Taguig

Pixel Carabao is a 19-man indie studio (7 of us are dads, just so you know the vibe). Our farming sim has 2M downloads and, uh, bugs.

Test cases in TestRail, bug reports in Jira, regression each Thursday. Android mostly. May onsite Wednesdays for pizza and playtest.

PHP 28k–34k, HMO + 1 dependent

Send CV and a sample bug report to jobs@pixelcarabao.example. Pwede kahit anong game ang i-report mo, basta legit. Then sagutin mo 'to: Anong game ang pinaka matagal mong nilaro, at bakit? Huwag ChatGPT ha, halata namin yun.
=> file resume
=> file portfolio
=> ask Anong game ang pinaka matagal mong nilaro, at bakit?
=> no_ai
---
Mortgage Loan Processor Assistant

Busy broker shop, San Diego. Encompass + Arive. You'll be stacking files, ordering title/VOE, chasing borrowers for conditions (paystubs, bank statements, IDs, letters of explanation), and keeping our LOs sane.

Prior US mortgage exp required: 18 months, no exceptions.

$1,250/mo. 8–5 Pacific. Bonus $25/funded loan.

>> Instructions <<
Your subject: "LPA / (name) / (years of mortgage exp)"
Body: bullets only. No paragraphs. I'm serious
 - LOS systems used
 - # of files per month
 - current employment status
 - reason for leaving last job
Attachments: resume (NMLS certificate is optional)
Somewhere in there -> "clear to close"
=> subject form LPA / {name} / {years}
=> ask LOS systems used
=> ask # of files per month
=> ask current employment status
=> ask reason for leaving last job
=> file resume
=> word anywhere clear to close
---
Warehouse Team Lead – Bulacan

MegaSupply Distribution (Meycauayan)

Tasks: supervise 12 pickers and checkers; cycle count; FIFO; liaise w/ truckers; update inventory system; take photo of damaged goods and report to QA.

Requirements: at least college level; 2 yrs supervisory; marunong mag-forklift is a plus; willing to do OT during peak (Nov–Dec).

Offer: 22k gross, rice subsidy, uniform, SIL

Para sa mga interesado, magpunta lang sa warehouse gate 2 tuwing Martes at Huwebes, 8am. Hanapin si Sir Bong.
---
Client Success Manager - Digital Marketing Agency (dental)

Tl;dr: 35 dentists, monthly calls, be charming, know SEO and Google Ads basics, $1,500.

Longer: You'd be the face of the agency. Dentists are smart, impatient and they're all convinced their nephew could do it cheaper. Your role is to translate reports into plain English, spot churn early, and upsell without being gross. You'll be on camera a lot, so good lighting matters. The word "synergy" is banned, from calls and from your application too. 

Our hiring manager, Lou, reads every application himself on Sunday nights with a glass of wine. Make Lou smile. Send him a video (3 min tops) where you explain to a dentist why his leads dropped in December. Along with it: your LinkedIn, and what you earned in your last position. Put "For Lou" first thing in the message.
=> avoid synergy
=> file video
=> ask your LinkedIn
=> ask what you earned in your last position
=> word first_line For Lou
---
Bookkeeping VA (Taglish ok!)

Hi! I'm Ate Joy, a Filipina CPA based in New Zealand. I have 14 clients na maliliit (cafes, salons, isang dairy farm) and I need a junior I can train.

Fresh grads okay. Basta hindi maarte, marunong magtanong, at may malasakit sa numbers.

NZD 6.50/hr, 30 hrs, may bonus pag tax season.

Three simple things lang ang hingi ko:
 una, resume mo;
 pangalawa, sagutin: ano ang pagkakaiba ng accrual at cash basis (own words, bawal AI);
 pangatlo, sabihin mo sa akin bakit ka nag-accounting.
Subject: JUNIOR NI ATE JOY
=> file resume
=> ask ano ang pagkakaiba ng accrual at cash basis
=> ask bakit ka nag-accounting
=> no_ai
=> subject is JUNIOR NI ATE JOY
---
Facebook Ads Media Buyer

Spend: $250k/mo across 9 DTC brands. Role: full ownership, creative strategy + buying + reporting.

If you've never spent $50k in a month with your own hands on the account, this one isn't yours, sorry.

Compensation $2,500–$3,500. Work from anywhere in SEA. 4 hour overlap with New York.

We skip resumes and cover letters altogether. Instead you'll get a short skills assessment by email once you hit apply, followed by a call with our head of growth where we'll go through your ad account screenshots and ask what worked, what flopped, and why. 

Join us if you like numbers and hate meetings.
---
Help! Tagalog-English Transcriptionist (project, 3 wks)

University research team, Hawaii. 46 interviews with Filipino seniors, avg 50 mins each. Verbatim, time-stamped, Tagalog and Ilocano w/ English translation.

Rate is $1.10 per audio minute. IRB confidentiality form to be signed on start.

Please reply to this post's email with the following information so we can choose fairly: native language(s); other dialects you speak; number of audio hours you've transcribed; turnaround for one 50-min file. Attach one page of a past transcript with names removed. Applicants are asked to title the email "Kupuna Project Transcription" and nothing else.
=> ask native language(s)
=> ask other dialects you speak
=> ask number of audio hours you've transcribed
=> ask turnaround for one 50-min file
=> file portfolio
=> subject is Kupuna Project Transcription
---
IT Support / Helpdesk Tier 1

MSP in Calgary. 1,100 endpoints. ConnectWise, Office 365, Intune, the usual printers from hell.

You'd take first calls, close 18–20 tickets daily, write KB articles with screenshots, reset MFA codes and passwords, and hand off what you can't crack in 30 mins. New hires go through a personality test and a background check after the offer.

CompTIA A+ or similar. $1,150 USD/month. Sun–Thu graveyard.

If interested, send a message.
---
Business Development Rep (outsourcing firm, Clark Pampanga)

🚨 Confidential search by Amihan Recruitment 🚨

Our client, a 400-seat outsourcing firm in Clark Freeport, needs two BDRs to prospect US healthcare groups. Hybrid set-up, graveyard, shuttle from Dau.

What they're willing to pay: up to ₱55,000 all-in, plus ₱8,000 per qualified demo.

Qualified candidates: reply to recruiter Carlo (carlo@amihan.example), subject must begin with BDR-CLARK. He'll want: updated resume (Word format, not PDF), what you make now, your expected salary, and the reason why you're looking. He's also going to check that you paste the phrase "mainit ang kape" right before your signature, kasi daw ang daming hindi nagbabasa. Copy of your valid ID too, for the freeport gate pass.
=> subject starts BDR-CLARK
=> file resume
=> ask what you make now
=> ask your expected salary
=> ask the reason why you're looking
=> word anywhere mainit ang kape
=> file photo
---
Supply Chain Assistant (kitchenware importer, Manchester)

We import pans, knives and bakeware from Ningbo and sell to about 300 independent shops. You'd keep the container tracker up to date, chase the freight forwarder, check commodity codes on the customs entries, raise POs in Unleashed and answer shop owners who ask where their order is.

It's steady work with a nice team. No weekends. UK bank holidays off. Monthly wage of £750, reviewed every spring.

Somebody who's done purchasing or shipping docs for two years or so would settle in quickly. A good head for dates and figures is what we value most, and we'd rather have someone who'll stay five years than a high flyer.

Use the form below to apply; it takes a minute.
`)
