import { type JudgedPosting, judgedPosting } from './posting.ts'

/** Written after the rules were done and not looked at while they were. Their first figures stand in the README. */
export const heldOutPostings: JudgedPosting[] = [
  judgedPosting(
    'property photos',
    `We're a family-run agency in Perth after a real estate VA to help our property managers.
You'll be uploading listings, ordering signboards and answering tenants' questions by email.
If this sounds like you, shoot us a message with your CV. Pop the word KOOKABURRA in the subject line so I know you're paying attention.`,
    'file resume',
    'word subject KOOKABURRA',
  ),
  judgedPosting(
    'three things',
    `Klaviyo email specialist for a skincare brand.

HERE'S HOW TO APPLY (please follow the instructions):

1) Subject: "Klaviyo + your first name"
2) Link me to three flows you're proud of
3) What was the open rate of your last campaign?

Skip any of these and I won't reply.`,
    'subject form Klaviyo + your first name',
    'file portfolio',
    'ask What was the open rate of your last campaign?',
  ),
  judgedPosting(
    'bisaya mix',
    `Hello mga kabayan! Naghahanap kami ng Virtual Assistant para sa US-based cleaning company.
Graveyard shift po ito ha.
Mag-send ng resume at voice recording (kahit 30 seconds lang).
Sa subject line, ilagay: CLEANING QUEEN.
20 points ang gamitin pag nag-apply.`,
    'file resume',
    'file voice',
    'word subject CLEANING QUEEN',
    'points exactly 20',
  ),
  judgedPosting(
    'just work',
    `Full-time bookkeeper wanted. You'll reconcile accounts daily in QuickBooks Online, send invoices, chase payments and prepare BAS.
We use Dext and Hubdoc. Include notes in every journal. Attach the source document to each bill.
Salary starts at $900. We pay every fortnight.`,
  ),
  judgedPosting(
    'reverse psychology',
    `Looking for a copywriter who can make people laugh.
No robots please. If I smell ChatGPT in your cover letter it goes to the trash.
Instead tell me the worst joke you know.`,
    'no_ai',
    'ask tell me the worst joke you know',
  ),
  judgedPosting(
    'chess',
    `Online chess coach for kids aged 6-12.
To be considered: reply with your FIDE or chess.com rating, two times in the week when you're free, and the opening you'd teach first.
Mention "en passant" anywhere so we know a human read this.`,
    'ask your FIDE or chess.com rating',
    "ask two times in the week when you're free",
    "ask the opening you'd teach first",
    'word anywhere en passant',
  ),
  judgedPosting(
    'law firm',
    `Intake specialist, personal injury law firm (Florida). Bilingual Spanish a big plus.
Requirements
• 2+ years in a US law firm
• Wired internet 50mbps
To apply please submit:
• Resume
• Audio recording telling us about your experience
• Screenshot of speedtest.net
• Expected monthly salary`,
    'file resume',
    'file voice',
    'file speed_test',
    'ask Expected monthly salary',
  ),
  judgedPosting(
    'title case subject',
    `Junior Figma designer.
Please apply with the subject line Figma Ninja and 40 apply points.
Your Dribbble or Behance link is a must.`,
    'subject is Figma Ninja',
    'points exactly 40',
    'file portfolio',
  ),
  judgedPosting(
    'scam crypto',
    `Crypto trading assistant, no experience. $150 daily.
Deposit $30 to activate your trading account. Message the manager on WhatsApp +44 7700 900456 and use code GOLD to start.
Send your bank account details and a picture of your valid ID.`,
  ),
  judgedPosting(
    'quiet owner',
    `I run a one-woman Etsy shop and need 10 hours a week of help with listings and customer messages.
I like people who read, so begin your application with your favourite colour and end it with the word "button".
A short Loom is welcome but optional.`,
    'word last_line button',
    'ask your favourite colour',
  ),
  judgedPosting(
    'three point five',
    `PHP dev. Laravel 11, Livewire, Tailwind. Fix bugs, write tests, review PRs.
Questions:
- How do you deploy?
- What's your rate per hour?
- Github link?
Answer them all or I'll assume you're a bot.`,
    'ask How do you deploy?',
    "ask What's your rate per hour?",
    'ask Github link?',
  ),
  judgedPosting(
    'points with reasons',
    `Dispatcher for a trucking company in Texas.
Serious applicants only: you must use a minimum of 30 points, anything less gets filtered out.
We'd also like a screenshot of your typing speed.`,
    'points least 30',
    'file typing_test',
  ),
  judgedPosting(
    'bank of answers',
    `Insurance VA (P&C).

Please reply to this post with answers to the following:
A. Which AMS have you used (Applied Epic, EZLynx, HawkSoft)?
B. Have you issued certificates of insurance before?
C. Are you OK with Pacific time?

Also kindly attach your resume in PDF.`,
    'ask Which AMS have you used (Applied Epic, EZLynx, HawkSoft)?',
    'ask Have you issued certificates of insurance before?',
    'ask Are you OK with Pacific time?',
    'file resume',
  ),
  judgedPosting(
    'capital word no quotes',
    `Part time podcast VA. Tasks: show notes, guest outreach, scheduling.
To make sure you're not mass applying, write PODCAST PIRATE as the first thing in your message.`,
    'word first_line PODCAST PIRATE',
  ),
  judgedPosting(
    'video teacher',
    `ESL teacher, children 4-12, 25-minute lessons.
Please record a short self-introduction video (1-2 minutes, speak clearly, smile!) and share the Google Drive link together with your TESOL certificate.`,
    'file video',
    'file certificate',
  ),
  judgedPosting(
    'subject with a slash',
    `SEO link builder.
Email subject format: Link Builder / Full Name / Expected Salary
Don't forget your CV.`,
    'subject form Link Builder / Full Name / Expected Salary',
    'file resume',
  ),
  judgedPosting(
    'ai tools are work',
    `Prompt engineer / AI video creator. You'll be using Runway, Kling, ChatGPT and Claude the whole day.
No ChatGPT fluff in scripts, our audience notices.
Send links to two AI videos you've made.`,
    'file portfolio',
  ),
  judgedPosting(
    'hidden in requirements',
    `General VA for an insurance broker.
Requirements:
- Great written English
- 1 year of VA experience
- Put the word "anchovy" in your subject (yes, we check)
- Own laptop, i5 or better`,
    'word subject anchovy',
  ),
]
