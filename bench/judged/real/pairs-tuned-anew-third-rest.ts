import { type JudgedPair, pairOf as pair } from './pair.ts'

const HANDS = `Handsfree Remote matches owners of small firms with assistants from Visayas and Mindanao. You get weekly pay, paid birthday,
HMO after probation, a coach and a community of 600. We look at your English, at your internet and at your manners. `

/** The rest of pairs-tuned-anew-third.ts. */
export const PAIRS_TUNED_ANEW_THIRD_REST: readonly JudgedPair[] = [
  pair(
    'full time and part time in the words',
    false,
    [
      'Instagram Manager',
      'Luna Tarot',
      'Post daily on our tarot Instagram, reels with CapCut, answer DMs. This is full-time.',
    ],
    [
      'Instagram Manager',
      'Luna Tarot',
      'Post daily on our tarot Instagram, reels with CapCut, answer DMs. This is part time.',
    ],
  ),
  pair(
    'permanent and a reliever',
    false,
    [
      'Preschool Teacher',
      'Little Oaks',
      'Nursery class of 12 in Antipolo, ECE graduate, permanent position.',
      { location: 'Antipolo' },
    ],
    [
      'Preschool Teacher',
      'Little Oaks',
      'Nursery class of 12 in Antipolo, ECE graduate, reliever for three months.',
      { location: 'Antipolo' },
    ],
  ),
  pair(
    'structural and MEP',
    false,
    [
      'Design Engineer',
      'Pacific Rim Consulting',
      'Design steel and timber frames for Sydney houses, AS 4100, Tekla, three to five years.',
      { location: 'Makati' },
    ],
    [
      'Design Engineer',
      'Pacific Rim Consulting',
      'Design drainage and hot water for Sydney houses, AS 3500, Revit MEP, three to five years.',
      { location: 'Makati' },
    ],
  ),
  pair(
    'animation and illustration',
    false,
    [
      'Motion Designer',
      'Tinyrocket Learning',
      'Science lessons for kids. Animate from boards in After Effects, two lessons a week.',
    ],
    [
      'Illustrator',
      'Tinyrocket Learning',
      'Science lessons for kids. Draw the boards and backgrounds in Procreate, two lessons a week.',
    ],
  ),
  pair(
    'one family, day and night',
    false,
    [
      'Caregiver',
      'Villanueva Family',
      'Caregiver for a bedridden grandmother in Tagaytay. NC II, feeding tube. Day duty, stay-out, 700 a day.',
    ],
    [
      'Caregiver',
      'Villanueva Family',
      'Caregiver for a bedridden grandmother in Tagaytay. NC II, feeding tube. Night duty, stay-out, 700 a day.',
    ],
  ),
  pair(
    'two breeds of one farm',
    false,
    [
      'Farm Worker',
      'Greenacres',
      'Feed and wash pigs, clean pens, night watch twice a week. House on the farm, ₱420 a day.',
      { location: 'Bukidnon' },
    ],
    [
      'Farm Worker',
      'Greenacres',
      'Feed and vaccinate chickens, clean pens, night watch twice a week. House on the farm, ₱420 a day.',
      { location: 'Bukidnon' },
    ],
  ),
  pair(
    'two seats of a rewritten text',
    false,
    [
      'Customer Happiness Agent',
      'Lark Home Goods',
      'Weighted blankets for kids. Answer parents in Gorgias, returns with Loop. CST, works weekends.',
    ],
    [
      'Customer Happiness Agent',
      'Lark Home Goods',
      'Our blanket company looks for somebody on the phones: late parcels, wholesale shops, Aircall, Monday to Friday, CST.',
    ],
  ),
  pair(
    'local SEO and link building',
    false,
    ['SEO Specialist', 'Plumbtop Marketing', 'Plumbers in Ohio. GBP posting, BrightLocal citations, location pages.'],
    ['SEO Specialist', 'Plumbtop Marketing', 'Plumbers in Ohio. Guest posts, outreach with Pitchbox, broken links.'],
  ),
  pair(
    'agency, general text only',
    false,
    ['Virtual Assistant', 'Handsfree Remote', `${HANDS}Inbox, calendar and travel for a realtor in Reno.`],
    ['Virtual Assistant', 'Handsfree Remote', `${HANDS}Inbox, calendar and travel for a therapist in Reno.`],
  ),
  pair(
    'two employers of one name’s beginning',
    false,
    [
      'Sales Associate',
      'Golden Harvest Foods',
      'Sell frozen goods to sari-sari stores in Tondo, motorcycle, daily quota.',
    ],
    [
      'Sales Associate',
      'Golden Harvest Realty',
      'Sell lots to families in Tondo, site tripping, commission of five percent.',
    ],
  ),
  pair(
    'unit and price',
    false,
    ['Online Writer', 'Essaymill', 'Write 1,000 words a day about pet food. $10 per article.'],
    ['Online Writer', 'Essaymill', 'Write 1,000 words a day about pet food. $22 per article.'],
  ),
  pair(
    'two lines of products',
    false,
    ['Amazon VA', 'Trailhaus', 'Listings, cases and inventory for our camping stoves. Helium 10, 3 years, EST.'],
    ['Amazon VA', 'Trailhaus', 'Listings, cases and inventory for our dog beds. Helium 10, 3 years, EST.'],
  ),
]
