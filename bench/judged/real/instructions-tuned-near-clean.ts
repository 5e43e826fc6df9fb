import { judgedPostings } from '../posting.ts'

/** Duties, specifications and advertising with words that ask elsewhere; nothing is asked. The rules were made with them. */
export const tunedNearClean = judgedPostings(String.raw`
You will answer customers' questions such as: How much is shipping? When will my order arrive?
---
Write product descriptions with the keyword "bamboo" in the first line.
---
Start each email with "Hi there" and end with our signature.
---
The subject line of every newsletter should be under 50 characters.
---
We will send you a Loom video on your first day.
---
Screen resumes and ask candidates for their portfolio.
---
A strong portfolio is nice to have.
---
Students earn 10 points for each finished lesson.
---
You'll reply to tickets with the phrase "Happy to help".
---
Our brand voice: never use the word "cheap".
---
Each listing title must include the word "handmade".
---
Tag every support ticket with the code word of the week.
---
You will send a weekly report with the subject "Weekly numbers".
---
When a guest writes, reply with "Thanks for reaching out!" within 5 minutes.
---
Use the hashtag #LakbayPH in every caption.
---
The password manager we use is Bitwarden.
---
Must mention upsells during each call.
---
Include alt text in all images.
---
You will record a short video for each product.
---
Attach invoices to the right customer in Xero.
---
Prepare a 2-minute video recap of each webinar.
---
Your resume will be kept on file for six months.
---
Shortlisted applicants will be asked for references.
---
We may ask for a speed test after the interview.
---
Typing speed of at least 50 WPM.
---
Internet speed of 25 Mbps and a backup connection.
---
A noise-cancelling headset is a must.
---
Are you tired of the 9 to 5? Do you want to work from anywhere? Then join us!
---
Do you love dogs? So do we.
---
Why join us? Great pay and a kind team.
---
What will you do? Mostly bookkeeping.
---
How do I know this is legit? We have paid since 2015.
---
What's in it for you? 13th month pay and HMO.
---
We ask every seller for three photos of the car.
---
The chatbot should start the conversation with "Hello".
---
Our AI must answer in under two seconds.
---
AI agents: build them in n8n.
---
If you use ChatGPT at work, check its answers.
---
You will train an AI to write in our voice.
---
Write a subject line and a first line for each lead.
---
Cold emails must begin with the prospect's first name.
---
Applicants with a background in law are preferred.
---
Please note that this is an onsite role.
---
Please be patient, we get many applications.
---
Please do not call the office.
---
Kindly note the salary is fixed.
---
Send invoices on Fridays, tell clients about delays, and share updates in Slack.
---
Let us know what you think when you are onboard.
---
Tell customers how to reset their password.
---
Explain our refund policy to guests.
---
Describe products in a fun way.
---
Share your screen during training.
---
Provide feedback on drafts.
---
Submit timesheets by Monday.
---
Confirm appointments by text.
---
Quote jobs over the phone.
---
Interview questions you will ask: Why do you want this job? What is your rate?
---
Our FAQ: What are your hours? Where are you located?
---
You must have: a laptop, a webcam, references from two employers.
---
Qualifications: diploma in nursing; PRC license; certificate of training.
---
Requirements include: laptop, DSL, and availability at night.
---
Benefits include: HMO, paid leave, and a yearly bonus.
---
Your tasks: send quotes, follow up, share leads.
---
The role includes: writing posts, answering comments, and providing reports.
---
Duties:
1. Send proposals to clients
2. Attach the contract
3. Answer their questions
---
How you'll know it's for you:
- You answer fast
- You share ideas
---
Salary: 40k. Schedule: 9 to 6. Location: Makati.
---
Expected salary for this role is 35k to 40k.
---
Work from home. Rate: $6/hr.
---
Availability: night shift.
---
We use 5 key points for grading calls.
---
The team works in sprints with 20 story points.
---
Earn 25 points per referral.
---
Check the subject of each ticket and route it.
---
You will be given a secret code to enter the building.
---
The keyword research is done in Ahrefs.
---
First word in headings must be capitalized.
---
Good luck and thank you for reading!
---
We read every application and reply within a week.
---
Only shortlisted candidates will be contacted.
---
Applications close on Friday.
---
Apply on our website.
---
Click Apply Now to submit your application.
---
If selected, you'll complete a paid test and send a sample edit.
---
After the interview we will ask for two references.
`)
