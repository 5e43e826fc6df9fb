import { judgedPostings } from '../posting.ts'

/** Questions that are long or hold brackets, numbers and quotations; judged before the rules learnt from them, read at first sight at 94 / 83. */
export const tunedLongQuestions = judgedPostings(String.raw`
Site cook, wind farm construction near Burgos

Please answer the following questions in your email:
1. Imagine the supply truck is two days late, the freezer (an old 400-litre chest, bought second-hand) has failed overnight, there are 1,250 pesos in the kitty, the nearest market is closed for the fiesta, and it has been raining since Monday, so nobody has dried out: what would you cook for a crew of 11 (two of them vegetarian) on the gas ring, and in what order would you use up what is left?
2. What did your last crew like best?
=> ask what would you cook for a crew of 11 (two of them vegetarian) on the gas ring
=> ask What did your last crew like best?
---
Rigging inspector

In your reply tell us how you would inspect a 12,000 kg spreader beam that has been lying in salt water since the last typhoon, whose certificate was lost, with only a torch, a wire brush and a folding rule at hand, and what would make you refuse to lift with it, and your day rate.
=> ask how you would inspect a 12,000 kg spreader beam
=> ask what would make you refuse to lift with it
=> ask your day rate
---
Editor. To apply, write and tell us how you'd shorten this: "In order to be able to make a decision, it is necessary for us to first of all take into consideration the fact that, at this point in time, there are 3,400 members, of whom 1,100 have not paid."
=> ask how you'd shorten this: "In order to be able to make a decision
---
Quantity surveyor (remote). With your application:
- the largest contract you have measured (value in pesos, e.g. 145,500,000.00, and year)
- your rate per hour, per day or per drawing
- whether you use Bluebeam, CostX or "paper and a scale rule"
- how you'd price 1,200 m2 of suspended ceiling (grid included, tiles by client)
=> ask the largest contract you have measured (value in pesos, e.g. 145,500,000.00, and year)
=> ask your rate per hour, per day or per drawing
=> ask whether you use Bluebeam, CostX or "paper and a scale rule"
=> ask how you'd price 1,200 m2 of suspended ceiling (grid included, tiles by client)
---
Kitchen porter. Message us with the date you could start (e.g. Monday, 12 January) and your number.
=> ask the date you could start (e.g. Monday, 12 January)
=> ask your number
---
Please tell us in your message what you would do if a guest at table 4 (party of 9, two allergies, one of them nuts) says the soup tastes of almonds.
=> ask what you would do if a guest at table 4 (party of 9, two allergies, one of them nuts) says the soup tastes of almonds
---
Tour guide. In your message, describe a walk of at most 2.5 km, with no more than 3 stops, for a family from Cebu (grandmother included) who "have seen everything already".
=> ask a walk of at most 2.5 km, with no more than 3 stops, for a family from Cebu (grandmother included) who "have seen everything already"
---
Apply by mail. State how many of the 1,400 seats (700 up, 700 down) you'd expect to sell on a wet Tuesday, and why.
=> ask how many of the 1,400 seats (700 up, 700 down) you'd expect to sell on a wet Tuesday, and why
---
How to apply
Write to us and answer: what is the biggest crew you cooked for, how did you cope with allergies, and are you fine with 5 a.m. starts?
=> ask what is the biggest crew you cooked for
=> ask how did you cope with allergies
=> ask are you fine with 5 a.m. starts?
`)
