import { judgedPostings } from '../posting.ts'

/** By one hand that had not seen the rules; measured once before anybody read them, then learnt from. */
export const instructionsOpenedMarchFirst = judgedPostings(String.raw`
Part-Time VA for Airbnb Host (20 hrs/week)

Hi there! My wife and I run 6 short term rentals in Gatlinburg, Tennessee and we are drowning in guest messages. Looking for somebody calm, kind and quick to take over the inbox and the cleaner schedule.

What you'll be doing:
- replying to guests inside Hospitable / Airbnb app
- texting our cleaners and confirming turnovers
- ordering supplies from Amazon
- updating our price spreadsheet every Monday

Hours: 8am-12nn EST, Mon to Fri. Pay $5/hr to start, raise after 90 days.

When you message us, change the subject of your message to: Airbnb Superstar

and tell us
1. how many listings have you managed at one time?
2. what software did you use for guest messaging?
3. your expected hourly rate in USD

No copy-paste please, we can tell :)
=> subject is Airbnb Superstar
=> ask how many listings have you managed at one time?
=> ask what software did you use for guest messaging?
=> ask your expected hourly rate in USD
---
Shopify Customer Service Rep - Full Time Work From Home

We sell pet beds & accessories in US and Canada. Our store gets about 80-100 tickets a day in Gorgias.

Responsibilities
* Answer customers' questions by email and live chat in a warm tone
* Process refunds, exchanges and replacement orders in Shopify
* Track packages with USPS/UPS and file claims
* Put the order number in the subject line of every escalation to the warehouse
* Tag tickets correctly so reports are accurate
* Flag repeated product complaints to the Ops Manager

Requirements
* 1+ year ecommerce support
* Excellent written English
* Own computer, at least 25 mbps and a backup connection
* Okay with weekends (rotating)

What we offer
* $700 - $850/month depending on experience
* 13th month
* 10 days PTO after 6 months
* Really nice team, no micro management

Apply now, we are hiring 2 people!
---
LOOKING FOR A VIDEO EDITOR FOR YOUTUBE SHORTS!!! 🎬🔥

PLEASE READ EVERYTHING BEFORE APPLYING!!!

we post 4 shorts A DAY on 3 channels (finance / motivation). you need to be FAST. captions, zooms, b-roll, sound effects, you know the style (hormozi, iman etc)

✅ Premiere or CapCut Pro
✅ 24 hr turnaround
✅ able to find viral b-roll by yourself
✅ $3.50 per short to start, more if you're good

❌ no agencies
❌ no beginners

TO APPLY 👇
send me 3 shorts YOU edited (google drive or youtube links, not ur whole portfolio)
and type FAST CUTS as the very first line so i know u can read. if i dont see it i wont open your links
=> word first_line FAST CUTS
=> file portfolio
---
Bookkeeper (Xero) – Australian Accounting Firm

About us
We are a boutique accounting practice in Brisbane looking after tradies, cafes and small professional firms. Our team in the Philippines has grown to 7 and we are now adding a further bookkeeper.

Your role
- Process accounts payable and receivable for 12–15 clients
- Bank and credit card reconciliations in Xero
- Prepare BAS workpapers for review
- Run weekly payroll (KeyPay / Xero Payroll)
- Chase clients for missing receipts via Dext
- Send invoices on behalf of clients and follow up overdue accounts

You will have
- A Bachelor's degree in Accountancy (CPA an advantage but not required)
- Minimum 2 years working with Australian clients
- Xero Advisor certification
- High attention to detail

Hours: 7am–4pm Brisbane time, Monday to Friday
Salary: PHP 45,000–55,000 per month

How to apply
Please send us your resume together with a copy of your Xero certificate. In your covering message let us know your notice period and your salary expectation in PHP.
=> file resume
=> file certificate
=> ask your notice period
=> ask your salary expectation in PHP
---
Cold Caller for Real Estate Wholesaling Company

$5/hr + $150 bonus per closed deal

- Mojo dialer / Batchdialer
- Monday-Friday 9am-6pm EST
- Must have near-native English, no background noise (NO roosters, NO kids crying pls)
- experience with motivated seller leads

Attach a voice recording where you introduce yourself and read our script below (1 min max, mp3 or vocaroo link).

Script: "Hi, is this [NAME]? Hey, my name is Jake, I know this call is out of the blue, I was just calling about the property on Maple Street, would you consider an offer on it?"

Applications without recording = auto delete.
=> file voice
---
Executive Assistant to CEO (Remote, Philippines)

Company: Northbeam Advisory Group
Location: Remote – Philippines
Employment type: Full-time
Seniority: Associate

About the job
Northbeam Advisory Group is seeking a proactive Executive Assistant to support our CEO and two partners. The ideal candidate anticipates needs, protects calendars and communicates with clarity.

Key responsibilities
• Manage complex calendars across three time zones
• Draft correspondence, cover letters and board memoranda on behalf of the partners
• Coordinate domestic and international travel
• Prepare expense reports and submit receipts
• Attend leadership meetings, take minutes and track action items
• Screen resumes and schedule interviews for open roles

Qualifications
• 4+ years supporting C-level executives
• Bachelor's degree preferred
• Advanced Google Workspace skills
• Discretion with confidential information

Benefits
• HMO from day one plus one dependent
• 15 vacation leaves, 10 sick leaves
• Equipment provided

Northbeam is an equal opportunity employer. Only shortlisted candidates will be contacted.
---
Amazon PPC Specialist

Need an Amazon PPC guy/girl to run ads for 3 brands (kitchen, baby, outdoor). around $40k/mo ad spend in total. Helium10 + Adlabs.

You need to be able to explain to me WHY you did something, not just send me screenshots of ACOS.

In your application answer these:

1) What is the biggest monthly ad spend you have managed by yourself?
2) A keyword has 35 clicks, 0 sales, price $24.99. What do you do?
3) When would you use broad match over exact?

Use 5 apply points or I'll not see it.

Rate: $8-12/hr DOE
=> points exactly 5
=> ask What is the biggest monthly ad spend you have managed by yourself?
=> ask A keyword has 35 clicks, 0 sales, price $24.99. What do you do?
=> ask When would you use broad match over exact?
---
Data entry - 3 weeks project

We have around 4,000 scanned delivery receipts to be encoded in Google Sheets. Columns: date, DR number, customer, amount. You have to attach labels (paid / unpaid / void) to every row. Daily quota 250 rows. $3.2/hr, paid every Friday through Wise. High school diploma required, college undergrad ok. Must be careful with numbers, we do double checks!

Can start immediately. Apply here.
---
Social Media Manager for a Yoga & Wellness Brand 🌿✨

Namaste! 🙏 We're a small women-led studio in Byron Bay and we're looking for a creative soul to take care of our Instagram, Facebook and Pinterest.

What your days look like
🌸 Plan a monthly content calendar
🌸 Design posts + stories + reels covers in Canva
🌸 Write captions that sound human (our founder HATES corporate talk)
🌸 Engage with followers 30 mins per day
🌸 Monthly insights report

You are
🌸 a good writer
🌸 into wellness (you don't need to be a yogi!)
🌸 organised, reliable, honest

Part-time, 20 hrs, AUD 9/hr

To apply 💌
Tell us your favourite wellness account on Instagram and why you love it, share your portfolio, and put 🌻 sunflower somewhere in your letter so we know you are a detail person.

With love,
Mel & team
=> ask your favourite wellness account on Instagram and why you love it
=> file portfolio
=> word anywhere sunflower
---
Full Stack Developer (Laravel + Vue) - long term

We run a SaaS for dental clinics. Codebase is Laravel 10, Vue 3, MySQL, AWS. Team of 4, fully async.

Must have:
– 3 yrs+ Laravel in production
– comfortable writing tests (Pest)
– can read other people's code without crying
– good with git (PRs, code review)

Nice to have:
– Livewire, Docker, Stripe

$1,500–2,000 USD monthly. 4 hrs overlap with CET.

Don't send us a generic letter. Subject must read "Laravel Dev - 2026". Give us a link to your GitHub and describe one bug that took you more than a day to find.

PS. Letters written by ChatGPT go straight in the bin. We'd rather read broken English that's yours.
=> subject is Laravel Dev - 2026
=> file portfolio
=> ask describe one bug that took you more than a day to find
=> no_ai
---
NOW HIRING: Customer Service Representative (Onsite - Ortigas)

Qualifications:
• At least Senior High School graduate / College undergraduate
• With or without BPO experience
• Good to excellent English communication skills
• Amenable to work on shifting schedule, holidays and weekends
• Can start ASAP

Job description:
• Handle inbound calls from telco customers
• Answer billing questions and process payments
• Document every call in the CRM

Compensation package:
• Up to PHP 24,000 + allowances
• HMO on day 1 with 1 free dependent
• 13th month pay, night differential 20%
• Free coffee!

Kwalipikado ka ba? Apply na!
---
Hiring: Admin Assistant (Cebu City)

Company: Visayan Cold Storage Corp.

Duties and Responsibilities
1. Prepare purchase orders, vouchers and delivery receipts
2. Maintain 201 files
3. Receive calls and answer inquiries
4. Assist in monthly inventory

Qualifications
- Female or male, 22-35 yrs old
- Graduate of any 4 year business course
- Proficient in MS Excel
- Preferably residing near Mandaue
- Fresh grads are welcome to apply

Interested applicants may email their updated resume with 2x2 picture to hr.vcsc@example.ph, subject: ADMIN ASST - FULL NAME
=> subject form ADMIN ASST - FULL NAME
=> file resume
=> file photo
---
GHL (GoHighLevel) Automation Specialist

We are a marketing agency for med spas. You'll build workflows, pipelines, calendars, funnels, A2P registration, snapshots, the whole thing. If you don't know what A2P is, skip this one.

Full time, 40 hrs. $1000-1300/mo. 9-5 Eastern.

HOW TO APPLY (follow this or be skipped, I get 300+ applications):

Step 1. Record a Loom (under 3 minutes) walking me through a workflow you built.
Step 2. Screenshot of your speedtest.net result.
Step 3. Screenshot of your computer specs.
Step 4. Begin the message with "SNAPSHOT READY"
Step 5. Apply using 8 points.
=> file video
=> file speed_test
=> file pc_specs
=> word first_line SNAPSHOT READY
=> points exactly 8
`)
