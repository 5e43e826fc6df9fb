import { judgedPostings } from '../posting.ts'

/** The rest of the texts in `instructions-opened-august.ts`: requests by description, in Taglish, of freelance clients and firms. */
export const instructionsOpenedAugustSecond = judgedPostings(String.raw`
General VA, US client, $5/hr. Pakisabi po kung ilang oras ang kaya nyo. Kung binasa nyo hanggang dulo, i-type nyo ang kulay asul sa simula ng message nyo.
=> ask ilang oras ang kaya nyo
=> word first_line kulay asul
---
Hiring: cashier at encoder sa Pasig. Paki-email ang resume sa hr@suki.example at ilagay sa subject ang posisyong inaaplayan nyo.
=> file resume
=> subject form posisyong inaaplayan nyo
---
Crew, night shift. Magpasa ng resume sa hr@kanto.example. Ang subject po ng email ay: Pangalan / Edad / Lugar.
=> file resume
=> subject form Pangalan / Edad / Lugar
---
Naghahanap ng chat moderator. Paki-lagay sa unahan ng message mo ang salitang mangga para alam naming binasa mo. I-send nyo po ang CV at sagutin: may sarili ba kayong laptop? kailan kayo pwede magsimula?
=> word first_line mangga
=> file resume
=> ask may sarili ba kayong laptop?
=> ask kailan kayo pwede magsimula?
---
Podcast VA
10 hours a week. If you read till here, comment kalabaw. Then send me your rate.
=> word somewhere kalabaw
=> ask your rate
---
Video editor for a gym. Somewhere in your note say hello sunshine. Links to three reels you cut, please.
=> word somewhere hello sunshine
=> file portfolio
---
Inbox assistant
Start your proposal with the name of your favorite fruit, so I know a person wrote it. No fruit, no reply. Attach your resume.
=> ask the name of your favorite fruit
=> file resume
---
Shopify help, small store. To prove you read this, put the answer to 7+5 first in your message. Tell me what you would fix on our page.
=> ask the answer to 7+5
=> ask what you would fix on our page
---
Copywriter. Mention the color of our logo in your cover letter. Rates per word, please.
=> ask the color of our logo
=> ask Rates per word
---
If you send me a personal email, please make the subject line your favorite sports team so I can weed out the spam. Ruby, 3 days a week, Austin.
=> ask your favorite sports team
---
Junior developer, Leeds. First solve the challenge on our page. Please put the coding challenge answer in the subject line of your email. Attach your CV.
=> ask the coding challenge answer
=> file resume
---
Tutor, maths. Your first line should be the name of the last book you read.
=> ask the name of the last book you read
---
Marketing lead at a coffee roaster. Send us your favorite way to drink coffee along with your CV, and we'll get back to you soon.
=> ask your favorite way to drink coffee
=> file resume
---
Type designer wanted, remote. To test your attention to detail, please also share your favorite typeface and explain why it suits us.
=> ask your favorite typeface
=> ask why it suits us
---
Support agent at a software firm. French is needed for one of the two seats - please indicate in your application if you meet this requirement.
=> ask if you meet this requirement
---
Technical support, Berlin. Send us your CV and a few sentences on why technical support is your thing.
=> file resume
=> ask why technical support is your thing
---
Content person. Send your CV and a short note on the AI tool you found most useful this year, and why.
=> file resume
=> ask the AI tool you found most useful this year
---
Electrical engineer, growing firm. At Volta you can expect You want to further your education? Then we pay for it. How to apply Would you like to know more about this opportunity? Our team is at 555-0100.
---
Radiologist, remote. Excellent pay. Why Harbor Radiology? We own our practice. What can you expect? Good hours. Interested? Apply on our page.
---
Benefits
- Medical, dental and vision insurance
- Paid time off
- Paid sick leave
Apply with our form. Please add your application file and a valid e-mail address.
---
Applicants should not tell us anything about marital status, age, or identity traits. If you're ready to bring your powers to a team that ships, have a look at our page.
---
Executive coach's assistant. Please write "I'm detail oriented" at the top so I can filter out the copy pasters. If your proposal doesn't begin with ORCHID I will not read it.
=> word somewhere I'm detail oriented
=> word first_line ORCHID
`)
