import { judgedPostings } from '../posting.ts'

/** One sentence each, in as many ways as people say that they want a word, a subject or a file. */
export const instructionsTunedManyWaysSecond = judgedPostings(String.raw`
Kick off your proposal by writing Nebula.
=> word first_line Nebula
---
Kindly preface your pitch with the code 7731.
=> word first_line 7731
---
Close out your note with the hashtag #readitall.
=> word last_line #readitall
---
Somewhere in there I need to see the words "rubber duck".
=> word anywhere rubber duck
---
Hide "orange peel" somewhere in your cover letter.
=> word anywhere orange peel
---
Work the word "flannel" in casually.
=> word anywhere flannel
---
Bonus points for using the word bamboozle in your message.
=> word anywhere bamboozle
---
To get noticed, weave "teacup" into your intro.
=> word first_line teacup
---
Pls add "cloud nine" so i know ur paying attention
=> word anywhere cloud nine
---
Proof that you read: the word FERN in capitals, second line.
=> word anywhere FERN
---
Code word = PICKLE (must be included).
=> word anywhere PICKLE
---
Keyword: marigold. No keyword, no reply.
=> word anywhere marigold
---
Today's password: "rainy monday". Start with it.
=> word first_line rainy monday
---
There's a test in this ad: the word you need is COPPER, at the end of your letter.
=> word last_line COPPER
---
Remember the word velcro, you will need it in your application.
=> word anywhere velcro
---
Copy and paste this sentence at the start of your message: I have read the whole posting and I agree.
=> word first_line I have read the whole posting and I agree
---
Write exactly this as your first line - "I counted 12 typos".
=> word first_line I counted 12 typos
---
Just to check you're paying attention, what is 6 times 7? Start with the answer.
=> ask what is 6 times 7
---
First line of your message = result of 15 + 8.
=> ask result of 15 + 8
---
Put the answer to 3x3 at the top of your proposal.
=> ask the answer to 3x3
---
Write the word "elbow" backwards at the end of your application.
=> word last_line woble
---
Any application lacking the term "north star" will not be looked at.
=> word anywhere north star
---
No "thunder" in your message means no interview.
=> word anywhere thunder
---
Unless your cover letter says "lemon zest", I'm going to assume it's AI.
=> word anywhere lemon zest
---
I delete everything that lacks the words “open sesame” in the first line.
=> word first_line open sesame
---
Only replies beginning with KESTREL get a response.
=> word first_line KESTREL
---
We skip proposals where the first word isn't "Certainly-not".
=> word first_line Certainly-not
---
Applications missing the phrase 'quiet keyboard' are auto rejected.
=> word anywhere quiet keyboard
---
You must mention pancake in your answer to question 1 to be shortlisted.
=> word anywhere pancake
---
As a sign that you are detail-oriented, kindly write "noted, Grace" as the greeting.
=> word first_line noted, Grace
---
Show me you're real: say "banana bread" early on.
=> word first_line banana bread
---
One last thing. At the tail end of your letter, "all aboard" please.
=> word last_line all aboard
---
Above your name, write the words Sunny Side.
=> word last_line Sunny Side
---
Kindly indicate the reference MK/22/17 in your application.
=> word anywhere MK/22/17
---
Quote ref no. 5512-B on all correspondence.
=> word anywhere 5512-B
---
Applications should cite vacancy code AC-09.
=> word anywhere AC-09
---
Answer with a video. In it, say the word "papaya".
=> file video
---
Respond with:
a. your resume
b. the word CEDAR
c. your expected rate
=> file resume
=> word anywhere CEDAR
=> ask your expected rate
---
Checklist before you send:
[ ] You have attached a PDF of your resume
[ ] You have written "checked twice" at the top
[ ] You told us your rate
=> file resume
=> word first_line checked twice
=> ask your rate
---
Things your message needs: the word "tugboat", a link to your work, your hourly rate.
=> word anywhere tugboat
=> file portfolio
=> ask your hourly rate
---
Your bid should start "Dear Nina,". If it starts with anything else I know you didn't read.
=> word first_line Dear Nina
---
Address your letter to Captain Crunch so we know you've read this.
=> word first_line Captain Crunch
---
The first three words of your proposal: "Trees need water".
=> word first_line Trees need water
---
I ask everyone to say "cheese louise" in the application, it filters the bots.
=> word anywhere cheese louise
---
We've hidden a word in this post (it's QUINCE). Use it in your opening.
=> word first_line QUINCE
---
You'll know you're done when "the end, Bob" closes your letter.
=> word last_line the end, Bob
---
Start your letter like this: "Okay so here's the thing"
=> word first_line Okay so here's the thing
---
Make the first line "I brought snacks" and then go on normally.
=> word first_line I brought snacks
---
Have "lima bean" be the last thing you write.
=> word last_line lima bean
---
In your opener mention Fridays.
=> word first_line Fridays
---
I want the word 'ukulele' to appear at least once.
=> word anywhere ukulele
---
Please place the following code in your response: TX-5519-Q
=> word anywhere TX-5519-Q
---
Include this exact phrase in your cover letter: numbers never lie
=> word anywhere numbers never lie
---
Reply "YES CHEF" to this ad with your CV attached.
=> word anywhere YES CHEF
=> file resume
---
Simply write "count me in" and your phone number on the first line.
=> word first_line count me in
---
Instead of Hi, say "Mabuhay Team Reyes".
=> word first_line Mabuhay Team Reyes
---
If you've come this far your message will contain "mountain dew", right?
=> word anywhere mountain dew
---
To prove you are not a bot, start your cover letter with your favorite fruit.
=> ask your favorite fruit
---
To prove a human is applying, tell me what color the sky is in our logo.
=> ask what color the sky is in our logo
---
Attach your CV named LASTNAME_CV, and on the first line put VERIFIED.
=> file resume
=> word first_line VERIFIED
`)
