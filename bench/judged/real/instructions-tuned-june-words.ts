import { judgedPostings } from '../posting.ts'

/** Words to write in as many wordings as one hand thought of, judged before any rule read them. */
export const instructionsTunedJuneWords = judgedPostings(String.raw`
Only people who open with "papaya" hear back from me.
=> word first_line papaya
---
To help me sort the wheat from the chaff, your very first word to me should be lantern.
=> word first_line lantern
---
Kindly squeeze the word turmeric into paragraph two of your letter.
=> word somewhere turmeric
---
I look for one thing before I read anything else: the word sapphire. Have it in there.
=> word somewhere sapphire
---
There is a password for this job and it is "blue carabao". Tell it to me when you write.
=> word somewhere blue carabao
---
Applicants mentioning "Tuesday sunrise" get read first.
=> word somewhere Tuesday sunrise
---
Make sure MARIGOLD appears in your message.
=> word somewhere MARIGOLD
---
If the word kettle isn't in your application I will know you skipped this part.
=> word somewhere kettle
---
In your reply, please let me know that you read this by including our mascot's name, Biscuit.
=> word somewhere Biscuit
---
Your application should contain the following keyword: ORCHID
=> word somewhere ORCHID
---
Please reference "Project Narra" in your application.
=> word somewhere Project Narra
---
Say "magandang umaga Ruth" at the top so I know you're a real person.
=> word first_line magandang umaga Ruth
---
Attention to detail test: type PELICAN in the first line.
=> word first_line PELICAN
---
Detail check - mention "silver spoon" when applying.
=> word somewhere silver spoon
---
Small test: the last line of your message must read "Ready to roll".
=> word last_line Ready to roll
---
One last thing, sign off with "Cheers from Cebu" instead of Best regards.
=> word last_line Cheers from Cebu
---
P.S. Those who read until here, kindly add the hashtag #TeamOcean at the end of your message.
=> word last_line #TeamOcean
---
We get hundreds of applications, so to stand out begin yours with the word "Sunflower".
=> word first_line Sunflower
---
Secret code: 4471. Include in your application.
=> word somewhere 4471
---
Quote reference VA-2231 in your application.
=> word somewhere VA-2231
---
Bonus: weave the words "purple umbrella" into your cover letter somewhere.
=> word somewhere purple umbrella
---
Applications need to begin with: I AM DETAILED
=> word first_line I AM DETAILED
---
Ilagay po sa unahan ng message ninyo ang salitang "bayanihan".
=> word first_line bayanihan
---
Pakilagay ang word na KALABAW sa dulo ng application mo.
=> word last_line KALABAW
---
Kapag wala ang salitang "sampaguita" sa message mo, hindi namin babasahin.
=> word somewhere sampaguita
---
Please write "Yes, I read it all" on top of your application.
=> word first_line Yes, I read it all
---
To prove you are not a bot, tell me the magic word: halo-halo.
=> word somewhere halo-halo
---
Use the greeting "Hello Captain" in your message so I can filter the spam.
=> word first_line Hello Captain
---
Address your letter to "Captain Jo".
=> word somewhere Captain Jo
---
First three words of your application: "I like spreadsheets"
=> word first_line I like spreadsheets
---
If you have made it this far, congratulations! Start your application with the code 'BUTTERFLY21'.
=> word first_line BUTTERFLY21
---
Kindly put BANIG before your name in the message so it stands out.
=> word somewhere BANIG
---
Your message must have the word "compass" in it or it gets archived.
=> word somewhere compass
---
We only respond to applications with "Mahal kita Lola" in the opening sentence.
=> word first_line Mahal kita Lola
---
In one of your paragraphs use the word zeppelin, it tells me you were paying attention.
=> word somewhere zeppelin
---
To confirm you read this post in full the word we want you to use is "terracotta".
=> word somewhere terracotta
---
The word of the day is MANGROVE, please drop it anywhere in your note to us.
=> word somewhere MANGROVE
---
Please include "I am ready to start Monday" in your first sentence.
=> word first_line I am ready to start Monday
---
Don't forget to type the word harbor at the bottom of your message. Many people miss this.
=> word last_line harbor
---
Kindly include the phrase, "attention to detail matters", in your introduction.
=> word first_line attention to detail matters
---
Applicants should say the word Tinola in their cover letter.
=> word somewhere Tinola
---
As a quick check that you read everything, please tell us your favorite ice cream flavor and begin your message with "Scoops".
=> word first_line Scoops
=> ask your favorite ice cream flavor
---
If you're serious, the first thing I should read in your message is "I'm in, Greg".
=> word first_line I'm in, Greg
---
Please answer with "Rainy Tuesday" as your opening so we know a human wrote it.
=> word first_line Rainy Tuesday
---
Include code SM-JUNE in your application message.
=> word somewhere SM-JUNE
---
Just so I know you didn't skim: hide the word pandesal somewhere in your letter.
=> word somewhere pandesal
---
Those who write 'sunflower seeds' as their first words go to the top of my list.
=> word first_line sunflower seeds
---
Letters that lack the word "anchor" go unread.
=> word somewhere anchor
---
You must mention the color teal in your application to be considered.
=> word somewhere teal
---
Mention that you saw the word ZINNIA in this post.
=> word somewhere ZINNIA
---
Add 🍍 to the beginning of your message.
=> word first_line 🍍
---
Please end with the line "Looking forward to hearing from you, Tita Baby".
=> word last_line Looking forward to hearing from you, Tita Baby
---
Your opener? "Dear Future Teammates". Nothing else will do.
=> word first_line Dear Future Teammates
---
I want to see the word "gecko" right after your name.
=> word somewhere gecko
---
By the way, I only open messages starting with OCTOPUS.
=> word first_line OCTOPUS
---
Write me a short message, say hello, and slip in the word "jeepney" so I know.
=> word somewhere jeepney
---
Please copy and paste this at the top of your application: "I have read and understood the job post."
=> word first_line I have read and understood the job post
---
Code word for this posting: monsoon. Use it.
=> word somewhere monsoon
---
Somewhere in there, I'd like to find the word "thimble".
=> word somewhere thimble
---
When you apply, the words "warm pandesal" should show up in your message.
=> word somewhere warm pandesal
`)
