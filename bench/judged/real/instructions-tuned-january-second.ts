import { judgedPostings } from '../posting.ts'

/** Guesses of what the rules would miss or take for a demand, written before they were changed; then tuned to. */
export const tunedJanuarySecond = judgedPostings(String.raw`
Math content writer - 40 word problems for grade 5. $3 each.

Show me you can do it: write one problem about mangoes (no AI, I check) and paste it in your application. State how many you can write in a week. Put #MANGO5 before your name.
=> ask one problem about mangoes
=> ask how many you can write in a week
=> word first_line #MANGO5
=> no_ai
---
Real estate VA (ISA)

Interested? Comment "ISA ready" then send me a private message containing your resume, DISC, internet speed result and voice recording. Applicants w/o complete requirements will not be entertained.
=> word anywhere ISA ready
=> file resume
=> file test_result
=> file speed_test
=> file voice
---
Line cook. In our kitchen a ticket starts with "fire" and ends with "hands". We close Mondays. Bring your knives and a good mood on your trial shift; the first plate you send is for the owner. Ask for Chef Ana at the back door, any day before 11.
`)
