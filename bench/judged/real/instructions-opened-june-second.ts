import { judgedPostings } from '../posting.ts'

/** More by the same hand. */
export const instructionsOpenedJuneSecond = judgedPostings(String.raw`
HR Generalist (Makati, Hybrid)
Northgate Shared Services Philippines, Inc. is the captive service center of an international logistics group. We are in need of an HR Generalist for our growing operations in Makati City.

Job Responsibilities:
• Handle end to end recruitment for rank and file positions
• Administer timekeeping and coordinate with payroll provider
• Facilitate onboarding and company orientation
• Process government-mandated benefits (SSS, PhilHealth, Pag-IBIG)
• Assist in employee relations cases and issuance of notices
• Maintain the 201 files

Job Qualifications:
• Bachelor's degree in Psychology, HR Management or equivalent
• At least 3 years relevant experience as generalist
• Knowledgeable in Philippine Labor Code
• Willing to report on site three times a week

Interested applicants may send their updated resume with 2x2 photo to recruitment@northgatessp.example with the subject format: Position Applied For_Full Name_City of Residence (e.g. HR Generalist_Juan Dela Cruz_Pasig). Kindly indicate your current and expected salary and earliest start date.

Note: Applications that do not follow the format will not be entertained.
=> file resume
=> file photo
=> subject form {position}_{name}_{city}
=> ask your current and expected salary
=> ask earliest start date
---
Medical Virtual Assistant (Chiropractic Clinic)
Busy chiropractic office in Phoenix AZ is hiring a medical VA. We have had VAs from the Philippines since 2021 and love them.

You will verify insurance benefits before each visit, call payers, enter demographics in ChiroTouch, confirm tomorrow's appointments by text and phone, and chase unpaid claims over 45 days. You will speak to patients every day so a warm phone voice is essential.

Must haves: one year of US medical insurance verification, HIPAA training (we can provide a refresher), reliable computer with two monitors, and able to work 8am-5pm Arizona time which is midnight to 9am in Manila depending on season.

Nice to have: billing experience, Spanish.

We offer $6/hr, paid lunch, paid US holidays after 90 days, and yearly raises. We are looking for someone who wants to stay for years and not for months.

Please apply if you meet the above. We are interviewing this week and next.
---
Amazon Listing Specialist (Private Label Kitchen Brand)
Tired of agencies where you do 40 listings a day with no idea if they sold? Want to see the result of your work? Ready to own something?

We're KitchenRoot, a private label brand with 32 SKUs on Amazon US and UK, doing about $4M a year. We want one listing specialist who takes full care of our catalog.

Your role
- Write titles, bullets and A+ content; include the main keywords in the first 80 characters of each title
- Put backend search terms in the right field and never repeat words
- Answer customer questions on the product pages within 24 hours
- Attach compliance certificates to listings when Amazon asks for them
- Run split tests and send a short report every Friday with the ASIN in the subject line
- Brief our designer on images

You
- 2+ years with Amazon listings and Helium 10
- Know what a flat file is and aren't afraid of it
- Native-level written English
- Honest when something went wrong

40 hours, any schedule with 3 hours of overlap with New York. $1,000 per month plus quarterly bonus on sales growth.

Press the apply button to get in touch with us. We're looking forward to meeting you!
---
Property Management VA (Short Term Rentals / Airbnb)
We manage 34 vacation rentals in the Smoky Mountains, TN and we're growing fast. Need another VA on our guest messaging team.

Main things
-Respond to guests on Airbnb, VRBO and Hospitable within 5 min
-Schedule cleaners and maintenance in Breezeway
-Handle refunds / damage claims
-Update calendars and prices when the owner asks for it

Shifts avail: 4pm-12am EST or 12am-8am EST, 5 days per week including at least one weekend day. $5/hour, $6 after 90 days.

You need good internet and a back up plan for brownouts, we can't have guests locked out of a cabin at midnight with no one to help!

To be considered
1. Subject line of your application must be "Bears Like Honey"
2. Send a screenshot of your internet speed and your computer specs
3. Tell me about a time you fixed a guest problem at 2am
4. Which of the two shifts do you want?

Please don't have ChatGPT write your application. I read hundreds of these and they all sound the same, I would rather have honest broken english.
=> subject is Bears Like Honey
=> file screenshot
=> file pc_specs
=> ask Tell me about a time you fixed a guest problem at 2am
=> ask Which of the two shifts do you want?
=> no_ai
---
Graphic Designer for Print on Demand T-Shirts
We are an Etsy + Amazon Merch seller and looking for one more designer. Niches: nurses, teachers, dog moms, fishing, camping, pickleball.

• 5 designs per day (text based w/ simple graphics)
• Transparent PNG 4500 x 5400
• Must know what is trending and what is trademarked
• Illustrator or Affinity. Canva is ok only if you buy the pro elements license

Pay is $450 per month full time for the first month as trial, then $550. Bonus for best sellers.

Application:
- Portfolio (Google Drive folder is fine), minimum of 10 t-shirt designs
- The magic word is "pickleball". Put it anywhere in your message
- No magic word = no reply

Good luck and have fun!
=> file portfolio
=> word somewhere pickleball
---
Appointment Setter for Solar Company
Position: Appointment Setter
Location: Remote, PH
Industry: Residential Solar, California

WHAT YOU DO
Call homeowners that filled in a form on Facebook in the last 24 hours. Qualify them (own the home, bill over 120, credit over 650). Book them on the closer's calendar in GoHighLevel. Text reminders. Re-book no shows.

WHAT WE PAY
$5 base per hour
$10 per appointment that shows up
$50 per sale
Our top setter made $2,140 last month.

WHAT YOU NEED
Fluent American English. Confidence. One year of outbound. PST hours 9-6.

WHAT TO SEND
A voice recording, 60 to 90 secs. Pretend I'm Karen, I filled in a form yesterday and I'm annoyed that you are calling. Upload it on Vocaroo and paste the link.

Applications without a recording are skipped, no exceptions. Also start your application with "Sun's out" so we know you're not a bot. And spend at least 5 apply points if you're serious about it, we sort by points and only look at the top.
=> file voice
=> word start Sun's out
=> points least 5
---
Senior Accountant - Financial Reporting
About Our Company

Halden Marine Group is a Norwegian-owned ship management company with over 120 vessels under management. Our Manila Business Centre supports group finance, crewing and procurement.

Key responsibilities

Prepare monthly vessel operating statements in accordance with owner's reporting calendar
Post accruals and review general ledger balances
Assist during internal and external audit, answer auditor's questions and provide samples as requested
Support the annual budget process
Continuously improve reporting templates

Qualifications

Certified Public Accountant
Four (4) years minimum experience, preferably in shipping or shared services
Proficient in MS Excel; knowledge of SAP or Oracle is an advantage
Able to communicate effectively with colleagues from different cultures

What we offer

A permanent position in a stable organization, private medical insurance for yourself and up to three dependents, 18 vacation leaves, and a modern office beside MRT Ayala.

Applications are treated confidentially. Please apply using the button on this page no later than 30 September.
---
Pinterest VA for Food Blog
Looking for a Pinterest virtual assistant for my food blog (gluten free baking). I get about 200k page views a month and half of these come from Pinterest so this is an important job!

You'll make 5 fresh pins per day in Canva, write keyword rich titles and descriptions, schedule in Tailwind, look after 22 boards, and send me a monthly report with what worked. About 10 hours per week.

I pay $6/h by PayPal on the 1st and the 15th. I am an easygoing boss but I notice details, like when the crumbs in a photo are wrong.

If you're interested, please send a message with links to samples of pins you designed and tell me what gluten free dessert you would love to try. Use the subject "Pinterest VA - your first name". You'll get a paid test of $20 when I like your work.

Warmly, Beth
=> file portfolio
=> ask tell me what gluten free dessert you would love to try
=> subject form Pinterest VA - {name}
---
Executive Virtual Assistant / Personal Assistant – eCommerce founder
Im Josh, 31, I own 4 ecom brands (pet, fitness, beauty, home). I work fast and I talk fast and sometimes I send voice messages at weird hours. I need a right hand.

you:
→ think ahead. if I say "book flight to Austin" you already checked my calendar and know I hate layovers
→ no drama, no excuses, no "my laptop broke" every other week
→ can do a bit of everything. Shopify, Meta ads reports, hiring other VAs, research, personal stuff
→ can work EST

me:
→ pay $1000/month to start, $1500 in 6 months if you're a killer
→ bonus at xmas
→ I will teach you everything I know about ecom

how to apply
Hit me with a 1-2 min video of yourself (loom, youtube unlisted, whatever) answering:
- why should I pick you from the 400 others?
- what's something you learned in the last 30 days?
- what do you want your life to look like in 3 years?

In the text message type "no layovers" on line one. nothing else before it, no "dear sir", no "hope this finds you well". If I see "Dear Hiring Manager" I'm closing it.

Let's gooo
=> file video
=> ask why should I pick you from the 400 others?
=> ask what's something you learned in the last 30 days?
=> ask what do you want your life to look like in 3 years?
=> word start no layovers
=> avoid dear sir
=> avoid hope this finds you well
=> avoid Dear Hiring Manager
---
Technical Support Specialist - Password Manager Software
VaultKeep is a password manager used by 9,000 small businesses. We're adding a technical support specialist to the Asia Pacific team.

What you'll handle

Tickets from users that are locked out of their account, lost their recovery phrase, or can't get the browser extension to fill in a password. Users must never send you their master password; when they do, you start the incident procedure. You will write help articles with screenshots, record short videos for our knowledge base and pass bugs on to engineering.

What makes somebody good at this

You ask the right questions before you answer. You can explain two-factor authentication to a plumber. You know your way around Windows, macOS, Chrome and Safari. You've spent at least two years in SaaS support, and you write clearly.

Details

Remote from anywhere in the Philippines. 6am to 3pm, Monday through Friday, no night shifts. PHP 55,000 to 70,000 monthly, HMO, laptop, and internet allowance.

Our hiring process has three steps: a call with our recruiter, a paid support simulation of 90 minutes, and a final chat with the team lead. You can expect an answer within one week after each step.
---
WordPress Developer (Elementor / Divi) Part-time to Full-time
Digital agency in Brisbane, we build websites for tradies & small local businesses. Our current dev is going on maternity leave so we need someone from mid August.

Tasks include building 5-8 page websites from Figma designs, speed optimisation (we aim for 90+ on mobile), fixing broken sites, plugin updates, migrations, DNS. We use Elementor Pro, some legacy Divi, WP Rocket, Cloudways.

You must have at least 3 yrs of WordPress experience and be able to write custom CSS and small PHP snippets. Don't apply if you only know drag & drop.

20hrs/week @ AUD $12/hr, to 38 hrs after probation.

When applying:
1. Send us samples: 3 live websites you've built (URLs), and say which bits you did yourself
2. How would you get a slow Elementor site from 45 to 90 in PageSpeed?
3. What's your availability between 8am and 4pm Brisbane time?
4. Include the codeword KOOKABURRA at the end of your answer to question 2.

We'll be in touch with shortlisted candidates for a 30 min Zoom.
=> file portfolio
=> ask which bits you did yourself
=> ask How would you get a slow Elementor site from 45 to 90 in PageSpeed?
=> ask What's your availability between 8am and 4pm Brisbane time?
=> word somewhere KOOKABURRA
---
Insurance Back Office VA (P&C Agency)
State Farm style agency in Florida (independent now). We need a back office VA to help with renewals, COIs, endorsements, cancellations, and quoting home and auto in EZLynx.

Requirements
* 2 years of US property & casualty experience
* EZLynx or Applied Epic or Hawksoft
* Excellent English, both written and spoken
* 9-6 Eastern, with 1 hr lunch

Salary: 6.50 USD / hour

Kindly apply with an updated resume, DISC test result, and a screenshot of your internet speed. Also please tell us how many COIs did you issue per day in your last role? and do you have other clients at the moment?

Put HURRICANE SEASON as the subject of your application.

Note: This job is only for experienced insurance VAs. We get a lot of people with zero insurance background and it wastes both of our time.
=> file resume
=> file test_result
=> file screenshot
=> ask how many COIs did you issue per day in your last role?
=> ask do you have other clients at the moment?
=> subject is HURRICANE SEASON
`)
