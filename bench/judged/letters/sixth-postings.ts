import type { LetterPosting } from './postings.ts'

/** Six more, as the boards' postings read: three near the chat-support agent, three near the bookkeeper. */
export const sixthPostings: LetterPosting[] = [
  // 0-2: e-commerce chat and customer support
  {
    title: 'Live Chat + Email Support for Pet Accessories Store (Full-Time, Night Shift PH)',
    employer: 'Biscuit & Bramble',
    tags: ['Chat Support', 'Customer Service', 'Shopify', 'Zendesk'],
    description: `Hey hey!

We're Biscuit & Bramble, a small (but loud) online shop for dog harnesses, beds and bandanas based in Portland. There's five of us plus two in the Philippines, and Black Friday nearly killed us so we are adding one more person to the support team.

Your day would look something like this:
- Open Zendesk, clear whatever came in overnight (usually 40-70 tickets)
- Be on live chat from 9am to 5pm Pacific. Mostly sizing questions. SO many sizing questions.
- Process exchanges and refunds in Shopify. We have a macro for almost everything but please don't sound like a macro
- Tell us when you see the same complaint three times in a week
- Help with Instagram comments when it's quiet

You should have:
- At least 2 years of customer support, call center people are welcome!
- Really clear written English
- A quiet place, a wired connection and a back up for when the power goes
- If you never used Shopify its ok, we will train you, but tell us

We pay $5.50 per hour, 40 hours, every other Friday. Paid US holidays plus 8 days off after six months.

TO APPLY: put "Dogs over cats" in the subject line of your message. Applications without it gets deleted, sorry!

And please answer these in your message, short is good:

1) How many chats have you handled at once, and on what platform?
2) A customer's harness is two days past our 30 day return window and she's upset because the dog was sick. What do you write to her? Give us the actual reply.
3) Are you ok with 9-5 Pacific for the long run?
4) What hourly rate are you looking for?
5) When can you start?

Thanks and talk soon,
Meg`,
  },
  {
    title: 'E-Commerce Customer Support Associate',
    employer: 'Larkfield Commerce Partners',
    tags: ['Customer Support', 'E-commerce', 'BPO'],
    description: `Larkfield Commerce Partners provides outsourced operations to direct-to-consumer brands in the United States and Canada. We are expanding our Philippine remote team and are seeking E-Commerce Customer Support Associates for a multi-brand account in home goods and beauty.

Duties and Responsibilities
• Respond to customer inquiries via chat, e-mail and social media within the agreed service levels
• Process returns, replacements, and order modifications on the client's order management system
• Coordinate with warehouse and carriers regarding delayed, lost or damaged shipments
• Accurately document all interactions in the ticketing system
• Meet or exceed targets on first response time, CSAT and quality assurance score
• Perform other tasks which may be assigned from time to time

Qualifications
• At least 2nd year college level; graduates of any four-year course preferred
• Minimum of one (1) year experience in a BPO or e-commerce customer service role, preferably non-voice
• Excellent written communication skills
• Knowledge of Zendesk, Gorgias or similar is an advantage
• Amenable to shifting schedules, weekends and holidays
• Own computer (Core i5, 8GB RAM) and stable internet connection of at least 25 Mbps

Benefits
• Competitive salary package
• HMO on regularization plus one dependent
• Night differential and attendance incentive
• Permanent work from home set-up
• Opportunities for career growth

Only shortlisted candidates will be contacted for the initial interview and assessment.`,
  },
  {
    title: 'CSR / Chat Moderator for Shopee, Lazada at TikTok Shop (WFH)',
    employer: 'Ganda Lane Trading',
    tags: ['Chat Support', 'Shopee', 'Lazada', 'TikTok Shop'],
    description: `Hello mga bes! 🙋‍♀️ Naghahanap kami ng 1 chat support para sa beauty and skincare shop namin. Dati ako lang at kapatid ko ang sumasagot, pero dumadami na ang orders (around 200-300 a day pag payday sale) kaya kailangan na namin ng makakatulong.

Ano ang gagawin mo:
➡️ Sagutin ang chats ng customers sa Shopee, Lazada, TikTok Shop at FB page
➡️ I-follow up ang mga unpaid at "to ship" na orders
➡️ Mag-process ng return/refund request at mag-file ng dispute pag bogus buyer
➡️ Mag-reply sa reviews, lalo na yung 1 star 😅
➡️ Daily report sa Google Sheets bago mag-out

Hanap namin:
✔️ May experience sa customer service, kahit BPO or service crew pwede
✔️ Mahaba ang pasensya at magalang kahit inaaway na
✔️ Mabilis mag type, Taglish ok lang
✔️ May sariling laptop or PC, hindi pwede cellphone lang
✔️ Hindi job hopper please

Schedule is 1pm to 10pm, 6 days a week, rest day is Tuesday or Wednesday. Pag sale (9.9, 11.11, 12.12) may OT pero bayad naman at may pa-food.

Sahod is 16,000 a month to start, may SSS, PhilHealth at Pag-IBIG after 3 months, plus incentives pag na-maintain ang chat response rate na 95%.

Training is 1 week, bayad din po. Start ASAP. Apply na dito sa site, wag na mag-PM sa FB page kasi natatabunan ng customers. Salamat!`,
  },

  // 3-5: bookkeeping
  {
    title: 'Xero Bookkeeper for Australian Tradie Businesses - Part time to start',
    employer: 'Ledger & Lime Bookkeeping',
    tags: ['Xero', 'Bookkeeping', 'BAS', 'Payroll'],
    description: `G'day,

I run a small BAS agency in Newcastle NSW. We look after about 35 clients, nearly all of them trades: sparkies, plumbers, a couple of landscapers. My current bookkeeper in Davao is having a baby (congrats Liezl!) and won't be coming back full time so I need another set of hands, 20 hours a week to begin and more as we grow.

The work is weekly bank recs, entering bills through Hubdoc or Dext, chasing debtors (by email, sometimes a call), weekly and fortnightly payroll with super, and getting the file ready so I can review and lodge the BAS. I lodge, you prepare. You'll have 8 to 10 clients which are yours to keep tidy.

You need real Xero experience with Australian files. I'm happy to teach you our way of doing things but I can't teach GST from scratch. Please tell me how many Australian files you've worked on and roughly what size they were, and which part of BAS prep you have done yourself as opposed to somebody else in the team.

I'd also like to know how you'd handle a client who keeps sending you personal expenses on the business card, because that's pretty much every Tuesday here. And let me know what hours you can work in Newcastle time (AEST), I need at least four hours overlap with my mornings.

Include your expected rate in AUD per hour. I don't mind what you ask for as long as you can tell me why.

No agencies. Please mention the word "wattle" somewhere so I know you've read to the end and aren't a robot.

Cheers,
Trish`,
  },
  {
    title: 'Full Charge Bookkeeper (QuickBooks Online)',
    employer: 'Stillwater Dental Management LLC',
    tags: ['QuickBooks Online', 'Bookkeeping', 'Accounts Payable', 'Month End Close'],
    description: `Stillwater Dental Management supports six dental practices across Idaho and eastern Washington. We are looking for an experienced full charge bookkeeper to join our remote accounting team. This is a full time, long term contractor position reporting to our Controller.

Responsibilities:
- Maintain general ledger for six entities in QuickBooks Online
- Enter and code vendor bills, prepare weekly payment runs in Bill.com
- Reconcile bank, credit card, and merchant accounts monthly
- Record daily deposits from practice management software
- Prepare intercompany entries and accruals
- Month end close by the 8th business day
- Assist CPA firm with year end requests, including 1099 preparation
- Maintain organised electronic files

Requirements:
- 4+ years of bookkeeping experience, at least 2 with US based companies
- Advanced QuickBooks Online; ProAdvisor certification is a plus
- Strong Excel (pivot tables, lookups)
- Multi-entity experience strongly preferred
- Bachelors degree in Accountancy or equivalent
- High attention to detail and ability to meet deadlines without reminders
- Available for at least 5 hours between 8:00 AM and 5:00 PM Mountain Time

Compensation is $1,100 to $1,400 USD monthly depending on experience. Paid time off accrues from day one. All equipment is supplied by the contractor.

Interested applicants should submit an application through this site.`,
  },
  {
    title: 'QB clean up, 2 yrs behind (possible ongoing)',
    employer: 'Denny K.',
    tags: ['QuickBooks', 'Bookkeeping', 'Catch-up'],
    description: `I own a food truck and a small catering company in Phoenix. I have not touched my QuickBooks since early 2024 and my tax guy is about to fire me. I need someone who's not gonna judge me.

What there is:
- 1 checking, 1 savings, 2 credit cards, Square, and a loan for the truck
- about 150-200 transactions a month
- a shoe box of receipts which my daughter has scanned to Google Drive (mostly)
- some personal stuff mixed in, yes I know

What I need:
- everything categorized and reconciled thru last month
- sales tax figured out or at least tell me how bad it is
- P&L and balance sheet for both years that my CPA can use
- if we get along, 5-6 hours a month after that to keep me out of trouble

Fixed price or hourly, I'm open. If fixed, tell me the price and what's included. If hourly tell me how many hours you think.

When you write me please tell me
a. the worst books you ever cleaned up and how far behind they were
b. how long you think this one will take
c. what you need from me on day one
d. are you on QBO or desktop? (mine's Online, Plus plan)

Don't send me a generic letter. I read them all, I'm in a truck all day with nothing else to do between lunch and dinner.

Denny`,
  },
]
