import { judgedPostings } from '../posting.ts'

/**
 * Sums, riddles and names the posting tells elsewhere, with near misses; judged before the rules were run over them. At
 * first sight a word was found in 1 of 11 of the first half, and once those were learnt from in 3 of 6 of the second.
 */
export const tunedRiddles = judgedPostings(String.raw`
Data entry, 4 hours a day. We key in warranty cards.

What is 7 + 5? Put the answer as the first word of your reply.
=> word first_line 12
---
Admin assistant for a surveyor.

Before you send anything, work out 9 x 6. Use the result as the subject of your email.
=> subject is 54
---
Quick check that you read this: how much is 14 minus 6? Write that number at the very top of your message.
=> word first_line 8
---
Shop helper. One small thing first. What colour do you get when you mix blue and yellow? Start your application with that colour.
=> ask What colour do you get when you mix blue and yellow?
---
Dovetail Joinery

We are two brothers and a dog. Dovetail, the dog, sleeps under the bench and barks at couriers. We build kitchens.

You would answer the phone and chase suppliers.

To apply, email hello@dovetailjoinery.example with our dog's name as the first word.
=> word first_line Dovetail
---
Hostel receptionist, Siargao

Our cat is called Pancake and she runs the place. Rooms: 14. Pay P18,000 plus meals.

Send your CV. Put the cat's name in the subject line so we know you read this.
=> file resume
=> subject is Pancake
---
Web developer for a museum

The museum stands in a former rope factory. Our oldest exhibit is a loom from 1834.

In your proposal, please mention the year of our oldest exhibit.
=> ask the year of our oldest exhibit
---
Assistant for a potter. My kiln has a name, Vulcan, and he is moody.

Glazing, packing, market on Sundays.

How to apply: message me. Your first word should be the name of my kiln.
=> word first_line Vulcan
---
Newsletter writer

We write about bees. (What do you call the house of bees? Open your reply with it.)
=> ask What do you call the house of bees?
---
Truck dispatcher

Two shifts. English needed. Send your resume on the board.

Thanks,
Marlon

P.S. Tell me what 8 times 7 is in the first line, so I know you got this far.
=> file resume
=> word first_line 56
---
Pet groomer, Pasig

Experience with doodles helps. Walk in or send a message.

Kind regards
Tess
PS: if you read all of this, begin your message with the word "clippers".
=> word first_line clippers
---
Bookkeeper (Xero). Please begin your cover letter with the sum of 20 and 22.
=> word first_line 42
---
Estate agent's VA

Our office is in Thistle Street, above a bakery.

Please put the name of the street our office is in at the top of your message.
=> word first_line Thistle Street
---
Stable hand. The oldest horse here is a grey mare called Juniper; the youngest is Moss.

Please write the oldest horse's name as the subject of your mail.
=> subject is Juniper
---
Stable hand. We have horses called Juniper, Moss and Tansy.

Please write the name of the horse you think is oldest as the subject of your mail.
=> ask the name of the horse you think is oldest
---
Copywriter

I have cities but no houses, forests but no trees, rivers but no water. What am I? Put your answer in the subject line.
=> ask I have cities but no houses, forests but no trees, rivers but no water. What am I?
---
Junior accountant

What is 100 - 37? Your answer goes in the first line of the application.
=> word first_line 63
---
Night auditor, small hotel

At the start of your letter write the answer to this: 3 + 4 x 2.
=> word first_line 11
---
Studio runner. Our founder is Ines Calloway, who used to be a drummer. You fetch, carry and learn.

Start your email with our founder's first name.
=> word first_line Ines
---
Math teacher, Grade 7. You teach sums: what is 7 + 5 and why. Put the answers on the board after each exercise. Pupils write the result as the last line of their work.

Apply with the button.
---
Our dog is called Rusty and comes to work. Dog lovers welcome. Write the customer's name as the first word of each reply, and the pet's name in the subject.

Apply on the board.
---
Tutor. Riddles we use in class: What has hands but cannot clap? Children put the answer in their notebook.

Send your CV.
=> file resume
---
The shop is named Brindle after our first cat. Pay is 500 + 50 a day. Send your CV with your name in the subject.
=> file resume
=> subject form your name
---
Cleaner, Makati. If you can read this, tell me: 15 + 6 = ? Answer in the first line please.
=> word first_line 21
---
Shop VA. Begin your proposal with the answer to twelve minus four.
=> word first_line 8
---
Illustrator. Subject line of your email: the product of 6 and 7.
=> subject is 42
---
Tutor wanted. Close your message with the number you get from 2 x 9 + 1.
=> word last_line 19
---
Data clerk. How many minutes are in an hour and a half? Put that number in the subject.
=> ask How many minutes are in an hour and a half?
---
Sailing school, Subic. Our safety boat is named Petrel.

Duties: bookings and invoices.

When you apply, start your message with the name of our safety boat.
=> word first_line Petrel
---
Bakery helper. My sourdough starter, Gertrude, is nine years old. Shifts begin at 4.

Send a message on the board. Put my starter's name at the end.
=> word last_line Gertrude
---
Office manager. Meet Kiko, our office parrot. He swears.

To apply: email us, subject line = our parrot's name.
=> subject is Kiko
---
Barista. Our owner (Renato Salvacion) roasts on Mondays. Please put the owner's last name in the subject of your mail.
=> subject is Salvacion
---
Farm hand. Our donkey is called Basil. Our other donkey is called Thyme.

Put our donkey's name in the first line of your message.
=> ask our donkey's name
---
Receptionist. To apply, put the name of our building in the subject of your email.

We are on the third floor of the Marlow Building, next to the bank.
=> subject is Marlow Building
---
Bookkeeper. Put your dog's name in the subject line if you have one. Ours is called Biscuit.
=> subject form your dog's name
---
Illustrator. In the first line, tell us the name of the street you grew up in.
=> ask the name of the street you grew up in
---
Freelance dev. Budget 20 - 30 USD per hour. Put your rate in the subject, and 9 - 5 availability is a must.
=> subject form your rate
---
Copywriter. What is 2 + 2? We do not care, but write the way people talk. Send samples.
=> file portfolio
---
Nurse. The total of 12 and 14 beds is covered by two nurses. Send your CV. Start your letter with your licence number.
=> file resume
=> ask your licence number
---
Teacher. Our school's dog, Waffle, visits class. Children write the dog's name in the first line of their diary. Apply by email.
---
Data entry. Row 1 + 2 are headers. The answer to each ticket goes in the first line of the reply.

Apply on the board.
---
Warehouse lead.

Please reply with your CV.

-- Dina
(P.S. Spam filter: what's 30 divided by 5? Put it in your subject.)
=> file resume
=> subject is 6
---
Video editor. Read to the end? Then write the third word of this sentence in your first line: apples bananas cherries dates.
=> ask the third word of this sentence
---
Guide. What gets wetter the more it dries? Type the answer at the bottom of your application.
=> ask What gets wetter the more it dries?
---
Runner. At the top of your reply, in words, put what you get when you add 8 and 9.
=> word first_line Seventeen
`)
