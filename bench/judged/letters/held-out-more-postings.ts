import type { LetterPosting } from './postings.ts'

/** The other ten: assistants, web sites, and work for which little history is needed. */
export const heldOutMorePostings: LetterPosting[] = [
  // 0-1: assistants
  {
    title: 'Part time VA for life coach, 15-20 hrs',
    employer: 'Juniper Lane Coaching',
    tags: ['Virtual Assistant', 'Calendar Management', 'Canva', 'Email Management'],
    description: `Hello lovely people!

I'm a life and grief coach based in Vancouver. I've been a one woman show for 6 years and I finally admitted I can't do it all. I'd love to find a kind and organised soul to help me with the behind the scenes.

This is what I need help with in the begining: scheduling of clients in Acuity, answering general emails, sending out invoices and reminding people gently, turning my blog posts into Instagram graphics with Canva, uploading my podcast every second Wednesday and keeping me on track with deadlines because my brain is all over the place. Later on I'd love help with my online course in Kajabi, but that can be learned.

It's about 15-20 hours a week and you can mostly choose when, as long as you're around for a quick check in at 9am Pacific on Mondays and Thursdays. I value warmth and honesty over experience. My clients are going through very hard times so discretion is everything, and a gentle tone in writing matters to me more than perfect grammar.

I can offer CAD 8 an hour to start and would review it together after three months. I also close the whole business for two weeks every December, paid.

I look forward to hearing from you!

Warmly,
Odette`,
  },
  {
    title: 'Real Estate Cold Caller / Appointment Setter',
    employer: 'Keyhole Home Buyers',
    tags: ['Cold Calling', 'Real Estate', 'Lead Generation'],
    description: `NOW HIRING 3 COLD CALLERS!!! START ASAP

We buy houses off market in Georgia & Tennessee. You call home owners from our list (we provide the dialer, list and script) and find out whether they would consider a cash offer. When they're motivated you set the appointment for our acquisitions guy. Simple.

REQUIREMENTS
- Clear american accent, you will be tested
- min 6 months cold calling in real estate wholesaling (Mojo, CallTools or BatchDialer)
- can handle rejection, 200+ dials a day
- noise free background. NO roosters, NO tricycles 😂
- Mon-Fri 9am-6pm EST, Saturdays optional

PAY
$5/hr base + $25 per qualified lead + $200 for each closed deal. Our top caller made $1,480 last month.

TO APPLY send the following in ONE message, incomplete applications get ignored:
1. Voice recording of you doing a cold call intro
2. Your experience with wholesaling and how many leads you averaged per day
3. Dialers used
4. Speedtest screenshot
5. Are you currently working with another client? Yes or no
6. Answer to this: 7 + 4 x 2

Interviews are this Thursday and Friday.`,
  },
  // 2-5: web developers
  {
    title: 'WordPress / Elementor Developer for Digital Agency (Long-term)',
    employer: 'Copperleaf Creative',
    tags: ['WordPress', 'Elementor', 'CSS', 'PHP'],
    description: `Copperleaf Creative is a web design agency from Manchester, UK. We build around 6 sites monthly for accountants, solicitors and other professional firms and we need a second WordPress developer in our team.

You'll receive finished Figma designs from our designer Imogen and turn these into fast, pixel-perfect WordPress sites. You'll also be looking after our care plan clients (around 70 sites): updates, small edits, the odd hacked site.

Must haves:
• 2 years or more of WordPress, with Elementor Pro in particular
• Solid CSS - you know why something is broken without clicking around for an hour
• Basic PHP (hooks, child themes, ACF)
• Responsive design, Core Web Vitals
• Good written English. Most of our communication is in ClickUp and Slack

Nice to haves: WooCommerce, Bricks, GSAP

What a week looks like: on Monday we plan the sprint together in a call of half an hour (camera on, pyjamas tolerated). From Tuesday to Thursday you build, with a QA list for each page and Imogen one message away. On Friday we do the care plan updates, since nobody wants to break a solicitor's website on a Monday morning, and we finish early whenever everything is green.

What you get: 25 days of paid holiday plus your birthday, paid sick days, a yearly budget of £300 for courses, and a clear path to senior. Our first developer, Paolo from Naga, has been here since 2018 and he will be the one who shows you the ropes.

Hours: full time, 1pm-10pm Philippine time (we're flexible by an hour or so)
Rate: £5-£7 per hour

Please DON'T use AI to write your application, we can tell. We'd like to know:
- Links to 3 live sites that you've built yourself, and which part of each was yours
- What's a plugin you refuse to install and why?
- How would you take a site from a mobile PageSpeed of 40 to 80+?
- Your hourly rate and notice period

Begin your application with the name of our designer, so we know you're paying attention.`,
  },
  {
    title: 'Junior Web Developer',
    employer: 'Tindahan Tech Solutions OPC',
    tags: ['PHP', 'JavaScript', 'MySQL', 'HTML', 'CSS'],
    description: `Tindahan Tech Solutions develops point-of-sale and inventory systems for small and medium enterprises in Mindanao. We are in need of a Junior Web Developer to be based in our Davao City office (hybrid, 3 days onsite).

Responsibilities:
- Develop and maintain web application modules using PHP (Laravel) and JavaScript
- Fix bugs reported by the support team
- Write clean code and basic documentation
- Participate in daily stand up and sprint planning
- Assist in the deployment and training of clients whenever needed
- Coordinate with the UI designer in implementing screens

Qualifications:
- Bachelor's degree in IT, Computer Science or equivalent
- 0-2 years of experience, fresh graduates are encouraged to apply
- Knowledgeable in HTML, CSS, JavaScript, PHP and MySQL
- Familiar with Git
- Knowledge in Laravel, Vue or React is an advantage
- Willing to learn, a team player, and can work with minimum supervision
- Must be willing to travel within Mindanao at times

Salary: P20,000 - P26,000
Others: 13th month, HMO after regularization, free lunch on onsite days, quarterly outing

Full time, Monday to Friday, flexi time in between 8am and 10am.`,
  },
  {
    title: 'Fix my woocommerce checkout and then some',
    employer: 'Ferncliff Tea',
    tags: ['WooCommerce', 'WordPress', 'PHP'],
    description: `Hi, I sell loose leaf tea from my website (WordPress 6, WooCommerce, theme is Flatsome). Since the last update the checkout is acting funny. Shipping doesn't calculate for Northern Ireland and on iphones the pay button jumps around. People email me that they gave up. I can't afford that before Christmas!

So first fix that. After that there is a list of little things I've been putting off:

- product filters by caffeine level
- speed. it is slow
- the blog looks terrible on mobile

I'm not technical at all so I'd need a person who can explain things in plain language and doesn't make me feel stupid.

Budget is around $250 for the first part, open to suggestions if you think that is off.

Thanks for reading,
Maureen`,
  },
  {
    title: 'Web Developer (WordPress, Webflow) – US Marketing Company',
    employer: 'Brightside Local Marketing',
    tags: ['WordPress', 'Webflow', 'JavaScript', 'Landing Pages'],
    description: `About the role: Brightside Local helps home service companies (HVAC, roofing, pest control) to get more calls. We launch 10-15 landing pages a week, and our developer is moving to another department. You would be taking over from him with two weeks of handover.

You will build landing pages in WordPress and Webflow from templates, set up forms and call tracking, connect GoHighLevel and Google Tag Manager, run QA on every browser and device, and fix whatever the account managers find. It's repetitive at times, we won't lie, but there's always room to improve the templates and we pay for courses.

Requirements: at least 1 year of professional experience; HTML, CSS, vanilla JavaScript; one page builder that you know inside out; attention to detail; ability to follow a checklist without skipping steps. Webflow may be learned on the job. Overlap with 10am-2pm Eastern. 40 hours per week, $800-$1,100/month DOE.

How to apply: please send us your portfolio link and in a few sentences, what makes you a good fit for high volume page building? Do you have experience with tracking scripts, and which ones? What time zone are you in, and are you able to do the overlap on a permanent basis? Mention the number of pages that we launch in a week in your first sentence. Applications in the form of a PDF cover letter only will not be looked at.`,
  },
  // 6-9: little history needed, and mixed
  {
    title: 'Data Encoder (Fresh Graduates Welcome)',
    employer: 'Mangyan Coast Cooperative Bank',
    tags: ['Data Entry', 'Microsoft Excel', 'Typing'],
    description: `Mangyan Coast Cooperative Bank is in need of Data Encoders (2 vacancies, project-based for six months with possible extension) for the digitization of member records.

Duties:
• Encode member information from paper records into the database
• Scan, label and file documents following the naming guide
• Check encoded records against the original documents and correct discrepancies
• Submit a daily accomplishment report
• Maintain confidentiality of all member information in accordance with the Data Privacy Act

Qualifications:
• Graduate of any 4-year course, preferably Office Administration or Information Technology. College level with relevant experience may be considered.
• Typing speed of 45 WPM or higher
• Proficient in MS Excel and Word
• Accurate, patient and can work with minimum supervision
• Residents of Calapan City and nearby towns are preferred
• No work experience required

Compensation: Php 480 per day plus transportation allowance. Payroll is every 15th and 30th of the month.
Schedule: Monday to Friday, 8:00 AM-5:00 PM, onsite.

Interested applicants may submit an application letter addressed to the HR Manager, updated resume with 2x2 picture and transcript of records not later than the end of the month. Only shortlisted applicants will be notified.`,
  },
  {
    title: 'No Experience VA - will train! (US day = PH night)',
    employer: 'Maple & Main Property Care',
    tags: ['Virtual Assistant', 'Data Entry', 'Administrative Support'],
    description: `We clean and maintain vacation rentals in Vermont, 48 cabins at the moment. We don't care if you have no VA experience. We DO care whether you're reliable, can write a clear sentance and will ask questions. Our last assistant started with zero background and is now our office manager.

What we'd teach you:
- Breezeway & Hospitable (scheduling of cleaners)
- Answering guests' questions (wifi, hot tub, where's the firewood)
- Ordering supplies
- Simple spreadsheets
- Following up with our cleaners by text, they are the nicest ladies

What you need to have already: a working computer, internet that does not die when it rains, a quiet room, good english reading and writing. You work 9am-3pm Eastern, Thursday to Monday. Off on Tuesdays & Wednesdays.

$4/hr while in training (first 30 days), $5 after, $6 after a year.

Since a resume won't tell us that much at this stage, please write us a message and tell us a little about yourself and what you're doing at present, a time when you had to learn something from scratch and how you went about it, and how a guest who can't get into her cabin at 11pm should be answered. And why nights? Is your family okay with it? We've had people quit over that.

Please put 'Firewood' as your subject.`,
  },
  {
    title: 'Admin Assistant / Secretary (WFH muna, then hybrid)',
    employer: 'Reyes-Tandoc Surveying Services',
    tags: ['Administrative Support', 'Microsoft Office', 'Data Entry'],
    description: `Good day po! Naghahanap kami ng admin assistant para sa aming maliit na surveying office. Work from home muna ngayon kasi nire-renovate pa ang office, pero by January hybrid na tayo (Tues at Thurs sa Batangas City).

Trabaho:
- Mag-encode ng lot data at client details sa Excel
- Sumagot ng tawag at Messenger inquiries tungkol sa titling at relocation survey
- Gumawa ng quotation at billing (may format na, papalitan mo lang)
- Mag-follow up sa DENR, LRA at assessor's office
- Ayusin ang schedule ng field team, minsan pabago-bago dahil sa ulan

Qualifications:
- Kahit anong course, fresh grad pwede
- Marunong sa Word at Excel, hindi kailangang magaling sa formula
- Magalang sa telepono at hindi mahiyain
- Honest. Maraming original na titulo ang dadaan sa kamay mo
- Female or male, 20 pataas

Sahod: 14k-16k starting, plus load allowance at 13th month. Mon-Sat half day ng Saturday.

Paano mag-apply: mag-message lang dito at sagutin ang mga ito - taga saan ka, kailan ka pwede magsimula, magkano ang expected salary mo, at bakit gusto mo ang admin work? Lagyan ng "SURVEY2" sa unahan ng message para alam naming nabasa mo hanggang dulo. Wag na munang magpadala ng maraming requirements, resume lang sapat na.`,
  },
  {
    title: 'General Admin & Bookkeeping Assistant',
    employer: 'Whitlock Equine Supplies',
    tags: ['Administrative Support', 'Xero', 'Customer Service', 'Shopify'],
    description: `We're a small family business in New Zealand selling saddles, rugs and feed online and from our shop in Cambridge. We're after an all rounder to support us remotely. No two days will look the same so you'll need to be comfortable switching between tasks.

The role in short:
Customer service (30%) - email and phone orders, stock enquiries, sizing help
Accounts (30%) - supplier invoices into Xero, bank rec twice weekly, statements at month end
Online store (25%) - loading new products into Shopify, photos, stock adjustments
Everything else (15%) - booking couriers, organising the stand for horse shows, newsletters

About you:
You have at least two years' experience in an admin or accounts role. You've used Xero before. You're a tidy worker who finishes what they start. You pick up the phone with a smile. Knowing which end of the horse eats is a bonus, but we can teach you that.

The hours are 8am to 4.30pm NZ time, so it's an early start for you - around 4am in Manila, or 3am during our summer. We know that isn't for everyone. In return you'll be finished before midday.

NZD 9-11 an hour, paid fortnightly. 4 weeks of annual leave, and we've never made anybody redundant in 22 years.

Applications close when we find the right person.`,
  },
]
