import { judgedPostings } from '../posting.ts'

/** By a hand that had not seen the rules; measured once before anybody read them, then learnt from. */
export const instructionsOpenedJanuaryThird = judgedPostings(String.raw`
Facilities Coordinator, Northfield Community College

The Facilities Coordinator is responsible for work order intake, room bookings, vendor scheduling and the key register across two campuses. The post reports to the Director of Campus Operations and supervises four student workers each semester.

Essential duties:
1. Receive, rank and assign work orders through the SchoolDude system.
2. Keep the calendar of shared rooms and resolve conflicts with tact.
3. Meet with contractors on site, check badges, and confirm the scope of work.
4. Submit purchase requests and reconcile the department card each month.
5. Answer questions from staff about heating, lighting and access. "It's too cold in here" is a full sentence and you will hear it often.
6. Include safety notes in every contractor packet.

Minimum qualifications: an associate degree or two years of related work; strong skills with spreadsheets; the ability to climb stairs and carry 25 lbs.

Preferred: experience in education, knowledge of basic building systems, Spanish.

Compensation: grade 11, starting at $43,900, with state retirement, 12 sick days, 10 vacation days and tuition waiver for you and your family.

The selection committee will review applications from the 14th on. Finalists will be invited to campus to meet the team, and will be asked to supply official transcripts and three references at that time. A background check applies to all offers.

Northfield serves about 6,100 students a year, many of them the first in their family to go to college, and the facilities team is proud that doors open and lights work for every one of them. Northfield is committed to equal access. Reasonable accommodation is available on request.
---
Need React Native dev for fix bugs in our delivery app. there is about 30 tickets in Jira, some easy some not. app crash on android 14 when user open camera. we want someone who can start this week and do min 25 hours. Budget 25-30 usd/hour. In your proposal please answer: 1) have you published apps at both store? 2) which bug you would fix first base on above 3) are you free for calls at 10am IST? and write "crash free" on top. Portfolio link is must.
=> ask have you published apps at both store?
=> file portfolio
=> ask which bug you would fix first base on above
=> ask are you free for calls at 10am IST?
=> word first_line crash free
---
ESL Teacher – homebased, para sa Japanese students

No experience needed! We'll train you. 25 minutes per class, one on one, books provided. Peak hours 7pm-11pm PHT.

Rates: P75-P110 per class + bonus for perfect attendance.

You need:
- laptop/PC with at least i3
- 10 mbps wired
- headset na may mic
- bright, quiet background

Send to teach.sakura@example.com:
✓ CV
✓ 1-min intro video
✓ speed test screenshot
Email title: ESL-HOME-Your Complete Name
=> file resume
=> file video
=> file screenshot
=> subject form ESL-HOME-Your Complete Name
---
Operations Manager for a 3PL in Nashville

Orders in by noon go out the same day. That's the promise we make to 55 brands and we need someone who loses sleep when we break it.

You will run two shifts (38 people), own the labor plan, fix the slotting, and sit with brands every quarter. You report to the owner, Priya.

We're after five years in fulfilment, at least two as a leader, and stories about peak season. ShipHero experience helps you ramp faster.

$85k to $98k + bonus up to 15%. Health is paid at 80%.

TO APPLY: Hit the button and upload your résumé. Skip the cover letter, nobody here reads them. Instead answer in the comments box: what is one metric you would refuse to put on a dashboard?
=> file resume
=> ask what is one metric you would refuse to put on a dashboard?
---
Chat moderator wanted, 100% remote, flexible. You talk with our app users by text, keep conversations friendly and report people who break the rules. Typing speed of 50 wpm. Pay is per message, most people make $400-700 each month. No calls, no video. Work from phone or pc. 18+ only. Apply now!! Limited slots!!
---
Interior Design Assistant (3D)

We're a two woman studio doing coastal homes in Queensland. Need help with SketchUp models, Enscape renders, FF&E schedules and chasing suppliers for lead times. 25 hrs, ongoing.

When replying, kindly include

– portfolio with at least 3 renders of your own
– software you use daily
– your rate per hour in AUD

Begin with "G'day Mel and Tess" rather than Dear Sir/Madam, please, we're neither sir nor madam!
=> file portfolio
=> ask software you use daily
=> ask your rate per hour in AUD
=> word first_line G'day Mel and Tess
=> avoid Dear Sir/Madam
---
Junior Accountant

Our firm prepares books and tax filings for about 120 SMEs in Cebu. You'll encode transactions in QuickBooks, prepare BIR forms (1601C, 2550Q, 1702Q), file through eBIRForms, and remind clients to send their receipts before the 5th of each month.

BS Accountancy graduate, CPA not required. Fresh grads can apply. Office is in Lahug, walking distance from IT Park. Monday to Friday, 8:30 to 5:30, half day Saturday during tax season.

P19,000 to P23,000 to start, with performance raise after the 6th month. We like people who ask "paano kung mali?" before it becomes wrong.
---
Hey there, thanks for stopping by this post. I know there are a thousand of these so let me be quick on who we are. Lumen Letters is a two-person company making personalised storybooks for kids who lost a grandparent. It's a strange little product and it makes people cry, in a good way. Last year we shipped 11,000 books and this year we'll likely double it. We need a customer care person who writes beautifully, because our customers are grieving, and a canned answer would be worse than none. You would handle around 35 emails a day, fix typos in orders before they go to print, talk to the printer in Estonia when something looks off, and once a week write a short summary of what people told us. It's about 25 hours a week, spread however you like as long as no email waits longer than a day. We pay $11 an hour, you get a paid week off each quarter, and at Christmas we all take the week after the 25th off since December is madness. We don't mind where you live. We don't mind about degrees. We mind about tone, spelling and heart. If you've read up to here, good, most people don't. Now: write me an email, and in it reply to this customer as if you worked here: "My dad's name is spelled wrong in the book and the funeral is on Friday." Somewhere in your email use the word marzipan. Do not attach a CV, I won't look at it. Please don't use AI for the reply, I use it all day long and can smell it.
=> ask reply to this customer as if you worked here
=> word anywhere marzipan
=> no_ai
---
Security Guard - Mall of the North, 6 posts

Licensed lady guards and male guards, 21-40 yrs old, height 5'4" (male) 5'2" (female). With or without experience. Agency is registered and pays on time, 12 hours duty, complete benefits. Deployment is immediate.

Bring the following to Unit 204, Santos Bldg, Angeles City: biodata with picture, photocopy of security license, and training certificate. Look for Sir Ramil. Walk-in only, 8am to 3pm.
=> file resume
=> file photo
=> file certificate
---
Bilingual Receptionist (Spanish/English) - Immigration Law Office

You will be the first voice that our clients hear. You'll answer six lines, schedule consultations, translate letters, and explain to clients which documents to bring: passport, birth certificate, proof of address and two photos.

Must be fluent in both languages, write clearly in both, and stay kind under pressure. Experience in a law office is preferred. Our office is in downtown El Paso, with parking.

$19 to $22 hourly. Full medical after 60 days. Ten paid holidays.
---
Marketing Coordinator – Hearth & Harrow Garden Centres

Hearth & Harrow runs nine garden centres between Bristol and Hereford, each with a café, a farm shop and far too many gnomes. Marketing is a team of three and it's about to be four.

In this job you will plan the monthly newsletter, brief our freelance designer, book local radio, update the website, and make sure that all nine centres put up the right posters in the right week. You'll run our loyalty club, which means explaining to members how to use their points, how to reply to the birthday voucher email, and why the code on it must be shown at the till. You will also write the competition pages: customers send in a picture of their best tomato, answer one easy question and the winner gets a greenhouse.

Twice a year you'll help on the floor, at Easter and in the first week of December, because everybody does, directors too.

You may be a graduate with a good placement behind you, or someone who has done marketing for a small firm and wants a bit more room. You can write a clean sentence. You can keep nine managers happy, or at least equally unhappy. You drive.

The money is £26,000 to £29,000 and there is a 30% discount on plants and food, free parking, 24 days off plus bank holidays, and your birthday. Hours are 9 to 5.30 with two days at home each week once you've settled in.

Interviews will be held at our Ledbury centre in the second half of the month. There's no presentation to prepare: we will give you a real brief on the day, a cup of tea, and twenty minutes. To apply, use the online form on our jobs page before midnight on the 19th.
---
Team Leader - Healthcare Account (BPO, Ortigas)

Grow your career with a company na inaalagaan ang tao niya. CareBridge Solutions is a US healthcare outsourcing partner with 2,300 employees across Ortigas, Iloilo and Bacolod. Dahil sa paglago ng account namin, we're opening five Team Leader posts.

Ang trabaho

You will handle 15 to 18 agents who verify insurance benefits and answer member calls. Coaching every week, calibration every Thursday, at business review kasama ang client once a month. Ikaw ang sasalo ng escalations, and you'll make sure agents ask every caller for the three identifiers (full name, birthday, member ID) before they say anything about the account. You approve leaves, build the schedule with WFM, and fight for your team when kailangan.

Ang hanap namin

• At least 2 years as Team Leader, or 1 year as TL plus 3 as SME
• Experience in US healthcare, payer side preferred
• Magaling sa Excel, kahit pivot table lang
• Marunong makinig before magalit
• Okay sa graveyard, onsite 4 days per week

Ang makukuha mo

• P48,000 to P58,000 base
• 20% night differential
• HMO with 3 free dependents on day 1
• 20 leaves, convertible to cash ang sampu
• Yearly merit increase, plus bonus pag green ang scorecard
• Shuttle from Monumento, Alabang and Antipolo

Paano ang proseso

It takes about a week. May initial call with recruitment, then a leadership assessment online, then a panel interview with the Ops Manager and the client. Sa panel, expect a role play: you'll coach an agent whose subject line in every email is "URGENT" at hindi naman urgent. Don't worry, masaya ito at walang bumabagsak dahil lang sa kaba.

Click Apply and our recruiter will reach out on weekdays, 2pm to 11pm. See you on the floor!
`)
