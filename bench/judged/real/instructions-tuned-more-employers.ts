import { judgedPostings } from '../posting.ts'

/** More of how different employers say it, in our own words: written before the rules were changed with them. */
export const tunedMoreEmployers = judgedPostings(String.raw`
To filter out spam, kindly mention the animal "okapi" in your first line.
=> word first_line okapi
---
Quick test: what is 12 x 4? Include the result at the top of the cover letter.
=> ask what is 12 x 4?
---
Our mascot is a heron. Use the mascot's name, HERON, to start your application.
=> word first_line HERON
---
Password for humans: gentle giraffe. It has to be somewhere in your letter.
=> word anywhere gentle giraffe
---
You must write "APPROVED" next to your name.
=> word anywhere APPROVED
---
How to apply:
a) resume
b) cover letter with the words "steady hands"
c) proof of ISP plan or speed test
=> file resume
=> word anywhere steady hands
=> file speed_test
---
Just drop your CV, desired salary & a link to any thread or newsletter you wrote. Cheers, Mo
=> file resume
=> ask desired salary
=> file portfolio
---
Please don't send a CV. Send me one page about the worst client you had and how it ended.
=> ask one page about the worst client you had and how it ended
---
No cover letters. Instead record a 60 second Loom showing your best automation.
=> file video
---
Along with your application please send your Meta ad account screenshots and answer "what would you test first on a cold audience?"
=> file portfolio
=> ask what would you test first on a cold audience?
---
Applicants should state age of their computer, RAM, and whether they have backup power.
=> ask age of their computer
=> ask RAM
=> ask whether they have backup power
---
We'd love to hear: why real estate, why nights, why us.
=> ask why real estate
=> ask why nights
=> ask why us
---
All applicants are required to submit a letter of intent, personal data sheet, PRC license and transcript of records.
=> file resume
=> file certificate
---
Submit your bio-data and COE from previous employer thru the apply button.
=> file resume
=> file certificate
---
Please bring resume and 2x2 picture on the interview day, for walk-ins only. Online: send CV w/ 2x2.
=> file resume
=> file photo
---
Email your CV, NBI not needed yet. State which branch you prefer, Ayala or Lahug.
=> file resume
=> ask which branch you prefer, Ayala or Lahug
---
Chat moderators wanted. Message us "READY" with your age, city and phone brand.
=> word anywhere READY
=> ask your age
=> ask city
=> ask phone brand
---
Tell me a joke about accountants in the first sentence so I know you're alive. Then your experience with MYOB. Then your rate.
=> ask a joke about accountants
=> ask your experience with MYOB
=> ask your rate
---
Show us a dashboard you made. What decision did it change? Rate?
=> file portfolio
=> ask What decision did it change?
=> ask Rate?
---
Copy and paste this at the beginning of your cover letter, then fill it in:
Years with Amazon:
Biggest account:
Expected pay:
=> ask Years with Amazon
=> ask Biggest account
=> ask Expected pay
---
Fill in when replying:
Full name -
Location -
Hourly rate -
Link to work -
=> ask Full name
=> ask Location
=> ask Hourly rate
=> file portfolio
---
Your reply has to have three things: 1. the word *brisk*, 2. your rate, 3. a link to your best reel.
=> word anywhere brisk
=> ask your rate
=> file portfolio
---
Please write a few sentences about a time you disagreed with your boss.
=> ask a time you disagreed with your boss
---
We need to see a test: translate the sentence "Life is short" into Spanish in your message.
=> ask translate the sentence "Life is short" into Spanish
---
Looking for a cat lover to run our shop chat. Name your cat (or the cat you'd want) in your message.
=> ask your cat (or the cat you'd want)
---
Send your portfolio. If you have no portfolio do not apply. Put the total of 7+8 in the title.
=> file portfolio
=> ask the total of 7+8
---
For speedy processing, forward the following to our recruiter: resume, valid email, preferred interview time.
=> file resume
=> ask valid email
=> ask preferred interview time
---
Apply now!! Just comment HM + your city. Charot, send CV only haha.
=> file resume
---
I'd like 2 references I can call, and a photo of your desk.
=> file references
=> file photo
---
To get an interview you have to include your personality type (16personalities) and your English test score (EF SET).
=> file test_result
---
Pls attach ur cv n tell me ur rate. subject: "english coach 4 kids"
=> file resume
=> ask ur rate
=> subject is english coach 4 kids
---
Start ur msg w/ the word "kiwi" plz
=> word first_line kiwi
---
Make sure your application contains your Skype ID, your hours of availability in PHT and the sentence "I am a morning person".
=> ask your Skype ID
=> ask your hours of availability in PHT
=> word anywhere I am a morning person
---
Before you apply: can you work Saturdays? have you used Zendesk? If both yes, write "double yes" first.
=> ask can you work Saturdays?
=> ask have you used Zendesk?
=> word first_line double yes
---
Should you be interested, please forward your comprehensive resume with recent photo indicating the position desired.
=> file resume
=> file photo
=> ask the position desired
---
Please indicate in your application how soon you can start and your asking rate (non-negotiable).
=> ask how soon you can start
=> ask your asking rate
---
Skip the AI. I want a real person's letter, with at least one typo lol. And the word "bamboo".
=> no_ai
=> word anywhere bamboo
---
Answer these three in your letter. One: why sales? Two: what's your best month ever? Three: when can we talk?
=> ask why sales?
=> ask what's your best month ever?
=> ask when can we talk?
---
A link to your LinkedIn is a must. So is a sample SOP.
=> file portfolio
---
Upload your resume and answer the screening question below.
Screening question: What time is 3 PM Sydney in Manila?
=> file resume
=> ask What time is 3 PM Sydney in Manila?
---
Reply to this post with: years in lead gen / niche / cost per lead you hit
=> ask years in lead gen
=> ask niche
=> ask cost per lead you hit
---
Applicants who quote "Page 2" in their first paragraph go straight to the interview.
=> word first_line Page 2
---
Do not begin with "Dear Hiring Manager". Begin with your favourite ice cream.

=> avoid Dear Hiring Manager
=> ask your favourite ice cream
---
Please avoid the phrase "I am writing to express my interest" in your letter.
=> avoid I am writing to express my interest
`)
