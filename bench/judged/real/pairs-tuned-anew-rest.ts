import { type JudgedPair, pairOf as pair } from './pair.ts'

/** The rest of pairs-tuned-anew.ts. */
export const PAIRS_TUNED_ANEW_REST: readonly JudgedPair[] = [
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
