import { judgedPostings } from '../posting.ts'

/** The second third of the texts in `instructions-opened-july.ts`. */
export const instructionsOpenedJulySecond = judgedPostings(String.raw`
Cold Caller (real estate)
Script is given, list is given, dialer is given. What I can't give is thick skin.

$5 an hour, $75 per signed contract. 9 to 6 Central.

Record yourself (60 seconds, Vocaroo is fine) as if I just told you "not interested". Paste the link in your application. Under it type the phrase "I call again" as the last line.
=> file voice
=> word last_line I call again
---
Senior Accountant
Responsibilities include monthly close, payroll review, and answering the questions of auditors. Requirements: CPA, five years, Xero. Choose the right resume version when uploading to our portal; the portal accepts PDF only.

Salary 75,000 to 90,000 pesos. Hybrid, Ortigas.
---
Email marketer (Klaviyo)
We sell tea. 38% of revenue is email and we would like that to be 45%.

What to send:
– 2 flows you built (screenshots ok)
– open and click rates of your last 3 campaigns
– your favourite tea (yes, it matters)

Where: hello@leafy.example. Subject line: KLAVIYO / first name / country.
=> file portfolio
=> ask open and click rates of your last 3 campaigns
=> ask your favourite tea
=> subject form KLAVIYO / first name / country
---
Personal Assistant (remote)
Please do not send a generic letter. I want to know in your own words why you left your last client, what you charge, and whether you can work until midnight Manila time on Thursdays.

The secret word is thimble. Use it anywhere.
=> ask why you left your last client
=> ask what you charge
=> ask whether you can work until midnight Manila time on Thursdays
=> word anywhere thimble
---
QA Tester
You test a booking app on your own phone. Reports need a clear title, a screenshot and the steps. Use the subject "BUG" and the build number when you email the developers.

You'll receive a test phone after a month. $600.

Send an email to qa@booked.example with your name and the phone you own in the subject line.
=> subject form your name and the phone you own
---
WordPress fix, 1 day
Site throws a 500 on checkout since the update. Host is Kinsta, WooCommerce 8.

I'd like you to tell me first: have you seen this before, what would you check first, fixed price or hourly?

ps put "500" at the very start so I see a human was here
=> ask have you seen this before
=> ask what would you check first
=> ask fixed price or hourly
=> word first_line 500
---
Nanny, live-out
Two girls, 4 and 7. Monday to Friday, 12 to 7. You cook lunch, help with homework and write down what they ate.

References from two families are a must when you apply. Also include a short note about yourself and a recent photo.
=> file references
=> ask a short note about yourself
=> file photo
---
Frontend dev for an agency (long term)
We build about six marketing sites a month in Astro. Fridays off.

Application:
- Link to your best Lighthouse score
- Your hourly rate in USD
- Timezone
- Answer this question in your email: "What makes a site feel fast?"
- Email subject: Astro dev + your timezone
=> file portfolio
=> ask Your hourly rate in USD
=> ask Timezone
=> ask What makes a site feel fast?
=> subject form Astro dev + your timezone
---
Chat Moderator
Evening shifts, 6 hours, five days. Keep it kind, hide what isn't.

We don't ask for a CV. We ask for three sentences: who you are, which community you would moderate for free, and where you draw the line.
=> ask who you are
=> ask which community you would moderate for free
=> ask where you draw the line
---
Sales Rep, Solar
Door to door, Phoenix. Commission only, average 85k. Must have a car, a smartphone and a sunny mood. Clean record. Sign-on bonus after ten installs.

Text SOLAR to 555-0100 or come to the open house on Saturday.
---
n8n Automation Builder
Build a flow which reads new rows, asks an AI to write an email, starts the subject with the lead's first name and sends it from Gmail. Include logging. Provide documentation.

When you bid: the total price, the number of days, and a link to an n8n workflow of yours. Proposals written by AI will be declined.
=> no_ai
=> ask the total price
=> ask the number of days
=> file portfolio
---
Pharmacy Assistant
Licensed or not, we train. Mabalacat branch. Kindly bring 2x2 picture, resume, and photocopy of diploma to the branch, look for Ma'am Tess. Mon-Sat 9-4 only.
=> file photo
=> file resume
=> file certificate
---
UX writer
We're a bank that wants to sound like a person.

Rewrite this error message for us: "Transaction failed due to unmet preconditions." Send it with your portfolio. That's the whole application, no letter needed.
=> ask Rewrite this error message for us: "Transaction failed due to unmet preconditions."
=> file portfolio
---
Operations Manager (e-com)
35 staff, one warehouse in Ohio. You own the P&L for returns.

Step 1 – Fill in the form below.
Step 2 – In the box "Why you?", start with the word RETURNS in capitals.
Step 3 – Upload your resume.
Step 4 – Tell us the biggest mess you inherited and how you left it.
=> word first_line RETURNS
=> file resume
=> ask the biggest mess you inherited and how you left it
---
Illustrator for a children's book
24 spreads, watercolour feel, deadline October. Budget 3,000 EUR.

Don't send me your whole portfolio; three drawings of children or animals are plenty. Quote a price per spread. Let me know if you've worked to a printer's bleed before.
=> file portfolio
=> ask a price per spread
=> ask if you've worked to a printer's bleed before
---
CSR - Telco account
Earn up to 28k! Walk in, one-day hiring, free lunch on your first week. Bring two valid IDs, pen, and updated resume. Say that Angel referred you at the guard. HS grad with 6 months BPO experience may apply.
=> file resume
---
Research Assistant (history)
For a book on ferries. You read old newspapers online and keep a bibliography in Zotero.

Write to me at any length. I'd be glad of a sample of your writing, footnotes included. As to the subject of your mail, make it the name of the last ferry you took (or "never").
=> file portfolio
=> subject form the name of the last ferry you took
---
Recruiter (tech)
You will source candidates, screen resumes, ask candidates about salary and start dates, and have them send portfolio links. You'll write job posts, including the secret word we use to catch people who don't read.

Salary $1,400 a month. Apply via LinkedIn.
---
3D Artist - product renders
We need renders of watches. 40 a month, Blender or C4D.

Applicants: reply with "Tourbillon" followed by your portfolio link. Nothing else. If it fits we'll send a paid test.
=> word somewhere Tourbillon
=> file portfolio
---
Property Manager VA
35 doors in Cleveland. AppFolio, Showmojo. 

Be prepared to do a short video call. When replying please mention your AppFolio experience, your current internet provider and speed, and use code CLE35 so your message lands in the right folder.
=> ask your AppFolio experience
=> ask your current internet provider and speed
=> word anywhere CLE35
`)
