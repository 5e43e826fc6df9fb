import { type JudgedPair, pairOf as pair } from './pair.ts'

/** The rest of pairs-tuned-anew-more.ts. */
export const PAIRS_TUNED_ANEW_MORE_REST: readonly JudgedPair[] = [
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
