import { judgedPostings } from '../posting.ts'

/** What job ads and freelance boards are full of and ask nobody for, in our own words; the rules were made with them. */
export const tunedAdsClean = judgedPostings(String.raw`
Responsibilities include:
- Booking flights and hotels
- Keeping the calendar in order
- Experience in payroll is a plus
---
The app should include the following features:
- Sign up by e-mail
- A list of nearby clinics
- Push notes for each visit
---
Benefits include:
Health cover for two dependents
Paid leave from day one
A yearly bonus
---
The ideal person will have the following:
• Reliable
• Great with spreadsheets
• Own transport
---
We need a plugin that does the following:
1. Reads the order
2. Sends a receipt
3. Updates the stock
---
Apply now!

Skills needed:
Experience with Terraform, Docker, and Helm is a plus.
Education and Experience Required:
High school diploma or equivalent
---
To apply, visit our careers page. We hire without regard to race, religion, age, sex, or national origin, and our pay and training follow the same rule.
---
Apply today and join a firm that cares. Let us help you grow. Let's talk about what drives you.
---
Returning to work after a break? We have a program for you.
What are we looking for?
Someone who owns a problem from start to end.
---
Why Lakbay? Because the work matters.
---
The chatbot will use memory and search to answer visitors.
---
The bot must include a fallback to a live agent.
---
Use AI (Claude, Gemini, etc.) to draft captions.
---
The candidate should know AI tools (ChatGPT, Copilot and so on).
---
If you're confident in your ability to match AI-made art and meet deadlines, apply ASAP!
---
The Human Resources officer guides hiring for Harbor Point (HP) and its clinics.
---
What this is not:
- No AI or LLM
- No new app, only the old one
---
Can start ASAP. APPLY TODAY! Start Date: ASAP.
---
We'd begin with 20 phone lines, then add 40 more.
---
We'd like to begin with 5-10 hours per week and see.
---
Must have worked with HIPAA-compliant or SOC2 tools; only apply if you have built on KAFKA before.
---
Your contract is subject to REVIEW after six months. Pay is subject to PASSING the check.
---
Subject: Help with our billing export

Hi, our export breaks on long names and I need it fixed this week.
---
I have attached some examples and a Loom video that shows the bug.
---
Here is the link to the report you will work from. Watch this video before you start.
---
Users can upload a voice recording and share it with friends.
---
If you love maps and have a portfolio of travel apps, we want to hear from you!
---
With a wide portfolio of properties in four regions, we are growing.
---
Ability to learn fast and share your knowledge with the team.
---
Provide a short Loom video for each automation you build.
---
Please let your recruiter know if you require any accommodation during the process.
---
For each tool you suggest to a client, include:
- What it does
- What it costs
---
Skills include: listening, writing, and calm under pressure. Related work may include: Barista, Host, Cook.
---
This job description may change. By sending your application you agree to our privacy policy.
`)
