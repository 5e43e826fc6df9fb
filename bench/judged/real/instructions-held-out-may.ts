import { judgedPostings } from '../posting.ts'

/** Held out: written and judged by one hand that had not seen the rules, before anything was run. */
export const instructionsHeldOutMay = judgedPostings(String.raw`
Customer Support VA for Handmade Jewelry Store (Shopify)

Hello! I own a small handmade jewelry store in Asheville, NC and I've outgrown answering every email at midnight lol. I need one dependable person who writes the way a friendly human writes.

You will be:
- replying to emails and Instagram DMs (about 30-40 a day, a lot more in December)
- handling ring resizes and exchanges
- updating tracking numbers
- keeping our FAQ doc up to date

Schedule is 9am-1pm Eastern, Mon-Sat. $5.50/hr, paid weekly thru Wise.

How to apply:
Use this as your subject line: Silver Fern VA - Your First Name
Attach your resume and a screenshot of your internet speed test.
In a few sentences tell me about a time you turned an angry customer into a happy one.

Thank you so much & can't wait to meet you!
Dana
=> subject form Silver Fern VA - {name}
=> file resume
=> file speed_test
=> ask a time you turned an angry customer into a happy one
---
Office Admin for Plumbing Business (Melbourne, Australia)

We're a family plumbing business with 6 vans on the road in Melbourne's south east. Our current admin is going on mat leave so we need someone who can hit the ground running.

What you'll be doing day to day
• Answering the phones and booking jobs in ServiceM8
• Sending quotes and invoices to customers, following up the ones who haven't paid
• Asking customers for photos of the leak / hot water unit before we send a plumber
• Ordering parts from Reece and Tradelink
• Uploading compliance certificates
• Reminding the boys to fill in their timesheets (good luck!)

What we need
• At least 2 years with an Aussie trade business
• Clear English on the phone
• Laptop with i5 or better, 8GB RAM, headset with noise cancelling
• NBN speeds not required haha but stable 20mbps min

Hours 7.30am to 4pm Melbourne time. AUD $10 - $12 an hour to start. Paid public holidays (VIC). We've had our last VA for four years so this is a long term gig for the right one.

Hit apply and we'll be in touch by the end of the week.
---
Link Building / Outreach Assistant - UK SEO Agency

We're a 14-person SEO agency based in Leeds. We're after an outreach assistant who can find good quality blogs, get hold of the right person, and negotiate sensible prices.

Tools we use: Ahrefs, Pitchbox, Hunter, Google Sheets, Slack.

Full time, £650-£800 pcm depending on experience. Hours are 1pm - 9pm Manila, so you'll have a normal-ish life.

You must have done outreach before. This isn't a training role I'm afraid.

When applying please answer the following:

1. How many links per month did you build in your last role?
2. Which metrics do you check before you contact a site?
3. Paste the best outreach email you've written (remove client names).
4. When could you start?

Applications that skip the questions won't be read.

Cheers,
Tom
=> ask How many links per month did you build in your last role?
=> ask Which metrics do you check before you contact a site?
=> ask Paste the best outreach email you've written
=> ask When could you start?
---
URGENT HIRING!!! OUTBOUND TELEMARKETERS (WORK FROM HOME)

Primecall Solutions Inc. is looking for 15 TELEMARKETERS for our US solar and roofing campaigns.

QUALIFICATIONS:
- At least 6 months outbound experience
- Good English communication skills (B2 and up)
- Can work night shift, 9PM to 6AM Manila time
- With own PC: min. i5, 8gb RAM, Windows 10
- Wired internet at least 25 mbps
- Noise free environment

OFFER:
- Php 22,000 basic + Php 2,000 attendance bonus
- Commission per transfer
- Weekends off
- HMO upon regularization

Interested applicants may send their updated CV and a 1-minute voice recording introducing themselves to recruitment@primecall.example with the subject: TM APPLICANT - LAST NAME, FIRST NAME

Initial interview thru Zoom same day. See you on the production floor (virtual)!
=> file resume
=> file voice
=> subject form TM APPLICANT - LAST NAME, FIRST NAME
---
Real Estate Transaction Coordinator – Arizona team

Busy team in Scottsdale (we closed 112 sides last year) needs a TC who will own the file from contract to close.

Responsibilities:
* Open escrow, send intro emails to all parties
* Track inspection, appraisal and loan deadlines in Dotloop / Asana
* Collect signatures and make sure broker files are compliant
* Weekly update to buyers & sellers
* Order home warranties

Must haves: 1 year as TC for a US market, excellent grammar, available 8-5 Arizona time.

$7-9/hour, long term.

To be considered:
Record a 2 minute Loom telling us why you love being a TC and how you keep track of deadlines. Paste the link in your application. Put the words "CLEAR TO CLOSE" on the first line of your message. No Loom, no interview. Sorry, we've been burned before.
=> file video
=> word first_line CLEAR TO CLOSE
---
Podcast &amp; Content VA for Life Coach

<p>I'm a life and mindset coach with a weekly podcast and a growing community of about 2,000 women. I'm looking for a VA to take my raw recording and turn it into everything else.</p>
<p><strong>Tasks:</strong></p>
<ul>
<li>Light audio edit in Descript</li>
<li>Show notes &amp; upload to Buzzsprout</li>
<li>3 audiograms or reels per episode</li>
<li>Weekly newsletter in Kit (subject line, preview text, body)</li>
<li>Reply to comments in the FB group</li>
</ul>
<p>15 hours a week, $6/hr. Flexible hours, I just need things done by Thursday.</p>
<p>When you write to me, please tell me what podcast you're listening to right now, what your experience is with Descript, and how many hours a week you are already working for other clients. Samples of audiograms you made would be great, please include links.</p>
<p>xo, Marisol</p>
=> ask what podcast you're listening to right now
=> ask what your experience is with Descript
=> ask how many hours a week you are already working for other clients
=> file portfolio
---
Dental Billing Specialist (US Insurance) - Full Time

About the practice
We're a two-location general dentistry practice in Ohio with around 1,900 active patients. We have a great clinical team and need someone equally great on the insurance side.

Key Responsibilities
- Verify eligibility and complete breakdown of benefits
- Submit claims daily with narratives, x-rays and perio charts attached
- Work the aging report and appeal denials
- Post insurance payments in Dentrix
- Answer patient questions about statements
- Send out monthly statements

Qualifications
- 2+ years of US dental billing (not medical!)
- Dentrix or Open Dental
- Knowledge of CDT codes
- College degree preferred, not required
- HIPAA training certificate, or willing to complete it during onboarding

What we offer
- $8 to $10 per hour
- US federal holidays paid
- 5 days PTO first year, 10 days after
- Annual bonus

Our hiring process: shortlisted candidates will have a 20 minute Zoom call with our office manager, followed by a short paid skills test. Final interview is with Dr. Patel. The whole thing usually takes about two weeks.

We look forward to hearing from you.
---
Manual QA Tester for Early Stage SaaS

we're 5 people building scheduling software for gyms. no QA so far (yes, shame on us) so you'd be the first and can set things up the way you think is right.

what you'd do
- test every release on web, ios, android
- write bug reports devs don't hate
- build & maintain regression checklist
- later on: playwright, if you want to grow into it

what we care about
- you're curious and a bit evil
- clear written english
- 2 yrs+ experience in saas

pay $900-1200/mo, fulltime, async, 3 hrs overlap with Berlin

apply with
a) a real bug report you wrote (blank out whatever is confidential)
b) what's the worst bug you ever let slip to production?
c) your CV

please don't let chatgpt write the application. we read all of them and it's painfully obvious
=> file portfolio
=> ask what's the worst bug you ever let slip to production?
=> file resume
=> no_ai
---
eBay Lister - vintage clothing

Hi I sell vintage tees and denim on eBay, Depop and Poshmark. Its just me, a spare bedroom and 3000 shirts. I take the photos and you do the rest: remove background, write title with keywords, measurements, condition, price from solds, crosslist with Vendoo. I aim for 25 listings a day.

No experience needed with vintage but you need to be accurate and have a good eye for spelling brand names right. If you know who Screen Stars or Brockum are you're already ahead of most people.

Pay is $4 per hour + 20 cents per listing over the 25. Part time, pick your own hours, just finish the batch the same day.

Please put "single stitch" in the subject so I know you read this and use at least 3 apply points. Also tell me how fast you type.

Thanks, Kyle
=> subject has single stitch
=> points least 3
=> ask how fast you type
---
Amazon Product Research VA

We are a growing FBA company with 4 brands and 60+ ASINs. We're looking for a full time product researcher to join our sourcing team.

What you'll do:
1. Find 10 product opportunities per week using Helium 10 and our criteria sheet
2. Contact suppliers on Alibaba, request quotes, samples and certificates
3. Estimate landed cost and margin
4. Record a short Loom for the team explaining each opportunity
5. Present the top 3 each Friday

What do we look for?
- 1+ year product research for Amazon US
- Comfortable with spreadsheets (VLOOKUP, pivot tables)
- Honest. If a product is bad say it's bad

Why work with us?
- Permanent work from home
- $600/month start, review at month 3 and month 6
- Profit share on products you found (yes, really!)
- 13th month pay

We hire slowly and keep people long. Three of our VAs have been with us since 2019.
---
Graphic Designer for Print on Demand Store

Are you a designer who's tired of clients that change their mind 20 times? Do you want to create fun designs all day and see people actually wear them? Then read on!

We run four Etsy + Merch by Amazon shops in funny niches: nurses, fishing dads, teachers, dog moms. You'd get a list of 8 phrases each day and turn each into a print-ready PNG (4500 x 5400 px, transparent).

Requirements
✔ Photoshop or Illustrator, Kittl is fine too
✔ Strong typography sense
✔ Understands trademark rules (we'll teach you)
✔ Delivers on time, every day, 5 days a week

Pay
✔ $550/month for the first 2 months, then $650
✔ Bonus for every design that sells 50+

Working hours are up to you. We use Trello and Slack. You attach your finished files to the card, put the word DONE in the comment and move to the next one. No long meetings, no time tracker.

Looking forward to seeing who's out there :)
---
Appointment Setter - Home Remodeling (Bath & Kitchen)

We are a Texas based lead gen company for bathroom and kitchen remodelers. Leads come from Facebook ads. Your job is to call them within 2 minutes, ask them our qualifying questions (Do you own the home? When do you want to start? Have you gotten other quotes?) and put them on the calendar.

You need
- 1 year + appointment setting, home improvement a big plus
- great energy on the phone
- GoHighLevel experience
- quiet home office, backup internet and power

You get
- $5/hr base + $10 per sit
- top setter makes about $1,600/month
- weekly pay every Monday
- coaching calls twice a week with our sales manager

Shift: 9am to 6pm CST, Tuesday to Saturday.

If you're a hustler with a great voice and you don't take no personally, you'll love it here. Apply today, training class starts on the 15th.
`)
