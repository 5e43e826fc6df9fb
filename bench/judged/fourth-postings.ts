import { type JudgedPosting, judgedPosting } from './posting.ts'

/**
 * A fourth set, written and judged before the rules learnt from the third one; no rule was ever changed for it. What is
 * described and not given ("your favourite colour on top") is judged as a question to answer.
 */
export const fourthPostings: JudgedPosting[] = [
  judgedPosting(
    'dog trainer',
    `Hi! I train dogs online and I'm drowning in email. I need a VA who can take over the inbox, the course platform and the calendar.
Hours are flexible as long as the work gets done by Friday.
To show me you've read this whole thing, start your message with "Good boy" and tell me about a pet you've had.
Thanks so much, Carla`,
    'word first_line Good boy',
    'ask about a pet',
  ),
  judgedPosting(
    'roofing caller',
    `COLD CALLER - ROOFING - FULL TIME
*** READ CAREFULLY ***
- MUST HAVE 1 YEAR COLD CALLING
- MUST HAVE NOISE CANCELLING HEADSET
- INCLUDE THE WORDS "RED SHINGLE" IN THE FIRST LINE OF YOUR APPLICATION
- SEND A VOICE RECORDING OF YOU READING A SCRIPT OF YOUR CHOICE
APPLICATIONS THAT DON'T FOLLOW INSTRUCTIONS WILL BE DELETED.`,
    'word first_line RED SHINGLE',
    'file voice',
  ),
  judgedPosting(
    'math gate',
    `Data entry, 20 hours per week, $4/hr. Copy product data from PDFs to Google Sheets.
One small test: what is 12 + 9? Put the answer in your subject line.`,
    'ask what is 12 + 9?',
  ),
  judgedPosting(
    'amazon listing duties',
    `Amazon listing specialist.
What you'll do
• Write titles that start with the brand name
• Include the main keyword in the first bullet
• Put the word "Sale" in the title of discounted products
• Add "Thank you for shopping with us" at the end of every message to buyers
What we offer
• Paid holidays, 13th month`,
  ),
  judgedPosting(
    'without the phrase',
    `Customer service rep for a US mattress brand (Gorgias, Shopify).
We get 300+ applicants per post. Applications without the phrase "sleep tight" will be ignored, no exceptions.
Please attach your resume and a screenshot of your internet speed test.`,
    'word anywhere sleep tight',
    'file resume',
    'file speed_test',
  ),
  judgedPosting(
    'before greeting',
    `Looking for a transaction coordinator with experience in Dotloop or Skyslope.
Please type ESCROW before your greeting so I can see you pay attention to detail.
Also let me know how many files you have managed at once.`,
    'word first_line ESCROW',
    'ask how many files you have managed at once',
  ),
  judgedPosting(
    'human voice',
    `Copywriter for a men's grooming brand.
Write it yourself. I can tell when it's AI and I will not reply.
Send me 2 samples of emails that you wrote and your rate per email.`,
    'no_ai',
    'file portfolio',
    'ask your rate per email',
  ),
  judgedPosting(
    'ai startup',
    `We are an AI start-up building voice agents for clinics. You will test the bots, label conversations and write prompts for ChatGPT and Claude.
No AI background needed. Do not use AI tools with patient data, we have strict rules about that.
Our AI will not reject your application, a human reads each of them.`,
  ),
  judgedPosting(
    'taglish kape',
    `Naghahanap po kami ng part-time VA para sa online coffee shop.
Kung interesado ka, mag-message ka lang at ilagay mo sa umpisa ng message mo ang "barako" para alam namin na binasa mo.
Pakilagay din kung magkano ang expected rate mo per hour. Salamat!`,
    'word first_line barako',
    'ask magkano ang expected rate mo per hour',
  ),
  judgedPosting(
    'favourite colour',
    `Executive assistant to a coach in Denver.
If you made it this far, mention your favorite color in your application.
No phone calls please.`,
    'ask your favorite color',
  ),
  judgedPosting(
    'title your application',
    `Tax preparer (US individual returns).
How to apply:
Title your application: TAX SEASON HERO
Attach CV
State how many 1040s you prepared last season`,
    'subject is TAX SEASON HERO',
    'file resume',
    'ask how many 1040s you prepared last season',
  ),
  judgedPosting(
    'secret answer',
    `I'm hiring a podcast editor (Descript, Audition).
The secret password is “velvet hammer”. You'll need to include it in your application, otherwise it goes straight to the bin.
Link to two episodes you edited, please.`,
    'word anywhere velvet hammer',
    'file portfolio',
  ),
  judgedPosting(
    'ten points',
    `Junior bookkeeper. QBO. AU client.
Apply points: please allocate 10. Anything lower won't be seen.
No agencies.`,
    'points exactly 10',
  ),
  judgedPosting(
    'plain ea',
    `Executive Assistant wanted for a construction company in Brisbane. You'll manage the director's diary, book travel, draft correspondence and include the right project number in the subject line of all outgoing email.
You are organised, calm under pressure and able to start in two weeks.
We look forward to reading your application.`,
  ),
  judgedPosting(
    'subject instructions',
    `Pinterest VA wanted by a food blogger.
APPLICATION INSTRUCTIONS
1) Use the subject line "Pin it to win it"
2) Tell me your favourite dessert
3) Include links to 2 Pinterest accounts you've managed
4) No AI-written applications. Seriously.`,
    'subject is Pin it to win it',
    'ask your favourite dessert',
    'file portfolio',
    'no_ai',
  ),
  judgedPosting(
    'vet clinic',
    `Remote receptionist for a vet clinic. Full-time, night shift Manila time.
When responding, the very first word of your email should be "Whiskers". We'll skip any application that doesn't have it.
Please also include: resume, computer specs, internet speed.`,
    'word first_line Whiskers',
    'file resume',
    'file pc_specs',
    'file speed_test',
  ),
  judgedPosting(
    'deposit for headset',
    `Chat support needed, start tomorrow! Put the code START2026 in your message and send ₱750 for your headset deposit by GCash. Message our recruiter on WhatsApp +63 917 000 0000 for the interview.`,
  ),
  judgedPosting(
    'chatgpt cover letters',
    `Operations manager, e-commerce, 40 hrs.
Please, no ChatGPT cover letters. I want to hear your own voice.
Tell me, in 3-5 sentences, about a process you fixed.`,
    'no_ai',
    'ask about a process you fixed',
  ),
]
