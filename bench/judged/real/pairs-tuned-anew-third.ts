import { type JudgedPair, pairOf as pair } from './pair.ts'

const HANDS = `Handsfree Remote matches owners of small firms with assistants from Visayas and Mindanao. You get weekly pay, paid birthday,
HMO after probation, a coach and a community of 600. We look at your English, at your internet and at your manners. `

/** A third part of such pairs, measured before anything was changed for it as well. */
export const PAIRS_TUNED_ANEW_THIRD: readonly JudgedPair[] = [
  pair(
    'bookkeeper, agency text dropped by the other board',
    true,
    [
      'Bookkeeper for a landscaping company',
      'Handsfree Remote',
      `${HANDS}Your owner has a landscaping company in Boise with nine crews. Enter bills in QuickBooks Online, match Home Depot receipts, job costing per yard, payroll through Gusto on Thursdays.`,
    ],
    [
      'Bookkeeper - Landscaping',
      'Handsfree Remote',
      'Landscaping company (Boise, 9 crews). QuickBooks Online bills, Home Depot receipt matching, job costing, Thursday payroll in Gusto.',
    ],
  ),
  pair(
    'executive assistant, signed by two people',
    true,
    [
      'Executive Assistant',
      'Marlow & Finch',
      'I run a portrait studio in Bath and need my evenings back. You will sort my inbox in Superhuman, keep Acuity full, chase gallery orders and book trains. UK afternoons, £7 an hour. Thanks, Imogen',
    ],
    [
      'Executive Assistant',
      'Marlow & Finch Ltd',
      'I run a portrait studio in Bath and need my evenings back. You will sort my inbox in Superhuman, keep Acuity full, chase gallery orders and book trains. UK afternoons, £7 an hour. Cheers, Tom (studio manager)',
    ],
  ),
  pair(
    'agents, number of seats and start moved',
    true,
    [
      'Travel Consultant',
      'Globeway BPO',
      'We need 5 travel consultants for our Eastwood site. Sabre, fares, reissues, angry passengers at 3 am. Two years in travel. Training starts on May 4.',
    ],
    [
      'Travel Consultant - 12 seats',
      'Globeway BPO',
      'Hiring 12 travel consultants for our Eastwood site! Sabre, fares, reissues, angry passengers at 3 am. Two years in travel. Training starts on June 15.',
    ],
  ),
  pair(
    'farm, place told two ways',
    true,
    [
      'Farm Supervisor',
      'Greenacres Pineapple',
      'Leads 40 harvesters, sprays by calendar, keeps the tractor log, reports yield per hectare. BS Agriculture. House on the farm in Manolo Fortich.',
      { location: 'Bukidnon' },
    ],
    [
      'Farm Supervisor (Agriculture grad)',
      'Greenacres Pineapple Corp.',
      'BS Agri. Supervise 40 harvesters at our Manolo Fortich farm, spraying calendar, tractor logbook, yield per hectare reports. Free house.',
      { location: 'Manolo Fortich' },
    ],
  ),
  pair(
    'animator, title in other words',
    true,
    [
      'Motion Designer',
      'Tinyrocket Learning',
      'Animate three-minute science lessons for kids in After Effects from finished boards, rig simple characters with Duik, two lessons a week, voice-over is there.',
    ],
    [
      '2D Animator (After Effects, educational videos)',
      'Tinyrocket Learning',
      'Science lessons for kids. Boards and voice over finished, you animate in After Effects (Duik rigs). 3 mins per lesson, 2 lessons weekly.',
    ],
  ),
  pair(
    'caregiver, translation of a short text',
    true,
    [
      'Caregiver',
      'Villanueva Family',
      'Caregiver for a bedridden grandmother in Tagaytay. NC II, knows how to use a feeding tube, 24 hour stay-in, two days off a month, 20,000.',
      { location: 'Tagaytay' },
    ],
    [
      'Caregiver stay-in',
      'Villanueva family',
      'Caregiver para sa bedridden na lola sa Tagaytay. May NC II, marunong sa feeding tube. Stay-in, 2 days off kada buwan, 20k.',
      { location: 'Tagaytay City' },
    ],
  ),
  pair(
    'SEO, hourly and weekly',
    true,
    [
      'SEO Specialist',
      'Plumbtop Marketing',
      'Local SEO for plumbers in Ohio: GBP posts, citations with BrightLocal, location pages, 12 backlinks a month. $6 per hour, 40 hours.',
      { pay: '$6 per hour', hours: 40 },
    ],
    [
      'Local SEO Specialist',
      'Plumbtop Marketing LLC',
      'Plumbers in Ohio. GBP posting, BrightLocal citations, location pages and 12 backlinks monthly. $240 weekly.',
      { pay: '$240 per week' },
    ],
  ),
  pair(
    'support, brand and its company',
    true,
    [
      'Customer Happiness Agent',
      'Snugglebug (Lark Home Goods LLC)',
      'Answer parents who bought our weighted blankets: Gorgias, Loop returns, a little Klaviyo. Weekends included. CST.',
    ],
    [
      'Customer Happiness Agent',
      'Lark Home Goods',
      'Weighted blankets for kids. Answer parents in Gorgias, returns with Loop, some Klaviyo. CST, works weekends.',
    ],
  ),
  pair(
    'engineer, recruiter text around the same core',
    true,
    [
      'Structural Engineer',
      'Pacific Rim Consulting',
      'Design steel and timber frames to AS 4100 in Tekla and SpaceGass for Sydney houses, check shop drawings, three to five years.',
      { location: 'Makati' },
    ],
    [
      'Structural Engineer (Australian Standards)',
      'Pacific Rim Consulting',
      'Are you a civil engineer who wants stable hours? Our friends at Pacific Rim grow their Makati hub. In this seat you would design timber and steel frames for houses in Sydney (AS 4100), model in Tekla, run SpaceGass and check shop drawings. 3-5 years. Day shift. Message me for a chat!',
      { location: 'Makati City' },
    ],
  ),
  pair(
    'Instagram, emoji list',
    true,
    [
      'Instagram Manager',
      'Luna Tarot',
      'Post daily on our tarot Instagram, 5 reels a week with CapCut, answer DMs within two hours, plan full moon sales. 20 hours, $5.',
    ],
    [
      'IG Manager 🌙',
      'Luna Tarot',
      '🌙 tarot page\n🌙 5 reels/week (CapCut)\n🌙 daily posts\n🌙 DMs in 2 hrs\n🌙 full moon sale planning\n🌙 20h @ $5',
    ],
  ),
  // Two jobs each.
  pair(
    'agency, landscapers of two towns',
    false,
    [
      'Bookkeeper',
      'Handsfree Remote',
      `${HANDS}Your owner has a landscaping company in Boise. Bills in QuickBooks Online, job costing, payroll through Gusto.`,
    ],
    [
      'Bookkeeper',
      'Handsfree Remote',
      `${HANDS}Your owner has a landscaping company in Tampa. Bills in QuickBooks Online, job costing, payroll through Gusto.`,
    ],
  ),
  pair(
    'AP and AR',
    false,
    [
      'Finance Associate',
      'Globeway BPO',
      'Finance shared services in Eastwood. You will work on the AP team in SAP: vendor invoices and payments. BS Accountancy.',
    ],
    [
      'Finance Associate',
      'Globeway BPO',
      'Finance shared services in Eastwood. You will work on the AR team in SAP: customer invoices and collections. BS Accountancy.',
    ],
  ),
]
