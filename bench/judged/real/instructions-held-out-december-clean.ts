import { type JudgedPosting, judgedPosting } from '../posting.ts'

/** Another hand's; no rule saw them. Nothing special is asked of the applicant, though some of it sounds so. */
export const instructionsHeldOutDecemberClean: readonly JudgedPosting[] = [
  judgedPosting(
    'subject lines are the work',
    `Email Marketer for a supplement brand (Klaviyo)

We send six campaigns a week to 180k people and we need somebody who owns them from brief to report. You will write subject lines and preview texts, A/B test them every time, and start each email with a hook in the first line. The word "free" is forbidden by our deliverability consultant, as is "guarantee". Flows (welcome, abandoned cart, winback) get reviewed once a month.

You've worked with Klaviyo for two years or more and know what a good open rate looks like after Apple's privacy change. You can write HTML a bit. You enjoy numbers.

We are a team of nine in four countries, we speak on Slack, and there's just one meeting, on Monday. Contract for six months, likely to be extended. $1,300-$1,700. Apply with the button on this page.`,
  ),
  judgedPosting(
    'a portfolio of clients',
    `Account Manager, Group Insurance — Ortigas

Our client, one of the country's leading brokers, is looking for an account manager who will handle a portfolio of 25 corporate clients with a total premium of P180M.

Key result areas
• Retention of the portfolio at 95 percent
• Prompt answers to the questions of HR officers on claims and coverage
• Preparation of renewal proposals, with a cover letter signed by the branch head
• Collection within 60 days

Qualifications
• Graduate of any business course
• Two or three years in HMO or non-life
• Confident in presenting to executives

Work is Mondays to Fridays, 8:30 to 5:30, with field work about three days in a week. Car plan after regularization, gasoline allowance, HMO for you and two dependents, and 14th month pay.`,
  ),
  judgedPosting(
    'machines write here all day',
    `AI Content Operator

At Querymill we make product texts with large language models. You'll prompt ChatGPT and Claude, check what comes back, and fix what is wrong: invented sizes, wrong materials, silly adjectives. If the model says "elevate your wardrobe", you delete it. Each text must include the keyword in its first sentence and no more than 160 characters in the meta description.

You need an eye for facts, good English, and patience with repetition, since it's about 200 texts per day. Experience with Airtable is welcome. We teach the rest.

Part time is possible from 20 hours. We're based in Tallinn; our people in PH work from 2pm to 10pm. €4.50 per hour during the first month and €5.50 after. Holidays by your own calendar.`,
  ),
  judgedPosting(
    'points of a loyalty card',
    `Loyalty Program Analyst

You will be part of the CRM team of a supermarket chain with 412 stores. Members earn one point for each P200, and cashiers apply points as payment at the counter. You find out why some never redeem.

What you will do: build segments in SQL, check that double-point weekends pay for themselves, answer ad hoc questions of category managers, send a report each Monday to the marketing head, start exactly on time because the 8 o'clock meeting is about your numbers.

Who you are: a graduate of statistics, math, economics or IT; at ease with SQL and Excel; Python is an advantage.

The office is in Pasig. Shuttle service from Antipolo and Marikina. Employee discount of 10% in all stores, rice subsidy, and performance bonus.`,
  ),
  judgedPosting(
    'alarm words',
    `Remote Alarm Monitoring Operator

When a sensor goes off in a shop in Ontario, you are the first voice the owner hears. You'll ask for their code word, verify it against our system, and dispatch police or cancel. If the person gives the duress word instead, you act as if everything is fine and silently dispatch. Calls are recorded.

We're looking for calm people with clear English who can stay focused at four in the morning. Prior 911, BPO or security experience is a big plus. Background check is done by us and on us.

Twelve-hour shifts, two on two off, then three on. It works out to 42 hours weekly on average. CAD 950 monthly in training (four weeks) and CAD 1,150 afterwards. Christmas pays triple.`,
  ),
  judgedPosting(
    'resume as a verb',
    `Project Coordinator (Solar)

After the rainy season our crews resume work on 14 rooftops in Laguna and Batangas, and we need one more coordinator. You keep the Gantt chart true, order panels and inverters, talk with Meralco about net metering, and make sure every site has its permits, photos and a signed completion form.

Files are kept in SharePoint: contract, single line diagram, load calculation, and as-built plans. You'll attach each to the client's record and send a copy to the LGU.

You are an engineer or an architect, or you have simply done this before. A driver's license is required; a service pick-up is at the warehouse in Sto. Tomas.

P28,000 to P34,000 with site allowance. Six-day week, half day on Saturdays.`,
  ),
  judgedPosting(
    'no machine made pictures, but in the work',
    `Children's Book Illustrator (freelance, 32 pages)

A tiny press in Vermont is making a picture book about a carabao who is afraid of mud. The author is Filipino-American. We want warm, hand-made looking art; watercolor or digital that feels like it. No AI generated images will be used in any of our books, that's in our contracts and on the back cover.

Timeline: sketches in January, color until April, and corrections in May. Printing in June.

$3,200 flat in four payments, plus 4% of net sales. Your name is on the cover, as big as the author's.

We're in no hurry and would sooner wait for the right hand. You'd work with our art director Noor, who illustrated 19 books of her own and gives very kind notes.`,
  ),
  judgedPosting(
    'questions come later',
    `Customer Service Representative - Travel Account (Cebu IT Park)

What's in it for you?
- P23,500 package, P15,000 signing bonus paid in two parts
- HMO on day one
- Free meals on the production floor

What will you do?
You help travellers of a US online agency to change, cancel and understand their bookings. You'll read out the fare rules word for word, start every call with the opening spiel and end it with the closing spiel, as QA scores both.

Do you have it?
At least SHS graduate, six months of BPO experience, flexible with shifts and holidays.

What happens after you apply? A recruiter calls within 24 hours and asks you a few questions on your work history, salary and availability. Versant follows, then the final interview the same day. One day process!`,
  ),
  judgedPosting(
    'nothing is needed but a click',
    `Warehouse Associate, night shift (Dubai Investment Park)

You pick, pack and load. Forklift license is useful. We do not need a cover letter, a portfolio or references; your profile on this site is enough for us. AED 2,100 all in, shared room, transport and ticket every two years. Visa is paid by the company, nobody may ask you for a fee.`,
  ),
  judgedPosting(
    'long company talk',
    `About Harrowgate
Harrowgate was founded in 2009 in a garage in Leeds and nowadays supports 4,000 landlords with software they actually like. We have been named a Great Place To Work three years running.

About the role
As a Customer Onboarding Specialist you take new landlords by the hand: import their properties, train them over Zoom, and check in after 30 days. Your success is measured by how many of them still log in after three months.

About you
You explain things simply. You've used a help desk, ideally Intercom. Your written English is very good and your spoken English is friendly. Attention to detail is second nature to you.

About the benefits
25 days of leave, private health cover, a budget of £300 for your home office, flexible start between 2pm and 5pm Manila.

Harrowgate is an equal opportunity employer. We welcome everyone.`,
  ),
  judgedPosting(
    'hiring others is the work',
    `Recruitment Assistant (VA)

You will support two recruiters who place nurses in Ireland. Your tasks: post jobs, screen CVs against our checklist, ask candidates for their references and a copy of the license, book interviews, and remind people who do not reply. Candidates must write their name and NMBI number in the subject of every mail; you will tell them again and again, nicely.

We use Bullhorn, WhatsApp Business and Calendly. Knowledge of the CBI and of adaptation programmes is a strong plus, otherwise we'll explain it.

Thirty hours in a week, from 3pm to 9pm in Manila. €700 a month to start with. It's a small office with a lot of tea in it, and our nurses send us photos from Galway when they arrive, which makes the job worth it.`,
  ),
  judgedPosting(
    'a trap that is none',
    `Trap & Skeet Range Manager, Tarlac

The club is looking for a manager for its trap house and clubhouse. You keep the machines going, order clays and cartridges, schedule the coaches, and see to it that safety words are said before every round ("pull" means pull, nothing else does). You file the monthly report with the FEO.

Bachelor's degree preferred, retired officers are welcome. You live within 30 minutes, or you use the cottage on the grounds. P35,000 plus share in tournament income. Day off is Monday.`,
  ),
  judgedPosting(
    'writer of cover letters for others',
    `Resume Writer (freelance, per order)

CareerLift writes resumes and cover letters for engineers in Canada. Orders come with the client's old resume, a recording of our 20 minute interview, and the target posting. You deliver a resume, a cover letter and a LinkedIn summary in three days. Each letter must start with something about the employer and must not contain "I am writing to apply". Clients can ask for two revisions.

We pay CAD 55 for each order, with about six to ten orders weekly for good writers. AI tools may be used for spelling, but a person writes.

You'll get a style guide, sample orders, and a mentor for the first ten. We're looking for people with an HR or engineering background above all.`,
  ),
  judgedPosting(
    'plain agency posting',
    `Executive Assistant to the CFO
Location: Remote (PH)
Client: Logistics company, Atlanta GA
Schedule: 8am-5pm EST
Rate: PHP 55,000 - 65,000

Responsibilities:
• Complex calendar management across 3 time zones
• Expense reports in Concur; reconcile corporate cards monthly
• Prepare board decks; proofread, format, number slides
• Point of contact between CFO and department heads
• Personal errands online (flights, gifts, dinner reservations)

Requirements:
• 4+ yrs supporting C-level
• Advanced Excel and PowerPoint
• Discretion
• 25 Mbps primary and 10 Mbps secondary connection

Benefits: HMO upon regularization, 13th month, 12 VL 12 SL, equipment provided. Qualified applicants will be contacted by our talent team through Viber or email.`,
  ),
  judgedPosting(
    'test with a first line',
    `Frontend Developer (Vue 3)

Our editor is used by lawyers to compare contracts. You will work on the diff view, where the first line of each clause is the tricky part, and on keyboard support. Our code base has 90k lines of TypeScript, it's well tested and a bit old in places.

We expect solid CSS, knowledge of ProseMirror or similar (Slate, Lexical), and care about accessibility. You review others' code and answer questions in pull requests on the same day.

Berlin company, remote team in 8 countries. €2,800-€3,600 per month on contract. Core time from 4pm until 8pm in the Philippines. Two trips per year to meet everybody. No take-home test, instead we pair for an hour on a bug that we really had.`,
  ),
  judgedPosting(
    'local store',
    `URGENT HIRING: Cashier, Bagger, Merchandiser for new branch opening in Santiago City, Isabela! Male or female, 18 to 35 years old, at least high school graduate, with pleasing personality. Minimum wage plus SSS, Philhealth and Pag-IBIG. Open for fresh graduates. Look for Ma'am Joy at the branch beside the public market, 9am to 3pm, until positions are filled. NO PLACEMENT FEE.`,
  ),
  judgedPosting(
    'word limits in a duty',
    `Product Listing Specialist (Lazada, Shopee, TikTok Shop)

Isa kaming distributor ng baby products sa Valenzuela. You will make listings for about 600 SKUs. Title ay dapat magsimula sa brand name, tapos product type, tapos size. Maximum of 120 characters. Ang unang linya ng description ay dapat may age range at FDA number. Bawal gamitin ang salitang "cure" o "best" kasi na-flag na kami dati.

Kasama rin ang pag-reply sa chat ng customers at pag-update ng stock tuwing 5pm.

Qualifications: may experience sa Seller Center kahit 6 months, marunong ng basic photo editing, at taga Valenzuela, Malabon o Meycauayan.

Onsite po ito, Monday to Saturday 8am-5pm. P645 per day plus attendance bonus na P1,500 a month.`,
  ),
  judgedPosting(
    'an assistant for a lawyer who hates mail',
    `I am an immigration attorney and a one-woman firm. My assistant (whom I adore) is moving to nursing school so her seat opens in February. The seat means: forms I-130, I-485, N-400 filled in without a mistake, clients reminded of what they still have to send (tax returns, photos, birth certificates, proof of address), USCIS receipts scanned and filed the same day, and my mail answered before I see it.

You have to be exact. One wrong date costs a family a year. You'll have six weeks side by side with the person who leaves, so nobody will be thrown into the water.

English and Tagalog needed, Ilocano would be lovely. I pay $8/hr for 40 hours, with all federal holidays off and paid, and my promise that I don't shout.`,
  ),
  judgedPosting(
    'a benefit that sounds like points',
    `Team Lead, Non-Voice (Taguig)

Lead 15 associates who moderate seller listings for a large marketplace. You'd coach weekly, run the daily huddle, calibrate with quality, and handle escalations within four hours. Reports to the Operations Manager.

Minimum requirement: one year as a team lead in any BPO, knowledge of KPIs (AHT, QA, productivity), and ability to work on a rotating shift.

Our associates collect 10 points for every perfect week, and 100 points are worth one day off with pay. The lead of the team with the most points gets a trip for two to Boracay.

Annual salary review, HMO with up to three dependents, retirement plan, gym in the building. Hybrid is offered from month seven on.`,
  ),
  judgedPosting(
    'answers are for the customer',
    `Live Chat Agent for a VPN company. Answer questions on billing and set-up in 45 seconds or less, copy the ticket number in the first line of your reply, use the customer's name twice, and never say "unfortunately". Trustpilot replies in the evening. You need typing of 60 wpm, English B2 or better, and a machine with 16 GB. We're 100% remote, 24/7, four shifts to choose from. $4.80 an hour, $5.60 on weekends. Monthly bonus for CSAT of over 92%.`,
  ),
]
