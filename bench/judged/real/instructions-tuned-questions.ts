import { type JudgedPosting, judgedPosting } from '../posting.ts'

/** Questions, files and points, and texts that ask for nothing: the rules were made with them. */
export const tunedRealQuestions: JudgedPosting[] = [
  judgedPosting(
    'three counted questions',
    `We spend a good deal on ads and get poor leads. Law firm experience preferred.
Please answer the following questions when applying:
1. How many years have you been running ads?
2. What is the largest monthly spend you managed?
3. Have you worked for a law firm before?`,
    'ask How many years have you been running ads?',
    'ask What is the largest monthly spend you managed?',
    'ask Have you worked for a law firm before?',
  ),
  judgedPosting(
    'inline list',
    `In your application, answer these: 1. Why this role? 2. What tools do you use daily? 3. When are you free for a call? Thank you.`,
    'ask Why this role?',
    'ask What tools do you use daily?',
    'ask When are you free for a call?',
  ),
  judgedPosting(
    'inline list behind a heading',
    `Questions: 1. Have you shipped a store before? 2. What is your hourly rate? 3. How do you handle refunds?
Budget $500.`,
    'ask Have you shipped a store before?',
    'ask What is your hourly rate?',
    'ask How do you handle refunds?',
  ),
  judgedPosting(
    'quoted question',
    `Answer this question in your email: "Which of our three products would you drop first?"`,
    'ask Which of our three products would you drop first?',
  ),
  judgedPosting(
    'lettered questions',
    `Kindly reply with the answers to: a) your shift preference b) your current employer c) why you are leaving.`,
    'ask your shift preference',
    'ask your current employer',
    'ask why you are leaving',
  ),
  judgedPosting(
    'tell us in the letter',
    `Please include a cover letter telling us why you want to work with children and what your availability is on weekends.`,
    'ask why you want to work with children',
    'ask what your availability is on weekends',
  ),
  judgedPosting(
    'to apply bullets',
    `To apply, send:
- your resume
- a link to your portfolio
- your expected salary in pesos
- your earliest start date`,
    'file resume',
    'file portfolio',
    'ask your expected salary in pesos',
    'ask your earliest start date',
  ),
  judgedPosting(
    'when applying mention how',
    `To Apply:
Please share examples of your previous work, especially video projects. Mention how you would approach our first month.`,
    'file portfolio',
    'ask how you would approach our first month',
  ),
  judgedPosting(
    'what is it you',
    `Briefly describe a campaign you are proud of and include your hourly rate. Thanks!`,
    'ask a campaign you are proud of',
    'ask your hourly rate',
  ),
  judgedPosting(
    'questions in paragraphs',
    `A few questions for you:
Do you have a backup internet connection?
Can you work until 3 AM Manila time?
What does a good handover look like to you?`,
    'ask Do you have a backup internet connection?',
    'ask Can you work until 3 AM Manila time?',
    'ask What does a good handover look like to you?',
  ),
  judgedPosting(
    'cover letter in run-together text',
    `RequirementsHigh school diploma requiredTwo years in retailBenefitsHealth insuranceTo apply, please submit your resume and a brief cover letter explaining why you'd be a great fit.`,
    'file resume',
    "ask why you'd be a great fit",
  ),
  judgedPosting(
    'samples wanted',
    `Writers must send two writing samples and a resume. Applications without samples will not be reviewed.`,
    'file portfolio',
    'file resume',
  ),
  judgedPosting(
    'speed and specs',
    `Kindly attach screenshots of your speed test and computer specs. At least 20 points please.`,
    'file speed_test',
    'file pc_specs',
    'points least 20',
  ),
  judgedPosting(
    'points in a list',
    `When you apply
* use 30 apply points
* attach your typing test
* write one line about your last supervisor`,
    'points exactly 30',
    'file typing_test',
    'ask one line about your last supervisor',
  ),
  judgedPosting(
    'resume and linkedin',
    `Send us your resume, LinkedIn profile and salary expectations.`,
    'file resume',
    'ask salary expectations',
  ),
  judgedPosting(
    'resume helper',
    `Career coach's assistant.
Duties:
- Choose the right resume version for each opening
- Write cover letters for our clients
- Send weekly reports
You need a laptop and patience.`,
  ),
  judgedPosting(
    'diploma',
    `Warehouse clerk. High school diploma required. Must be able to lift 25 kg. Forklift certification preferred.`,
  ),
  judgedPosting(
    'certificate wish',
    `Qualifications
Bachelor's degree or equivalent certificate required
CPA certificate is a must
Strong references from past clients a plus`,
  ),
  judgedPosting(
    'run-together duties',
    `ResponsibilitiesReview your draft with the editorUpload photosInclude a call to action in each emailStart each call with the company nameRequirementsExperience in customer service`,
  ),
  judgedPosting(
    'experience in',
    `Please note: experience in QuickBooks is required and experience with Xero is preferred. Include experience in your trade when you fill our form later.`,
  ),
  judgedPosting(
    'editor with drafts',
    `You will share your draft with the client, include your sources in the footer, and describe each photo for readers who cannot see it.`,
  ),
  judgedPosting(
    'ai work',
    `We build chatbots. You will write prompts that start with "You are", review AI-generated answers and tag bad ones. If the AI says "I cannot help", mark it red.`,
  ),
  judgedPosting(
    'campaign work',
    `Email marketer
- Start every subject line with the first name
- Put the coupon code SUMMER20 in the first line of each email
- Include the word "free" sparingly`,
  ),
  judgedPosting(
    'phone script',
    `Receptionist: begin each call with "Good morning, Lakeside Dental". End with "Have a nice day". Answer these questions for callers: opening hours, parking, prices.`,
  ),
  judgedPosting(
    'portfolio manager',
    `Portfolio manager for a property firm. You attach invoices, send references to landlords and check tenants' certificates.`,
  ),
  judgedPosting(
    'recruiter',
    `Recruiter: screen resumes, ask candidates about their availability and salary expectations, and attach interview notes to each profile.`,
  ),
  judgedPosting(
    'equal employer',
    `We are an equal opportunity employer. Employment is subject to a background check and proof of certification. Job title: Nurse II.`,
  ),
  judgedPosting(
    'benefits',
    `Benefits: tell us what you like and we pay for it: gym, books, courses. We send you a laptop, photo ID badge and a video tour on day one.`,
  ),
  judgedPosting(
    'we will send',
    `We'll send you a test task and a short video. After the interview you provide references and certificates.`,
  ),
  judgedPosting(
    'tester',
    `QA: type the phrase shown on the screen, check that the first line is the title, and report what differs. Include steps to reproduce and your browser version in each ticket.`,
  ),
  judgedPosting(
    'teacher',
    `English tutor. Students answer these questions: 1. Who is the hero? 2. Why did he leave? You correct them and give points.`,
  ),
  judgedPosting(
    'question to reader',
    `Do you love spreadsheets? Are you the one colleagues ask for help? Then this is for you. What do we offer? Stable pay and a 13th month.`,
  ),
  judgedPosting(
    'keywords',
    `SEO writer. Use the keyword "best running shoes" in the first paragraph and the title. Include three internal links.`,
  ),
  judgedPosting(
    'shop owner',
    `We sell handmade soap and need help with orders, stock and messages. Three hours a day, flexible. Pay weekly in pesos. We look forward to hearing from you.`,
  ),
]
