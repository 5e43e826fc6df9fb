import { judgedPostings } from '../posting.ts'

/** Guesses of what the rules would miss or take for a demand, written before they were changed; then tuned to. */
export const tunedJanuaryThird = judgedPostings(String.raw`
Caregiver for a lady of 90 in Tagaytay, stay-in.

Requirements: NC II certificate, medical cert, barangay clearance. Text Ms. Cora your full name, age and last employer: 0917-555-0111.
=> ask your full name
=> ask age
=> ask last employer
---
Hi, I sell vintage lamps on Etsy.

If you'd like to work with me, drop me a message that covers:
- what you've sold online before (links welcome)
- the hours you could give me each week
- why lamps, of all things
=> ask what you've sold online before
=> ask the hours you could give me each week
=> ask why lamps, of all things
---
Podcast editor.

Interested folks: shoot over your reel, a rough quote for four episodes, and the name of one show you wish you'd edited.
=> file portfolio
=> ask a rough quote for four episodes
=> ask the name of one show you wish you'd edited
---
Recruiter, part time.

When you get in touch, I'd like to learn three things about you: where you've recruited, what your fill rate was, and what you'd never do to a candidate.
=> ask where you've recruited
=> ask what your fill rate was
=> ask what you'd never do to a candidate
---
Sari-sari store helper. Pakidala ang biodata at valid ID. Pakisabi rin kung may karanasan ka na at kung kailan ka makakapagsimula.
=> file resume
=> ask kung may karanasan ka na
=> ask kung kailan ka makakapagsimula
---
Junior architect.

Send us: CV (2 pages max); portfolio (under 10MB); earliest start date; salary expectation.
=> file resume
=> file portfolio
=> ask earliest start date
=> ask salary expectation
---
Junior architect. We'd ask you to enclose a copy of your PRC license and a work sample, and to let us know whether you drive.
=> file certificate
=> file portfolio
=> ask whether you drive
---
Data analyst.

Application checklist
[ ] Resume
[ ] One dashboard you built (screenshot or link)
[ ] Two lines on what it changed
[ ] Your salary range
=> file resume
=> file portfolio
=> ask Two lines on what it changed
=> ask Your salary range
---
VA. In your reply, walk me through how you'd organise an inbox with 4,000 unread mails, and quote me a weekly price.
=> ask how you'd organise an inbox with 4,000 unread mails
=> ask a weekly price
---
VA. How to stand out: record yourself (audio, 1 min) telling us what a good day at work looks like. Add your CV. That's all we need.
=> file voice
=> file resume
---
Writer. Pitch me three headlines for a piece on tap water and tell me which you'd write first.
=> ask three headlines for a piece on tap water
=> ask which you'd write first
---
Chef de partie. Apply with a CV, a photo of a plate you're proud of, and the dish you cook when nobody's watching.
=> file resume
=> file portfolio
=> ask the dish you cook when nobody's watching
---
Customer support. Along with your resume, please give us a short answer to this: a parcel is lost and the customer is shouting. What's your first sentence?
=> file resume
=> ask What's your first sentence?
---
Customer support. Before applying, take the free typing test at typing.example and paste the score in your message.
=> file typing_test
---
Backend dev. Include your GitHub and point me to one commit you are proud of. What's your notice period? Rate per hour in EUR?
=> file portfolio
=> ask What's your notice period?
=> ask Rate per hour in EUR?
---
Nanny.

How to apply
A few lines about you and your last family, your hourly rate, and two phone numbers of people who'd vouch for you, please.
=> ask A few lines about you and your last family
=> ask your hourly rate
=> file references
---
Photographer's assistant. To be shortlisted: (1) 3 photos shot by you, unedited (2) camera body you own (3) are you okay with early mornings?
=> file portfolio
=> ask camera body you own
=> ask are you okay with early mornings?
---
Teacher. Kindly attach the following documents: letter of intent, updated CV with photo, TOR, and LET rating.
=> file resume
=> file photo
=> file certificate
---
SEO. I read every application myself. So please, no essays: your three best rankings (screenshots), tools you pay for yourself, and price for an audit of a 50-page site.
=> file portfolio
=> ask tools you pay for yourself
=> ask price for an audit of a 50-page site
---
Assistant. Please tell me honestly: do you get bored easily? And what do you do when you are?
=> ask do you get bored easily?
=> ask what do you do when you are?
---
Assistant. We need to know two facts before we call: your time zone and whether you have other clients.
=> ask your time zone
=> ask whether you have other clients
---
Closer.

How to apply
DM your resume and a 30-second voice note on why you left your last team.
=> file resume
=> file voice
---
Closer.

How to apply
The application: a one-page resume and a one-paragraph answer to "What did you sell last, and to whom?"
=> file resume
=> ask What did you sell last, and to whom?
---
Cleaner.

How to apply
Message Tess with your area, days you're free and how many years you've cleaned.
=> ask your area
=> ask days you're free
=> ask how many years you've cleaned
---
Bookkeeper.

Questions for you:
* Xero or QBO, and why?
* Biggest file you reconciled?
* Happy with $8?
Reply with the answers.
=> ask Xero or QBO, and why?
=> ask Biggest file you reconciled?
=> ask Happy with $8?
---
Animator.

How to apply
Show your walk cycle, say how long it took, then name the animator you'd steal from.
=> file portfolio
=> ask how long it took
=> ask the animator you'd steal from
---
HR assistant, Cebu. Ipadala ang CV, transcript, at litrato sa hr@x.example kasama ang expected salary mo.
=> file resume
=> file certificate
=> file photo
=> ask expected salary mo
---
HR assistant.

How to apply
Applicants should state in the email body their notice period and their current and expected salary, with a scanned diploma.
=> ask their notice period
=> ask their current and expected salary
=> file certificate
---
Lead gen.

How to apply
Show proof: a screenshot of a list you built, plus your monthly price. Proof of internet speed too.
=> file portfolio
=> ask your monthly price
=> file speed_test
---
Clerk.

How to apply: send your CV. No ChatGPT please, I want to hear your own voice.
=> file resume
=> no_ai
---
Clerk. If your letter smells like a robot wrote it, I move on to the next one.
=> no_ai
---
Clerk. Write the application yourself. AI text will be noticed and thrown out.
=> no_ai
---
Clerk. We run every letter through a detector, so leave the AI at home.
=> no_ai
---
Clerk. Applications produced with AI tools aren't read.
=> no_ai
---
Clerk. Huwag pong gumamit ng AI sa pagsagot.
=> no_ai
---
Clerk. I get 200 ChatGPT letters a week. Please don't send me the 201st.
=> no_ai
---
Clerk. Your own words only, no AI help.
=> no_ai
---
Clerk. We would rather read broken English than something from ChatGPT.
=> no_ai
---
Clerk. Cover letters written by AI are easy to spot, and we don't reply to those.
=> no_ai
---
Clerk. Kindly refrain from using artificial intelligence in preparing your application letter.
=> no_ai
---
Clerk. Human-written applications only.
=> no_ai
---
Clerk. If I can tell that AI did the talking, it's a no.
=> no_ai
---
Clerk. AI-written = auto reject.
=> no_ai
---
Prompt tester. We use AI daily and you will compare answers from ChatGPT and Claude. We'd rather ship a slow model than a rude one.
---
Tester. You'll reject content that a bot wrote, and tell customers why our AI said no.
---
Support. Our chatbot answers first; anything it can't solve comes to you. Letters from AI firms that sell us things go in the bin.
---
Teacher. Students' essays written by AI are returned, and you will explain to parents why we don't accept them.
---
Payroll officer. Timesheets must be submitted by managers each Friday; missing ones should be sent back the same day. Certificates of employment shall be issued within three days. We need: somebody exact, with two years in payroll and availability at month end.
---
School nurse. You'll text your report to the principal after each incident, keep certificates and photos of injuries on file, and bring a kit to every trip. Parents bring their children's records in June. Medical exam results are filed by grade.
---
Email marketer. What we want — someone who writes subject lines people open. Our best one last year had the subject "Your shoes are sad". Never start with "Dear customer". Anyone who mentions "discount" in a headline buys us coffee.
---
Support agent. Customers who mention "refund" go first. Messages in capitals go to the top of the queue. You'll close tickets with the phrase "Anything else?" and leave out "unfortunately" whenever you can. Are you the calm one in your family? Then read on.
---
Editor for a legal publisher. Texts written by AI are returned to the author. You'll be the one who decides why we reject a manuscript and how we tell them. The title of each chapter should be a question, and the first line should be short.
---
Tindera sa palengke. Magdadala ka ng paninda mula sa bodega, magsusulat ng resibo, at magtatanong sa customer kung kailangan nila ng supot. Libre ang tanghalian. Punta lang sa pwesto 14.
---
Travel agent. Clients should bring two photos and a copy of their passport; you will tell them so. Visa forms must include a current address and the name of a contact. "When do you leave, and how many are you?" is how you begin each call.
---
Estimator. Bids that are missing a page are rejected by the city, so check each one twice. A bid should be titled with the project number, and its cover letter has to state our licence. Send bids by courier.
---
Community manager. What you need: patience. What we need from you: patience too, plus a sense of humour. When members ask how to apply for the beta, send them the form. A good answer includes a link, a date and a name.
---
Product manager, AI tools. Users tell us that letters made by our assistant sound like a robot, and half of them end up in the trash. Fix that. Ask users why, write it down, and let us know whether the next model is better. Have you ever shipped something people hated? We have.
---
Museum guide. Tell visitors the name of the painter, the year, and one thing they'd never guess. Start the tour with the big red one, end it with the small blue one. Which one is your favourite will change every week, mine does.
---
Recruiter for a hotel group. You write the ads, you ask for CVs and photos, and you put the job code in the subject line so that the system sorts them. Candidates should send their papers to you, not to the manager. Interviews are on Tuesdays.
---
Warehouse lead. The team reports by radio: your name, your lane, what you need. Incident reports must be attached to the shift log with a photo of the pallet. New hires bring safety shoes and two IDs on day one.
---
Author's agent. Each query letter we get has to hold three things: a hook, a word count, and who you are. You read forty of them a week and answer with kindness. The ones that begin with "In a world where" are passed to me for fun.
`)
