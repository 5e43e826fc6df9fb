import { type JudgedPair, pairOf as pair } from './pair.ts'

/** More pairs, written once the rules for rarely used words stood and measured before anything was changed for them. */
export const PAIRS_TUNED_ANEW_MORE: readonly JudgedPair[] = [
  pair(
    'solar sales, two names of the same work',
    true,
    [
      'Inside Sales Representative',
      'Sunharvest Energy',
      'Call back people in Arizona who asked for a solar quote, explain net metering and book the site survey in Salesforce. Two years of phone sales. 7 dollars an hour and 40 dollars for every survey that is done.',
    ],
    [
      'Telesales Agent - US Solar',
      'Sunharvest Energy',
      'Warm leads only! Arizona homeowners who requested a solar quote. You explain net metering, then put the site survey into Salesforce. $7/hr + $40 per completed survey. 2 yrs phone sales pls.',
    ],
  ),
  pair(
    'household cook',
    true,
    [
      'Family Cook',
      'De Leon Household',
      'Cook for a family of five in Loyola Heights. Knows Kapampangan dishes, can bake simple cakes, goes to market on Saturdays. Live-in, 16,000 pesos.',
      { location: 'Quezon City' },
    ],
    [
      'Kusinera (stay-in)',
      'De Leon Household',
      'Kusinera para sa pamilyang lima, Loyola Heights. Marunong ng lutong Kapampangan, konting baking, palengke tuwing Sabado. 16k.',
      { location: 'QC' },
    ],
  ),
  pair(
    'IT helpdesk with a headline and a list',
    true,
    [
      'IT Helpdesk Analyst',
      'Orchard Legal IT',
      'About the job\nYou are the first line for 300 lawyers in Dublin. You reset passwords in Entra, fix Outlook and iManage, image laptops with Autopilot and close tickets in Freshservice.\nAbout you\nA year on a desk, patient voice.\nHours\n9 to 5.30 Irish time.',
    ],
    [
      'Service Desk Analyst (Law firm, Dublin)',
      'Orchard Legal IT Ltd',
      '- 300 lawyers as users (Dublin)\n- Entra password resets, Outlook + iManage issues\n- Autopilot laptop imaging\n- Freshservice ticketing\n- 1 yr helpdesk exp\n- 9:00-5:30 Irish time',
    ],
  ),
  pair(
    'data entry, summary only',
    true,
    [
      'Data Entry Specialist',
      'Farmgate Co-op',
      'Our co-op in Waikato records milk deliveries of 410 farms. You key the paper dockets into Dynamics NAV, compare fat and protein tests with the lab file, and ring drivers when a docket is missing. Four hours each morning, starting at 5 am NZ time.',
    ],
    [
      'Data Entry Specialist',
      'Farmgate Co-op',
      'Key milk dockets of 410 farms into Dynamics NAV, compare lab tests. 4 hrs, from 5am NZ.',
    ],
  ),
  pair(
    'property manager, agency rewrites for its client',
    true,
    [
      'Property Management Assistant',
      'Keystone Rentals',
      'Assist with 260 doors in Cleveland. Tenant messages in AppFolio, work orders to vendors, renewals, late rent notices. Eastern hours. $6.50/hr.',
    ],
    [
      'Property Management Virtual Assistant',
      'HireBridge PH',
      'HireBridge is hiring for our client Keystone Rentals. They look after 260 doors in Cleveland, and you would look after AppFolio messages from tenants, vendor work orders, lease renewals and notices for late rent. $6.50 hourly, Eastern time. We offer HMO.',
    ],
  ),
  pair(
    'machine operator, capital letters and abbreviations',
    true,
    [
      'CNC Machine Operator',
      'Precision Tek Cavite',
      'Operates Mazak lathes, reads drawings, measures with micrometers, 3 rotating shifts in Dasmariñas. Vocational course in machining, one year. ₱520 a day with night premium.',
      { location: 'Dasmariñas' },
    ],
    [
      'CNC OPERATOR - DASMA',
      'PRECISION TEK',
      'MAZAK LATHE. 1 YR EXP. VOC COURSE MACHINING. CAN READ DRAWING & USE MICROMETER. 3 SHIFTS. P520/DAY + NIGHT PREM',
      { location: 'Dasmariñas, Cavite' },
    ],
  ),
  pair(
    'newsletter writer, chatty rewrite',
    true,
    [
      'Newsletter Writer',
      'The Slow Coffee Post',
      'Write our Tuesday and Friday letters about coffee farmers and brewing for 22,000 subscribers on Beehiiv. 700 words each, two interviews a month with roasters, an editor reads along. $90 a letter.',
    ],
    [
      'Coffee nerd who writes (newsletter)',
      'The Slow Coffee Post',
      'Do people call you a coffee snob? We publish on Beehiiv every Tuesday and Friday, 22k readers, stories on brewing and the farmers behind it. Each letter is 700 words and pays $90. Twice a month you interview a roaster. You get an editor.',
    ],
  ),
  pair(
    'QA tester, stack and country agree',
    true,
    [
      'QA Tester (Manual)',
      'Ferrywise',
      'Manual testing of our ticketing kiosk for Norwegian ferries. Test cases in TestRail, bugs in Jira, devices shipped to you. Three years. ISTQB is welcome. Works with developers in Bergen.',
      { hours: 40 },
    ],
    [
      'Manual QA Tester',
      'Ferrywise AS',
      'Full-time. Ferry ticket kiosk (Norway). TestRail + Jira. We ship the devices. You will work with the devs in Bergen. ISTQB nice to have, 3 yrs min.',
      { types: ['Full-time'] },
    ],
  ),
  pair(
    'property listing writer, pay per piece',
    true,
    [
      'Real Estate Copywriter',
      'Bondi Listings',
      'Write 15 property descriptions a week for agents in Sydney’s eastern suburbs from photos and a floor plan. Australian spelling, 180 words, AUD 12 per listing, same-day return.',
    ],
    [
      'Listing Copywriter (Australian real estate)',
      'Bondi Listings Pty Ltd',
      'Agents of Sydney’s eastern suburbs need 180-word descriptions; you get photos + floor plan and hand in the same day. 15 per week. A$12 each. Aussie spelling is a must.',
    ],
  ),
  pair(
    'security officer, hotel',
    true,
    [
      'Hotel Security Officer',
      'Bayview Grand',
      'Patrols the Roxas Boulevard hotel, checks bags, writes incident reports, CCTV room every third night. Criminology graduate. 18,500 to 20,000.',
      { location: 'Manila', pay: 'PHP 18,500 - 20,000' },
    ],
    [
      'Security Officer',
      'Bayview Grand Hotel',
      'Criminology grad for hotel on Roxas Blvd. Patrol, bag check, incident report, CCTV rotation. ₱19,000',
      { location: 'Ermita, Manila', pay: 'PHP 19,000' },
    ],
  ),
  pair(
    'medical scribe, long text cut in the middle',
    true,
    [
      'Medical Scribe',
      'Pediatric Partners of Boise',
      'You listen to visits through our headset app and chart in athenahealth while the pediatrician talks with the family. SOAP notes, growth charts, vaccine refusals, school forms. Nursing or premed graduates with quick typing. Mountain time mornings. We are three doctors and we laugh a lot.',
    ],
    [
      'Virtual Medical Scribe',
      'Pediatric Partners of Boise',
      'Live charting in athenahealth for pediatricians (SOAP notes, growth charts, school forms). Nursing / premed graduates, quick typing. Mornings, Mountain time.',
    ],
  ),
  pair(
    'warehouse, town in the title',
    true,
    [
      'Reach Truck Operator',
      'Coldstore Bulacan',
      'Reach truck operator in our minus 20 cold store in Marilao. TESDA forklift NC II, jacket provided, ₱600 a day, 6 days.',
      { location: 'Bulacan' },
    ],
    [
      'REACH TRUCK OPERATOR (MARILAO) - 3 SLOTS',
      'Coldstore Bulacan Inc.',
      'Forklift NC II. -20 cold store, Marilao. Jacket provided. 600/day, 6 days a week. Apply at the gate, look for Ma’am Tess.',
      { location: 'Marilao' },
    ],
  ),
  pair(
    'pinterest, same owner, a year in business more',
    true,
    [
      'Pinterest Manager',
      'Craftyhen',
      'I sell crochet patterns on Etsy. Make 20 pins a week in Canva, schedule them with Tailwind, watch which boards bring clicks. 6 hours weekly, $8/hr.',
    ],
    [
      'Pinterest VA for crochet shop',
      'Craftyhen',
      'Crochet pattern seller (Etsy) needs help: 20 Canva pins weekly, Tailwind scheduling, tell me which boards get clicks! about 6 hrs, 8 usd per hour',
    ],
  ),
  pair(
    'HVAC estimator, hidden firm',
    true,
    [
      'HVAC Estimator',
      'Ironvale Mechanical',
      'Take off ductwork and VRF systems in Bluebeam and FastDUCT for schools in Ontario, price with Trane and Daikin vendors, submit bids by Tuesday. Five years, Canadian codes.',
    ],
    [
      'HVAC Estimator',
      'Confidential',
      'Ontario school projects. Duct and VRF take-offs (Bluebeam, FastDUCT), vendor pricing from Trane / Daikin, bids due Tuesdays. 5 yrs with Canadian codes.',
    ],
  ),
  pair(
    'paid ads, rewritten with a new intro and outro',
    true,
    [
      'Meta Ads Buyer',
      'Lumen Dental Marketing',
      'Run Meta campaigns for 35 implant dentists. You build lead forms, test UGC creatives, keep CPL under $28, and write a Loom report per account each Monday.',
    ],
    [
      'Media Buyer (Meta)',
      'Lumen Dental Marketing',
      'We help dentists grow. Our agency is small, remote and drama-free, and we look for somebody who wants to stay for years. The seat: Meta campaigns of 35 dentists who place implants; lead forms; UGC tests; a CPL under $28; each Monday a Loom report for every account. If that sounds like you we would love to hear from you.',
    ],
  ),
  // Two jobs each.
  pair(
    'ads for two networks',
    false,
    [
      'Ads Buyer',
      'Lumen Dental Marketing',
      'Run Meta campaigns for 35 implant dentists, lead forms, UGC creatives, CPL under $28, Monday reports.',
    ],
    [
      'Ads Buyer',
      'Lumen Dental Marketing',
      'Run Google campaigns for 35 implant dentists, search terms, landing pages, CPL under $45, Monday reports.',
    ],
  ),
  pair(
    'scribes of two clinics',
    false,
    [
      'Medical Scribe',
      'ScribeNest',
      'Live charting for a pediatric clinic in Boise, athenahealth, SOAP notes, mornings.',
    ],
    [
      'Medical Scribe',
      'ScribeNest',
      'Live charting for a cardiology clinic in Tulsa, eClinicalWorks, SOAP notes, mornings.',
    ],
  ),
  pair(
    'operators of two machines',
    false,
    [
      'Machine Operator',
      'Precision Tek Cavite',
      'Operates Mazak lathes, reads drawings, 3 rotating shifts in Dasmariñas, one year, ₱520 a day.',
      { location: 'Dasmariñas' },
    ],
    [
      'Machine Operator',
      'Precision Tek Cavite',
      'Operates injection molding machines, changes molds, 3 rotating shifts in Dasmariñas, one year, ₱520 a day.',
      { location: 'Dasmariñas' },
    ],
  ),
  pair(
    'estimators of two trades',
    false,
    [
      'Estimator',
      'Ironvale Mechanical',
      'Take off ductwork in Bluebeam for schools in Ontario, vendor pricing, bids by Tuesday, five years.',
    ],
    [
      'Estimator',
      'Ironvale Mechanical',
      'Take off plumbing in Bluebeam for schools in Ontario, vendor pricing, bids by Tuesday, five years.',
    ],
  ),
  pair(
    'tenants and owners',
    false,
    [
      'Property Management Assistant',
      'Keystone Rentals',
      'Assist with 260 doors in Cleveland. Tenant messages in AppFolio, work orders, renewals, late rent notices.',
    ],
    [
      'Property Management Assistant',
      'Keystone Rentals',
      'Assist with 260 doors in Cleveland. Owner statements in AppFolio, distributions, vendor bills, 1099s.',
    ],
  ),
  pair(
    'testers, manual and automation',
    false,
    [
      'QA Tester',
      'Ferrywise',
      'Testing of our ticketing kiosk for Norwegian ferries, by hand, cases in TestRail, bugs in Jira.',
    ],
    [
      'QA Tester',
      'Ferrywise',
      'Testing of our ticketing kiosk for Norwegian ferries, automation with Playwright, bugs in Jira.',
    ],
  ),
  pair(
    'writers of two letters',
    false,
    [
      'Newsletter Writer',
      'Postbox Media',
      'Write a weekly letter about coffee for 22,000 readers on Beehiiv, 700 words, $90 a letter.',
    ],
    [
      'Newsletter Writer',
      'Postbox Media',
      'Write a weekly letter about gravel bikes for 9,000 readers on Beehiiv, 700 words, $90 a letter.',
    ],
  ),
  pair(
    'agency, cook and driver of one family',
    false,
    [
      'Household Staff',
      'Manila Maids Agency',
      'Cook for a family of five in Loyola Heights, Kapampangan dishes, live-in, 16,000.',
    ],
    [
      'Household Staff',
      'Manila Maids Agency',
      'Driver for a family of five in Loyola Heights, automatic and manual, live-in, 16,000.',
    ],
  ),
  pair(
    'tier one and network team',
    false,
    [
      'IT Support Analyst',
      'Orchard Legal IT',
      'First line for 300 lawyers in Dublin: Entra passwords, Outlook, iManage, laptops, Freshservice.',
    ],
    [
      'IT Support Analyst',
      'Orchard Legal IT',
      'Network team for 300 lawyers in Dublin: Meraki switches, firewalls, VPN, on call, Freshservice.',
    ],
  ),
  pair(
    'two nights of a hotel',
    false,
    [
      'Security Officer',
      'Bayview Grand',
      'Patrols, bag checks, incident reports, CCTV. 6 am to 6 pm. Criminology graduate.',
      { location: 'Manila' },
    ],
    [
      'Security Officer',
      'Bayview Grand',
      'Patrols, bag checks, incident reports, CCTV. 6 pm to 6 am. Criminology graduate.',
      { location: 'Manila' },
    ],
  ),
  pair(
    'virtual assistants of one coach',
    false,
    [
      'Virtual Assistant',
      'Coach Dana',
      'I coach nurses. You edit my podcast in Descript, make reels and schedule them with Later. 10 hours.',
    ],
    [
      'Virtual Assistant',
      'Coach Dana',
      'I coach nurses. You keep my calendar, send invoices in Dubsado and answer clients in Voxer. 10 hours.',
    ],
  ),
  pair(
    'agency text and a line',
    false,
    [
      'Customer Support Specialist',
      'HireBridge PH',
      'HireBridge places people with growing firms abroad. HMO, paid leave, 13th month, steady career. Fill the form, take the test, meet the client. A pet food brand in Leeds, chat in Gorgias, weekends.',
    ],
    [
      'Customer Support Specialist',
      'HireBridge PH',
      'HireBridge places people with growing firms abroad. HMO, paid leave, 13th month, steady career. Fill the form, take the test, meet the client. A solar installer in Perth, phone in RingCentral, weekdays.',
    ],
  ),
]
