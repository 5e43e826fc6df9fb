import { type JudgedPair, pairOf as pair } from './pair.ts'

const CARE = `As a Customer Care Associate you take calls and e-mails of our guests, change bookings, and write every case into Zendesk.
You stay calm when others do not. You have finished at least two years of college and have worked in a BPO before.
We offer HMO from day one, a night differential, and a team that eats together.`

const AGENCY = `WHO WE ARE: Bridgewell Outsourcing places Filipino talent with growing businesses in the US and Australia. Since 2016 more than
900 people have found a long-term home with us. WHAT WE OFFER: weekly pay in USD, paid US holidays after three months, yearly increase,
HMO allowance, a team leader who listens. HOW WE HIRE: apply here, record a short video, meet our recruiter, meet the client. We never ask
for money. Please have a computer with 16 GB of memory and a line of at least 25 Mbps, with a back-up. ABOUT THE ROLE: `

const SHOP = `Our Shopify store sells pet supplies in Canada. We need somebody who lists products, edits pictures in Canva, answers customers
in Gorgias and watches stock. You know Shopify well and you write good English. Send us a store you worked on.`

const VA = `I run a small coaching business and my inbox is a mess. I need a VA to sort e-mails, book calls on Calendly, prepare slides in Canva
and post on Instagram. Reliable internet please, and somebody who asks when something is not clear.`

const DEV = `We are hiring a developer for our booking platform. You will build features in Laravel and Vue, review code, and talk to our
product owner daily. You have worked with MySQL and Git. Remote, but with four hours of overlap with London.`

const BOOKS = `Established accounting practice is after a bookkeeper who does bank reconciliations, BAS preparation, payroll in Xero and monthly
reports for ten clients. You have done this for Australian clients before and you can work alone.`

/** Pairs the rules were made with: our own words, after the kinds of pairs that real boards carry. */
export const pairsTuned: readonly JudgedPair[] = [
  pair(
    'a repost with a new first line',
    true,
    ['Ecommerce VA', 'Pawfect', SHOP],
    ['Ecommerce VA', 'Pawfect', `HIRING AGAIN! ${SHOP}`],
  ),
  pair(
    'a copy cut short by the other board',
    true,
    ['Executive VA', 'Mind Coach', VA],
    ['Executive VA', 'Mind Coach', VA.slice(0, 190)],
  ),
  pair(
    'the employer hidden by one board',
    true,
    ['Laravel Developer', 'Staylist', DEV],
    ['Laravel Developer', null, DEV],
  ),
  pair(
    'legal form and country',
    true,
    ['Bookkeeper', 'Numbers & Co', BOOKS],
    ['Bookkeeper', 'Numbers & Co Australia Pty Ltd', BOOKS],
  ),
  pair(
    'one remote job under two cities',
    true,
    ['Laravel Developer', 'Staylist', DEV, { location: 'Makati' }],
    ['Laravel Developer', 'Staylist', DEV, { location: 'Cebu City' }],
  ),
  pair(
    'loud words around a title',
    true,
    ['Bookkeeper', 'Numbers', BOOKS],
    ['URGENT!! Bookkeeper (WFH)', 'Numbers', BOOKS],
  ),
  pair(
    'a sentence more, after a question',
    true,
    ['Ecommerce VA', 'Pawfect', SHOP],
    ['Ecommerce VA', 'Pawfect', `${SHOP} Training is paid.`],
  ),
  pair(
    'a reworded title over one text',
    true,
    ['Ecommerce VA', 'Pawfect', SHOP],
    ['Shopify Ecommerce VA', 'Pawfect', SHOP],
  ),
  pair(
    'one board names the pay',
    true,
    ['Bookkeeper', 'Numbers', BOOKS, { pay: [900, 1100] }],
    ['Bookkeeper', 'Numbers', BOOKS],
  ),
  pair(
    'typing mistakes mended',
    true,
    ['Executive VA', 'Mind Coach', VA],
    ['Executive VA', 'Mind Coach', VA.replace('Reliable', 'Relaible').replace('prepare', 'prepaer')],
  ),
  pair(
    'spaces lost by a copy',
    true,
    ['Bookkeeper', 'Numbers', BOOKS],
    ['Bookkeeper', 'Numbers', BOOKS.replaceAll('\n', ' ')],
  ),
  pair(
    'full text beside a hidden name, same pay',
    true,
    ['Executive VA', 'Mind Coach', VA, { pay: [500, 500] }],
    ['Executive VA', null, VA, { pay: [502, 502] }],
  ),
  pair(
    'an agency, two clients, one title',
    false,
    [
      'Virtual Assistant',
      'Bridgewell',
      `${AGENCY}You keep the calendar of a roofing company in Dallas, answer its calls and chase its invoices.`,
    ],
    [
      'Virtual Assistant',
      'Bridgewell',
      `${AGENCY}You list homes for a property manager in Perth, book inspections and talk to tenants.`,
    ],
  ),
  pair(
    'an agency, two kinds of work',
    false,
    ['Virtual Assistant (Dental)', 'Bridgewell', `${AGENCY}Dental billing for a clinic.`],
    ['Virtual Assistant (Real Estate)', 'Bridgewell', `${AGENCY}Cold calls to owners of homes.`],
  ),
  pair(
    'an agency, numbered vacancies',
    false,
    ['Virtual Assistant', 'Bridgewell', `${AGENCY}See the client's page. Job ID: BW-2211`],
    ['Virtual Assistant', 'Bridgewell', `${AGENCY}See the client's page. Job ID: BW-2240`],
  ),
  pair(
    '1,100 behind 700',
    false,
    ['Executive VA', 'Mind Coach', VA, { pay: [1100, 1100] }],
    ['Executive VA', 'Mind Coach', VA, { pay: [700, 700] }],
  ),
  pair(
    'pay in the text alone',
    false,
    ['Executive VA', 'Mind Coach', `${VA} Pay is $700 a month.`],
    ['Executive VA', 'Mind Coach', `${VA} Pay is $1,100 a month.`],
  ),
  pair(
    'junior beside senior',
    false,
    ['Junior Laravel Developer', 'Staylist', DEV],
    ['Senior Laravel Developer', 'Staylist', DEV],
  ),
  pair('a level in Roman numbers', false, ['Bookkeeper I', 'Numbers', BOOKS], ['Bookkeeper II', 'Numbers', BOOKS]),
  pair(
    'years asked for',
    false,
    ['Laravel Developer', 'Staylist', `${DEV} 2 years of experience.`],
    ['Laravel Developer', 'Staylist', `${DEV} 5+ years of experience.`],
  ),
  pair(
    'half the hours',
    false,
    ['Ecommerce VA', 'Pawfect', SHOP, { hours: 20 }],
    ['Ecommerce VA', 'Pawfect', SHOP, { hours: 40 }],
  ),
  pair(
    'part time and full time',
    false,
    ['Ecommerce VA', 'Pawfect', SHOP, { types: ['Part-time'] }],
    ['Ecommerce VA', 'Pawfect', SHOP, { types: ['Full-time'] }],
  ),
  pair(
    'night and day',
    false,
    ['Customer Care Associate', 'Guestline', `${CARE} Shift: 10pm to 7am.`],
    ['Customer Care Associate', 'Guestline', `${CARE} Shift: 8am to 5pm.`],
  ),
  pair(
    'two sites of a call centre',
    false,
    ['Customer Care Associate', 'Guestline', CARE, { location: 'Iloilo' }],
    ['Customer Care Associate', 'Guestline', CARE, { location: 'Davao' }],
  ),
  pair(
    'two accounts of a call centre',
    false,
    ['Customer Care Associate - Telco', 'Guestline', CARE],
    ['Customer Care Associate - Travel', 'Guestline', CARE],
  ),
  pair('a generic text of two people', false, ['Executive VA', 'Mind Coach', VA], ['Executive VA', 'Body Coach', VA]),
  pair(
    'one text of a template, hidden names, other tools',
    false,
    ['Ecommerce VA', null, SHOP],
    [
      'Ecommerce VA',
      null,
      SHOP.replace('pet supplies in Canada', 'phone cases in Texas')
        .replace('Gorgias', 'Freshdesk')
        .replace('Shopify well', 'Etsy well'),
    ],
  ),
  pair('one title, other work', false, ['Virtual Assistant', 'Pawfect', SHOP], ['Virtual Assistant', 'Pawfect', VA]),
  pair(
    'client named',
    false,
    ['Bookkeeper', 'Bridgewell', `${BOOKS} Our client Harbor Homes waits for you.`],
    ['Bookkeeper', 'Bridgewell', `${BOOKS} Our client Pine Dental waits for you.`],
  ),
  pair(
    'weekly hours in the text',
    false,
    ['Executive VA', 'Mind Coach', `${VA} 10 hours per week.`],
    ['Executive VA', 'Mind Coach', `${VA} 40 hours per week.`],
  ),
]
