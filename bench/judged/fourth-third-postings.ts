import { type JudgedPosting, judgedPosting } from './posting.ts'

/** The third part of the fourth set. */
export const fourthThirdPostings: JudgedPosting[] = [
  judgedPosting(
    'code labelled',
    `Virtual bookkeeper, US CPA firm.
SECRET WORD: Pineapple Express
(put it in the subject so your message doesn't get lost)
Resume is required.`,
    'word subject Pineapple Express',
    'file resume',
  ),
  judgedPosting(
    'marketing head',
    `Head of marketing for a language school. Own paid, email and content. Budget of $20k a month.
Your first 90 days: audit the account, put a reporting line in place, hire a designer.
In your cover letter, describe the best campaign that you have run and what it returned.`,
    'ask describe the best campaign that you have run',
  ),
  judgedPosting(
    'caps subject line',
    `HIRING ASAP!!! ECOM VA
SUBJECT LINE: ECOM ROCKSTAR - [NAME]
SEND RESUME + SAMPLE WORKS
5 APPLY POINTS ONLY`,
    'subject form ECOM ROCKSTAR - [NAME]',
    'file resume',
    'file portfolio',
    'points exactly 5',
  ),
  judgedPosting(
    'quick test',
    `Proofreader for academic papers.
Quick attention test: the word of the day is 'serendipity'. Use it in your opening sentence.
There will also be a paid trial.`,
    'word first_line serendipity',
  ),
  judgedPosting(
    'please do not ai',
    `Customer success lead, SaaS.
We'd like to get to know you, so please refrain from using AI to write your application.
What was the hardest customer you ever won back? Tell us the story.`,
    'no_ai',
    'ask What was the hardest customer you ever won back?',
  ),
  judgedPosting(
    'chat team',
    `Chat agents for a dating app support team. You answer members, mark bots, reject fake profiles and ban AI-generated photos.
No cover letter, no CV: take our test at the link and we'll be in touch.`,
  ),
  judgedPosting(
    'bullets',
    `Funnel VA (GoHighLevel)

To apply, send me a message and:
– say "Hi Brandon, I'm your funnel person!" in the first line
– tell me which snapshot you've built
– give me your monthly rate in USD

That's all.`,
    `word first_line Hi Brandon, I'm your funnel person!`,
    "ask which snapshot you've built",
    'ask your monthly rate in USD',
  ),
  judgedPosting(
    'email title',
    `Property accountant. AppFolio or Yardi.
Interested candidates may send their CV under the email title "Property Accountant - Remote".`,
    'subject is Property Accountant - Remote',
    'file resume',
  ),
  judgedPosting(
    'math in message',
    `Lead researcher, LinkedIn Sales Navigator.
Anti-bot question: 7 x 6 = ? Include the answer in your application.
Send 3 sample leads.`,
    'ask 7 x 6 = ?',
  ),
  judgedPosting(
    'photo editor',
    `Real-estate photo editor. HDR blending, sky replacement, virtual staging. 50 photos a day.
When you submit photos, write the address in the file name and put "FINAL" at the end.
Please submit 3 before-and-after samples of your work. AI-generated images don't count as samples.`,
    'file portfolio',
  ),
  judgedPosting(
    'mention in body',
    `Zapier / Make expert.
Kindly mention "webhook wizard" in the body of your application.
Applications made by AI tools go to spam.`,
    'word anywhere webhook wizard',
    'no_ai',
  ),
  judgedPosting(
    'polite uk',
    `We're a small letting agency in Leeds seeking an administrator.
If you'd like to be considered, kindly reply with the words "Yorkshire pudding" along with your CV and notice period.`,
    'word anywhere Yorkshire pudding',
    'file resume',
    'ask notice period',
  ),
  judgedPosting(
    'disqualify',
    `CRM admin (HubSpot).
Failure to include the code HUB-42 in your application means automatic disqualification.
Tell us about your HubSpot certifications.`,
    'word anywhere HUB-42',
    'ask about your HubSpot certifications',
  ),
  judgedPosting(
    'csr no',
    `Night shift CSR for a phone carrier. You must mention the recording disclaimer at the start of every call and include the ticket number in the subject of each e-mail.
At the end of the call, ask the customer to answer three questions.
We provide the equipment. Submit your CV today.`,
    'file resume',
  ),
  judgedPosting(
    'message us',
    `Etsy VA for a jewellery shop.
Message us "moonstone" if you are interested, along with your Etsy experience and a typing test.`,
    'word anywhere moonstone',
    'ask your Etsy experience',
    'file typing_test',
  ),
  judgedPosting(
    'taglish simula',
    `Hiring: Encoder (WFH)
Requirements: laptop, stable internet, marunong mag-Excel
Umpisahan ang application mo sa salitang "ALITAPTAP".
Mag-attach ng resume. Huwag kalimutan ang PC specs!`,
    'word first_line ALITAPTAP',
    'file resume',
    'file pc_specs',
  ),
  judgedPosting(
    'shopify dev',
    `Shopify developer (Liquid).
Please write "Liquid is not just water" as your opening line.
I'd prefer that you don't use ChatGPT or any other AI for your message. If your answer sounds like a robot, I'll pass.
Give me links to 3 stores you coded.`,
    'word first_line Liquid is not just water',
    'no_ai',
    'file portfolio',
  ),
  judgedPosting(
    'words of the company',
    `Community VA. Our values are "Be kind" and "Own it". In your first week you'll write an introduction in Slack, mention your favorite movie in it, and finish the course "Start here".
Apply if you share our values.`,
  ),
]
