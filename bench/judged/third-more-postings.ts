import { type JudgedPosting, judgedPosting } from './posting.ts'

/** The second half of the third set. */
export const thirdMorePostings: JudgedPosting[] = [
  judgedPosting(
    'one question',
    `Tech support, tier 1. Which ticket system do you like best and why? Please answer this question in your cover letter.`,
    'ask Which ticket system do you like best and why?',
  ),
  judgedPosting(
    'real estate admin',
    `Admin for a broker in Toronto. Listings, MLS, DocuSign. Training provided.
Interested? Send us a message with your resume and hourly rate.`,
    'file resume',
    'ask hourly rate',
  ),
  judgedPosting(
    'travel',
    `Travel planner. Build itineraries, book hotels, answer guests' questions.
At the end of your message, add the name of the last city that you visited.`,
    'ask the name of the last city that you visited',
  ),
  judgedPosting(
    'game artist',
    `2D game artist.
Requirements:
- Portfolio with characters and backgrounds
- Photoshop or Procreate
To apply, send us a link to your ArtStation and your price for one character.`,
    'file portfolio',
    'ask your price for one character',
  ),
  judgedPosting(
    'telegram only',
    `Reviewer of hotels. No experience needed. Add our manager on Telegram @hotel_mgr99 to apply. A small activation fee of $15 is refunded with your first salary.`,
  ),
  judgedPosting(
    'bpo list',
    `WE ARE HIRING! Chat support, day shift.
SEND THE FOLLOWING:
1. Resume
2. PC specs
3. Speed test result
4. Expected salary`,
    'file resume',
    'file pc_specs',
    'file speed_test',
    'ask Expected salary',
  ),
  judgedPosting(
    'short story',
    `Ghostwriter for romance novels, 2,000 words a day.
Kindly submit one short story of yours (any genre) and tell us what you charge per 1,000 words.
Please don't use AI for the sample.`,
    'file portfolio',
    'ask what you charge per 1,000 words',
    'no_ai',
  ),
  judgedPosting(
    'first sentence',
    `Operations VA for a moving company. The first sentence of your application must contain the word "boxes".`,
    'word first_line boxes',
  ),
  judgedPosting(
    'no letter',
    `Night dispatcher, 6 nights. Just click apply, 1 point is enough for us, and we'll call you.`,
    'points exactly 1',
  ),
  judgedPosting(
    'photo',
    `Brand ambassador on TikTok live.
Please include a recent photo, a video of you selling something and the link to your TikTok.`,
    'file photo',
    'file video',
    'file portfolio',
  ),
  judgedPosting(
    'hr manual',
    `HR officer. You will write job posts which ask applicants to include a code word and to answer three questions, screen the resumes and record voice interviews.
You'll get 20 days of leave.`,
  ),
  judgedPosting(
    'headline',
    `Google Ads freelancer.
Message me with the subject "Clicks that count" and answer one thing: what is the first report you open in the morning?`,
    'subject is Clicks that count',
    'ask what is the first report you open in the morning?',
  ),
  judgedPosting(
    'closing line',
    `Finance assistant.
Finish your cover letter with the words "to the penny".
Apply with your CV and your notice period.`,
    'word last_line to the penny',
    'file resume',
    'ask your notice period',
  ),
  judgedPosting(
    'two steps',
    `Web designer (Webflow).
Step 1 - Apply here with 10 points
Step 2 - Include links to three live sites
Step 3 - Mention "no lorem ipsum" in your message`,
    'points exactly 10',
    'file portfolio',
    'word anywhere no lorem ipsum',
  ),
  judgedPosting(
    'we need your login',
    `Ad account manager. We need your Facebook login and password to run ads from your profile; you earn $50 a week for nothing.`,
  ),
  judgedPosting(
    'study',
    `Research participant recruiter. Participants answer ten questions and get a voucher. You send them the link and record the calls.
Apply with a cover letter explaining your experience with recruiting.`,
    'ask your experience with recruiting',
  ),
  judgedPosting(
    'colour',
    `Assistant to an artist. Start your message with the name of a colour, so I see that you read my post. Tell me a little about yourself. CV not needed.`,
    'ask the name of a colour',
    'ask about yourself',
  ),
  judgedPosting(
    'qa',
    `QA engineer. Cypress, Playwright, Postman.
Questions to answer when you apply:
- Which bug are you most proud of finding?
- When do you not automate a test?`,
    'ask Which bug are you most proud of finding?',
    'ask When do you not automate a test?',
  ),
  judgedPosting(
    'certificate optional',
    `Caregiver coordinator. A certificate is nice to have but not needed; a resume and a short voice clip are needed.`,
    'file resume',
    'file voice',
  ),
  judgedPosting(
    'numbers',
    `Data analyst. SQL, Power BI. Answer in your application: 1) Window functions: when do you use them? 2) Which dashboard are you proud of?`,
    'ask Window functions: when do you use them?',
    'ask Which dashboard are you proud of?',
  ),
]
