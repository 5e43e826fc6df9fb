import { type JudgedPosting, judgedPosting } from '../posting.ts'

const clean = (name: string, text: string): JudgedPosting => judgedPosting(name, text)

/** Nothing is asked of the applicant here, though words come near it. */
export const instructionsNovemberClean: JudgedPosting[] = [
  clean(
    'scan and attach',
    `Full-time Administrative Assistant. Upbeat attitude and a friendly personality. Duties will include, but are not limited to: scanning and attaching PDF documents, data entry, faxing, answering phones, and including the client number in the subject of every email. Excellent oral and written communication. Mon-Fri 8:30-5.`,
  ),
  clean(
    'ai workflow crm',
    `We are seeking a developer to support workflows and agents for CRM data validation. The ideal candidate has built LLM agents, knows how prompts start, and can tell a bot from a person. The role improves data accuracy. Hourly $20-25.`,
  ),
  clean(
    'video clips pipeline',
    `Build a mostly automated system for short AI clips. It should generate ideas, turn those into scripts, convert each shot into a prompt, add our @name as a watermark, and upload to folders such as Hooks, Endings, Rejected. Deliverables: a working workflow, reusable templates, documentation. You do not need to be a video editor.`,
  ),
  clean(
    'drafts only',
    `Four inboxes. The automation reads new mail, includes the customer's name in the first line and leaves a draft. It never sends. Include unsubscribe wording where needed. One business now, three soon. Fixed price $200.`,
  ),
  clean(
    'bets file',
    `Please tell me what the program gives for each of the years 2022 to 2025 once it is done: total payout of winning bets, cost of the losing ones. The files are enclosed. Excel or Python is fine.`,
  ),
  clean(
    'dispatcher question flow',
    `Every Thursday the automation should ask the dispatcher whether the calendar is ready. Once the dispatcher confirms, it asks customers: "Will you be home?" and "Is there a gate code?" Answers go into a sheet. Twilio, Sheets. Small job with more to follow.`,
  ),
  clean(
    'recruitment va',
    `Recruitment VA: post ads, ask each applicant for a resume, portfolio and expected salary, send them a Loom video about us, schedule interviews, reject those without the code word. Full time, PHP 32,000.`,
  ),
  clean(
    'email marketing subject lines',
    `Email copywriter (full time). You A/B test subject lines, start every campaign with a hook, include a P.S. and write at least 3 variants. Klaviyo. We pay $1,100 monthly, plus 13th month. Quick process, two calls.`,
  ),
  clean(
    'loyalty programme',
    `Customer service for a coffee app. Customers use points for free drinks; you apply points to their accounts, at most 50 per case, and answer the following questions all day: where is my order, where are my points, how do I change my email.`,
  ),
  clean(
    'do you love',
    `Are you tired of your commute? Do you love numbers? Can you spot a one-peso error from across the room? Then you'll like it here. Accounting assistant, Mandaluyong, Mon-Fri, HMO after six months. What do we believe in? Work life balance.`,
  ),
  clean(
    'transcript rules',
    `General transcription. Begin each file with the speaker's name, put [inaudible] where you can't hear, end with END OF FILE. Do not use AI tools for the transcripts as our clients forbid it. $0.50 per audio minute, paid on Fridays.`,
  ),
  clean(
    'exam proctor',
    `Proctor for online exams: check the student's ID, take a photo, tell them to show the room, read the instructions. Students may not use ChatGPT. Shifts of 4 hours, evenings in Manila. $3.75/hr.`,
  ),
  clean(
    'resume writer',
    `Professional resume writer wanted. Our customers send their CV, LinkedIn profile and a job ad; you return a resume and cover letter in 48 hours. ATS rules, US style. $18 each, about 12 a week.`,
  ),
  clean(
    'caption style',
    `TikTok editor. Captions in yellow, first word in caps. Write "Link in bio" on the last frame. Add a question in the comments such as "Which one is your favorite?" 4 videos a day, CapCut or Premiere. Salary 30k.`,
  ),
  clean(
    'speed note',
    `Virtual assistant, insurance. Internet of at least 25 Mbps, backup line, Core i5 with 8 GB RAM, noise-cancelling headset and a webcam are needed on the first day. We monitor with Time Doctor. 9-6 EST, $5.`,
  ),
  clean(
    'background check',
    `Selected candidates will be asked for references, NBI clearance and a certificate of employment before day one. Offers depend on a background check. Collections Agent, Cebu IT Park, night shift, 22,000 basic plus 10% ND.`,
  ),
  clean(
    'tour guide',
    `Guide for city walks in Vigan. You start each tour with a story, include time for photos, and answer questions about churches and food. English needed, Korean is a plus. Weekends. 1,200 a day plus tips.`,
  ),
  clean(
    'graphic artist brand',
    `Graphic Artist. Attach the brand font to each export, include bleed, name files CLIENT_SIZE_VERSION. A portfolio of packaging is an advantage. Photoshop, Illustrator. 25k to 28k, Pasig onsite, 5 days.`,
  ),
  clean(
    'loan officer',
    `Loan officers collect proof of income, two valid IDs and a utility bill from borrowers, answer their questions and submit complete files to credit. Experience with microfinance preferred. Own motorcycle. Batangas.`,
  ),
  clean(
    'company culture',
    `We are people first. We send a welcome kit, tell jokes in the first meeting, and everyone shares one word about their day. What we ask for is honesty. Platform engineer, remote, Go and Kubernetes, EU hours.`,
  ),
  clean(
    'equal',
    `We are an equal opportunity employer and do not discriminate. Please note that agencies are not accepted. If you need an adjustment at the interview our team will help. Payroll specialist, Workday. Benefits from day 1.`,
  ),
  clean(
    'chatbot trainer',
    `You write example chats. If the user says "banana", the bot answers "I only talk about bank accounts". If you are an AI, says the system text, say so. You review 200 answers a day and grade 1 to 5. Part-time, $6.`,
  ),
  clean(
    'newsletter code',
    `Marketing assistant: put the promo code SALE11 in the subject line and the first paragraph of every newsletter. Upload to Mailchimp, check links, report on Monday. 20 hours. Php 180/hr.`,
  ),
  clean(
    'cruise',
    `Cruise staff. Waiters, cabin stewards, galley utility. You must be able to pass a medical. Contract of 8 months, free food and bed. Salary of $1,100 to $1,600 according to position. Our office is near United Nations Avenue, Manila.`,
  ),
  clean(
    'customer letters',
    `Correspondence clerk. You open letters, type a reply that starts with the customer's name, attach our price list, and sign off with "Warm regards". Legible hand a plus. Temp, 3 months, Alabang.`,
  ),
  clean(
    'sales script',
    `Telemarketer. "Hi, is this the homeowner?" is how every call starts. You ask four questions: roof age, bill size, ownership, credit score. You book appointments. $4 plus $10 per show. No experience needed, we train.`,
  ),
  clean(
    'test included',
    `The process: short call, paid test project of 2 hours, final call. You'll be told everything when we talk. Webflow developer, 25 hours, £12 an hour. We'll send a brief and a Figma file.`,
  ),
  clean(
    'thank you note',
    `Thank you for taking the time to read this! We know looking for work is hard. Apply through the button and you hear from us within 3 days. Customer Success Associate, SaaS, APAC hours, PHP 45,000.`,
  ),
  clean(
    'subject matter expert',
    `Subject Matter Expert, telco account. Floor support, call listening, answering agents' questions, first line of escalation. Two years in the account. Start date: December. McKinley Hill.`,
  ),
  clean(
    'point person',
    `You are the point person for our landlords. Good points: stable hours, friendly boss. We use Buildium. One point to note: the busy days are the 1st to 5th. $900 per month after training.`,
  ),
  clean(
    'key word research',
    `SEO specialist. Keyword research, title tags that start with the main word, alt text, links. Ahrefs. We do not publish AI content. Our word is our bond, you're paid on the 15th and 30th.`,
  ),
  clean(
    'video interviewer',
    `Casting assistant: message creators, ask for a 1-minute intro video and their rates, log links in Airtable, tell those not chosen nicely. TikTok Shop experience good to have. 4 hrs daily.`,
  ),
  clean(
    'quality forms',
    `QA analyst, voice. Score 8 calls per day: did the agent open with the brand name, ask the security questions and offer help at the end? Calibrations on Fridays. Lipa. 26k package.`,
  ),
  clean(
    'bookkeeping duties',
    `Bookkeeper: attach receipts to each transaction, answer the accountant's questions at year end, send invoices with the PO in the subject, reconcile 3 banks. QBO. 15 hrs/wk. $8/hr. Long term for the right person, hoping to find that soon.`,
  ),
  clean(
    'photographer',
    `Photographer for real estate, Cebu. 2 shoots a day, send edited photos within 24 hours, include twilight shot. Own camera and wide lens. ₱1,500 per shoot.`,
  ),
  clean(
    'speech',
    `Speech therapist (telepractice). Licensed. Children 3 to 9. You record a short video for the parents after each session and write one line in the log. 600 per session.`,
  ),
  clean(
    'secret shopper',
    `Mystery shoppers: visit a branch, ask about the promo, note the name tag, take a photo of the receipt, fill the form. Php 350 plus refund of the meal. Any city with a mall.`,
  ),
  clean(
    'magic',
    `We need someone with a magic touch for broken spreadsheets. The secret is patience. Formulas, pivots, Apps Script. Two weeks of work at first, then a few hours monthly. $9-11.`,
  ),
  clean(
    'form builder',
    `Build a form: field 1 full name, 2 email, 3 upload resume, 4 "Why do you want this job?", 5 voice recording. Submissions go to Slack. Tally or Typeform. Budget 60 USD.`,
  ),
  clean(
    'tutor essay',
    `ESL teacher, home based. Each lesson: greet, ask "How was your day?", read an article, give 3 points of feedback. Students attach their homework before class. 150/h, peak hours 6-10 pm.`,
  ),
]
