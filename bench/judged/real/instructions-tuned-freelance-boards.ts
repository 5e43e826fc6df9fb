import { judgedPostings } from '../posting.ts'

/** What postings of freelance boards, employers and non-profits taught, told anew in other words; half of them ask for nothing. */
export const tunedFreelanceBoards = judgedPostings(String.raw`
We run a small furniture outlet and need our product feed cleaned before the winter sale. There are about nine hundred rows, most of them with wrong sizes and missing colours, and a supplier sheet you can check them against. You will work with Marit, who knows the catalogue by heart and answers within the hour. How to apply: Please include: • Your experience with product feeds • One catalogue you built, with a link • Your hourly rate • How soon you could begin Deliverables: • Clean sheet • Short handover note Budget: $300 fixed.
=> ask Your experience with product feeds
=> file portfolio
=> ask Your hourly rate
=> ask How soon you could begin
---
A choir needs its old membership database moved to a hosted one, with a web form for new singers and a report for the treasurer. The present one is a desktop file from 2009 and nobody remembers the password of its second half. We will help where we can, on Tuesdays at least. In your proposal tell us: 1. Have you moved a database like this before? 2. Which hosted service would you choose for two hundred members? 3. What would you need from us to start? Skills: 1. SQL 2. Forms 3. Patience
=> ask Have you moved a database like this before?
=> ask Which hosted service would you choose for two hundred members?
=> ask What would you need from us to start?
---
The farm shop wants a small loyalty app. Scope of work: - Sign-up by phone number - Stamps that are given at the till - A page where the owner sees what was given - Export for the bookkeeper Responsibilities: - Build the app - Test it on two old phones - Hand over the code Requirements: - Two years of mobile work - Good written English - Weekly call on Monday. We have a designer already, and the drawings for all nine screens are finished and tested with customers.
---
Data entry for a stamp collector, 400 scans.

Proposals will only be considered if:
- You state your price per hundred scans
- You tell me which scanner software you know
=> ask your price per hundred scans
=> ask which scanner software you know
---
Retoucher for a watch brand

The key word will be "escapement": use it in your opening line, please.
=> word first_line escapement
---
Support agent, nights. If you are human, write Lantern at the top of your message.
=> word first_line Lantern
---
Plumbing estimator. Please send us your quotation by the end of the day.
=> ask your quotation
---
Bike courier for a bakery. Boxes leave at six, and the van has to be back at the end of the day with the empty ones.
---
Museum guide, weekends

You are invited to submit your resume and a short letter that explains why you would like to guide children.
=> file resume
=> ask why you would like to guide children
---
Kitchen planner

What I expect to see in your application is:
- your latest price list
- how you measure a room that is not there yet
=> ask your latest price list
=> ask how you measure a room that is not there yet
---
Grant reader (volunteer)

Applications will be scored on the following criteria:
- Clarity of the plan
- Experience with community gardens
- References and earlier projects
---
Survey analyst

Questions we hope to answer with this work:
- Why did members leave in spring?
- Which offers did they read?
---
Reporting developer. The dashboard should answer questions like:
- Which shop sold the most umbrellas?
- What did we lose to returns?
---
We want somebody who helps us answer questions such as:
- How should the night shift be staffed?
- What would a second oven cost?

To apply, please include:
1. Your experience with bakeries
2. Risks you see in a plan like ours
=> ask Your experience with bakeries
=> ask Risks you see in a plan like ours
---
Shop migration

Please reply with:

Budget

Timeline

Thank you for reading.
=> ask Budget
=> ask Timeline
---
To get started, please share:

Your preferred tools for a job like this.

Estimated time for the first version.

If that works out, there is a second shop.
=> ask Your preferred tools for a job like this
=> ask Estimated time for the first version
---
Before you apply, please tell us briefly:
1. How you work with translation software (which, and how much)
2. Any poultry farm you know, if you do
=> ask How you work with translation software
=> ask Any poultry farm you know, if you do
---
**When you apply, please include a short note covering**

1. The largest garden you planned
2. Whether you drive
=> ask The largest garden you planned
=> ask Whether you drive
---
Bookbinder. Email Ines at hands@x.example with your rate and with the subject line "Folio", and please attach two pictures of your bindings.
=> ask your rate
=> subject is Folio
=> file portfolio
---
Boat cleaner. Write to dock@x.example, and on the subject put "Hull, and please no calls".
=> subject is Hull, and please no calls
---
Hotel clerk. Include your expected monthly salary and when you could move.
=> ask your expected monthly salary
=> ask when you could move
---
Pricing analyst. I need to know why sales fell in May, and you will dig through the till data until we both do.
---
Thank you for reading this far. Let me know if you need further details of the roof.
---
Roof painter wanted. What are you waiting for? Join the crew.
---
We will be sending a questionnaire to whoever we like. The job starts in March and the van is ours.
---
A design practice, which emphasizes large sites and careful type, seeks a hand for the summer. The desk is by the window.
---
Theatre technician, weekends

Tell us in your message whether you prefer days or nights.
=> ask whether you prefer days or nights
---
Listing writer. Show me links to your 3 top most successful listings.
=> file portfolio
---
Tool builder. Please share your GitHub or Bitbucket profile.
=> file portfolio
---
Kayak shop needs a feed fix. Please send a detailed quote and the suggested approach.
=> ask a detailed quote
=> ask suggested approach
---
Our bakery sells bread in four villages and wants to sell it in seven. You will plan the vans, talk with the drivers and keep the list of who wants rye and who wants wheat. The day starts at four and ends at eleven. We pay on Fridays, by the hour, and the bread you eat is free. You need a driving licence, a head for maps and the calm to be woken by a baker. There is a room above the shop if you come from far away.

How to apply

Send a few lines on the worst morning you saved, and confirmation that you may work here.
=> ask a few lines on the worst morning you saved
=> ask confirmation that you may work here
---
A regional theatre looks for somebody to run its box office through the spring season. The house has four hundred seats, two of them broken, and a public that buys late and by telephone. You will sell, answer, count and close the till, and three evenings a week you will stand at the door. The rest of the team has been here for twenty years and is glad of a new face. Parking is free behind the stage door and the canteen is better than its name. To apply: explain why you would like the job, and add your resume.
=> ask why you would like the job
=> file resume
---
The library of a small town has bought a second house and wants to fill it. You will order shelves, plan the children's corner, write to publishers and move eleven thousand books over one long weekend with the help of the fire brigade. We look for patience, a strong back and a liking for lists. The contract is for one year and may be longer, depending on the council. Pay follows the town's table, group seven, and there are thirty days of holiday. Please answer the following questions when you write: which book would you carry first? How do you sort what has no label?
=> ask which book would you carry first?
=> ask How do you sort what has no label?
---
We make soap by hand and sell it by post. Orders come in faster than we can pack them, so we look for a helper who packs, prints labels, answers letters and once a month counts what is left on the shelves. The workshop is warm and smells of lavender, which not everybody likes. You work three mornings, and a fourth in December. Customers write to us with questions like these: how long does a bar last, is it safe for babies, do you send to islands? You will learn the answers in a week. The pay is fair and on time.
---
The orchard needs a planner who knows frost. You will watch the forecast, wake the crew, light the candles between the rows and write down what each night cost. In May there is nothing to do and we pay you all the same. The house has a stove and a dog. A good season has nine bad nights, a bad one thirty. The trees are old kinds, most of them pears, and the press is our own. Please describe in your letter how you would decide whether to light the candles at two degrees, and mention the word quince somewhere.
=> ask how you would decide whether to light the candles at two degrees
=> word somewhere quince
---
Please send:
- portfolio
- preferred tools
- estimated start
=> file portfolio
=> ask preferred tools
=> ask estimated start
---
Important:
Please attach a CV; we read nothing else.
=> file resume
---
Harbour clerk

What we need to know:
- your full name
- which languages you speak
=> ask your full name
=> ask which languages you speak
---
What we need to know about each boat:
- Length and draught
- Who owns it
- Where it lies in winter
---
Game tester. Quick filter: start your application with the word 'driftwood' so I know you read this.
=> word first_line driftwood
---
Glass painter. In your closing paragraph, use the word cobalt naturally.
=> word somewhere cobalt
---
Tour planner. Quote this job code when you apply: TR-418
=> word somewhere TR-418
---
Site tester. Start your proposal with oldmill.example/tour by actually walking through it.
=> word first_line oldmill.example/tour
---
Stock clerk. To prove you read this, tell me 6+8.
=> ask 6+8
`)
