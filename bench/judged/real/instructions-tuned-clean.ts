import { judgedPostings } from '../posting.ts'

/** Texts that ask an applicant for nothing, each with words that look like it; the rules were made with them. */
export const tunedClean = judgedPostings(String.raw`
Answer questions of customers by chat and send reports to the manager every Friday.
---
Choose the right resume version for each client and submit applications on their behalf.
---
High school diploma required. Certificate in bookkeeping preferred. References will be checked.
---
Start each call with the greeting "Thank you for calling Brightwater" and end with the survey.
---
You run subject line testing for email campaigns and report open rates.
---
Code review, pair programming and a word from the wise: we ship daily.
---
Write subject lines such as "Your cart misses you" for our stores.
---
Responsibilities:
- Respond to emails and answer phone calls
- Include tracking numbers in every order note
- Attach invoices to bills in Xero
- Ask clients for their logins
---
Our editors put the keyword in the first sentence and the meta title.
---
The ideal person has a portfolio of SaaS sites and a fast internet connection of 50 mbps.
---
You will record Loom videos for our customers and upload them to the help center.
---
Build AI agents that include citations in their answers. If a bot fails, write a ticket.
---
Experience with ChatGPT, Claude and Gemini is a plus. AI tools must be used with care.
---
We use points to rank leads: assign 10 points for each demo booked.
---
Collect voice recordings from native speakers and label them.
---
Send a welcome message to each new member and mention the community rules.
---
What you get: health card after 6 months, 13th month, and a laptop. Who doesn't like that?
---
Are you tired of call centers? Do you love pets? Then you will love it here.
---
Do you have what it takes? We are growing quickly and need somebody like you!
---
Requirements: typing speed of 50 wpm, own computer with 16 GB RAM, stable internet.
---
Tell customers about our loyalty program and ask for their email address.
---
You prepare résumés, cover letters and LinkedIn profiles for job seekers.
---
Review candidates' answers and let us know which ones should be interviewed.
---
Working hours: 9 to 5 EST. Pay: $6 per hour. Start date: Monday.
---
Applicants will be asked to take a typing test during the interview.
---
Shortlisted candidates will be asked for references and a police clearance.
---
Please note that only shortlisted candidates will be contacted. Thank you for your interest.
---
Name files with the client's name and date, start with the year.
---
We will send you a form with questions after the first interview.
---
You tag each ticket with the word "refund" when a customer wants money back.
---
Teach students how to describe their favorite food and write about their day.
---
Create landing pages with the headline "Sleep better" and test the call to action.
---
Join a team where your ideas count. Why us? Because we care.
---
What would your day look like? You open the shop chat, answer the first messages and write a summary.
---
Draft proposals that start with the client's pain and end with a clear price.
---
Must be able to explain why a campaign failed and what to change.
---
Click Apply and we will be in touch within two days.
---
Job Type: Full-time. Salary: 30,000 a month. Work location: remote. Education: Bachelor's (preferred).
---
We value people who tell us the truth and share their thoughts early.
---
Add the promo code SUMMER10 to each newsletter and use the phrase "while stocks last".
`)
