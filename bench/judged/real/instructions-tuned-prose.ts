import { judgedPostings } from '../posting.ts'

/** What is asked in prose, in halves of sentences and at length, with near misses; judged before the rules learnt from it, read at first sight at 95 / 54 for questions. */
export const tunedProse = judgedPostings(String.raw`
Ferry canteen manager, Batangas to Calapan

We serve about 900 meals a day. You would run the galley and three cashiers.

Send your message to Lorna. In your message please cover: who you are, what you charge, when you could start and why this job.
=> ask who you are
=> ask what you charge
=> ask when you could start
=> ask why this job
---
Tiler needed for two bathrooms in Lapu-Lapu. Job is about a week.

When you reply, let us know:
- Whether you bring your own cutter
- Whether you have done large format tiles before
- If you have a helper, what he costs per day
- How long you would need
=> ask Whether you bring your own cutter
=> ask Whether you have done large format tiles before
=> ask If you have a helper, what he costs per day
=> ask How long you would need
---
Part time Shopify helper

I sell hand-dyed yarn and my shop is a mess: 140 products, half of them without alt text. Ten hours a week, paid every Friday.

If that sounds good, drop me a note with a couple of links to shops you have worked on. I'd also like to know which apps you would uninstall first and what you think of my product pages (link in profile).
=> file portfolio
=> ask which apps you would uninstall first
=> ask what you think of my product pages (link in profile)
---
Dispatcher, night shift

You assign drivers to loads between 10 pm and 6 am Manila time and keep brokers informed.

To apply, send your resume to jobs@haulwell.example. It helps to hear how many trucks you have handled at once, which load boards you know, and whether you have worked nights before.
=> file resume
=> ask how many trucks you have handled at once
=> ask which load boards you know
=> ask whether you have worked nights before
---
Wedding coordinator's assistant

In your reply be sure to include the number of weddings you have worked at, your weekend availability from June to August and one thing that went wrong on the day.
=> ask the number of weddings you have worked at
=> ask your weekend availability from June to August
=> ask one thing that went wrong on the day
---
We are a small team of 4 restoring wooden boats. Please answer these when you write: 1. Tell me what you'd cook for a crew of 11. We have two vegetarians. 2. Have you ever worked on the water? 3. What would you need from us?
=> ask Tell me what you'd cook for a crew of 11. We have two vegetarians.
=> ask Have you ever worked on the water?
=> ask What would you need from us?
---
Camp cook, mining exploration, Surigao

Three weeks on, one week off, flights paid.

HOW TO APPLY
Email camp@northvein.example and tell me what you'd cook for a crew of 11. Tell me also if you have cooked on gas only.
=> ask what you'd cook for a crew of 11
=> ask if you have cooked on gas only
---
Bookkeeper for three cafes

Applications: please answer the following questions.
1) What is the largest number of transactions you have posted in a month (ours is around 1,200, spread over three tills)?
2) If a supplier invoice says P12,450.00 and the delivery note says P11,950.00, what do you do?
3) How would you explain "accrual" to a barista?
=> ask What is the largest number of transactions you have posted in a month (ours is around 1,200, spread over three tills)?
=> ask If a supplier invoice says P12,450.00 and the delivery note says P11,950.00, what do you do?
=> ask How would you explain "accrual" to a barista?
---
Social media person for a bakery

We post every day at 6 am, when the bread comes out.

How to apply: write to us with your Instagram handle. Let me know if you have shot food before and, if so, with what. Let me know what you would charge for 12 reels a month.
=> ask your Instagram handle
=> ask if you have shot food before and, if so, with what
=> ask what you would charge for 12 reels a month
---
Looking for a Unity developer to finish a puzzle game

The code is about 60% done and documented.

Please apply with:
* Whether you have shipped anything on Steam
* If you have worked with someone else's code base, how you found your way in
* Whether or not you are free in the first half of March
* A link to one game I can play
=> ask Whether you have shipped anything on Steam
=> ask If you have worked with someone else's code base, how you found your way in
=> ask Whether or not you are free in the first half of March
=> file portfolio
---
House manager, Tagaytay

Live in, own room. Two dogs.

In your e-mail please mention where you are living now, how soon you could move, and if you mind large dogs. It would also be good to know whether you drive.
=> ask where you are living now
=> ask how soon you could move
=> ask if you mind large dogs
=> ask whether you drive
---
Subtitler, Danish to English. 40 episodes of 22 minutes.

When applying, I want to hear about the last thing you subtitled, the tool you use and how many minutes you manage in a day.
=> ask the last thing you subtitled
=> ask the tool you use
=> ask how many minutes you manage in a day
---
Recruiter for a hospital group in Riyadh (remote from PH)

Your cover letter should touch on: how you find nurses who are not looking, your fill rate last year, and what you do when a candidate goes quiet.
=> ask how you find nurses who are not looking
=> ask your fill rate last year
=> ask what you do when a candidate goes quiet
---
Voice coach for our support team

Interested? Message Dina on the board. She'll want to know what accent work you've done, what a session looks like, and your price for a group of eight.
=> ask what accent work you've done
=> ask what a session looks like
=> ask your price for a group of eight
---
Mechanic for a bus depot in Davao

Bring your NC II. When you text us say: your name, years on diesel engines, if you can weld, when you can come in.
=> ask your name
=> ask years on diesel engines
=> ask if you can weld
=> ask when you can come in
---
Copy editor

To be considered, tell us in a few lines which rule of the style guide you ignore (everyone ignores one), and what you would change in the sentence "Our passionate team delivers world-class solutions, on time and on budget, for clients of every size." No CV needed.
=> ask which rule of the style guide you ignore
=> ask what you would change in the sentence "Our passionate team delivers world-class solutions, on time and on budget, for clients of every size."
---
Greenhouse supervisor

Checklist for your application: who you have worked for, what you grew there, how many people you led, and when you can visit us.
=> ask who you have worked for
=> ask what you grew there
=> ask how many people you led
=> ask when you can visit us
---
Notary's office seeks a scheduler. Please write a short message. Make sure you mention how fast you type and don't forget to tell us which days you can't work.
=> ask how fast you type
=> ask which days you can't work
---
Fleet cleaner. Text Bong at the depot. Say how far away you live and if nights are ok.
=> ask how far away you live
=> ask if nights are ok
---
What we'd love to see in your application:
• Whether you prefer phone or chat, and why
• If you've used Gorgias, Zendesk or both
• Whether you can cover one Sunday in four
• The best thing a customer ever said to you
=> ask Whether you prefer phone or chat, and why
=> ask If you've used Gorgias, Zendesk or both
=> ask Whether you can cover one Sunday in four
=> ask The best thing a customer ever said to you
---
Our salon app needs a tester

Please send your phone model and Android version. Also helpful: whether you have tested apps before, and how you write up a bug.
=> ask your phone model and Android version
=> ask whether you have tested apps before
=> ask how you write up a bug
---
Tutor for a 9-year-old, Grade 4 math

I would be glad to hear a little about how you teach fractions, what you do when a child cries, and your hourly rate in pesos.
=> ask how you teach fractions
=> ask what you do when a child cries
=> ask your hourly rate in pesos
---
Loan processor. The role: whether you prefer working alone or with others, you will find your place. If you have a licence, even better. We help brokers tell their clients what they can borrow.

Apply through the board.
---
Customer support lead

What you will do:
- Let customers know if their order is late
- Find out whether a refund is due and tell the customer how it is paid
- Include the tracking number in every reply
- Cover chat, mail and phone

Apply with one click.
---
About us. People often ask who we are, what we charge and why we started. If you like clear answers you will like it here. Be sure to include gloves and a helmet in every crew bag.

Press apply to join.
---
Caretaker for an eco lodge. It helps to hear well, as guests call from the far beach. I would like to know more people like you. Let me know if you like. We cover who does what, when and why in the first week's training.
---
Our clinic needs a front desk lead. You let patients know if the doctor is late, whether they are insured, and what they owe. If you have nursing training you will be paid more. In your messages to patients please cover: what to bring, where to park and when to come.
---
Delivery rider. Requirements: whether you own or rent a motorcycle, it must be under 10 years old. If you have a sidecar, we add P50 per day. Crew of 11. Walk in, Monday to Friday.
---
Research on shopping habits (job: field interviewer)
Duties: ask shoppers who they are, what they buy, when they come and why. It helps to hear out older shoppers. Write down whether they came by car.
Apply with the button.
`)
