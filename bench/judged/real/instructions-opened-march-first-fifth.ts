import { judgedPostings } from '../posting.ts'

/** By one hand that had not seen the rules; measured once before anybody read them, then learnt from. */
export const instructionsOpenedMarchFirstFifth = judgedPostings(String.raw`
Insurance Virtual Assistant (P&C)

An independent agency in North Carolina seeks a dependable VA for commercial lines.

What the job involves:
Quote in carrier portals, issue certificates of insurance (COI) to clients same day, process endorsements, follow up on renewals, answer client calls about billing, keep activity notes in EZLynx. Each email must follow our subject line format (Client - Policy - Request) and have the right documents attached.

What we're looking for:
2+ years as an insurance VA, clear voice, and someone who double-checks. Experience with Hawksoft or EZLynx is what we prefer.

What you can expect:
$1,000-$1,200 a month
Holidays paid (US and 3 Philippine)
A boss who says thank you

We are a faith-based family business and we hope to find a long-term team member.
---
Marketing Assistant – Law firm NYC

Newsletter (Mailchimp), LinkedIn posts for 4 attorneys, website updates, event sign ups. English must be flawless. 25 hrs/wk at $7.

We've been getting a ton of applications that were clearly produced by AI. We will not consider these. In your own words, in not more than 150 words, tell us why a law firm should bother with LinkedIn.

Attach: resume, one writing sample.

Subject should be: "Objection!"
=> no_ai
=> ask why a law firm should bother with LinkedIn
=> file resume
=> file portfolio
=> subject is Objection!
---
Warehouse Supervisor

Location: Cabuyao, Laguna
Industry: FMCG distribution

• Oversees receiving, storage, picking and dispatch
• Ensures correct labels are attached on all outbound pallets
• Implements FIFO/FEFO, cycle counts, 5S
• Leads a team of 20 warehousemen and 4 forklift operators
• Prepares daily dispatch report

• Graduate of Industrial Engineering or any 4-year course
• Minimum of three (3) years experience as supervisor
• Knowledge in WMS/SAP
• Willing to work on Saturdays and holidays

Send application letter, comprehensive resume with recent photo, and scanned copy of TOR to jobs@lagunaprime.example not later than the 15th of the month.
=> file resume
=> file photo
=> file certificate
---
Pinterest Manager - food blogger

Hey hey! 👋 I'm Lauren, I run a food blog with 1.2M monthly pinterest views and I want my evenings back.

You'll: make 10 pins/day in Canva from my templates, schedule in Tailwind, keyword research, keep an eye on what's trending, monthly report

You: have run pinterest for a blogger before (not negotiable), like food, can write a catchy pin title

Pay: $6/hr, about 12 hrs a week

To be considered:
🍋 send me a pinterest account you've managed
🍋 make ONE sample pin for any recipe (don't spend more than 15 min)
🍋 tell me the last thing you cooked
🍋 the subject line = "Lemon Bars Please"

can't wait to meet you!
=> file portfolio
=> ask the last thing you cooked
=> subject is Lemon Bars Please
---
Tax Preparer (US 1040 / 1120S)

Seasonal Jan–Apr w/ possibility of permanent. CPA firm, Houston.

Duties: prep individual & s-corp returns on Drake and UltraTax, organise client's source docs, prepare missing info emails, reply to IRS notices (draft). Reviewed by US CPA.

Requires at least two US tax seasons. PTIN or EA is an edge. Secure workspace, VPN will be provided. Laptop provided.

$9-12/h. 40-50h.

Kindly apply here on the platform. We will reach out to shortlisted persons only.
---
TikTok Shop Live Host 🎤 (Onsite - Cubao)

Mahilig ka ba magsalita at magbenta? Ikaw na hanap namin!! 💖

📌 Female / LGBTQ+ 18-28
📌 bubbly, hindi mahiyain sa camera
📌 marunong mag-English at Tagalog
📌 with experience is a plus pero okay lang kahit wala
📌 4-6 hours live per day

💸 P700/day + commission + incentives

Paano mag-apply:
Send a 30-sec video na kunwari nagbebenta ka ng lipstick (kahit ano pang brand), 3 latest selfies (no filter) at link ng TikTok account mo. Ilagay sa message: NAME / AGE / LOCATION.
=> file video
=> file photo
=> file portfolio
=> ask NAME
=> ask AGE
=> ask LOCATION
---
Email & Admin Support for Canadian Immigration Consultant

Good day,

We are in search of an Admin Support with strong English (IELTS 7 or equivalent). You'd be sorting inboxes, filling IRCC forms, checking clients' documents (photos, police certificates, transcripts), and reminding clients to answer the questionnaire.

Compensation: CAD 7/hour, 35 hours weekly, evening shift in Manila

Prior work with Officio CRM would be an asset. A police clearance is required once hired.

Applications are open until the seat is filled.

Thank you,
Ravneet
---
Ecommerce Operations VA

US home décor brand (Shopify, Faire, Amazon). We ship from a 3PL in New Jersey.

You will
· process wholesale orders from Faire
· watch inventory + create POs
· talk to factories in China on WeChat
· handle 3PL issues
· prep a Friday recap

You have
· 2 yrs ecom ops experience
· Google Sheets skills (pivot tables, xlookup)
· ability to work until 12nn EST

Start your note with Order #1001 and let us know: (1) biggest inventory mistake you have made & what you changed afterwards (2) monthly salary you want.

Your speed test should come along with it too. If it's a match you'll get a link for a paid trial task.

We pay between $800 and $1,100.
=> word first_line Order #1001
=> ask biggest inventory mistake you have made & what you changed afterwards
=> ask monthly salary you want
=> file speed_test
---
Civil Engineer / Site Engineer

JRM Builders & Development – Project based, Batangas

Must be a licensed Civil Engineer with at least 2 years site experience in vertical structures. Computes quantities, supervises subcontractors, checks rebar and formworks, prepares accomplishment billing, and submits a daily report with site photos and manpower count.

With free accommodation and meals. Php 30,000–38,000. Saturday half-day.

Applicants must be willing to be assigned anywhere in Region IV-A. Male/female. Can start immediately is an advantage. Submit your application through this site.
---
Notion + ClickUp Systems Builder

I'm a productivity creator (you may know my channel). I need a builder to turn my messy ideas into templates that I sell.

One rule: I don't want long letters. 5 sentences max. In these five sentences I want a link to your best Notion template, your rate, and your Myers-Briggs type (just for fun but I do look).

Last sentence must be: Less is more.
=> file portfolio
=> ask your rate
=> ask your Myers-Briggs type
=> word last_line Less is more.
`)
