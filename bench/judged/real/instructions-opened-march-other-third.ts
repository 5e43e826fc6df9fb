import { judgedPostings } from '../posting.ts'

/** By another hand that had not seen the rules; measured once before anybody read them, then learnt from. */
export const instructionsOpenedMarchOtherThird = judgedPostings(String.raw`
Customer Success Executive

Role: onboard SME merchants, train them on the platform (live demos, recorded video walkthroughs, the works), keep churn under 2%.

You'll manage a book of about 120 merchants in SG and PH, run QBRs for the larger ones, and channel product feedback to the squads. You'll be the one asking merchants "what's your biggest payment headache?" and then doing something about the answer.

Requirements: 1-3 years in CS or account management, preferably SaaS. Excellent English; Mandarin or Bahasa a plus. Intercom/HubSpot. Able to work SG hours (same as PH, lucky you).

Salary PHP 55k-75k, HMO for you and 2 dependents, 18 days leave. Process: recruiter chat, case study, founder chat. Done in 2 weeks.
---
Product Designer (UI/UX), contract to perm

We need a product designer to own our merchant dashboard redesign. Figma native, strong in systems, not scared of tables and forms (there are a LOT of tables and forms).

6 month contract, high chance of conversion. Fully remote, SGT hours.

When applying, share your portfolio link with at least one case study that is not a redesign of Spotify pls. Also your expected monthly salary and notice period.

One small ask: pls write to us in your own words. We've stopped reading AI-generated intros lah.
=> file portfolio
=> ask your expected monthly salary
=> ask notice period
=> no_ai
---
Sales Development Rep (SDR), Manila

You'll be the first touch for thousands of SMEs. Outbound calls, LinkedIn, WhatsApp, the occasional event at SMX. Targets are tough but fair: 18 qualified demos a month. OTE PHP 70k, uncapped.

We like hungry, coachable, curious folks. Fresh grads with hustle are welcome.

We skip CVs for this one. Instead record a 60-second video pitching Tallyo to a hardware store owner, upload to YouTube (unlisted) or Drive, and paste the link into the application form on our careers page. Applications without video are auto-archived by our ATS.

Bonus if it makes us laugh.
=> file video
---
Operations Associate - KYC & Onboarding [code: ORCHID-7]

Join the ops team reviewing merchant applications, checking ACRA and SEC documents, screening for sanctions hits and clearing the queue before 6pm daily.

You are meticulous, you have 1+ year in KYC/AML or banking ops, and you enjoy finding the one thing that doesn't add up in a pile of PDFs.

Speaking of which: there's a code in the title of this ad. Quote it in your cover letter, anywhere is fine. Candidates who miss it tend to miss things in merchant files too.

PHP 40k-50k. Manila or remote.
=> word anywhere ORCHID-7
---
Amazon PPC Specialist (DE / UK marketplace)

We are a family company from near Stuttgart and we sell kitchen scales and thermometers on Amazon since 2014. Now we search a PPC Specialist for long-term cooperation.

Your tasks:
- Sponsored Products, Brands, Display
- weekly bid optimization, search term reports, negative keywords
- ACOS target is 18 %, TACOS 9 %
- monthly report in Excel

Your profile: minimum 3 years Amazon PPC, Helium 10, exact working style, punctual.

For your application please use exactly this subject: Bewerbung PPC 2025. We sort the mails automatically, so please not change it. In the mail please inform us about your monthly salary expectation (in EUR), and send a screenshot from one account with the ACOS development (client name can be blackened).

We are looking forward to your application.
Mit freundlichen Grüßen
Jürgen Haberle
=> subject is Bewerbung PPC 2025
=> ask your monthly salary expectation (in EUR)
=> file portfolio
---
Customer Service Email Support (German speaking is plus)

For our team we search one person for customer service by email. Per day there come ca. 40 to 60 mails, mostly about warranty, invoice and "where is my parcel".

You answer in English and, with help from DeepL, also in German, French, Italian. When a customer has a broken device you ask him for the order number, a photo and a short video, then you decide if replacement or refund. We have for this a clear manual with 32 pages.

Important is that you work exactly and that you are friendly also when the customer is not friendly.

Working time 6 hours per day, start is at 9:00 German time. The payment is 650 EUR per month. After the test period of 3 months it will be 750 EUR. We are a loyal employer, our first VA Maricel is with us since 7 years.
---
Bookkeeping Assistant / Invoice Preparation (DATEV helpful)

We need support for the preparation of bookkeeping: downloading of invoices, naming of files after our system, comparing with bank statement, asking suppliers for missing documents.

You need no German, but numbers you must like.

Please read: we receive many applications with "Dear Sir/Madam". My name is written below. Who starts with "Dear Sir/Madam" has not read until the end and we will not answer.

Please send CV as PDF, and write us which days and hours you can work.

Sabine Haberle
=> avoid Dear Sir/Madam
=> file resume
=> ask which days and hours you can work
---
Virtual Assistant for Amazon Seller Central (general)

Tasks: inventory planning, FBA shipment creation, case opening with Seller Support, listing of competitors' prices, translation check.

Requirements: 2 years Seller Central EU experience. Own computer with 2 screens.

How to apply
Please apply with 3 apply points and answer the 4 questions with number:
1) What is the difference between FNSKU and ASIN?
2) What do you do when a listing is suppressed?
3) Which was your longest employment and why did it end?
4) What is your hourly rate in USD?

Answers which are copied from ChatGPT we recognize and will delete.
=> points exactly 3
=> ask What is the difference between FNSKU and ASIN?
=> ask What do you do when a listing is suppressed?
=> ask Which was your longest employment and why did it end?
=> ask What is your hourly rate in USD?
=> no_ai
---
Graphic Designer for Product Images and A+ Content

We search a designer who makes for us product images, infographics, A+ content and packaging inserts. We have ca. 60 products and each year come 8 to 10 new.

What you should can: Photoshop and Illustrator very good, a feeling for clean German design (not too much colours, not too much text), 3D rendering would be very good but it's not must.

Each picture must follow the Amazon rules: main picture white background, no text, 1600 px or more. Files are named with ASIN_number_language, without exception.

20 hours per week, free time planning, only the deadlines are important. Salary from 500 EUR. Begin is from 1st of the next month. We wish us a long-term cooperation.
---
Listing Copywriter (English, native level)

For the UK and US marketplace we need better texts. You write title, five bullet points, description, backend keywords.

Before we speak, we want to see how you write. Please write one bullet point (max. 200 characters) for a digital kitchen scale with 5 kg, tare function, glass surface, and send it with your application. Please write it self, without ChatGPT or other AI. We pay for AI tool already, we need a person.

Additionally, please tell your price per listing.

At the start of your mail write the word "Küchenwaage" (or Kuechenwaage when your keyboard has no ü).
=> file portfolio
=> no_ai
=> ask your price per listing
=> word first_line Küchenwaage
---
WANTED BARISTA ☕ (Marikina)

Hello mga ka-kape! Naghahanap po kami ng isang barista para sa aming maliit na cafe dito sa Lilac St.

Male or female, 20-35 y/o, may experience sa espresso machine at marunong mag latte art kahit heart lang hehe. Masipag, malinis, at marunong ngumiti kahit puyat.

Duty: 11am to 8pm, one day off per week. Minimum wage + service charge + free kape unlimited 😊 May meal din po tuwing shift. Preferably taga Marikina or Antipolo para di hirap sa byahe.

Trainable naman po basta willing matuto. God bless!
---
Barista / Cashier - opening team for our 2nd branch!

Excited na kami!! Magbubukas na ang second branch ng Tambayan Brew sa Katipunan this coming August at kailangan namin ng 4 na barista/cashier.

Qualifications:
- At least 6 months experience sa cafe or milk tea shop
- Okay ang weekend at holiday duty
- May health certificate na or willing kumuha

Paki-send po ng resume with latest photo sa hiring.tambayanbrew@gmail.com. Ilagay sa subject: Barista - Full Name. Dun din po sabihin kung saan kayo nakatira para malaman namin kung aling branch ang malapit.

Walang bayad ang application ha, pag may naningil sa inyo scam po yun!
=> file resume
=> file photo
=> subject form Barista - Full Name
=> ask kung saan kayo nakatira
---
Part-time Social Media Manager for a neighborhood cafe

Hi! I'm Ate Joy, owner of Tambayan Brew. I love making coffee but I'm so bad at TikTok huhu.

Need ko ng someone na gagawa ng content plan, mag-aayos ng posts, reply sa mga inquiries at reviews, and once a week pupunta sa cafe to shoot reels (may libreng lunch syempre). 10k a month muna, part time lang naman.

Sana mahilig ka sa kape at marunong ka ng Canva at CapCut. Kung nabasa mo ito hanggang dito, simulan mo yung message mo ng "Kape tayo!" para alam kong hindi copy paste. Pa-send na rin ng link ng mga page na na-handle mo na.

Thank you and see you sa cafe!
=> word first_line Kape tayo!
=> file portfolio
---
KITCHEN STAFF / COOK - stay out

Hiring kami ng cook para sa rice meals at pasta. Simple lang menu namin: tapsilog, longsilog, carbonara, chicken poppers, clubhouse.

Kailangan:
~ may experience sa mabilisang lutuan
~ marunong mag inventory at mag costing kahit basic
~ malinis sa katawan at sa kusina
~ hindi ma-drama

Araw araw kukuha ka ng picture ng stocks at isesend sa GC namin bago mag closing. 570/day plus OT, weekly ang sahod. May 13th month at SSS/Philhealth/Pagibig.

Pwede mag start agad. Salamat po!
---
Bookkeeper (part-time / online) para sa cafe business

Looking po ng freelance bookkeeper na tutulong sa BIR filings namin (percentage tax, withholding, ITR) at sa monthly sales report ng dalawang branch. Naka Loyverse POS kami at Excel.

Mas ok kung CPA or may experience sa food business. Online lang, pero kailangan pumunta sa RDO paminsan-minsan.

Mag message po dito at sabihin niyo na rin agad magkano ang monthly fee niyo at kung kelan kayo pwede magsimula. Pa-attach ng resume at PRC ID kung CPA. Yun lang po, salamat!
=> ask magkano ang monthly fee niyo
=> ask kung kelan kayo pwede magsimula
=> file resume
=> file certificate
---
Store Supervisor (Katipunan Branch)

We are looking for a store supervisor for our new branch. You will be in charge of the daily operation of the cafe: opening and closing, cash count, scheduling of staff, ordering of supplies, checking of applicants' resumes and health cards, and making sure na laging may gatas.

Must have at least 2 years experience as shift leader or supervisor in F&B. Marunong makisama, fair sa tao, and honest. Customer ang una lagi.

Salary 20k-23k, plus service charge, plus incentive pag na hit ang quota. Six days a week. Uniform is free. Para sa mga interesado, click nyo lang po ang Apply. 🙏
---
Sermon Video Editor (10-15 hrs/week)

Grace Harbor Community Church in Canton, Ohio is looking for a video editor to help us share the message beyond our four walls.

Each Monday you'll receive the recording of our Sunday service. By Wednesday we'd like a trimmed full sermon for YouTube with lower thirds and the Scripture references on screen, and by Friday three to five short clips for Instagram and Facebook. We'll share a folder of our logos, fonts and music.

Someone with a servant's heart and a sense of humor would fit right in. You don't have to share our denomination, but you should be comfortable spending your week listening to preaching!

$9-$11 an hour. We pay on the 1st and 15th. Blessings to you as you search for the right place.
---
Church Administrative Assistant (virtual)

Hello and blessings from Ohio!

Our secretary Darlene is retiring after 27 years and there's no replacing her, but we'd like to try. The work includes the weekly bulletin, the prayer list, updating Planning Center, scheduling volunteers, ordering supplies, and answering messages with patience and grace.

Hours: 20/week, with Thursday mornings (Eastern) a must since that's bulletin day.

When you write to us, please share your favorite Bible verse and what it means to you, and tell us a bit about your family or your church home. Also please confirm that you are available Thursday mornings Eastern time. A resume is welcome but we care more about the person.

In Christ,
Pastor Tim and the Grace Harbor staff
=> ask your favorite Bible verse and what it means to you
=> ask tell us a bit about your family or your church home
=> ask you are available Thursday mornings Eastern time
---
Donor Care & Bookkeeping Assistant

We need a trustworthy person to help our volunteer treasurer record weekly giving, send thank-you letters, reconcile Tithe.ly deposits and prepare the year-end statements. Confidentiality is of the utmost importance, as you would see what people give.

QuickBooks Online and church or nonprofit experience preferred. 12 hours a week. $8/hr.

Please write "Servant Heart" in the subject line and attach your resume and the names of two references, one of whom should be a pastor or ministry leader.
=> subject is Servant Heart
=> file resume
=> file references
---
Website & WordPress Helper

Our church website was built in 2013 by somebody's nephew and it shows. We are looking for a patient WordPress person to move it onto a modern theme and then keep it tidy: events, sermons, staff photos, online giving page, contact form.

The contact form currently asks people for their name, phone number, best time to call and how they heard about us, and none of it reaches anybody. That would be the first thing to fix, Lord willing.

This would be about 40 hours to begin with and then 3 to 5 hours a month. We have a modest budget ($10/hr) and a lot of gratitude. Feel free to apply even if you are just starting out.
---
Graphic Designer - sermon series, VBS, social

We do about eight sermon series a year plus VBS, Easter, Christmas Eve and a fall festival. Each one needs a title graphic, slides, social squares, a postcard and sometimes a banner.

Looking for clean, warm, modern design. No doves with lens flares please (we've had our share).

If interested, send along your portfolio and your rate. And just so we know you took the time to read this, please include the word Hosanna in your message.

We'll pray over every application. Truly.
=> file portfolio
=> ask your rate
=> word anywhere Hosanna
---
Livestream Producer, Sunday services (remote)

Did you know a livestream can be run from 8,000 miles away? We didn't either until Covid. Our remote producer switches cameras in vMix, runs ProPresenter, rides the audio and greets folks in the chat.

Sundays 8:30am to 12:30pm Eastern, which is Sunday night for you, plus a Thursday rehearsal.

Because everything depends on your connection, include a speed test with your application (wired, please, at least 100 down and 50 up). A short intro video, just a minute or two from your phone, would help us get to know you. Let us know too if you've got a generator or a second internet line.

Thank you and God bless.
=> file speed_test
=> file video
=> ask if you've got a generator or a second internet line
`)
