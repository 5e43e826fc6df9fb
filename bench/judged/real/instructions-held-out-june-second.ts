import { judgedPostings } from '../posting.ts'

/** More by that hand. */
export const instructionsHeldOutJuneSecond = judgedPostings(String.raw`
Amazon FBA Wholesale – Product Sourcing VA
Looking for a sourcing VA w/ minimum 1 year experience in Amazon WHOLESALE (not private label, not dropshipping, not OA).

Day to day
* Find US brands/distributors, open accounts by email + phone
* Analyze price lists of 5k-20k lines using Keepa, SellerAmp, and our template
* Min ROI 20%, min 60 sales/month
* Report end of day

You'll get a salary of $500/mth + 3% of net profit on products you found. Raise after 90 days.

REQUIRED or I don't read it:
(1) Screenshot of SellerAmp analysis for any product that you'd buy today, with comment why
(2) Tell me how many accounts have you opened so far and which is your favourite?
(3) the code word is Gray Goose - write it after your name in the signature
(4) min 5 points

Cheers, Amir
=> file screenshot
=> ask how many accounts have you opened so far and which is your favourite?
=> word somewhere Gray Goose
=> points least 5
---
Customer Success Associate (B2B Software)
What if scheduling forty drivers took five minutes and not five hours? That's what RouteBell does, and 600 school bus operators trust us with it.

As a Customer Success Associate, you'll onboard new customers over Zoom, answer their questions in chat, keep the help center up to date, and check in with each account once a quarter. When a customer requests a feature, you'll write it down in a way engineers understand. You will prepare renewal quotes too; our finance team wants the customer number in the subject, so you'll learn our little habits quickly.

Our ideal colleague has two years in customer success or technical support, is comfortable presenting to a group, writes short emails, and has patience for people who don't like computers. Experience in transportation would be wonderful but isn't required.

Some things you might do in your first month: sit in on ten calls and write down each question that customers ask twice; rewrite the five help articles that get the most thumbs down; take over the Tuesday webinar for new dispatchers, where about thirty people join and at least one has their microphone on. By the third month you'd have sixty accounts of your own. We measure whether customers stay and whether they use the product, not how many tickets you close. Your manager would be Denise, who drove a school bus for eleven years before she joined us and knows each excuse in the book.

Why do customers leave us? Mostly since the person who set everything up retired and nobody knew how it works. That's the problem we want you to solve, with good notes, regular calls and a bit of charm.

Hours are 8am–5pm Eastern. $1,300–$1,600 per month, 15 PTO days, US holidays, laptop, and a coworking stipend.

We'll keep this posting open until we find the right person. Apply through the job board please.
---
Tax Preparer (US Individual & Small Business)
CPA firm w/ offices in Sacramento and Reno is looking for remote tax preparers. Season is Jan to April 15 w/ overtime, then lighter hours the rest of the year.

You'll prepare 1040s with Sch C/E, 1120S, 1065 in Lacerte or Drake, request docs from clients in TaxDome, respond to review notes.

Must haves: 2 full US tax seasons. EA or CPA is a plus. PTIN is a plus.

$10-$14/hr.

We request the following to proceed with your application:
1. Resume
2. Your answer: What's the difference between an accountable and non-accountable plan?
3. Your answer: Which forms have you prepared and approx. how many of each last season?
4. Your rate per hour
5. Copy of your EA certificate, if you have one

Applicants who want to be taken serious will also add QBI to the first line of their message, so that I can filter quickly. Thank you.
=> file resume
=> ask What's the difference between an accountable and non-accountable plan?
=> ask Which forms have you prepared and approx. how many of each last season?
=> ask Your rate per hour
=> file certificate
=> word somewhere QBI
---
Virtual Assistant for Busy Mom / Online Course Creator
Hey hey! I'm Jenna, I teach moms how to sew and I've got three courses, a membership, a toddler, and a baby on the way in October. Sooo I need help before then!

Here's what I'd hand over to you:
🧵 Answering member emails (Kajabi + Gmail)
🧵 Uploading lessons & writing the descriptions
🧵 Scheduling newsletters in ConvertKit
🧵 Tagging and organizing testimonials
🧵 Posting prompts in the FB group 3x a week
🧵 Random stuff, I won't lie

20 hrs a week, Mon-Fri, about 2 of these should overlap with 9am-3pm Central. $6/hr to start, raise at 3 months, paid via Wise every other Friday.

Let me tell you a bit more about how I got here because I think it matters. I started filming in my laundry room in 2017 with my phone taped to a broom. Now there's about 2,600 women in the membership and they are the nicest people on the internet, but they write LONG emails. Some of them have lost a husband or are learning to sew from a hospital bed, and they deserve a real answer from a real person. I've tried an agency and they sent me five different people in four months, all of them using the same copy paste replies. Never again. I want ONE person, who gets to know my members by name.

Tools we use: Kajabi, ConvertKit, Canva, Google Drive, Trello, Voxer. I'll record a video for every task, the first time we do it, and you'll turn it into a checklist so that you never have to ask me the same thing twice. My husband Cole does the money and the taxes, so you'll get paid on time even if I'm in labor!

I don't need you to know how to sew!! I do need you to be sweet to my members, be on time, and spot typos.

TO APPLY:
Make the subject line of your message "Sew excited!" (with the exclamation mark)
Answer these in your own words:
1. What's your experience with Kajabi (or similar)?
2. There's a typo in one of my bullets above... just kidding, there's none. But what do you do when you find one in an email that was sent to 8,000 people already?
3. What are you hoping to earn a year from now?
And add a pic or screenshot of a newsletter that you've built.

Can't wait to meet you!
=> subject is Sew excited!
=> ask What's your experience with Kajabi (or similar)?
=> ask what do you do when you find one in an email that was sent to 8,000 people already?
=> ask What are you hoping to earn a year from now?
=> file screenshot
---
Intercompany Accountant
Our client, a multinational agribusiness, is establishing its regional finance hub in BGC, Taguig. In partnership with them, Peakfield Search is looking for an Intercompany Accountant.

The successful candidate will perform intercompany reconciliations for 11 entities, investigate and resolve differences, prepare netting statements, post recharges, and support transfer pricing documentation. The role reports to the Record-to-Report Lead.

To be considered for this role you should have a degree in Accountancy, 3-5 years' experience in a shared service environment, SAP S/4HANA exposure, and strong stakeholder management skills. CPA is an advantage.

The role offers a hybrid set-up (2 days in the office), a competitive package, and genuine career development in a growing hub.

Please click the link to apply. For a confidential discussion about the role, contact Trisha at our Makati office, quoting reference PF-3327.
---
Thumbnail Designer (YouTube, finance niche)
We run 3 finance channels (total 900k subs) & are looking for a thumbnail designer for 12-15 thumbs a week

-> Photoshop only
-> must understand CTR, packaging, contrast, faces, curiosity
-> 24h turnaround, 2 versions each
-> $12 per thumbnail, paid weekly

If you never designed for channels above 50k subs this isn't for you right now, no hard feelings

Send:
- portfolio
- your fav thumbnail of the past month that isn't yours + why it works (max 3 sentences)
- the word STONKS (anywhere)

don't: write a life story, use ChatGPT, ask us to "hop on a quick call"
=> file portfolio
=> ask your fav thumbnail of the past month that isn't yours + why it works
=> word somewhere STONKS
=> no_ai
---
Mortgage Loan Processor Assistant (US Mortgage)
Independent mortgage broker located in San Diego, licensed in CA, AZ, WA. Seeking full time loan processor assistant.

Tasks
1. Set up files in Arive and LendingPad
2. Order title, VOE, payoffs, HOI
3. Review bank statements and paystubs, calculate income
4. Collect conditions from borrowers
5. Submit to UWM and Rocket TPO
6. Keep borrowers and agents posted Tuesday and Thursday

About the office
We're a team of six: the broker, three loan officers, one processor (Marites, she's from Pampanga and will be training you) and the assistant we are hiring now. Monthly volume is 18 to 25 loans, mostly purchases with first-time buyers, some VA and some DSCR for investors. Rates go up and down, and so does our mood, but files need to close on time regardless. Borrowers call with the same questions all day long, "when do I get my appraisal, why do you need my bank statement again", and you'll answer them as if it's the first time you heard it. Everything we do is logged in the CRM with date and initials since the state may audit us any day. We have a short call at 8:15 each morning, camera on, coffee allowed.

Qualifications
At least 2 yrs US mortgage processing. Knows what an LOE, CD, LE are. Good phone manner. Works 8-5 Pacific.

Compensation USD 8-10 per hour plus $50 per funded loan.

Application Process
Kindly send the following:
a. Updated CV
b. Screenshot of your speed test and PC specs
c. Two professional references (name, position, email)
d. One-minute audio clip where you explain what a loan estimate is to a first-time buyer

On your message's subject write Processor – (your full name).
Applications that lack any of the four will not move forward. Do not call our office.
=> file resume
=> file screenshot
=> file references
=> file voice
=> subject form Processor – {name}
---
Personal Assistant to Real Estate Investor - Must love spreadsheets!
I own 61 doors in Ohio (Toledo, Dayton) and I'm buying more. I don't use a property manager, I AM the property manager.

My assistant will
- talk to tenants by phone/text (some are great, some are characters)
- coordinate handymen
- post rent, late notices, section 8 paperwork
- run comps and rent comps
- underwrite deals in my spreadsheet
- find my keys (joke)

I'm direct, I'm fair, and I don't micromanage. If you make a mistake tell me and we'll fix it. If you hide a mistake we are done.

$6/hour full time 9-5 EST. You'll get a bonus each time I close on a deal you underwrote.

To weed out those who don't read: apply with just one apply point. One. Also begin your application with the sum of 61 + 12, then tell me your favorite Excel or Sheets formula and what you used it for. If I like your answer I will send you a test sheet (paid).
=> points exactly 1
=> word start 73
=> ask tell me your favorite Excel or Sheets formula and what you used it for
---
Marketing Coordinator, Dental Group
Smilewell Dental Partners supports 27 dental practices in Scotland and the north of England. Our marketing team of four wants a full-time coordinator in the Philippines.

What you'll do

You will update practice websites in WordPress, build email campaigns, brief our designers, look after Google Business Profiles, reply to reviews (we have a tone guide, and we answer every question raised, even the rude ones), and report on leads each month. For local pages you will include the keywords from our list, such as the town and the treatment, in the title and the first paragraph. You'll also collect before-and-after photos from practices and check that a signed consent form is attached.

What you need

A degree in marketing or communications. Two years' experience, ideally in healthcare. Sharp proofreading. Enough curiosity to ask "why do we do it like this?"

What you get

PHP 50,000 per month, UK hours with a start at 2pm Manila, 25 days off plus UK bank holidays, HMO, and yearly training budget.

Apply here. We respond to everybody.
---
Copywriter — Direct Response (Health Offers)
We are a direct response publisher doing 8 figures. Looking for a junior copywriter who wants to become a killer.

You'll start on: emails (daily), advertorials, ad hooks, upsell pages. You will be trained by our copy chief who has written for most of the big names. He's tough. You will rewrite things seven times.

Must have obsessively good English, thick skin, have studied Halbert, Schwartz, Bencivenga or similar.

$1,000 a month to start, royalties from month 6.

How to get our attention:

Write us a letter. Not a cover letter, a SALES letter, selling yourself, max 400 words. The headline must contain the words "Dear Starving Crowd". If you used AI for any part of it we'll know within the first two lines, and you'll be blacklisted.

Include two samples of emails you've written (Google Docs).

Then in one line: which of Schwartz's five stages of awareness are you in about us?
=> no_ai
=> file portfolio
=> word somewhere Dear Starving Crowd
=> ask which of Schwartz's five stages of awareness are you in about us?
---
Inbound Sales Rep - Pest control
Pest control co. in Tampa, Florida. 5 star reviews, 22 employees, been around since 1998. We need 1 inbound sales rep to answer calls from people with roaches, ants, termites & rats. They WANT to buy, you just gotta help them.

• 9a-6p EST, Mon-Fri, rotating Sat
• $6/hr + $8 each recurring plan sold
• Use PestPac and RingCentral
• Great American accent. Must not be scared of bug photos

Apply with a voice recording reading this: "Thanks for calling Bayside Pest, this is ___, are you calling about an issue inside or outside of the home?"

Your application must begin with: NO MORE ROACHES

What makes you think you can sell? What was your close rate in your last sales job?
=> file voice
=> word start NO MORE ROACHES
=> ask What makes you think you can sell?
=> ask What was your close rate in your last sales job?
`)
