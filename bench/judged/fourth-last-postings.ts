import { type JudgedPosting, judgedPosting } from './posting.ts'

/** The last part of the fourth set. */
export const fourthLastPostings: JudgedPosting[] = [
  judgedPosting(
    'attention check',
    `Accounts receivable specialist.
Attention check: Please insert the word "invoice" twice in your first paragraph.
Kindly attach your CV.`,
    'word first_line invoice',
    'file resume',
  ),
  judgedPosting(
    'say hello',
    `Hi there, I'm Tom. I run a lawn care firm in Ohio and need somebody for scheduling and invoices, 25 h/w.
If you've read all of this, say "Fresh cut grass" when you apply. And tell me which CRM you've used.`,
    'word anywhere Fresh cut grass',
    'ask which CRM you',
  ),
  judgedPosting(
    'subject form',
    `Senior PHP developer.
Use this format for the subject: PHP Dev - Full Name - Expected Salary.
GitHub link is a must.`,
    'subject form PHP Dev - Full Name - Expected Salary',
    'file portfolio',
  ),
  judgedPosting(
    'you must write',
    `Data annotator, 6 months.
Applicants must write the phrase "quality over speed" somewhere in their application to be considered.
Use 15 points or more.`,
    'word anywhere quality over speed',
    'points least 15',
  ),
  judgedPosting(
    'handwritten',
    `Personal assistant to an author.
Cover letters written by ChatGPT all sound the same; yours shouldn't. Please write in your own words.
What book would you take to an island? Answer in one line.`,
    'no_ai',
    'ask What book would you take to an island?',
  ),
  judgedPosting(
    'teacher',
    `Online English teacher for Japanese students. Begin each lesson with a warm-up, end it with a quiz of five questions, give every student 3 points for good answers.
TEFL preferred. Send an intro video and your certificate.`,
    'file video',
    'file certificate',
  ),
  judgedPosting(
    'put on top',
    `Ads specialist - Meta.
Put 'SCALE UP' at the top of your proposal.
Answer: what was your best ROAS and on what spend?`,
    'word first_line SCALE UP',
    'ask what was your best ROAS and on what spend?',
  ),
  judgedPosting(
    'look for word',
    `Personal shopper VA.
We look for the word "cashmere" in every application; if it's missing, we move on.
Let us know your availability between 9 and 5 EST.`,
    'word anywhere cashmere',
    'ask your availability',
  ),
  judgedPosting(
    'nothing taglish',
    `Kailangan ng online seller assistant. Ikaw ang sasagot sa mga tanong ng customers sa Shopee, maglalagay ng "SALE" sa title ng items at magsisimula ng live tuwing 8pm.
Libre ang training. Walang bayad kahit ano.
Mag-apply na!`,
  ),
  judgedPosting(
    'open with',
    `Tier 2 helpdesk (M365, Intune).
Open your cover letter with the line "Have you tried turning it off and on again?" so we know you've a sense of humour.
CV in PDF please.`,
    'word first_line Have you tried turning it off and on again',
    'file resume',
  ),
  judgedPosting(
    'copy pasted',
    `Virtual assistant for a wedding venue.
Generic or AI applications will not be answered.
Please tell us when you're available for an interview and what you'd like to earn per month.`,
    'no_ai',
    "ask when you're available for an interview",
  ),
  judgedPosting(
    'paste code',
    `QA analyst (mobile games).
Your application code is QA-7781. Please quote it in the subject line.
PC specs and phone models you own, please.`,
    'word subject QA-7781',
    'file pc_specs',
  ),
  judgedPosting(
    'scam passwords',
    `Amazon reviewer from home. Earn $200 per day. Write the word READY in your message and send your bank account details and password so we can pay you the same day.`,
  ),
  judgedPosting(
    'negation',
    `Calendar assistant.
Please don't start your message with "Dear Sir/Madam", my name is Julie. You don't need to include a resume.
Just tell me why you like planning.`,
    'ask why you like planning',
  ),
  judgedPosting(
    'reply subject',
    `Notion builder.
Reply to this ad with "Second brain" in the subject line and attach two screenshots of your Notion pages.`,
    'word subject Second brain',
  ),
  judgedPosting(
    'sign off',
    `Payroll specialist (PH payroll, SSS, PhilHealth).
Sign off with "Payday!" instead of "Best regards".
We are looking for 3+ years of experience.`,
    'word last_line Payday',
  ),
  judgedPosting(
    'i am human',
    `Ghostwriter for LinkedIn.
So that we know you're not a bot, please include the sentence "I am not a robot and I like sardines" in your cover letter.
Writing samples needed.`,
    'word anywhere I am not a robot and I like sardines',
    'file portfolio',
  ),
  judgedPosting(
    'seo rules',
    `SEO VA: put the keyword in the title, in the first line and in the meta description; start titles with a number; no AI content on our blog, Google punishes it.
You'll report every Monday with the subject "SEO weekly".
5 years of experience and Ahrefs needed.`,
  ),
  judgedPosting(
    'short and sweet',
    `Need a Canva designer. 3 posts per day. Comment "CANVA QUEEN" + your portfolio + rate.`,
    'word anywhere CANVA QUEEN',
    'file portfolio',
    'ask rate',
  ),
  judgedPosting(
    'first thing',
    `Travel agent VA (Sabre).
The first thing we want to see in your message is the word Maldives. After that, your CV and your Sabre certificate.`,
    'word first_line Maldives',
    'file resume',
    'file certificate',
  ),
]
