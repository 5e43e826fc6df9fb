import { judgedPosting, type JudgedPosting } from '../posting.ts'

/**
 * Postings that ask nothing of an applicant, with words that look like it, written without sight of the rules by somebody
 * who had looked at real postings.
 */
export const INSTRUCTIONS_HELD_OUT_CLEAN: readonly JudgedPosting[] = [
  judgedPosting(
    'resume versions and answer sheets are the work',
    `Job search assistant for three engineers

You look for fitting roles every morning and submit applications for them. Choose the right resume version (backend, data
or platform), attach the cover letter from the folder, answer screening questions from the answer sheet, update the
tracker. 25 good applications a day. PST mornings, 20 hours, $5.`,
  ),
  judgedPosting(
    'diploma required',
    `Warehouse Associate - Cabuyao, Laguna

High school diploma required. Must be able to lift 20 kg and stand most of the shift. Forklift certificate is an advantage.
We provide uniform, meals and shuttle from Balibago. 610 a day, OT on peak weeks.`,
  ),
  judgedPosting(
    'subject lines are the work',
    `Email marketer (Klaviyo)

You write and schedule four campaigns each week, test subject lines for our newsletters, build flows, clean lists. The
subject line should start with a number when we run a sale, that's the house style. Report in Looker. Supplements and pet
brands. $1,100 monthly, 9-5 EST.`,
  ),
  judgedPosting(
    'invoices and attachments sent by the company',
    `Accounts payable clerk
- We send invoices to 80 clients, you match what comes back
- Attach the receipt to each transaction in QBO
- Answer vendors who ask when they get paid
- Include the PO number in every reply to a vendor
Full time day shift in Manila, 38,000. HMO after 3 months.`,
  ),
  judgedPosting(
    'answer customers',
    `Chat support agent, online pharmacy. Answer customer questions about delivery and refills, ask for the order number first,
send a follow up email after each chat, escalate medical questions. Three chats at once. Shifts 2pm-11pm or 11pm-8am, both
at the Eastwood site. 23k package plus night diff. Paid training starts Monday.`,
  ),
  judgedPosting(
    'a quiz word on a landing page',
    `Funnel builder wanted for a quiz funnel: visitors type the word START in the first field, then the quiz asks 7 questions.
You build it in Typeform + ClickFunnels, connect Zapier and write the follow-up emails. Fixed $700, 3 weeks. We have the
copy already.`,
  ),
  judgedPosting(
    'points that are not apply points',
    `Account manager for a loyalty app. Members collect points at 60 cafes, redeem at least 100 points for a drink. You talk to
the cafes, run the monthly double points day and fix wrong balances. HubSpot, some Excel. Hybrid in Makati, 42-50k.`,
  ),
  judgedPosting(
    'AI tools are welcome',
    `AI content assistant
We use ChatGPT, Claude and Midjourney every day and want somebody who is quick with them. You write prompts, start each
prompt with the role block, check facts, rewrite what sounds like a robot. Do not use AI images of real people in ads.
$6/hr, 30 hrs, flexible.`,
  ),
  judgedPosting(
    'videos edited for the client',
    `Video editor for a gym chain. 12 reels a week from phone footage, captions in our font, start every video with the hook in
the first second, send drafts to the coach on WhatsApp. Premiere or CapCut desktop. 28,000 php, part time ok.`,
  ),
  judgedPosting(
    'proud long text of a big employer',
    `About the Company Our people build the payments that small shops live on. About the Role As an Associate, Operations you
will reconcile settlement files, respond to partner queries within the agreed time and include the reference number in each
ticket. What we are looking for A bachelor's degree, 1 to 2 years in banking operations, sound Excel. Benefits HMO for two
dependents, 20 leave days, hybrid work in BGC. We ask great questions and start with trust. All applicants will be considered
without regard to race, sex, age or disability.`,
  ),
  judgedPosting(
    'codes of a trade',
    `Medical coder, ED and urgent care. CPC or CCS, code words like "rule out" never become a diagnosis here. You assign ICD-10
and CPT codes, write a query when documentation is thin, 95% accuracy. 60-75k depending on credentials. Work from home after
a month in Ortigas.`,
  ),
  judgedPosting(
    'short local posting',
    `Kailangan ng mananahi sa Taytay, piece rate, may sariling makina kami dito. Bayad tuwing Sabado. Libre tanghalian.
Stay in pwede.`,
  ),
  judgedPosting(
    'references and background are checked later by them',
    `Caregiver for our lola, Las Piñas. Stay in, 6 days. We check references ourselves and pay for the medical. 18,000 a month,
SSS and PhilHealth paid. She likes mahjong, old songs and being asked questions.`,
  ),
  judgedPosting(
    'instructions to buyers in a shop',
    `Etsy shop helper: you answer buyers who forget to write the name in the note to seller box, proof the engraving, print
labels, and mark orders sent. When the buyer writes "surprise me" choose the oak one. $4 hourly, 15 hours, PH evenings.`,
  ),
  judgedPosting(
    'spam filter for tickets',
    `IT helpdesk L1 (graveyard, onsite Cebu IT Park)
Reset passwords, triage tickets, put [URGENT] in the subject of a ticket when a store is down, remote into POS machines.
A+ or ITIL is nice. 27k basic, 15% ND, 5k signing bonus after the third month.`,
  ),
  judgedPosting(
    'interview rounds described, nothing asked yet',
    `Senior QA engineer (Cypress). After the first call there is a paid test task of three hours, then a chat with two
developers. No trick questions. During the test we would like you to say out loud what you think. Remote PH, 120-150k.`,
  ),
  judgedPosting(
    'scripts with opening words',
    `Telemarketer for home insurance quotes. Every call begins with "this call is recorded", you read the disclosure word for
word and use the phrase from the script for objections. Medicare or P&C background preferred. 9p-6a, Alabang, 30-36k total.`,
  ),
  judgedPosting(
    'benefits in bullets',
    `<p><b>Why join</b></p><ul><li>13th month</li><li>Send your kids to our day care</li><li>Attach a family member to your HMO
for free</li><li>Answer to one boss, not five</li></ul><p><b>Role</b>: payroll analyst for Australian clients (KeyPay,
Employment Hero), day shift, Clark. 45k to 55k.</p>`,
  ),
  judgedPosting(
    'forms are filled for patients',
    `Prior authorization VA: fill out the payer form completely, attach chart notes, mention the step therapy drugs that failed,
call when there's no answer in 48 hours. CoverMyMeds. Nurses welcome. $6 an hour, full shift CST.`,
  ),
  judgedPosting(
    'word count and languages',
    `Subtitler / translator Tagalog-English, 40 minutes of drama a day. Max 42 characters a line. Keep Po and Opo readable, do not
write "sir" for every Kuya. Subject matter: family comedies mostly. Rate per minute 3.20 USD, tests are paid the same.`,
  ),
]
