import { judgedPostings } from '../posting.ts'

/** Questions, files and points as employers ask for them; the rules were made with them. */
export const tunedAsks = judgedPostings(String.raw`
Build a Slack bot for us. Please let us know what you bid for this project and when you can start.
=> ask what you bid for this project
=> ask when you can start
---
Please provide an estimate of the total time and cost. Also, please provide some sample designs that you have developed that are now live.
=> ask an estimate of the total time and cost
=> file portfolio
---
1. Previous experience, similar sites developed (please provide examples).
2. The website should run on WordPress.
=> file portfolio
---
💬 When applying, please include:

    Your experience with search servers on Linux.

    A brief note on how you'd find out why ours crashes.
=> ask Your experience with search servers on Linux
=> ask how you'd find out why ours crashes
---
Tip:
When applying, please include relevant data about your past campaigns and the results.
=> ask relevant data about your past campaigns and the results
---
This requires working the night shift. Are you OK with this?
Have you ever worked for a US executive before?
=> ask Are you OK with this?
=> ask Have you ever worked for a US executive before?
---
When applying please highlight any experience around data cleaning and Python.
=> ask any experience around data cleaning and Python
---
To apply, send your resume and a brief note about a project you're proud of.
=> file resume
=> ask a brief note about a project you're proud of
---
Questions:
1. Have you run a store of this size?
2. What is your hourly rate?
3. How do you deal with chargebacks?

Budget: $8-10/hour.
=> ask Have you run a store of this size?
=> ask What is your hourly rate?
=> ask How do you deal with chargebacks?
---
Let us know your expected salary, availability and how soon you can start.
=> ask your expected salary
=> ask availability
=> ask how soon you can start
---
Please include: a) your hourly rate b) hours per week you can give us c) link to your portfolio
=> ask your hourly rate
=> ask hours per week you can give us
=> file portfolio
---
In your application tell us
- years of experience with HubSpot
- your time zone
- best piece of work you did last year
=> ask years of experience with HubSpot
=> ask your time zone
=> ask best piece of work you did last year
---
To apply answer these in a Loom (max 3 min):
- Who are you?
- Why property management?
- What is your dream holiday?
=> file video
=> ask Who are you?
=> ask Why property management?
=> ask What is your dream holiday?
---
Send us a quick loom video introducing yourself and a screenshot of your internet speed.
=> file video
=> file speed_test
---
Requirements to submit:
✅ Updated resume
✅ Screenshot of speedtest.net result
✅ PC specs screenshot
✅ Voice recording (vocaroo)
✅ DISC result
=> file resume
=> file speed_test
=> file pc_specs
=> file voice
=> file test_result
---
Kindly attach your CV and 2-3 samples of reels you edited.
=> file resume
=> file portfolio
---
Please send me your resume with a link of your best work.
=> file resume
=> file portfolio
---
Apply with your Behance link, no attachments please.
=> file portfolio
---
Include your 10fastfingers score and the names of two references.
=> file typing_test
=> file references
---
Submit an audio clip reading any paragraph you like, with your resume.
=> file voice
=> file resume
---
What we'd like to see from you:
* CV
* A cover letter in which you describe the best team you worked in
* Salary expectation
=> file resume
=> ask you describe the best team you worked in
=> ask Salary expectation
---
Please spend 30 points on this application.
=> points exactly 30
---
Apply with a minimum of 15 points, otherwise we won't see you.
=> points least 15
---
You can use up to 10 apply points, we dont want more.
=> points most 10
---
Points to use: 40
=> points exactly 40
---
Bookkeeper wanted. Please answer the following questions in your cover letter
1 How many Xero files have you managed at one time
2 What was your biggest cleanup job
3 Monthly rate in PHP
=> ask How many Xero files have you managed at one time
=> ask What was your biggest cleanup job
=> ask Monthly rate in PHP
---
Application questions - copy and paste with your answers:
Q1: What is your Upwork rate?
Q2: Do you have a webcam and headset?
=> ask What is your Upwork rate?
=> ask Do you have a webcam and headset?
---
When responding please state the following: your rate per video, turnaround time for a 5 min clip, and which software you use.
=> ask your rate per video
=> ask turnaround time for a 5 min clip
=> ask which software you use
---
Do you have a quiet room to work in? Please answer in your application.
=> ask Do you have a quiet room to work in?
---
In your message, share a time you fixed something without being told to.
=> ask a time you fixed something without being told to
---
I want to hear about the hardest customer you ever had and how you kept calm.
=> ask the hardest customer you ever had and how you kept calm
---
To be shortlisted, tell me in 2 sentences why you love numbers.
=> ask why you love numbers
---
Mention your favorite Filipino dish in the first line.
=> ask your favorite Filipino dish
---
Please mention what time you can overlap with EST and whether you own a second monitor.
=> ask what time you can overlap with EST
=> ask whether you own a second monitor
---
Interested? Send over: your CV, your rate, and a short paragraph on why you fit.
=> file resume
=> ask your rate
=> ask a short paragraph on why you fit
---
How to apply: message us with your current salary, notice period and three dates for a call.
=> ask your current salary
=> ask notice period
=> ask three dates for a call
---
Sabihin mo sa amin kung bakit ka interesado at magkano ang expected salary mo.
=> ask bakit ka interesado
=> ask magkano ang expected salary mo
---
Ipasa ang resume, sample ng gawa mo at screenshot ng internet speed.
=> file resume
=> file portfolio
=> file speed_test
---
Send your application letter, CV and salary requirements by Friday.
=> file resume
=> ask salary requirements
---
To apply please email your resume and cover letter outlining your experience in retail.
=> file resume
=> ask your experience in retail
---
Applicants must submit a CV, three writing samples and a list of references.
=> file resume
=> file portfolio
=> file references
---
Interested candidates should forward their resumes together with copies of certificates.
=> file resume
=> file certificate
---
Please provide a link to your GitHub and tell us about your favourite side project.
=> file portfolio
=> ask your favourite side project
---
Please confirm that you can work 9pm-6am Manila time and what your earliest start date is.
=> ask you can work 9pm-6am Manila time
=> ask what your earliest start date is
---
Before applying take this 16personalities test and include the result with your resume.
=> file test_result
=> file resume
---
Attach a photo of your home office setup and a photo of your backup internet.
=> file photo
---
Applications without a portfolio will not be considered.
=> file portfolio
---
A short video of yourself (1-2 minutes) is required.
=> file video
---
Answer me this: if a client is angry about a late parcel, what is your first sentence to them?
=> ask if a client is angry about a late parcel, what is your first sentence to them?
`)
