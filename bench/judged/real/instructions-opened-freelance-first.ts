import { judgedPostings } from '../posting.ts'

/** As clients of freelance boards write, met before any rule was made with them; measured once, then learnt from. */
export const instructionsOpenedFreelanceFirst = judgedPostings(String.raw`
Looking for a ClickUp builder, experts only

We want somebody who knows ClickUp inside out and builds boards that teams keep using. Your know-how will help us grow. Please provide examples of past builds and detail your experience with ClickUp.
=> file portfolio
=> ask your experience with ClickUp
---
Pinterest Ads person wanted

If you have scaled Pinterest ads already we want to hear from you! Please include past results or case studies if you have them PLUS your experience.
=> file portfolio
=> ask your experience
---
Full-stack tinkerer for a small lab

Like small crews more than big slow ones?

✉️ To Apply:

Send a quick note with:

One link to something you've built or shipped

Why you're excited about tools for makers

Any questions you have about the project

Let's build.
-- Team Lumen
=> file portfolio
=> ask Why you're excited about tools for makers
=> ask Any questions you have about the project
---
UI/UX Designer

Background in brand design or storytelling

💬 How to Apply
Send us your portfolio, your favorite screen you've ever drawn, and one thing you'd change about how people book a dentist.
=> file portfolio
=> ask your favorite screen you've ever drawn
=> ask one thing you'd change about how people book a dentist
---
Newsletter automation partner

May grow into a monthly retainer.
Please include:
	•	Tools you know best
	•	Examples of e-mails or flows you've built
	•	Your usual rates for setup and upkeep
	•	Availability and turnaround time
=> ask Tools you know best
=> file portfolio
=> ask Your usual rates for setup
=> ask Availability and turnaround time
---
Webflow Developer for two dentists' sites

Good at suggesting what works
What to Include in Your Proposal

2-3 Webflow sites you've built
Summary of how you've used Zapier in past projects
Your availability and estimated time to finish the first one
Confirmation that you can do both with one shared CMS
=> file portfolio
=> ask how you've used Zapier
=> ask Your availability and estimated time
=> ask that you can do both
---
Form builder for an estate office

How to Apply:
Interested candidates should submit their resume, examples of relevant past projects (forms above all), and a brief summary of how your experience fits what we need.
=> file resume
=> file portfolio
=> ask how your experience fits what we need
---
Duct drawings for a bakery

You follow the local code and save energy. Please provide examples of previous work in similar projects along with your application.
=> file portfolio
---
Team lead, rooftop panels (USA)

To Apply, Answer These Questions:
What is your experience with panel sales or leads for the US market?

Have you ever built a sales team from zero?

What tools (CRM, dialers) are you familiar with?

Why would this venture excite you?
=> ask What is your experience with panel sales
=> ask Have you ever built a sales team
=> ask What tools (CRM, dialers) are you familiar with
=> ask Why would this venture excite you
---
Small inn in Ghana, two floors

Experience in inns is essential. Please provide a portfolio showing former bar and dining projects. The owner builds himself. Looking forward to working with you!
=> file portfolio
---
Course site to finish

To Apply:
Please share:
1.	Your experience with LearnDash and course sites
2.	Portfolio of school websites you've built
3.	Preferred rate and timeline
4.	Whether you work alone or with a team
=> ask Your experience with LearnDash
=> file portfolio
=> ask Preferred rate and timeline
=> ask Whether you work alone
---
Kebab shop mock-up

To Apply:
Please send:
- Portfolio of relevant projects
- Fixed price quote
- Estimated timeline
- Software you'll use
=> file portfolio
=> ask Fixed price quote
=> ask Estimated timeline
=> ask Software you'll use
---
📰 Newsletter Manager (remote)

🚀 How to Apply
Email the following to jobs@lantern.example:

1-2 links to newsletters you've run

A paragraph on how you'd structure a weekly one for farmers

Your favorite newsletter of all time (and why)

Subject Line: Newsletter Manager – [Your Name]
=> file portfolio
=> ask how you'd structure a weekly one for farmers
=> ask Your favorite newsletter of all time
=> subject form Newsletter Manager – [Your Name]
---
Web person for a marketing shop

Solid experience with BeaverBuilder (please provide portfolio or examples).
Rate: Please include your hourly rate or price per project in your proposal
How to Apply:
Please submit your proposal with the following:
A brief introduction and why you're a great fit for this role.
Links to 2-3 websites you've built with BeaverBuilder.
Your experience handling daily site updates.
=> file portfolio
=> ask your hourly rate or price per project
=> ask why you're a great fit for this role
=> ask Your experience handling daily site updates
---
Reels maker for a house agent

📩 To Apply:
Please send:

Portfolio or samples of relevant short videos

Typical turnaround time for a job of this size

Your estimated rate (whole project or per reel)

Confirmation of whether you're applying as a creator, an actor, or both
=> file portfolio
=> ask Typical turnaround time
=> ask Your estimated rate
=> ask whether you're applying as a creator
---
Content person, photo prints

Interview Process
Applicants will be contacted and asked to send a portfolio of any relevant work, with one longer piece of copy. Candidates will then go through two talks.
---
Funnels helper, quick turnaround

Requirements:

- Proven work inside HighLevel (please include examples)
- Knows funnels and client flows well
- Quick to answer (within a day)
=> file portfolio
---
Site audit and ads set up

📅 Timeline:
I'm ready to start at once. Please include:
	•	Examples of relevant work
	•	A rough idea of your process
	•	A quote (hourly or flat)

Also, I know this sounds crazy but I'd like 10 sales a week.
=> file portfolio
=> ask A rough idea of your process
=> ask A quote
---
Shop conversion helper

Please include:
	•	A few stores you've worked on
	•	Your hourly rate or flat rate for this project
=> file portfolio
=> ask Your hourly rate or flat rate for this project
---
Cold caller

How to Apply:
Please send your resume and a brief voice recording (1-2 minutes) introducing yourself and telling why you'd be a great fit.
=> file resume
=> file voice
---
Bubble developer, phone first

Open to hourly or fixed. Please provide your estimate and availability.
=> ask your estimate and availability
---
Supabase triggers

To Apply:
Please include links or summaries of previous work involving Supabase (triggers above all). Let me know if you've worked in Netlify or similar before. (put Cold Start in title so I know you read all of this. I will also see if a chat bot wrote your letter so please answer accordingly)
=> file portfolio
=> ask if you've worked in Netlify
=> subject is Cold Start
=> no_ai
---
Map viewer with Cesium

The code is clean and noted down. Bonus: Please include links to similar projects or demos you've built with Cesium.
=> file portfolio
---
Agent set-up for Slack

How to Apply
Please include:
- A brief explanation of how you would approach this set-up
- Your experience with similar automation
- Any questions you need answered before starting
=> ask how you would approach this set-up
=> ask Your experience with similar automation
=> ask Any questions you need answered
`)
