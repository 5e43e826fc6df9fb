import { judgedPostings } from '../posting.ts'

/** More duties, house rules and advertising that ask applicants for nothing; the rules were made with them. */
export const tunedMoreClean = judgedPostings(String.raw`
Every ticket reply starts with the customer's first name and ends with "Stay sunny!".
---
Add the tag VIP to each order over $200.
---
Captions must include the word "vegan" and two emojis.
---
The title of each video should contain the keyword.
---
Put the client's name in the subject line before sending the invoice.
---
You'll write subject lines like "Last chance" and test them.
---
Please make sure blog posts start with a question.
---
Reviewers leave a comment saying "verified".
---
Our safe word for prank calls is "pineapple".
---
The project is called "Mango Tree" and runs until May.
---
Company motto: "Done beats perfect".
---
Mention our sponsor in the first line of each script.
---
Code words are used by our security team on the radio.
---
Customers who write "STOP" are removed from the list.
---
When a lead replies "yes", book a call.
---
Use the template called "Welcome 3" for new tenants.
---
Start date: Monday. End date: open.
---
First word of mouth, then ads: that is how we grow.
---
A bot answers first, then you take over.
---
We built an AI that writes product texts; you will check them.
---
If the AI gets it wrong, tag it as "hallucination".
---
Prompt writers: you will write prompts for GPT-4.
---
As an AI trainer you rate answers.
---
Humans review every output of the model.
---
No robots here, just a friendly team.
---
Points are given to agents for each closed call.
---
You can earn up to 50 points a week in our bonus scheme.
5 points to remember about our culture.
---
Attach photos of the house to each listing.
---
Upload the speed test of each branch to the sheet.
---
Collect resumes from applicants and file them.
---
Check references of tenants by phone.
---
Record calls and share the best ones with the team.
---
Send screenshots of errors to the developers.
---
You need a portfolio of at least ten clients to reach senior level.
---
Certificates are issued after training.
---
We'll cover the cost of your NBI clearance and medical.
---
Video calls are on Zoom, cameras on.
---
The intro video on our site tells you more about us.
---
See our Loom for a tour of the office.
---
How often do parents ask about allergies? You will know the answer.
---
Guests ask: Is breakfast included? Can I check in late?
---
Ever wondered who writes those emails? It could be you!
---
Who are we? A family firm from Cebu.
---
Want to work with kind people? Read on.
---
What does a normal day look like? You answer chats and update orders.
---
Can you spot a typo from a mile away? Great, you'll fit in.
---
Tell stories that sell. Show products at their best.
---
Tell clients what the next steps are and when to expect a reply.
---
Describe homes so that buyers can see themselves there.
---
Let customers know about delays before they ask.
---
Answer the following types of questions: billing, shipping, returns.
---
State taxes are filed by our accountant.
---
List price is set by the owner.
---
Share of voice, reach and likes go in the monthly report.
---
Explain to patients how to prepare for the scan.
---
Applicants will be screened by phone.
---
Your application goes straight to the hiring manager.
---
Cover letters are not required.
---
No resume needed.
---
A cover letter is optional.
---
We do not accept applications by email.
---
Please apply through the portal only.
---
Please allow two weeks for a reply.
---
If you have questions, email ana@lakbay.example.
---
For more information, call us.
---
Interviews will be held on Thursday; bring a pen.
---
Successful candidates will submit NBI clearance before day one.
---
Once hired, you will send a copy of your diploma.
---
Expect a trial task after the first call.
`)
