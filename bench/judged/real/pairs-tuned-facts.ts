import { type JudgedPair, pairOf } from './pair.ts'

/** Two jobs of one employer that share its facts: town, programs, hours, people, pay; each text is written by itself. */
export const PAIRS_TUNED_FACTS: readonly JudgedPair[] = [
  pairOf(
    'plumber, dispatcher and bookkeeper',
    false,
    [
      'Dispatcher (Housecall Pro)',
      'Pipewright Plumbing',
      'Pipewright Plumbing in Tucson runs 9 vans. You answer the phone, book jobs in Housecall Pro, text customers when the plumber is close and keep the board moving. 8am-5pm Arizona time, $6/hr. You report to Dana.',
    ],
    [
      'Bookkeeper for Plumbing Company',
      'Pipewright Plumbing LLC',
      'We are Pipewright, plumbers in Tucson with nine vans on the road. Dana needs somebody to match Housecall Pro invoices with QuickBooks, pay suppliers each Friday and chase unpaid bills. Hours are 8am to 5pm Arizona. Pay is $6 per hour.',
    ],
  ),
  pairOf(
    'shop, tickets and ads',
    false,
    [
      'Customer Support (Gorgias)',
      'Juniper Candle Co',
      'Juniper Candle Co pours soy candles in Asheville. Answer 50 emails a day in Gorgias, handle returns in Loop and update tracking in ShipStation. Mon-Fri 9-5 Eastern. $5/hr.',
    ],
    [
      'Facebook Ads Assistant',
      'Juniper Candle Co',
      'We pour soy candles in Asheville and sell them on Shopify. You would build and watch our Meta campaigns, test 10 new creatives a week and report ROAS to Claire every Monday. 9-5 Eastern, Mon-Fri, $5/hr to start.',
    ],
  ),
  pairOf(
    'property manager, leasing and maintenance',
    false,
    [
      'Leasing Assistant (AppFolio)',
      'Bayou Keys Property',
      'Bayou Keys manages 320 doors in Houston. You answer leads from Zillow, schedule showings, screen applicants and send leases from AppFolio. 8-5 Central, Monday to Friday. USD 6 per hour.',
    ],
    [
      'Maintenance Coordinator',
      'Bayou Keys Property Management',
      'Houston property manager with 320 doors needs a coordinator for repairs: take tenant requests in AppFolio, send vendors, approve quotes below $300 and follow up until the work order is closed. 8am to 5pm Central, Mon-Fri, $6/hr.',
    ],
  ),
  pairOf(
    'law firm, intake and paralegal',
    false,
    [
      'Intake Specialist',
      'Harlan & Voss Injury Law',
      'Harlan & Voss helps people after car accidents in Reno. You pick up new calls, fill in the Litify intake and send the retainer by DocuSign. 8:30-5:30 Pacific. $7/hour. Supervisor: Mia.',
    ],
    [
      'Remote Paralegal (Personal Injury)',
      'Harlan & Voss Injury Law',
      'Our Reno office needs a paralegal who requests medical records, writes demand packages and keeps the Litify case notes clean for Mia. DocuSign and Dropbox used daily. Hours 8:30 to 5:30 Pacific, pay $7/hour.',
    ],
  ),
  pairOf(
    'dental group, insurance and recall',
    false,
    [
      'Dental Insurance Verifier',
      'Smileway Dental Group',
      'Smileway has 6 offices around Denver. Verify eligibility and breakdowns one week ahead, enter them in Dentrix and call Delta and Cigna where the portal says nothing. 7am-4pm Mountain, 40 hours, $6/hr.',
    ],
    [
      'Dental Recall Caller',
      'Smileway Dental Group',
      'Six Denver offices, thousands of patients who are overdue. You call and text them from the Dentrix list, book hygiene visits and confirm tomorrow. Mountain time 7am-4pm, full time at $6/hr. Weave phone experience helps.',
    ],
  ),
  pairOf(
    'software house, tester and support',
    false,
    [
      'QA Tester',
      'Ledgerfox',
      'Ledgerfox makes invoicing software for builders in Ireland. Test each release by hand, write cases in TestRail, file bugs in Jira for our 5 developers. 10am-6pm Dublin. EUR 1,200 a month.',
    ],
    [
      'Technical Support Agent',
      'Ledgerfox Ltd',
      'Builders in Ireland use Ledgerfox for their invoices and sometimes get stuck. You reply in Intercom, join a screen share and hand bugs to the 5 developers through Jira. 10am to 6pm Dublin time, EUR 1,200 monthly.',
    ],
  ),
  pairOf(
    'school, grade two and grade five',
    false,
    [
      'Grade 2 Teacher',
      'Santa Rita Learning Center',
      'Santa Rita Learning Center in Pasig needs an adviser for Grade 2, 25 pupils, reading and numeracy. LET passer. Mon-Fri 7 to 4. 21,000 plus 13th month.',
      { location: 'Pasig' },
    ],
    [
      'Teacher for Grade 5 Science and Filipino',
      'Santa Rita Learning Center Inc.',
      'We look for a teacher of Science and Filipino in the fifth grade, two sections of 25. Licensed, June start. Pasig campus, 7:00-4:00 weekdays, salary 21,000 and 13th month pay.',
      { location: 'Pasig City' },
    ],
  ),
  pairOf(
    'restaurant, cook and baker',
    false,
    [
      'Line Cook',
      'Kusina Reyna',
      'Kusina Reyna, Cebu IT Park. Cook for the hot line, silog and grill, 6 days, 10am-7pm. 610 a day, free meals, tips shared. Look for Chef Ramon.',
      { location: 'Cebu City' },
    ],
    [
      'Baker',
      'Kusina Reyna Restaurant',
      'Chef Ramon of Kusina Reyna in IT Park Cebu opens a bread counter: pandesal, ensaymada, cakes. Baker with 1 year experience, six days a week, 10am to 7pm, P610 daily, meals and tips.',
      { location: 'Cebu' },
    ],
  ),
  pairOf(
    'agency, two clients of one trade',
    false,
    [
      'Real Estate VA',
      'Anahaw Outsourcing',
      'Our client is a broker with 12 agents in Tampa. You keep the MLS, prepare CMAs, order signs and watch contract dates in Dotloop. 9-6 Eastern, $6/hr, Hubstaff.',
    ],
    [
      'Real Estate Virtual Assistant',
      'Anahaw Outsourcing',
      'For a wholesaler in Phoenix: pull lists from PropStream, skip trace, text sellers in Launch Control and update Podio. Hubstaff is used. 9am-6pm Mountain, USD 6 per hour.',
    ],
  ),
  pairOf(
    'agency, two medical clients',
    false,
    [
      'Medical Virtual Assistant',
      'Anahaw Outsourcing',
      'Pediatric clinic in Dallas, 3 doctors. Answer phones, refill requests and referrals in eClinicalWorks. Must know HIPAA. 8-5 Central, $5.50/hr, 1 year of medical VA.',
    ],
    [
      'Medical VA',
      'Anahaw Outsourcing',
      'A podiatrist in Austin with 3 rooms wants help with prior authorizations, charge entry and denials in Athena. HIPAA training given. 8am-5pm Central. $5.50/hr; one year as medical VA.',
    ],
  ),
  pairOf(
    'one channel, editor and thumbnail artist',
    false,
    [
      'YouTube Video Editor',
      'Ridgeline Overland',
      'Overland travel channel, 310k subs. Edit two 18 minute episodes a week in Premiere, colour, sound, captions. Footage on Frame.io. $900 a month, feedback from Josh.',
    ],
    [
      'Thumbnail Designer for YouTube',
      'Ridgeline Overland',
      'Josh of Ridgeline Overland (310k subs) needs thumbnails: 2 episodes a week, 3 versions each, in Photoshop. Frames are on Frame.io. Flat $900 monthly if you also do our Shorts covers.',
    ],
  ),
  pairOf(
    'warehouse, picker and driver',
    false,
    [
      'Warehouse Picker',
      'Norte Cold Storage',
      'Pick and load frozen goods at our Valenzuela cold storage. Night duty 9pm-6am, six days, 695 daily plus cold allowance of 50. HS graduate, NBI.',
      { location: 'Valenzuela' },
    ],
    [
      'Truck Driver (6-wheeler)',
      'Norte Cold Storage Corp.',
      'Valenzuela cold storage hires drivers for frozen deliveries in Bulacan. Restriction 3, NBI, no accident. 9pm-6am, 6 days, P695 per day and allowance of 50 per trip.',
      { location: 'Valenzuela City' },
    ],
  ),
  pairOf(
    'accounting firm, payroll and tax',
    false,
    [
      'Payroll Officer (Australia)',
      'Banksia Accountants',
      'Banksia in Geelong looks after 140 small firms. You run weekly and fortnightly pays in Xero and KeyPay, lodge super and single touch. 6am-3pm Manila. AUD 1,900 a month. Report to Helen.',
    ],
    [
      'Tax Accountant (AU)',
      'Banksia Accountants Pty Ltd',
      'Prepare company and trust returns for part of our 140 clients in Geelong, with Xero Tax and FYI Docs, reviewed by Helen. 3 years in Australian tax. 6am to 3pm Manila, AUD 1,900 monthly.',
    ],
  ),
  pairOf(
    'clinic, front desk and nurse',
    false,
    [
      'Clinic Receptionist',
      'Vida Skin Clinic',
      'Receive patients at Vida Skin in SM Fairview, book in Fresha, cashiering, answer Viber. 10am-8pm, 5 days, 18,000 with commission. Look for Ms. Trina.',
      { location: 'Quezon City' },
    ],
    [
      'Aesthetic Nurse',
      'Vida Skin Clinic',
      'Registered nurse for lasers, drips and facials at our SM Fairview branch. PRC license, training by Ms. Trina. Five days, 10am to 8pm. 18,000 basic and commission per service.',
      { location: 'Quezon City' },
    ],
  ),
  pairOf(
    'store, listings and purchasing',
    false,
    [
      'Amazon Listing Specialist',
      'Barkwell Pets',
      'Barkwell sells 85 dog products on Amazon US. Write titles, bullets and A+ pages, fix suppressed listings in Seller Central, brief our designer. Flexible, 40 hours, $1,000 a month. Owner: Pete.',
    ],
    [
      'Amazon Purchasing & Inventory VA',
      'Barkwell Pets',
      'Pete runs 85 dog products in FBA. You forecast, place POs with factories in Ningbo, book freight and send shipments in Seller Central so that nothing runs out. 40 hours a week, $1,000 monthly.',
    ],
  ),
  pairOf(
    'one trade, written by owner and by office',
    true,
    [
      'HVAC Dispatcher',
      'Coldspring Air',
      'I own Coldspring Air in Waco, 7 trucks. Need a dispatcher who knows ServiceTitan: take calls, book, send the right tech, keep customers posted. 7am-4pm Central, $6.50/hr. No beginners pls. - Rick',
    ],
    [
      'Remote Service Coordinator (Heating & Cooling)',
      'Coldspring Air LLC',
      'A family-owned heating and cooling contractor in Waco, Texas is hiring a coordinator to schedule a fleet of seven technicians through ServiceTitan, handle inbound calls and keep homeowners informed of arrival times. Prior dispatching is essential. 7:00-16:00 CT, USD 6.50 hourly, reporting to Rick.',
    ],
  ),
  pairOf(
    'clinic biller, two recruiters',
    true,
    [
      'Medical Biller (Kareo)',
      'Northgate Spine',
      'Spine clinic in Boise, 4 providers. Post payments, work denials over 30 days, send statements in Kareo. AR is at 210k and must come down. 8-5 Mountain, $7/hr, 2 yrs chiropractic or ortho billing.',
    ],
    [
      'Revenue Cycle Specialist - Orthopedics',
      'Northgate Spine & Joint',
      'Boise-based spine practice (four providers) seeks a specialist who reduces outstanding receivables, presently $210,000: denial management, payment posting and patient statements within Kareo. Two or more years in orthopedic or chiropractic billing. Mountain business hours, 8:00 AM - 5:00 PM; USD 7 an hour.',
    ],
  ),
  pairOf(
    'tutor centre, own words and head office',
    true,
    [
      'Math Tutor (Grade 7-10)',
      'Bright Abacus Marikina',
      'Need math tutor for our Marikina center, high school kids, groups of 6. Mon to Thu 3pm-7pm, 150 per hour. Algebra and geometry. BSEd Math or engineering grad ok. Ask for Teacher Liza.',
      { location: 'Marikina' },
    ],
    [
      'Junior High Mathematics Instructor, Part-time',
      'Bright Abacus',
      'Bright Abacus invites a mathematics instructor for small groups of six junior high students in algebra and geometry. Engineers and education majors are welcome. Classes run Monday to Thursday, 3:00-7:00 PM in Marikina; PHP 150 hourly. Coordinator: Teacher Liza.',
      { location: 'Marikina City' },
    ],
  ),
]
