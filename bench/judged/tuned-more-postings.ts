import { type JudgedPosting, judgedPosting } from './posting.ts'

/** The second half of what was looked at while the rules were made. */
export const tunedMorePostings: JudgedPosting[] = [
  judgedPosting(
    'nothing asked',
    `We sell candles and need somebody who loves them.
You will pack orders in Shopify, talk to suppliers and plan photos.
We pay on the 15th and 30th. Health insurance after six months.
We look forward to hearing from you.`,
  ),
  judgedPosting(
    'voice agent',
    `Voice account representative. Record calls in the CRM and send the recordings to our clients.
Take photos of products, upload videos to our YouTube channel and attach receipts to transactions.
Include keywords in titles and put the phrase "free shipping" in the first line of every listing.`,
  ),
  judgedPosting(
    'in the subject, write',
    `Medical VA.
In the subject line, write "HIPAA ready". In your message tell us which EHR you know best.`,
    'word subject HIPAA ready',
    'ask which EHR you know best',
  ),
  judgedPosting(
    'q list without numbers',
    `Paid ads manager.

Answer these:
What was your largest monthly budget?
What ROAS did you get?
Why do you want to leave?

Thanks!`,
    'ask What was your largest monthly budget?',
    'ask What ROAS did you get?',
    'ask Why do you want to leave?',
  ),
  judgedPosting(
    'references and certificate',
    `ESL teacher.
Submit your resume, your TEFL certificate and two character references.`,
    'file resume',
    'file certificate',
    'file references',
  ),
  judgedPosting(
    'intro video',
    `Sales closer.
Along with your application please submit an introduction video (unlisted YouTube link) and a headshot.`,
    'file video',
    'file photo',
  ),
  judgedPosting(
    'own words',
    `Copywriter.
Write to us in your own words, not with ChatGPT: we can tell.
Start your letter with "Hey Sam".`,
    'no_ai',
    'word first_line Hey Sam',
  ),
  judgedPosting(
    'negation of a word',
    `Admin assistant.
Do not start your message with "Dear Sir". Never put "urgent" in the subject.
Please do not send your resume yet.`,
    'avoid Dear Sir',
  ),
  judgedPosting(
    'subject dash',
    `Property manager VA.
Subject line - PM VA 2026
Message: short, please.`,
    'subject is PM VA 2026',
  ),
  judgedPosting(
    'mixed in one sentence',
    `Dropshipping VA.
To apply, send 15 points with the subject "DROP IT" and attach your resume.`,
    'points exactly 15',
    'subject is DROP IT',
    'file resume',
  ),
  judgedPosting(
    'apply points named',
    `SMM.
Apply points: 30
Code word: mango float`,
    'points exactly 30',
    'word anywhere mango float',
  ),
  judgedPosting(
    'after hire',
    `Payroll assistant.
Once hired you will send your ID for the contract. Short-listed applicants will be asked for a voice recording.
After your interview we ask for references.`,
  ),
  judgedPosting(
    'letters',
    `HR assistant.
a) Tell us your favourite HRIS and why.
b) Send your CV.
c) Mention "lighthouse" somewhere in your cover letter.`,
    'ask your favourite HRIS and why',
    'file resume',
    'word anywhere lighthouse',
  ),
  judgedPosting(
    'shouting',
    `APPOINTMENT SETTER NEEDED!!!
PLEASE START YOUR SUBJECT WITH THE WORD GOLDFISH.
PLEASE ATTACH YOUR RESUME AND VOICE RECORDING.
USE 10 POINTS.`,
    'subject starts GOLDFISH',
    'file resume',
    'file voice',
    'points exactly 10',
  ),
  judgedPosting(
    'curly quotes',
    `Podcast editor.
Please put the phrase “sound check” in your first line and share examples of your past work.`,
    'word first_line sound check',
    'file portfolio',
  ),
  judgedPosting(
    'asking for availability',
    `Tutor.
Kindly state your availability, expected salary and time zone when you apply.
What do you think about homework? Answer in 3 sentences.`,
    'ask availability',
    'ask expected salary',
    'ask time zone',
    'ask What do you think about homework?',
  ),
  judgedPosting(
    'google form',
    `Chat moderator.
Fill out our form and answer all questions there. Only applicants with a form are read.`,
  ),
  judgedPosting(
    'workstation',
    `Call center agent (home based).
Send the following: updated CV, photo of your workstation, speed test screenshot, and voice recording.`,
    'file resume',
    'file photo',
    'file speed_test',
    'file voice',
  ),
  judgedPosting(
    'placing a code in the middle',
    `Notion consultant.
If you have read this far, mention "paper crane" in your application.
We prefer people who include numbers in their reports.`,
    'word anywhere paper crane',
  ),
  judgedPosting(
    'long duties with please',
    `Customer success.
What you will do:
- Please customers with fast answers
- Send invoices and attach contracts to e-mails
- Record Loom videos for our clients
- Write "thank you" in the first line of every reply
What we offer:
- 10 points of our bonus plan`,
  ),
  judgedPosting(
    'final sentence',
    `Illustrator for children's books.
The last line of your letter must be "The moon is awake".
Please share a link to your Behance.`,
    'word last_line The moon is awake',
    'file portfolio',
  ),
]
