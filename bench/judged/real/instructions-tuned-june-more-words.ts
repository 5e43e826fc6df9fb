import { judgedPostings } from '../posting.ts'

/** More of them by the same hand, and sentences that only look like them. */
export const instructionsTunedJuneMoreWords = judgedPostings(String.raw`
Hi! To be considered, send your resume. I want to see the word "lagoon" as the first thing in your note, otherwise I will assume you are copy pasting.
=> file resume
=> word first_line lagoon
---
Kindly begin with Kumusta Ate Len. That is how I will know you are not spamming every job.
=> word first_line Kumusta Ate Len
---
We are a small team and we read every message ourselves. Put a snail emoji 🐌 in yours to show you took your time.
=> word somewhere 🐌
---
Password to enter: TAMARAW. Type it before anything else.
=> word first_line TAMARAW
---
In order to weed out people who don't read, I ask that you use the phrase "clean desk club" once in your message.
=> word somewhere clean desk club
---
Please make the first word of your letter Jasmine.
=> word first_line Jasmine
---
Applicants who write Jasmine as their first word will be prioritized.
=> word first_line Jasmine
---
Your closing line must be exactly: "I notice the small stuff."
=> word last_line I notice the small stuff
---
If you want me to reply, the words "two cats" have to be in there.
=> word somewhere two cats
---
Reminder: without "ORANGE DOOR" your application goes straight to the archive.
=> word somewhere ORANGE DOOR
---
Bid with the text "I can do nights" at the start.
=> word first_line I can do nights
---
Just to check that you can follow instructions, your proposal should open with the number 8213.
=> word first_line 8213
---
Show me you have good eyes: there is a code hidden in this paragraph, it is QUARTZ9, mention it in your reply.
=> word somewhere QUARTZ9
---
Last but not least, tell me "salamat po" somewhere in your letter.
=> word somewhere salamat po
---
Simple instruction: greet me with "Hey Coach" and you are already ahead of 90% of the applicants.
=> word first_line Hey Coach
---
Not a trick: write the word indigo anywhere and I will read the rest.
=> word somewhere indigo
---
The word is "hammock". Include it when you apply.
=> word somewhere hammock
---
Remember the word "hammock"? No? Then you did not read this. Put hammock in your first sentence.
=> word first_line hammock
---
All applications must carry the reference BKK-77.
=> word somewhere BKK-77
---
Please use reference no. 2291 when applying.
=> word somewhere 2291
---
To skip the line, have the phrase 'rain or shine' in your introduction.
=> word somewhere rain or shine
---
P.S. I will only consider messages in which I find the name of our cat, Miso.
=> word somewhere Miso
---
Do not forget the secret ingredient of your application: the word cinnamon.
=> word somewhere cinnamon
---
Mention MANILA BAY on the first line para alam naming binasa mo.
=> word first_line MANILA BAY
---
Sabihin ang "opo" sa umpisa ng iyong mensahe.
=> word first_line opo
---
Huwag kalimutang isulat ang salitang TALA bago ang pangalan mo.
=> word somewhere TALA
---
Ang hindi maglalagay ng "ulan" sa application ay hindi na namin rereplyan.
=> word somewhere ulan
---
Quick filter. Reply with "Ready, set, ship" plus your expected salary.
=> word somewhere Ready, set, ship
=> ask your expected salary
---
When you message us, quote the word OVERCAST. Thank you.
=> word somewhere OVERCAST
---
Message us the word START together with your CV.
=> word somewhere START
=> file resume
---
Somewhere in the body, work in the word "tricycle" please.
=> word somewhere tricycle
---
Finish by typing GREEN LIGHT.
=> word last_line GREEN LIGHT
---
Candidates are asked to include the keyword "Sinigang" in their application message.
=> word somewhere Sinigang
---
We get so many bots. Real people: add "paperclip" after your name.
=> word somewhere paperclip
---
Your letter needs two things: your rate and the word velvet.
=> word somewhere velvet
=> ask your rate
---
Still reading? Great, then drop the word 'pixel' in your cover letter so I can tell.
=> word somewhere pixel
---
A line saying "I double check my work" should appear in your application.
=> word somewhere I double check my work
---
Subject lines don't matter to me but I do want you to type ELEVEN at the very top of the message.
=> word first_line ELEVEN
---
You'd be surprised how many people ignore this: the first word must be ALOHA.
=> word first_line ALOHA
---
Do write "I read everything" in your answer. It's a test.
=> word somewhere I read everything
---
You'll reply to customers with "Thanks for your patience" and close the ticket. Apply with your resume.
=> file resume
---
Use the keyword "linen dress" in every product title. To apply, hit the button.
---
Our motto is "Do it right". If that speaks to you, apply today.
---
We value three words: honest, quick and kind. If you are all three please send us a message.
---
Experience with ASANA and SLACK is required. Please apply with your resume.
=> file resume
---
You must be FLUENT in English to be considered. No exceptions.
---
Only APPLY if you can work nights. Applications from agencies will be ignored.
---
Please do not use "Dear Sir" in your application.
=> avoid Dear Sir
---
The candidate will write headlines that include the word "free" and test them against each other.
---
Interested applicants may look for Ms. Reyes at the HR office, 2nd floor. Bring a valid ID.
---
If you have any questions about the role, type them in the comments and Anna will answer.
---
We call our customers "members". Please keep that in mind when you write to us.
---
Message us on the platform, and a recruiter will say hello within 24 hours.
---
This job is also known as "Client Happiness Hero". Please apply below if interested.
---
You should know the difference between "affect" and "effect". Good grammar matters in your application.
---
Applicants must be able to type at least 60 WPM and know EXCEL well.
---
Start the day with a stand up at 9 and end it with a short report. If interested, send your CV.
=> file resume
---
In your application please say hello to the team. We read them together on Fridays.
---
We will send you the word list for the test after you apply.
---
You will add the word SOLD to listings when they close. Please apply only if you have real estate experience.
---
NOTE: We do not accept applications by phone.
---
IMPORTANT: this is a full time job. Please read the whole post before you apply.
---
Code samples are welcome. Include links in your application.
=> file portfolio
---
Please put your best foot forward in your cover letter.
---
Type of work: FULL TIME. Wage: $600. Apply through the site.
---
A message that begins with a copied template is easy to spot. We prefer short and honest ones.
---
Your first word on the phone is the company name, then your own. If you like talking, apply.
---
We believe in "work hard, rest hard". To apply, tell us what you do to rest.
=> ask what you do to rest
---
The subject of our channel is SPACE. You should love it. Send us your best video.
=> file portfolio
`)
