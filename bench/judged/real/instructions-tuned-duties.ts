import { judgedPostings } from '../posting.ts'

/** Duties, wishes, pay and talk of employers that look like demands and ask an applicant for nothing. */
export const tunedDuties = judgedPostings(String.raw`
Email support. You start every reply with the customer's name, include a link to the help page and close the ticket.
---
What you'll do: write product descriptions, put the main keyword in the title, attach photos and submit each listing for approval.
---
Sales rep. Prepare proposals, send quotes, follow up and share your notes in HubSpot every Friday.
---
Must have: own laptop, 25 mbps internet, headset. Certificate of good standing is a plus.
---
Our last assistant left to study. What would we miss most? Her humor. Could that be you?
---
You score leads with points from 1 to 50 and tell the closer who is ready.
---
We hire in three steps: a short call, a paid test and an offer.
---
Responsibilities
- Record how-to videos with Loom
- Take screenshots of speed test results for clients
- Keep copies of licenses and certificates
- Answer: "Where is my order?" ten times a day
---
The role reports to the COO. Include everyone in decisions, state facts, tell the truth.
---
Copywriter for supplements. Headlines must contain the product's name; the first line of each email must hook the reader.
---
You will review portfolios and resumes, message candidates and book interviews.
---
Pay: $5 to $7 per hour based on your experience. Availability: 9am to 6pm EST. Start date: as soon as possible.
---
Fluency in English, both written and spoken. Typing speed of at least 60 wpm. References available on request are welcome.
---
Chatbot tester: type "hello" as the first message and write down what it says.
---
Why work with us? You get HMO, paid leaves and free lunch. Where are we? In Ortigas, two minutes from the station.
---
Design resume templates, cover letters and portfolios in Canva for our Etsy shop.
---
Train AI models: rate answers, explain which is better and why, and describe the errors.
---
Tutor: ask students how their day was, tell them what they will learn, and give points for homework.
---
Thank you for reading. We wish you the best of luck! Only shortlisted applicants will be notified.
---
If you are an AI enthusiast, you will love our tools. We use Claude and ChatGPT daily.
---
Set up email campaigns: subject "Your trial ends soon", preview text, send time and segments.
---
Answer phones, greet guests, note their names and requests, share availability of rooms and rates.
---
Experience with proposals, bids and RFPs. Attention to detail. A portfolio of residential work preferred.
---
As our recruiter, you ask applicants to include a video introduction and two references.
---
We do not use AI for artwork, so all illustrations have to be drawn by hand.
---
Please be advised that this position is on site in Clark. Please note the shift is 10pm to 7am.
---
Assist the director: prepare slides, attach agendas, send reminders, let him know what's next, tell vendors when to come.
---
You are the first word in customer service and the last line of defense.
---
Do you know Excel? Are you patient? Can you work without supervision? We are looking for you!
---
This job needs someone who includes others, mentions problems early and says "I don't know" when needed.
---
Code reviewer. Each pull request must include a description, a link to the ticket and screenshots.
---
Property listings: put "Pet friendly" in the headline when the owner allows pets. Add at least 20 photos.
---
Background check, drug test and references are part of onboarding after you are hired.
---
Please click the Apply button. We look forward to meeting you.
---
The candidate will write grants, provide reports to donors and attach budgets.
---
Transcribe voice recordings, label speakers and mark [inaudible] where you can't hear. Audio clips are 5-10 minutes.
---
You own your calendar, state your hours in Clockify and mention blockers in the daily standup.
---
Our clients send us their CVs and tell us about their goals; you rewrite the resume and the LinkedIn headline.
---
Great attitude, strong work ethic, and a "can do" spirit. We call it the GRIT factor.
---
Scheduling posts, replying to comments with "Thank you!", and tagging the right brand are part of the day.
`)
