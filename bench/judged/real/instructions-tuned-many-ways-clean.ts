import { judgedPostings } from '../posting.ts'

/** Worded as demands for a word or a subject are, of work and of what somebody says: nobody asks an applicant for anything. */
export const instructionsTunedManyWaysClean = judgedPostings(String.raw`
The office rules are in the handbook, and the key phrase is "ask first". It is on page two.
---
The hard thing about this trade is that a "quick fix" isn't quick for whoever comes next.
---
We use the term "guest" for everyone who calls, and the word "lead" for nobody.
---
Start every chat with "Thanks for stopping by" and end it with the ticket number.
---
You will tag each product with the word SALE and put the code in the title of the listing.
---
The wi-fi password is changed every Monday. You type it on the tablets at the desk.
---
Our app sends an e-mail with the subject "Your order is on its way" and you watch that it does.
---
The first line of each caption has to hold the reader; the last line asks a question.
---
Customers type STOP to leave the list and START to come back.
---
In our newsletter we never say "cheap", we say "good value".
---
The magic word here is patience. You answer the same thing thirty times a day.
---
Reports that begin with "URGENT" come first, then those of the day before.
---
Read the style guide: no "utilize", no "leverage", short lines.
---
The bot should reply with "One moment please" when the queue is full.
---
We are called Harbor & Pine and our slogan is "Built to be sat on".
---
You learn the codes by heart: A12 is a return, B40 a broken box.
---
If a caller says the safe phrase "blue ledger", you hang up and tell security.
---
Type the invoice number in the first column and the word PAID in the last.
---
Our founder likes to say "done is better than perfect", and she means it.
---
A good post starts with a hook, mentions the brand and closes with a call to action.
---
When a guest writes "late arrival" in the notes, you message the housekeeper.
---
The subject of each mail to suppliers has the PO number, so that nothing gets lost.
---
Look for the word "refund" in the inbox twice a day and answer these first.
---
The greeting is always the customer's first name; we dropped "Dear Sir" years ago.
---
You put the keyword in the headline, the first paragraph and one subheading of every article.
---
Our filter sorts mail that has "invoice" in it; you check what it missed.
---
Teams name their channels with the city and the word "ops", as in manila-ops.
---
The letter templates end with "Kind regards" and the agent's name.
---
Ang salitang gamit namin sa tindahan ay "suki", at ganoon mo rin tatawagin ang bumibili.
---
Ilagay sa unang linya ng resibo ang pangalan ng bumili at sa dulo ang petsa.
---
We like people who read to the end, who ask, and who say "I don't know" when they don't.
---
What we want at the top of every page is the phone number, in bold.
---
Mention the discount code SUMMER in the video, once at the start and once at the end.
---
All tickets without a tag go to the bottom of the list and are answered last.
---
The system rejects forms that lack the word "confirmed" in the last field.
---
Text "arrived" to the dispatcher when you are at the gate.
`)
