import { type JudgedPosting, judgedPosting } from './posting.ts'

/** The second half of the second set held out. */
export const secondMorePostings: JudgedPosting[] = [
  judgedPosting(
    'yoga',
    `Yoga studio seeks a part-time assistant for class bookings.
Please put NAMASTE at the end of your application. No need for a CV.`,
    'word last_line NAMASTE',
  ),
  judgedPosting(
    'interviews',
    `Researcher. You'll interview founders, record the calls and send us the transcripts, with a title and three key points each.
Questions you will ask:
1. What did you build?
2. Why?
Pay: $10 per interview.`,
  ),
  judgedPosting(
    'english level',
    `English-speaking chat agent.
Requirements: EF SET certificate of C1 or above (attach the result), typing test of 50 wpm (attach a screenshot).`,
    'file test_result',
    'file typing_test',
  ),
  judgedPosting(
    'simple reply',
    `Looking for a VA for 5 hours a week, flexible. Reply with "PICK ME" and your hourly rate.`,
    'word anywhere PICK ME',
    'ask your hourly rate',
  ),
  judgedPosting(
    'closing question',
    `Wedding planner's assistant.
In three sentences, explain how you would calm down a nervous bride.
We can't wait to meet you!`,
    'ask explain how you would calm down a nervous bride',
  ),
  judgedPosting(
    'nothing at all',
    `Warehouse coordinator (remote). Coordinate pick-ups, talk to drivers, keep the sheet up to date.
If you think this is for you, apply today. We answer everybody within a week.`,
  ),
  judgedPosting(
    'dispatch taglish',
    `Dispatcher, graveyard. Pa-send po ng CV, PC specs at internet speed test.
Simulan ang message ng "Biyahe na".
Huwag po gumamit ng ChatGPT sa application.`,
    'file resume',
    'file pc_specs',
    'file speed_test',
    'word first_line Biyahe na',
    'no_ai',
  ),
  judgedPosting(
    'subject contains',
    `Game tester. Make sure that your subject line contains the word RESPAWN.
List three games you finished this year.`,
    'word subject RESPAWN',
    'ask List three games you finished this year',
  ),
  judgedPosting(
    'deposit property',
    `Property VA: chase tenants for deposits, send them the lease by e-mail and collect copies of their IDs.
Please apply with a short cover letter and your CV.`,
    'file resume',
  ),
  judgedPosting(
    'cap points',
    `Web researcher. Please save your points: anything over 10 points is wasted on us, use 10 at most.
Code: WALIS TAMBO (put this in your message).`,
    'points most 10',
    'word anywhere WALIS TAMBO',
  ),
  judgedPosting(
    'medical coder',
    `Certified medical coder (CPC).
Kindly provide the following with your application:
• CPC number
• Resume
• Three specialties that you code
• Notice period`,
    'ask CPC number',
    'file resume',
    'ask Three specialties that you code',
    'ask Notice period',
  ),
  judgedPosting(
    'own car',
    `Site visitor in Cebu, own car. Take photos of buildings and upload them with the right title. Reports are due every Friday.
Send us your phone number when you apply.`,
    'ask your phone number',
  ),
  judgedPosting(
    'long sentence',
    `Since we get hundreds of applications, and since most of them are copied, we only read those whose subject begins with the name of your favourite Filipino dish.`,
    'subject form the name of your favourite Filipino dish',
  ),
  judgedPosting(
    'voice over',
    `Voice-over artist (Taglish). You will record ads for our clients.
Please submit a voice sample reading this line: "Tara na, kain na!"`,
    'file voice',
  ),
  judgedPosting(
    'banned robots',
    `Junior accountant.
AI-generated answers are not welcome.
Answer in your message:
- How do you book a refund?
- Debit or credit: an accrued expense?`,
    'no_ai',
    'ask How do you book a refund?',
    'ask Debit or credit: an accrued expense?',
  ),
  judgedPosting(
    'login',
    `Listing assistant. Share your eBay account login with us so we can list from it; you get 5% of sales.`,
  ),
  judgedPosting(
    'friendly start',
    `Hi! We're two sisters with a stationery shop. Could you send us a hello, your resume and the last book you loved?`,
    'file resume',
    'ask the last book you loved',
  ),
  judgedPosting(
    'quoted without order',
    `Customer happiness agent. Our motto is "Kindness first". Start your day with a stand-up, end your shift with a note in Slack.
Use 3 bullet points per update.`,
  ),
  judgedPosting(
    'rate in subject',
    `Illustrator. Please write your hourly rate in the subject line. Portfolio link required.`,
    'file portfolio',
    'ask your hourly rate',
  ),
  judgedPosting(
    'two words',
    `Podcast researcher. Work the words "velvet" and "tractor" into your message.
Tell me what podcast you'd save from a fire.`,
    'word anywhere velvet',
    'word anywhere tractor',
    "ask what podcast you'd save from a fire",
  ),
]
