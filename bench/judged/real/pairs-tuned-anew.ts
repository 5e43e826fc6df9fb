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
]
