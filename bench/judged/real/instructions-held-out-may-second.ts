import { judgedPostings } from '../posting.ts'

/** Held out: written and judged by one hand that had not seen the rules, before anything was run. */
export const instructionsHeldOutMaySecond = judgedPostings(String.raw`
General Virtual Assistant for Busy Entrepreneur

Hello there,

I run 2 companies (a vending machine route and a small marketing agency) and I need a right hand. Things will change every week so if you like a boring predictable job this is not for you.

Some of the things you would help with:
- inbox zero
- booking travel
- research
- light bookkeeping in Quickbooks
- following up with leads in Pipedrive

40 hours per week, 9-5 EST, $5-6 per hour depending on experience.

IMPORTANT - to apply:

1. Write "I AM DETAIL ORIENTED" as the subject of your email
2. Send a short video (1-2 min) introducing yourself. Phone is ok
3. Answer: What would your last boss say is your biggest weakness?
4. Answer: What are you most proud of?
5. Send a screenshot of your typing test from typing.com
6. Send screenshot of your internet speed

If you skip any of it I will know you're not detail oriented :)

Brian
=> subject is I AM DETAIL ORIENTED
=> file video
=> ask What would your last boss say is your biggest weakness?
=> ask What are you most proud of?
=> file screenshot
=> file speed_test
---
Senior Accountant - Philippine Team (Hybrid, BGC)

Harborline Business Services is an outsourcing firm providing finance & accounting support to clients in Singapore and Australia. We are expanding and are in need of a Senior Accountant.

Job Description
• Full set of accounts up to finalization
• Prepare monthly management reports
• GST / BAS returns
• Review the work of 2 junior accountants
• Liaise with auditors

Qualifications
• Graduate of BS Accountancy, CPA is a must
• Minimum of 5 years experience, at least 2 in a similar capacity
• Knowledge in Xero and MYOB
• Willing to report onsite 2x a week in BGC, Taguig

Benefits
• PHP 65,000 - 80,000 gross
• HMO + 2 dependents upon hire
• 20 leave credits convertible to cash
• Rice, clothing & internet allowance
• Performance bonus

Kindly send your comprehensive resume with photo, and state your current and expected salary and earliest availability. Use the email subject format: Position_Name_Location. Only shortlisted applicants will be notified.
=> file resume
=> file photo
=> ask current and expected salary
=> ask earliest availability
=> subject form {position}_{name}_{city}
---
Email Marketer (Klaviyo) for Skincare Brand

We do about $350k/month in DTC skincare and email is 28% of it. We want 40%.

You'd own it:
→ 4 campaigns a week (copy brief, design in Figma or Klaviyo, segment, send)
→ flows: welcome, abandon cart, browse, post purchase, winback
→ A/B test subject lines, send times, offers
→ list health and deliverability
→ weekly report

You should be able to write. Our customers are women 35-60 who have been lied to by skincare companies for decades. Hype doesn't work on them.

$1,200 - $1,800/mo. Full time, must overlap until 1pm EST.

TO APPLY send:
→ 3 emails you designed and/or wrote (with results if you have them)
→ your answer to this: our abandoned cart flow gets 48% opens but 0.6% clicks. What would you look at first?
→ your monthly rate

Start your message with the word RETINOL.
=> file portfolio
=> ask our abandoned cart flow gets 48% opens but 0.6% clicks. What would you look at first?
=> ask your monthly rate
=> word first_line RETINOL
---
Virtual Receptionist - Chiropractic Clinic

Our chiropractic clinic in Colorado is looking for a warm and professional virtual receptionist to join the front desk team. Patients should hear your smile!

Duties:
- Answer inbound calls with our greeting ("Thank you for choosing Summit Spine, how may I help you?")
- Schedule, confirm and reschedule appointments in Jane App
- Verify insurance
- Email intake forms to new patients and ask them to send back a copy of their insurance card and ID
- Call no-shows

Requirements:
- Neutral accent
- At least 2 yrs experience in US healthcare
- Able to work 7:30am - 5:30pm Mountain time, 4 days a week
- Reliable computer, dual monitor, fiber internet with backup
- References will be checked before an offer is made

We offer:
- $6.50/hr, raises every 6 months
- Paid birthdays and major US holidays
- 3 day weekends, every week!

Do you have a servant's heart? Do you like helping folks feel better? We would love to talk with you.
---
WordPress Developer (Elementor, ACF, Woo) – UK Digital Agency

Hi,

We're a Bristol based agency with 30ish retainer clients, mostly charities and schools. We need another WordPress dev to help with new builds and the support queue.

The work
- Build from Figma into WordPress (custom theme with ACF, sometimes Elementor)
- Support tickets: updates, bug fixing, content changes
- Page speed and accessibility (WCAG 2.2 AA)
- Some WooCommerce

You
- 3 years commercial WordPress
- PHP, CSS, vanilla JS
- Git, staging environments, you don't edit on live
- Not afraid to ask questions

We pay £1,100-£1,400 per month, 8am-4pm UK time.

What to send: links to three sites you've built with a line on what your part was, and your CV. Please title your application "WP Dev Bristol". We do use a 10 minute tech chat and a paid half day trial before we decide.
=> file portfolio
=> file resume
=> subject is WP Dev Bristol
---
Lead Generation / Data Scraper

need someone to build lead lists for my cold email agency. apollo, sales nav, clay, instant data scraper. 500 verified leads a day minimum, bounce rate below 3%. i'll give you the ICP and you go find them.

- full time 40 hrs
- $450/mo first month, $600 after if u hit numbers
- any hours
- hubstaff for tracking

you have to know what catch-all emails are and how to handle them. you have to know how to clean company names (nobody wants an email that says "Hi, I saw Acme Holdings LLC Inc."). if you have used clay before you go to the top of the list.

send me a sample list of 20 HVAC company owners in Florida w/ name, email, phone and website in a google sheet. dont send the same list you sent to somebody else, i'll check. apply with 10 points so i see you're serious
=> file portfolio
=> points exactly 10
---
Full-Time Video Editor (Real Estate Listings)

WHO WE ARE
Lumen Listing Media shoots around 400 homes a month in Southern California for agents who need their content back the next morning. Our editors are the heart of the business.

WHAT YOU'LL DO
- Edit 3-4 walkthrough videos per night (60-90 sec horizontal + vertical cut)
- Color match, stabilise, sky replacements
- Add agent name, address and music from Artlist
- Upload to Frame.io and send the link to the client
- Revise when agents ask for changes

WHO YOU ARE
- 2+ years with Premiere Pro or DaVinci
- You care about smooth speed ramps
- You have a PC which can handle 4K S-Log footage (RTX 3060 or better, 32GB RAM)
- You have 100mbps upload or close to it

WHAT WE PAY
- $900-1,100/mo
- Overtime paid 1.5x
- Yearly trip fund

HOW WE HIRE
First we review profiles, then there's a test edit with our own footage (paid $30), then a call with our lead editor in Davao. Start date is flexible.
---
Pinterest Manager for Food Blogger 🍋

Hey hey! I'm Jess, I blog about easy weeknight dinners (420k monthly sessions, Mediavine). I used to do all my own Pinterest but baby #2 changed that plan 😅

What I need each week
🍋 15 fresh pins in Canva using my templates
🍋 SEO titles + descriptions
🍋 Schedule in Tailwind
🍋 Keep an eye on trends so we're ready for the season
🍋 Monthly numbers in a sheet

About 8-10 hrs a week, $7/hr. Could grow into more (web stories, newsletter).

If you're interested, send me a note with:
🍋 your Pinterest experience, esp. w/ bloggers
🍋 2-3 accounts you've managed
🍋 your favorite weeknight dinner, Filipino ones very welcome!

And pop a lemon emoji in your subject line so that I can find you in the pile.
=> ask your Pinterest experience
=> ask 2-3 accounts you've managed
=> ask your favorite weeknight dinner
=> subject has 🍋
---
Customer Success Associate (B2B SaaS)

Tallyport helps small warehouses count stock with their phones. 640 customers in 11 countries, profitable, no investors.

The role: you're the first human our customers talk to. You run onboarding calls, answer questions on Intercom, write help articles, and tell product what hurts. You'd report to Ana (Cebu), who leads a team of three.

A good week looks like this: six onboarding calls, ninety conversations, a help article or two, and at least one moment when a customer says "oh that's so easy".

You'll fit if you
- have 2+ years in SaaS support or success
- explain things simply
- enjoy being on video with customers
- can write a paragraph w/out jargon
- have finished a degree in anything (or didn't and taught yourself)

We pay PHP 55k–70k/month, plus HMO for you and two family members, a laptop, 20 days off and a PHP 3,000 learning budget a month.

Hours are 2pm–11pm Manila, Monday to Friday. There are two interviews, both on Google Meet, and a written exercise that takes an hour.
---
CAD Drafter / Estimator Assistant for Aussie Roofing Company

G'day,

We're a metal roofing crew on the Sunshine Coast QLD. Looking for a drafter who can do take offs from plans and Nearmap and put together quotes in our system.

Must know: AutoCAD, Bluebeam, Excel. Must be good at maths. If you've done roofing or cladding for Aussie or NZ companies you go straight to the top.

Pay: $12 AUD per hour to start. 6am-2pm Brisbane time which is 4am in Manila I think so you need to be an early bird.

Send through your resume, 2 examples of take offs you've done, and your PC specs (CPU, RAM, graphics card). Also let us know if you're OK with the 4am start and whether you have any other jobs at the moment.

Cheers
Macca
=> file resume
=> file portfolio
=> file pc_specs
=> ask if you're OK with the 4am start
=> ask whether you have any other jobs at the moment
---
Tiktok Shop Affiliate Manager

Supplement brand, USA. We send samples to creators and they post. Your job is to message 200 creators per day, track samples, follow up, get spark codes and keep good relationships.

- Must have experience w/ TikTok Shop US affiliate center
- Must use English like a 20-something American (not formal!!)
- Discord + Slack
- 8 hrs between 10am and 10pm EST, you choose

$700/mo + 1% of affiliate GMV over $50k. Our last manager averaged $1,350.

Creators ignore boring messages. "Dear creator, hope this finds you well" gets deleted in one sec. You need to write things people wanna answer.

Benefits after 3 months: paid leave 10 days, 13th month, internet allowance $20. Free products if you have somebody in the US to ship to lol

Please be able to start within 2 weeks.
---
Bilingual Support (English/Spanish) Part Time

Hola! We're an online store for soccer goalkeeper gloves with customers in US, Mexico and Spain. We need support part time, 4 hrs a day, 6 days. $8/hour as we know that Spanish is rare there.

You will answer emails, WhatsApp and reviews in both languages. We use Re:amaze. You'd have a Spanish-speaking manager.

For your application, write your message half in English and half in Spanish so we can see your level, and attach an audio recording of about 1 minute in Spanish. Tell us where you learned the language. Please mention the word PORTERO at the end of your message.

No certificates needed, we'll hear it :)
=> file voice
=> ask where you learned the language
=> word last_line PORTERO
`)
