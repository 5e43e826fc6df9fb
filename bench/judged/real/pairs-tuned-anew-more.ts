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
]
