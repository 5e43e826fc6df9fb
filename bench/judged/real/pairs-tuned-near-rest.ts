import { type JudgedPair, pairOf as pair } from './pair.ts'

const PARTNER = `Kalapati Partners is a remote staffing company from Dumaguete. Your benefits: HMO with two dependents, 13th month, paid
holidays, laptop on loan, yearly party. Steps: form, English test, interview with Kalapati, interview with the client. Everyone works
from home on the hours of the client. `

/** The rest of pairs-tuned-near.ts. */
export const PAIRS_TUNED_NEAR_REST: readonly JudgedPair[] = [
  pair(
    'coordinator and her assistant',
    false,
    [
      'Logistics Coordinator',
      'Mactan Freight',
      'Track containers in CargoWise, bills of lading, truckers and the Cebu port, Hapag-Lloyd shipments.',
    ],
    [
      'Logistics Assistant',
      'Mactan Freight',
      'Track containers in CargoWise, file bills of lading, Cebu port papers, Hapag-Lloyd shipments.',
    ],
  ),
  pair(
    'import and export',
    false,
    [
      'Logistics Coordinator - Import',
      'Mactan Freight',
      'CargoWise, bills of lading, truckers and the Cebu port. Two years in forwarding.',
    ],
    [
      'Logistics Coordinator - Export',
      'Mactan Freight',
      'CargoWise, bills of lading, truckers and the Cebu port. Two years in forwarding.',
    ],
  ),
  pair(
    'two families',
    false,
    ['Yaya', 'Private household', 'Stay-in yaya for twins (3 y/o) in Ayala Alabang, 14k, day off every other Sunday.'],
    ['Yaya', 'Private household', 'Stay-in yaya for a newborn in Ayala Alabang, 14k, day off every other Sunday.'],
  ),
  pair(
    'drivers of two routes',
    false,
    [
      'Company Driver',
      'Agila Pharma',
      'Drive medical representatives between Davao, Tagum and Panabo. Manual L300, restriction 2.',
      { location: 'Davao' },
    ],
    [
      'Company Driver',
      'Agila Pharma',
      'Drive medical representatives between Davao, Digos and Kidapawan. Manual L300, restriction 2.',
      { location: 'Davao' },
    ],
  ),
  pair(
    'guards of two posts',
    false,
    [
      'Security Guard',
      'Matapat Security',
      'Guards for a mall in Tarlac, 12 hour duty, licensed, ₱695 a day, SSS and PhilHealth.',
      { location: 'Tarlac' },
    ],
    [
      'Security Guard',
      'Matapat Security',
      'Guards for a factory in Tarlac, 12 hour duty, licensed, ₱695 a day, SSS and PhilHealth.',
      { location: 'Tarlac' },
    ],
  ),
  pair(
    'hidden employers, one kind of text',
    false,
    [
      'Virtual Assistant',
      'Confidential',
      'Looking for a virtual assistant for email, calendar, travel and research. Good English. Flexible hours.',
    ],
    [
      'Virtual Assistant',
      'Jordan P.',
      'Looking for a virtual assistant for email, calendar, invoices and data entry. Good English. Flexible hours.',
    ],
  ),
  pair(
    'generic texts of one employer',
    false,
    [
      'Virtual Assistant',
      'Brightpath',
      'We need a virtual assistant to help our busy team with administrative tasks. Must be organized and a fast learner.',
    ],
    [
      'Virtual Assistant',
      'Brightpath',
      'We need a virtual assistant to help our busy team with social media. Must be creative and a fast learner.',
    ],
  ),
  pair(
    'two wards rewritten',
    false,
    [
      'Registered Nurse',
      'Renalcare Batangas',
      'RN with six months in hemodialysis. Fresenius machines, MWF and TTHS patients. ₱22,500 plus hazard pay.',
    ],
    [
      'Registered Nurse',
      'Renalcare Batangas',
      'RN for the infusion room. Chemotherapy and iron drips, morning clinic, ₱22,500 plus hazard pay.',
    ],
  ),
  pair(
    'setter and account executive',
    false,
    [
      'Appointment Setter',
      'Voltbarn Energy',
      'Call homeowners in Texas about batteries, qualify, hand them to the closer in HubSpot. $5/hr.',
    ],
    [
      'Sales Closer',
      'Voltbarn Energy',
      'Close homeowners in Texas on batteries over Zoom, deals in HubSpot. Commission only.',
    ],
  ),
  pair(
    'photo and video',
    false,
    [
      'Wedding Photo Editor',
      'Honeyfilm Weddings',
      'Melbourne weddings. Cull and color 900 photos per wedding in Lightroom, 48 hours.',
    ],
    [
      'Wedding Video Editor',
      'Honeyfilm Weddings',
      'Melbourne weddings. Cut 5 minute highlights in DaVinci Resolve, 48 hours.',
    ],
  ),
  pair(
    'weekday and weekend moderators',
    false,
    [
      'Community Moderator',
      'Pixelkeep Games',
      'Moderate our Discord of 90,000 players of Emberfall. Reports, events, cheaters. Monday to Friday.',
    ],
    [
      'Community Moderator',
      'Pixelkeep Games',
      'Moderate our Discord of 90,000 players of Emberfall. Reports, events, cheaters. Saturday and Sunday.',
    ],
  ),
  pair(
    'two games',
    false,
    [
      'Community Moderator',
      'Pixelkeep Games',
      'Moderate our Discord of 90,000 players of Emberfall. Reports, events, cheaters. $5/h.',
    ],
    [
      'Community Moderator',
      'Pixelkeep Games',
      'Moderate our Discord of 12,000 players of Mossgarden. Reports, events, cheaters. $5/h.',
    ],
  ),
  pair(
    'paralegals of two states',
    false,
    [
      'Paralegal',
      'Hartwell & Pine',
      'Discovery responses and demand letters in Filevine, medical records, California personal injury.',
    ],
    [
      'Paralegal',
      'Hartwell & Pine',
      'Discovery responses and demand letters in Filevine, medical records, Nevada workers compensation.',
    ],
  ),
  pair(
    'teachers of two grades',
    false,
    [
      'Grade School Teacher',
      'San Roque Learning Center',
      'Adviser of grade 2, LET passer, teaches all subjects, Bulacan campus, 13th month.',
      { location: 'Malolos' },
    ],
    [
      'Grade School Teacher',
      'San Roque Learning Center',
      'Adviser of grade 6, LET passer, teaches all subjects, Bulacan campus, 13th month.',
      { location: 'Malolos' },
    ],
  ),
  pair(
    'regular and seasonal',
    false,
    [
      'Warehouse Picker',
      'Lakbay Logistics',
      'Pick and pack in Calamba, scanner, day off on Sundays, regular after six months.',
    ],
    [
      'Warehouse Picker (Seasonal)',
      'Lakbay Logistics',
      'Pick and pack in Calamba, scanner, day off on Sundays, until January 15 only.',
    ],
  ),
  pair(
    'same client, two seats',
    false,
    [
      'Virtual Assistant',
      'Kalapati Partners',
      `${PARTNER}A veterinary chain in Leeds: answer the phones and book visits in Provet.`,
    ],
    [
      'Virtual Assistant',
      'Kalapati Partners',
      `${PARTNER}A veterinary chain in Leeds: claims with pet insurers and overdue accounts.`,
    ],
  ),
  pair(
    'grants and donors',
    false,
    [
      'Fundraising Assistant',
      'Lighthouse Kids',
      'After-school programs in Detroit. Write grant proposals, deadlines in Instrumentl, reports to funders.',
    ],
    [
      'Fundraising Assistant',
      'Lighthouse Kids',
      'After-school programs in Detroit. Thank donors, clean Bloomerang, plan the spring gala.',
    ],
  ),
  pair(
    'sites in the text only',
    false,
    [
      'Production Operator',
      'Semitek',
      'Operators for our plant in Carmona, 4 by 2 shift, cleanroom, ₱480 a day, shuttle from Biñan.',
    ],
    [
      'Production Operator',
      'Semitek',
      'Operators for our plant in Tanauan, 4 by 2 shift, cleanroom, ₱480 a day, shuttle from Lipa.',
    ],
  ),
]
