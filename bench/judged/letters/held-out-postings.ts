import type { LetterPosting } from './postings.ts'

/** Ten more, as the boards' postings stand, in our own words: support and shops, books, and the first two for assistants. */
export const heldOutPostings: LetterPosting[] = [
  // 0-3: customer support and e-commerce
  {
    title: 'Customer Support VA for Shopify store (pet beds) - night shift',
    employer: 'Snooze Hound Co',
    tags: ['Shopify', 'Customer Support', 'Email Support'],
    description: `Hey everyone,

We are a small husband and wife brand selling orthopedic dog beds in the US. We get around 60 emails a day and 20ish chats, and its getting too much for my wife to handle with a newborn at home.

What the job is:
- Answer emails & chats in Gorgias. We have templates but please don't sound like a robot
- Process refunds / exchanges in Shopify
- Open claims with UPS when a bed goes missing (they are huge, I don't know how they lose them)
- Reply to comments on our Facebook ads, hide the nasty ones
- Once a week make a list of the top 5 complaints so that we can fix them

Hours are 9am to 5pm EST, Mon-Fri. This is a night shift for you so please only apply if you're really ok with that.

Pay: $4.50 - $6/hr depending on experience. We pay every Friday through Wise.

HOW TO APPLY
Use the subject line "Good boy - [your name]" or I will not open your message. In your message please answer the following:

1) How many years have you done email or chat support, and for what kind of products?
2) Which helpdesk have you used?
3) Write a short reply to this customer: "My bed came and its the wrong color, my dog doesnt care but I do."
4) What is your expected hourly rate?
5) When can you start?

No agencies please. Thanks!
Greg & Tess`,
  },
  {
    title: 'Customer Service Representative – E-commerce Account (Work From Home)',
    employer: 'Altamira Global Services Philippines, Inc.',
    tags: ['Customer Service', 'BPO', 'Non-Voice'],
    description: `Altamira Global Services is a fast-growing BPO with sites in Cebu, Iloilo and Clark. We are currently looking for Customer Service Representatives who will support one of the leading online marketplaces in North America.

Job Description:
• Respond to customer inquiries via email and chat in a timely and professional manner
• Provide accurate information regarding orders, shipping, returns and promotions
• Document all interactions in the CRM tool
• Escalate complex concerns to the appropriate department
• Meet or exceed the set targets for CSAT, AHT, Quality and Attendance
• Perform other duties that may be assigned from time to time

Qualifications:
• At least completed 2 years in college
• With minimum of 1 year BPO experience, preferably in a retail or e-commerce account
• Excellent written English communication skills
• Typing speed of at least 40 WPM with 95% accuracy
• Amenable to work on shifting schedules, weekends and holidays
• With stable wired internet connection of at least 25 Mbps

What we offer:
• Competitive salary package with performance incentives
• HMO on Day 1 plus 2 free dependents
• Night differential of 20%
• Company-provided equipment
• Opportunities for career growth

Shortlisted candidates will be contacted by our Talent Acquisition Team. Altamira is an equal opportunity employer.`,
  },
  {
    title: 'Amazon + Walmart VA (listing, cases, messages)',
    employer: 'Rimrock Brands LLC',
    tags: ['Amazon Seller Central', 'Walmart Marketplace', 'Virtual Assistant'],
    description: `We sell kitchen gadgets on Amazon US and Walmart, 7 figures, 140 SKUs, been at it since 2016. Need a full time VA who already knows their way around Seller Central. This is NOT a training position.

Daily: buyer messages within 12 hours, check account health, check suppressed listings, FBA shipment discrepancies, open cases and follow up on them until they are solved (not just until support gives you a canned answer).
Weekly: inventory sheet, reimbursement report, competitor prices for our top 20.
Monthly: update A+ content and images with our designer.

We use Slack, Google Sheets, Helium 10 and Loom. You will report to our ops manager Bernadette who is in Cavite and has been with us 5 years.

Schedule is flexible but 4 hours must overlap with US Central. 40 hrs/week. US$700-900 a month to start plus 13th month, paid leaves after 6 months and internet allowance.

Skip the generic intro, I've read "I am writing to express my interest" about a thousand times this week. Instead tell me about the hardest Seller Support case you ever got resolved and how. Also mention how long you were in your last job and why did you leave (or why are you leaving). Two or three short paragraphs is enough.`,
  },
  {
    title: 'Online Seller Assistant / Live Chat (Shopee, Lazada, TikTok Shop)',
    employer: 'Ganda Mo Bes Apparel',
    tags: ['Shopee', 'Lazada', 'Chat Support', 'TikTok Shop'],
    description: `Hi mga bes! We are looking for an online seller assistant na sasagot ng chats sa Shopee, Lazada at TikTok shop namin. Medyo dumadami na kasi ang orders kaya need na namin ng dagdag na kamay 😅

Ano ang gagawin:
✔ Sumagot ng inquiries ng buyers (sizes, available colors, kailan ship out)
✔ Mag-process ng orders at mag-print ng waybill (ise-send mo lang sa warehouse namin sa Taytay)
✔ Mag-upload ng new items, may template na kami
✔ Mag-follow up ng mga RTS at refund
✔ Mag-update ng stocks tuwing gabi

Hanap namin:
- May experience sa online selling or customer service, kahit 6 months lang
- Mabait kausap kahit makulit ang buyer
- May sariling laptop at maayos na internet
- Pwede mag work ng 1pm-10pm, 6 days a week, rest day is Tuesday
- Marunong ng basic Canva is a plus

Salary is 15,000 to 18,000 per month depende sa experience, may incentives pag na-hit ang quota tuwing 9.9, 10.10, 11.11 and 12.12. Work from home po ito pero at least once a month may meeting sa Taytay kaya mas okay kung taga Rizal, Pasig or Marikina ka.

Long term po sana. Ayaw namin ng bigla na lang nawawala after ng first sahod. Salamat!`,
  },
  // 4-7: bookkeepers
  {
    title: 'Xero Bookkeeper – Trades & Construction Clients (AU)',
    employer: 'Plumb Line Bookkeeping',
    tags: ['Xero', 'Bookkeeping', 'BAS', 'Payroll'],
    description: `Plumb Line Bookkeeping is a boutique BAS practice in Geelong, Victoria. Our clients are tradies: plumbers, sparkies, builders and landscapers. We are looking for an experienced bookkeeper to join our little team of 4 (2 in Australia, 2 in the Philippines).

Your responsibilities will include:
- Daily/weekly bank reconciliations in Xero
- Accounts payable incl. Dext / Hubdoc
- Accounts receivable and polite debt chasing
- Weekly payroll, super and STP
- Preparing BAS workpapers for lodgement by our BAS agent
- Job costing in ServiceM8 or Tradify for some clients

You must have:
- min. 3 years with AUSTRALIAN clients (please don't apply if you only have US experience)
- Xero Advisor certification, current
- Confident spoken English, you will be on the phone with clients
- Your own computer with two screens

It would be great if you also have:
- MYOB or QuickBooks Online experience
- Experience with Fergus, simPRO or Buildxact
- Written procedures before, as half of ours live in Shelley's head

What we offer:
- Real mentoring. Shelley (the owner) has been a BAS agent for 19 years and does a one-on-one with everybody every fortnight
- Paid annual leave and sick leave, and both Australian and your most important local holidays
- We pay for your Xero and payroll certifications
- No screenshots or mouse trackers. We look at the work, and whether clients are happy

Hours: 7am-3pm Manila time, Monday to Friday. AUD 11-14 per hour depending on experience.

To apply, send your resume together with a cover letter that covers: how many Australian client files you currently look after, what your experience with construction or trades is, and how you would deal with a client who is always late sending you his receipts. Please also include the word "spirit level" somewhere in the letter so we know that you have read the ad properly. Applications without it will be deleted.`,
  },
  {
    title: 'Accounting Staff',
    employer: 'Bayani Steel & Hardware Corporation',
    tags: ['Accounting', 'BIR', 'Accounts Payable'],
    description: `Job Summary
The Accounting Staff is responsible for the recording, safekeeping and reporting of the day-to-day financial transactions of the Company.

Duties and Responsibilities
1. Prepares check vouchers and ensures completeness of supporting documents
2. Records sales, collections, purchases and disbursements in the system
3. Prepares bank reconciliation of all depository accounts on a monthly basis
4. Prepares and files BIR forms (1601-C, 1601-EQ, 2550Q, 0619-E) and its attachments on or before the deadline
5. Monitors aging of receivables and coordinates with the Sales Department for collection
6. Assists in the annual physical inventory
7. Prepares schedules required by the external auditor
8. Does other related tasks that the Accounting Head may assign

Job Specifications
- Graduate of BS Accountancy, BS Accounting Technology or any related course
- CPA is an advantage but not required
- At least one (1) year of related experience; fresh graduates are welcome to apply
- Proficient in MS Excel (VLOOKUP, pivot table)
- Experience in QuickBooks or any accounting software is an advantage
- Keen to details, honest, and can work under pressure
- Willing to be assigned in Valenzuela City

Work Schedule: Monday to Saturday, 8:00 AM to 5:00 PM
Salary: Php 18,000 – Php 22,000 (basic) plus rice allowance

Benefits: SSS, PhilHealth, Pag-IBIG, 13th month pay, service incentive leave, employee discount`,
  },
  {
    title: 'QBO clean up then ongoing monthly bookkeeping, dental practice',
    employer: 'Dr. Amir Solis DDS',
    tags: ['QuickBooks Online', 'Bookkeeping', 'Bank Reconciliation'],
    description: `I own two dental offices in Arizona. My previous bookkeeper left in March and nothing has been reconciled since then. There are 3 checking accounts, 2 credit cards and a line of credit. I also suspect that some merchant deposits (we use CareCredit and Square) have been posted double.

Phase 1 is cleaning up from March until now. I expect it to be 40 to 60 hours but I am not a bookkeeper, so you tell me.
Phase 2 is ongoing, about 8 to 10 hours each week: categorise, reconcile, pay bills thru Bill.com, and have a P&L by office in my inbox by the 10th. My CPA does taxes, you don't have to.

You don't need to work my hours but I want answers to emails within a day. Dental or medical experience is a plus. QuickBooks ProAdvisor is a plus.

When you reply please let me know what your hourly rate is, how you would approach the clean up (what would you look at first?), whether you have worked with dental offices before, and your availability in hours per week. If you can share a sample of a monthly report with the names removed, even better.

I am not looking for a firm. One person who will stick around.`,
  },
  {
    title: 'AP/AR Specialist (Permanent Work from Home) - Day Shift',
    employer: 'Kestrel Offshore Talent',
    tags: ['Accounts Payable', 'Accounts Receivable', 'Excel', 'Xero'],
    description: `✅ Permanent WFH
✅ Day shift, weekends off
✅ HMO from day 1
✅ 20 days leave + Australian public holidays
✅ We send you a laptop and a second monitor

About the client
Our client is a wholesale nursery in Queensland that supplies garden centres all across the east coast. They process over 600 supplier invoices monthly in peak season and their finance team needs another pair of hands.

What you'll do
• Enter and code supplier invoices, match to POs and delivery dockets
• Prepare the weekly payment run for approval by the Finance Manager
• Reconcile supplier statements
• Raise customer invoices and credit notes
• Follow up overdue accounts by phone and email

What you'll bring
• 2+ years of experience in AP and/or AR
• Hands on experience of Xero or MYOB. Experience with ApprovalMax is a bonus.
• Intermediate Excel skills
• A calm phone manner
• Able to work 6:00am-3:00pm PHT

Salary range: PHP 40,000-50,000 per month, depending on experience and the result of the assessment.`,
  },
  // 8-9: assistants
  {
    title: 'Executive Assistant to Busy Real Estate Broker - Dallas TX',
    employer: 'Lone Prairie Realty Partners',
    tags: ['Executive Assistant', 'Real Estate', 'Follow Up Boss', 'Calendar Management'],
    description: `I'm Curtis. I run a team of 11 agents and I can't keep up with my own inbox. I need somebody who is a step ahead of me, who isn't scared to tell me I double booked myself (again), and who can handle a fast talking Texan.

A normal day:
* Clear my inbox by 9am, leave me the ones that only I can answer
* Calendar: showings, listing appointments, my daughter's softball
* Keep Follow Up Boss clean, tag new leads, make sure that agents follow up
* Listing paperwork in Dotloop, input to MLS, order photos and signs
* Contract to close on 4-6 deals per month
* Prep my Monday meeting numbers

I need real estate experience, US, at least 1 year. Excellent English on the phone. 8-5 Central time. No second full time job please.

Starting at $7/hr, and there is a bonus of $50 for every closing that you coordinate.

If this sounds like you:
- Send a 60-90 second video or voice recording introducing yourself (Loom, Vocaroo, whatever)
- Tell me which CRMs you've used and rate yourself 1-10 in each
- Tell me why you want to work with a broker and not, say, a dentist
- Put "TEXAS TEA" at the very top of your application

Don't send me a resume with no message. I won't open it.`,
  },
  {
    title: 'Medical Virtual Assistant (Non-clinical)',
    employer: 'CareBridge VA Solutions',
    tags: ['Medical VA', 'Insurance Verification', 'Scheduling', 'EHR'],
    description: `CareBridge VA Solutions partners with independent clinics throughout the United States. Due to continued growth we are expanding our pool of Medical Virtual Assistants.

Responsibilities
- Answer inbound calls and schedule, reschedule or cancel appointments
- Verify insurance eligibility and benefits, and secure prior authorizations and referrals
- Maintain patient demographics in the EHR (Athena, eClinicalWorks, Jane or Tebra)
- Send reminders and follow up on no-shows
- Request medical records and process incoming faxes
- Assist providers with inbox management and other administrative tasks

Requirements
- Graduate of Nursing, Physical Therapy, Medical Technology, Pharmacy or any allied health course
- Minimum of one year experience in a US healthcare account or as a medical VA
- Knowledge of HIPAA guidelines
- Neutral accent with excellent verbal and written communication
- Willing to work US business hours (graveyard)
- Computer: at least Core i5, 8GB RAM; primary internet 25 Mbps with backup; noise-cancelling headset; a quiet, private workspace

Compensation and Benefits
- PHP 35,000 to 45,000 monthly
- Annual performance review
- Paid time off and HMO upon regularization
- Free HIPAA training and certification

This is a full-time, home-based position under an independent contractor agreement.`,
  },
]
