import { judgedPostings } from '../posting.ts'

/** Written last, run once (see `docs/accuracy.md`), then learnt from. */
export const instructionsOpenedJulyFifth = judgedPostings(String.raw`
Sales Admin
Solar installer, Adelaide. You raise quotes in OpenSolar, book installers, answer the phone. 7am to 3pm Manila.

If you are keen, email your CV to office@sunroof.example, subject line "Sales Admin - (first name)". In two or three lines, tell us what you know about solar rebates in Australia. Applications sent through the chat here are not looked at.
=> file resume
=> subject form Sales Admin - (first name)
=> ask what you know about solar rebates in Australia
---
Looking for an ebook formatter
Manuscript is 60k words, some tables. Needs epub and print PDF.

Start your reply with the genre you like reading most. Samples? Price? Days?
=> ask the genre you like reading most
=> file portfolio
=> ask Price?
=> ask Days?
---
Executive VA
My last VA stayed six years. I hope you will too.

The hours are 8 to 5 New York. You'd run my calendar, my travel and my temper.

Before you hit send, make sure that:
• the title of your message is "I read instructions"
• there's a 1-min video of you, no script
• you've listed three tools you can't live without
• you've told me your monthly rate
=> subject is I read instructions
=> file video
=> ask three tools you can't live without
=> ask your monthly rate
---
Kitchen Crew
Urgent hiring! 10 slots. Male/Female, 18-35 y/o. With or without experience. Good in cooking is an advantage. Salary 570/day + SC. Free meal.
Requirements: Resume, valid ID, health card, brgy clearance. Walk-in applicants only, 2PM-5PM, look for Chef Jun.
=> file resume
---
WordPress Developer
Our plugin asks users to type a code word at checkout; you'll maintain that, among other things. The email template has a subject placeholder and a signature.

Twenty hours a week. If interested, share a plugin you've published and describe a bug in it that you're ashamed of. Add "hook me up" to the bottom of your message.
=> file portfolio
=> ask a bug in it that you're ashamed of
=> word last_line hook me up
---
Insurance Verification Specialist
Dental office in Boise. Call payers, read EOBs, update Dentrix.

Apply by replying here. In your reply:
1) years with dental insurance
2) which payers you call most often
3) HMO or PPO: which do you find harder & why
4) copy and paste this sentence: I verify before I bill.
=> ask years with dental insurance
=> ask which payers you call most often
=> ask HMO or PPO: which do you find harder & why
=> word anywhere I verify before I bill
---
Content Moderator
Shifts rotate. Graphic material, counselling provided. You tag posts, write short reasons, escalate threats. Never reply to users.

No cover letter please. A CV and your shift preference will do.
=> file resume
=> ask your shift preference
---
Legal Transcriptionist
$0.80 per audio minute. Verbatim.

To apply complete the test at the link, then mail us its score (screenshot) along with your foot pedal model, if you've one, and "Transcriber July" as your subject.
=> file test_result
=> subject is Transcriber July
---
Junior Architect
BIM, Revit 2024. Housing schemes in Manchester. Hybrid after three months.

Portfolio (max 10 MB) and CV to studio@brickwork.example please. Tell us which building in Manchester you'd knock down. Recruiters: no thanks.
=> file portfolio
=> file resume
=> ask which building in Manchester you'd knock down
---
Growth Marketer
Seed stage, €55-65k. We'll want to know what you'd do in your first month; keep it to half a page, and don't have ChatGPT do it. Send half page + CV.

P.S. Our founder is fond of otters. Applications that mention one get read twice as fast.
=> ask what you'd do in your first month
=> no_ai
=> file resume
---
Delivery Dispatcher
Use the radio politely, state the plate number, and answer drivers' questions. At the end of the shift send the log to the manager with the date in the subject.

We offer rice, HMO and transport. Apply through the app, no documents are needed for now.
---
Online Math Tutor
Gr 9-11 students. IXL, Zoom. 6-9PM EST.

Kindly attach: (a) transcript of records, (b) a photo of your workspace, (c) Speedtest result. Kindly answer as well: Solve 3x + 7 = 22. Kindly place the answer as the first character of your application.
=> file certificate
=> file photo
=> file speed_test
=> ask Solve 3x + 7 = 22
---
Etsy shop helper
Customer messages, listings, reviews. 2 hrs daily.

How will I know you're not a robot? Easy: your first sentence has to have the word porridge in it. Oh, and tell me what you'd buy from my shop (link in profile).
=> word first_line porridge
=> ask what you'd buy from my shop
---
DevOps (contract)
Terraform, EKS, GitHub Actions. Start mid-month.

Rate (EUR/day), earliest start, and one outage you handled, please. All three in the body of your email, cv optional. Email title: DEVOPS // <your rate>
=> ask Rate (EUR/day)
=> ask earliest start
=> ask one outage you handled
=> subject form DEVOPS // <your rate>
---
HR Generalist
Payroll for 80, onboarding, grievance handling. You'll ask applicants to submit requirements, draft job posts and answer inquiries. Prior experience with labour law cases. Bachelor's degree in Psychology. We reply to all.
`)
