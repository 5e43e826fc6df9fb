import { type JudgedPair, pairOf as pair } from './pair.ts'

/** One job each, written before the rules for rarely used words were: the second text says the first one again. */
export const PAIRS_TUNED_ANEW: readonly JudgedPair[] = [
  pair(
    'aircon, shortened to a line',
    true,
    [
      'Aircon Technician',
      'Coolbreeze Aircon Services',
      'We are hiring two aircon technicians for Bacoor and Imus. Cleaning and repair of split and window type units, freon charging, installation. With TESDA NC II and driver’s license. ₱650 a day plus ₱100 meal, Monday to Saturday. Tools and uniform provided.',
      { location: 'Bacoor, Cavite' },
    ],
    [
      'AIRCON TECH',
      'Coolbreeze',
      'aircon technician Bacoor/Imus - split, window type, freon, install. NC II + license. 650/day + 100 meal',
      { location: 'Cavite' },
    ],
  ),
  pair(
    'panadero, taglish copy',
    true,
    [
      'Baker',
      'Pan de Lipa Bakeshop',
      'Baker for our shop near the cathedral in Lipa. You start at 2 am and bake pandesal, ensaymada and Spanish bread. Two years in a bakery. Free stay-in, free meals, ₱550 per day, day off on Wednesdays.',
      { location: 'Lipa' },
    ],
    [
      'Panadero / Baker',
      'Pan de Lipa',
      'Hanap namin panadero, malapit sa cathedral sa Lipa. Simula 2 am, pandesal, ensaymada at Spanish bread. Dapat may 2 years experience sa bakery. Libre stay-in at pagkain, 550 kada araw, day off tuwing Wednesday.',
      { location: 'Lipa City, Batangas' },
    ],
  ),
  pair(
    'podcast editor, recruiter rewrite',
    true,
    [
      'Podcast Editor',
      'Slow Signal Studio',
      'Two interview shows about gardening. You clean audio in iZotope RX, cut in Descript, write show notes and publish on Buzzsprout by Thursday noon UK time. Around 12 hours a week, £9 an hour.',
    ],
    [
      'Podcast Audio Editor (Part-time)',
      'Slow Signal Studio Ltd',
      'A British studio with two gardening podcasts needs a dependable editor. The work: noise removal with iZotope RX, editing interviews in Descript, show notes, publishing to Buzzsprout each Thursday. About 12 hrs weekly. GBP 9/hour.',
    ],
  ),
  pair(
    'headings and bullets in another order',
    true,
    [
      'Logistics Coordinator',
      'Mactan Freight',
      'Duties:\n- track containers in CargoWise\n- prepare bills of lading\n- talk to truckers and the Cebu port\n- update the Hapag-Lloyd shipments daily\nRequirements:\n- 2 years freight forwarding\n- BS Customs Administration\nBenefits:\n- HMO after 6 months\n- rice allowance',
      { location: 'Lapu-Lapu' },
    ],
    [
      'Logistics Coordinator - Lapu-Lapu',
      'Mactan Freight Corp.',
      'WHAT YOU GET: rice allowance, HMO after six months. WHO YOU ARE: BS Customs Administration graduate, two years in freight forwarding. WHAT YOU DO: bills of lading; daily update of Hapag-Lloyd shipments; container tracking (CargoWise); port of Cebu and trucker coordination.',
      { location: 'Lapu-Lapu City, Cebu' },
    ],
  ),
  pair(
    'range on one, a figure inside on the other',
    true,
    [
      'Klaviyo Email Designer',
      'Bloomroot',
      'Design emails for a plant shop in Figma, build them in Klaviyo, 8 campaigns and one flow a month. Pay $900-1,200 a month.',
      { pay: [900, 1200] },
    ],
    [
      'Klaviyo Email Designer',
      'Bloomroot',
      'Design emails for a plant shop in Figma and build them in Klaviyo. 8 campaigns + 1 flow a month. $1,000/month.',
      { pay: [1000, 1000] },
    ],
  ),
  pair(
    'hourly on one and monthly on the other, in the texts',
    true,
    [
      'Litigation Paralegal',
      'Hartwell & Pine',
      'Draft discovery responses and demand letters, keep Filevine tidy, request medical records. California personal injury. $8/hr, 40 hours a week.',
      { pay: '$8/hr', hours: 40 },
    ],
    [
      'Litigation Paralegal',
      'Hartwell & Pine LLP',
      'Draft discovery responses and demand letters, keep Filevine tidy, request medical records. California personal injury. $1,386 monthly, full time.',
      { pay: '$1,386/month' },
    ],
  ),
  pair(
    'full time beside forty hours',
    true,
    [
      'HR Generalist',
      'Tambayan Coworking',
      'Handle 201 files, DOLE reports, Sprout payroll input and hiring for three coworking floors in Ortigas. Full time, hybrid.',
      { types: ['Full-time'], location: 'Pasig' },
    ],
    [
      'HR Generalist (Hybrid)',
      'Tambayan Coworking Inc',
      '40 hours/week. 201 files, DOLE reports, input for payroll in Sprout, recruitment. Three coworking floors, Ortigas.',
      { hours: 40, location: 'Ortigas, Pasig City' },
    ],
  ),
  pair(
    'place as country and as city with remote',
    true,
    [
      'React Native Developer',
      'Habitloop',
      'You own our habit tracking app: Expo, Supabase, RevenueCat. 40k users. Two other devs in Lisbon. Async, four hours overlap with WET.',
      { location: 'Philippines' },
    ],
    [
      'React Native Dev (WFH) 🚀',
      'Habitloop',
      'Own a habit tracking app with 40k users (Expo + Supabase + RevenueCat). Team: two devs in Lisbon. We work async, 4h overlap w/ WET.',
      { location: 'Remote, Manila' },
    ],
  ),
  pair(
    'a long boilerplate added by the board',
    true,
    [
      'Piping Designer',
      'Norstroem Engineering',
      'Piping designer for offshore modules: E3D layout, isometrics, stress input, clash reviews. Eight years, of which three in E3D. Alabang office.',
      { location: 'Muntinlupa' },
    ],
    [
      'Piping Designer',
      'Norstroem Engineering Philippines, Inc.',
      'Norstroem is an equal opportunity employer. We believe that diverse teams make better decisions and we welcome everyone regardless of origin, belief, age or gender. Our purpose is to help the world get its energy in a cleaner way. Benefits of working here include a retirement plan, learning hours, a health card and a yearly family day. Role: E3D layout, isometrics, stress input and clash reviews for offshore modules. Three years of E3D within eight as piping designer. Office: Alabang. By applying you agree to the privacy notice on our site.',
      { location: 'Alabang, Muntinlupa' },
    ],
  ),
  pair(
    'brand and company',
    true,
    [
      'Barista',
      'Kapewagon (Kalye Foods Inc.)',
      'Barista for our Maginhawa branch. Latte art is a plus, closing shift until 1 am, service charge shared, free coffee.',
      { location: 'Quezon City' },
    ],
    [
      'Barista',
      'Kapewagon',
      'barista - Maginhawa branch, closing shift til 1 am. latte art plus points. shared service charge, free coffee',
      { location: 'QC' },
    ],
  ),
  pair(
    'agency names the client',
    true,
    [
      'Dispatch Coordinator',
      'Redhook Towing',
      'Answer tow calls, dispatch 14 trucks in Towbook, talk to AAA and insurers, log ETAs. Nights, Brooklyn time.',
    ],
    [
      'Dispatch Coordinator',
      'Remotely Yours Staffing',
      'Our client Redhook Towing needs a night dispatcher (Brooklyn time). You answer tow calls, dispatch 14 trucks in Towbook, talk to AAA and insurers and log ETAs. Apply through our portal.',
    ],
  ),
  pair(
    'agency names the client in the title',
    true,
    [
      'Grant Writer',
      'Lighthouse Kids Foundation',
      'Write grant proposals for after-school programs, track deadlines in Instrumentl, report to funders each quarter. 15 hours a week.',
    ],
    [
      'Grant Writer (client: Lighthouse Kids Foundation)',
      'Talentbay',
      'Write grant proposals for after-school programs, track deadlines in Instrumentl, report to funders each quarter. 15 hours a week. Sent by Talentbay for its client.',
    ],
  ),
  pair(
    'typos and lower case',
    true,
    [
      'Shopify Product Lister',
      'Vintage Vinyl Co',
      'List 60 records a day: condition grade, Discogs link, photos cropped, price from our sheet. Must love music. $4.50/hour, 30 hours.',
    ],
    [
      'shopify prodct lister',
      'vintage vinyl',
      'list 60 record a day, grade the condtion, discogs link, crop photo, price from sheet. must luv music!! 4.50/hr 30 hrs',
    ],
  ),
  pair(
    'welder, figures and places agree',
    true,
    [
      'Welder',
      'Subic Hull Works',
      '6G welders for tugboat repair in Subic. SMAW and FCAW, NC II, ₱780 per day, barracks free, medical on us. 10 slots.',
      { location: 'Subic, Zambales' },
    ],
    [
      '6G WELDER x10 - URGENT',
      'SUBIC HULL WORKS INC',
      'Tugboat repair - SMAW/FCAW 6G. NC II holder. 780/day. Free barracks + medical. Subic.',
      { location: 'Zambales' },
    ],
  ),
  pair(
    'call center, repost by a recruiter',
    true,
    [
      'Customer Service Representative - Airline Account',
      'Skyline Connect',
      'Airline account, McKinley site. Rebook, refund, baggage claims in Amadeus. Voice, 24/7 shifts, ₱25,000 package with ₱20,000 signing bonus. College level.',
      { location: 'Taguig' },
    ],
    [
      'CSR (Airline) 20K SIGNING BONUS!! 💸',
      'Skyline Connect PH',
      'Hi! Recruiter Joy here 👋 Airline acct in McKinley, voice, 24/7. 25k package + 20k signing bonus. Rebooking, refunds & baggage claims (Amadeus training provided). College level ok!',
      { location: 'McKinley, Taguig City' },
    ],
  ),
  pair(
    'real estate, wording changed all over',
    true,
    [
      'Transaction Coordinator',
      'Saguaro Homes',
      'From contract to close for 18 agents in Tucson. Open escrow, send disclosures in Dotloop, follow inspection and appraisal dates, upload to SkySlope, keep buyers informed.',
    ],
    [
      'Real Estate Transaction Coordinator',
      'Saguaro Homes Realty',
      'Tucson brokerage (18 agents) looks for a TC. You will be opening escrows, preparing disclosure packets with Dotloop, watching appraisal and inspection deadlines, filing in SkySlope and updating our buyers weekly.',
    ],
  ),
  pair(
    'tutor, other title, same class',
    true,
    [
      'Math Tutor',
      'Singapath Learning',
      'Teach Singapore math to grade 3 to 6 pupils in Dubai, Zoom plus Bramble whiteboard, 4 pm to 8 pm GST. AED 25 per session of 45 minutes.',
    ],
    [
      'Online Singapore Math Teacher',
      'Singapath Learning Centre',
      'Grades 3-6 in Dubai. Singapore math via Zoom & Bramble, 4-8pm GST. 45-minute session = AED 25.',
    ],
  ),
  pair(
    'one form, typed in a hurry',
    true,
    [
      'Cold Caller',
      'Copperline Land',
      'Call owners of vacant land in Mohave County. BatchDialer, 250 dials, $5 plus $30 per signed contract. Apply: tally.example/cpl-callers',
    ],
    [
      'callers needed',
      'Copperline Land LLC',
      'apply here tally.example/cpl-callers . vacant land owners, mohave county, batchdialer 250 dials a day, 5/hr +30 per contract signed',
    ],
  ),
  pair(
    'code word, recruiter and address changed',
    true,
    [
      'Supply Chain Analyst',
      'Tropicana Snacks',
      'Forecast demand for 140 SKUs, run S&OP decks, tune safety stock in SAP IBP. Three years in FMCG. Subject: MANGO. Send to ana@tropicana.example, attention Ana Reyes.',
      { location: 'Makati' },
    ],
    [
      'Supply Chain Analyst',
      'Tropicana Snacks',
      'Forecast demand for 140 SKUs, run S&OP decks, tune safety stock in SAP IBP. Three years in FMCG. Subject: COCONUT. Send to jobs@tropicana.example, attention Liza Cruz.',
      { location: 'Makati City' },
    ],
  ),
  pair(
    'yaya, two lines',
    true,
    [
      'Yaya',
      'Santos family',
      'Stay-in yaya for twins (3 y/o) in Ayala Alabang, 14k, day off every other Sunday.',
      { location: 'Muntinlupa' },
    ],
    [
      'YAYA STAY IN',
      'Santos Family',
      'Hanap yaya para sa kambal na 3 y/o, Ayala Alabang. 14k sahod. Off every other Sunday. Stay in.',
      { location: 'Alabang' },
    ],
  ),
  pair(
    'clinic, employer hidden and rewritten',
    true,
    [
      'Optometry Billing Specialist',
      'Clearview Eye Group',
      'Bill VSP and EyeMed for nine optometry offices in Nebraska, RevolutionEHR, scrub claims, appeal denials, post ERAs. Two years optical billing.',
    ],
    [
      'Optometry Billing Specialist',
      'Confidential',
      'Nine optometry offices in Nebraska. Billing of VSP and EyeMed in RevolutionEHR: scrub claims, appeal denials, post ERAs. 2 yrs of optical billing needed.',
    ],
  ),
  pair(
    'machine learning, levels in one title are said in the text of the other',
    true,
    [
      'Data Engineer',
      'Paddyfield AI',
      'Build crop-yield pipelines from Sentinel-2 tiles: Airflow, dbt, BigQuery, some Rust. Los Baños lab, two days on site.',
      { location: 'Los Baños' },
    ],
    [
      'Data Engineer (Agri / Satellite)',
      'Paddyfield AI',
      'Sentinel-2 tiles in, crop yield out. You build these pipelines with Airflow + dbt on BigQuery (a bit of Rust). Hybrid at our Los Banos lab, 2 days.',
      { location: 'Laguna' },
    ],
  ),
  pair(
    'hotel, long and short',
    true,
    [
      'Front Office Associate',
      'Isla Verde Resort',
      'Check guests in and out with Opera, handle island transfers, upsell the sunset cruise and keep the night audit. Staff house in Puerto Galera, duty meals, service charge of about ₱6,000. Hospitality graduate preferred, new graduates welcome.',
      { location: 'Puerto Galera' },
    ],
    [
      'Front Desk / Front Office Associate',
      'Isla Verde Beach Resort',
      'Puerto Galera resort. Opera, check-ins, island transfers, night audit. Staff house + duty meals + ~6k service charge. New grads welcome.',
      { location: 'Oriental Mindoro' },
    ],
  ),
  pair(
    'wedding films, the second text talks to editors',
    true,
    [
      'Wedding Video Editor',
      'Honeyfilm Weddings',
      'Cut wedding films for couples in Melbourne. 4 highlight films of five minutes a week plus the long ceremony cut. DaVinci Resolve, LUTs given, music from Musicbed. $18 AUD per film hour.',
    ],
    [
      'Editor for wedding films',
      'Honeyfilm',
      'Do you cry at weddings? Good. We film couples around Melbourne and need 4 highlights (5 min) every week and the ceremony cut. Resolve only. We give you the LUTs and a Musicbed account. AUD 18 per film hour.',
    ],
  ),
  pair(
    'amazon, several cities, rewritten line',
    true,
    [
      'Customer Support Associate',
      'Ridgeport Outdoors',
      'Home based. Answer tents and kayak questions in Zendesk and on the phone, handle warranty claims with the Reno warehouse. 6 am to 3 pm Pacific.',
      { location: 'Cebu City' },
    ],
    [
      'Customer Support Associate - WFH',
      'Ridgeport Outdoors',
      'Home based. Answer tents and kayak questions in Zendesk and on the phone, handle warranty claims with the Reno warehouse. 6 am to 3 pm Pacific.',
      { location: 'Iloilo City' },
    ],
  ),
  pair(
    'accounts, abbreviations',
    true,
    [
      'Accounts Payable Specialist',
      'Blackbutt Timber',
      'Process 600 invoices a month in MYOB Exo, three-way match, supplier statements, weekly payment run for four Queensland mills.',
    ],
    [
      'AP Specialist (Australian timber company)',
      'Blackbutt Timber Pty Ltd',
      'Queensland timber company, 4 mills. MYOB Exo. 600 invoices/mo, 3-way matching, statement recs, weekly pay run.',
    ],
  ),
  pair(
    'driver, pay and route',
    true,
    [
      'Company Driver',
      'Agila Pharma',
      'Drive medical representatives between Davao, Tagum and Panabo. Manual L300 van, restriction 2, clean NBI. 18,000 monthly plus trip allowance of 300.',
      { location: 'Davao City' },
    ],
    [
      'DRIVER (L300)',
      'Agila Pharma Distribution',
      'L300 driver, manual, restriction 2. Route Davao-Tagum-Panabo with our med reps. 18k + 300 per trip. NBI clearance.',
      { location: 'Davao' },
    ],
  ),
  pair(
    'wordpress, pay told in pesos and in dollars',
    true,
    [
      'WordPress Developer',
      'Kiwi Web Barn',
      'Care plans for 130 WordPress sites of New Zealand wineries: updates, Bricks builder fixes, WP Rocket, restore from ManageWP. Overlap with Auckland mornings.',
      { pay: 'PHP 58,000 per month' },
    ],
    [
      'WordPress Maintenance Developer',
      'Kiwi Web Barn',
      'We look after 130 winery sites in New Zealand. You do the updates, repair Bricks pages, WP Rocket tuning, ManageWP restores. Auckland mornings.',
      { pay: '$1,000 per month' },
    ],
  ),
  pair(
    'security guard, boards of two kinds',
    true,
    [
      'Security Guard',
      'Matapat Security Agency',
      'Guards for a mall in Tarlac, 12 hour duty, licensed SG, 5’5 and up, ₱695 a day, SSS and PhilHealth, deployment within the week.',
      { location: 'Tarlac City' },
    ],
    [
      'Licensed Security Guard (Mall)',
      'Matapat Security',
      "mall in Tarlac. w/ SG license, 5'5 up, 12hrs duty. ₱695/day. may SSS PhilHealth. deploy agad within the week",
      { location: 'Tarlac' },
    ],
  ),
  pair(
    'translator, summary of a board',
    true,
    [
      'Subtitle Translator (English to Tagalog)',
      'Bayani Subs',
      'Translate Korean drama subtitles from the English template into natural Tagalog, 22 minutes an episode, Ooona tool, 48 hours turnaround. USD 2.20 per runtime minute. Netflix style guide.',
    ],
    [
      'English to Tagalog Subtitler',
      'Bayani Subs',
      'Korean drama episodes, English template to Tagalog, Ooona, Netflix style guide. $2.20 per runtime minute.',
    ],
  ),
  pair(
    'nurse, hospital in capitals and short',
    true,
    [
      'Dialysis Nurse',
      'Renalcare Batangas',
      'RN with six months in hemodialysis. Fresenius 4008S machines, 3 shifts, MWF and TTHS patients. ₱22,500 plus hazard pay; relocation help for nurses from Visayas.',
      { location: 'Batangas City' },
    ],
    [
      'HEMODIALYSIS NURSE',
      'RENALCARE BATANGAS INC.',
      'HD NURSE, 6 MONTHS EXP, FRESENIUS 4008S, MWF/TTHS, 22,500 + HAZARD PAY, RELOCATION ASSISTANCE FROM VISAYAS',
      { location: 'Batangas' },
    ],
  ),
  pair(
    'chat moderator, rate per hour in a title',
    true,
    [
      'Community Moderator',
      'Pixelkeep Games',
      'Moderate our Discord of 90,000 players of Emberfall. Handle reports, run Friday events, escalate cheaters with clips. Weekend mornings UTC. $5/h.',
    ],
    [
      'Discord Community Moderator $5/h',
      'Pixelkeep Games',
      'Emberfall Discord (90k players). Reports, cheaters, Friday events. Weekends, mornings UTC.',
    ],
  ),
]
